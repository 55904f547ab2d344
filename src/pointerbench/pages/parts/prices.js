// Prices as chartists draw them. `bars`: [{o, h, l, c, v}] from the oldest on, `step` pixels each, the newest at the
// right, `gap` bars of room behind it; `kind`: candles | bars | line; `volumes`: share of the height for them; `lines`:
// [{ink, values, dash}] over the prices, a value a bar; `levels`: [{id, at, label, tag, ink, dash, fn, ...}]: a level of
// the price, its label an element, its tag on the axis; `panes`: [{id, share, label, values, ink, kind: 'line' | 'bars',
// more: [{ink, values, dash}], ticks, ends: [low, high]}] below; `say(bar, n)`: what stands on the axis of time at a bar,
// nothing at most of them; `right` and `foot`: how wide the axes are; `plain`: no commas in prices. The slot gets {x, y, seen, w, deep}.
pb.part('PbCandles', {
  mixins: [pb.sized],
  props: {bars: {type: Array, required: true}, step: {type: Number, default: 7}, gap: {type: Number, default: 1}, kind: {type: String, default: 'candles'}, digits: {type: Number, default: 2}, volumes: Number, lines: {type: Array, default: () => []}, levels: {type: Array, default: () => []}, panes: {type: Array, default: () => []}, say: Function, right: {type: Number, default: 62}, foot: {type: Number, default: 24}, plain: Boolean, apart: {type: Number, default: 46}, room: {type: Array, default: () => [.06, .06]}},
  emits: ['pick'],
  computed: {
    wide() { return Math.max(1, this.w - this.right); },
    low() { return this.h - this.foot; },
    deep() { return Math.max(40, this.low * (1 - this.panes.reduce((sum, one) => sum + one.share, 0))); },
    count() { return Math.max(4, Math.min(this.bars.length, Math.floor(this.wide / this.step) - this.gap)); },
    from() { return this.bars.length - this.count; },
    seen() { return this.bars.slice(this.from); },
    ends() { const low = Math.min(...this.seen.map(bar => bar.l)), high = Math.max(...this.seen.map(bar => bar.h)), span = high - low; return [low - span * this.room[0], high + span * this.room[1]]; },
    ticks() { const [low, high] = this.ends, raw = (high - low) / Math.max(2, this.deep / this.apart), ten = 10 ** Math.floor(Math.log10(raw)), step = [1, 2, 2.5, 5, 10].find(n => n * ten >= raw) * ten; return Array.from({length: Math.floor(high / step) - Math.ceil(low / step) + 1}, (_, n) => (Math.ceil(low / step) + n) * step).filter(at => this.y(at) > 8 && this.y(at) < this.deep - 6); },
    flat() { return this.levels.filter(one => this.y(one.at) > 2 && this.y(one.at) < this.deep); },
    marks() { return this.say ? this.seen.map((bar, n) => ({x: this.x(n), label: this.say(bar, n + this.from)})).filter(one => one.label && one.x < this.wide - 20) : []; },
    busy() { return Math.max(...this.seen.map(bar => bar.v)); },
    below() {
      let top = this.deep;
      return this.panes.map(pane => {
        const at = top, tall = this.low * pane.share, cut = values => values.slice(this.from), all = [pane.values, ...(pane.more || []).map(one => one.values)].flatMap(cut).filter(v => v !== null), [low, high] = pane.ends || [Math.min(...all) * 1.1, Math.max(...all) * 1.1], y = v => at + 4 + (tall - 8) * (1 - (v - low) / (high - low));
        const one = {...pane, top, tall, y, zero: y(Math.max(low, Math.min(0, high))), seen: cut(pane.values), curves: (pane.kind === 'bars' ? [] : [pane]).concat(pane.more || []).map(line => ({...line, d: this.path(cut(line.values), y)})), marks: (pane.ticks || [low, high]).map(at => ({at, y: Math.min(top + tall - 8, Math.max(top + 7, y(at)))}))};
        top += tall;
        return one;
      });
    },
  },
  methods: {
    said: pb.said,
    x(n) { return (n + .5) * this.step + this.wide - (this.count + this.gap) * this.step; },
    y(value) { const [low, high] = this.ends; return 4 + (this.deep - 4) * (1 - (value - low) / (high - low)); },
    fix(value) { return value.toLocaleString('en-US', {minimumFractionDigits: this.digits, maximumFractionDigits: this.digits, useGrouping: !this.plain}); },
    path(values, y) { return values.map((value, n) => value === null ? '' : 'L' + this.x(n).toFixed(1) + ' ' + y(value).toFixed(1)).join('').replace(/^L/, 'M'); },
  },
  template: `<div ref="box" class="pb-candles" :class="'pb-candles-' + kind"><svg v-if="w" :width="w" :height="h" data-el="none"><g class="pb-candle-grid"><path v-for="at in ticks" :key="'h' + at" :d="'M0 ' + Math.round(y(at)) + '.5H' + wide"/><path v-for="one in marks" :key="'v' + one.x" :d="'M' + Math.round(one.x) + '.5 0V' + low"/></g>
    <g v-if="volumes" class="pb-volumes"><rect v-for="(bar, n) in seen" :key="n" :class="bar.c >= bar.o ? 'pb-up' : 'pb-down'" :x="x(n) - Math.floor(step * .36)" :width="Math.max(1, 2 * Math.floor(step * .36))" :y="deep - bar.v / busy * deep * volumes" :height="bar.v / busy * deep * volumes"/></g>
    <path v-if="kind === 'line'" class="pb-candle-line" :d="path(seen.map(bar => bar.c), y)"/><template v-else><g v-for="(bar, n) in seen" :key="n" :class="bar.c >= bar.o ? 'pb-up' : 'pb-down'"><path :d="'M' + x(n) + ' ' + y(bar.h) + 'V' + y(bar.l)"/><path v-if="kind === 'bars'" :d="'M' + (x(n) - step * .4) + ' ' + y(bar.o) + 'H' + x(n) + 'V' + y(bar.c) + 'H' + (x(n) + step * .4)"/><rect v-else :x="x(n) - Math.floor(step * .36)" :width="2 * Math.floor(step * .36)" :y="Math.min(y(bar.o), y(bar.c))" :height="Math.max(1, Math.abs(y(bar.o) - y(bar.c)))"/></g></template>
    <path v-for="(line, n) in lines" :key="'l' + n" class="pb-curve" :d="path(line.values.slice(from), y)" :style="{stroke: line.ink, strokeDasharray: line.dash}"/>
    <path v-for="one in flat" :key="one.id" class="pb-level" :d="'M0 ' + Math.round(y(one.at)) + '.5H' + wide" :style="{stroke: one.ink, strokeDasharray: one.dash}"/>
    <g v-for="pane in below" :key="pane.id"><path class="pb-candle-axis" :d="'M0 ' + Math.round(pane.top) + '.5H' + w"/><path v-for="mark in pane.ticks ? pane.marks : []" :key="mark.at" class="pb-pane-rule" :d="'M0 ' + Math.round(mark.y) + '.5H' + wide"/><template v-if="pane.kind === 'bars'"><path v-for="(value, n) in pane.seen" :key="n" class="pb-pane-bar" :d="'M' + x(n) + ' ' + pane.zero + 'V' + pane.y(value)" :style="{stroke: pane.ink}"/></template><path v-for="(line, n) in pane.curves" :key="'c' + n" class="pb-curve" :d="line.d" :style="{stroke: line.ink, strokeDasharray: line.dash}"/></g>
    <path class="pb-candle-axis" :d="'M' + wide + '.5 0V' + h + 'M0 ' + low + '.5H' + w"/><slot name="drawn" :x="x" :y="y" :seen="seen"/></svg>
    <template v-if="w"><span v-for="at in ticks" :key="'t' + at" class="pb-candle-text" :style="{top: y(at) - 9 + 'px', left: wide + 6 + 'px'}">{{ fix(at) }}</span><span v-for="one in marks" :key="'m' + one.x" class="pb-candle-text" :style="{top: low + 3 + 'px', left: one.x + 'px'}">{{ one.label }}</span><template v-for="one in flat" :key="one.id"><button v-if="one.label" class="pb-level-name" v-bind="said(one)" :style="{top: y(one.at) - 15 + 'px', color: one.ink}" @click="$emit('pick', one.id, one)"><span>{{ one.label }}</span></button><span v-if="one.tag" class="pb-candle-text pb-level-tag" :style="{top: y(one.at) - 9 + 'px', left: wide + 1 + 'px', '--tag': one.ink}">{{ one.tag }}</span></template>
    <template v-for="pane in below" :key="pane.id"><button v-if="pane.label" class="pb-pane-name" v-bind="said({...pane, label: undefined})" :style="{top: pane.top + 3 + 'px'}" @click="$emit('pick', pane.id, pane)"><span>{{ pane.label }}</span></button><span v-for="mark in pane.marks" :key="mark.at" class="pb-candle-text" :style="{top: mark.y - 9 + 'px', left: wide + 6 + 'px'}">{{ pane.digits === undefined ? fix(mark.at) : mark.at.toFixed(pane.digits) }}</span></template><slot :x="x" :y="y" :seen="seen" :w="wide" :deep="deep"/></template></div>`,
});
