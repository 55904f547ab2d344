// A canvas with its rulers and scroll bars, and pictures that are made of layers.
pb.canvas = Vue.reactive({k: 1});  // pixels of the screen to a unit of the canvas that is shown
// `width`, `height`: of the sheet, in its own units; `zoom`: 1 fits it into what is seen, 2 is twice as
// large; `at`: the point of the sheet, as shares, that is in the middle; `unit`: units of the sheet to
// one of the rulers. The slots stand in sheet units times `k`: default over the sheet, `under` below it,
// `corner`, `ends`, `foot`, `heel` where rulers and bars meet. `ruler` is emitted with 'x' or 'y'.
pb.part('PbCanvas', {
  props: {width: {type: Number, required: true}, height: {type: Number, required: true}, zoom: {type: Number, default: 1}, at: {type: Array, default: () => [.5, .5]}, pad: {type: Number, default: 28}, rulers: {type: Boolean, default: true}, bars: {type: Boolean, default: true}, thick: {type: Number, default: 18}, unit: {type: Number, default: 1}, origin: {type: Array, default: () => [0, 0]}, ruler_fn: String, head: Array},
  emits: ['ruler', 'scroll', 'pick'],
  data: () => ({wide: 0, high: 0}),
  mixins: [pb.measured('view')],
  computed: {
    fit() { return Math.min(Math.max(1, this.wide - 2 * this.pad) / this.width, Math.max(1, this.high - 2 * this.pad) / this.height); },
    k() { return this.fit * this.zoom; },
    w() { return Math.round(this.width * this.k); },
    h() { return Math.round(this.height * this.k); },
    left() { return this.begin(this.w, this.wide, this.at[0]); },
    top() { return this.begin(this.h, this.high, this.at[1]); },
    ticks() { return {x: this.marks(this.left, this.wide, this.origin[0]), y: this.marks(this.top, this.high, this.origin[1])}; },
  },
  watch: {k: {immediate: true, handler(k) { if (this.wide) pb.canvas.k = k; }}},
  methods: {
    begin(size, seen, at) { return Math.round(size + 2 * this.pad <= seen + 1 ? (seen - size) / 2 : seen / 2 - size * at); },
    measure() {
      const {clientWidth: wide, clientHeight: high} = this.$refs.view;
      if (wide !== this.wide || high !== this.high) Object.assign(this, {wide, high});
    },
    // Round numbers at least 64 pixels apart, with ten marks between, or five.
    marks(start, length, origin) {
      const px = this.k * this.unit, rough = 64 / px, ten = 10 ** Math.floor(Math.log10(rough));
      const step = ten * [1, 2, 5, 10].find(n => ten * n >= rough), small = step / (step / ten === 2 ? 4 : 10), found = [];
      if (!this.wide || !isFinite(px)) return found;
      const from = Math.floor((-start / px - origin) / small) - 1, to = Math.ceil(((length - start) / px - origin) / small);
      for (let n = from; n <= to; n += 1) {
        const at = Math.round(start + (n * small + origin) * px), big = Math.abs(n * small / step - Math.round(n * small / step)) < 1e-6;
        const whole = big && at < length - 40;  // a label that is cut off would make the ruler one
        if (at >= 0 && at < length) found.push({at, size: big ? 2 : n % 5 === 0 ? 1 : 0, ...(whole ? {label: String(Math.round(n * small * 1000) / 1000)} : {})});
      }
      return found;
    },
    thumb(size, seen, start) {
      const all = Math.max(seen, size + 2 * this.pad), from = size + 2 * this.pad <= seen ? 0 : this.pad - start;
      return {at: Math.max(0, Math.min(1 - seen / all, from / all)) * 100, size: Math.min(1, seen / all) * 100};
    },
  },
  template: `<div class="pb-part pb-canvas" :style="{gridTemplateColumns: (rulers ? thick + 'px ' : '0 ') + 'minmax(0, 1fr) ' + (bars ? 'auto' : '0'), gridTemplateRows: (rulers ? thick + 'px ' : '0 ') + 'minmax(0, 1fr) ' + (bars ? 'auto' : '0')}">
    <template v-if="rulers"><div class="pb-canvas-corner"><slot name="corner"/></div><PbRuler class="pb-canvas-x" :ticks="ticks.x" :thick="thick" :fn="ruler_fn && ruler_fn + '_x'" :head="head && Math.round(left + head[0] * k)" label="horizontal ruler" @pick="$emit('ruler', 'x')"/><PbRuler class="pb-canvas-y" vertical :ticks="ticks.y" :thick="thick" :fn="ruler_fn && ruler_fn + '_y'" label="vertical ruler" @pick="$emit('ruler', 'y')"/></template>
    <div ref="view" class="pb-canvas-view" @click="$emit('pick')"><slot name="under" :k="k" :left="left" :top="top" :wide="wide" :high="high"/><div v-if="wide" class="pb-canvas-sheet" :style="{left: left + 'px', top: top + 'px', width: w + 'px', height: h + 'px'}"><slot :k="k" :w="w" :h="h" :left="left" :top="top" :wide="wide" :high="high"/></div><slot name="over"/></div>
    <template v-if="bars"><div class="pb-canvas-ends"><slot name="ends"/></div><div class="pb-canvas-down" role="scrollbar" data-el="slider" aria-label="scroll bar" @click="$emit('scroll', 'y')"><i :style="{top: thumb(h, high, top).at + '%', height: thumb(h, high, top).size + '%'}"></i></div><div class="pb-canvas-across" role="scrollbar" data-el="slider" aria-label="horizontal scroll bar" @click="$emit('scroll', 'x')"><i :style="{left: thumb(w, wide, left).at + '%', width: thumb(w, wide, left).size + '%'}"></i></div><div class="pb-canvas-foot"><slot name="foot"/></div><div class="pb-canvas-heel"><slot name="heel"/></div></template></div>`,
});
// Layers, the uppermost first: {id, kind, x, y, w, h, photo, filter, ink, text, size, font, weight, d, line,
// through (a filter of what lies below), opacity, mode, hidden}; boxes and sizes in units of the picture, drawn `k` pixels a unit.
pb.part('PbStack', {
  props: {layers: {type: Array, required: true}, width: {type: Number, required: true}, height: {type: Number, required: true}, k: {type: Number, required: true}},
  computed: {shown() { return [...this.layers].reverse().filter(layer => !layer.hidden); }},
  methods: {
    place(layer) {
      const k = this.k, ground = {fill: layer.ink, vignette: `radial-gradient(ellipse at center, transparent 48%, ${layer.ink})`, fade: `linear-gradient(to ${layer.low ? 'top' : 'bottom'}, ${layer.ink}, transparent 62%)`}[layer.kind];
      const px = Math.round;
      return {left: px(layer.x * k) + 'px', top: px(layer.y * k) + 'px', width: px(layer.w * k) + 'px', height: px(layer.h * k) + 'px', opacity: layer.opacity / 100, mixBlendMode: layer.mode || null, background: ground, backdropFilter: layer.through || null, border: layer.kind === 'frame' ? `${layer.size * k}px solid ${layer.ink}` : null};
    },
    written(layer) { return {color: layer.ink, fontSize: Math.round(layer.size * this.k) + 'px', lineHeight: Math.round(layer.size * this.k * 1.5) + 'px', marginTop: -Math.round(layer.size * this.k * .15) + 'px', fontFamily: `"${layer.font}", var(--font)`, fontWeight: layer.weight, letterSpacing: layer.spaced ? layer.spaced + 'em' : null}; },
  },
  template: `<div class="pb-stack" :style="{width: Math.round(width * k) + 'px', height: Math.round(height * k) + 'px'}"><div v-for="layer in shown" :key="layer.id" class="pb-stacked" :style="place(layer)"><PbPhoto v-if="layer.photo" :id="layer.photo" :style="{filter: layer.filter}"/><span v-else-if="layer.text" :style="written(layer)">{{ layer.text }}</span><svg v-else-if="layer.d" :viewBox="'0 0 ' + layer.w + ' ' + layer.h" width="100%" height="100%" preserveAspectRatio="none"><path :d="layer.d" :fill="layer.line ? 'none' : layer.ink" :stroke="layer.line ? layer.ink : 'none'" :stroke-width="layer.line" stroke-linecap="round" stroke-linejoin="round"/></svg></div></div>`,
});
// What a layer shows by itself, small: on a checkered ground where nothing is, `wide` by `high` pixels.
pb.part('PbThumb', {
  props: {layer: {type: Object, required: true}, wide: {type: Number, default: 32}, high: {type: Number, default: 24}, whole: Array},
  computed: {
    own() { const {layer} = this; return this.whole || [{...layer, hidden: false, opacity: 100, mode: null}]; },
    size() { return this.layer.sheet; },
    k() { return Math.min(this.wide / this.size[0], this.high / this.size[1]); },
  },
  template: `<i class="pb-thumb-box" data-el="skip" :style="{width: wide + 'px', height: high + 'px'}"><b v-if="layer.text && !whole" class="pb-thumb-letter">T</b><PbStack v-else :layers="own" :width="size[0]" :height="size[1]" :k="k"/></i>`,
});
