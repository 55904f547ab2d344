({
  state: d => ({menu: '', page: 'edit', side: 'media', bin: 'list', open: '', context: '', query: '', tool: 'pointer', snap: true, marked: false, playing: false, loop: false, full: false, panel: true, muted: [], locked: [], hidden: [], starred: [], dropped: [], steady: false, mirror: false, denoise: true, pitch: false, scale: 100 + d.values[0], rotation: d.values[1] - 50, opacity: 100 - Math.floor(d.values[2] / 4), volume: d.values[3], speed: d.values[4] * 3, quality: d.values[5], exposure: d.values[0] - 55, contrast: d.values[5] - 48, warmth: d.values[2] - 52, saturation: d.values[1] - 44, zoom: 4, head: d.head, res: 1080, captions: false, selection: false, ink: 1, dialog: '', toast: false, error: false}),
  computed: {
    menus() {
      const ticks = {enable: true, link: true, safe: false, waves: true, names: true};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'redo'}))}));
    },
    pages: () => [['edit', 'scissors'], ['colour', 'palette'], ['sound', 'audio-lines'], ['deliver', 'rocket']],
    tools: () => [['pointer', 'mouse-pointer-2'], ['blade', 'scissors'], ['trim', 'arrows-left-right'], ['hand', 'hand']],
    tracks: () => ['titles', 'film', 'voice', 'music'],
    inks: () => ['#e5484d', '#f0a020', '#3fa45b', '#3b82d6', '#9b5de5', '#e06aa6'],
    context: () => [['source', 'play'], ['append', 'list-end'], ['proxy', 'gauge'], ['rename', 'pencil'], ['keyword', 'tag'], ['where', 'folder-open'], ['remove', 'trash-2']],
    current() { return this.D.clips.find(x => x.key === this.S.open) || this.D.clips[0]; },
    jobs() { return this.D.jobs.filter(x => !this.S.dropped.includes(x.key)); },
    marks() { const step = this.D.total > 90 ? 30 : 15, found = []; for (let n = 0; n < this.D.total - 8; n += step) found.push(n); return found; },
  },
  methods: {
    facts(x) {
      const grid = this.S.bin === 'grid';
      return JSON.stringify({name: {value: x.name, text: x.name}, length: {value: x.seconds / 60, text: x.length}, used: {value: x.used, text: x.used ? this.L.used : ''},
        ...(grid ? {} : {size: {value: x.mb, text: x.size}, shot: {value: x.iso, text: x.shot}})});
    },
    jobFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, percent: {value: x.percent, text: x.shown}, size: {value: x.mb, text: x.size}, format: {value: x.format, text: x.format}}); },
    stage(x) { return x.percent === 100 ? 'ready' : x.percent ? 'running' : 'waiting'; },
    code(seconds) { const s = Math.floor(seconds), f = Math.floor((seconds - s) * 25), two = n => String(n).padStart(2, '0'); return `00:${two(Math.floor(s / 60))}:${two(s % 60)}:${two(f)}`; },
    at(seconds) { return `${seconds / this.D.total * 98}%`; },
    block(x) { return {left: this.at(x.begin), width: `calc(${x.wide / this.D.total * 98}% - 2px)`}; },
    wave(x) {
      let d = 'M0 10', back = '';
      for (let n = 0; n <= 50; n += 1) { const h = 1.5 + 7 * Math.abs(Math.sin(n * 1.7 + x.begin) * Math.cos(n * .43 + x.wide)); d += `L${n * 4} ${10 - h}`; back = `L${n * 4} ${10 + h}` + back; }
      return d + back + 'Z';
    },
    sheen(n) { const h = n * 47 % 360; return `linear-gradient(135deg, hsl(${h} 55% 42%), hsl(${(h + 70) % 360} 50% 22%))`; },
    flip(name, key) { const list = this.S[name], at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    pick() { this.S.menu = ''; },
  },
})
