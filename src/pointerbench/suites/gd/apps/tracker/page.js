({
  state: d => ({overdue: false, who: '', stage: -1, view: 'table', sidebar: true, open: '', dialog: '', menu: '', starred: [], picked: [], mine: false, done: true, ascending: true, sprint: 0, query: '', error: false, toast: false, zebra: false, tags: true, watching: false, height: 2, tab: 'activity', again: false, kinds: [0, 3], urgent: 1, blocked: false}),
  computed: {
    shown() {
      const list = this.D.issues.filter(x => !this.S.query && !(this.S.mine && x.person !== this.D.me && x.person.name !== this.D.me.name) && (this.S.done || x.status !== 3) && !(this.S.blocked && !x.blocked) && !(this.S.overdue && !x.late) && (!this.S.who || x.person.given === this.S.who) && (this.S.stage < 0 || x.status === this.S.stage));
      return this.S.ascending ? list : [...list].reverse();
    },
    opened() { return this.D.issues.find(x => x.key === this.S.open); },
    share() { return Math.round(100 * this.D.done / this.D.total) + '%'; },
  },
  methods: {
    column(n) { return this.shown.filter(x => x.status === n); },
    sum(list) { return list.reduce((all, x) => all + x.facts.points.value, 0); },
    facts(x) { const all = {...x.facts, blocked: {value: x.blocked, text: x.blocked ? this.L.blocked : ''}}; const gone = this.S.menu.includes(' ') ? ['status', 'priority', 'assignee', 'points', 'comments', 'due'] : this.S.menu || this.S.dialog ? ['assignee', 'points', 'comments', 'due'] : []; if (this.S.view === 'board') gone.push('status'); gone.forEach(name => delete all[name]); return JSON.stringify(all); },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    tint(ink) { return {color: ink, background: ink + '1f', '--ink-own': ink}; },
  },
})
