// Views of things in space: solids that are shaded, hidden and outlined pixel by pixel.
(() => {
  'use strict';
  const {unit, sub, dot, cross, turned} = pb.solids, FINE = 2, kept = new Map();
  const rgb = ink => [1, 3, 5].map(at => parseInt(ink.slice(at, at + 2), 16));
  // What the eye sees: `far` from `look`, turned by `yaw` and `pitch`; `flat`: units of the view's height, without perspective.
  class Eye {
    constructor(eye, wide, high) {
      const r = Math.PI / 180, yaw = eye.yaw * r, pitch = eye.pitch * r;
      this.to = unit([-Math.cos(pitch) * Math.cos(yaw), -Math.cos(pitch) * Math.sin(yaw), -Math.sin(pitch)]);
      this.right = unit(cross(this.to, [0, 0, 1])); this.up = cross(this.right, this.to);
      this.at = eye.look.map((v, k) => v - this.to[k] * eye.far);
      Object.assign(this, {wide, high, flat: eye.flat, k: eye.flat ? high / eye.flat : high / 2 / Math.tan((eye.lens || 40) * r / 2)});
    }
    // To pixels, and how near: more is nearer.
    see(p) {
      const d = sub(p, this.at), z = dot(d, this.to), by = this.flat ? this.k : this.k / z;
      return [this.wide / 2 + dot(d, this.right) * by, this.high / 2 - dot(d, this.up) * by, this.flat ? 1000 - z : 1 / z, z];
    }
    turn(n) { return [dot(n, this.right), dot(n, this.up), -dot(n, this.to)]; }
  }
  class Film {
    constructor(wide, high) {
      this.wide = wide; this.high = high;
      this.data = new ImageData(wide, high); this.ids = new Uint16Array(wide * high); this.near = new Float32Array(wide * high).fill(-1e9); this.shade = new Uint8Array(wide * high);
    }
    ground(top, low) {
      const a = rgb(top), b = rgb(low), {data} = this.data;
      for (let y = 0, at = 0; y < this.high; y += 1) { const s = y / this.high, c = a.map((v, k) => v + (b[k] - v) * s); for (let x = 0; x < this.wide; x += 1, at += 4) { data[at] = c[0]; data[at + 1] = c[1]; data[at + 2] = c[2]; data[at + 3] = 255; } }
    }
    // Each pixel of a triangle: paint(place in the film, its three shares).
    fill(a, b, c, paint) {
      const area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
      if (Math.abs(area) < 1e-6) return;
      const x1 = Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))), x2 = Math.min(this.wide - 1, Math.ceil(Math.max(a[0], b[0], c[0]))), y1 = Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))), y2 = Math.min(this.high - 1, Math.ceil(Math.max(a[1], b[1], c[1])));
      const ux = (b[1] - c[1]) / area, vx = (c[1] - a[1]) / area;
      for (let y = y1; y <= y2; y += 1) {
        let u = ((b[0] - x1 - .5) * (c[1] - y - .5) - (b[1] - y - .5) * (c[0] - x1 - .5)) / area, v = ((c[0] - x1 - .5) * (a[1] - y - .5) - (c[1] - y - .5) * (a[0] - x1 - .5)) / area;
        for (let x = x1; x <= x2; x += 1, u += ux, v += vx) if (u >= -1e-6 && v >= -1e-6 && u + v <= 1 + 1e-6) paint(y * this.wide + x, u, v, 1 - u - v);
      }
    }
    put(at, c, share = 1) { const d = this.data.data, p = at * 4; for (let k = 0; k < 3; k += 1) d[p + k] += (c[k] - d[p + k]) * share; }
    // In front of what is nearer by less than `lift` times itself, or by `lift` of the view's units.
    line(a, b, ink, thick, lift, share = 1) {
      const across = Math.abs(b[0] - a[0]) >= Math.abs(b[1] - a[1]), long = Math.max(Math.abs(b[0] - a[0]), Math.abs(b[1] - a[1]), 1), c = rgb(ink), r = thick / 2;
      if (!isFinite(long) || long > 60000) return;
      for (let n = 0; n <= long; n += 1) {
        const s = n / long, x = a[0] + (b[0] - a[0]) * s, y = a[1] + (b[1] - a[1]) * s, near = a[2] + (b[2] - a[2]) * s, limit = a[2] > 5 ? near + lift : near * (1 + lift);
        for (let m = Math.round((across ? y : x) - r); m < Math.round((across ? y : x) + r); m += 1) {
          const i = across ? Math.round(x) : m, j = across ? m : Math.round(y), at = j * this.wide + i;
          if (i >= 0 && j >= 0 && i < this.wide && j < this.high && limit > this.near[at]) this.put(at, c, share);
        }
      }
    }
  }
  const LIGHTS = [[unit([-.45, .7, .75]), .62], [unit([.8, .1, .5]), .22]];
  function lit(n, ink, style) {
    let s = style.dull || .34;
    const way = n[2] < 0 ? -1 : 1;
    for (const [to, power] of LIGHTS) s += power * Math.max(0, way * dot(n, to));
    const gloss = (style.gloss || 0) * Math.max(0, way * dot(n, unit([-.25, .45, 1]))) ** 40;
    return ink.map(v => Math.min(255, v * s + 255 * gloss));
  }
  // The colour of a point of a shape by its field: what `slope` and the hills of `spots` ([x, y, z, weight, width]) add up to there.
  function hued({ramp, low = 0, high = 1, slope, spots = []}, p) {
    const value = (slope ? dot(slope, p) : 0) + spots.reduce((sum, [x, y, z, weight, width]) => sum + weight * Math.exp(-((p[0] - x) ** 2 + (p[1] - y) ** 2 + (p[2] - z) ** 2) / width ** 2), 0);
    const at = Math.min(.9999, Math.max(0, (value - low) / (high - low))) * (ramp.length - 1), n = Math.floor(at), [a, b] = [ramp[n], ramp[n + 1]];
    return a.map((v, k) => v + (b[k] - v) * (at - n));
  }
  const placed = (p, shape, thing) => { let q = shape.turn ? turned(p, shape.turn) : p; q = q.map((v, k) => (v + (shape.at || [0, 0, 0])[k]) * (thing.scale || 1)); q = thing.turn ? turned(q, thing.turn) : q; return q.map((v, k) => v + (thing.at || [0, 0, 0])[k]); };
  const aimed = (n, shape, thing) => { const q = shape.turn ? turned(n, shape.turn) : n; return thing.turn ? turned(q, thing.turn) : q; };
  // One shape of a thing: its triangles, then its edges if they are drawn.
  function draw(film, eye, thing, shape, id, style) {
    const made = pb.solids.make(shape), holes = shape.holes || [], high = shape.kind === 'prism' ? shape.size[1] : shape.size[2], walls = holes.length ? pb.solids.bores(holes, high) : {tris: [], edges: []};
    const ink = rgb(style.plain || shape.ink || '#c8c8c8'), field = shape.field && !style.plain && {...shape.field, ramp: shape.field.ramp.map(rgb)};
    for (const [tris, cut] of [[made.tris, holes], [walls.tris, []]]) for (const t of tris) {
      const p = [0, 1, 2].map(k => eye.see(placed(t[k], shape, thing))), n = [3, 4, 5].map(k => eye.turn(aimed(t[k], shape, thing)));
      if (p.some(q => q[3] < .05)) continue;
      const c = n.map((way, k) => field ? lit(way, hued(field, t[k]), style) : k && t[3 + k] === t[3] ? null : lit(way, ink, style)), [a, b, d] = c.map(one => one || c[0]), {data} = film.data, shaded = style.shade !== 'wire';
      film.fill(p[0], p[1], p[2], (at, u, v, w) => {
        const near = u * p[0][2] + v * p[1][2] + w * p[2][2];
        if (near <= film.near[at]) return;
        if (cut.length) { const x = u * t[0][0] + v * t[1][0] + w * t[2][0], y = u * t[0][1] + v * t[1][1] + w * t[2][1]; if (cut.some(h => (x - h[0]) ** 2 + (y - h[1]) ** 2 < h[2] ** 2)) return; }
        film.near[at] = near; film.ids[at] = id;
        if (shaded) { const to = at * 4; data[to] = u * a[0] + v * b[0] + w * d[0]; data[to + 1] = u * a[1] + v * b[1] + w * d[1]; data[to + 2] = u * a[2] + v * b[2] + w * d[2]; }
      });
    }
    return [...made.edges, ...walls.edges].map(([a, b]) => [eye.see(placed(a, shape, thing)), eye.see(placed(b, shape, thing))]);
  }
  function net(film, eye, grid) {
    const {step = 1, size = 20, ink, strong, axes = true} = grid;
    const line = (a, b, c, thick, share) => { for (let n = 0; n < size; n += 1) { const p = [n, n + 1].map(m => eye.see(a.map((v, k) => v + (b[k] - v) * m / size))); if (p.every(q => q[3] > .1)) film.line(p[0], p[1], c, thick, 0, share * (eye.flat ? 1 : Math.min(1, 2.2 * (grid.fade || 14) / p[0][3]))); } };
    for (let n = -size; n <= size; n += 1) for (const way of [0, 1]) {
      const a = way ? [n * step, -size * step, 0] : [-size * step, n * step, 0], b = way ? [n * step, size * step, 0] : [size * step, n * step, 0], axis = axes && !n;
      line(a, b, axis ? (way ? '#6f9b2f' : '#a8424f') : n % 10 ? ink : strong || ink, axis ? 3 : 2, axis ? 1 : .85);
    }
  }
  // Shadows that fall on the ground along the light.
  function shadows(film, eye, things, [x, y], share) {
    for (const thing of things) for (const shape of thing.shapes) if (!shape.bare) for (const t of pb.solids.make(shape).tris) {
      const p = [0, 1, 2].map(k => { const q = placed(t[k], shape, thing); return eye.see([q[0] + x * q[2], q[1] + y * q[2], .002]); });
      if (p.every(q => q[3] > .05)) film.fill(p[0], p[1], p[2], at => { if (film.ids[at] === 1 && !film.shade[at]) { film.shade[at] = 255; film.put(at, [12, 14, 20], share); } });
    }
    film.shade.fill(0);
  }
  function outline(film, picked, ink, thick) {
    const c = rgb(ink), {wide, high, ids} = film;
    for (let y = thick; y < high - thick; y += 1) for (let x = thick; x < wide - thick; x += 1) {
      const at = y * wide + x;
      if (!picked.has(ids[at])) continue;
      if (picked.has(ids[at - 1]) && picked.has(ids[at + 1]) && picked.has(ids[at - wide]) && picked.has(ids[at + wide])) continue;
      for (let i = -thick; i <= thick; i += 1) for (let j = -thick; j <= thick; j += 1) if (i * i + j * j <= thick * thick && !picked.has(ids[at + j * wide + i])) film.put(at + j * wide + i, c);
    }
  }
  // Lines wherever one thing ends, in front of another or of nothing.
  function contour(film, ink) {
    const c = rgb(ink), {wide, high, ids} = film;
    for (let y = 1; y < high; y += 1) for (let x = 1, at = y * wide + 1; x < wide; x += 1, at += 1) if (ids[at] !== ids[at - 1] || ids[at] !== ids[at - wide]) { film.put(at, c); film.put(at - 1, c); film.put(at - wide, c); }
  }
  function paint({things, eye, lines, picked, style}, wide, high) {
    const film = new Film(wide * FINE, high * FINE), seen = new Eye(eye, film.wide, film.high), edges = [];
    film.ground(...(style.sky || ['#3d3d3d', '#3d3d3d']));
    const all = things.filter(thing => !thing.hidden), floor = all.filter(thing => thing.floor), rest = all.filter(thing => !thing.floor);
    for (const thing of floor) for (const shape of thing.shapes) edges.push(...draw(film, seen, thing, shape, 1, {...style, plain: null}));
    if (style.grid) net(film, seen, style.grid);
    if (style.shadow) shadows(film, seen, rest, style.light || [.5, -.35], style.shadow);
    rest.forEach((thing, n) => { for (const shape of thing.shapes) edges.push(...draw(film, seen, thing, shape, n + 2, {...style, ...thing.style})); });
    if (style.edges) for (const [a, b] of edges) if (a[3] > .1 && b[3] > .1) film.line(a, b, style.edges, style.edge || 2.6, seen.flat ? seen.flat * .004 : .004);
    for (const one of lines || []) for (let n = 0; n + 1 < one.points.length; n += 1) { const p = [seen.see(one.points[n]), seen.see(one.points[n + 1])]; if (p.every(q => q[3] > .1)) film.line(p[0], p[1], one.ink, (one.thick || 1.3) * FINE, one.over ? 9e9 : seen.flat ? seen.flat * .004 : .002, one.share || 1); }
    if (style.contour) contour(film, style.contour);
    const ids = new Set(rest.map((thing, n) => picked.includes(thing.id) ? n + 2 : 0).filter(Boolean));
    if (ids.size) outline(film, ids, style.outline || '#ffa028', 3);
    const canvas = document.createElement('canvas');
    canvas.width = film.wide; canvas.height = film.high; canvas.getContext('2d').putImageData(film.data, 0, 0);
    return canvas;
  }
  // `things`: [{id, at, turn, scale, shapes: [{kind, size, at, turn, ink, holes, field: {ramp, low, high, slope, spots}}], hidden, floor, style}]; kinds: box, cone (also what is
  // round and upright), ball, torus, lathe, prism, land. `eye`: {look, yaw, pitch, far, lens | flat}; `lines`: [{points, ink, thick, over}];
  // `picked` (ids) are outlined; `style`: {sky, grid: {step, size, ink, strong, axes}, edges, plain, gloss, shadow, outline, contour (an ink: lines where things end), shade: 'wire'}.
  // The slot stands over the view: `at(point)` gives its pixels there, `w`, `h` the size.
  pb.part('PbSpace', {
    props: {things: {type: Array, required: true}, eye: {type: Object, required: true}, lines: Array, picked: {type: Array, default: () => []}, style_of: {type: Object, default: () => ({})}},
    emits: ['pick'],
    mixins: [pb.sized],
    computed: {
      told() { return this.w > 0 ? JSON.stringify([this.w, this.h, this.things, this.eye, this.lines, this.picked, this.style_of]) : ''; },
      seen() { return new Eye(this.eye, this.w, this.h); },
    },
    methods: {at(point) { return this.seen.see(point).slice(0, 2).map(Math.round); }, way(axis) { return this.seen.turn(axis); }},
    watch: {told: {flush: 'post', handler(told) {
      if (!told) return;
      if (!kept.has(told)) { if (kept.size > 24) kept.clear(); kept.set(told, paint({things: this.things, eye: this.eye, lines: this.lines, picked: this.picked, style: this.style_of}, this.w, this.h)); }
      const canvas = this.$refs.view, brush = canvas.getContext('2d');
      canvas.width = this.w; canvas.height = this.h;
      brush.imageSmoothingQuality = 'high';
      brush.drawImage(kept.get(told), 0, 0, this.w, this.h);
    }}},
    template: `<div ref="box" class="pb-space" @click="$emit('pick')"><canvas ref="view"></canvas><slot v-if="w" :at="at" :way="way" :w="w" :h="h"/></div>`,
  });
})();
