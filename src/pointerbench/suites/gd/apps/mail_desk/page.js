({
  state: () => ({open: '', tab: 'all', pane: true, reversed: false, checked: [], starred: [], query: '', menu: '', context: '', dialog: '', toast: false, error: false, fetched: false, archived: false, junked: false, binned: false, thrown: false, unseen: false, snoozed: false, blocked: true, saved_all: false, got: '', receipt: false, size: 15, dropped: [], flipped: [], choosing: false, target: 0}),
  computed: {
    menus() {
      const ticks = {pane: this.S.pane, reversed: this.S.reversed};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'undo'}))}));
    },
    icons: () => ['inbox', 'file-pen', 'send', 'archive', 'shield-alert', 'trash-2'],
    inks: () => ['#2f62c9', '#2e8b57', '#b8860b', '#8e44ad'],
    context: () => [['reply', 'reply'], ['forward', 'forward'], ['unread', 'mail'], ['move', 'folder-input'], ['rule', 'funnel'], ['mute', 'bell-off'], ['print', 'printer'], ['bin', 'trash-2']],
    shown() {
      const kept = this.D.letters.filter(x => this.S.tab === 'all' || (this.S.tab === 'unread' ? x.unread : this.S.starred.includes(x.key)));
      return this.S.reversed ? [...kept].reverse() : kept;
    },
    opened() { return this.D.letters.find(x => x.key === this.S.open) || this.D.letters[0]; },
  },
  methods: {
    facts(x) { return JSON.stringify({subject: {value: x.subject, text: x.subject}, sender: {value: x.person.name, text: x.person.name}, received: {value: x.iso, text: x.received}, size: {value: x.size, text: String(x.size)}, urgent: {value: x.urgent, text: x.urgent ? this.L.urgent : ''}}); },
    paperFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, size: {value: x.size, text: String(x.size)}}); },
    ruleFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, hits: {value: x.hits, text: String(x.hits)}, last: {value: x.iso, text: x.last}}); },
    flip(name, x) { const list = this.S[name], at = list.indexOf(x.key); if (at < 0) list.push(x.key); else list.splice(at, 1); },
    pick(id) {
      this.S.menu = '';
      if (id === 'write' || id === 'rules') this.S.dialog = id;
      if (id === 'fetch') this.S.fetched = true;
      if (id === 'pane' || id === 'reversed') this.S[id] = !this.S[id];
      if (id === 'larger') this.S.size += 1;
      if (id === 'smaller') this.S.size -= 1;
      if (id === 'archive') this.S.archived = true;
      if (id === 'junk') this.S.junked = true;
      if (id === 'all') this.S.checked = this.D.letters.map(x => x.key);
    },
  },
})
