// Trees and tables.
// `rows`: [{id, label, icon, ink, depth, open, leaf, on, dim, badge, badge_ink, note, actions: [{id, icon, label,
// fn, on}], check, eye, fn, group, facts}], those that show, in order; `twist`: chevron | triangle | box.
pb.part('PbTree', {
  props: {rows: {type: Array, required: true}, twist: String, indent: {type: Number, default: 16}, lines: Boolean, zebra: Boolean, hover: String, top: Number},
  emits: ['pick', 'twist', 'action', 'check', 'scroll'],
  computed: {
    kind() { return this.twist || {gnome: 'triangle', kde: 'chevron', win10: 'chevron'}[pb.look()] || 'chevron'; },
  },
  methods: {
    said: pb.said, flag: pb.flag,
    sign(row) { return this.kind === 'box' ? (row.open ? 'minus' : 'plus') : this.kind === 'triangle' ? (row.open ? 'caret-down' : 'play-filled') : row.open ? 'chevron-down' : 'chevron-right'; },
  },
  template: `<PbScroll class="pb-part pb-tree" :top="top" @scroll="(way, to) => $emit('scroll', way, to)" :class="['pb-twist-' + kind, {'pb-zebra': zebra}]" role="tree"><div v-for="row in rows" :key="row.id" class="pb-node" :class="{'pb-on': row.on, 'pb-dim': row.dim, 'pb-lit': hover === row.id, 'pb-head': row.head}" role="treeitem" data-el="button" v-bind="said(row)" :aria-selected="row.on ? 'true' : null" :aria-expanded="row.leaf ? null : row.open ? 'true' : 'false'" @click="$emit('pick', row.id, row)">
    <i v-for="n in row.depth || 0" :key="n" class="pb-indent" :class="{'pb-guide': lines}" :style="{width: indent + 'px'}"></i>
    <button v-if="!row.leaf" class="pb-twisty" :aria-label="row.open ? 'fold' : 'unfold'" :data-key="row.key" :data-fn="row.twist_fn" @click.stop="$emit('twist', row.id, row)"><PbSign :name="sign(row)" :size="kind === 'box' ? 9 : kind === 'triangle' ? 10 : 12"/></button><i v-else class="pb-twisty"></i>
    <button v-if="row.check !== undefined" class="pb-check" role="checkbox" :aria-label="'check ' + row.label" :aria-checked="row.check === 'mixed' ? 'mixed' : row.check ? 'true' : 'false'" :data-key="row.key" :data-fn="row.check_fn" data-part="check" @click.stop="$emit('check', row.id, row)"><i class="pb-check-box"><PbSign v-if="row.check" :name="row.check === 'mixed' ? 'minus' : 'check'" :size="12" :weight="1.7"/></i></button>
    <PbIcon v-if="row.icon" :name="row.icon" class="pb-node-icon" :style="{color: row.ink}"/><i v-if="row.chip" class="pb-chip" :style="{background: row.chip}"></i>
    <span class="pb-node-label" :style="{color: row.label_ink, fontWeight: row.bold ? 600 : null, fontStyle: row.slant ? 'italic' : null}">{{ row.label }}</span><span v-if="row.note" class="pb-node-note">{{ row.note }}</span>
    <span class="pb-gap"></span><span v-if="row.badge !== undefined" class="pb-badge" :style="{color: row.badge_ink}">{{ row.badge }}</span>
    <button v-for="action in row.actions || []" :key="action.id" class="pb-mini" v-bind="said(action)" :data-part="action.part || action.id" :data-key="row.key" :data-at="row.id + '-' + action.id" :aria-label="action.label" :aria-pressed="flag(action.on)" :class="{'pb-dim': action.on === false}" @click.stop="$emit('action', row.id, action.id, row)"><PbIcon :name="action.icon" :style="{color: action.ink}"/></button>
  </div><slot/></PbScroll>`,
});
// `columns`: [{id, label, width, align, sorted: 'up' | 'down', icon, fn, mono}], width in pixels or '1fr'; `rows`:
// [{id, cells: {column: text or {text, icon, ink, bold, badge, chip, check, mono, meter}}, on, dim, head, facts, group}];
// `target`: what a click picks, and what is an element: 'text' (the words), 'row' or 'cell'.
pb.part('PbTable', {
  props: {columns: {type: Array, required: true}, rows: {type: Array, required: true}, zebra: Boolean, lines: {type: String, default: 'rows'}, target: {type: String, default: 'text'}, heads: Boolean, head: {type: Boolean, default: true}, at: Array, top: Number, left: Number},
  emits: ['pick', 'sort', 'check', 'scroll'],
  computed: {
    tracks() { return [...(this.heads ? ['40px'] : []), ...this.columns.map(one => typeof one.width === 'number' ? one.width + 'px' : one.width || '1fr')].join(' '); },
  },
  methods: {
    said: pb.said,
    cell(row, column) { const value = row.cells[column.id]; return value !== null && typeof value === 'object' ? value : {text: value}; },
    here(row, column) { return this.at && this.at[0] === row.id && this.at[1] === column.id; },
  },
  template: `<PbScroll class="pb-part pb-grid" :top="top" :left="left" @scroll="(way, to) => $emit('scroll', way, to)" :class="['pb-lines-' + lines, {'pb-zebra': zebra}]" role="table">
    <div v-if="head" class="pb-grid-row pb-grid-head" role="row" :style="{gridTemplateColumns: tracks}"><i v-if="heads" class="pb-corner"></i><button v-for="column in columns" :key="column.id" class="pb-th" role="columnheader" v-bind="said(column)" :aria-sort="column.sorted ? column.sorted === 'up' ? 'ascending' : 'descending' : null" :aria-label="column.label ? null : column.name" :class="{'pb-on': column.on}" :style="{justifyContent: column.align === 'right' ? 'flex-end' : column.align === 'center' ? 'center' : null}" @click="$emit('sort', column.id, column)"><PbIcon v-if="column.icon" :name="column.icon"/><span>{{ column.label }}</span><PbSign v-if="column.sorted" :name="column.sorted === 'up' ? 'chevron-up' : 'chevron-down'" :size="10" data-el="skip"/></button></div>
    <div v-for="row in rows" :key="row.id" class="pb-grid-row" role="row" :data-el="target === 'row' ? 'button' : null" v-bind="said(row)" :class="{'pb-on': row.on, 'pb-dim': row.dim, 'pb-head': row.bold}" :aria-selected="row.on ? 'true' : null" :style="{gridTemplateColumns: tracks, color: row.ink, background: row.ground}" @click="target === 'cell' || $emit('pick', row.id, null, row)">
      <button v-if="heads" class="pb-row-head" role="rowheader" :aria-label="row.head === undefined ? row.id : null" @click.stop="$emit('pick', row.id, null, row)"><span>{{ row.head === undefined ? row.id : row.head }}</span></button>
      <div v-for="column in columns" :key="column.id" class="pb-td" role="cell" :data-el="target === 'cell' ? 'button' : null" :data-part="target === 'cell' ? column.id : null" :data-key="target === 'cell' ? row.key : null" :data-at="row.id + '-' + column.id" :class="[cell(row, column).look, {'pb-here': here(row, column), 'pb-mono': column.mono || cell(row, column).mono}]" :aria-selected="here(row, column) ? 'true' : null" :style="{justifyContent: (cell(row, column).align || column.align) === 'right' ? 'flex-end' : (cell(row, column).align || column.align) === 'center' ? 'center' : null, color: cell(row, column).ink, background: cell(row, column).ground, fontWeight: cell(row, column).bold ? 600 : null, paddingLeft: cell(row, column).depth ? 6 + cell(row, column).depth * 16 + 'px' : null}" @click="target === 'cell' && $emit('pick', row.id, column.id, row)">
        <button v-if="cell(row, column).check !== undefined" class="pb-check" role="checkbox" :aria-label="column.label" :aria-checked="cell(row, column).check ? 'true' : 'false'" :data-fn="cell(row, column).fn" :data-part="column.id" :data-key="row.key" @click.stop="$emit('check', row.id, column.id, row)"><i class="pb-check-box"><PbSign v-if="cell(row, column).check" name="check" :size="12" :weight="1.7"/></i></button>
        <PbIcon v-if="cell(row, column).icon" :name="cell(row, column).icon" :style="{color: cell(row, column).icon_ink}"/><i v-if="cell(row, column).chip" class="pb-chip" :style="{background: cell(row, column).chip}"></i><i v-if="cell(row, column).meter !== undefined" class="pb-cell-meter"><i :style="{width: cell(row, column).meter + '%', background: cell(row, column).meter_ink}"></i></i>
        <span v-if="cell(row, column).text !== undefined && cell(row, column).text !== ''" :class="{'pb-pill': cell(row, column).badge}" :style="cell(row, column).badge ? {background: cell(row, column).badge, color: cell(row, column).badge_ink} : null" :data-part="target === 'text' ? column.id : null">{{ cell(row, column).text }}</span><slot name="cell" :row="row" :column="column"/>
      </div></div><slot/></PbScroll>`,
});
