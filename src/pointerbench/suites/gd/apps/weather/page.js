({
  state: d => ({tab: 'today', unit: 'c', here: false, speaking: false, updated: false, warned: d.warned, rain_alert: false, order: 'time', playing: false, zoom: 1, layer: 'rain', frame: d.frame, dropped: [], editing: false, home: d.cities[0].key, dialog: '', menu: false, query: '', morning: false, evening: true, severe: true, live: true, sensors: false, gusts: d.gusts, offline: false, shared: false}),
  computed: {
    tabs() { return [['today', 'house'], ['hours', 'clock'], ['days', 'calendar-days'], ['map', 'map'], ['cities', 'building-2']]; },
    hours() { return this.S.order === 'heat' ? [...this.D.hours].sort((a, b) => b.heat - a.heat) : this.D.hours; },
    cities() { return this.D.cities.filter(x => !this.S.dropped.includes(x.key)); },
    home() { return this.D.cities.find(x => x.key === this.S.home); },
    least() { return Math.min(...this.D.days.map(x => x.low)); },
    most() { return Math.max(...this.D.days.map(x => x.high)); },
    points() {
      const h = this.D.hours, low = Math.min(...h.map(x => x.heat)), high = Math.max(...h.map(x => x.heat));
      return h.map((x, n) => [12 + n * 296 / (h.length - 1), 52 - (x.heat - low) / Math.max(1, high - low) * 38]);
    },
    curve() { return this.points.map(([x, y], n) => { if (!n) return `M${x} ${y}`; const [a, b] = this.points[n - 1], m = (a + x) / 2; return `C${m} ${b} ${m} ${y} ${x} ${y}`; }).join(' '); },
    tiles() {
      const d = this.D.now;
      return [['humidity', 'droplets', d.damp + '%', d.damp, '#0ea5e9'], ['wind', 'wind', d.wind, d.wind_share, '#14b8a6'], ['uv', 'sun', d.uv, d.uv * 9, '#f59e0b'], ['pressure', 'gauge', d.pressure, d.pressure_share, '#8b5cf6'], ['sight', 'eye', d.sight, d.sight_share, '#64748b'], ['dew', 'thermometer', this.deg(d.dew), 45, '#22c55e']];
    },
    marks() { return this.D.marks.map(m => ({...m, style: {left: this.at(m.x) + '%', top: this.at(m.y) + '%'}})); },
    tint() { return {rain: ['#38bdf8', '#2563eb', '#7c3aed'], wind: ['#5eead4', '#14b8a6', '#0f766e'], heat: ['#fde047', '#fb923c', '#dc2626']}[this.S.layer]; },
    layers() { return [['rain', 'cloud-rain'], ['wind', 'wind'], ['heat', 'thermometer']]; },
    view() { return ['-60 -60 520 520', '0 0 400 400', '70 70 260 260'][this.S.zoom]; },
  },
  methods: {
    value(c) { return this.S.unit === 'f' ? Math.round(c * 9 / 5 + 32) : c; },
    deg(c) { return this.value(c) + '°'; },
    heat(c) { return {value: this.value(c), text: this.deg(c)}; },
    span(x) { const all = Math.max(1, this.most - this.least); return {left: (x.low - this.least) / all * 100 + '%', width: Math.max(8, (x.high - x.low) / all * 100) + '%'}; },
    at(v) { const [x, , w] = this.view.split(' ').map(Number); return (v - x) / w * 100; },
    air(v) { return v < 50 ? '#16a34a' : v < 100 ? '#ca8a04' : '#dc2626'; },
    facts(x, heats) { return JSON.stringify({...x.facts, ...Object.fromEntries(heats.map(name => [name, this.heat(x[name])])), ...(x.air ? {home: {value: this.S.home === x.key, text: this.S.home === x.key ? this.L.default : ''}} : {})}); },
  },
})
