// What office programs have around a document: the title bar, the ends of the ribbon's tabs, the zoom, a task pane, threads of comments.
// `quick`: [{id, icon, label, fn, on, off}]; `auto`: whether it saves by itself (undefined: no such switch); `person`: {initials, ink}.
pb.part('PbOfficeTitle', {
  props: {sign: String, title: String, note: String, quick: {type: Array, default: () => []}, auto: {default: undefined}, person: Object, hint: {type: String, default: 'Search'}, finding: Boolean, fns: {type: Object, default: () => ({})}},
  emits: ['pick'],
  computed: {bare() { return pb.look() === 'web'; }},
  methods: {said: pb.said, flag: pb.flag},
  template: `<header class="pb-part pb-office-title"><button v-if="bare" class="pb-office-quick" aria-label="app launcher" :data-fn="fns.launcher" @click="$emit('pick', 'launcher')"><svg class="pb-icon" data-icon="grid" viewBox="0 0 16 16" fill="currentColor"><path d="M2 2h3v3H2zM6.5 2h3v3h-3zM11 2h3v3h-3zM2 6.5h3v3H2zM6.5 6.5h3v3h-3zM11 6.5h3v3h-3zM2 11h3v3H2zM6.5 11h3v3h-3zM11 11h3v3h-3z"/></svg></button><i v-if="!bare" class="pb-office-sign" data-el="skip">{{ sign }}</i>
    <button v-if="auto !== undefined && !bare" class="pb-office-auto" role="switch" aria-label="AutoSave" :aria-checked="auto ? 'true' : 'false'" :data-fn="fns.auto" @click="$emit('pick', 'auto')"><span data-el="none">AutoSave</span><i></i></button>
    <button v-for="one in quick" :key="one.id" class="pb-office-quick" v-bind="said(one)" :aria-label="one.label" :aria-pressed="flag(one.on)" :disabled="one.off" @click="$emit('pick', one.id, one)"><PbIcon :name="one.icon"/></button>
    <button class="pb-office-name" :data-fn="fns.name" @click="$emit('pick', 'name')"><span>{{ title }}</span><span v-if="note" class="pb-dimmed">• {{ note }}</span><PbSign name="chevron-down" :size="9" data-el="skip"/></button>
    <button class="pb-office-find" :class="{'pb-on': finding}" data-el="input" :data-fn="fns.find" @click="$emit('pick', 'find')"><PbSign name="search" :size="14" data-el="skip"/><span>{{ hint }}</span></button><i class="pb-office-space"></i>
    <button class="pb-office-face" :style="{background: person.ink}" :aria-label="'account of ' + person.name" :data-fn="fns.account" @click="$emit('pick', 'account')">{{ person.initials }}</button><PbControls v-if="!bare" max/></header>`,
});
pb.part('PbOfficeEnds', {
  props: {items: {type: Array, required: true}},
  emits: ['pick'],
  methods: {said: pb.said, flag: pb.flag},
  template: `<div class="pb-office-ends"><button v-for="one in items" :key="one.id" class="pb-office-end" :class="{'pb-main': one.main}" v-bind="said(one)" :aria-label="one.text ? null : one.label" :aria-pressed="flag(one.on)" @click="$emit('pick', one.id, one)"><PbIcon v-if="one.icon" :name="one.icon"/><span v-if="one.text">{{ one.text }}</span><PbSign v-if="one.drop" name="chevron-down" :size="9" data-el="skip"/></button></div>`,
});
// `value` in percent, 100 in the middle of the slider.
pb.part('PbZoom', {
  props: {value: {type: Number, required: true}, fns: {type: Object, default: () => ({})}},
  emits: ['step', 'set', 'pick'],
  computed: {at() { return this.value <= 100 ? (this.value - 10) / 90 * 50 : 50 + (this.value - 100) / 300 * 50; }},
  methods: {back(at) { return Math.round(at <= 50 ? 10 + at / 50 * 90 : 100 + (at - 50) / 50 * 300); }},
  template: `<div class="pb-part pb-zoom"><button aria-label="zoom out" :data-fn="fns.out" @click="$emit('step', -10)"><PbSign name="minus" :size="13"/></button><PbSlider :value="at" bare label="zoom" @set="at => $emit('set', back(at))"/><button aria-label="zoom in" :data-fn="fns.in" @click="$emit('step', 10)"><PbSign name="plus" :size="13"/></button><button class="pb-zoom-text" :data-fn="fns.text" @click="$emit('pick')"><span>{{ value }}%</span></button></div>`,
});
pb.part('PbPane', {
  props: {title: String, actions: {type: Array, default: () => []}, close_fn: String, width: Number},
  emits: ['close', 'pick'],
  methods: {said: pb.said},
  template: `<aside class="pb-part pb-pane" :style="{width: width && width + 'px'}"><div class="pb-pane-head"><b>{{ title }}</b><button v-for="one in actions" :key="one.id" class="pb-mini" v-bind="said(one)" :aria-label="one.label" @click="$emit('pick', one.id, one)"><PbIcon :name="one.icon" :size="16"/></button><button class="pb-mini" aria-label="close pane" :data-fn="close_fn" @click="$emit('close')"><PbSign name="close" :size="14"/></button></div><slot/></aside>`,
});
// `threads`: [{key, who, when, text, place, facts, replies: [{who, when, text}]}]; `fns`: {reply, more}.
pb.part('PbThreads', {
  props: {threads: {type: Array, required: true}, at: String, fns: {type: Object, default: () => ({})}, group: String},
  emits: ['pick', 'reply', 'more'],
  template: `<div class="pb-threads"><div v-for="one in threads" :key="one.key" class="pb-thread" data-el="button" data-holds="1" :class="{'pb-on': at === one.key}" :data-group="group" :data-key="one.key" :data-facts="one.facts && JSON.stringify(one.facts)" @click="$emit('pick', one.key)">
    <div class="pb-thread-who"><i class="pb-office-face" data-el="skip" :style="{background: one.who.ink}">{{ one.who.initials }}</i><b data-part="who">{{ one.who.name }}</b><span class="pb-gap"></span><span v-if="one.place" class="pb-dimmed">{{ one.place }}</span><button class="pb-mini" aria-label="more thread actions" data-part="more" :data-key="one.key" :data-fn="fns.more" @click.stop="$emit('more', one.key)"><PbSign name="dots"/></button></div>
    <p><span>{{ one.text }}</span></p><span class="pb-thread-when">{{ one.when }}</span>
    <div v-for="(reply, n) in one.replies" :key="n" class="pb-thread-reply"><div class="pb-thread-who"><i class="pb-office-face" data-el="skip" :style="{background: reply.who.ink}">{{ reply.who.initials }}</i><b>{{ reply.who.name }}</b></div><p><span>{{ reply.text }}</span></p><span class="pb-thread-when">{{ reply.when }}</span></div>
    <button class="pb-thread-field" data-el="input" data-part="reply" :data-key="one.key" :data-fn="fns.reply" @click.stop="$emit('reply', one.key)"><span data-el="none">Reply</span></button></div></div>`,
});
// What pages of office programs share: a ribbon's groups, menus and the menu bar as they are now. `on`, `values`, `off`: by the items' ids.
pb.office = {
  dressed(one, {on = {}, values = {}, off = {}}) { return {...one, on: on[one.id] === undefined ? one.on : on[one.id] || (one.kind === 'check' ? false : undefined), value: values[one.id] === undefined ? one.value : values[one.id], off: off[one.id] || one.off, cells: one.cells && one.cells.map(cell => ({...cell, on: values[one.id] === undefined ? cell.on : values[one.id] === cell.id}))}; },
  groups(groups, now) { const dress = one => this.dressed(one, now); return (groups || []).map(part => ({...part, items: part.items && part.items.map(dress), rows: part.rows && part.rows.map(row => row.map(dress))})); },
  menus(menus, now = {}) { return Object.fromEntries(Object.entries(menus).filter(([id]) => !/^m[A-Z]/.test(id)).map(([id, list]) => [id, list.map(one => ({...one, on: (now.on || {})[one.id], off: (now.off || {})[one.id]}))])); },
  bar: menus => Object.entries(menus).filter(([id]) => /^m[A-Z]/.test(id)).map(([id, items]) => ({id, label: id.slice(1), items})),
  quick: [{id: 'save', icon: 'save', label: 'save', fn: 'save'}, {id: 'undo', icon: 'undo', label: 'undo', fn: 'undo'}, {id: 'redo', icon: 'redo', label: 'redo', fn: 'redo'}],
};
