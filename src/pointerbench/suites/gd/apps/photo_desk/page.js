({
  state: d => ({view: 'develop', open: '', left: true, right: 'edit', strip: true, compare: false, tool: '', turned: 0, auto: false, label: '', zoom: 1, stars: 0, picked: [], rejected: [], preset: -1, context: '', menu: '', dialog: '', importing: false, error: false, mono: false, lens_fix: false, denoise: false, sorted: [1], format: 0, quality: d.quality, sliders: {...d.sliders}}),
  computed: {
    menus() {
      const ticks = {mono: this.S.mono, strip: this.S.strip, compare: this.S.compare, grid: this.S.view === 'library', one: this.S.view === 'develop'};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'redo'}))}));
    },
    tools: () => [['crop', 'crop'], ['heal', 'bandage'], ['brush', 'brush'], ['gradient', 'blend']],
    context: () => [['rate', 'star'], ['label', 'tag'], ['copy', 'copy'], ['paste', 'clipboard-paste'], ['virtual', 'copy-plus'], ['album', 'images'], ['reveal', 'folder-open'], ['remove', 'trash-2']],
    groups: () => ({light: ['exposure', 'contrast', 'highlights', 'shadows'], colour: ['temperature', 'tint', 'vibrance', 'saturation'], detail: ['sharpness', 'grain']}),
    shown() { return this.D.shots.filter(x => x.stars >= this.S.stars); },
    opened() { return this.D.shots.find(x => x.key === this.S.open) || this.D.shots[0]; },
    filter() {
      const s = this.S.sliders;
      return `brightness(${1 + s.exposure / 300}) contrast(${1 + s.contrast / 350}) saturate(${this.S.mono ? 0 : 1 + s.saturation / 200}) sepia(${Math.max(0, s.temperature) / 400})`;
    },
  },
  methods: {
    facts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, rating: {value: x.stars, text: String(x.stars)}, iso: {value: x.iso, text: String(x.iso)}, taken: {value: x.date, text: x.taken}, size: {value: x.tenths / 10, text: x.size}, picked: {value: x.picked, text: x.picked ? this.L.picked : ''}}); },
    signed(value) { return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'; },
    area(hill) { return 'M0 70' + hill.map((value, n) => `L${n * 180 / (hill.length - 1)} ${70 - value * .74}`).join('') + 'L180 70z'; },
    flip(name, x) { const list = this.S[name], at = list.indexOf(x.key); if (at < 0) list.push(x.key); else list.splice(at, 1); },
    sort(n) { const at = this.S.sorted.indexOf(n); if (at < 0) this.S.sorted.push(n); else this.S.sorted.splice(at, 1); },
    pick(id) {
      this.S.menu = '';
      if (id === 'import') this.S.importing = true;
      if (id === 'export' || id === 'reset') this.S.dialog = id;
      if (id === 'turn') this.S.turned += 1;
      if (['mono', 'strip', 'compare'].includes(id)) this.S[id] = !this.S[id];
      if (id === 'auto') this.S.auto = true;
      if (id === 'grid') this.S.view = 'library';
      if (id === 'one') this.S.view = 'develop';
      if (id === 'info') this.S.right = 'info';
    },
  },
})
