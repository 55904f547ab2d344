// What pops up: context menus, dialogs, tooltips, notices.
// A box that stands at its elder sibling's edge, whatever would cut it off.
pb.part('PbPop', {
  props: {side: {type: String, default: 'below'}, wide: Boolean, gap: {type: Number, default: 1}},
  mixins: [pb.measured()],
  methods: {measure() { const by = this.$el.previousElementSibling; if (this.wide) this.$el.style.minWidth = by.getBoundingClientRect().width + 'px'; pb.place(this.$el, {node: by, side: this.side, gap: this.gap}); }},
  template: `<div class="pb-part pb-pop"><slot/></div>`,
});
// Entries of menus: [{id, label, icon, ink, keys, fn, on, off, line, title, sub: [entries] | true}]; `hover`:
// the id of the one under the pointer, whose `sub` is open.
pb.part('PbEntries', {
  props: {items: {type: Array, required: true}, hover: String},
  emits: ['pick'],
  computed: {dense() { return this.items.some(item => item.icon || item.on !== undefined); }},
  methods: {said: pb.said, keys: pb.keys, lit(item) { return this.hover === item.id || Array.isArray(item.sub) && item.sub.some(one => one.id === this.hover); }},
  template: `<template v-for="item in items" :key="item.id || item.title"><i v-if="item.line" class="pb-rule"></i><span v-if="item.title" class="pb-entry-title">{{ item.title }}</span>
    <button v-else role="menuitem" class="pb-entry" :class="{'pb-lit': lit(item)}" v-bind="said(item)" :data-keys="keys(item.keys)" :disabled="item.off" :aria-haspopup="item.sub ? 'true' : null" :aria-expanded="item.sub && lit(item) ? 'true' : null" :aria-checked="item.on === undefined ? null : item.on ? 'true' : 'false'" @click="$emit('pick', item.id, item)"><span class="pb-tick"><PbIcon v-if="item.on" name="check" :size="14"/><PbIcon v-else-if="item.icon" :name="item.icon" :style="{color: item.ink}"/></span><span>{{ item.label }}</span><PbSign v-if="item.sub" name="chevron-right" :size="11" class="pb-sub-sign"/></button>
    <PbPop v-if="Array.isArray(item.sub) && lit(item)" class="pb-drop pb-sub" side="right" :gap="-2"><PbEntries :items="item.sub" :hover="hover" @pick="(...all) => $emit('pick', ...all)"/></PbPop></template>`,
});
// A menu at a point (x, y) of the window, or at the node of a selector (`at`, `side`).
pb.part('PbContext', {
  props: {items: {type: Array, required: true}, x: Number, y: Number, at: String, side: String, hover: String},
  emits: ['pick', 'close'],
  mixins: [pb.measured()],
  methods: {measure() { const pop = this.$refs.pop, node = this.at ? document.querySelector(this.at) : null; if (pop) pb.place(pop, node ? {node, side: this.side || 'below', gap: 1} : {x: this.x || 0, y: this.y || 0}); }},
  template: `<div class="pb-context"><div class="pb-behind" @click="$emit('close')" @contextmenu.prevent="$emit('close')"></div><div ref="pop" class="pb-part pb-drop pb-menu-drop" role="menu"><PbEntries :items="items" :hover="hover" @pick="(...all) => $emit('pick', ...all)"/></div></div>`,
});
// A dialog over the window: `buttons` [{id, label, main, bad, off, fn, side: 'start'}] in the order of Windows
// (OK, Cancel, Apply); `x`, `y` in place of the middle; `modal: false` lets the window be used.
pb.part('PbDialog', {
  props: {title: String, icon: String, buttons: {type: Array, default: () => []}, width: {type: Number, default: 420}, height: Number, x: Number, y: Number, modal: {type: Boolean, default: true}, close_fn: String, fn: String, own: Boolean, alert: Boolean},
  emits: ['pick', 'close'],
  computed: {
    look() { return pb.look(); },
    ends() { const all = this.buttons.filter(one => one.side !== 'start'); return ['mac', 'gnome'].includes(this.look) ? [...all].reverse() : all; },
    starts() { return this.buttons.filter(one => one.side === 'start'); },
    place() { return {width: this.width + 'px', height: this.height && this.height + 'px', ...(this.x === undefined ? {} : {position: 'absolute', left: this.x + 'px', top: this.y + 'px'})}; },
  },
  methods: {said: pb.said},
  template: `<div class="pb-part pb-veil" :class="{'pb-modal': modal}"><div class="pb-dialog" :role="alert ? 'alertdialog' : 'dialog'" :aria-label="title" :style="place">
    <div v-if="!own" class="pb-dialog-title" :class="look"><button v-if="look === 'mac'" class="pb-light pb-red" aria-label="close" :data-fn="close_fn" @click="$emit('close')"></button><PbIcon v-if="icon && !['mac', 'gnome'].includes(look)" :name="icon"/><span class="pb-dialog-name">{{ title }}</span><button v-if="look !== 'mac'" class="pb-dialog-close" aria-label="close" :data-fn="close_fn" @click="$emit('close')"><PbSign name="close" :size="look === 'gnome' || look === 'kde' ? 12 : 16" :weight="look === 'gnome' ? 1.6 : 1"/></button></div>
    <div class="pb-dialog-body"><slot/></div>
    <div v-if="buttons.length" class="pb-dialog-ends"><button v-for="one in starts" :key="one.id" class="pb-push" :disabled="one.off" v-bind="said(one)" @click="$emit('pick', one.id, one)"><span>{{ one.label }}</span></button><i class="pb-gap"></i><button v-for="one in ends" :key="one.id" class="pb-push" :class="{'pb-main': one.main, 'pb-bad': one.bad}" :disabled="one.off" v-bind="said(one)" @click="$emit('pick', one.id, one)"><PbIcon v-if="one.icon" :name="one.icon"/><span>{{ one.label }}</span></button></div>
  </div></div>`,
});
// A push button of the look, for panels and dialogs: {id, label, icon, main, bad, off, fn, drop}.
pb.part('PbPush', {
  props: {item: {type: Object, required: true}},
  emits: ['pick'],
  methods: {said: pb.said, flag: pb.flag},
  template: `<button class="pb-part pb-push" :class="{'pb-main': item.main, 'pb-bad': item.bad}" :disabled="item.off" :aria-pressed="flag(item.on)" v-bind="said(item)" @click="$emit('pick', item.id, item)"><PbIcon v-if="item.icon" :name="item.icon" :style="{color: item.ink}"/><span>{{ item.label }}</span><PbSign v-if="item.drop" name="chevron-down" :size="10"/></button>`,
});
// `at`: the selector of what it tells about, as [data-at="save"]; `keys` beside the words, `note` below.
pb.part('PbTip', {
  props: {at: {type: String, required: true}, text: String, keys: String, note: String, side: {type: String, default: 'below'}},
  mixins: [pb.measured()],
  methods: {shown: pb.keys, measure() { const node = document.querySelector(this.at); this.$el.style.visibility = node ? '' : 'hidden'; if (node) pb.place(this.$el, {node, side: this.side, gap: 6}); }},
  template: `<div class="pb-part pb-tip" role="tooltip"><span>{{ text }}</span><span v-if="keys" class="pb-tip-keys">{{ shown(keys) }}</span><p v-if="note"><span>{{ note }}</span></p></div>`,
});
// A notice in a corner: `actions` [{id, label, main, fn}]; `corner`: bottom-right and so on.
pb.part('PbNotice', {
  props: {icon: String, ink: String, title: String, text: String, actions: {type: Array, default: () => []}, corner: {type: String, default: 'bottom-right'}, closing: {type: Boolean, default: true}, close_fn: String, alert: Boolean, share: Number, width: {type: Number, default: 340}},
  emits: ['pick', 'close'],
  methods: {said: pb.said},
  template: `<div class="pb-part pb-notice" :class="corner.split('-').map(side => 'pb-at-' + side)" :role="alert ? 'alert' : 'status'" :style="{width: width + 'px'}"><PbIcon v-if="icon" :name="icon" class="pb-notice-icon" :style="{color: ink}"/><div class="pb-notice-main"><b v-if="title">{{ title }}</b><p v-if="text"><span>{{ text }}</span></p><i v-if="share !== undefined" class="pb-progress"><i :style="{width: share * 100 + '%'}"></i></i><div v-if="actions.length" class="pb-notice-ends"><button v-for="one in actions" :key="one.id" class="pb-push" :class="{'pb-main': one.main}" v-bind="said(one)" @click="$emit('pick', one.id, one)"><span>{{ one.label }}</span></button></div></div><button v-if="closing" class="pb-mini" aria-label="dismiss" :data-fn="close_fn" @click="$emit('close')"><PbSign name="close" :size="12"/></button></div>`,
});
