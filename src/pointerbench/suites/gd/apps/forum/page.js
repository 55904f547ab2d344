({
  state: () => ({page: 'board', tab: 'latest', open: 't0', kept: [], jumped: '', unread: false, seen: false, watching: false, number: 1, dialog: '', menu: '', query: '', up: [], down: [], quoted: '', format: '', notify: false, writing: false, poll: false, choice: -1, toast: false, alert: false, digest: true, signatures: true, previews: false, avatars: true, size: 12, tags: [1], ask_poll: false, order: '', mail: 'mail_day'}),
  computed: {
    shown() {
      const all = this.S.query ? [] : this.D.topics.filter(x => (!this.S.unread || x.new) && (this.S.tab !== 'open' || !x.solved));
      const by = this.S.order;
      if (by) return [...all].sort((a, b) => b.facts[by].value - a.facts[by].value);
      return this.S.tab === 'top' ? [...all].sort((a, b) => b.facts.votes.value - a.facts.votes.value) : all;
    },
    opened() { return this.D.topics.find(x => x.key === this.S.open); },
  },
  methods: {
    initial(p) { return [...p.name][0].toUpperCase(); },
    sign(x) { return {hot: 'flame', locked: 'lock', plain: 'message-square'}[x.kind]; },
    facts(x) { if (this.S.menu) return '{}'; const all = {...x.facts}; if ('solved' in x) all.solved = {value: x.solved, text: x.solved ? this.L.solved : ''}; if ('accepted' in x) { const yes = x.accepted && this.opened.solved; all.accepted = {value: yes, text: yes ? this.L.accepted : ''}; }; return JSON.stringify(all); },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
  },
})
