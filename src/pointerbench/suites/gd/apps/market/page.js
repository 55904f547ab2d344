({
  state: d => ({page: 'list', open: '', query: '', sort: 'way', view: 'tiles', menu: '', dialog: '', toast: '', strip: true, error: false, side: true, located: false, radius: 20, saved: [], limit: d.most, far: 25, states: ['new', 'fine', 'used', 'worn'], shelf: '', way: 'any', protect: false, private: false, tab: 'about', shot: 0, follow: false, cheaper: false, part: 'got', polite: false, least: 50, refused: [], taken: [], by: 'push', muted: [], gone: [], quiet: true, own: 'live', picked: ['m1'], pushed: [], paused: [], renew: true, shots: 3, quality: 'fine', ways: ['pick'], talks: true, phone: false, days: 30, boost: 'none', rules: true, share: 90, fetch: true, sent: false, why: 'fake'}),
  computed: {
    shown() {
      const found = this.D.ads.filter(x => x.price <= this.S.limit && x.way <= this.S.far && this.S.states.includes(x.state) && (!this.S.shelf || x.shelf === this.S.shelf) && (this.S.way !== 'post' || x.post) && (!this.S.query || x.title.includes(this.S.query)));
      const by = {way: (a, b) => a.way - b.way, date: (a, b) => a.date > b.date ? -1 : 1, price: (a, b) => a.price - b.price, dear: (a, b) => b.price - a.price}[this.S.sort];
      return found.sort(by);
    },
    ad() { return this.D.ads.find(x => x.key === this.S.open); },
    others() { return this.D.ads.filter(x => x.key !== this.S.open).slice(0, 6); },
    offers() { return [...this.D.offers].sort((a, b) => a.date > b.date ? -1 : 1); },
    watches() { return this.D.watches.filter(x => !this.S.gone.includes(x.key)); },
    bid() { return Math.round(this.ad.price * this.S.share / 100); },
  },
  methods: {
    facts(x) {
      return this.S.menu || this.S.toast ? null : JSON.stringify({
        title: {value: x.title, text: x.title}, price: {value: x.price, text: x.price_text}, way: {value: x.way, text: this.km(x)}, date: {value: x.date, text: x.date_text}, rating: {value: x.rating, text: x.rating_text}, seen: {value: x.seen, text: x.seen_text},
        state: {value: x.state, text: this.L['state_' + x.state]}, post: {value: x.post, text: x.post ? this.L.posted : ''}, talk: {value: x.talk, text: x.talk ? this.L.talk : ''},
      });
    },
    offer(x) { return JSON.stringify({name: {value: x.name, text: x.name}, money: {value: x.money, text: x.money_text}, percent: {value: x.percent, text: x.percent_text}, date: {value: x.date, text: x.date_text}, rating: {value: x.rating, text: x.rating_text}, bought: {value: x.bought, text: this.bought(x)}, way: {value: x.way, text: this.km(x)}, post: {value: x.post, text: x.post ? this.L.wants_post : ''}}); },
    watch(x) { return JSON.stringify({name: {value: x.name, text: x.name}, most: {value: x.most, text: x.most_text}, fresh: {value: x.fresh, text: this.fresh(x)}, date: {value: x.date, text: x.date_text}, radius: {value: x.radius, text: String(x.radius)}}); },
    mine(x) { return JSON.stringify({title: {value: x.title, text: x.title}, price: {value: x.price, text: x.price_text}, seen: {value: x.seen, text: x.seen_text}, kept: {value: x.kept, text: String(x.kept)}, offers: {value: x.offers, text: String(x.offers)}, date: {value: x.date, text: x.date_text}}); },
    km(x) { return this.lang === 'zh' ? `${x.way_text}公里` : `${x.way_text} km`; },
    within(r) { return this.lang === 'zh' ? `${r}公里内` : `within ${r} km`; },
    bought(x) { return this.lang === 'zh' ? `买过${x.bought}件` : `${x.bought} ${x.bought === 1 ? 'purchase' : 'purchases'}`; },
    fresh(x) { return this.lang === 'zh' ? `${x.fresh}条新` : `${x.fresh} new`; },
    under(x) { return this.lang === 'zh' ? `${x.most_text}以下` : `up to ${x.most_text}`; },
    money(value) { return this.D.sign + value.toLocaleString('en-US'); },
    look_at(n) { const at = ((n % 5) + 5) % 5; return at ? {objectPosition: `${at * 22}% ${100 - at * 20}%`, transform: `scale(${1 + at / 5})`, transformOrigin: `${at * 24}% ${at % 2 ? 30 : 70}%`} : null; },
    menu() { return [['own', 'tag', 'own', 'my_ads'], ['kept', 'heart', ''], ['searches', 'bell', '', ''], ['money', 'wallet', ''], ['ratings', 'star', ''], ['settings', 'settings', ''], ['leave', 'log-out', '']]; },
    pages() { return [['own', 'tag'], ['offers', 'hand-coins'], ['searches', 'bell'], ['sell', 'plus-square']]; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    show(x) { this.S.open = x.key; this.S.page = 'ad'; },
    reset() { Object.assign(this.S, {query: '', limit: this.D.most, far: 25, states: ['new', 'fine', 'used', 'worn'], shelf: '', way: 'any'}); },
  },
})
