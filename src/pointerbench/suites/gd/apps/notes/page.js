({
  state: d => ({
    view: 'list', grid: false, sort: 'date', drawer: false, folder: '', tag: '', query: '', menu: '', choosing: false, picked: [], starred: [], archived: [], toast: '', warned: false, dialog: '', open: '', sheet: '', ticked: {}, bold: false, italic: false, reversed: false, pictured: false, reminded: false, tint: '', ruled: false, spell: true, size: 16, form: 'body', face: true,
    sync: false, when: 'none', mailed: false, skin: 'auto', purge: 'month', offline: true, hushed: false, sort_new: true, preview: true, height: 40,
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    linked() { return this.D.notes.filter(x => x.folder === this.note.folder && x !== this.note).slice(0, 3); },
    shown() {
      const S = this.S, by = {date: null, words: x => -x.words, title: x => x.title}[S.sort];
      const found = this.D.notes.filter(x => !S.archived.includes(x.key) && x.title.includes(S.query) && (!S.folder || x.folder === S.folder) && (!S.tag || x.tags.includes(S.tag)));
      return by ? found.sort((a, b) => by(a) < by(b) ? -1 : 1) : found;
    },
    note() { return this.D.notes.find(x => x.key === this.S.open); },
    tint() { return this.S.tint || (this.note ? this.note.colour : 'plain'); },
    orders() { return ['date', 'words', 'title']; },
    colours() { return ['plain', 'yellow', 'green', 'blue', 'pink', 'violet']; },
  },
  methods: {
    counted(x) { return this.lang === 'zh' ? `${x.words}${this.L.words}` : `${x.words} ${this.L.words}`; },
    facts(x) { return JSON.stringify({title: {value: x.title, text: x.title}, folder: {value: x.folder, text: x.folder}, words: {value: x.words, text: this.counted(x)}, date: {value: x.iso, text: x.date}, pinned: {value: x.pinned, text: x.pinned ? this.L.pinned : ''}}); },
    filed(f) { return JSON.stringify({name: {value: f.name, text: f.name}, count: {value: f.count, text: String(f.count)}}); },
    progress(x) { const n = x.done.length; return this.lang === 'zh' ? `${this.L.done} ${n}/${x.items.length}` : `${n} of ${x.items.length} ${this.L.done}`; },
    isDone(item) { const own = this.S.ticked[item]; return own === undefined ? this.note.done.includes(item) : own; },
    tick(item) { this.S.ticked = {...this.S.ticked, [item]: !this.isDone(item)}; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    show(x) { this.S.open = x.key; this.S.view = 'note'; this.S.menu = ''; },
    write() { this.S.open = ''; this.S.view = 'note'; },
  },
})
