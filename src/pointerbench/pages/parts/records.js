// What consoles share: tables of records, buttons of an icon or words, and what a press does.
(() => {
  'use strict';
  // [[id, icon, label, more]] as items of `pb-act`, whose functions have the same names.
  pb.acts = list => list.map(([id, icon, label, more]) => ({id, icon, label, fn: id, ...more}));
  // What a press does: `acts[id]` sets places of the state ('!' turns one round) or is called with
  // it; where there is none, `did` becomes the id. What was open closes.
  pb.does = (state, acts, id) => {
    const act = acts[id], was = state.open;
    state.open = '';
    if (typeof act === 'function') act(state);
    else if (!act) state.did = id;
    else for (const [name, value] of Object.entries(act)) state[name] = value === '!' ? !state[name] : name === 'open' && was === value ? '' : value;
  };
  // A one more, or one less, in a list of what is chosen.
  pb.flip = (list, one) => { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); };
  // A plain button: {id, icon, label, text, fn, on, off, drop, ink}; its label is shown where it has no icon.
  pb.part('PbAct', {
    props: {item: {type: Object, required: true}, size: {type: Number, default: 16}},
    emits: ['pick'],
    methods: {said: pb.said, flag: pb.flag},
    template: `<button class="pb-act" v-bind="said(item)" :class="{'pb-on': item.on}" :aria-label="item.icon && !item.text ? item.label : null" :aria-pressed="flag(item.on)" :disabled="item.off" @click="$emit('pick', item.id, item)"><PbIcon v-if="item.icon" :name="item.icon" :size="size" :style="{color: item.ink}"/><span v-if="item.text || !item.icon">{{ item.text || item.label }}</span><PbSign v-if="item.drop" :name="item.drop === 'caret' ? 'caret-down' : 'chevron-down'" :size="11"/></button>`,
  });
  // `columns`: [{id, label, width, align, sorted, fn, drop, check, icon}]; `rows`: [{id, key, group, facts, on, cells:
  // {column: text or {text, note, link, fn, badge, badge_ink, dot, icon, icon_ink, ink, face, photo, check, meter, on,
  // acts: [{id, icon, label, fn, on}]}}}]; `whole`: a row is one button.
  pb.part('PbRecords', {
    props: {columns: {type: Array, required: true}, rows: {type: Array, required: true}, head: {type: Boolean, default: true}, whole: Boolean},
    emits: ['pick', 'open', 'check', 'all', 'sort', 'act'],
    computed: {tracks() { return this.columns.map(one => typeof one.width === 'number' ? one.width + 'px' : one.width || 'minmax(0, 1fr)').join(' '); }},
    methods: {
      said: pb.said, flag: pb.flag,
      cell(row, column) { const value = row.cells[column.id]; return value !== null && typeof value === 'object' ? value : {text: value}; },
      side(column) { return {justifyContent: {right: 'flex-end', center: 'center'}[column.align]}; },
    },
    template: `<div class="pb-part pb-records" role="table"><div v-if="head" class="pb-rec pb-rec-head" role="row" :style="{gridTemplateColumns: tracks}"><div v-for="column in columns" :key="column.id" class="pb-rec-td" :style="side(column)">
      <button v-if="column.check !== undefined" class="pb-check" role="checkbox" :aria-label="column.label" :aria-checked="flag(column.check)" :data-fn="column.fn" @click="$emit('all')"><i class="pb-check-box"><PbSign v-if="column.check" name="check" :size="12" :weight="1.7"/></i></button>
      <button v-else-if="column.fn" class="pb-rec-th" :data-at="'head-' + column.id" :data-fn="column.fn" :data-key="column.key" :aria-label="column.label ? null : column.name" @click="$emit('sort', column.id, column)"><PbIcon v-if="column.icon" :name="column.icon"/><span v-if="column.label">{{ column.label }}</span><PbSign v-if="column.sorted" :name="'arrow-' + column.sorted" :size="12" data-el="skip"/><PbSign v-if="column.drop" :name="column.drop" :size="10" data-el="skip"/></button>
      <span v-else-if="column.label" class="pb-rec-th"><span>{{ column.label }}</span><PbSign v-if="column.sorted" :name="'arrow-' + column.sorted" :size="12" data-el="skip"/></span></div></div>
    <div v-for="row in rows" :key="row.id" class="pb-rec" role="row" :data-el="whole ? 'button' : null" :class="[row.look, {'pb-on': row.on}]" v-bind="said(row)" :aria-selected="row.on ? 'true' : null" :style="{gridTemplateColumns: tracks}" @click="$emit('pick', row.id, row)"><div v-for="column in columns" :key="column.id" class="pb-rec-td" :class="cell(row, column).look" :style="[side(column), {color: cell(row, column).ink}]">
      <button v-if="cell(row, column).check !== undefined" class="pb-check" role="checkbox" aria-label="select" :aria-checked="flag(cell(row, column).check)" data-part="tick" :data-key="row.key" :data-fn="cell(row, column).fn" @click.stop="$emit('check', row.id, row)"><i class="pb-check-box"><PbSign v-if="cell(row, column).check" name="check" :size="12" :weight="1.7"/></i></button>
      <PbPhoto v-if="cell(row, column).photo" class="pb-rec-photo" :id="cell(row, column).photo"/><PbFace v-if="cell(row, column).face" :who="cell(row, column).face" :size="cell(row, column).face_size || 22"/><i v-if="cell(row, column).dot" class="pb-rec-dot" :style="{background: cell(row, column).dot}"></i><PbIcon v-if="cell(row, column).icon" :name="cell(row, column).icon" :style="{color: cell(row, column).icon_ink}"/><i v-if="cell(row, column).meter !== undefined" class="pb-cell-meter"><i :style="{width: cell(row, column).meter + '%', background: cell(row, column).meter_ink}"></i></i>
      <span class="pb-rec-words"><button v-if="cell(row, column).link" class="pb-rec-link" :data-part="column.id" :data-key="row.key" :data-fn="cell(row, column).fn" @click.stop="$emit('open', row.id, column.id, row)">{{ cell(row, column).text }}</button><span v-else-if="cell(row, column).text !== undefined && cell(row, column).text !== ''" :class="{'pb-pill': cell(row, column).badge}" :data-part="column.id" :style="cell(row, column).badge ? {background: cell(row, column).badge, color: cell(row, column).badge_ink} : null">{{ cell(row, column).text }}</span><small v-if="cell(row, column).note">{{ cell(row, column).note }}</small></span>
      <button v-for="act in cell(row, column).acts || []" :key="act.id" class="pb-act" :data-part="act.id" :data-key="row.key" :data-at="row.id + '-' + act.id" :data-fn="act.fn" :aria-label="act.label" :aria-pressed="flag(act.on)" @click.stop="$emit('act', row.id, act.id, row)"><PbIcon :name="act.icon" :style="{color: act.ink}"/></button>
    </div></div></div>`,
  });
})();
