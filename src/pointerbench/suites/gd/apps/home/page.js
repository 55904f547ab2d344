({
  state: d => ({
    view: 'home', scene: '', warned: false, menu: '', dialog: '', open: '', locked: true, talking: false, flipped: [], dark: false, sort: 'room', only: '', levels: {}, tint: '', warmth: 45, fade: false, timed: false, offline: false, toast: false,
    target: d.target, felt: '', mode: 'heat', eco: false, child: false, speed: 40, span: 'day', rules: d.rules.filter(x => x.on).map(x => x.key), cut: [], started: [], trigger: 'at_sunset', room: 0, days: [0, 1, 2, 3, 4], delay: 5, tell: false, timer: 1,
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    shown() {
      const S = this.S, by = {room: x => x.room, level: x => -this.level(x), watts: x => -x.watts, burning: x => -x.burning}[S.sort];
      return this.D.lights.filter(x => !S.only || x.room === S.only).sort((a, b) => by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0);
    },
    lit() { return this.D.lights.filter(this.isOn).length; },
    opened() { return this.D.lights.find(x => x.key === this.S.open); },
    tabs() { return [['home', 'house'], ['lights', 'lightbulb'], ['climate', 'thermometer'], ['energy', 'zap'], ['rules', 'workflow']]; },
    scenes() { return [['morning', 'sunrise', '#f08c00'], ['away', 'log-out', '#1971c2'], ['night', 'moon', '#5f3dc4'], ['film', 'clapperboard', '#c2255c'], ['party', 'party-popper', '#2f9e44']]; },
    modes() { return [['heat', 'flame', '#e8590c'], ['cool', 'snowflake', '#1c7ed6'], ['auto', 'refresh', '#2f9e44'], ['fan', 'fan', '#0c8599'], ['off', 'power', '#868e96']]; },
    colours() { return {warm: '#ffb347', white: '#f1f3f5', red: '#e03131', green: '#2f9e44', blue: '#1c7ed6', violet: '#7048e8'}; },
    weekdays() { return this.lang === 'zh' ? ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] : ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']; },
    turn() { return Math.max(0, Math.min(1, (this.S.target - 12) / 20)) * 270; },
  },
  methods: {
    isOn(x) { return !this.S.dark && x.on !== this.S.flipped.includes(x.key); },
    level(x) { return this.S.levels[x.key] === undefined ? x.level : this.S.levels[x.key]; },
    count(r) { return this.D.lights.filter(x => x.room === r.name && this.isOn(x)).length; },
    litText(r) { return this.lang === 'zh' ? `亮${this.count(r)}${this.L.lit}` : `${this.count(r)} ${this.L.lit}`; },
    humid(r) { return `${r.humidity}%`; },
    roomed(r) { return JSON.stringify({name: {value: r.name, text: r.name}, degrees: {value: r.degrees, text: r.degrees_text}, lit: {value: this.count(r), text: this.litText(r)}, humidity: {value: r.humidity, text: this.humid(r)}}); },
    facts(x) { const n = this.level(x); return JSON.stringify({name: {value: x.name, text: x.name}, room: {value: x.room, text: x.room}, level: {value: n, text: `${n}%`}, watts: {value: x.watts, text: `${x.watts} W`}, burning: {value: x.burning, text: x.burning_text}}); },
    used(m) { return JSON.stringify({name: {value: m.name, text: m.name}, energy: {value: m.energy, text: m.energy_text}, cost: {value: m.cost, text: m.cost_text}, running: {value: m.running, text: m.running_text}}); },
    ruled(r) { return JSON.stringify({name: {value: r.name, text: r.name}, time: {value: r.time, text: r.time}, steps: {value: r.steps, text: this.stepText(r)}, days: {value: r.days, text: r.days}}); },
    stepText(r) { return this.lang === 'zh' ? `${r.steps}${this.L.steps}` : `${r.steps} ${this.L.steps}`; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    set(x, value) { this.S.levels = {...this.S.levels, [x.key]: value}; },
    play(name) { if (name === 'away') { this.S.dialog = 'away'; } else { this.S.scene = name; this.S.toast = true; } },
    feel(by) { this.S.target += by; this.S.felt = by > 0 ? 'warmer' : 'colder'; },
  },
})
