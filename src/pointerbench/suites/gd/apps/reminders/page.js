({
  state: d => ({ahead: 1, weekends: true, buzz: true, again: false, 
    view: 'items', list: 'day', pushed: false, day: 0, week: 0, sort: 'due', menu: '', dialog: '', open: '', toast: '', query: '', searching: false,
    done: [], flagged: [], show_done: false, listening: false, offline: false, level: '', repeat: 'never', dated: true, timed: true, early: false, placed: false, takes: 0, ticked: [],
    sound: true, badge: true, summary: false, carry: false, smart: true, volume: 65, snooze: 10,
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    groups() { return [['soon', 'calendar-days', '#e03131'], ['flagged', 'flag', '#f08c00'], ['all', 'inbox', '#868e96']].map(([key, icon, ink]) => ({key, icon, ink, name: this.L[key]})); },
    smart() { return [{key: 'day', icon: 'sun', ink: '#1c7ed6', name: this.L.today}, ...this.groups]; },
    place() { return [...this.smart, ...this.D.lists].find(x => x.key === this.S.list); },
    title() { return this.S.list === 'day' ? this.D.days[this.S.day].long : this.place.name; },
    shown() {
      const rank = {urgent: 0, important: 1, normal: 2}, by = {due: x => x.day * 1440 + x.minutes, takes: x => x.takes, level: x => rank[x.level]}[this.S.sort];
      const found = this.S.query ? this.D.tasks.filter(x => x.title.includes(this.S.query)) : this.inside(this.S.list);
      return found.filter(x => this.S.show_done || !this.S.done.includes(x.key)).sort((a, b) => by(a) - by(b));
    },
    opened() { return this.D.tasks.find(x => x.key === this.S.open); },
    level() { return this.S.level || (this.opened ? this.opened.level : 'normal'); },
    takes() { return this.S.takes || (this.opened ? this.opened.takes : 30); },
    finished() { const own = this.inside(this.S.list), n = own.filter(x => this.S.done.includes(x.key)).length; return this.lang === 'zh' ? `${this.L.finished} ${n}/${own.length}` : `${n} of ${own.length} ${this.L.finished}`; },
    ended() { return this.D.tasks.find(x => x.key === this.S.toast); },
  },
  methods: {
    inside(key) {
      const S = this.S, tests = {day: x => x.day === S.day, soon: x => x.day >= 1, flagged: x => S.flagged.includes(x.key), all: () => true};
      return this.D.tasks.filter(tests[key] || (x => x.list === key));
    },
    count(key) { return this.inside(key).filter(x => !this.S.done.includes(x.key)).length; },
    of(x) { return this.D.lists.find(l => l.key === x.list); },
    facts(x) {
      return JSON.stringify({
        title: {value: x.title, text: x.title}, takes: {value: x.takes, text: x.takes_text},
        level: {value: x.level, text: this.L[x.level]}, list: {value: x.list, text: this.of(x).name},
        ...(this.S.list === 'day' && !this.S.query ? {time: {value: x.time, text: x.time}} : {due: {value: x.due, text: x.due_text}}),
      });
    },
    counted(l) { const n = this.count(l.key); return JSON.stringify({name: {value: l.name, text: l.name}, count: {value: n, text: String(n)}}); },
    finish(x) {
      const at = this.S.done.indexOf(x.key);
      if (at < 0) { this.S.done.push(x.key); this.S.toast = x.key; } else { this.S.done.splice(at, 1); this.S.toast = ''; }
    },
    flag(x) { const at = this.S.flagged.indexOf(x.key); if (at < 0) this.S.flagged.push(x.key); else this.S.flagged.splice(at, 1); },
    go(key) { this.S.view = 'items'; this.S.list = key; this.S.pushed = key !== 'day'; this.S.toast = ''; },
    back() { this.S.pushed = false; this.S.view = 'lists'; },
    tab(name) { this.S.view = name; if (name === 'items') this.S.list = 'day'; this.S.searching = false; this.S.query = ''; },
    edit(x) { this.S.open = x.key; this.S.dialog = 'form'; },
    order(name) { this.S.sort = name; this.S.menu = ''; },
    tick(step) { const at = this.S.ticked.indexOf(step); if (at < 0) this.S.ticked.push(step); else this.S.ticked.splice(at, 1); },
    length(n) { const h = Math.floor(n / 60), m = n % 60; return this.lang === 'zh' ? `${h ? h + '小时' : ''}${m ? m + '分钟' : ''}` : [h ? `${h} h` : '', m ? `${m} min` : ''].filter(Boolean).join(' '); },
  },
})
