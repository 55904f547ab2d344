({
  state: () => ({screen: 'contacts', open: '', menu: '', dialog: '', edit: '', calls: 'all', select: false, marked: [], query: '', by: 'given', jump: '', account: '', numbered: false, notice: false, snack: false, undone: false, star: false, voicemail: false, through: false, quiet: [], cut: false, typed: '', calling: '', muted: false, loud: false, held: false, taped: false, pad: false, playing: '', block: 'calls', store: 'phone'}),
  computed: {
    tabs() { return [['favourites', 'star'], ['recents', 'clock'], ['contacts', 'user-circle'], ['groups', 'users'], ['keypad', 'grid-dots']]; },
    person() { return this.S.open ? this.D.people.find(x => x.key === this.S.open) : this.D.me; },
    twin() { return this.D.people.find(x => x.key === this.D.twin.key); },
    sorted() {
      const by = this.S.by, q = this.S.query.toLowerCase();
      return this.D.people.filter(x => (!q || x.name.toLowerCase().includes(q)) && (this.S.account === '' || String(x.source) === this.S.account) && (!this.S.numbered || x.has_phone)).sort((a, b) => a.sort[by].localeCompare(b.sort[by], 'en'));
    },
    shown() { const at = this.sorted.findIndex(x => this.letter(x) === this.S.jump); return this.sorted.slice(Math.max(at, 0)).map((x, n, all) => ({x, first: n === 0 || this.letter(all[n - 1]) !== this.letter(x)})); },
    letters() { return [...new Set(this.sorted.map(x => this.letter(x)))]; },
    calls() { return this.D.calls.filter(x => this.S.calls === 'all' || x.way === 'missed').map(x => ({...x, who: this.D.people.find(y => y.key === x.who)})); },
    digits() { const all = this.D.typed + this.S.typed; return this.S.cut ? all.slice(0, -1).trimEnd() : all; },
    partner() { return this.S.calling === 'typed' ? null : this.person; },
    guesses() { return this.D.people.filter(x => x.has_phone).slice(3, 6); },
    ours() { return this.D.groups.filter(x => this.person.groups.includes(x.key)); },
  },
  methods: {
    letter(x) { return x.sort[this.S.by][0].toUpperCase(); },
    name(x) { return this.S.by === 'family' && this.lang === 'en' ? `${x.family}, ${x.given}` : x.name; },
    facts(x) { return JSON.stringify({...x.facts, name: {value: this.name(x), text: this.name(x)}}); },
    callFacts(x) { const missed = x.way === 'missed'; return JSON.stringify({...x.facts, missed: {value: missed, text: missed ? this.L.missed : ''}}); },
    voiceFacts(x) { return JSON.stringify({...x.facts, new: {value: x.new, text: x.new ? this.L.new : ''}}); },
    way(x) { return {missed: 'phone-missed', outgoing: 'phone-outgoing', incoming: 'phone-incoming'}[x.way]; },
    flip(list, key) { const at = this.S[list].indexOf(key); if (at < 0) this.S[list].push(key); else this.S[list].splice(at, 1); },
    row(x) { if (this.S.select) this.flip('marked', x.key); else this.S.open = x.key; },
    go(screen) { Object.assign(this.S, {screen, open: '', menu: ''}); },
  },
})
