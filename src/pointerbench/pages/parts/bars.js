// Bars: tools, tabs of documents, the status bar, the path to where one is.
pb.part('PbTool', {
  props: {item: {type: Object, required: true}, open: Boolean},
  emits: ['pick', 'drop'],
  computed: {split() { return this.item.drop === 'split'; }},
  methods: {said: pb.said, flag: pb.flag},
  template: `<i v-if="item.line" class="pb-tool-line"></i><i v-else-if="item.gap" class="pb-tool-gap"></i>
  <span v-else-if="item.title" class="pb-tool-title">{{ item.title }}</span>
  <PbChoice v-else-if="item.kind === 'choice'" v-bind="item" bare :open="open" @toggle="$emit('drop', item.id, item)" @pick="value => $emit('pick', item.id, item, value)"/>
  <PbField v-else-if="item.kind === 'field'" v-bind="item" bare @pick="$emit('pick', item.id, item)"/>
  <PbSpin v-else-if="item.kind === 'spin'" v-bind="item" bare @step="by => $emit('pick', item.id, item, by)" @pick="$emit('pick', item.id, item)"/>
  <PbCheck v-else-if="item.kind === 'check'" :item="item" @pick="$emit('pick', item.id, item)"/>
  <template v-else><button class="pb-tool" :class="{'pb-lit': open && !split, 'pb-words': item.text, 'pb-split-main': split}" v-bind="said(item)" :aria-label="item.text ? null : item.label" :aria-pressed="flag(item.on)" :aria-haspopup="item.drop && !split ? 'true' : null" :aria-expanded="item.drop && !split && open ? 'true' : null" :disabled="item.off" @click="$emit(item.drop && !split ? 'drop' : 'pick', item.id, item)"><PbIcon v-if="item.icon" :name="item.icon" :style="{color: item.ink}"/><span v-if="item.text">{{ item.text }}</span><PbSign v-if="item.drop && !split" name="chevron-down" :size="9" class="pb-tool-drop"/></button><button v-if="split" class="pb-tool pb-split-drop" :class="{'pb-lit': open}" :aria-label="item.label" aria-haspopup="true" :data-fn="item.drop_fn" :disabled="item.off" @click="$emit('drop', item.id, item)"><PbSign name="chevron-down" :size="9"/></button></template>`,
});
// `items`: [{id, icon, label, text, fn, on, off, ink, drop: true | 'split', line, gap, title, kind}]; what
// does not fit is behind a button, `more` says whether that is open; `open`: the id of an open one.
pb.part('PbTools', {
  props: {items: {type: Array, required: true}, vertical: Boolean, columns: {type: Number, default: 1}, more: Boolean, open: String, size: String, grip: Boolean},
  emits: ['pick', 'drop', 'more'],
  data: () => ({hidden: 0}),
  mixins: [pb.measured('box')],
  computed: {rest() { return this.items.slice(this.items.length - this.hidden).filter(item => !item.line && !item.gap); }},
  methods: {
    measure() {
      const box = this.$refs.box, far = this.vertical ? 'offsetLeft' : 'offsetTop';
      if (this.columns > 1) return;
      const count = () => { const nodes = [...box.children], first = nodes.length ? nodes[0][far] : 0, span = this.vertical ? 'offsetWidth' : 'offsetHeight'; return nodes.filter(node => node[far] - first > nodes[0][span] / 2 + 4).length; };
      box.style[this.vertical ? 'marginBottom' : 'marginRight'] = '0px';
      let hidden = count();
      if (hidden) { box.style[this.vertical ? 'marginBottom' : 'marginRight'] = '20px'; hidden = count(); }
      if (hidden !== this.hidden) this.hidden = hidden;
    },
  },
  template: `<div class="pb-part pb-bar" :class="[size && 'pb-' + size, {'pb-vertical': vertical, 'pb-columns': columns > 1}]" :style="{'--columns': columns}" role="toolbar">
    <i v-if="grip" class="pb-bar-grip"></i>
    <div ref="box" class="pb-bar-box"><div v-for="(item, n) in items" :key="item.id || n" class="pb-bar-item" :class="{'pb-grow': item.gap}"><PbTool :item="item" :open="open === item.id" @pick="(...all) => $emit('pick', ...all)" @drop="(...all) => $emit('drop', ...all)"/></div></div>
    <div v-if="hidden" class="pb-bar-more"><button class="pb-tool" :class="{'pb-lit': more}" aria-label="more tools" aria-haspopup="true" :aria-expanded="more ? 'true' : null" @click="$emit('more', !more)"><PbSign :name="vertical ? 'chevrons-down' : 'chevrons-right'" :size="12"/></button>
    <PbPop v-if="more" class="pb-bar-rest" :side="vertical ? 'right' : 'end'"><PbTool v-for="item in rest" :key="item.id" :item="item" :open="open === item.id" @pick="(...all) => $emit('pick', ...all)" @drop="(...all) => $emit('drop', ...all)"/></PbPop></div>
  </div>`,
});
// `tabs`: [{id, label, icon, ink, dirty, pinned, fn, close_fn, facts, ...}], `at`: the id of the open one.
pb.part('PbDoctabs', {
  props: {tabs: {type: Array, required: true}, at: String, closing: {type: Boolean, default: true}, add: [Boolean, String], look: {type: String, default: 'flat'}},
  emits: ['pick', 'close', 'add'],
  methods: {said: pb.said},
  template: `<div class="pb-part pb-docs" :class="'pb-docs-' + look" role="tablist">
    <div v-for="tab in tabs" :key="tab.id" class="pb-doc" role="tab" data-holds="1" v-bind="said(tab)" :aria-selected="tab.id === at ? 'true' : 'false'" @click="$emit('pick', tab.id, tab)"><PbIcon v-if="tab.icon" :name="tab.icon" :style="{color: tab.ink}"/><span data-part="title">{{ tab.label }}</span><span v-if="tab.note" class="pb-dimmed">{{ tab.note }}</span><button v-if="closing" class="pb-mini" data-part="close" :data-fn="tab.close_fn" :data-key="tab.key" :aria-label="tab.dirty ? 'unsaved, close tab' : 'close tab'" @click.stop="$emit('close', tab.id, tab)"><PbSign :name="tab.dirty ? 'circle-filled' : 'close'" :size="tab.dirty ? 14 : 12"/></button><PbSign v-else-if="tab.dirty" name="circle-filled" :size="12"/></div>
    <button v-if="add" class="pb-mini pb-doc-add" aria-label="new tab" :data-fn="typeof add === 'string' ? add : null" @click="$emit('add')"><PbSign name="plus" :size="14"/></button><slot/>
  </div>`,
});
// `cells`: [{id, icon, text, fn, on, off, gap, line, drop, meter}]; one with an id is a button.
pb.part('PbStrip', {
  props: {cells: {type: Array, required: true}},
  emits: ['pick'],
  methods: {said: pb.said, flag: pb.flag},
  template: `<div class="pb-part pb-strip"><template v-for="(cell, n) in cells" :key="cell.id || n">
    <span v-if="cell.gap" class="pb-gap"></span><i v-else-if="cell.line" class="pb-strip-line"></i>
    <button v-else-if="cell.id" class="pb-strip-cell" v-bind="said(cell)" :aria-label="cell.text ? null : cell.label" :aria-pressed="flag(cell.on)" :disabled="cell.off" :style="{color: cell.ink, width: cell.width && cell.width + 'px'}" @click="$emit('pick', cell.id, cell)"><PbIcon v-if="cell.icon" :name="cell.icon"/><span v-if="cell.text">{{ cell.text }}</span><PbSign v-if="cell.drop" name="chevron-up" :size="9"/></button>
    <span v-else class="pb-strip-cell" data-el="none" :style="{color: cell.ink, width: cell.width && cell.width + 'px'}"><PbIcon v-if="cell.icon" :name="cell.icon"/><i v-if="cell.meter !== undefined" class="pb-strip-meter"><i :style="{width: cell.meter + '%'}"></i></i><span v-if="cell.text">{{ cell.text }}</span></span>
  </template><slot/></div>`,
});
// `steps`: [{id, label, icon, fn}]; the last one is where one is.
pb.part('PbSteps', {
  props: {steps: {type: Array, required: true}, sign: {type: String, default: 'chevron-right'}},
  emits: ['pick'],
  methods: {said: pb.said},
  template: `<div class="pb-part pb-crumbs"><template v-for="(step, n) in steps" :key="step.id || n"><span v-if="n && sign.length < 3" class="pb-crumb-sign" data-el="skip">{{ sign }}</span><PbSign v-else-if="n" :name="sign" :size="11" class="pb-dimmed" data-el="skip"/><button class="pb-crumb" v-bind="said(step)" :aria-current="n === steps.length - 1 ? 'page' : null" @click="$emit('pick', step.id, step)"><PbIcon v-if="step.icon" :name="step.icon" :style="{color: step.ink}"/><span>{{ step.label }}</span></button></template></div>`,
});
