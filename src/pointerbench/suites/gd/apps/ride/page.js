({
  state: d => ({
    view: 'home', menu: '', dialog: '', sort: 'best', pay: 'card', picked: d.classes[0].key, open: d.classes[0].key, saved: [], stops: 0, swapped: false, centred: false, traffic: false,
    surge: false, none: false, shared: false, calling: false, writing: false, query: '', listening: false, unread: 3, again: '', tab: 'past', stars: 0, tip: -1, praised: ['clean'],
    quiet: false, pets: false, green: true, share_auto: false, night: true, temperature: d.temperature, walk: 5, wait: 10, day: 0, remind: true,
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    tabs() { return [['home', 'car'], ['trips', 'history'], ['coupons', 'ticket-percent'], ['prefs', 'circle-user']]; },
    asking() { return ['later', 'fare', 'safety', 'rate'].includes(this.S.dialog); },
    clear() { return !this.S.menu && !this.asking; },
    cars() {
      const by = {price: x => x.price, away: x => x.away, seats: x => -x.seats}[this.S.sort];
      return by ? [...this.D.classes].sort((a, b) => by(a) - by(b)) : this.D.classes;
    },
    picked() { return this.D.classes.find(x => x.key === this.S.picked); },
    opened() { return this.D.classes.find(x => x.key === this.S.open); },
    ends() { const two = [this.D.start, this.D.target]; return this.S.swapped ? two.reverse() : two; },
    places() { return this.S.query ? this.D.places.filter(x => x.name.includes(this.S.query)) : this.D.places; },
    pays() { return [['card', 'credit-card', '#2563eb'], ['points', 'wallet', '#16a34a'], ['cash', 'banknote', '#a16207'], ['firm', 'briefcase', '#7c3aed']]; },
    help() { return [['police', 'siren', '#dc2626'], ['record', 'mic', '#ea580c'], ['contacts', 'users', '#2563eb'], ['report', 'flag', '#64748b']]; },
    route() { return this.D.map.route.map(p => p.join(',')).join(' '); },
    river() { return this.D.map.river.map(p => p.join(',')).join(' '); },
  },
  methods: {
    facts(x) { return this.clear ? JSON.stringify(x.facts) : null; },
    kinds(x) { return this.clear ? JSON.stringify({...x.facts, electric: {value: x.electric, text: x.electric ? this.L.electric : ''}}) : null; },
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    go(name) { this.S.view = name; this.S.menu = ''; },
    repeat(x) { this.S.again = x.key; this.S.view = 'choose'; },
    body(shape) { return {small: 'M4 20q0-6 6-7l9-1 9-7h18q6 0 10 7l4 2q6 1 6 6v3H4z', long: 'M3 20q0-6 6-7l11-2 9-5h18q7 0 12 6l6 2q6 1 6 6v3H3z', van: 'M4 23V10q0-6 7-6h34q6 0 11 7l6 3q5 1 5 6v3z'}[shape]; },
    glass(shape) { return {small: 'M22 12l7-5h7v5zM39 7h7q4 0 7 5H39z', long: 'M24 11l7-4h8v4zM42 7h6q5 0 9 4H42z', van: 'M10 7h12v5H10zM25 7h12v5H25zM40 7h5q4 0 8 5H40z'}[shape]; },
  },
})
