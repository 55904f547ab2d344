({
  state: d => ({page: 'home', query: '', airplane: false, wifi: true, bluetooth: d.some[0], mobile: true, adaptive: false, appearance: 'light', raise: d.some[1], bold: false, night: false, brightness: d.levels[0], warmth: d.levels[1], text_size: d.levels[2], ring: d.levels[3], media: d.levels[4], alarm: d.levels[5], call: d.levels[6], silent: false, vibrate: true, keys: d.some[2], lock_sound: d.some[3], quiet: false, favourites: true, repeated: d.some[0], reminders: d.some[1], ask: d.some[2], saver: false, limit_charge: false, percentage: d.some[3], badges: true, previews: true, scanned: false, dialog: '', revealed: false, failed: false, ask: true, meter: false, sort: 'size', joined: d.networks[0].key, open: '', cleared: [], blocked: d.blocked}),
  computed: {
    home() {
      const go = (name, icon, ink, value) => ({kind: 'go', name, icon, ink, value});
      const on = name => this.L[this.S[name] ? 'on' : 'off'];
      return [
        [{kind: 'toggle', name: 'airplane', icon: 'plane', ink: '#f08c00', fn: 'airplane'}, go('wifi', 'wifi', '#1c7ed6', this.S.wifi ? this.D.networks[0].facts.name.text : this.L.off), go('bluetooth', 'bluetooth', '#1864ab', on('bluetooth')), go('mobile', 'signal', '#2f9e44', this.D.carrier), go('hotspot', 'router', '#37b24d', this.L.off)],
        [go('notices', 'bell', '#e03131'), go('sound', 'volume-2', '#d6336c'), go('display', 'sun', '#6741d9'), go('wallpaper', 'palette', '#0c8599')],
        [go('battery', 'battery-medium', '#2f9e44', this.D.charge + '%'), go('storage', 'hard-drive', '#495057', this.D.store.used), go('privacy', 'shield', '#1971c2'), go('language', 'globe', '#5f3dc4', this.L.language_value), go('update', 'download', '#868e96', this.D.version)],
      ];
    },
    rows() {
      const t = (name, fn, about) => ({kind: 'toggle', name, fn, about}), s = (name, low, high) => ({kind: 'slider', name, low, high}), p = (name, value) => ({kind: 'pick', name, value}), c = name => ({kind: 'check', name});
      return {
        display: [{rows: [s('brightness', 'sun-dim', 'sun'), t('adaptive', 'adaptive')]}, {title: 'appearance', looks: true}, {rows: [s('text_size', 'a-arrow-down', 'a-arrow-up'), t('bold', 'bold')]}, {rows: [t('night', 'night'), s('warmth', 'snowflake', 'flame'), p('schedule', '22:00 – 07:00')]}, {rows: [p('lock', this.L.lock_value), t('raise'), p('refresh_rate', this.L.refresh_value)]}],
        sound: [{rows: [t('silent', 'silent'), t('vibrate')]}, {title: 'volumes', rows: [s('ring', 'bell'), s('media', 'music'), s('alarm', 'alarm-clock'), s('call', 'phone')]}, {rows: [p('tone', this.D.tones[0]), p('alarm_tone', this.D.tones[1])]}, {rows: [t('quiet', 'quiet', this.D.quiet), c('favourites'), c('repeated'), c('reminders')]}, {rows: [t('keys'), t('lock_sound')]}],
        wifi: [{rows: [t('wifi', 'wifi_off', this.D.networks[0].facts.name.text)]}],
        battery: [{rows: [t('saver', 'saver'), t('limit_charge', 'limit_charge'), t('percentage')]}],
        notices: [{rows: [t('badges'), t('previews', 'previews')]}],
      }[this.page] || [];
    },
    page() { return this.S.page === 'home' || this.S.page === 'search' ? 'display' : this.S.page; },
    stored() { return [...this.D.stored].sort((a, b) => this.S.sort === 'size' ? b.facts.size.value - a.facts.size.value : a.facts.name.text.localeCompare(b.facts.name.text, this.lang)); },
    opened() { return this.D.networks.find(x => x.key === this.S.open) || this.D.networks[1]; },
    slices() { return this.D.store.parts.map(p => ({width: p.share + '%', background: p.ink})); },
    bars() { return this.D.hours.map((h, n) => ({x: 4 + n * 12.2, y: 62 - h * .56, height: h * .56, fill: h < 25 ? '#e8590c' : '#2f9e44'})); },
  },
  methods: {
    toggle(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    open(name) { if (['wifi', 'notices', 'sound', 'display', 'battery', 'storage'].includes(name)) this.S.page = name; },
    fan(x) { return x.facts.signal.value > 70 ? 'wifi' : x.facts.signal.value > 40 ? 'wifi-high' : 'wifi-low'; },
  },
})
