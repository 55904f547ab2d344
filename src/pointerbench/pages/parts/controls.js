// A window's own buttons, by the look, for applications that draw their title bar.
pb.part('PbControls', {
  props: {look: String, max: Boolean, tall: Boolean, ink: String},
  emits: ['pick'],
  computed: {
    kind() { return this.look || pb.look(); },
    list() {
      const big = this.max ? 'copy' : 'square';
      if (this.kind === 'mac') return [['close'], ['minimise'], ['maximise']];
      if (this.kind === 'kde') return [['minimise', 'chevron-down'], ['maximise', this.max ? 'square' : 'chevron-up'], ['close', 'close']];
      return [['minimise', 'minus'], ['maximise', big], ['close', 'close']];
    },
  },
  template: `<div class="pb-controls" :class="[kind, {'pb-tall': tall}]" :style="{color: ink}"><button v-for="([name, sign], n) in list" :key="name" class="pb-control" :class="['pb-' + name, kind === 'mac' && ['pb-light pb-red', 'pb-light pb-yellow', 'pb-light pb-green'][n]]" :aria-label="name" @click="$emit('pick', name)"><PbSign v-if="sign" :name="sign" :size="kind === 'kde' || kind === 'gnome' ? 12 : 16" :weight="kind === 'gnome' ? 1.5 : 1"/></button></div>`,
});
