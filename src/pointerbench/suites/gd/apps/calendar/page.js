({
  state: () => ({view: 'week', shift: 0, side: true, hidden: [], open: '', dialog: '', menu: false, query: '', toast: false, clash: false, weekends: true, numbers: false, declined: false, compact: false, begin: 8, answer: '', discarded: false, whole: false, kind: 'event', ink: 0, ahead: 15, invite: true, see: true, rung: [], finished: [0], only: '', online: false, longest: 180}),
  computed: {
    first() { return Math.max(0, Math.min(this.D.days.length - 7, this.D.week + 7 * this.S.shift)); },
    week() { return this.D.days.slice(this.first, this.first + (this.S.weekends ? 7 : 5)).map((d, n) => ({...d, today: this.first + n === this.D.today, events: d.events.filter(x => this.on(x))})); },
    sheet() { return this.D.days.map((d, n) => ({...d, at: n, today: n === this.D.today, events: d.events.filter(x => this.on(x))})).filter((d, n) => this.S.weekends || n % 7 < 5); },
    month() { const found = this.D.days[15].month; return found; },
    hours() { return Array.from({length: 11}, (_, n) => n + 8); },
    opened() { return this.D.days.flatMap(d => d.events).find(x => x.key === this.S.open); },
    corner() { const at = this.week.findIndex(d => d.events.some(x => x.key === this.S.open)), n = this.week.length; return at < n / 2 ? {left: `calc(56px + (100% - 56px) * ${(at + 1) / n} + 6px)`} : {right: `calc((100% - 56px) * ${1 - at / n} + 6px)`}; },
    list() { return (this.S.view === 'day' ? this.D.busy : this.D.next).filter(x => this.on(x) && (!this.S.only || 'c' + x.calendar === this.S.only) && (!this.S.online || x.online) && (this.S.longest === 180 || x.to - x.from <= this.S.longest)); },
  },
  methods: {
    on(x) { return !this.S.query && !this.S.hidden.includes('c' + x.calendar); },
    hour(n) { return String(n).padStart(2, '0') + ':00'; },
    box(x) { const all = 11 * 60; return {top: 100 * (x.from - 480) / all + '%', height: `calc(${100 * (x.to - x.from) / all}% - 2px)`, background: x.ink}; },
    facts(x) { const all = {...x.facts, online: {value: x.online, text: x.online ? this.L.online : ''}}; if (this.S.view === 'day') delete all.date; else { delete all.start; delete all.end; } if (this.S.menu) return '{}'; return JSON.stringify(all); },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
  },
})
