({
  state: () => ({view: 'list', pane: true, level: 0, sort: 'modified', down: false, sorting: false, checked: [], starred: [], open: '', context: '', menu: '', dialog: '', query: '', offline: false, link: false, ejected: false, binned: false, toast: false, error: false, kind: '', shared: false, tagged: false, most: 100, opens: 'viewer', marked: [], sync: 'ask', hidden: false, tile: 2}),
  computed: {
    menus() {
      const ticks = {grid: this.S.view === 'grid', list: this.S.view === 'list', pane: this.S.pane, hidden: this.S.hidden, status: true};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'paste'}))}));
    },
    path() { return this.D.path.slice(0, this.D.path.length - this.S.level); },
    icons: () => ['home', 'clock', 'star', 'download', 'file-text', 'image', 'music', 'trash-2'],
    inks: () => ['#e53935', '#fb8c00', '#1e88e5', '#43a047', '#8e24aa'],
    context: () => [['open', 'external-link'], ['with', 'app-window'], ['copy', 'copy'], ['link', 'link'], ['rename', 'pencil'], ['tag', 'tag'], ['bin', 'trash-2'], ['info', 'info']],
    shown() {
      const by = {name: (a, b) => a.name.localeCompare(b.name, this.lang === 'zh' ? 'zh-CN' : 'en'), modified: (a, b) => (a.iso < b.iso ? 1 : -1), size: (a, b) => b.tenths - a.tenths}[this.S.sort];
      const S = this.S, files = this.D.files.filter(x => (!S.kind || x.kind.name === S.kind) && (!S.shared || x.shared) && (!S.tagged || x.tag >= 0) && x.tenths <= S.most * 10).sort(by);
      return this.S.down ? files.reverse() : files;
    },
    sorts() { return [...new Set(this.D.files.map(x => x.kind.name))].sort(); },
    opened() { return this.D.files.find(x => x.key === this.S.open) || this.D.files[0]; },
  },
  methods: {
    facts(x) {
      return JSON.stringify({
        name: {value: x.name, text: x.name}, size: {value: x.tenths / 10, text: x.size}, shared: {value: x.shared, text: x.shared ? this.L.shared : ''},
        ...(this.S.view === 'list' ? {kind: {value: x.kind.name, text: x.kind.name}, modified: {value: x.iso, text: x.modified}} : {}),
      });
    },
    folderFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, count: {value: x.count, text: `${x.count} ${this.L.items}`}}); },
    flip(name, x) { const list = this.S[name], at = list.indexOf(x.key); if (at < 0) list.push(x.key); else list.splice(at, 1); },
    mark(n) { const at = this.S.marked.indexOf(n); if (at < 0) this.S.marked.push(n); else this.S.marked.splice(at, 1); },
    pick(id) {
      this.S.menu = '';
      if (id === 'grid' || id === 'list') this.S.view = id;
      if (id === 'pane' || id === 'hidden') this.S[id] = !this.S[id];
      if (id === 'rename') this.S.dialog = 'rename';
      if (id === 'info') this.S.dialog = 'properties';
      if (id === 'all') this.S.checked = this.D.files.map(x => x.key);
    },
    act(name, x) {
      this.S.context = ''; this.S.open = x.key;
      if (name === 'rename') this.S.dialog = 'rename';
      if (name === 'info') this.S.dialog = 'properties';
    },
  },
})
