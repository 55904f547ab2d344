({
  state: d => ({
    view: 'library', rows: false, sort: 'date', menu: '', liked: [], open: '', tool: 'light', values: d.values, filter: 0, strength: 70, angle: 0, ratio: 'free', turned: 0, mirrored: false, auto: false, comparing: false, undone: false, dialog: '', toast: false, failed: false, edited: false, raw: false,
    format: 'JPEG', quality: 85, location: true, mark: false, lines: true,
  }),
  computed: {
    ios() { return this.look === 'ios' || this.look === 'ipad'; },
    shown() { const by = {date: null, size: x => -x.size, light: x => -x.light}[this.S.sort], all = this.D.photos.filter(x => !this.S.edited || x.edited); return by ? all.sort((a, b) => by(a) - by(b)) : all; },
    photo() { return this.D.photos.find(x => x.key === this.S.open); },
    sliders() { return {light: ['exposure', 'contrast', 'highlights', 'sharpness'], colour: ['warmth', 'saturation', 'contrast', 'grain']}[this.S.tool] || []; },
    tools() { return [['light', 'sun'], ['colour', 'palette'], ['filters', 'wand-sparkles'], ['crop', 'crop']]; },
    looks() { return ['none', 'sepia(.35) hue-rotate(-18deg)', 'saturate(1.5) hue-rotate(12deg)', 'brightness(1.12) sepia(.25)', 'saturate(1.2) hue-rotate(-24deg)', 'sepia(.5) saturate(1.6)', 'saturate(.25) contrast(1.1)', 'grayscale(1) contrast(1.25)', 'brightness(1.1) saturate(1.4) hue-rotate(-8deg)']; },
    drawn() { const v = this.S.values; return {filter: this.S.comparing ? 'none' : `brightness(${1 + v.exposure / 400}) contrast(${1 + v.contrast / 300}) saturate(${1 + v.saturation / 150}) ${this.S.filter ? this.looks[this.S.filter] : ''}`, transform: `rotate(${this.S.turned}deg) scaleX(${this.S.mirrored ? -1 : 1})`}; },
    ratios() { return ['free', '1:1', '3:2', '4:5', '16:9']; },
  },
  methods: {
    facts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, date: {value: x.iso, text: x.date}, size: {value: x.size, text: x.size_text}, light: {value: x.light, text: `ISO ${x.light}`}, edited: {value: x.edited, text: x.edited ? this.L.edited : ''}}); },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    edit(x) { this.S.open = x.key; this.S.view = 'edit'; },
    set(name, value) { this.S.values = {...this.S.values, [name]: value}; },
    signed(n) { return n > 0 ? `+${n}` : String(n); },
  },
})
