// An application's menu bar. On macOS it stands in the screen's menu bar, elsewhere in the page.
// `menus`: [{id, label, items: [{id, label, keys, fn, on, off, line}]}]; `open`: the id of one.
pb.part('PbMenus', {
  props: {menus: {type: Array, required: true}, open: String},
  emits: ['toggle', 'pick'],
  computed: {
    look() { return document.documentElement.dataset.look; },
    mac() { return this.look === 'mac'; },
  },
  methods: {
    keys(text) {
      if (!text || !this.mac) return text;
      return text.replace('Ctrl', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '');
    },
    pick(item) { this.$emit('pick', item.id, item); },
  },
  template: `<Teleport defer to="#pb-menus" :disabled="!mac"><div class="pb-menus" :class="look">
    <div v-for="menu in menus" :key="menu.id" class="pb-menu" :class="{'pb-open': open === menu.id}">
      <button role="menuitem" class="pb-menu-name" :aria-expanded="open === menu.id ? 'true' : null" :data-fn="menu.fn" @click="$emit('toggle', open === menu.id ? '' : menu.id)">{{ menu.label }}</button>
      <div v-if="open === menu.id" class="pb-drop">
        <template v-for="item in menu.items" :key="item.id">
          <i v-if="item.line" class="pb-rule"></i>
          <button role="menuitem" class="pb-entry" :data-fn="item.fn" :data-keys="keys(item.keys)" :disabled="item.off" :aria-checked="item.on === undefined ? null : item.on ? 'true' : 'false'" @click="pick(item)"><span class="pb-tick"><PbIcon v-if="item.on" name="check" :size="14"/></span><span>{{ item.label }}</span></button>
        </template>
      </div>
    </div>
  </div></Teleport>`,
});
