// Panels that fold, and grids of properties.
// `actions`: [{id, icon, label, fn, on}] at the header's end; `look`: bar | line | box | plain (how the header is drawn).
pb.part('PbFold', {
  props: {id: String, label: String, icon: String, open: {type: Boolean, default: true}, actions: Array, check: {default: undefined}, fn: String, check_fn: String, look: {type: String, default: 'bar'}, fixed: Boolean, grip: Boolean, badge: [String, Number]},
  emits: ['fold', 'action', 'check'],
  methods: {said: pb.said, flag: pb.flag},
  template: `<section class="pb-part pb-fold" :class="['pb-fold-' + look, {'pb-shut': !open}]"><header class="pb-fold-head"><component :is="fixed ? 'div' : 'button'" class="pb-fold-name" :aria-expanded="fixed ? null : open ? 'true' : 'false'" :data-fn="fn" :data-at="id" @click="fixed || $emit('fold', id)"><PbSign v-if="!fixed" :name="look === 'box' ? (open ? 'caret-down' : 'play-filled') : open ? 'chevron-down' : 'chevron-right'" :size="look === 'box' ? 10 : 12"/><PbIcon v-if="icon" :name="icon"/><span>{{ label }}</span><span v-if="badge !== undefined" class="pb-badge">{{ badge }}</span></component>
    <button v-if="check !== undefined" class="pb-check" role="checkbox" :aria-label="label" :aria-checked="check ? 'true' : 'false'" :data-fn="check_fn" @click="$emit('check', id)"><i class="pb-check-box"><PbSign v-if="check" name="check" :size="12" :weight="1.7"/></i></button>
    <button v-for="action in actions || []" :key="action.id" class="pb-mini" v-bind="said(action)" :aria-label="action.label" :aria-pressed="flag(action.on)" :disabled="action.off" @click="$emit('action', action.id, action)"><PbIcon :name="action.icon" :style="{color: action.ink}"/></button><i v-if="grip" class="pb-fold-grip"></i></header>
    <div v-if="open" class="pb-fold-body"><slot/></div></section>`,
});
// `sections`: [{id, label, open, rows}]; rows: [{id, label, kind, value, ...}] of kind text | number | check | switch | choice |
// colour | slider | vector | shown | button, with the fields' own properties (unit, options, min, max, off, fn, actions).
pb.part('PbProps', {
  props: {sections: {type: Array, required: true}, share: {type: Number, default: 40}, look: {type: String, default: 'form'}, heads: {type: String, default: 'bar'}, open: String, spin: String, top: Number},
  emits: ['fold', 'set', 'step', 'pick', 'open', 'scroll'],
  methods: {said: pb.said, rowed(row) { return {...row, label: undefined, key: undefined, keyed: row.key, kind: undefined}; }},
  template: `<PbScroll class="pb-part pb-props" :top="top" @scroll="(way, to) => $emit('scroll', way, to)" :class="'pb-props-' + look" :style="{'--share': share + '%'}"><PbFold v-for="part in sections" :key="part.id" :id="part.id" :label="part.label" :icon="part.icon" :open="part.open !== false" :actions="part.actions" :check="part.check" :check_fn="part.check_fn" :fn="part.fn" :fixed="part.fixed" :look="part.label ? heads : 'none'" @fold="id => $emit('fold', id)" @action="(id, action) => $emit('pick', id, action)" @check="id => $emit('set', id)">
    <div v-for="row in part.rows" :key="row.id" class="pb-prop" :class="{'pb-on': row.lit, 'pb-wide-row': row.wide}" :data-group="row.group" :data-key="row.group ? row.key || row.id : null" :data-facts="said(row)['data-facts']"><div v-if="row.label !== undefined && !row.wide" class="pb-prop-name" :style="{paddingLeft: row.depth ? 8 + 12 * row.depth + 'px' : null}"><span data-part="name">{{ row.label }}</span></div><div class="pb-prop-value">
      <PbSpin v-if="row.kind === 'number'" v-bind="rowed(row)" :label="row.label" :look="row.look || spin" bare @step="by => $emit('step', row.id, by, row)" @pick="$emit('pick', row.id, row)"/>
      <template v-else-if="row.kind === 'vector'"><PbSpin v-for="(value, n) in row.value" :key="n" :id="row.id + n" :label="row.label + ' ' + 'XYZW'[n]" :value="value" :unit="row.unit" :off="row.off" :letter="(row.letters || ['X', 'Y', 'Z', 'W'])[n]" :ink="row.plain ? null : ['#d9484f', '#5aa02c', '#3b7ddb', null][n]" :fn="row.fn" look="drag" bare @pick="$emit('pick', row.id, row, n)"/></template>
      <PbCheck v-else-if="row.kind === 'check' || row.kind === 'switch'" :item="{...row, on: row.value, label: row.text || row.label, bare: !row.text}" @pick="$emit('set', row.id, !row.value, row)"/>
      <PbChoice v-else-if="row.kind === 'choice'" v-bind="rowed(row)" :label="row.label" bare :open="open === row.id" @toggle="$emit('open', open === row.id ? '' : row.id)" @pick="value => $emit('set', row.id, value, row)"/>
      <button v-else-if="row.kind === 'colour'" class="pb-colour" v-bind="said(row)" :data-group="null" :data-facts="null" :aria-label="row.text ? null : row.label" :disabled="row.off" @click="$emit('pick', row.id, row)"><i class="pb-chip" :style="{background: row.value}"></i><span v-if="row.text">{{ row.text }}</span></button>
      <PbSlider v-else-if="row.kind === 'slider'" v-bind="rowed(row)" :label="row.label" bare @set="value => $emit('set', row.id, value, row)"/>
      <button v-else-if="row.kind === 'button'" class="pb-push" v-bind="said(row)" :data-group="null" :data-facts="null" :disabled="row.off" @click="$emit('pick', row.id, row)"><PbIcon v-if="row.icon" :name="row.icon"/><span>{{ row.value }}</span></button>
      <span v-else-if="row.kind === 'shown'" class="pb-prop-shown" data-part="value" :style="{color: row.ink}">{{ row.value }}</span>
      <PbField v-else v-bind="rowed(row)" :label="row.label" bare @pick="$emit('pick', row.id, row)" @action="(id, action) => $emit('pick', id, action)"/>
      <button v-if="row.mark" class="pb-mini pb-prop-mark" :aria-label="row.mark.label" v-bind="said(row.mark)" @click="$emit('pick', row.mark.id, row.mark)"><PbIcon :name="row.mark.icon"/></button>
    </div></div><slot :name="part.id"/></PbFold><slot/></PbScroll>`,
});
