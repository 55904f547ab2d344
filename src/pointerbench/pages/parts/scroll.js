// What scrolls, with bars that are drawn (a headless browser hides its own) and can be pressed. `top`, `left`:
// how far in pixels; a press emits where to.
pb.part('PbScroll', {
  props: {top: {type: Number, default: 0}, left: {type: Number, default: 0}, bars: {type: String, default: 'auto'}, fn: String},
  emits: ['scroll'],
  data: () => ({down: null, across: null}),
  mixins: [pb.measured('view')],
  computed: {arrows() { return pb.look() === 'win10'; }},
  methods: {
    // Where the thumb is and how long: shares of the way; null where all is seen.
    bar(whole, seen, at, slack) { return this.bars === 'none' || whole <= seen + slack ? null : {at: at / whole, size: Math.max(.06, seen / whole), most: whole - seen, page: seen}; },
    measure() {
      const view = this.$refs.view;
      if (!view) return;
      view.scrollTop = this.top; view.scrollLeft = this.left;
      const next = {down: this.bar(view.scrollHeight, view.clientHeight, view.scrollTop, 1), across: this.bar(view.scrollWidth, view.clientWidth, view.scrollLeft, 8)};
      for (const way of ['down', 'across']) if (JSON.stringify(next[way]) !== JSON.stringify(this[way])) this[way] = next[way];
    },
    go(way, by) { const bar = this[way], at = this.$refs.view[way === 'down' ? 'scrollTop' : 'scrollLeft']; this.$emit('scroll', way === 'down' ? 'top' : 'left', Math.round(Math.max(0, Math.min(bar.most, at + by)))); },
    press(way, event) {
      const r = event.currentTarget.getBoundingClientRect(), at = way === 'down' ? (event.clientY - r.top) / r.height : (event.clientX - r.left) / r.width, bar = this[way];
      if (at < bar.at || at > bar.at + bar.size) this.go(way, at < bar.at ? -bar.page : bar.page);
    },
  },
  template: `<div class="pb-scroller"><div ref="view" class="pb-view"><slot/></div>
    <div v-for="way in ['down', 'across'].filter(way => $data[way])" :key="way" class="pb-scrollbar" :class="'pb-' + way"><button v-if="arrows" aria-label="scroll back" @click.stop="go(way, -40)"><PbSign :name="way === 'down' ? 'chevron-up' : 'chevron-left'" :size="10" :weight="1.6"/></button><div class="pb-scrollway" role="scrollbar" data-el="slider" :aria-label="way === 'down' ? 'scroll bar' : 'horizontal scroll bar'" :data-fn="fn" @click.stop="press(way, $event)"><i class="pb-scrollthumb" :style="{[way === 'down' ? 'top' : 'left']: $data[way].at * 100 + '%', [way === 'down' ? 'height' : 'width']: $data[way].size * 100 + '%'}"></i></div><button v-if="arrows" aria-label="scroll on" @click.stop="go(way, 40)"><PbSign :name="way === 'down' ? 'chevron-down' : 'chevron-right'" :size="10" :weight="1.6"/></button></div>
    <i v-if="down && across" class="pb-scrollcorner"></i></div>`,
});
