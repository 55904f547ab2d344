(() => {
  const WIDE = 2000, HIGH = 1400, STEP = 4, LAKE = 640, lands = new Map();
  const at = (x, y) => [HIGH - y, x];
  function heightOf(land) {
    const [a, b, c, d] = land.waves, ridges = land.ridges.map(([turn, far]) => [Math.cos(turn) / far, Math.sin(turn) / far]);
    return (x, y) => {
      const u = x + 22 * Math.sin(y / 61 + a) + 9 * Math.sin(y / 23 + b), v = y + 22 * Math.sin(x / 57 + c) + 9 * Math.sin(x / 27 + d);
      let raised = 0, ridge = 0;
      for (const [hx, hy, top, wide] of land.hills) { const far = ((u - hx) ** 2 + (v - hy) ** 2) / (2 * wide * wide); if (far < 9) raised += top * Math.exp(-far); }
      for (const [p, q] of ridges) ridge += 1 - Math.abs(Math.sin(u * p + v * q));
      return 830 + raised * (.87 + .07 * ridge) + 17 * ridge;
    };
  }
  // Heights on a grid, lines of equal height, and streams that run down: once for each land.
  function survey(land) {
    const key = land.waves.join();
    if (lands.has(key)) return lands.get(key);
    const height = heightOf(land), w = WIDE / STEP + 1, h = HIGH / STEP + 1, grid = new Float32Array(w * h), lines = {}, streams = new Path2D();
    for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) grid[y * w + x] = height(x * STEP, y * STEP);
    const trace = (level, into) => {
      for (let y = 0; y < h - 2; y += 2) for (let x = 0; x < w - 2; x += 2) {
        const i = y * w + x, p = grid[i], q = grid[i + 2], r = grid[i + 2 * w + 2], s = grid[i + 2 * w];
        if ((p > level) === (q > level) && (q > level) === (r > level) && (r > level) === (s > level)) continue;
        const cuts = [], side = (m, n, x1, y1, x2, y2) => { if ((m > level) !== (n > level)) { const t = (level - m) / (n - m); cuts.push([(x + x1 + (x2 - x1) * t) * STEP, (y + y1 + (y2 - y1) * t) * STEP]); } };
        side(p, q, 0, 0, 2, 0); side(q, r, 2, 0, 2, 2); side(r, s, 2, 2, 0, 2); side(s, p, 0, 2, 0, 0);
        for (let n = 0; n + 1 < cuts.length; n += 2) { into.moveTo(...cuts[n]); into.lineTo(...cuts[n + 1]); }
      }
    };
    const top = grid.reduce((a, b) => Math.max(a, b), 0);
    for (let level = LAKE + 60; level < top; level += 50) trace(level, lines[level] = new Path2D());
    const shore = new Path2D(), road = new Path2D();
    trace(LAKE, shore); trace(LAKE + 34, road);
    for (const [hx, hy] of land.hills.slice(0, 7)) for (let turn = 0; turn < 5; turn += 1) {
      let x = hx + 62 * Math.cos(turn * 1.25), y = hy + 62 * Math.sin(turn * 1.25);
      streams.moveTo(x, y);
      for (let n = 0; n < 160; n += 1) {
        const dx = height(x + 4, y) - height(x - 4, y), dy = height(x, y + 4) - height(x, y - 4), far = Math.hypot(dx, dy) || 1;
        x -= 5 * dx / far; y -= 5 * dy / far;
        streams.lineTo(x, y);
        if (height(x, y) < LAKE || x < 0 || y < 0 || x > WIDE || y > HIGH) break;
      }
    }
    const found = {grid, w, h, lines, streams, shore, road, height, pictures: new Map()};
    lands.set(key, found);
    return found;
  }
  const mix = (a, b, t) => [0, 1, 2].map(n => a[n] + (b[n] - a[n]) * Math.max(0, Math.min(1, t)));
  const TINTS = {light: [[209, 224, 180], [236, 229, 198], [222, 203, 172], [232, 229, 226], [173, 207, 150], [154, 200, 228]], dark: [[40, 54, 42], [50, 51, 42], [62, 55, 47], [92, 92, 94], [29, 49, 33], [19, 48, 66]]};
  // The ground as a picture: tints by height, woods, water, light from the north-west.
  function painted(land, theme, S) {
    const known = survey(land), key = [theme, S.base, S.layers.shading, S.layers.woods, S.steep, S.tune.relief].join();
    if (known.pictures.has(key)) return known.pictures.get(key);
    const {grid, w, h} = known, canvas = document.createElement('canvas'), tints = TINTS[theme];
    canvas.width = w; canvas.height = h;
    const brush = canvas.getContext('2d'), image = brush.createImageData(w, h);
    for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) {
      const i = y * w + x, up = grid[i];
      const dx = (grid[y * w + Math.min(w - 1, x + 1)] - grid[y * w + Math.max(0, x - 1)]) / (20 * STEP), dy = (grid[Math.min(h - 1, y + 1) * w + x] - grid[Math.max(0, y - 1) * w + x]) / (20 * STEP);
      let c = up < LAKE ? tints[5] : up < 1150 ? mix(tints[0], tints[1], (up - LAKE) / 500) : up < 1650 ? mix(tints[1], tints[2], (up - 1150) / 500) : mix(tints[2], tints[3], (up - 1650) / 350);
      if (S.base === 'plain' && up >= LAKE) c = theme === 'dark' ? [42, 47, 41] : [241, 240, 230];
      if (up >= LAKE) {
        const wood = Math.sin(x / 17 + land.waves[0]) + Math.sin(y / 14 + land.waves[1]) + Math.sin((x + y) / 9) * .5 + Math.sin((x - y) / 6) * .3;
        if (S.layers.woods && wood > .1 && up > 690 && up < 1230 + 60 * Math.sin(x / 5)) c = mix(c, tints[4], .85);
        const steep = Math.hypot(dx, dy);
        if (S.steep && steep > .36) c = mix(c, steep > .58 ? [214, 59, 47] : steep > .46 ? [240, 140, 46] : [246, 210, 74], .6);
        if (S.layers.shading) { const light = 1 + (-dx - dy) * -.9 * S.tune.relief / 100; c = c.map(v => v * Math.max(.55, Math.min(1.22, light))); }
      }
      image.data.set([c[0], c[1], c[2], 255], i * 4);
    }
    brush.putImageData(image, 0, 0);
    known.pictures.set(key, canvas);
    return canvas;
  }
  return {
    state: d => ({
      view: 'tracks', open: d.tracks[0].key, loved: [], hidden: [], menu: '', dialog: '', context: '', query: '', sort: 'date', kind: 'all', longest: 30, loops: false, zoom: 0, here: false, tool: 'hand', reversed: false, left: true, inspector: true, profile: true, chart: 'profile', base: 'topo',
      layers: {contours: true, shading: true, woods: true, streams: true, trails: true, names: true}, tune: {opacity: 100, relief: 70, brightness: 100}, follow: true, avoid: false, live: false, steep: false, width: 4, colour: '', at: 44, point: '', dropped: [], beds: [], rests: [], invited: false, sent: false, label: '', sort_of: 'view', offline: false, device: '', format: 'GPX', parts: ['with_points', 'with_times'], accuracy: 5, datum: 'WGS 84', too: false,
    }),
    computed: {
      menus() {
        const ticks = {names: this.S.layers.names, contours: this.S.layers.contours};
        return this.D.menus.map(({id, label, items}) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name], off: name === 'paste'}))}));
      },
      tools: () => [['hand', 'hand'], ['draw', 'pencil'], ['pin', 'map-pin'], ['measure', 'ruler'], ['split', 'scissors']],
      icons: () => ({start: 'parking', finish: 'flag', summit: 'mountain', spring: 'droplets', hut: 'home', view: 'camera', bridge: 'waves', fork: 'signpost', shelter: 'umbrella', rest: 'armchair', camp: 'tent'}),
      context: () => [['rename', 'pencil'], ['copy', 'copy'], ['folder', 'folder-input'], ['print', 'printer'], ['publish', 'globe'], ['delete', 'trash-2']],
      inks: () => ['#e11d48', '#2563eb', '#ea580c', '#7c3aed', '#0d9488', '#15803d', '#111827'],
      greys: () => ['#64748b', '#b98a4d', '#d4c7a8'],
      opened() { return this.D.tracks.find(x => x.key === this.S.open); },
      shown() {
        const S = this.S, by = {date: (a, b) => a.date < b.date ? 1 : -1, km: (a, b) => b.km - a.km, climb: (a, b) => b.climb - a.climb, rating: (a, b) => b.rating - a.rating}[S.sort];
        return this.D.tracks.filter(x => x.title.includes(S.query) && x.km <= S.longest && (!S.loops || x.loop) && (S.kind === 'all' || x.kind === S.kind)).sort(by);
      },
      stops() { return this.opened.stops.filter(x => !this.S.dropped.includes(x.key)); },
      figures() { const x = this.opened, m = value => `${this.number(value)} ${this.lang === 'zh' ? '米' : 'm'}`; return [['distance', x.facts.km.text], ['time', x.facts.time.text], ['ascent', m(x.climb)], ['descent', m(x.fall)], ['highest', m(Math.max(...x.metres))], ['lowest', m(Math.min(...x.metres))], ['begins', x.starts], ['ends', x.ends]]; },
      ends() { const low = Math.min(...this.opened.metres), high = Math.max(...this.opened.metres); return [low, high]; },
      levels() {
        const [low, high] = this.ends;
        if (this.S.chart === 'grade') return ['+35%', '0%', '−35%'];
        if (this.S.chart === 'ways') return [];
         return [high, Math.round((low + high) / 2), low].map(v => `${this.number(v)} ${this.lang === 'zh' ? '米' : 'm'}`);
      },
      kms() { const far = this.opened.km; return [0, .25, .5, .75, 1].map(part => `${(far * part).toFixed(1)} ${this.lang === 'zh' ? '公里' : 'km'}`); },
      metres() { return this.S.reversed ? [...this.opened.metres].reverse() : this.opened.metres; },
      curve() { const [low, high] = this.ends; return 'M' + this.metres.map((v, n) => `${n * 10} ${112 - (v - low) / (high - low) * 98}`).join('L'); },
      area() { return `${this.curve}L1200 120L0 120z`; },
      slopes() {
        return Array.from({length: 60}, (_, n) => { const m = this.metres, g = this.opened.gone, slope = (m[n * 2 + 2] - m[n * 2]) / ((g[n * 2 + 2] - g[n * 2]) * 10 || 1), h = Math.min(56, Math.abs(slope) * 1.6); return {y: slope > 0 ? 60 - h : 60, h, fill: Math.abs(slope) > 22 ? '#d63b2f' : Math.abs(slope) > 12 ? '#f08c2e' : Math.abs(slope) > 5 ? '#e7c23d' : '#58a55c'}; });
      },
      grounds() { const parts = [0, 2, 1, 2, 1, 0], [a, b, c] = this.opened.surfaces, sizes = [a * .6, c * .4, b * .5, c * .6, b * .5, a * .4]; let x = 0; return sizes.map((size, n) => { const at = x; x += size * 12; return {x: at, w: size * 12, fill: this.greys[parts[n]]}; }); },
      reading() { const x = this.opened, n = this.S.at; return `${x.gone[n].toFixed(1)} ${this.lang === 'zh' ? '公里' : 'km'} · ${this.number(this.metres[n])} ${this.lang === 'zh' ? '米' : 'm'}`; },
      gauge() { const [a, b] = [this.opened.points[30], this.opened.points[90]]; return `${(Math.hypot(a[0] - b[0], a[1] - b[1]) / 100).toFixed(2)} ${this.lang === 'zh' ? '公里' : 'km'}`; },
    },
    watch: {S: {deep: true, handler() { Vue.nextTick(() => { if (!this.map) return; this.map.invalidateSize({animate: false}); this.draw(); }); }}},
    mounted() {
      this.map = window.L.map(this.$refs.map, {crs: window.L.CRS.Simple, renderer: window.L.canvas({padding: .05}), zoomSnap: 0, zoomAnimation: false, fadeAnimation: false, markerZoomAnimation: false, inertia: false, attributionControl: false, zoomControl: false, keyboard: false, minZoom: -5, maxZoom: 6});
      this.map.setView([HIGH / 2, WIDE / 2], 0);
      this.group = window.L.layerGroup().addTo(this.map);
      this.draw();
    },
    beforeUnmount() {
      const map = this.map, renderer = map.options.renderer;
      this.map = null;
      map.remove();
      renderer._container = document.createElement('canvas');  // it may draw once more, on nothing
      renderer._ctx = renderer._container.getContext('2d');
    },
    methods: {
      number(value) { return value.toLocaleString('en-US'); },
      ink(x) { return x.key === this.S.open && this.S.colour || x.ink; },
      flip(name, key) { const list = this.S[name], n = list.indexOf(key); if (n < 0) list.push(key); else list.splice(n, 1); },
      clear() { return !this.S.menu && !this.S.context && !this.S.dialog; },
      trackFacts(x) { return this.clear() ? JSON.stringify({...x.facts, loop: {value: x.loop, text: x.loop ? this.L.loop : ''}}) : null; },
      stopFacts(x) { return this.clear() && !this.S.sent ? JSON.stringify({...x.facts, water: {value: x.facts.water.value, text: x.facts.water.value ? this.L.water : ''}}) : null; },
      dayFacts(x) { return JSON.stringify({...x.facts, booked: {value: x.booked, text: x.booked ? this.L.booked : ''}}); },
      aim() {
        const size = this.map.getSize(), xs = this.opened.points.map(p => p[0]), ys = this.opened.points.map(p => p[1]);
        const [x1, x2, y1, y2] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const fit = Math.min(size.x * .72 / (x2 - x1), size.y * .68 / (y2 - y1), 3.2), least = Math.max(size.x / (WIDE - 60), size.y / (HIGH - 60));
        const scale = Math.max(fit * 1.6 ** this.S.zoom, least), half = [size.x / scale / 2, size.y / scale / 2];
        const held = (value, low, high) => Math.max(low, Math.min(high, value));
        this.map.setView(at(held((x1 + x2) / 2, half[0] + 10, WIDE - half[0] - 10), held((y1 + y2) / 2, half[1] + 10, HIGH - half[1] - 10)), Math.log2(scale), {animate: false});
        const lengths = [.2, .5, 1, 2, 5], far = lengths.find(km => km * 100 * scale > 70) || 5, span = this.$refs.scale;
        span.textContent = far < 1 ? `${far * 1000} ${this.lang === 'zh' ? '米' : 'm'}` : `${far} ${this.lang === 'zh' ? '公里' : 'km'}`;
        span.style.width = `${far * 100 * scale}px`;
      },
      // The land below everything: one canvas as large as the map.
      lay() {
        const page = this, S = this.S, dark = this.theme === 'dark', known = survey(this.D.land);
        const Land = window.L.Layer.extend({
          onAdd(map) {
            const size = map.getSize(), sharp = window.devicePixelRatio, scale = 2 ** map.getZoom() * sharp, from = map.latLngToContainerPoint(at(0, 0));
            const canvas = this.canvas = document.createElement('canvas'), brush = canvas.getContext('2d');
            canvas.width = size.x * sharp; canvas.height = size.y * sharp;
            Object.assign(canvas.style, {width: `${size.x}px`, height: `${size.y}px`, position: 'absolute'});
            brush.setTransform(scale, 0, 0, scale, from.x * sharp, from.y * sharp);
            brush.lineCap = brush.lineJoin = 'round';
            brush.globalAlpha = S.tune.opacity / 100;
            brush.imageSmoothingQuality = 'high';
            brush.drawImage(painted(page.D.land, page.theme, S), -STEP / 2, -STEP / 2, WIDE + STEP, HIGH + STEP);
            const line = (path, color, weight) => { brush.strokeStyle = color; brush.lineWidth = weight * sharp / scale; brush.stroke(path); };
            if (S.layers.contours && S.base !== 'aerial') for (const [level, path] of Object.entries(known.lines)) line(path, dark ? '#5a5240' : '#c3a27a', (level - 700) % 250 ? .7 : 1.5);
            if (S.layers.streams) line(known.streams, dark ? '#2c6485' : '#6fb2da', 1.5);
            line(known.shore, dark ? '#3a7fa6' : '#4f9ac8', 1.5);
            line(known.road, dark ? '#12140f' : '#b98a3e', 6); line(known.road, dark ? '#7a6a43' : '#fbe08e', 4);
            window.L.DomUtil.setPosition(canvas, map.containerPointToLayerPoint([0, 0]));
            map.getPanes().tilePane.append(canvas);
          },
          onRemove() { this.canvas.remove(); },
        });
        new Land().addTo(this.group);
      },
      pin(x, y, html) { window.L.marker(at(x, y), {icon: window.L.divIcon({className: 'pb-pin', html, iconSize: null}), interactive: false, keyboard: false}).addTo(this.group); },
      draw() {
        const dark = this.theme === 'dark', S = this.S;
        const line = (points, color, weight, more) => window.L.polyline(points, {color, weight, interactive: false, smoothFactor: 0, noClip: false, ...more}).addTo(this.group);
        this.group.clearLayers();
        this.aim();
        this.lay();
        this.houses(dark);
        for (const x of this.D.tracks) {
          const way = x.points.map(p => at(...p));
          if (S.layers.trails) line(way, dark ? '#b99a72' : '#8a5a2e', 1.6, {dashArray: '5 4'});
          if (S.hidden.includes(x.key) || x.key === S.open) continue;
          line(way, x.ink, 2.6, {opacity: .8});
        }
        const way = this.opened.points.map(p => at(...p));
        if (!S.hidden.includes(S.open)) { line(way, dark ? '#000' : '#fff', S.width + 3, {opacity: .8}); line(way, this.ink(this.opened), S.width); }
        if (S.tool === 'measure') line([way[30], way[90]], '#111', 2, {dashArray: '7 5'});
        this.marks();
      },
      houses(dark) {
        for (const track of this.D.tracks.filter(x => !x.loop)) for (let n = 0; n < 12; n += 1) {
          const [sx, sy] = track.points[0], turn = n * 2.4 + sx, far = 7 + n * 2.1, x = sx + Math.cos(turn) * far, y = sy + Math.sin(turn) * far, w = 2.4 + n % 3, h = 2 + n % 2;
          window.L.polygon([at(x - w, y - h), at(x + w, y - h), at(x + w, y + h), at(x - w, y + h)], {stroke: false, fillOpacity: 1, fillColor: dark ? '#6d665c' : '#a99a88', interactive: false}).addTo(this.group);
        }
      },
      marks() {
        const S = this.S, points = this.opened.points, taken = [];
        const free = (x, y, wide, high) => { const p = this.map.latLngToContainerPoint(at(x, y)); const size = this.map.getSize(), aside = wide / 2; if (p.x < aside || p.x > size.x - aside || p.y < 4 || p.y > size.y - 40 || wide > 20 && p.x > size.x - 90 && p.y < 140 || taken.some(q => Math.abs(q.x - p.x) < wide && Math.abs(q.y - p.y) < high)) return false; taken.push(p); return true; };
        this.stops.forEach((stop, n) => { const [x, y] = points[stop.at]; if (free(x, y, 20, 20)) this.pin(x, y, `<span class="stop">${n + 1}</span>`); });
        const now = points[S.at];
        this.pin(now[0], now[1], '<i class="dot"></i>');
        if (S.here) this.pin(points[12][0] + 14, points[12][1] + 8, '<i class="dot me"></i>');
        if (S.layers.names) for (const x of this.D.peaks) if (free(x.x, x.y + 12, 74, 46)) this.pin(x.x, x.y, `<span class="peak">${x.name}<small>${this.number(x.height)}</small></span>`);
        for (const x of this.D.lakes) if (free(x.x, x.y, 74, 34)) this.pin(x.x, x.y, `<span class="pond">${x.name}</span>`);
      },
    },
  };
})()
