// Fields and boxes: text, numbers, choices, ticks, sliders, colours.
// `label` stands before the field unless `bare`; `icon` in it, `actions` [{id, icon, label, fn, on}] at its end.
pb.part('PbField', {
  props: {id: String, label: String, value: [String, Number], hint: String, icon: String, search: Boolean, clear: Boolean, width: Number, off: Boolean, bad: Boolean, unit: String, actions: Array, bare: Boolean, area: Number, fn: String, keyed: String, part: String, align: String, focus: Boolean},
  emits: ['pick', 'clear', 'action'],
  computed: {tag() { return 'pb-l' + this.$.uid; }},
  methods: {said: pb.said, flag: pb.flag},
  template: `<div class="pb-part pb-line" :class="{'pb-bare': bare || !label}"><span v-if="label && !bare" :id="tag" class="pb-label">{{ label }}</span>
    <div class="pb-box" :class="{'pb-find-box': search, 'pb-bad': bad, 'pb-off': off, 'pb-focus': focus}" :style="{width: width && width + 'px'}">
      <PbIcon v-if="icon" :name="icon" class="pb-box-icon"/><PbSign v-else-if="search" name="search" :size="14" class="pb-box-icon"/>
      <textarea v-if="area" readonly :rows="area" :value="value" :placeholder="hint" :disabled="off" :aria-labelledby="label && !bare ? tag : null" v-bind="said($props)" @click="$emit('pick')"></textarea>
      <input v-else readonly :class="{'pb-iconed': icon || search}" :style="{textAlign: align}" :value="value" :placeholder="hint" :disabled="off" :aria-invalid="bad ? 'true' : null" :aria-label="bare ? label : null" :aria-labelledby="label && !bare ? tag : null" v-bind="said($props)" @click="$emit('pick')">
      <span v-if="unit" class="pb-unit">{{ unit }}</span><button v-if="clear && value" class="pb-mini" aria-label="clear" @click="$emit('clear')"><PbSign name="close" :size="11"/></button>
      <button v-for="action in actions || []" :key="action.id" class="pb-mini" v-bind="said(action)" :aria-label="action.label" :aria-pressed="flag(action.on)" @click="$emit('action', action.id, action)"><PbIcon :name="action.icon"/></button>
    </div></div>`,
});
// A number with its unit, and arrows that step it; `look`: arrows | stepper | sides (GNOME) | drag (a bar).
pb.part('PbSpin', {
  props: {id: String, label: String, value: [String, Number], unit: String, width: Number, off: Boolean, bare: Boolean, fn: String, keyed: String, part: String, look: String, share: Number, letter: String, ink: String, up_fn: String, down_fn: String},
  emits: ['step', 'pick'],
  computed: {
    tag() { return 'pb-l' + this.$.uid; },
    kind() { return this.look || {mac: 'stepper', gnome: 'sides'}[pb.look()] || 'arrows'; },
    words() { return this.unit ? this.value + (/^[°%]/.test(this.unit) ? '' : ' ') + this.unit : String(this.value); },
  },
  methods: {said: pb.said},
  template: `<div class="pb-part pb-line" :class="{'pb-bare': bare || !label}"><span v-if="label && !bare" :id="tag" class="pb-label">{{ label }}</span>
    <div class="pb-spin" :class="'pb-spin-' + kind" :style="{width: width && width + (kind === 'sides' ? 34 : 0) + 'px'}"><div class="pb-box" :class="{'pb-off': off}"><b v-if="letter" class="pb-letter" :style="{color: ink}">{{ letter }}</b><i v-if="kind === 'drag' && share !== undefined" class="pb-spin-bar" :style="{width: share * 100 + '%'}"></i><input readonly :value="words" :disabled="off" :aria-label="bare ? label : null" :aria-labelledby="label && !bare ? tag : null" v-bind="said($props)" @click="$emit('pick')"></div>
    <div v-if="kind !== 'drag'" class="pb-arrows"><button :aria-label="kind === 'sides' ? 'less' : 'more'" :data-fn="kind === 'sides' ? down_fn : up_fn" :disabled="off" @click="$emit('step', kind === 'sides' ? -1 : 1)"><PbSign :name="kind === 'sides' ? 'minus' : 'caret-up'" :size="kind === 'sides' ? 14 : 9"/></button><button :aria-label="kind === 'sides' ? 'more' : 'less'" :data-fn="kind === 'sides' ? up_fn : down_fn" :disabled="off" @click="$emit('step', kind === 'sides' ? 1 : -1)"><PbSign :name="kind === 'sides' ? 'plus' : 'caret-down'" :size="kind === 'sides' ? 14 : 9"/></button></div></div></div>`,
});
// `options`: [text or {id, label, icon, off}]; `value`: the id (text) of the chosen one; `open`: its list shows.
pb.part('PbChoice', {
  props: {id: String, label: String, value: [String, Number], options: {type: Array, default: () => []}, open: Boolean, width: Number, off: Boolean, bare: Boolean, fn: String, keyed: String, part: String, icon: String, hover: String, edit: Boolean},
  emits: ['toggle', 'pick'],
  computed: {
    tag() { return 'pb-l' + this.$.uid; },
    list() { return this.options.map(one => typeof one === 'object' ? one : {id: one, label: one}); },
    now() { return this.list.find(one => one.id === this.value) || {label: this.value}; },
    sign() { return {mac: 'chevron-down', win10: 'chevron-down', kde: 'chevron-down'}[pb.look()] || 'chevron-down'; },
  },
  methods: {said: pb.said},
  template: `<div class="pb-part pb-line" :class="{'pb-bare': bare || !label}"><span v-if="label && !bare" :id="tag" class="pb-label">{{ label }}</span>
    <button class="pb-choice" :class="{'pb-edit': edit}" aria-haspopup="listbox" :aria-expanded="open ? 'true' : null" :aria-label="bare ? label : null" :aria-labelledby="label && !bare ? tag : null" :disabled="off" :style="{width: width && width + 'px'}" v-bind="said($props)" @click="$emit('toggle', !open)"><PbIcon v-if="icon || now.icon" :name="icon || now.icon" :style="{color: now.ink}"/><i v-if="now.swatch" class="pb-chip" :style="{background: now.swatch}"></i><span>{{ now.label }}</span><i class="pb-choice-sign"><PbSign :name="sign" :size="10"/></i></button>
    <PbPop v-if="open" class="pb-list" role="listbox" wide><button v-for="one in list" :key="one.id" role="option" class="pb-option" :class="{'pb-lit': hover === one.id}" :aria-selected="one.id === value ? 'true' : null" :disabled="one.off" v-bind="said(one)" @click="$emit('pick', one.id, one)"><PbIcon v-if="one.icon" :name="one.icon" :style="{color: one.ink}"/><i v-if="one.swatch" class="pb-chip" :style="{background: one.swatch}"></i><span>{{ one.label }}</span></button></PbPop></div>`,
});
// `item`: {id, label, on: true | false | 'mixed', kind: 'check' | 'radio' | 'switch', fn, off, icon}.
pb.part('PbCheck', {
  props: {item: {type: Object, required: true}, last: Boolean},
  emits: ['pick'],
  computed: {kind() { return ['radio', 'switch'].includes(this.item.kind) ? this.item.kind : 'check'; }},
  methods: {said: pb.said},
  template: `<button class="pb-part pb-check" :class="'pb-' + kind" :role="kind === 'check' ? 'checkbox' : kind" :aria-checked="item.on === 'mixed' ? 'mixed' : item.on ? 'true' : 'false'" :aria-label="item.label" :disabled="item.off" v-bind="said(item)" @click="$emit('pick', item.id, item)"><i class="pb-check-box"><PbSign v-if="kind === 'check' && item.on" :name="item.on === 'mixed' ? 'minus' : 'check'" :size="12" :weight="1.7" data-el="skip"/></i><span v-if="item.label && !item.bare">{{ item.label }}</span></button>`,
});
// `value` between `min` and `max`; `from`: where the filled part begins (0 in a signed one); `ground`: a CSS background of the track.
pb.part('PbSlider', {
  props: {id: String, label: String, value: {type: Number, default: 0}, min: {type: Number, default: 0}, max: {type: Number, default: 100}, from: Number, shown: [String, Number], width: Number, off: Boolean, bare: Boolean, fn: String, keyed: String, part: String, ground: String, look: String},
  emits: ['set', 'pick'],
  computed: {
    tag() { return 'pb-l' + this.$.uid; },
    at() { return this.part_of(this.value); },
    start() { return this.part_of(this.from === undefined ? this.min : this.from); },
  },
  methods: {
    said: pb.said,
    part_of(value) { return Math.max(0, Math.min(100, (value - this.min) / (this.max - this.min) * 100)); },
    set(event) { const r = this.$refs.rail.getBoundingClientRect(); this.$emit('set', Math.round(this.min + Math.max(0, Math.min(1, (event.clientX - r.left) / r.width)) * (this.max - this.min))); },
  },
  template: `<div class="pb-part pb-line" :class="{'pb-bare': bare || !label}"><span v-if="label && !bare" :id="tag" class="pb-label">{{ label }}</span>
    <div class="pb-slider" :class="look && 'pb-slider-' + look" role="slider" :aria-label="bare ? label : null" :aria-labelledby="label && !bare ? tag : null" :aria-valuenow="value" :aria-valuemin="min" :aria-valuemax="max" :aria-disabled="off ? 'true' : null" :style="{width: width && width + 'px'}" v-bind="said($props)" @click="off || set($event)"><i ref="rail" class="pb-rail" :style="{background: ground}"><i v-if="!ground" class="pb-filled" :style="{left: Math.min(at, start) + '%', width: Math.abs(at - start) + '%'}"></i><i class="pb-thumb" :style="{left: at + '%'}"></i></i></div>
    <span v-if="shown !== undefined" class="pb-shown">{{ shown }}</span></div>`,
});
// `colours`: [{id, ink, label, fn}] or plain colours; `at`: the id of the chosen one.
pb.part('PbSwatches', {
  props: {colours: {type: Array, required: true}, at: String, columns: Number, size: {type: Number, default: 18}, gap: {type: Number, default: 2}, round: Boolean},
  emits: ['pick'],
  computed: {list() { return this.colours.map(one => typeof one === 'object' ? one : {id: one, ink: one}); }},
  methods: {said: pb.said},
  template: `<div class="pb-swatches" :class="{'pb-round': round}" :style="{gridTemplateColumns: 'repeat(' + (columns || list.length) + ', ' + size + 'px)', gap: gap + 'px', gridAutoRows: size + 'px'}"><button v-for="one in list" :key="one.id" class="pb-swatch" v-bind="said(one)" :aria-label="one.label || one.ink" :data-state="at === one.id ? 'selected' : null" :style="{background: one.ink}" @click="$emit('pick', one.id, one)"></button></div>`,
});
