({
  state: d => ({open: '', view: 'list', tab: 'info', tag: '', pane: true, menu: '', context: '', dialog: '', toast: false, error: false, query: '', scope: 'everywhere', kind: '', since: d.years[0], unread: false, sort: '', starred: [], checked: [], copied: false, synced: false, removed: false, grown: false, pen: 'yellow', turned: 0, zoom: 60, dropped: [], wanted: [], storing: 'copy', rename: true, fetch: true, place: 'in_line', style: 0, abbreviate: true, with_code: false, names: 3, strict: 70, ignore: false, merged: [], kept: [], top: true, suggest: false, ink: ''}),
  computed: {
    menus() {
      const ticks = {pane: this.S.pane, unread: this.S.unread};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'undo'}))}));
    },
    smart() { return [['library', 'library', this.D.total], ['recent', 'clock', 12], ['unfiled', 'inbox', this.D.unfiled], ['twins', 'copy', this.D.twins.length], ['bin', 'trash', this.D.bin]]; },
    context: () => [['read', 'book-open'], ['folder', 'folder-open'], ['cite', 'quote'], ['tag', 'tag'], ['merge', 'merge'], ['email', 'send'], ['remove', 'trash']],
    pens: () => ({yellow: '#f2c230', green: '#58b368', pink: '#ee7fa8'}),
    opened() { return this.D.papers.find(x => x.key === this.S.open) || this.D.papers[0]; },
    shown() {
      const S = this.S, tag = this.D.tags.findIndex(x => x.key === S.tag);
      const kept = this.D.papers.filter(x => (tag < 0 || x.tags.includes(tag)) && (!S.unread || !x.progress) && (S.kind === '' || x.kind === +S.kind) && x.year >= S.since);
      const by = {year: (a, b) => b.year - a.year, cited: (a, b) => b.cited - a.cited, progress: (a, b) => b.progress - a.progress, added: (a, b) => b.added < a.added ? -1 : 1, title: (a, b) => a.title.localeCompare(b.title)}[S.sort];
      return by ? [...kept].sort(by) : kept;
    },
    related() { return this.D.papers.filter(x => x.key !== this.opened.key).slice(0, 6); },
    citation() {
      const x = this.opened;
      return this.lang === 'zh' ? `${x.authors}．${x.title}[J]．${x.journal}，${x.year}，${x.volume}（${x.issue}）：${x.pages}．` : `${x.authors} (${x.year}). ${x.title}. ${x.journal}, ${x.volume}(${x.issue}), ${x.pages}.`;
    },
    pageNumber() { return Math.min(this.D.page.of, Math.max(1, this.D.page.number + this.S.turned)); },
  },
  methods: {
    pair(value, text) { return {value, text: text === undefined ? String(value) : text}; },
    facts(x) { const p = this.pair; return JSON.stringify({title: p(x.title), journal: p(x.journal), year: p(`${x.year}-01-01`, String(x.year)), cited: p(x.cited, x.cited_text), progress: p(x.progress, x.progress_text), added: p(x.added, x.added_text), open: {value: x.open, text: x.open ? this.L.open_access : ''}}); },
    markFacts(x) { const p = this.pair; return JSON.stringify({text: p(x.text), page: p(x.page), words: p(x.words), made: p(x.made, x.made_text)}); },
    fileFacts(x) { const p = this.pair; return JSON.stringify({name: p(x.name), size: p(x.size, x.size_text), pages: p(x.pages), sure: p(x.sure, x.sure_text)}); },
    twinFacts(x) { const p = this.pair; return JSON.stringify({title: p(x.title), alike: p(x.alike, x.alike_text), copies: p(x.copies), year: p(`${x.year}-01-01`, String(x.year)), added: p(x.added, x.added_text)}); },
    many(count, label) { return this.lang === 'zh' ? `${count}${label}` : `${count} ${label}`; },
    fill(text) { return text.replaceAll('{a}', this.opened.a).replaceAll('{b}', this.opened.b); },
    flip(name, key) { const list = this.S[name], at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    read(x) { this.S.open = x.key; this.S.view = 'reader'; },
    pick(id) {
      this.S.menu = '';
      if (['add', 'import', 'style'].includes(id)) this.S.dialog = id;
      if (id === 'twins') this.S.view = 'twins';
      if (id === 'copy') this.S.copied = true;
      if (id === 'sync') this.S.synced = true;
      if (id === 'pane' || id === 'unread') this.S[id] = !this.S[id];
      if (id === 'larger') this.S.zoom = Math.min(100, this.S.zoom + 10);
      if (id === 'smaller') this.S.zoom = Math.max(0, this.S.zoom - 10);
      if (id === 'all') this.S.checked = this.D.papers.map(x => x.key);
    },
  },
})
