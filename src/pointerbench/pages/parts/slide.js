// One slide of a deck at a width in pixels: `slide`: {key, things: [{key, kind: title | text | list | table | chart | photo | band | big, x, y, w, h (of
// 1280 x 720), size, lines, text, rows, bars, photo, at, label}]}; `look`: {ground, ink, accent, font, head}; `live`: its things are elements;
// `at`: the selected one; `tags`: {thing: number} of animations; `bars`: the selected bar. Emits pick (thing), bar (key).
pb.part('PbSlide', {
  props: {slide: {type: Object, required: true}, look: {type: Object, required: true}, width: {type: Number, required: true}, live: Boolean, at: String, tags: {type: Object, default: () => ({})}, bar: String, styles: {type: Object, default: () => ({})}},
  emits: ['pick', 'bar', 'none'],
  computed: {
    k() { return this.width / 1280; },
    vars() { return {width: this.width + 'px', height: Math.round(this.width * 9 / 16) + 'px', '--slide-ground': this.look.ground, '--slide-ink': this.look.ink, '--slide-accent': this.look.accent, '--slide-font': this.look.font, '--slide-head': this.look.head}; },
  },
  methods: {
    style(one) { const k = this.k, own = this.styles[one.key] || {}; return {left: Math.round(one.x * k) + 'px', top: Math.round(one.y * k) + 'px', width: Math.round(one.w * k) + 'px', height: Math.round(one.h * k) + 'px', fontSize: (one.size || 24) * k * (own.scale || 1) + 'px', color: own.red ? '#c00000' : one.ink, background: own.fill || one.fill, fontWeight: own.bold || one.bold ? 700 : null, fontStyle: own.italic ? 'italic' : null, textDecoration: own.underline ? 'underline' : null, textAlign: own.align || one.align, ...(one.kind === 'table' || one.kind === 'chart' || one.kind === 'photo' ? {} : {padding: 6 * k + 'px ' + 10 * k + 'px'})}; },
    chart(one) {
      const k = this.k, w = one.w * k, h = one.h * k, most = Math.max(...one.bars.map(bar => bar.value)), slot = (w - 20 * k) / one.bars.length, floor = h - 34 * k, top = 34 * k;
      return {w, h, floor, bars: one.bars.map((bar, n) => ({...bar, x: 10 * k + slot * n + slot * .2, width: slot * .6, y: floor - (floor - top) * bar.value / most, height: (floor - top) * bar.value / most}))};
    },
    facts(bar) { return JSON.stringify({name: {value: bar.name, text: bar.name}, figure: {value: bar.value, text: bar.text}}); },
  },
  template: `<div class="pb-slide" :class="{'pb-slide-live': live}" :style="vars" :data-el="live ? null : 'skip'" @click="live && $emit('none')"><div v-for="one in slide.things" :key="one.key" class="pb-slide-thing" :class="['pb-' + (one.at || 'top'), {'pb-on': live && at === one.key}]" :data-kind="one.kind" :data-el="live ? 'button' : null" :data-holds="live && ['chart', 'table'].includes(one.kind) ? '1' : null" :data-group="live ? 'things' : null" :data-key="live ? one.key : null" :data-at="live ? one.key : null" :data-facts="live ? JSON.stringify({name: {value: one.text || '', text: one.kind === 'title' ? one.text : ''}}) : null" :aria-label="live && !one.text && !one.lines ? one.label || one.kind : null" :data-state="live && at === one.key ? 'selected' : null" :style="style(one)" @click.stop="live && $emit('pick', one.key)">
    <h2 v-if="one.kind === 'title'" :data-el="live ? 'none' : null">{{ one.text }}</h2><ul v-else-if="one.kind === 'list'"><li v-for="line in one.lines" :key="line"><span :data-el="live ? 'none' : null">{{ line }}</span></li></ul>
    <div v-else-if="one.kind === 'table'" class="pb-slide-table" :style="{gridTemplateColumns: one.tracks}"><template v-for="(row, n) in one.rows" :key="n"><span v-for="(text, m) in row" :key="m" :class="{'pb-th2': !n}" :style="{textAlign: m ? 'right' : null, fontWeight: n === one.rows.length - 1 ? 600 : null}">{{ text }}</span></template></div>
    <svg v-else-if="one.kind === 'chart'" :width="chart(one).w" :height="chart(one).h" :viewBox="'0 0 ' + chart(one).w + ' ' + chart(one).h" :style="{fontSize: 18 * k + 'px'}"><line x1="0" :x2="chart(one).w" :y1="chart(one).floor" :y2="chart(one).floor" stroke="currentColor" stroke-opacity=".4"/><g v-for="b in chart(one).bars" :key="b.key" :data-group="live ? 'bars' : null" :data-key="live ? b.key : null" :data-facts="live ? facts(b) : null"><rect :data-el="live ? 'button' : null" data-part="bar" :aria-label="b.name" :x="b.x" :y="b.y" :width="b.width" :height="b.height" :fill="look.accent" :stroke="bar === b.key ? '#333' : null" :stroke-dasharray="bar === b.key ? '3 3' : null" @click.stop="live && $emit('bar', b.key)"/><text :data-el="live ? 'text' : null" :x="b.x + b.width / 2" :y="b.y - 7 * k" text-anchor="middle">{{ b.text }}</text><text :data-el="live ? 'text' : null" :x="b.x + b.width / 2" :y="chart(one).h - 9 * k" text-anchor="middle">{{ b.name }}</text></g></svg>
    <PbPhoto v-else-if="one.kind === 'photo'" :id="one.photo"/><span v-else-if="one.text" :data-el="live ? 'none' : null">{{ one.text }}</span>
    <b v-if="tags[one.key]" class="pb-slide-tag" data-el="skip">{{ tags[one.key] }}</b><template v-if="live && at === one.key"><i v-for="[x, y] in [[0, 0], [50, 0], [100, 0], [0, 50], [100, 50], [0, 100], [50, 100], [100, 100]]" :key="x + '-' + y" class="pb-slide-grip" data-el="none" :style="{left: x + '%', top: y + '%'}"></i></template></div></div>`,
});
// Room for a slide: gives its slot the width that a page of 16 : 9 may have in it.
pb.part('PbStage', {
  props: {edge: {type: Number, default: 24}},
  data: () => ({wide: 640}),
  mixins: [pb.measured('box')],
  methods: {measure() { const box = this.$refs.box, wide = Math.round(Math.max(160, Math.min(box.clientWidth - 2 * this.edge, (box.clientHeight - 2 * this.edge) * 16 / 9))); if (wide !== this.wide) this.wide = wide; }},
  template: `<div ref="box" class="pb-stage"><slot :width="wide"/></div>`,
});
