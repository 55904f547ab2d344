// A ribbon: tabs, groups with buttons large and small, a caption each. Narrow, it draws large buttons
// small, then small ones as icons, then groups as one button, the last group first.
// `item`: {id, icon, label, size: 'large' | 'small' | 'icon', drop: true | 'split', kind: 'choice' | 'check' | 'gallery', cells, on, off, fn}.
pb.part('PbRibbonItem', {
  props: {item: {type: Object, required: true}, open: Boolean},
  emits: ['pick', 'drop'],
  computed: {
    split() { return this.item.drop === 'split'; },
    size() { return this.item.size || 'small'; },
    // Under a large button the arrow ends the second line of words, or stands alone.
    ends() { return this.size === 'large' && this.item.drop && /\s|.{7}/.test(this.item.label); },
  },
  methods: {said: pb.said, flag: pb.flag},
  template: `<PbChoice v-if="item.kind === 'choice'" v-bind="item" bare edit :open="open" @toggle="$emit('drop', item.id, item)" @pick="value => $emit('pick', item.id, item, value)"/>
  <PbSpin v-else-if="item.kind === 'spin'" v-bind="item" @step="by => $emit('pick', item.id, item, by)"/>
  <PbCheck v-else-if="item.kind === 'check'" :item="{...item, kind: item.mark}" @pick="$emit('pick', item.id, item)"/>
  <div v-else-if="item.kind === 'gallery'" class="pb-gallery"><button v-for="cell in item.cells" :key="cell.id" class="pb-gallery-cell" v-bind="said(cell)" :aria-pressed="flag(cell.on)" :aria-label="cell.icon ? cell.label : null" @click="$emit('pick', cell.id, cell)"><PbIcon v-if="cell.icon" :name="cell.icon" :style="{color: cell.ink}"/><template v-else><span :style="cell.style">{{ cell.sample || cell.label }}</span><span v-if="cell.sample" class="pb-gallery-name">{{ cell.label }}</span></template></button><div class="pb-gallery-ends"><button aria-label="scroll up"><PbSign name="caret-up" :size="9"/></button><button aria-label="scroll down"><PbSign name="caret-down" :size="9"/></button><button aria-label="whole gallery" :data-at="item.id" @click="$emit('drop', item.id, item)"><PbSign name="caret-down" :size="9"/></button></div></div>
  <i v-else-if="item.line" class="pb-ribbon-line"></i>
  <div v-else class="pb-rb" :class="['pb-rb-' + size, {'pb-rb-split': split}]"><button class="pb-rb-main" v-bind="said(item)" :aria-label="item.label" :aria-pressed="flag(item.on)" :aria-haspopup="item.drop && !split ? 'true' : null" :aria-expanded="item.drop && !split && open ? 'true' : null" :class="{'pb-lit': open && !split}" :disabled="item.off" @click="$emit(item.drop && !split ? 'drop' : 'pick', item.id, item)"><PbIcon :name="item.icon" :style="{color: item.ink}"/><span v-if="size !== 'icon' && !(split && size === 'large')" class="pb-rb-label">{{ item.label }}<PbSign v-if="ends" name="chevron-down" :size="8" data-el="skip" class="pb-rb-end"/></span><PbSign v-if="item.drop && !split && !ends" name="chevron-down" :size="8" class="pb-rb-sign" data-el="skip"/></button><button v-if="split" class="pb-rb-drop" :class="{'pb-lit': open}" :aria-label="item.label" aria-haspopup="true" :aria-expanded="open ? 'true' : null" :data-fn="item.drop_fn" :data-at="item.id + '-drop'" :disabled="item.off" @click="$emit('drop', item.id, item)"><span v-if="size === 'large'" class="pb-rb-label">{{ item.label }}<PbSign v-if="ends" name="chevron-down" :size="8" data-el="skip" class="pb-rb-end"/></span><PbSign v-if="!ends" name="chevron-down" :size="8" data-el="skip"/></button></div>`,
});
// `tabs`: [{id, label, fn, own (a contextual tab's colour)}], `at`: the open one; `groups` of it: [{id, label, icon, launcher,
// items | rows}]: items flow in columns of three, rows are lines of icons and fields; `open`: the id of an open drop.
pb.part('PbRibbon', {
  props: {tabs: {type: Array, required: true}, at: String, groups: {type: Array, required: true}, open: String, file: Object, look: {type: String, default: 'office'}, folded: Boolean},
  emits: ['tab', 'pick', 'drop', 'launch'],
  mixins: [pb.measured('box')],
  methods: {
    said: pb.said,
    measure() {
      const box = this.$refs.box;
      if (!box) return;
      const groups = [...box.children], fits = () => box.scrollWidth <= box.clientWidth;
      groups.forEach(group => { group.dataset.step = 0; });
      for (let step = 1; step <= 3 && !fits(); step += 1) for (const group of [...groups].reverse()) { if (fits()) break; group.dataset.step = step; }
    },
  },
  template: `<div class="pb-part pb-ribbon" :class="'pb-ribbon-' + look"><div class="pb-ribbon-tabs" role="tablist"><button v-if="file" class="pb-ribbon-file" v-bind="said(file)" @click="$emit('tab', file.id, file)"><span>{{ file.label }}</span></button><button v-for="tab in tabs" :key="tab.id" class="pb-ribbon-tab" role="tab" v-bind="said(tab)" :aria-selected="tab.id === at ? 'true' : 'false'" :style="{color: tab.own}" @click="$emit('tab', tab.id, tab)"><span>{{ tab.label }}</span></button><slot name="tabs"/></div>
    <div v-if="!folded" ref="box" class="pb-ribbon-body"><div v-for="group in groups" :key="group.id" class="pb-ribbon-group"><button class="pb-ribbon-shut" aria-haspopup="true" :data-at="group.id" @click="$emit('drop', group.id, group)"><PbIcon :name="group.icon || (group.items || group.rows[0])[0].icon"/><span>{{ group.label }}</span><PbSign name="chevron-down" :size="8" data-el="skip"/></button>
      <div v-if="group.items" class="pb-ribbon-items"><PbRibbonItem v-for="(item, n) in group.items" :key="item.id || n" :item="item" :open="open === item.id" :class="'pb-is-' + (item.size || 'small')" @pick="(...all) => $emit('pick', ...all)" @drop="(...all) => $emit('drop', ...all)"/></div>
      <div v-else class="pb-ribbon-rows"><div v-for="(row, n) in group.rows" :key="n" class="pb-ribbon-row"><PbRibbonItem v-for="(item, m) in row" :key="item.id || m" :item="{size: 'icon', ...item}" :open="open === item.id" @pick="(...all) => $emit('pick', ...all)" @drop="(...all) => $emit('drop', ...all)"/></div></div>
      <div class="pb-ribbon-foot"><span>{{ group.label }}</span><button v-if="group.launcher" class="pb-launcher" :aria-label="group.launcher.label || group.label" v-bind="said(group.launcher)" @click="$emit('launch', group.id, group)"><PbSign name="arrow-down-right" :size="11"/></button></div></div></div></div>`,
});
