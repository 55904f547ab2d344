({
  state: d => ({screen: 'editor', cards: false, stars: [], ticked: [], news: true, toast: false, gone: '', menu_of: '', sought: '', tab: 'all', whose: 'anyone', order: 'newest', place: 'recent', pane: 'comments', filter: 'to_all', outline: true, at: 0, menu: '', drop: '', mode: 'editing', starred: false, dictating: false, bold: false, italic: false, underline: false, struck: false, painter: false, writing: false, align: 'left', list: '', ink: 0, style: 's_body', font: 0, size: 12, zoom: 100, done: [], solved: [], liked: [], taken: [], refused: [], named_only: false, marked: false, restored: '', dialog: '', access: 'private', copying: true, mails: true, lasts: d.lasts, turned: 'portrait', paper: 0, margins: [...d.margins], numbers_on: true, headers: false, ground: 0, offline: false}),
  computed: {
    docs() {
      const by = {newest: () => 0, oldest: (a, b) => a.iso < b.iso ? -1 : 1, az: (a, b) => a.title.localeCompare(b.title, this.lang)}[this.S.order];
      return this.S.sought ? [] : this.D.docs.filter(x => x.key !== this.S.gone && (this.S.tab === 'all' || (this.S.tab === 'mine' ? x.mine : this.S.tab === 'shared' ? x.shared : this.S.stars.includes(x.key))) && (this.S.whose === 'anyone' || (this.S.whose === 'me') === x.mine)).sort(by);
    },
    gone() { return this.D.docs.find(x => x.key === this.S.gone); },
    tasks() { return this.D.tasks; },
    comments() { return this.D.comments; },
    suggestions() { return this.D.suggestions.filter(x => !this.S.taken.includes(x.key) && !this.S.refused.includes(x.key)); },
    versions() { return this.D.versions.filter(x => !this.S.named_only || x.label); },
    inks: () => ['#1f2433', '#d92d20', '#e67700', '#2b8a3e', '#1971c2', '#7048e8', '#c2255c', '#0b7285', '#f2c037', '#868e96'],
    grounds: () => ['#ffffff', '#fdf6e3', '#eef6ee', '#eaf2fb', '#f6ecf7'],
    looks: () => [['heavy', 'bold', 'bold'], ['slanted', 'italic', 'italic'], [null, 'underline', 'underline'], ['crossed', 'struck', 'strikethrough']],
    kinds: () => ['s_title', 's_heading', 's_sub', 's_body', 's_quote'],
    lines() { return this.D.menus.find(x => x[0] === this.S.menu).slice(2).map(([icon, label, keys]) => ({icon: icon.replace(/^-/, ''), label, keys, line: icon[0] === '-'})); },
    places: () => [['recent', 'clock'], ['shared_with', 'users'], ['starred', 'star'], ['bin', 'trash']],
  },
  methods: {
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    n(count, one, many) { return this.lang === 'zh' ? count + this.L[one] : `${count} ${this.L[count === 1 ? one : many]}`; },
    of(count, name) { return this.lang === 'zh' ? count + this.L[name] : `${count} ${count === 1 ? this.L[name].replace(/ies$/, 'y').replace(/s$/, '') : this.L[name]}`; },
    solved(x) { return x.resolved || this.S.solved.includes(x.key); },
    json(facts) { return JSON.stringify(Object.fromEntries(Object.entries(facts).map(([key, [value, text]]) => [key, {value, text}]))); },
    docFacts(x) { return this.json({title: [x.title, x.title], owner: [x.owner, x.owner], edited: [x.iso, x.edited], pages: [x.pages, this.n(x.pages, 'page', 'pages_word')], comments: [x.comments, this.n(x.comments, 'comment', 'comments_word')], shared: [x.shared, x.shared ? this.L.shared : '']}); },
    taskFacts(x) { return this.json({name: [x.name, x.name], who: [x.who.name, x.who.name], due: [x.iso, x.due], takes: [x.minutes, x.takes], rank: [this.L[x.rank], this.L[x.rank]]}); },
    commentFacts(x) { const done = this.solved(x); return this.json({author: [x.who.name, x.who.name], date: [x.iso, x.date], likes: [x.likes, this.of(x.likes, 'likes')], replies: [x.replies, this.of(x.replies, 'replies')], resolved: [done, done ? this.L.resolved : '']}); },
    suggestionFacts(x) { return this.json({author: [x.who.name, x.who.name], kind: [this.L[x.kind], this.L[x.kind]], words: [x.words, this.of(x.words, 'words')], date: [x.iso, x.date]}); },
    versionFacts(x) { return this.json({time: [x.time, x.time], author: [x.who.name, x.who.name], edits: [x.edits, this.of(x.edits, 'edits')], words: [x.words, `${x.shown}${this.lang === 'zh' ? '' : ' '}${this.L.words}`], named: [!!x.label, x.label ? this.L.named : '']}); },
    memberFacts(x) { return this.json({name: [x.who.name, x.who.name], role: [this.L[x.role], this.L[x.role]], opened: [x.iso, x.opened], edits: [x.edits, this.of(x.edits, 'edits')]}); },
    pick(x) { this.S.menu = ''; if (x.icon === 'settings-2') this.S.dialog = 'setup'; if (x.icon === 'sidebar') this.S.outline = !this.S.outline; },
    cm(v) { return (v / 10).toFixed(1) + (this.lang === 'zh' ? ' 厘米' : ' cm'); },
  },
})
