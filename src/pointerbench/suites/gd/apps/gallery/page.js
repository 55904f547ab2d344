({
  state: d => ({
    view: 'photos', layout: 'tiles', span: 'by_day', kind: 'all_kinds', size: 150, captions: true, query: '', picked: [], loved: [], open: 's0', menu: '', context: '', dialog: '', unread: 4, full: false, sending: false, removed: false, copied: '',
    whose: 'mine', order: 'sort_new', pinned: [], album: 'a0', by_link: true, allowed: ['allow_load'], ends: 'month', from_links: true, off: [], dropped: [], only_locked: false, expiring: false,
    info: true, playing: false, tool: 'adjust', sliders: {...d.sliders}, filter: 0, strength: 80, ratio: 'free', angle: 0, grid: false, before: false, auto: false, turned: 0, mirrored: false,
    ticked: [], compress: false, auto_bin: true, keep: 30, quality: 85, yearly: false, members: 1, plan: '',
  }),
  computed: {
    places: () => [['photos', 'image'], ['albums', 'images'], ['links', 'link'], ['storage', 'hard-drive'], ['plans', 'sparkles']],
    shelves: () => [['favourites', 'heart'], ['archive', 'archive'], ['bin', 'trash-2']],
    making: () => [['album', 'images'], ['collage', 'layout-grid'], ['clip', 'clapperboard'], ['book', 'book-open'], ['shared', 'users'], ['import', 'smartphone']],
    context: () => [['download', 'download'], ['album', 'folder-plus'], ['cover', 'image'], ['date', 'calendar'], ['archive', 'archive'], ['delete', 'trash-2']],
    names() { return Object.keys(this.D.sliders); },
    icons: () => ({brightness: 'sun', contrast: 'contrast', shadows: 'blend', warmth: 'thermometer', saturation: 'droplets', sharpness: 'triangle'}),
    tints: () => ['none', 'sepia(.45) saturate(1.3)', 'hue-rotate(12deg) saturate(.8) brightness(1.05)', 'grayscale(1) contrast(1.15)', 'brightness(.8) sepia(.2) hue-rotate(-14deg)', 'sepia(.3) contrast(.9)', 'hue-rotate(-18deg) saturate(1.15)', 'contrast(1.2) saturate(1.2)', 'brightness(1.12) contrast(.85)', 'hue-rotate(20deg) contrast(1.1)'],
    ratios: () => ['free', '1:1', '4:3', '3:2', '16:9', '5:4'],
    inks: () => ['#e07b28', '#3b82c4', '#4d9a5b', '#9a6bb5'],
    opened() { return this.D.shots.find(x => x.key === this.S.open); },
    shared() { return this.D.albums.find(x => x.key === this.S.album); },
    near() { const at = this.D.shots.indexOf(this.opened), from = Math.max(0, Math.min(at - 4, this.D.shots.length - 9)); return this.D.shots.slice(from, from + 9); },
    albums() {
      const S = this.S, by = {sort_new: x => x.ago, sort_name: x => x.facts.title.text, sort_items: x => -x.facts.items.value}[S.order], pinned = x => S.pinned.includes(x.key) ? 0 : 1;
      return this.D.albums.filter(x => S.whose === 'mine' || x.shared).sort((a, b) => pinned(a) - pinned(b) || (by(a) < by(b) ? -1 : 1));
    },
    links() { return this.D.links.filter(x => !this.S.dropped.includes(x.key) && (x.locked || !this.S.only_locked)); },
    plans() { return this.D.plans.filter(x => x.facts.members.value >= this.S.members); },
    look() {
      const s = this.S.sliders, S = this.S, tint = S.filter ? this.tints[S.filter] : '';
      return {filter: S.before ? 'none' : `brightness(${1 + s.brightness / 320}) contrast(${1 + s.contrast / 350}) saturate(${1 + s.saturation / 200}) sepia(${Math.max(0, s.warmth) / 400}) ${tint}`, transform: `rotate(${S.turned * -90 + S.angle}deg) scaleX(${S.mirrored ? -1 : 1})`};
    },
  },
  mounted() { window.pb.wait(async () => { await document.fonts.ready; this.trim(); }); },
  methods: {
    // What is cut at the bottom is no item of its list: nobody can read its facts.
    trim() {
      for (const list of this.$el.querySelectorAll('.wall, .cards')) {
        const end = list.getBoundingClientRect().bottom + 1;
        for (const item of list.querySelectorAll('[data-group]')) if (item.getBoundingClientRect().bottom > end) item.removeAttribute('data-group');
      }
    },
    signed(value) { return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'; },
    flip(name, key) { const list = this.S[name], at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    go(name) { this.S.view = name; this.S.query = ''; },
    step(by) { const all = this.D.shots; this.S.open = all[(all.indexOf(this.opened) + by + all.length) % all.length].key; },
    clear() { const S = this.S; return !S.menu && !S.dialog && !S.sending && !S.removed && !S.copied; },
    shotFacts(x, row) {
      if (!this.clear()) return null;
      return JSON.stringify(row ? {...x.facts, ...x.row} : {...x.facts, edited: {value: x.edited, text: x.edited ? this.L.edited : ''}});
    },
    albumFacts(x) { return this.clear() ? JSON.stringify({...x.facts, shared: {value: x.shared, text: x.shared ? this.L.shared : ''}}) : null; },
    linkFacts(x) { return this.clear() ? JSON.stringify({...x.facts, locked: {value: x.locked, text: x.locked ? this.L.l_locked : ''}}) : null; },
  },
})
