({
  state: () => ({side: 'explorer', view: 'code', tab: 'problems', panel: true, split: false, running: false, folded: false, errors: false, staged: [], reverted: [], added: [], copied: '', query: '', shells: 1, cleared: false, quiet: false, toast: false, error: false, menu: '', dialog: '', font: 13, lines: 16, autosave: false, format: true, wrap: false, ligatures: true, cursor: 'bar', minimap: true, brackets: true, blame: false}),
  computed: {
    menus() {
      const ticks = {auto: this.S.autosave, map: true, wrap: this.S.wrap, panel: this.S.panel};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'redo'}))}));
    },
    keys() { return this.D.menus.flatMap(([, , ...items]) => items).filter(x => x[2]).slice(0, 14).map(x => [x[1], x[2]]); },
    sides: () => [['explorer', 'files'], ['search', 'search'], ['scm', 'git-branch'], ['extensions', 'puzzle']],
    hues: () => ['#c2410c', '#15803d', '#1d4ed8', '#7e22ce', '#be123c', '#0f766e'],
    tabs() { return [...this.D.files.slice(0, 3), ...(this.S.view === 'settings' ? [this.L.settings] : [])]; },
    current() { return this.S.view === 'settings' ? 3 : 0; },
    problems() { return this.D.problems.filter(x => !this.S.errors || x.severity === 'error'); },
    outline() {
      const found = this.D.code.map(line => line.match(/^\s*(?:export )?(?:async )?(class|interface|type|def|function|func) (\w+)/)).filter(Boolean);
      return found.map(m => [['class', 'interface', 'type'].includes(m[1]) ? 'class' : 'call', m[2]]);
    },
    painted() { return this.D.code.map(line => this.paint(line)); },
  },
  methods: {
    open(n) { return !this.S.folded && n < 2; },
    count(file) { return this.D.problems.filter(x => x.file === file && x.severity === 'error').length; },
    tally(severity) { return this.D.problems.filter(x => x.severity === severity).length; },
    marks(file) { return this.count(file) ? 'error' : this.D.changes.some(x => x.path === file) ? 'edited' : ''; },
    paint(line) {
      const safe = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
      const rule = /(#.*$|\/\/.*$|"""[^"]*""")|("[^"]*"|`[^`]*`)|\b(from|import|def|class|return|for|in|if|is|not|and|None|export|interface|const|let|async|await|function|new|of|continue|package|type|struct|var|func|range|nil|lambda|void)\b|\b(str|float|int|bool|list|string|number|boolean|Promise|Map|Path|float64|error)\b|(\b\d+(?:\.\d+)?\b)|(@?\w+)(?=\()/g;
      let html = '', at = 0;
      for (const m of line.matchAll(rule)) {
        const kind = ['', 'note', 'text', 'word', 'type', 'digit', 'call'][m.slice(1).findIndex(Boolean) + 1];
        html += safe(line.slice(at, m.index)) + `<i class="t-${kind}">${safe(m[0])}</i>`;
        at = m.index + m[0].length;
      }
      return html + safe(line.slice(at));
    },
    problemFacts(x) {
      return JSON.stringify({message: {value: x.message, text: x.message}, severity: {value: x.severity, text: this.L['severity_' + x.severity]}, file: {value: x.file, text: x.file}, line: {value: x.line, text: String(x.line)}, fixable: {value: x.fixable, text: x.fixable ? this.L.fixable : ''}});
    },
    changeFacts(x) { return JSON.stringify({path: {value: x.path, text: x.path}, added: {value: x.added, text: String(x.added)}, removed: {value: x.removed, text: String(x.removed)}}); },
    extFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, rating: {value: x.rating, text: x.rating.toFixed(1)}, downloads: {value: x.downloads, text: x.shown}, installed: {value: x.installed, text: x.installed ? this.L.installed : ''}}); },
    pick(id) {
      this.S.menu = '';
      if (id === 'new') this.S.dialog = 'unsaved';
      if (id === 'palette') this.S.dialog = 'palette';
      if (id === 'panel' || id === 'wrap') this.S[id] = !this.S[id];
      if (id === 'auto') this.S.autosave = !this.S.autosave;
      if (id === 'start') this.S.running = true;
    },
  },
})
