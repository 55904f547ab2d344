({
  state: () => ({page: 'code', menu: '', dialog: '', open: '', query: '', list: 'open', starred: false, watching: false, ascending: true, mine: false, picked: [], saved: [], viewed: [], folded: [], split: false, quiet: false, tree: true, writing: false, error: false, toast: '', way: 'squash', drop: true, issues: true, wiki: false, protect: false, sign: false, scan: true, reviewers: 2, days: 30, visible: 'public'}),
  computed: {
    shown() {
      const list = this.D.pulls.filter(x => !this.S.query && (!this.S.mine || x.facts.author.value === this.D.people[0]));
      return this.S.ascending ? list : [...list].reverse();
    },
    opened() { return this.D.pulls.find(x => x.key === this.S.open); },
    plus() { return this.D.review.files.reduce((all, x) => all + x.plus, 0); },
    minus() { return this.D.review.files.reduce((all, x) => all + x.minus, 0); },
  },
  methods: {
    facts(x) {
      return this.S.menu || this.S.dialog ? null : JSON.stringify(x.facts);
    },
    asked(x) {
      return this.S.menu || this.S.dialog ? null : JSON.stringify({...x.facts, draft: {value: x.draft, text: x.draft ? this.L.draft : ''}, state: {value: x.state, text: this.L[x.state]}});
    },
    changed(x) {
      return JSON.stringify({name: {value: x.key, text: x.key}, plus: {value: x.plus, text: `+${x.plus}`}, minus: {value: x.minus, text: `−${x.minus}`}});
    },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    read(x) { this.S.open = x.key; this.S.page = 'review'; this.S.menu = ''; },
    address() { return `git@code.codemoor.dev:${this.D.owner}/${this.lang === 'zh' ? 'project' : this.D.project.name}.git`; },
    words(code) { return code.split(/\b(def|class|return|for|in|if|with|as|self)\b/); },
    kind(word) { return ['def', 'class', 'return', 'for', 'in', 'if', 'with', 'as'].includes(word) ? 'kw' : word === 'self' ? 'me' : ''; },
  },
})
