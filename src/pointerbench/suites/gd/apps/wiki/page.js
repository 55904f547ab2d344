({
  state: d => ({page: 'article', at: 0, menu: '', dialog: '', toc: true, panel: false, watched: false, playing: false, note: true, sort: 'name', minors: true, thanked: [], left: '', right: '', order: 'best', thumbs: true, query: d.query, liked: [], error: false, toast: false, jump: 0, size: 2, wide: false, dark: false, links: true, speed: 3, minor: false, follow: true, what: 'text', block: 'paragraph', by: 'by_all'}),
  computed: {
    quarters() { return [...this.D.quarters].sort((a, b) => a.facts[this.S.sort].value < b.facts[this.S.sort].value ? -1 : 1); },
    edits() { return this.D.edits.filter(x => this.S.minors || !x.minor); },
    found() { return this.S.query === this.D.query ? [...this.D.found].sort((a, b) => this.S.order === 'new' ? (a.facts.date.value < b.facts.date.value ? 1 : -1) : 0) : []; },
    rest() { return this.D.sections.slice(Math.max(0, this.S.at - 1)); },
    roads() { const r = this.D.road; return `M0 ${r[0]} Q40 ${r[1]} 80 ${r[2]} T160 ${r[3]} T260 ${r[4]}`; },
  },
  methods: {
    facts(x) { return this.S.menu || this.S.dialog || this.S.panel || this.S.toast || this.S.playing ? null : JSON.stringify(x.facts); },
    change(x) { const {size, ...facts} = x.facts; return JSON.stringify({...facts, minor: {value: x.minor, text: x.minor ? this.L.minor : ''}}); },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    pieces(text) { return text.split(/(\[\[.*?\]\])/).map(t => t.startsWith('[[') ? {link: true, text: t.slice(2, -2)} : {text: t}); },
    source() { return [this.D.lead, ...this.D.sections.map(s => `\n== ${s.name} ==\n${s.text}`)].join('\n'); },
  },
})
