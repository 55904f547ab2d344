// An application's menu bar. On macOS it stands in the screen's menu bar, elsewhere in the page.
// `menus`: [{id, label, items}], with entries as `PbEntries` has them; `open`: the id of one; `hover`: the id
// of the entry under the pointer; `dense`: as high as the rows, in the colours of the parts.
pb.part('PbMenus', {
  props: {menus: {type: Array, required: true}, open: String, hover: String, dense: Boolean},
  emits: ['toggle', 'pick'],
  computed: {
    look() { return document.documentElement.dataset.look; },
    mac() { return this.look === 'mac'; },
  },
  template: `<Teleport defer to="#pb-menus" :disabled="!mac"><div class="pb-menus" :class="[look, {'pb-dense': dense}]">
    <div v-for="menu in menus" :key="menu.id" class="pb-menu" :class="{'pb-open': open === menu.id}">
      <button role="menuitem" class="pb-menu-name" :aria-expanded="open === menu.id ? 'true' : null" :data-fn="menu.fn" @click="$emit('toggle', open === menu.id ? '' : menu.id)">{{ menu.label }}</button>
      <div v-if="open === menu.id" class="pb-drop">
        <PbEntries :items="menu.items" :hover="hover" @pick="(id, item) => $emit('pick', id, item)"/>
      </div>
    </div>
  </div></Teleport>`,
});
