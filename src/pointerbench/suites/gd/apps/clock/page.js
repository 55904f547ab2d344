({
  state: d => ({
    view: 'alarms', menu: '', dialog: '', open: d.alarms[0].key, sort: 'time', flipped: [], muted: false, silent: false, toast: false, adding: false, query: '', listening: false, gone: [],
    paused: [], held: [], fresh: [], quick: -1, going: true, lapped: false, zeroed: false, shared: false, marked: [], days: [], sound: d.sounds[0], trying: false, snooze: true, vibrate: true, gentle: false,
    length: 10, volume: d.volume, seconds: true, digital: true, weekend: false, auto: true, style: 'analogue',
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    tabs() { return [['alarms', 'alarm-clock'], ['world', 'globe'], ['timers', 'hourglass'], ['watch', 'timer']]; },
    at() { return this.S.view === 'settings' ? 'alarms' : this.S.view; },
    asking() { return ['edit', 'new', 'delete', 'ringing'].includes(this.S.dialog); },
    clear() { return !this.S.menu && !this.asking; },
    alarms() {
      const list = [...this.D.alarms], {sort} = this.S;
      if (sort === 'name') return list.sort((a, b) => a.facts.name.text.localeCompare(b.facts.name.text, this.lang));
      return sort === 'snooze' ? list.sort((a, b) => a.snooze - b.snooze) : list;
    },
    cities() { return this.D.cities.filter(x => !this.S.gone.includes(x.key) && x.facts.name.text.includes(this.S.query)); },
    opened() { return this.D.alarms.find(x => x.key === this.S.open); },
    actions() { return [['by_time', 'clock', () => { this.S.sort = 'time'; this.S.menu = ''; }], ['by_name', 'a-arrow-down', () => { this.S.sort = 'name'; this.S.menu = ''; }], ['by_made', 'history', () => { this.S.sort = 'snooze'; this.S.menu = ''; }], ['all_off', 'bell-off', () => { this.S.muted = true; this.S.menu = ''; }], ['settings', 'settings', () => { this.S.view = 'settings'; this.S.menu = ''; }], ['help', 'help', () => { this.S.menu = ''; }]]; },
  },
  methods: {
    facts(x) { return this.clear ? JSON.stringify(x.facts) : null; },
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    on(x) { return !this.S.muted && x.on !== this.S.flipped.includes(x.key); },
    stopped(x) { return this.S.paused.includes(x.key) !== this.S.held.includes(x.key); },
    hand(turn, length) { const a = (turn * 360 - 90) * Math.PI / 180; return {x2: 50 + Math.cos(a) * length, y2: 50 + Math.sin(a) * length}; },
    day(x) { return this.L[['yesterday', 'today', 'tomorrow'][x.day + 1]]; },
    arc(done) { return `${done * 1.257} 200`; },
  },
})
