({
  state: d => ({swapped: false, day: 0, sort: 'price', direct_only: false, bags: false, cabin: 'economy', limit: d.limit, alerts: false, panel: true, saved: [], dialog: '', open: '', error: false, without: [], hour: 0, people: {adults: 1, children: 0, infants: 0}}),
  computed: {
    from() { return this.S.swapped ? this.D.to : this.D.from; },
    to() { return this.S.swapped ? this.D.from : this.D.to; },
    date() { return this.D.days[(this.D.day + this.S.day + 7) % 7]; },
    shown() {
      const by = {price: x => x.price, duration: x => x.takes, departure: x => x.leaves}[this.S.sort];
      return this.D.flights.filter(x => x.price <= this.S.limit && x.leaves >= this.S.hour * 60 && !this.S.without.includes(x.airline) && !(this.S.direct_only && x.stops) && !(this.S.bags && !x.bags)).sort((a, b) => by(a) - by(b));
    },
    airlines() { const low = {}; for (const x of this.D.flights) low[x.airline] = Math.min(low[x.airline] ?? x.price, x.price); return Object.entries(low).map(([name, price]) => ({name, low: price})).sort((a, b) => a.low - b.low); },
    opened() { return this.D.flights.find(x => x.key === this.S.open); },
    passengers() { return Object.values(this.S.people).reduce((a, b) => a + b, 0); },
  },
  methods: {
    time(minutes) { const m = minutes % 1440; return String(Math.floor(m / 60)).padStart(2, '0') + ':' + String(m % 60).padStart(2, '0'); },
    iso(minutes) { return this.time(minutes); },
    takes(minutes) { const h = Math.floor(minutes / 60), m = minutes % 60; return this.lang === 'zh' ? `${h}小时${m ? m + '分钟' : ''}` : `${h} h${m ? ` ${m} min` : ''}`; },
    money(value) { return this.lang === 'zh' ? `¥${value.toLocaleString('en-US')}` : `$${value.toLocaleString('en-US')}`; },
    stops(x) { return x.stops ? (this.lang === 'zh' ? `经停${x.stops}次` : x.stops === 1 ? '1 stop' : `${x.stops} stops`) : this.L.direct; },
    facts(x) {
      return JSON.stringify({
        code: {value: x.code, text: x.code}, airline: {value: x.airline, text: x.airline}, price: {value: x.price, text: this.money(x.price)},
        departure: {value: this.iso(x.leaves), text: this.time(x.leaves)},
        ...(x.leaves + x.takes < 1440 ? {arrival: {value: this.iso(x.leaves + x.takes), text: this.time(x.leaves + x.takes)}} : {}),
        duration: {value: x.takes, text: this.takes(x.takes)}, direct: {value: !x.stops, text: x.stops ? '' : this.L.direct},
      });
    },
    keep(x) { const at = this.S.saved.indexOf(x.key); if (at < 0) this.S.saved.push(x.key); else this.S.saved.splice(at, 1); },
    show(x) { this.S.open = x.key; this.S.dialog = 'fare'; },
    leave(name) { const at = this.S.without.indexOf(name); if (at < 0) this.S.without.push(name); else this.S.without.splice(at, 1); },
    clear() { this.S.without = []; this.S.hour = 0; this.S.limit = this.D.limit; this.S.direct_only = false; this.S.bags = false; },
  },
})
