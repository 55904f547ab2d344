({
  state: d => ({
    view: 'search', late_only: false, skip: 0, dialog: '', menu: '', open: '', ticket: '', seat: '', coach: 4, swapped: false, day: 0, adults: 1, children: 0, cabin: 'second', direct: false, reserve: true,
    sort: 'leaves', limit: d.dearest, earliest: 5, kinds: [], quiet: false, watched: false, toast: false, liked: [], followed: [], went_back: false, refreshed: false, error: false, noted: false, bright: false, past: false,
    delays: true, gate: true, offers_mail: false, big: false, brightness: 70,
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    from() { return this.S.swapped ? this.D.to : this.D.from; },
    to() { return this.S.swapped ? this.D.from : this.D.to; },
    shown() {
      const by = {leaves: x => x.start, price: x => x.price, takes: x => x.takes}[this.S.sort], S = this.S;
      return this.D.trains.filter(x => x.price <= S.limit && x.start >= S.earliest * 60 && !(S.direct && x.stops) && !(S.quiet && !x.quiet) && (!S.kinds.length || S.kinds.includes(x.kind))).sort((a, b) => by(a) - by(b));
    },
    names() { return [...new Set(this.D.trains.map(x => x.kind))]; },
    train() { return this.D.trains.find(x => x.key === this.S.open) || this.D.trains[0]; },
    held() { return this.D.tickets.find(x => x.key === this.S.ticket) || this.D.tickets[0]; },
    people() { const n = this.S.adults + this.S.children; return n === 1 ? this.L.one : this.lang === 'zh' ? n + this.L.many : `${n} ${this.L.many}`; },
    rows() { const rows = []; this.D.seats.forEach(s => { (rows[s.row - 1] = rows[s.row - 1] || []).push(s); }); return rows; },
    tabs() { return [['search', 'search'], ['board', 'clock'], ['tickets', 'ticket'], ['account', 'user']]; },
  },
  methods: {
    stops(x) { return x.stops ? (this.lang === 'zh' ? `停${x.stops}站` : `${x.stops} ${x.stops > 1 ? this.L.stops : this.L.stop}`) : this.L.direct_tag; },
    remaining(x) { return this.lang === 'zh' ? `余${x.left}${this.L.left}` : `${x.left} ${this.L.left}`; },
    lateness(x) { return x.late ? (this.lang === 'zh' ? `晚点${x.late}分钟` : `${x.late} ${this.L.late}`) : this.L.on_time; },
    facts(x) {
      return JSON.stringify({
        code: {value: x.code, text: x.code}, kind: {value: x.kind, text: x.kind}, leaves: {value: x.leaves, text: x.leaves}, ...(x.next_day ? {} : {arrives: {value: x.arrives, text: x.arrives}}),
        takes: {value: x.takes, text: x.takes_text}, price: {value: x.price, text: x.price_text}, left: {value: x.left, text: this.remaining(x)},
        direct: {value: !x.stops, text: x.stops ? '' : this.L.direct_tag}, quiet: {value: x.quiet, text: x.quiet ? this.L.quiet : ''},
      });
    },
    boarded(x) {
      return JSON.stringify({
        to: {value: x.to, text: x.to}, code: {value: x.code, text: x.code}, time: {value: x.time, text: x.time}, platform: {value: x.platform, text: String(x.platform)},
        punctual: {value: !x.late, text: x.late ? '' : this.L.on_time},
      });
    },
    bought(x) { return JSON.stringify({code: {value: x.code, text: x.code}, day: {value: x.iso, text: x.text}, price: {value: x.price, text: x.price_text}, coach: {value: x.coach, text: this.coached(x)}}); },
    coached(x) { return this.lang === 'zh' ? `${x.coach}车` : `${this.L.coach} ${x.coach}`; },
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    order(name) { this.S.sort = name; this.S.menu = ''; },
    pick(x) { this.S.open = x.key; this.S.view = 'seats'; },
    back() { this.S.went_back = true; this.S.view = {results: 'search', seats: 'results', ticket: 'tickets'}[this.S.view]; },
    clear() { this.S.limit = this.D.dearest; this.S.earliest = 5; this.S.direct = false; this.S.quiet = false; this.S.kinds = []; },
    hour(n) { return String(n).padStart(2, '0') + ':00'; },
  },
})
