// People as programs for teams show them: `who` {initials, ink, photo}, in a circle or a `square`.
pb.part('PbFace', {
  props: {who: {type: Object, required: true}, size: {type: Number, default: 24}, square: Boolean},
  computed: {style() { return {width: this.size + 'px', height: this.size + 'px', background: this.who.ink, borderRadius: this.square ? Math.max(3, this.size / 7) + 'px' : '50%', fontSize: Math.max(9, Math.round(this.size * .4)) + 'px'}; }},
  template: `<span class="pb-face" :style="style"><PbPhoto v-if="who.photo" :id="who.photo"/><template v-else>{{ who.initials }}</template></span>`,
});
