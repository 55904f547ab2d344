// Charts from plain values, as SVG: each bar and dot can be an element.
// Round numbers from 0 to at least `most`, about `count` steps.
pb.steps = (most, count = 4) => {
  const raw = (most || 1) / count, ten = 10 ** Math.floor(Math.log10(raw)), step = [1, 2, 2.5, 5, 10].find(n => n * ten >= raw - 1e-9) * ten;
  return Array.from({length: Math.ceil((most || 1) / step - 1e-9) + 1}, (_, n) => +(n * step).toPrecision(12));
};
// What fills its box and has to know how large that is.
pb.sized = {
  mixins: [pb.measured('box')],
  data: () => ({w: 0, h: 0}),
  methods: {measure() { const r = this.$refs.box.getBoundingClientRect(), w = Math.round(r.width), h = Math.round(r.height); if (w !== this.w || h !== this.h) { this.w = w; this.h = h; } }},
};
// `series`: [{id, ink, kind: 'line' | 'area' | 'step' | 'bar' | 'dots', values, fill, thick, dash, right, dim, dots}]; `ticks`,
// `right`: [{at: value, label}] of the axes; `labels`: one a value; `marks`: [{at: 0 to 1, label}] in their place;
// `rules`: [{at: value, ink, label}], `posts`: [{at: 0 to 1, ink}], lines across and down; `item(series, n)`: what a bar or dot says of itself ({fn, group, key, facts, label,
// on, dim, ink, whole: the group has its words}); `text(series, n)`: written at it. `across`: bars lie. Picks emit (id, n).
pb.part('PbPlot', {
  props: {series: {type: Array, required: true}, ticks: {type: Array, default: () => []}, right: {type: Array, default: () => []}, labels: Array, marks: Array, rules: {type: Array, default: () => []}, item: Function, text: Function, stacked: Boolean, across: Boolean, gap: {type: Number, default: .3}, grid: {type: String, default: 'rows'}, bare: Boolean, side: Number, slant: Boolean, round: {type: Number, default: 0}, title_x: String, title_y: String, posts: {type: Array, default: () => []}},
  emits: ['pick'],
  mixins: [pb.sized],
  computed: {
    count() { return Math.max(...this.series.map(one => one.values.length)); },
    bars() { return this.series.filter(one => one.kind === 'bar'); },
    banded() { return this.bars.length > 0; },
    area() {
      if (this.bare) return {l: 1, t: 2, r: this.w - 1, b: this.h - 1};
      const wide = list => list.length ? Math.max(...list.map(one => String(one.label).length)) * 6.3 + 12 : 8;
      const left = this.side || (this.across ? wide((this.labels || []).map(label => ({label}))) : wide(this.ticks));
      const below = this.across ? (this.ticks.length ? 22 : 4) : (this.labels || this.marks) ? (this.slant ? 62 : 22) : 6;
      return {l: left + (this.title_y ? 18 : 0), t: 8, r: this.w - (this.right.length ? wide(this.right) : this.across && this.text ? 44 : this.labels && !this.banded ? 18 : 10), b: this.h - below - (this.title_x ? 18 : 0)};
    },
    ends() { const at = this.ticks.map(one => one.at), all = this.stacked ? this.series[0].values.map((_, n) => this.series.reduce((sum, one) => sum + one.values[n], 0)) : this.series.flatMap(one => one.values); return at.length ? [Math.min(...at), Math.max(...at)] : [Math.min(0, ...all), Math.max(...all) * 1.05]; },
    rightEnds() { const at = this.right.map(one => one.at); return [Math.min(...at), Math.max(...at)]; },
    lines() { return this.series.filter(one => one.kind !== 'bar').map(one => ({one, points: one.values.map((value, n) => [this.x(n), this.y(value, one.right)])})); },
    boxes() {
      const found = [], n0 = this.across ? this.area.b - this.area.t : this.area.r - this.area.l, band = n0 / this.count, thick = band * (1 - this.gap), many = this.stacked ? 1 : this.bars.length, zero = this.across ? this.xv(0) : this.y(0);
      for (let n = 0; n < this.count; n += 1) {
        let sum = 0;
        this.bars.forEach((one, at) => {
          const value = one.values[n] || 0, from = this.stacked ? sum : 0, start = (this.across ? this.area.t : this.area.l) + band * n + (band - thick) / 2 + (this.stacked ? 0 : at * thick / many);
          sum += value;
          const a = this.across ? this.xv(from) : this.y(from), b = this.across ? this.xv(from + value) : this.y(from + value);
          const box = this.across ? {x: Math.min(a, b), y: start, width: Math.abs(b - a), height: thick / many - (many > 1 ? 1 : 0)} : {x: start, y: Math.min(a, b), width: thick / many - (many > 1 ? 1 : 0), height: Math.abs(b - a)};
          const said = this.item ? this.item(one, n) : {};
          found.push({one, n, said, box: Object.fromEntries(Object.entries(box).map(([k, v]) => [k, Math.round(v)])), text: this.text ? this.text(one, n) : ''});
        });
      }
      return found;
    },
    under() {
      if (this.across) return [];
      const all = this.marks ? this.marks.map(one => ({x: this.area.l + one.at * (this.area.r - this.area.l), label: one.label})) : (this.labels || []).map((label, n) => ({x: this.x(n), label})), widest = Math.max(1, ...all.map(one => one.label.length)) * 6.4 + 8, step = this.slant ? 1 : Math.max(1, Math.ceil(all.length * widest / Math.max(1, this.area.r - this.area.l)));
      return all.filter((one, n) => n % step === 0);
    },
  },
  methods: {
    said: pb.said,
    x(n) { const a = this.area, wide = a.r - a.l; return this.banded || this.labels && this.grid === 'bands' ? a.l + wide * (n + .5) / this.count : a.l + wide * n / Math.max(1, this.count - 1); },
    xv(value) { const a = this.area, [low, high] = this.ends; return a.l + (a.r - a.l) * (value - low) / (high - low); },
    y(value, right) { const a = this.area, [low, high] = right ? this.rightEnds : this.ends; return a.b - (a.b - a.t) * (value - low) / (high - low); },
    path(points, kind) { return points.map(([x, y], n) => (n ? kind === 'step' ? `H${x.toFixed(1)}V` : 'L' + x.toFixed(1) + ' ' : 'M' + x.toFixed(1) + ' ') + y.toFixed(1)).join(''); },
    fill(line) { const p = line.points, zero = this.y(Math.max(0, this.ends[0])); return this.path(p, line.one.kind) + `L${p[p.length - 1][0].toFixed(1)} ${zero}L${p[0][0].toFixed(1)} ${zero}Z`; },
    dot(one, n) { return this.item ? this.item(one, n) : {}; },
    live(said) { return said.fn || said.group || said.label; },
  },
  template: `<div ref="box" class="pb-part pb-plot"><svg v-if="w > 20" :width="w" :height="h">
    <g v-if="!bare" class="pb-plot-grid"><template v-if="grid !== 'none'"><template v-if="across"><path v-for="one in ticks" :key="one.at" :d="'M' + Math.round(xv(one.at)) + '.5 ' + area.t + 'V' + area.b"/></template><template v-else><path v-for="one in ticks" :key="one.at" :d="'M' + area.l + ' ' + Math.round(y(one.at)) + '.5H' + area.r"/><path v-if="grid === 'both'" v-for="one in under" :key="one.x" :d="'M' + Math.round(one.x) + '.5 ' + area.t + 'V' + area.b"/></template></template></g>
    <g v-if="!bare" class="pb-plot-text"><template v-if="across"><text v-for="one in ticks" :key="one.at" :x="xv(one.at)" :y="area.b + 15" text-anchor="middle">{{ one.label }}</text><template v-if="!item"><text v-for="(label, n) in labels" :key="label" :x="area.l - 6" :y="area.t + (area.b - area.t) * (n + .5) / count + 4" text-anchor="end">{{ label }}</text></template></template><template v-else><text v-for="one in ticks" :key="one.at" :x="area.l - 6" :y="y(one.at) + 4" text-anchor="end">{{ one.label }}</text><text v-for="one in right" :key="'r' + one.at" :x="area.r + 6" :y="y(one.at, true) + 4">{{ one.label }}</text><text v-for="one in under" :key="one.x" :x="one.x" :y="area.b + 16" :text-anchor="slant ? 'end' : 'middle'" :transform="slant ? 'rotate(-45 ' + one.x + ' ' + (area.b + 12) + ')' : null">{{ one.label }}</text></template>
      <text v-if="title_x" class="pb-plot-title" :x="(area.l + area.r) / 2" :y="h - 5" text-anchor="middle">{{ title_x }}</text><text v-if="title_y" class="pb-plot-title" :transform="'translate(12 ' + (area.t + area.b) / 2 + ') rotate(-90)'" text-anchor="middle">{{ title_y }}</text></g>
    <g v-for="one in boxes" :key="one.one.id + one.n" v-bind="one.said.whole ? said(one.said) : null"><text v-if="across && item && one.one === bars[0]" class="pb-plot-label" :x="area.l - 6" :y="one.box.y + one.box.height / 2 + 4" text-anchor="end">{{ labels[one.n] }}</text><rect v-bind="{...one.box, ...(one.said.whole ? {} : live(one.said) ? said(one.said) : null)}" :rx="round" :data-el="live(one.said) ? 'button' : null" :data-part="live(one.said) ? 'bar' : null" :aria-label="one.said.label" :fill="one.said.ink || one.one.ink" :fill-opacity="one.said.dim || one.one.dim ? .35 : 1" :class="{'pb-plot-on': one.said.on, 'pb-plot-live': live(one.said)}" @click="$emit('pick', one.one.id, one.n)"/><text v-if="one.text" class="pb-plot-value" :x="across ? one.box.x + one.box.width + 5 : one.box.x + one.box.width / 2" :y="across ? one.box.y + one.box.height / 2 + 4 : one.box.y - 5" :text-anchor="across ? 'start' : 'middle'">{{ one.text }}</text></g>
    <g v-for="line in lines" :key="line.one.id" :opacity="line.one.dim ? .25 : 1"><path v-if="line.one.kind === 'area' || line.one.fill" :d="fill(line)" :fill="line.one.ink" :fill-opacity="line.one.fill || .12"/><path v-if="line.one.kind !== 'dots'" :d="path(line.points, line.one.kind)" fill="none" :stroke="line.one.ink" :stroke-width="line.one.thick || 1.5" :stroke-dasharray="line.one.dash" stroke-linejoin="round"/>
      <circle v-if="line.one.dots || line.one.kind === 'dots'" v-for="(point, n) in line.points" :key="n" :cx="point[0].toFixed(1)" :cy="point[1].toFixed(1)" :r="line.one.dots || 4" v-bind="live(dot(line.one, n)) ? said(dot(line.one, n)) : null" :data-el="live(dot(line.one, n)) ? 'button' : null" :aria-label="dot(line.one, n).label" class="pb-plot-dot" :class="{'pb-plot-on': dot(line.one, n).on, 'pb-plot-live': live(dot(line.one, n))}" :fill="line.one.ink" @click="$emit('pick', line.one.id, n)"/></g>
    <path v-for="post in posts" :key="'p' + post.at" :d="'M' + Math.round(area.l + post.at * (area.r - area.l)) + '.5 ' + area.t + 'V' + area.b" :stroke="post.ink" stroke-dasharray="5 4"/>
    <g v-for="rule in rules" :key="rule.at"><path :d="'M' + area.l + ' ' + Math.round(y(rule.at)) + '.5H' + area.r" :stroke="rule.ink" stroke-dasharray="5 4"/><text v-if="rule.label" class="pb-plot-value" :x="area.r - 4" :y="y(rule.at) - 5" text-anchor="end" :fill="rule.ink">{{ rule.label }}</text></g>
  </svg></div>`,
});
// `slices`: [{id, value, ink, dim}] from the top; `hole`: how much of the radius is empty; `arc`: the share of the turn
// that it takes, open below (a gauge).
pb.part('PbPie', {
  props: {slices: {type: Array, required: true}, hole: {type: Number, default: 0}, arc: {type: Number, default: 1}, text: String, note: String, size: {type: Number, default: 20}, ink: String, gap: {type: Number, default: 1}},
  mixins: [pb.sized],
  computed: {
    radius() { return Math.max(4, Math.min(this.w, this.arc < 1 ? this.h * 1.25 : this.h) / 2 - 3); },
    middle() { return [this.w / 2, this.arc < 1 ? Math.min(this.h - 3 - this.radius * .35, this.radius + 3 + (this.h - this.radius * 1.6) / 3) : this.h / 2]; },
    drawn() {
      const sum = this.slices.reduce((all, one) => all + one.value, 0), turn = 2 * Math.PI * this.arc, begin = -turn / 2 * (this.arc < 1 ? 1 : 0);
      let at = 0;
      return this.slices.map(one => { const from = begin + turn * at / sum; at += one.value; return {...one, d: this.wedge(from, Math.min(begin + turn * at / sum, from + 2 * Math.PI - .0001))}; });
    },
  },
  methods: {
    wedge(a, b) {
      const [cx, cy] = this.middle, big = b - a > Math.PI ? 1 : 0, at = (angle, r) => `${(cx + r * Math.sin(angle)).toFixed(2)} ${(cy - r * Math.cos(angle)).toFixed(2)}`, r = this.radius, q = r * this.hole;
      return q ? `M${at(a, r)}A${r} ${r} 0 ${big} 1 ${at(b, r)}L${at(b, q)}A${q} ${q} 0 ${big} 0 ${at(a, q)}Z` : `M${cx} ${cy}L${at(a, r)}A${r} ${r} 0 ${big} 1 ${at(b, r)}Z`;
    },
  },
  template: `<div ref="box" class="pb-part pb-plot"><svg v-if="w > 10" :width="w" :height="h"><path v-for="one in drawn" :key="one.id" :d="one.d" :fill="one.ink" :fill-opacity="one.dim ? .3 : 1" class="pb-slice" :style="{strokeWidth: gap}"/><text v-if="text" class="pb-pie-text" :x="middle[0]" :y="middle[1] + size * (note ? .05 : .35)" :font-size="size" text-anchor="middle" :style="{fill: ink}">{{ text }}</text><text v-if="note" :x="middle[0]" :y="middle[1] + size * .9" text-anchor="middle" class="pb-plot-title">{{ note }}</text></svg></div>`,
});
