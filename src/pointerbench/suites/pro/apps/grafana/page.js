({
  components: {PbLegend: {
    props: ['list', 'S', 'group', 'facts'], emits: ['pick'],
    template: '<div class="legend"><div class="lg lh"><span>Name</span><span>Mean</span><span>Max</span><span>Last</span></div><button v-for="one in list" :key="one.name" class="lg" :data-group="group" :data-key="one.name" :data-facts="facts(one)" :class="{dim: S.only && S.only !== one.name}" @click="$emit(\'pick\', one.name)"><span><i :style="{background: one.ink}"></i>{{ one.name }}</span><span>{{ one.texts.mean }}</span><span>{{ one.texts.max }}</span><span>{{ one.texts.last }}</span></button></div>',
  }},
  state: d => ({page: 'board', nav: false, panel: '', open: '', dialog: '', only: '', star: false, starred: 0, shifts: 0, wide: 0, reads: 0, did: '', drill: '', unfolded: [], folded: [], newest: true, wrap: false, times: true, dedup: false, live: false, mode: 'Builder', legend: 'Table', typing: '', tag: '', chosen: '', share: 'Link', locked: true, toast: false, fill: 12, size: 1, kiosk: false, off: false, filters: 1, queries: 1, splits: 0, sort: 'name', saved: false, keep: false, rows: [], view: 'grouped', level: ''}),
  computed: {
    tops() { return [['add', 'plus', 'New'], ['help', 'help', 'Help'], ['news', 'rss', 'News']].map(([id, icon, label]) => ({id, icon, label, fn: id})); },
    places() {
      const at = {board: 'dashboards', edit: 'dashboards', view: 'dashboards', boards: 'dashboards', explore: 'explore', alerts: 'rules'}[this.S.page];
      return [['home', 'Home', 'home', 0], ['bookmarks', 'Bookmarks', 'bookmark', 0], ['starred', 'Starred', 'star', 0], ['dashboards', 'Dashboards', 'grid', 0], ['playlists', 'Playlists', '', 1], ['snapshots', 'Snapshots', '', 1], ['library', 'Library panels', '', 1], ['explore', 'Explore', 'compass', 0], ['drilldown', 'Drilldown', 'zoom-in', 0], ['alerting', 'Alerting', 'bell', 0], ['rules', 'Alert rules', '', 1], ['contacts', 'Contact points', '', 1], ['policies', 'Notification policies', '', 1], ['silences', 'Silences', '', 1], ['connections', 'Connections', 'plug', 0], ['sources', 'Data sources', '', 1], ['admin', 'Administration', 'settings', 0]].map(([id, label, icon, depth]) => ({id, label, icon, depth, on: id === at, fn: 'go_' + id}));
    },
    crumbs() {
      const D = this.D;
      return {explore: ['Home', 'Explore', 'loki'], alerts: ['Home', 'Alerting', 'Alert rules'], boards: ['Home', 'Dashboards'], edit: ['Dashboards', D.folder, D.service + ' / Overview', 'Edit panel'], view: ['Dashboards', D.folder, D.service + ' / Overview', 'View panel']}[this.S.page] || ['Home', 'Dashboards', D.folder, D.service + ' / Overview'];
    },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more}), D = this.D;
      return {
        panel: [e('view_panel', 'View', 'eye', {keys: 'v'}), e('edit_panel', 'Edit', 'edit', {keys: 'e'}), e('share_panel', 'Share', 'share-2', {sub: true}), e('explore_panel', 'Explore', 'compass', {keys: 'p x'}), e('inspect', 'Inspect', 'info', {keys: 'i'}), e('duplicate', 'Duplicate', 'copy', {line: true}), e('copy_panel', 'Copy', 'clipboard'), e('alert_from', 'New alert rule', 'bell'), e('hide_legend', 'Hide legend', 'list'), e('remove', 'Remove', 'trash', {line: true})],
        time: [{title: 'Quick ranges'}, ...[['m5', 'Last 5 minutes'], ['m15', 'Last 15 minutes'], ['m30', 'Last 30 minutes'], ['h1', 'Last 1 hour'], ['h3', 'Last 3 hours'], ['h6', 'Last 6 hours'], ['h12', 'Last 12 hours'], ['h24', 'Last 24 hours'], ['d2', 'Last 2 days'], ['d7', 'Last 7 days'], ['d30', 'Last 30 days'], ['today', 'Today'], ['week', 'This week so far']].map(([id, label]) => ({id: 't_' + id, label, on: label === D.span, fn: {m15: 'quarter', d7: 'seven_days', today: 'today', d30: 'month', h24: 'day'}[id]})), e('zone', 'Change time settings', 'globe', {line: true})],
        every: ['Off', 'Auto', '5s', '10s', '30s', '1m', '5m', '15m', '30m', '1h'].map(id => ({id: 'e_' + id, label: id, on: id === D.every, fn: {Off: 'every_off', '1h': 'every_hour', '1m': undefined}[id]})),
        add: [e('new_board', 'New dashboard', 'grid'), e('import_board', 'Import dashboard', 'upload'), e('new_rule_top', 'New alert rule', 'bell')],
        help: [e('docs', 'Documentation', 'book-open'), e('shortcuts', 'Keyboard shortcuts', 'keyboard'), e('support', 'Community', 'users')],
      };
    },
    vars() { const D = this.D, n = D.hosts[0].name; return [['source', 'Data source', 'prometheus'], ['cluster', 'cluster', D.slug], ['job', 'job', n.split('-')[0]], ['instance', 'instance', this.S.only || 'All']].map(([id, label, value]) => ({id, label, value, fn: 'var_' + id})); },
    left() { return this.S.nav ? 220 : 0; },
    hosts() { return this.D.hosts; },
    cpu() { return this.lines(this.D.hosts).map(one => ({...one, fill: this.S.only ? .12 : .04})); },
    memory() { return this.lines(this.D.memory); },
    rates() { return this.D.rates.map(one => ({id: one.name, ink: one.ink, kind: 'area', fill: .18, values: one.values})); },
    delays() { return this.D.delays.map(one => ({id: one.name, ink: one.ink, kind: 'line', fill: this.S.page === 'edit' ? this.S.fill / 100 : .08, values: one.values, thick: this.S.page === 'edit' ? this.S.size : 1.5})); },
    routes() { const by = {delay: x => -x.delay, rate: x => -x.rate, failed: x => -x.failed}[this.S.sort] || (x => -x.delay); return [...this.D.routes].sort((a, b) => by(a) - by(b)); },
    groups() { return [0, 1, 2].map(n => ({id: n, name: [this.D.slug + ' / slo', 'infrastructure', 'dependencies'][n], rules: this.D.rules.filter(x => x.folder === n && (!this.S.level || this.S.level === x.state))})); },
    tally() { return ['Firing', 'Pending', 'Normal'].map(state => ({state, n: this.D.rules.filter(x => x.state === state).length})); },
    lines_log() { const all = this.S.newest ? this.D.log : [...this.D.log].reverse(); return this.S.level ? all.filter(x => x.level === this.S.level) : all; },
    boards() { return this.D.boards.filter(x => !this.S.tag || x.tags.includes(this.S.tag)); },
    query() { return `histogram_quantile(0.95, sum by(le) (rate(http_request_duration_seconds_bucket{job="${this.D.hosts[0].name.split('-')[0]}"}[$__rate_interval])))`; },
    counts() { return [{id: 'n', ink: '#73bf69', kind: 'bar', values: this.D.counts}]; },
    tags() { return [...new Set(this.D.boards.flatMap(x => x.tags))].sort(); },
    logTools() { return [['times', 'Time', this.S.times], ['wrap', 'Wrap lines', this.S.wrap], ['dedup', 'Deduplicate', this.S.dedup]].map(([id, label, on]) => ({id, label, on, kind: 'switch', fn: {times: 'hide_times', wrap: 'wrap', dedup: 'dedup'}[id]})); },
  },
  methods: {
    lines(list) { return list.map(one => ({id: one.name, ink: one.ink, kind: 'line', values: one.values, dim: this.S.only && this.S.only !== one.name})).filter(one => !one.dim); },
    ticks(list, unit, stacked) {
      const all = stacked ? list[0].values.map((_, n) => Math.max(...list.map(one => one.values[n]))) : list.flatMap(one => one.values);
      return pb.steps(Math.max(...all), 4).map(at => ({at, label: unit === 'ms' ? this.delayText(at) : unit === '%' ? at + '%' : unit ? at + ' ' + unit : String(at)}));
    },
    facts(one) { const f = key => ({value: one.known[key], text: one.texts[key]}); return JSON.stringify({name: {value: one.name, text: one.name}, mean: f('mean'), max: f('max'), last: f('last')}); },
    pack: pb.facts,
    pb_ticks(values) { return pb.steps(Math.max(...values), 2).map(at => ({at, label: String(at)})); },
    shade(value, low, high) { return value >= high ? '#f2495c' : value >= low ? '#ff9830' : '#73bf69'; },
    delayText(ms) { return ms >= 1000 ? (ms / 1000).toFixed(2) + ' s' : ms + ' ms'; },
    isolate(name) { this.S.only = this.S.only === name ? '' : name; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    menu(panel) { this.S.panel = panel; this.S.open = this.S.open === 'panel' && this.S.panel === panel ? '' : 'panel'; },
    go(id) { const S = this.S; S.page = {dashboards: 'boards', explore: 'explore', rules: 'alerts', alerting: 'alerting'}[id] || id; },
    act(id) {
      const S = this.S;
      S.open = '';
      if (id === 'view_panel') S.page = 'view';
      else if (id === 'edit_panel') S.page = 'edit';
      else if (id === 'explore_panel') S.page = 'explore';
      else if (id === 'share_panel') S.dialog = 'share';
      else S.did = id;
    },
  },
})
