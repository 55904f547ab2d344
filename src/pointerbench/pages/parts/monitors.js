// Two monitors side by side: the application's screen, and a desktop with another program on it.
pb.part('PbMonitors', {
  props: {frame: {type: Object, required: true}},
  computed: {
    own() { return {...this.frame, beside: null}; },
    other() { return this.frame.beside.frame; },
  },
  template: `<div class="pb-monitors" :class="{'pb-turned': frame.beside.left}">
    <div class="pb-monitor"><PbFrame :frame="own"><slot/></PbFrame></div>
    <div class="pb-monitor"><div class="pb-desk" :class="[other.kind, 'ground-' + other.ground]">
      <div v-if="other.kind === 'mac' || other.kind === 'gnome'" class="pb-menubar" :class="other.kind"><span class="pb-gap"></span><span>{{ other.date }}</span><span>{{ other.clock }}</span></div>
      <div v-if="other.kind !== 'gnome'" class="pb-icons"><div v-for="name in other.desk" :key="name"><PbGlyph :name="name"/><span>{{ name }}</span></div></div>
      <PbBehind :frame="other"/>
      <PbTaskbar v-if="other.kind === 'win'" :frame="other"/><PbPanelBar v-else-if="other.kind === 'win10' || other.kind === 'kde'" :frame="other"/>
    </div></div>
  </div>`,
});
