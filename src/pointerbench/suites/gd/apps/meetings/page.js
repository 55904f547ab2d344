({
  state: d => ({view: 'calls', panel: 'chat', layout: 'grid', mic: true, video: true, sharing: false, hand: false, captions: false, recording: false, raised: '', pinned: '', silenced: [], context: '', menu: '', dialog: '', toast: false, error: false, lock: false, waiting: true, day: 0, mine: false, declined: true, open: '', blur: false, noise: false, mirror: true, levels: {...d.levels}}),
  computed: {
    menus() {
      const ticks = {mic: this.S.mic, noise: this.S.noise, camera: this.S.video, blur: this.S.blur, record: this.S.recording, grid: this.S.layout === 'grid', stage: this.S.layout === 'stage', chat: this.S.panel === 'chat', people: this.S.panel === 'people', captions: this.S.captions};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')]}))}));
    },
    context: () => [['pin', 'pin'], ['mute', 'mic-off'], ['private', 'message-square'], ['host', 'crown'], ['remove', 'user-x']],
    tiles() {
      if (this.S.layout === 'grid') return this.D.members;
      const first = this.D.members[this.D.speaker];
      return [first, ...this.D.members.filter(x => x !== first)].slice(0, 6);
    },
    raised() { return this.D.members.find(x => x.key === this.S.raised); },
  },
  methods: {
    memberFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, role: {value: x.role, text: this.L[x.role]}, spoke: {value: x.spoke, text: x.shown}, joined: {value: x.joined, text: x.joined}, muted: {value: x.muted, text: x.muted ? this.L.muted : ''}}); },
    meetingFacts(x) { return JSON.stringify({title: {value: x.title, text: x.title}, start: {value: x.start, text: x.start}, length: {value: x.length, text: x.shown}, people: {value: x.people, text: String(x.people)}, owner: {value: x.owner.name, text: x.owner.name}, weekly: {value: x.weekly, text: x.weekly ? this.L.weekly : ''}}); },
    pick(id) {
      this.S.menu = '';
      if (id === 'mic' || id === 'noise' || id === 'blur' || id === 'captions') this.S[id] = !this.S[id];
      if (id === 'camera') this.S.video = !this.S.video;
      if (id === 'record') this.S.recording = !this.S.recording;
      if (id === 'share') this.S.sharing = !this.S.sharing;
      if (id === 'grid' || id === 'stage') this.S.layout = id;
      if (id === 'chat' || id === 'people') this.S.panel = id;
      if (id === 'new' || id === 'leave') this.S.dialog = id;
    },
  },
})
