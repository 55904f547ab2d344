({
  state: d => ({screen: 'chats', filter: 'all', calls: 'all', query: '', typing: false, dialog: '', menu: '', reacted: '', replying: false, starred: false, recording: false, call: '', calling: '', muted: false, sticky: false, keep: true, receipts: true, previews: true, sounds: false, size: d.size, limit: 20, swiped: '', archived: [], silenced: d.silenced, offline: false, tab: 'files', saved: [], chosen: [], vote: -1}),
  computed: {
    tabs() { return [['chats', 'message-circle'], ['calls', 'phone'], ['contacts', 'users'], ['me', 'settings']]; },
    inside() { return ['chat', 'info'].includes(this.S.screen); },
    at() { return this.S.screen === 'chat' || this.S.screen === 'info' ? 'chats' : this.S.screen; },
    found() {
      const {filter, query, archived} = this.S;
      return this.D.chats.filter(x => !archived.includes(x.key) && (filter !== 'unread' || x.unread) && (filter !== 'groups' || x.group) && x.name.includes(query));
    },
    heard() { return this.D.calls.filter(x => this.S.calls !== 'missed' || x.missed); },
    held() { return this.D.messages.find(x => x.key === (this.S.menu || this.D.quoted)); },
    sharing() { return [['gallery', 'image', '#7c3aed'], ['camera', 'camera', '#db2777'], ['file', 'file-text', '#2563eb'], ['location', 'map-pin', '#16a34a'], ['contact', 'user', '#0891b2'], ['poll', 'chart-bar', '#ca8a04'], ['schedule', 'calendar', '#ea580c'], ['gift', 'gift', '#dc2626']]; },
    acts() { return [['reply', 'reply', 'answer_one'], ['forward', 'forward'], ['copy', 'copy'], ['star', 'star', 'keep_message'], ['pin', 'pin'], ['translate', 'languages'], ['info', 'check-check'], ['delete', 'trash-2']]; },
    moods() { return [['heart', '#e11d48'], ['thumbs-up', '#d97706'], ['laugh', '#ca8a04'], ['frown', '#2563eb'], ['party-popper', '#7c3aed']]; },
  },
  methods: {
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    act(name) {
      if (name === 'reply') this.S.replying = true;
      if (name === 'star') this.S.starred = true;
      this.S.dialog = '';
    },
    tag(x) { return {color: x.tag_ink, background: x.tag_ink + '22'}; },
    wave(x) { return x.wave.map(h => ({height: h + 'px'})); },
  },
})
