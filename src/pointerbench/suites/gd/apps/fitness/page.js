({
  state: d => ({screen: 'today', drunk: false, undrunk: false, running: true, lapped: false, locked: false, kind: 'all', order: 'date', league: 'friends', breaks: false, bedtime: d.some[0], weekly: false, private: false, steps_up: false, steps_down: false, unsynced: false, week: 0, dialog: '', menu: '', cheered: [], move: d.goals.move, stand: d.goals.stand, days: d.goals.days}),
  computed: {
    tabs() { return [['today', 'activity'], ['history', 'history'], ['plan', 'dumbbell'], ['league', 'trophy'], ['goals', 'target']]; },
    workouts() {
      const by = this.S.order === 'length' ? x => -x.facts.length.value : x => x.past;
      return this.D.workouts.filter(x => this.S.kind === 'all' || x.kind === this.S.kind).sort((a, b) => by(a) - by(b));
    },
    glasses() { return this.D.water + this.S.drunk - this.S.undrunk; },
    target() { return this.D.goals.steps + (this.S.steps_up - this.S.steps_down) * 500; },
    bars() { const b = this.D.weeks[-this.S.week] || this.D.weeks[0], most = Math.max(...b); return b.map((v, n) => ({v, n, style: {height: Math.max(6, v / most * 100) + '%'}, on: n === this.D.weekday && !this.S.week})); },
    kinds() { return [['all', 'layout-grid'], ['run', 'footprints'], ['ride', 'bike'], ['swim', 'waves'], ['gym', 'dumbbell']]; },
    people() { return this.S.league === 'city' ? this.D.city : this.D.people; },
    held() { return this.D.workouts.find(x => x.key === this.S.menu) || this.D.workouts[0]; },
    trace() { return this.D.trace.map(([x, y], n) => (n ? 'L' : 'M') + x + ' ' + y).join(' '); },
  },
  methods: {
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    ring(r, share) { const all = 2 * Math.PI * r; return {'stroke-dasharray': `${all * Math.min(1, share)} ${all}`, r}; },
    num(v) { return v.toLocaleString('en-US'); },
    facts(x) { return JSON.stringify({...x.facts, best: {value: x.best, text: x.best ? this.L.new_best : ''}}); },
  },
})
