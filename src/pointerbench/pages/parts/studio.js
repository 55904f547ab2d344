// What studios have: rulers, meters, faders, knobs, dividers.
// `ticks`: [{at, label, size: 0 | 1 | 2}], `at` and `length` in pixels along the ruler; `spans`: marked stretches
// [{at, width, ink}]; `head`: the pixel of the playhead. A click emits the pixel.
pb.part('PbRuler', {
  props: {ticks: {type: Array, required: true}, length: Number, vertical: Boolean, head: Number, spans: Array, label: String, fn: String, thick: {type: Number, default: 22}, side: {type: String, default: 'end'}},
  emits: ['pick'],
  methods: {
    pick(event) { const r = this.$el.getBoundingClientRect(); this.$emit('pick', Math.round(this.vertical ? event.clientY - r.top : event.clientX - r.left)); },
    place(tick) { return {[this.vertical ? 'top' : 'left']: tick.at + 'px'}; },
  },
  template: `<div class="pb-part pb-ruler" :class="{'pb-upright': vertical}" data-el="slider" data-holds="1" role="group" :aria-label="label || 'ruler'" :data-fn="fn" :style="{[vertical ? 'width' : 'height']: thick + 'px', [vertical ? 'height' : 'width']: length ? length + 'px' : null}" @click="pick"><i v-for="(span, n) in spans || []" :key="'s' + n" class="pb-ruler-span" :style="{left: span.at + 'px', width: span.width + 'px', background: span.ink}"></i><template v-for="tick in ticks" :key="tick.at"><i class="pb-tick-line" :class="'pb-tick-' + (tick.size || 0)" :style="place(tick)"></i><span v-if="tick.label !== undefined" class="pb-tick-label" :style="place(tick)">{{ tick.label }}</span></template><i v-if="head !== undefined" class="pb-head-mark" :style="place({at: head})"></i></div>`,
});
// `levels`: one bar a channel, 0 to 100; `peaks` above them; `clip`: the light is on.
pb.part('PbMeter', {
  props: {levels: {type: Array, required: true}, peaks: Array, vertical: {type: Boolean, default: true}, clip: Boolean, scale: Array, parts: Boolean, fn: String},
  emits: ['reset'],
  template: `<div class="pb-part pb-meter" :class="{'pb-flat': !vertical, 'pb-parts': parts}"><div class="pb-meter-bars"><div v-for="(level, n) in levels" :key="n" class="pb-meter-bar"><i class="pb-meter-cover" :style="{[vertical ? 'height' : 'width']: 100 - level + '%'}"></i><i v-if="peaks" class="pb-meter-peak" :style="{[vertical ? 'bottom' : 'left']: peaks[n] + '%'}"></i></div></div><div v-if="scale" class="pb-scale"><span v-for="mark in scale" :key="mark.text" :style="{[vertical ? 'bottom' : 'left']: mark.at + '%'}">{{ mark.text }}</span></div></div>`,
});
// A vertical fader: `value` 0 to 100 along it, `scale` [{at, text}] beside it.
pb.part('PbFader', {
  props: {id: String, label: String, value: {type: Number, default: 70}, height: {type: Number, default: 120}, scale: Array, fn: String, keyed: String, part: String, ink: String},
  emits: ['set'],
  methods: {said: pb.said, set(event) { const r = this.$refs.slot.getBoundingClientRect(); this.$emit('set', Math.round(Math.max(0, Math.min(1, (r.bottom - event.clientY) / r.height)) * 100)); }},
  template: `<div class="pb-part pb-fader" :style="{height: height + 'px'}"><div class="pb-fader-way" role="slider" aria-orientation="vertical" :aria-label="label" :aria-valuenow="value" v-bind="said($props)" @click="set"><i ref="slot" class="pb-fader-slot"><i class="pb-fader-cap" :style="{bottom: value + '%', '--cap': ink}"></i></i></div><div v-if="scale" class="pb-scale"><i v-for="mark in scale" :key="'l' + mark.at" class="pb-scale-line" :style="{bottom: mark.at + '%'}"></i><span v-for="mark in scale" :key="mark.text" :style="{bottom: mark.at + '%'}">{{ mark.text }}</span></div></div>`,
});
// A rotary knob: `value` between `min` and `max`, its arc from `from`; `shown` below it.
pb.part('PbKnob', {
  props: {id: String, label: String, value: {type: Number, default: 0}, min: {type: Number, default: 0}, max: {type: Number, default: 100}, from: Number, size: {type: Number, default: 30}, shown: [String, Number], name: Boolean, fn: String, keyed: String, part: String, ink: String, off: Boolean},
  emits: ['pick'],
  computed: {
    turn() { return this.angle(this.value); },
    arc() {
      const a = this.angle(this.from === undefined ? this.min : this.from), b = this.turn, [from, to] = a < b ? [a, b] : [b, a];
      const point = angle => [16 + 13 * Math.sin(angle * Math.PI / 180), 16 - 13 * Math.cos(angle * Math.PI / 180)].map(n => n.toFixed(2)).join(' ');
      return {all: `M${point(-135)}A13 13 0 1 1 ${point(135)}`, own: to - from < .5 ? '' : `M${point(from)}A13 13 0 ${to - from > 180 ? 1 : 0} 1 ${point(to)}`};
    },
    tag() { return 'pb-l' + this.$.uid; },
  },
  methods: {said: pb.said, angle(value) { return -135 + 270 * Math.max(0, Math.min(1, (value - this.min) / (this.max - this.min))); }},
  template: `<div class="pb-part pb-knob"><span v-if="name" :id="tag" class="pb-knob-name">{{ label }}</span><div class="pb-knob-dial" role="slider" :aria-label="name ? null : label" :aria-labelledby="name ? tag : null" :aria-valuenow="value" :aria-disabled="off ? 'true' : null" :style="{width: size + 'px', height: size + 'px'}" v-bind="said($props)" @click="off || $emit('pick', value)"><svg viewBox="0 0 32 32" :width="size" :height="size"><path :d="arc.all" class="pb-knob-way"/><path :d="arc.own" class="pb-knob-arc" :style="{stroke: ink}"/><circle cx="16" cy="16" r="9.5" class="pb-knob-cap"/><path d="M16 8v5" class="pb-knob-hand" :transform="'rotate(' + turn + ' 16 16)'"/></svg></div><span v-if="shown !== undefined" class="pb-knob-shown">{{ shown }}</span></div>`,
});
// A divider that can be dragged: across (`vertical`: it stands between left and right).
pb.part('PbSplit', {
  props: {vertical: Boolean, grip: {type: Boolean, default: true}, label: String, fn: String, wide: {type: Number, default: 5}},
  emits: ['pick'],
  template: `<div class="pb-split" :class="{'pb-upright': vertical}" role="separator" data-el="button" :aria-label="label || 'divider'" :data-fn="fn" :style="{[vertical ? 'width' : 'height']: wide + 'px'}" @click="$emit('pick')"><i v-if="grip" class="pb-split-grip"></i></div>`,
});
