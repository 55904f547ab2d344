// Tracks of clips along time, as editors of films and of music have them, and what is drawn in a clip.
(() => {
  'use strict';
  // A number from 0 to 1 for a whole number and a seed; the same on every machine.
  const noise = (n, seed) => { let x = Math.imul(n ^ Math.imul(seed | 1, 0x9e3779b1), 0x85ebca6b); x = Math.imul(x ^ x >>> 13, 0xc2b2ae35); return ((x ^ x >>> 16) >>> 0) / 4294967296; };
  const step = (t, every, seed) => noise(Math.floor(t / every), seed), into = (t, every) => t / every - Math.floor(t / every);
  // How loud it is at second `t`, from 0 to 1.
  const LOUD = {
    speech: (t, s) => step(t, 2.3, s) < .28 ? .015 : (.2 + .75 * step(t, .21, s + 1)) * Math.sin(Math.PI * Math.min(.98, .08 + into(t, .21))),
    music: (t, s) => .3 + .3 * step(t, 3.7, s) + .3 * (1 - into(t, .47)) * step(t, .47, s + 2),
    drums: (t, s) => (step(t, .25, s) < .3 ? .12 : .95 - .45 * step(t, .25, s + 3)) * Math.exp(-7 * into(t, .25)) + .03,
    bass: (t, s) => (step(t, .5, s) < .15 ? .05 : .72) * (.75 + .25 * Math.cos(3 * into(t, .5))) * (into(t, .5) > .9 ? .3 : 1),
    pad: (t, s) => .25 + .4 * Math.sin(Math.PI * into(t + s % 7, 6.1)) ** 2,
    noise: (t, s) => .1 + .13 * step(t, 1.3, s) + (step(t, 2.9, s + 4) < .16 ? .5 * Math.exp(-4 * into(t, 2.9)) : 0),
  };
  const kept = new Map();
  // One column a pixel: a path in a box of `wide` by 100; `look`: middle | foot (from the ground up) | soft (what is inside it).
  pb.wave = (seed, wide, {kind = 'music', from = 0, length = 10, look = 'middle', gain = 1} = {}) => {
    const name = [seed, wide, kind, from, length, look, gain].join();
    if (!kept.has(name)) {
      const loud = LOUD[kind] || LOUD.music, parts = [];
      for (let x = 0; x < wide; x += 1) {
        const t = from + length * x / wide, most = Math.min(.98, gain * loud(t, seed) * (.55 + .45 * noise(Math.floor(t * 997), seed + 5))) * (look === 'soft' ? .42 : 1);
        parts.push(look === 'foot' ? `M${x + .5} 100V${(100 - 100 * most).toFixed(1)}` : `M${x + .5} ${(50 - 49 * most * (.8 + .2 * noise(x, seed))).toFixed(1)}V${(50.6 + 49 * most).toFixed(1)}`);
      }
      if (kept.size > 400) kept.clear();
      kept.set(name, parts.join(''));
    }
    return kept.get(name);
  };
})();
// `seed` and `kind` (speech, music, drums, bass, pad, noise) make the sound; `from`, `length` in seconds of it; `rows`: channels.
pb.part('PbWave', {
  props: {seed: {type: Number, required: true}, wide: {type: Number, required: true}, kind: String, from: Number, length: Number, look: String, rows: {type: Number, default: 1}, soft: Boolean, gain: Number},
  methods: {drawn(row, look) { return pb.wave(this.seed + row, Math.max(1, this.wide), {kind: this.kind, from: this.from, length: this.length, look, gain: this.gain}); }},
  template: `<div class="pb-wave" data-el="none"><svg v-for="row in rows" :key="row" :viewBox="'0 0 ' + Math.max(1, wide) + ' 100'" preserveAspectRatio="none"><path :d="drawn(row, look)"/><path v-if="soft" class="pb-wave-soft" :d="drawn(row, 'soft')"/><path v-if="look !== 'foot'" class="pb-wave-zero" :d="'M0 50H' + wide"/></svg></div>`,
});
// `tracks`: [{id, height, kind, gap (above), ink, clips}]; `clips`: [{id, at, length, label, ink, photo, wave (a seed),
// sound, rows, notes: [[at, length, pitch] as shares], line: [[at, height] as shares], on, off, fn, group, key, facts}],
// in the unit of `from` and `span`. `head`: the playhead; `heads`: width of what stands before the lanes (`side`: or behind),
// slot `head` ({track}); `steps`: possible distances of the ruler's numbers, `say` writes one; `thumbs`: head | all | ends.
// Slots: `corner`, `ruler` and `over` ({x, wide}), `clip` ({clip, wide}), `lane` ({track, x, wide}). A fact `name` is kept only where it fits in.
pb.part('PbTimeline', {
  props: {tracks: {type: Array, required: true}, from: {type: Number, default: 0}, span: {type: Number, required: true}, head: Number, heads: {type: Number, default: 120}, side: {type: String, default: 'left'}, ruler: {type: Number, default: 24}, ruler_fn: String, steps: {type: Array, default: () => [.2, .5, 1, 2, 5, 10, 15, 30, 60, 120, 300]}, apart: {type: Number, default: 90}, parts: {type: Number, default: 10}, say: {type: Function, default: String}, spans: Array, grid: String, wave: String, soft: Boolean, thumbs: {type: String, default: 'head'}, thumb: {type: Number, default: 1.6}, names: {type: Number, default: 16}},
  emits: ['pick', 'seek', 'lane'],
  data: () => ({wide: 0}),
  mixins: [pb.measured('way')],
  computed: {
    each() { return this.steps.find(one => one / this.span * this.wide >= this.apart) || this.steps[this.steps.length - 1]; },
    ticks() {
      const small = this.each / this.parts, found = [], half = this.parts % 2 ? this.parts : this.parts / 2;
      if (!this.wide) return found;
      for (let n = Math.ceil(this.from / small - 1e-6); n * small < this.from + this.span; n += 1) { const at = this.x(n * small), big = n % this.parts === 0; found.push({at, size: big ? 2 : n % half === 0 ? 1 : 0, ...(big && at < this.wide - this.apart * .7 ? {label: this.say(n * this.each / this.parts)} : {})}); }
      return found;
    },
    shown() { return this.wide ? this.tracks.map(track => ({...track, clips: (track.clips || []).filter(clip => clip.at < this.from + this.span && clip.at + clip.length > this.from).map(clip => this.placed(clip, track))})) : []; },
  },
  methods: {
    said: pb.said,
    measure() { const wide = this.$refs.way.clientWidth; if (wide !== this.wide) this.wide = wide; },
    x(t) { return Math.round((t - this.from) / this.span * this.wide); },
    time(px) { return this.from + px / this.wide * this.span; },
    placed(clip, track) {
      const left = Math.max(0, this.x(clip.at)), wide = Math.max(2, Math.min(this.wide, this.x(clip.at + clip.length)) - left), begun = Math.max(0, this.from - clip.at), facts = {...clip.facts};
      if (facts.name && (clip.label || '').length * 6.4 + 22 > wide) delete facts.name;
      const box = {left: left + 'px', width: wide + 'px', '--clip': clip.ink || track.ink};
      return {...clip, facts: clip.group ? facts : undefined, box, wide, heard: {from: (clip.into || 0) + begun, length: wide / this.wide * this.span}};
    },
    frames(clip, track) { const one = Math.round((track.height - this.names) * this.thumb); return this.thumbs === 'all' ? Math.ceil(clip.wide / one) : this.thumbs === 'ends' && clip.wide > 2.4 * one ? 2 : clip.wide > 14 ? 1 : 0; },
    lane(track, event) { const r = event.currentTarget.getBoundingClientRect(); this.$emit('lane', track.id, this.time(event.clientX - r.left)); },
  },
  template: `<div class="pb-part pb-timeline" :class="['pb-heads-' + side, 'pb-thumbs-' + thumbs]" :style="{'--heads': heads + 'px', '--names': names + 'px'}">
    <div class="pb-time-row" :style="{height: ruler + 'px'}"><div v-if="heads" class="pb-time-corner"><slot name="corner"/></div><div ref="way" class="pb-time-way"><PbRuler v-if="wide && ruler" :ticks="ticks" :thick="ruler" :head="head === undefined ? undefined : x(head)" :spans="(spans || []).map(one => ({at: x(one.at), width: x(one.at + one.length) - x(one.at), ink: one.ink}))" :fn="ruler_fn" label="time ruler" @pick="at => $emit('seek', time(at))"/><slot v-if="wide" name="ruler" :x="x" :wide="wide"/></div></div>
    <div class="pb-time-lanes"><div v-for="track in shown" :key="track.id" class="pb-time-row pb-track" :class="['pb-track-' + (track.kind || 'plain'), {'pb-on': track.on, 'pb-dim-track': track.dim}]" :style="{height: track.height + 'px', marginTop: track.gap ? track.gap + 'px' : null}"><div v-if="heads" class="pb-time-head"><slot name="head" :track="track"/></div>
      <div class="pb-lane" @click="lane(track, $event)"><template v-if="grid"><i v-for="tick in ticks.filter(tick => grid === 'all' || tick.size)" :key="'g' + tick.at" class="pb-lane-line" :class="'pb-line-' + tick.size" :style="{left: tick.at + 'px'}"></i></template><slot name="lane" :track="track" :x="x" :wide="wide"/>
        <div v-for="clip in track.clips" :key="clip.id" class="pb-clip" data-el="button" :class="[clip.look && 'pb-clip-' + clip.look, {'pb-on': clip.on, 'pb-off': clip.off}]" v-bind="said(clip)" :data-state="clip.on ? 'selected' : null" :aria-label="clip.label" :style="clip.box" @click.stop="$emit('pick', clip.id, clip, track)"><div v-if="names && clip.wide > 24" class="pb-clip-name"><PbIcon v-if="clip.icon" :name="clip.icon" :size="11"/><span>{{ clip.label }}</span></div>
          <div class="pb-clip-body"><div v-if="clip.photo && track.height > names + 12" class="pb-clip-frames"><i v-for="n in frames(clip, track)" :key="n" :style="{width: Math.round((track.height - names) * thumb) + 'px'}"><PbPhoto :id="clip.photo"/></i></div><PbWave v-if="clip.wave !== undefined" :seed="clip.wave" :wide="clip.wide" :kind="clip.sound" v-bind="clip.heard" :look="wave" :rows="clip.rows" :soft="soft" :gain="clip.gain"/><svg v-if="clip.notes" class="pb-clip-notes" viewBox="0 0 1000 100" preserveAspectRatio="none"><rect v-for="(note, n) in clip.notes" :key="n" :x="note[0] * 1000" :y="(1 - note[2]) * 86 + 4" :width="Math.max(5, note[1] * 1000)" height="7"/></svg></div>
          <svg v-if="clip.line" class="pb-clip-line" viewBox="0 0 1000 100" preserveAspectRatio="none"><polyline :points="clip.line.map(([x, y]) => x * 1000 + ',' + (1 - y) * 100).join(' ')"/></svg><slot name="clip" :clip="clip" :track="track" :wide="clip.wide"/></div></div></div>
      <slot name="after"/><div v-if="wide" class="pb-time-over"><i v-if="head !== undefined && head >= from && head <= from + span" class="pb-playhead" :style="{left: x(head) + 'px'}"></i><slot name="over" :x="x" :wide="wide"/></div></div></div>`,
});
// A picture of a fixed ratio as large as fits into its box: a monitor of an editor. Slot: what lies over it.
pb.part('PbPicture', {
  props: {photo: String, ratio: {type: Number, default: 16 / 9}, filter: String, words: String, at: {type: String, default: 'low'}},
  template: `<div class="pb-picture-box" data-el="none"><div class="pb-picture" data-el="none" :style="{width: 'min(100cqw, ' + 100 * ratio + 'cqh)', aspectRatio: ratio}"><PbPhoto v-if="photo" :id="photo" :style="{filter}"/><span v-if="words" class="pb-picture-words" :class="'pb-' + at">{{ words }}</span><slot/></div></div>`,
});
