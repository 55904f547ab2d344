// What lies on a desktop beside the application: files, and a second window with something in it.
pb.part('PbGlyph', {
  props: {name: String, size: {type: Number, default: 40}},
  computed: {
    file() { return this.name.includes('.'); },
    ink() { return {pdf: '#d3382f', xlsx: '#1d7d48', txt: '#5f6b7c'}[this.name.split('.')[1]] || '#3b82d6'; },
  },
  template: `<svg v-if="file" class="pb-glyph" data-icon="file" viewBox="0 0 48 48" :width="size" :height="size" :style="{color: ink}"><path d="M11 4h18l9 9v28a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z" fill="#fdfdfe"/><path d="M29 4l9 9h-7a2 2 0 0 1-2-2z" fill="#c9d2de"/><path d="M13 18h20v2.4H13zm0 5.5h20v2.4H13z" fill="#b6c0cd"/><rect x="8" y="31" width="30" height="9" fill="currentColor"/></svg>
  <svg v-else class="pb-glyph pb-folder" data-icon="folder" viewBox="0 0 48 48" :width="size" :height="size"><path d="M4 11a3 3 0 0 1 3-3h11l5 5h18a3 3 0 0 1 3 3v6H4z" fill="currentColor" style="filter: brightness(.82)"/><path d="M4 17h40v21a3 3 0 0 1-3 3H7a3 3 0 0 1-3-3z" fill="currentColor"/></svg>`,
});
pb.part('PbBehind', {
  props: {frame: {type: Object, required: true}},
  computed: {
    words() { return this.frame.words; },
    kind() { return ['files', 'notes', 'sums', 'pictures', 'text'][this.words.windows.indexOf(this.frame.second)] || 'text'; },
    keys() { return 'C ± % ÷ 7 8 9 × 4 5 6 − 1 2 3 + 0 . ='.split(' '); },
    place() {
      const w = this.frame.window, {left, top, right, bottom} = w;
      if (this.kind === 'sums') return {left: 'auto', bottom: 'auto', top: top + 46 + 'px', right: Math.max(8, right - 150) + 'px', width: '310px', height: '440px'};
      if ((left + top) % 2) return {left: Math.max(8, left - 70) + 'px', top: top + 64 + 'px', right: right + 120 + 'px', bottom: Math.max(56, bottom - 34) + 'px'};
      return {left: left + 90 + 'px', top: Math.max(34, top - 24) + 'px', right: Math.max(8, right - 70) + 'px', bottom: bottom + 40 + 'px'};
    },
  },
  template: `<div class="pb-window pb-back" :style="place"><PbTitle :frame="frame" :title="frame.second"/>
    <div v-if="kind === 'files'" class="pb-inner pb-back-files"><nav><span v-for="(name, n) in words.places" :key="name" :class="{'pb-on': n === 2}"><PbIcon :name="['home', 'clock', 'download', 'file-text', 'image', 'music', 'trash'][n]" :size="15"/>{{ name }}</span></nav><ul><li v-for="(row, n) in words.rows" :key="n"><PbGlyph :name="row[0]" :size="18"/><span>{{ row[0] }}</span><span>{{ row[1] }}</span><span>{{ row[2] }}</span></li></ul></div>
    <div v-else-if="kind === 'notes'" class="pb-inner pb-back-notes"><ul><li v-for="(row, n) in words.notes" :key="n" :class="{'pb-on': !n}"><b>{{ row[0] }}</b><span>{{ row[1] }}</span></li></ul><div><h3>{{ words.notes[0][0] }}</h3><p v-for="line in words.lines" :key="line">{{ line }}</p></div></div>
    <div v-else-if="kind === 'sums'" class="pb-inner pb-back-sums"><output>{{ frame.charge * 37 }}</output><div><button v-for="key in keys" :key="key" :class="{'pb-wide': key === '0', 'pb-op': '÷×−+='.includes(key)}">{{ key }}</button></div></div>
    <div v-else-if="kind === 'pictures'" class="pb-inner pb-back-pictures"><i v-for="n in 40" :key="n" :class="'pb-p' + (n * 5 + frame.charge) % 7"></i></div>
    <div v-else class="pb-inner pb-back-text"><p v-for="n in 4" :key="n"><span v-for="line in words.lines" :key="line">{{ line }}</span></p></div>
  </div>`,
});
