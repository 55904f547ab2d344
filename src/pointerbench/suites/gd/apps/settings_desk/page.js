({
  state: d => ({page: 'network', query: '', menu: '', dialog: '', open: '', error: false, choosing: false, resolution: 0, paper: 1, looks: document.documentElement.classList.contains('dark') ? 'dark' : 'light', scanned: false, checked: false, cleaned: false, removed: [], flipped: [], silent: [], eased: ['bars'], second: 'extend', hushed: [], chime: 1, volumes: Object.fromEntries(d.apps.map(x => [x.key, x.volume])), levels: {...d.levels}, wifi: true, airplane: false, hotspot: false, visible: false, quick: true, night: false, auto: true, effects: true, clicks: false, startup: true, muted: false, quiet: false, previews: true, badges: true, saver: false, auto_update: false, location: true, camera: true, microphone: true, diagnostics: false, personal: true, history: true}),
  computed: {
    pages: () => [['network', 'wifi', '#1f7ae0'], ['bluetooth', 'bluetooth', '#4b5bd6'], ['display', 'monitor', '#d9822b'], ['sound', 'volume-2', '#c93a6b'], ['notifications', 'bell', '#d64545'], ['power', 'battery-charging', '#2e9e5b'], ['storage', 'hard-drive', '#7a6a58'], ['update', 'refresh-cw', '#0f8b8d'], ['privacy', 'shield-check', '#6b7280']],
    inks: () => ['#1f7ae0', '#2e9e5b', '#f0b429', '#c93a6b', '#8b95a5'],
    toggles() {
      return {
        network: [['wifi', 'wifi', ''], ['airplane', 'plane', 'airplane_about'], ['hotspot', 'router', 'hotspot_about']],
        bluetooth: [['visible', 'eye', 'visible_about'], ['quick', 'zap', 'quick_about']],
        display: [['night', 'moon', 'night_about'], ['auto', 'sun-medium', '']],
        sound: [['effects', 'music', ''], ['clicks', 'keyboard', ''], ['startup', 'power', '']],
        notifications: [['quiet', 'bell-off', 'quiet_about'], ['previews', 'lock', ''], ['badges', 'circle-dot', '']],
        power: [['saver', 'leaf', 'saver_about']],
        storage: [],
        update: [['auto_update', 'calendar-clock', 'auto_update_about']],
        privacy: [['location', 'map-pin', ''], ['camera', 'camera', ''], ['microphone', 'mic', ''], ['diagnostics', 'bug', ''], ['personal', 'sparkles', ''], ['history', 'history', '']],
      }[this.S.page];
    },
    opened() { return this.D.networks.find(x => x.key === this.S.open) || this.D.networks[0]; },
    byShare() { return [...this.D.apps].sort((a, b) => b.share - a.share); },
    bySize() { return [...this.D.apps].sort((a, b) => b.tenths - a.tenths); },
    junk() { return this.D.junk.toFixed(1); },
  },
  methods: {
    networkFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, signal: {value: x.signal, text: x.signal + '%'}, speed: {value: x.speed, text: String(x.speed)}, secured: {value: x.secured, text: x.secured ? this.L.secured : ''}}); },
    deviceFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, battery: {value: x.battery, text: x.battery + '%'}, linked: {value: x.linked, text: x.linked ? this.L.connected : ''}}); },
    appFacts(x) {
      const own = {sound: {volume: {value: this.S.volumes[x.key], text: this.S.volumes[x.key] + '%'}}, storage: {size: {value: x.tenths / 10, text: x.size}, opened: {value: x.iso, text: x.opened}}, power: {share: {value: x.share, text: x.share + '%'}}, notifications: {daily: {value: x.daily, text: String(x.daily)}}}[this.S.page];
      return JSON.stringify({name: {value: x.name, text: x.name}, ...own});
    },
    updateFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, size: {value: x.size, text: String(x.size)}, published: {value: x.iso, text: x.published}, restart: {value: x.restart, text: x.restart ? this.L.restart : ''}}); },
    flip(name, x) { const list = this.S[name], at = list.indexOf(x.key); if (at < 0) list.push(x.key); else list.splice(at, 1); },
  },
})
