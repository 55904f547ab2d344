({
  state: () => ({page: 'programs', menu: '', row: '', open: 'p0', dialog: '', toast: '', banner: false, query: '', kind: 'all', sort: 'cpu', panel: true, dense: false, tree: false, paused: false, fresh: 0, pinned: [], ended: [], meter: 'cpu', range: '60', kernel: false, cores: false, stopped: [], restarted: [], off: [], gone: [], modes: {}, level: 3, spare: [], top: false, tray: true, boot: false, sound: false, warn: 85, heat: 80, speed: 2, unit: 'mb', first: 'programs', columns: ['pid', 'disk', 'net', 'threads', 'age'], cleaned: ['cache', 'bin']}),
  computed: {
    shown() {
      const by = {cpu: x => -x.cpu, memory: x => -x.memory, disk: x => -x.disk, net: x => -x.net}[this.S.sort];
      return this.D.programs.filter(x => x.facts.name.text.includes(this.S.query) && (this.S.kind === 'all' || x.own === (this.S.kind === 'own'))).sort((a, b) => by(a) - by(b));
    },
    opened() { return this.D.programs.find(x => x.key === this.S.open) || this.D.programs[0]; },
    disk() { return this.D.disks.find(x => x.key === this.S.open) || this.D.disks[0]; },
    meter() { return this.D.meters.find(x => x.key === this.S.meter); },
    pages() { return [['programs', 'activity'], ['load', 'gauge'], ['disks', 'hard-drive'], ['services', 'workflow'], ['starts', 'rocket'], ['settings', 'settings']]; },
    menus() {
      const item = (id, keys, more) => ({id, label: this.L['menu_' + id], keys, ...more});
      return [
        {id: 'file', label: this.L.menu_file, items: [item('run', 'Ctrl+N', {fn: 'run'}), item('picture', 'Ctrl+S'), item('quit', 'Ctrl+Q', {line: true})]},
        {id: 'view', label: this.L.menu_view, items: [item('fresh', 'F5', {fn: 'refresh'}), item('paused', 'Space', {on: this.S.paused, fn: 'hold'}), item('dense', '', {on: this.S.dense, fn: 'dense', line: true}), item('tree', 'Ctrl+T', {on: this.S.tree, fn: 'tree'}), item('panel', 'Ctrl+I', {on: this.S.panel, fn: 'fold'})]},
        {id: 'options', label: this.L.menu_options, items: [item('top', '', {on: this.S.top, fn: 'top'}), item('tray', '', {on: this.S.tray}), item('sound', '', {on: this.S.sound})]},
        {id: 'help', label: this.L.menu_help, items: [item('manual', 'F1'), item('about', '')]},
      ];
    },
  },
  methods: {
    busy() { return this.S.dialog || this.S.row || this.S.menu; },
    facts(x, more) { return this.busy() ? null : JSON.stringify({...x.facts, ...more}); },
    program(x) { const {pid, disk, threads, age, ...kept} = x.facts, narrow = {pid, disk, ...(this.S.panel ? {} : {threads, age})}; return this.busy() ? null : JSON.stringify({...kept, ...narrow, hung: {value: x.hung, text: x.hung ? this.L.hung : ''}}); },
    service(x) { return this.facts(x, {state: {value: x.state, text: this.L['is_' + this.status(x)]}}); },
    start(x) { return this.facts(x, {impact: {value: x.impact, text: this.L['impact_' + x.impact]}}); },
    volume(x) { return this.facts(x, {loose: {value: x.loose, text: x.loose ? this.L.loose : ''}}); },
    status(x) { return this.S.stopped.includes(x.key) ? 'stopped' : x.state; },
    mode(x) { return x.key in this.S.modes ? this.S.modes[x.key] : x.start; },
    heat(value, most) { const part = Math.min(1, value / most); return part < .04 ? {} : {background: `color-mix(in srgb, var(--warm) ${Math.round(10 + part * 62)}%, transparent)`}; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    go(page) { Object.assign(this.S, {page, row: '', menu: ''}); },
    ask(dialog, key) { Object.assign(this.S, {dialog, open: key || this.S.open, row: '', menu: ''}); },
    pick(id) {
      const S = this.S; S.menu = '';
      if (id in S && typeof S[id] === 'boolean') S[id] = !S[id];
      else if (id === 'fresh') S.fresh += 1;
      else if (id === 'picture') S.toast = 'picture';
      else if (id === 'run') S.dialog = 'run';
    },
    path(values, close) { const d = values.map((v, n) => `${n ? 'L' : 'M'}${(n * 600 / (values.length - 1)).toFixed(1)} ${(200 - v * 2).toFixed(1)}`).join(' '); return close ? `${d} L600 200 L0 200Z` : d; },
    cut(values) { return values.slice({60: 0, 30: 30, 10: 48}[this.S.range]); },
  },
})
