({
  state: () => ({view: 'learn', menu: '', dialog: '', offline: false, kept: false, kind: 'picture', picked: '', ticked: [], placed: 0, result: '', muted: false, heard: '', hint: false, reported: false, pace: 70, auto: true, typed: '', tab: 'all', query: '', sort: '', type: '', starred: [], claimed: [], board: 'league', cheered: [], toast: false, frozen: false, month: 0, shared: '', goal: '20', sounds: true, haptics: true, speaking: true, listening: true, animation: false, practice: true, mail: true, push: false, friends: true, volume: 60, voice: 0, level: 1, reminder: 2}),
  computed: {
    course() { return this.D.courses[0]; },
    tabs: () => [['learn', 'home-filled'], ['words', 'book-open'], ['quests', 'flag'], ['league', 'trophy'], ['settings', 'settings']],
    listed() {
      const S = this.S;
      if (S.query) return this.D.words.slice(0, 6);
      const kept = this.D.words.filter(x => (S.tab === 'all' || (S.tab === 'weak' ? x.strength < 50 : S.starred.includes(x.key))) && (!S.type || x.kind === S.type));
      const by = {word: (a, b) => a.word.localeCompare(b.word), strength: (a, b) => b.strength - a.strength, last: (a, b) => b.last < a.last ? -1 : 1, seen: (a, b) => b.seen - a.seen}[S.sort];
      return by ? [...kept].sort(by) : kept;
    },
    types() { return [...new Set(this.D.words.map(x => x.kind))]; },
    asked() { return this.S.kind === 'picture' ? this.L.picture_ask.replace('@', this.D.picture.asked) : this.L[this.S.kind + '_ask'].replace('@', this.course.name); },
    placed() { return this.D.sentence.tokens.slice(0, this.S.placed); },
    bank() {
      const gone = [...this.placed];
      return this.D.sentence.bank.map(word => { const at = gone.indexOf(word); if (at >= 0) gone.splice(at, 1); return {word, gone: at >= 0}; });
    },
    weekdays() { return this.lang === 'zh' ? ['一', '二', '三', '四', '五', '六', '日'] : ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']; },
    sumMinutes() { return this.D.week.reduce((sum, x) => sum + x.minutes, 0); },
    sumPoints() { return this.D.week.reduce((sum, x) => sum + x.points, 0); },
  },
  methods: {
    pair(value, text) { return {value, text: text === undefined ? String(value) : text}; },
    lesson(x) {
      const p = this.pair;
      return JSON.stringify({title: p(x.title), minutes: p(x.minutes, x.minutes_text), points: p(x.points), tasks: p(x.tasks), ...(x.score ? {score: p(x.score, x.score_text)} : {})});
    },
    word(x) { const p = this.pair; return JSON.stringify({word: p(x.word), meaning: p(x.meaning), kind: p(x.kind), strength: p(x.strength, x.strength_text), seen: p(x.seen), last: p(x.last, x.last_text)}); },
    quest(x) { const p = this.pair; return JSON.stringify({title: p(x.title), gems: p(x.gems), left: p(x.left, x.left_text), share: p(x.share, x.share + '%')}); },
    rival(x) { const p = this.pair; return JSON.stringify({person: p(x.person.name), points: p(x.points, x.points_text), days: p(x.days), lessons: p(x.lessons), online: {value: x.online, text: x.online ? this.L.online : ''}}); },
    day(x) { const p = this.pair; return JSON.stringify({date: p(x.date, x.date_text), minutes: p(x.minutes, x.minutes_text), points: p(x.points), right: p(x.right, x.right_text)}); },
    many(count, label) { return this.lang === 'zh' ? `${count}${label}` : `${count} ${label}`; },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    tick(key, on) { if (on !== this.S.ticked.includes(key)) this.flip(this.S.ticked, key); },
    go(name) { this.S.view = name; this.S.menu = ''; },
    practised(n) { return n <= this.D.month.today && this.D.month.today - n < this.D.streak; },
    hue(n) { return n >= 75 ? '#12a065' : n >= 45 ? '#e08a00' : '#e03e52'; },
  },
})
