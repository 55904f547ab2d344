// Pages of a text: blocks of runs, tables, tracked changes, comments in the margin beside what they are on.
// `blocks`: [{key, kind: title | subtitle | h1 | p | li | table | caption, page, runs: [{text, edit: ins | del, thread, key, ink}], heads, lines, total}];
// `at`: the block with the caret, `marked`: the selected one; `looks`: {key: {bold, italic, underline, align}}; `markup`: all | simple | none;
// `threads` with `beside`; slot `rule`: the ruler over the pages; `head`, `foot`: what stands in the margins of each page. Emits with the key of a block, cell, change, thread.
pb.part('PbPaper', {
  props: {blocks: {type: Array, required: true}, pages: {type: Number, default: 1}, zoom: {type: Number, default: 1}, width: {type: Number, default: 794}, height: {type: Number, default: 1123}, text: {type: Number, default: 14.6}, at: String, marked: String, cell: String, edit: String, looks: {type: Object, default: () => ({})}, markup: {type: String, default: 'all'}, threads: {type: Array, default: () => []}, thread: String, beside: {type: Boolean, default: true}, fns: {type: Object, default: () => ({})}, head: String, foot: String, top: {type: Number, default: 0}, marks: Boolean, margin: {type: Number, default: 0.12}},
  emits: ['pick', 'cell', 'edit', 'thread', 'reply', 'more', 'scroll'],
  mixins: [pb.measured()],
  computed: {
    list() { return Array.from({length: this.pages}, (_, n) => ({n, blocks: this.blocks.filter(block => block.page === n)})); },
    size() { const z = this.zoom; return {width: this.width * z + 'px', minHeight: this.height * z + 'px', padding: this.height * z * .085 + 'px ' + this.width * z * this.margin + 'px', fontSize: this.text * z + 'px'}; },
  },
  methods: {
    of(page) { const own = new Set(page.blocks.flatMap(block => (block.runs || []).map(run => run.thread)).filter(Boolean)); return this.threads.filter(one => own.has(one.key)); },
    facts(block) { const text = (block.runs || []).map(run => run.text).join(''); return ['title', 'h1'].includes(block.kind) ? JSON.stringify({name: {value: text, text}}) : null; },
    runs(block) { return (block.runs || []).filter(run => this.markup !== 'none' && this.markup !== 'simple' || run.edit !== 'del'); },
    ran(run) { const all = this.markup === 'all'; return run.edit && all ? {class: ['pb-run-' + run.edit, {'pb-on': this.edit === run.key}], 'data-el': 'button', 'data-group': 'edits', 'data-key': run.key, 'data-facts': JSON.stringify({said: {value: run.text.trim(), text: run.text.trim()}}), style: {color: run.ink}} : run.thread && this.threads.length ? {class: ['pb-run-note', {'pb-on': this.thread === run.thread}], 'data-el': 'button', 'data-anchor': run.thread} : {}; },
    press(run, event) { if (run.edit && this.markup === 'all') { event.stopPropagation(); this.$emit('edit', run.key); } else if (run.thread && this.threads.length) { event.stopPropagation(); this.$emit('thread', run.thread); } },
    measure() {
      const root = this.$el.querySelector('.pb-paper-stack');
      if (!root) return;
      for (const row of root.querySelectorAll('.pb-paper-row')) {
        let free = 0;
        const base = row.getBoundingClientRect().top;
        for (const card of row.querySelectorAll('.pb-thread')) { const anchor = row.querySelector('[data-anchor="' + card.dataset.key + '"]'); const top = Math.max(free, anchor ? Math.round(anchor.getBoundingClientRect().top - base - 8) : free); card.style.top = top + 'px'; free = top + card.offsetHeight + 8; }
      }
    },
  },
  template: `<PbScroll class="pb-paper" :top="top" @scroll="(way, to) => $emit('scroll', way, to)"><div class="pb-paper-stack" :class="{'pb-marks': marks}"><div v-if="$slots.rule" class="pb-paper-rule"><slot name="rule"/></div><div v-for="page in list" :key="page.n" class="pb-paper-row"><div class="pb-paper-page" :style="size">
    <div v-if="head" class="pb-paper-head"><span>{{ head }}</span></div>
    <template v-for="block in page.blocks" :key="block.key"><div v-if="block.kind === 'table'" class="pb-b-table"><div class="pb-b-line pb-b-heads"><div v-for="name in block.heads" :key="name" class="pb-b-cell" data-el="button" @click="$emit('cell', 'head-' + name)"><span>{{ name }}</span></div></div>
      <div v-for="line in block.lines" :key="line.key" class="pb-b-line" data-group="lines" :data-key="line.key" :data-facts="JSON.stringify(line.facts)"><div v-for="(text, n) in line.cells" :key="n" class="pb-b-cell" data-el="button" :data-part="['name', 'count', 'price', 'amount'][n]" :data-key="line.key" :class="{'pb-on': cell === line.key + '-' + n}" @click="$emit('cell', line.key + '-' + n, line.key)"><span>{{ text }}</span></div></div>
      <div class="pb-b-line pb-b-total"><div v-for="(text, n) in ['Total', '', '', block.total]" :key="n" class="pb-b-cell" :data-el="text ? 'button' : null" @click="$emit('cell', 'total-' + n)"><span>{{ text }}</span></div></div></div>
    <div v-else class="pb-block" data-el="button" :data-holds="(block.runs || []).some(run => run.edit || run.thread) ? '1' : null" data-group="blocks" :data-key="block.key" :data-at="block.key" :data-facts="facts(block)" :class="['pb-b-' + block.kind, {'pb-caret': at === block.key, 'pb-marked': marked === block.key, 'pb-bold': (looks[block.key] || {}).bold, 'pb-italic': (looks[block.key] || {}).italic, 'pb-underline': (looks[block.key] || {}).underline}]" :data-state="at === block.key || marked === block.key ? 'selected' : null" :style="{textAlign: (looks[block.key] || {}).align, marginLeft: (looks[block.key] || {}).indent ? 24 * looks[block.key].indent + 'px' : null}" @click="$emit('pick', block.key, block)"><template v-for="(run, n) in runs(block)" :key="n"><span v-if="run.edit || run.thread" v-bind="ran(run)" @click="press(run, $event)">{{ run.text }}</span><template v-else>{{ run.text }}</template></template></div></template>
    <div class="pb-paper-foot"><span>{{ foot }}</span><span>{{ page.n + 1 }}</span></div></div>
    <div v-if="beside && threads.length" class="pb-paper-margin" :style="{width: 268 + 'px'}"><PbThreads group="threads" :threads="of(page)" :at="thread" :fns="fns" @pick="key => $emit('thread', key)" @reply="key => $emit('reply', key)" @more="key => $emit('more', key)"/></div></div></div></PbScroll>`,
});
