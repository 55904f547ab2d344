({
  components: {TvChart: {
    mixins: [pb.sized],
    props: {bars: Array, lines: Array, drawn: Boolean, last: Object, shade: Boolean, replay: Boolean},
    computed: {
      right() { return 62; }, deep() { return Math.max(60, this.h - 24); }, step() { return 7; },
      seen() { const n = Math.max(20, Math.floor((this.w - this.right) / this.step) - 14); return this.bars.slice(this.replay ? -n - 24 : -n, this.replay ? -24 : undefined); },
      from() { return this.bars.indexOf(this.seen[0]); },
      ends() { const lo = Math.min(...this.seen.map(b => b.l)), hi = Math.max(...this.seen.map(b => b.h)), m = (hi - lo) * .06; return [lo - m * 3, hi + m]; },
      top() { return Math.max(...this.seen.map(b => b.v)); },
      ticks() { const [lo, hi] = this.ends, raw = (hi - lo) / Math.max(3, this.deep / 46), ten = 10 ** Math.floor(Math.log10(raw)), s = [1, 2, 2.5, 5, 10].find(n => n * ten >= raw) * ten; return Array.from({length: Math.floor(hi / s) - Math.ceil(lo / s) + 1}, (_, n) => (Math.ceil(lo / s) + n) * s); },
      months() { const out = []; this.seen.forEach((b, n) => { const m = b.d.slice(0, 7); if (n && m !== this.seen[n - 1].d.slice(0, 7)) out.push({x: this.x(n), label: b.d.slice(5, 7) === '01' ? b.d.slice(0, 4) : ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][+b.d.slice(5, 7) - 1]}); }); return out; },
      curves() { return this.lines.map(l => ({ink: l.ink, d: l.values.slice(this.from, this.from + this.seen.length).map((v, n) => v === null ? '' : (n ? 'L' : 'M') + this.x(n) + ' ' + this.y(v).toFixed(1)).join('').replace(/^L/, 'M')})); },
      trend() { const n = this.seen.length, a = Math.floor(n * .2), b = Math.floor(n * .75), low = f => this.seen.slice(f - 6, f + 6).reduce((m, c) => Math.min(m, c.l), 1e9); return [this.x(a), this.y(low(a)), this.x(b), this.y(low(b))]; },
    },
    methods: {
      x(n) { return n * this.step + 6; },
      y(v) { const [lo, hi] = this.ends; return 8 + (this.deep - 8) * (1 - (v - lo) / (hi - lo)); },
      fix(v) { return v.toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2}); },
    },
    template: `<div ref="box" class="tvc"><svg v-if="w" :width="w" :height="h" data-el="none"><g class="gridl"><path v-for="t in ticks" :key="'h' + t" :d="'M0 ' + y(t) + 'H' + (w - right)"/><path v-for="m in months" :key="'v' + m.x" :d="'M' + m.x + ' 0V' + deep"/></g><g v-for="(b, n) in seen" :key="b.d" :class="b.c >= b.o ? 'upc' : 'dnc'"><rect class="vol" :x="x(n) - 2.500" :width="5" :y="deep - b.v / top * deep * .17" :height="b.v / top * deep * .17"/><path :d="'M' + x(n) + ' ' + y(b.h) + 'V' + y(b.l)"/><rect :x="x(n) - 2.500" :width="5" :y="Math.min(y(b.o), y(b.c))" :height="Math.max(1, Math.abs(y(b.o) - y(b.c)))"/></g><path v-for="c in curves" :key="c.ink" :d="c.d" class="cv" :style="{stroke: c.ink}"/><g v-if="drawn" class="tl"><path :d="'M' + trend[0] + ' ' + trend[1] + 'L' + trend[2] + ' ' + trend[3]"/><circle :cx="trend[0]" :cy="trend[1]" r="5"/><circle :cx="trend[2]" :cy="trend[3]" r="5"/></g><path class="now" :class="{dnl: last.change < 0}" :d="'M0 ' + y(last.price) + 'H' + (w - right)"/><path class="axis" :d="'M' + (w - right) + ' 0V' + h + 'M0 ' + deep + 'H' + w"/></svg><span v-for="t in ticks" :key="t" class="ax" :style="{top: y(t) - 9 + 'px', left: w - right + 7 + 'px'}">{{ fix(t) }}</span><span class="ax cur" :class="{dnb: last.change < 0}" :style="{top: y(last.price) - 10 + 'px', left: w - right + 1 + 'px'}">{{ last.text }}</span><span v-for="m in months" :key="m.x" class="ax" :style="{top: deep + 3 + 'px', left: m.x - 10 + 'px'}">{{ m.label }}</span></div>`,
  }},
  state: d => ({panel: 'watch', picked: '', bottom: '', rsi: false, averages: false, drawn: false, replay: false, hidden: {}, tool: 'cross', range: '', open: '', dialog: '', typing: '', folded: [], sort: '', side: '', list: 'Positions', position: '', guarded: '', reversed: '', closed: '', log: 'Alerts', alert: '', paused: '', edited: '', deleted: '', kind: 'All', shelf: 'Community', starred: '', added: '', chosen: '', page: 'Symbol', on: {push: true, popup: true, mail: false, sound: false, colour_bars: false, body: true, borders: true, wick: true}, notice: false, did: ''}),
  computed: {
    own() { return this.D.watch.find(w => w.ticker === this.D.own); },
    bar() { return this.D.bars[this.D.bars.length - 1]; },
    legends() { const n = this.D.average.length - 1; return [{id: 'vol', name: 'Vol', note: '', value: this.bar.v + 'M', ink: this.bar.c >= this.bar.o ? '#089981' : '#f23645'}, ...(this.S.averages ? [{id: 'ma20', name: 'MA', note: '20 close', value: this.fix(this.D.average[n]), ink: '#2962ff'}, {id: 'ema50', name: 'EMA', note: '50 close', value: this.fix(this.D.slow[n]), ink: '#ff9800'}] : [])]; },
    drawers() { return [['cross', 'Cross', 'tabler:plus'], ['lines', 'Trend line', 'tabler:line'], ['fib', 'Fib retracement', 'tabler:align-justified'], ['patterns', 'XABCD pattern', 'tabler:vector-triangle'], ['forecast', 'Long position', 'tabler:chart-arrows-vertical'], ['brush', 'Brush', 'tabler:brush'], ['text', 'Text', 'tabler:letter-t'], ['icons', 'Icons', 'tabler:mood-smile'], null, ['measure', 'Measure', 'tabler:ruler-2'], ['zoom', 'Zoom in', 'tabler:zoom-in'], null, ['magnet', 'Magnet mode', 'tabler:magnet'], ['keep', 'Stay in drawing mode', 'tabler:pencil-bolt'], ['lock_all', 'Lock all drawings', 'tabler:lock-open'], ['hide_all', 'Hide all drawings', 'tabler:eye'], null, ['remove_all', 'Remove drawings', 'tabler:trash']]; },
    widgets() { return [['w_watch', 'Watchlist', 'tabler:list-details', 'watch'], ['w_alerts', 'Alerts', 'tabler:alarm', 'alerts'], ['w_data', 'Data window', 'tabler:table', 'data'], ['w_objects', 'Object tree', 'tabler:stack-2'], ['w_ideas', 'Ideas', 'tabler:bulb'], ['w_chats', 'Chats', 'tabler:messages'], ['w_news', 'News', 'tabler:news'], ['w_screener', 'Screeners', 'tabler:filter-search'], ['w_calendar', 'Calendars', 'tabler:calendar-event'], null, ['w_bell', 'Notifications', 'tabler:bell'], ['w_help', 'Help center', 'tabler:help']]; },
    groups() { const by = {ticker: w => w.ticker, price: w => -w.price, change: w => -w.change, percent: w => -w.percent}[this.S.sort]; return ['STOCKS', 'FOREX', 'FUTURES'].map((g, n) => { const own = this.D.watch.filter(w => w.group === n); return [g, by ? [...own].sort((a, b) => by(a) < by(b) ? -1 : 1) : own]; }); },
    floats() { return [['line_template', 'Template', 'tabler:layout-grid'], ['line_colour', 'Line color', 'tabler:pencil'], ['line_width', 'Line width', 'tabler:line-height', '2px'], ['line_style', 'Style', 'tabler:line-dashed'], ['line_set', 'Settings', 'tabler:settings'], ['line_alert', 'Add alert', 'tabler:alarm-plus'], ['line_lock', 'Lock', 'tabler:lock-open'], ['line_delete', 'Remove', 'tabler:trash'], ['line_more', 'More', 'tabler:dots']]; },
    replays() { return [['rep_bar', 'Select bar', '', 'Select bar'], ['rep_play', 'Play', 'tabler:player-play'], ['rep_step', 'Forward', 'tabler:player-track-next'], ['rep_speed', 'Replay speed', '', '1x'], ['rep_live', 'Jump to real time', 'tabler:player-skip-forward'], ['rep_exit', 'Exit', 'tabler:x']]; },
    spots() { return {interval: '[data-at="interval"]', type: '[data-at="type"]', lines: '[data-at="d-lines"]'}; },
    menus() {
      const e = (id, label, more) => ({id, label, fn: id, ...more}), i = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      return {
        interval: [{title: 'MINUTES', id: 't1'}, e('i_1', '1 minute'), e('i_5', '5 minutes'), e('i_15', '15 minutes'), {title: 'HOURS', id: 't2'}, e('i_60', '1 hour'), e('i_240', '4 hours'), {title: 'DAYS', id: 't3'}, {id: 'i_d', label: '1 day', on: true}, e('i_w', '1 week'), e('i_m', '1 month')],
        type: [{id: 't_bars', label: 'Bars', icon: 'tabler:chart-candle', fn: 't_bars'}, {id: 't_candles', label: 'Candles', on: true}, {id: 't_hollow', label: 'Hollow candles', icon: 'tabler:chart-candle', fn: 't_hollow'}, {id: 't_line', label: 'Line', icon: 'tabler:chart-line', fn: 't_line', line: true}, {id: 't_area', label: 'Area', icon: 'tabler:chart-area-line', fn: 't_area'}, {id: 't_base', label: 'Baseline', icon: 'tabler:chart-dots'}, {id: 't_columns', label: 'Columns', icon: 'tabler:chart-bar', fn: 't_columns', line: true}, {id: 't_heikin', label: 'Heikin Ashi', icon: 'tabler:chart-candle', fn: 't_heikin', line: true}, {id: 't_renko', label: 'Renko', icon: 'tabler:grid-dots', fn: 't_renko'}],
        chart: [i('x_reset', 'Reset chart view', 'tabler:refresh', {keys: 'Alt+R'}), i('x_copy', 'Copy price ' + this.own.text, 'tabler:copy', {line: true}), i('x_alert', 'Add alert on ' + this.D.own + ' at ' + this.own.text, 'tabler:alarm-plus', {keys: 'Alt+A', line: true}), e('x_sell', 'Sell 1 ' + this.D.own + ' @ ' + this.own.text + ' limit'), e('x_order', 'Add order on ' + this.D.own + '...', {keys: 'Shift+T'}), e('x_cursor', 'Lock vertical cursor line by time', {on: false, line: true}), e('x_table', 'Table view', {line: true}), e('x_tree', 'Object tree...'), e('x_template', 'Chart template', {sub: true, line: true}), e('x_clear', 'Remove 3 indicators', {line: true}), i('x_settings', 'Settings...', 'tabler:settings', {line: true})],
        lines: [{title: 'LINES', id: 't4'}, i('l_trend', 'Trend Line', 'tabler:line', {keys: 'Alt+T'}), i('l_ray', 'Ray', 'tabler:arrow-up-right'), i('l_info', 'Info Line', 'tabler:info-circle'), i('l_extended', 'Extended Line', 'tabler:arrows-diagonal'), i('l_angle', 'Trend Angle', 'tabler:angle'), i('l_horizontal', 'Horizontal Line', 'tabler:minus', {keys: 'Alt+H'}), i('l_vertical', 'Vertical Line', 'tabler:minus-vertical', {keys: 'Alt+V'}), {title: 'CHANNELS', id: 't5'}, i('l_parallel', 'Parallel Channel', 'tabler:equal'), i('l_regression', 'Regression Trend', 'tabler:chart-dots-2')],
      };
    },
    titles() { return {indicators: 'Indicators, metrics, and strategies', alert: 'Create alert on ' + this.D.own, settings: 'Settings', symbol: 'Symbol search'}; },
    ends() { return {indicators: [], symbol: [], alert: [{id: 'no', label: 'Cancel', fn: 'cancel'}, {id: 'alert_make', label: 'Create', main: true, fn: 'alert_make'}], settings: [{id: 'template', label: 'Template', side: 'start', fn: 'template'}, {id: 'no', label: 'Cancel', fn: 'cancel'}, {id: 'ok', label: 'Ok', main: true, fn: 'ok'}]}[this.S.dialog]; },
    asks() { return [['alert_condition', 'Condition', this.D.own, true], ['alert_how', 'Trigger', 'Crossing', true], ['alert_value', 'Value', this.own.text], ['alert_often', 'Frequency', 'Only once', true], ['alert_until', 'Expiration', this.D.bars[this.D.bars.length - 1].d, true], ['alert_name', 'Alert name', 'Optional']]; },
  },
  methods: {
    fix(v) { return v.toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2}); },
    signed(v) { return (v < 0 ? '−' : '+') + Math.abs(v).toFixed(2); },
    moved(w) { return (w.change < 0 ? '−' : '+') + Math.abs(w.change).toFixed(w.price < 3 ? 5 : 2); },
    pack: pb.facts,
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    draw(id) { const S = this.S; if (['magnet', 'keep', 'lock_all', 'hide_all', 'remove_all'].includes(id)) S.did = id; else S.tool = id; },
    act(id) {
      const S = this.S; S.open = '';
      if (id === 'no') S.dialog = '';
      else if (id === 'rep_exit') S.replay = false;
      else if (id === 'x_settings') S.dialog = 'settings';
      else if (id === 'x_alert' || id === 'alert_new') S.dialog = 'alert';
      else if (id === 'line_delete') S.drawn = false;
      else S.did = id;
    },
  },
})
