({
  state: d => ({menu: '', drop: '', pane: 'comments', outline: true, at: 0, style: 'body', font: 0, size: d.points, bold: false, italic: false, underline: false, marker: false, painter: false, ink: 0, align: 'left', list: '', writing: false, resolved: [], restored: '', track: false, spelling: true, focus: false, zoom: d.zoom, space: [...d.values], keep: true, hyphens: false, case: false, whole: true, copies: 2, range: 'all_pages', sides: true, colour: false, link: false, dialog: '', toast: false, error: false}),
  computed: {
    menus() {
      const ticks = {rulers: true, marks: false, outline: this.S.outline, track: this.S.track};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'redo'}))}));
    },
    pages() { return this.lang === 'zh' ? `第${this.D.page}页，共${this.D.pages}页` : `Page ${this.D.page} of ${this.D.pages}`; },
    kinds: () => ['title', 'heading', 'sub', 'body', 'quote', 'caption', 'code'],
    marks: () => [['bold', 'bold'], ['italic', 'italic'], ['underline', 'underline'], ['marker', 'highlighter']],
    inks: () => ['#1f2328', '#c62828', '#d97706', '#2e7d32', '#1565c0', '#6a1b9a', '#ad1457', '#00838f', '#5d4037', '#757575'],
    drops() {
      return [['style', this.L['s_' + this.S.style], this.kinds.map(name => [name, this.L['s_' + name]])], ['font', this.D.fonts[this.S.font], this.D.fonts.map((name, n) => [n, name])], ['size', this.S.size, [8, 9, 10.5, 11, 12, 14, 18, 24, 36].map(n => [n, n])]];
    },
  },
  methods: {
    solved(x) { return x.resolved || this.S.resolved.includes(x.key); },
    lineFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, quantity: {value: x.quantity, text: String(x.quantity)}, cost: {value: x.cost, text: x.each}, due: {value: x.iso, text: x.due}}); },
    commentFacts(x) { const solved = this.solved(x); return JSON.stringify({author: {value: x.author.name, text: x.author.name}, date: {value: x.iso, text: x.date}, replies: {value: x.replies, text: `${x.replies} ${this.L.replies}`}, resolved: {value: solved, text: solved ? this.L.resolved : ''}}); },
    editFacts(x) { return JSON.stringify({time: {value: x.time, text: x.time}, author: {value: x.author.name, text: x.author.name}, words: {value: x.words, text: `${x.shown} ${this.L.words}`}, named: {value: x.named, text: x.named ? this.L.named : ''}}); },
    pick(id) {
      this.S.menu = '';
      if (id === 'find' || id === 'print') this.S.dialog = id;
      if (id === 'styles' || id === 'versions') this.S.pane = id;
      if (id === 'outline' || id === 'track') this.S[id] = !this.S[id];
    },
  },
})
