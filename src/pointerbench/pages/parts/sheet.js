// A spreadsheet's grid: headings, cells, what is selected. What is blank is drawn as lines and can be pressed.
// `widths`: of the first columns; `rows`: [{r, key, group, facts, cells: [{c, text, span, part, look, align, bold, italic, line, ink, ground,
// border, top, flag, bar, drop: {id, icon, fn}, fn}]}], from 0; `at`: [row, column, row, column]; `freeze`: rows that stay; `from`: the first
// row below them; `hidden`: rows that a filter hides; `frames`: [{at, ink, ants}]. The slot stands over the cells.
pb.part('PbSheet', {
  props: {widths: {type: Array, default: () => []}, rows: {type: Array, required: true}, at: Array, height: {type: Number, default: 20}, width: {type: Number, default: 64}, zoom: {type: Number, default: 1}, text: {type: Number, default: 13}, side: {type: Number, default: 28}, freeze: {type: Number, default: 0}, from: {type: Number, default: 0}, hidden: {type: Array, default: () => []}, frames: {type: Array, default: () => []}, lines: {type: Boolean, default: true}, heads: {type: Boolean, default: true}, wash: {type: Boolean, default: true}},
  emits: ['pick', 'column', 'row', 'all', 'drop'],
  data: () => ({wide: 900, high: 600}),
  mixins: [pb.measured('box')],
  computed: {
    rh() { return Math.round(this.height * this.zoom); },
    edge() { return this.heads ? {left: Math.round(this.side * this.zoom), top: Math.round((this.height + 1) * this.zoom)} : {left: 0, top: 0}; },
    xs() { const xs = [0]; while (xs[xs.length - 1] < this.wide) xs.push(xs[xs.length - 1] + Math.round((this.widths[xs.length - 1] || this.width) * this.zoom)); return xs; },
    letters() { return this.xs.slice(0, -1).map((_, n) => pb.letters(n)); },
    shown() { const list = [], gone = new Set(this.hidden); for (let r = 0; r < this.freeze; r += 1) if (!gone.has(r)) list.push(r); for (let r = Math.max(this.from, this.freeze); list.length <= this.high / this.rh; r += 1) if (!gone.has(r)) list.push(r); return list; },
    ys() { return Object.fromEntries(this.shown.map((r, n) => [r, n * this.rh])); },
    lined() { const gone = new Set(this.shown); return this.rows.filter(row => gone.has(row.r)); },
  },
  methods: {
    said: pb.said,
    measure() { const box = this.$refs.box; if (box && (box.clientWidth !== this.wide || box.clientHeight !== this.high)) { this.wide = box.clientWidth; this.high = box.clientHeight; } },
    lit(n, way) { return this.at && n >= this.at[way] && n <= this.at[way + 2]; },
    // Where cells are in the area; null where they do not show.
    box([r1, c1, r2, c2]) {
      const rows = this.shown.filter(r => r >= r1 && r <= r2);
      if (!rows.length || c1 >= this.xs.length) return null;
      const last = Math.min(c2 + 1, this.xs.length - 1);
      return {left: this.xs[c1] + 'px', top: this.ys[rows[0]] + 'px', width: this.xs[last] - this.xs[c1] + 'px', height: rows.length * this.rh + 'px'};
    },
    style(row, cell) {
      const rows = cell.tall || 1, last = Math.min(cell.c + (cell.span || 1), this.xs.length - 1), line = cell.border || (cell.ground ? null : undefined);
      return {left: this.xs[cell.c] + 'px', top: 0, width: this.xs[last] - this.xs[cell.c] - 1 + 'px', height: this.rh * rows - 1 + 'px', color: cell.ink, background: cell.ground || (cell.span ? 'var(--sheet-ground, #fff)' : null), fontWeight: cell.bold ? 700 : null, fontStyle: cell.italic ? 'italic' : null, textDecoration: cell.under ? 'underline' : null, borderTop: cell.top ? '1px solid ' + cell.top : null, borderBottom: line ? '1px solid ' + line : null, fontSize: cell.size ? cell.size * this.zoom + 'px' : null, paddingLeft: cell.indent ? 3 + cell.indent * 9 * this.zoom + 'px' : null, paddingRight: cell.drop && cell.align !== 'left' ? '20px' : null};
    },
    press(event) {
      const area = this.$refs.area.getBoundingClientRect(), x = event.clientX - area.left, y = event.clientY - area.top;
      const c = this.xs.findIndex(edge => edge > x) - 1, r = this.shown[Math.floor(y / this.rh)];
      if (c >= 0 && r !== undefined) this.$emit('pick', r, c);
    },
  },
  template: `<div ref="box" class="pb-sheet" :style="{fontSize: text * zoom + 'px'}">
    <template v-if="heads"><button class="pb-sheet-corner" aria-label="select all" :style="{width: edge.left + 'px', height: edge.top + 'px'}" @click="$emit('all')"></button>
    <div class="pb-sheet-cols" :style="{left: edge.left + 'px', height: edge.top + 'px'}"><button v-for="(letter, n) in letters" :key="n" class="pb-sheet-col" :class="{'pb-on': lit(n, 1)}" role="columnheader" :data-at="'col-' + n" :style="{left: xs[n] + 'px', width: xs[n + 1] - xs[n] + 'px', height: edge.top + 'px'}" @click="$emit('column', n)">{{ letter }}</button></div>
    <div class="pb-sheet-heads" :style="{top: edge.top + 'px', width: edge.left + 'px'}"><button v-for="r in shown" :key="r" class="pb-sheet-rowhead" :class="{'pb-on': lit(r, 0), 'pb-sieved': hidden.length && rows.some(row => row.r === r && row.group)}" role="rowheader" :style="{top: ys[r] + 'px', width: edge.left + 'px', height: rh + 'px'}" @click="$emit('row', r)">{{ r + 1 }}</button></div></template>
    <div ref="area" class="pb-sheet-area" :style="{left: edge.left + 'px', top: edge.top + 'px'}" @click="press"><div v-if="lines" class="pb-sheet-lines" :style="{background: 'repeating-linear-gradient(transparent 0 ' + (rh - 1) + 'px, var(--rule) ' + (rh - 1) + 'px ' + rh + 'px)'}"><i v-for="x in xs.slice(1)" :key="x" :style="{left: x - 1 + 'px'}"></i></div>
      <div v-for="row in lined" :key="row.r" class="pb-sheet-row" :style="{top: ys[row.r] + 'px', height: rh + 'px', width: (row.cells.length ? xs[Math.min(xs.length - 1, 1 + Math.max(...row.cells.map(cell => cell.c)))] : 0) + 'px'}" v-bind="said({...row, id: undefined})"><template v-for="cell in row.cells" :key="cell.c"><div v-if="cell.c < xs.length - 1" class="pb-sheet-cell" data-el="button" role="gridcell" :data-holds="cell.drop ? '1' : null" :class="['pb-' + (cell.align || 'left'), {'pb-wrap': cell.wrap}]" :data-part="cell.part" :data-fn="cell.fn" :data-key="cell.key" :data-at="'cell-' + row.r + '-' + cell.c" :data-state="at && at[0] === row.r && at[1] === cell.c ? 'selected' : null" :style="style(row, cell)"><i v-if="cell.bar !== undefined" class="pb-sheet-bar" :style="{width: cell.bar * 97 + '%'}"></i><span class="pb-sheet-word" :data-el="cell.drop ? 'none' : null">{{ cell.text }}</span><i v-if="cell.flag" class="pb-sheet-flag" :style="cell.flag === true ? null : {borderTopColor: cell.flag, borderRightColor: cell.flag}"></i><button v-if="cell.drop" class="pb-sheet-drop" v-bind="said(cell.drop)" :aria-label="cell.drop.label || 'filter'" aria-haspopup="true" @click.stop="$emit('drop', cell.drop.id, cell)"><PbIcon v-if="cell.drop.icon" :name="cell.drop.icon"/><PbSign v-else name="caret-down" :size="9"/></button></div></template></div>
      <template v-if="at && box(at)"><i v-if="wash && (at[0] !== at[2] || at[1] !== at[3])" class="pb-sheet-wash" :style="box(at)"></i><i class="pb-sheet-frame" :style="box(at)"></i></template>
      <template v-for="(one, n) in frames" :key="n"><i v-if="box(one.at)" class="pb-sheet-frame pb-plain" :class="{'pb-ants': one.ants}" :style="{...box(one.at), borderColor: one.ink, background: one.ground}"></i></template>
      <i v-if="freeze" class="pb-sheet-frozen" :style="{top: freeze * rh - 1 + 'px'}"></i>
      <slot :box="box" :zoom="zoom"/></div></div>`,
});
pb.letters = n => (n > 25 ? String.fromCharCode(64 + Math.floor(n / 26)) : '') + String.fromCharCode(65 + n % 26);
