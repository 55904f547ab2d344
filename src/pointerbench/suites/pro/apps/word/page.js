({
  state: d => ({tab: 'Home', at: '', marked: '', cell: '', line: '', edit: '', thread: '', replying: '', more: '', open: '', dialog: '', pane: '', did: '', auto: true, finding: false, seeking: false, navigation: false, leaf: 'headings', folded: '', page: 0, ruler: true, lattice: false, marks: false, track: false, markup: 'simple', mode: 'print', zoom: 100, tabstop: 0, choosing: '', checking: '', notes: true, cut: 'Regular', points: 11, style: '', focus: false, look: {bold: false, italic: false, underline: false, strike: false, highlight: false, red: false, align: 'left', indent: 0, size: 11, bullets: false, numbering: false}, form: {left: 0, right: 0, before: 0, after: 8, mirror: false, struck: false, small_caps: false, all_caps: false, hidden_text: false, super: false, sub: false}}),
  computed: {
    z() { return this.S.zoom / 100; },
    beside() { return this.S.tab === 'Review' && this.S.pane !== 'comments' && this.S.markup === 'all'; },
    here() { return this.D.blocks.find(one => one.key === (this.S.marked || this.S.at)); },
    looks() { return {[this.S.marked || this.S.at]: {...this.S.look, align: this.S.look.align === 'left' ? undefined : this.S.look.align}}; },
    outline() { return this.D.blocks.filter(one => one.kind === 'h1' || one.kind === 'title').map(one => { const label = one.runs[0].text; return {id: one.key, key: one.key, label, depth: one.kind === 'h1' ? 1 : 0, leaf: one.kind === 'h1', open: true, on: this.section === one.key, group: 'headings', facts: {name: {value: label, text: label}}}; }); },
    section() { let last = ''; for (const one of this.D.blocks) { if (one.kind === 'h1' || one.kind === 'title') last = one.key; if (one.key === (this.S.marked || this.S.at)) return last; } return ''; },
    ticks() { const step = 37.8 * this.z, list = []; for (let n = 0; n * step <= 794 * this.z; n += .5) { const cm = n - 2.5; list.push({at: Math.round(n * step), label: cm % 1 === 0 && cm && n * step < 794 * this.z - 14 ? String(Math.abs(cm)) : '', size: cm % 1 ? 0 : 1}); } return list; },
    listed() { return this.D.threads.map(one => ({...one, facts: {who: {value: one.who.name, text: one.who.name}}})); },
    tabs() { return Object.keys(this.D.ribbon).map(label => ({id: label, label})); },
    now() { const k = this.S.look, S = this.S; return {on: {bold: k.bold, italic: k.italic, underline: k.underline, strike: k.strike, bullets: k.bullets, numbering: k.numbering, align_left: k.align === 'left', align_center: k.align === 'center', align_right: k.align === 'right', align_justify: k.align === 'justify', marks: S.marks, track: S.track, ruler: S.ruler, lattice: S.lattice, navigation: S.navigation, painter: S.did === 'painter', review_pane: S.pane === 'edits', print_layout: S.mode === 'print', web_layout: S.mode === 'web', read_mode: S.mode === 'read', editor: S.pane === 'editor'}, values: {font: this.here && ['h1', 'title'].includes(this.here.kind) ? this.D.font.head : this.D.font.name, size: k.size, style: S.style || (this.here ? this.here.kind : ''), markup: {all: 'All Markup', simple: 'Simple Markup', none: 'No Markup'}[S.markup], indent_left: this.S.form.left, indent_right: this.S.form.right, before: this.S.form.before, after: this.S.form.after}}; },
    groups() { return pb.office.groups(this.D.ribbon[this.S.tab], this.now); },
    menus() { return pb.office.menus(this.D.menus, {on: {show_notes: true, show_edits: true, show_format: true, show_ink: true, s115: true}}); },
    bar() { return pb.office.bar(this.D.menus); },
    quick() { return pb.office.quick.map(one => ({...one, icon: {save: 'fluent:save-20-regular', undo: 'fluent:arrow-undo-20-regular', redo: 'fluent:arrow-redo-20-regular'}[one.id]})); },
    ends() { return [{id: 'comments', icon: 'fluent:comment-20-regular', text: 'Comments', fn: 'comments', on: this.S.pane === 'comments'}, {id: 'mode', icon: 'fluent:edit-20-regular', text: this.S.track ? 'Reviewing' : 'Editing', drop: true, fn: 'mode'}, {id: 'share', icon: 'fluent:share-20-regular', text: 'Share', main: true, drop: true, fn: 'share'}]; },
    checks() { const n = this.D.edits.length; return [['Spelling', n % 4], ['Grammar', 1 + n % 3], ['Clarity', 7 + n], ['Conciseness', 4], ['Formality', 2], ['Punctuation Conventions', 11], ['Vocabulary', 5 + n % 2]].map(([label, count]) => ({label, count})); },
    strip() { return [{id: 'page_count', text: 'Page 1 of ' + this.D.pages, fn: 'page_count'}, {id: 'word_count', text: this.D.words + ' words', fn: 'word_count'}, {id: 'proofing', icon: 'fluent:book-open-20-regular', label: 'proofing errors', fn: 'proofing'}, {id: 'language', text: this.D.currency === '$' ? 'English (United States)' : 'English (United Kingdom)', fn: 'language'}, {id: 'accessibility', icon: 'fluent:accessibility-20-regular', text: 'Accessibility: Investigate', fn: 'accessibility'}, {gap: true}, {id: 'focus', icon: 'fluent:scan-20-regular', text: 'Focus', fn: 'focus'}, {id: 'read_mode', icon: 'fluent:book-open-20-regular', label: 'read mode', fn: 'read_mode', on: this.S.mode === 'read'}, {id: 'print_layout', icon: 'fluent:document-one-page-20-regular', label: 'print layout', fn: 'print_layout', on: this.S.mode === 'print'}, {id: 'web_layout', icon: 'fluent:globe-20-regular', label: 'web layout', fn: 'web_layout', on: this.S.mode === 'web'}]; },
    counts() { const words = Number(this.D.words.replace(/,/g, '')), letters = this.D.blocks.reduce((sum, one) => sum + (one.runs || []).reduce((s, run) => s + run.text.length, 0), 0); return [['Pages', this.D.pages], ['Words', this.D.words], ['Characters (no spaces)', (letters - words).toLocaleString('en-US')], ['Characters (with spaces)', letters.toLocaleString('en-US')], ['Paragraphs', this.D.blocks.length], ['Lines', Math.round(letters / 82)]]; },
    effects() { return [['struck', 'Strikethrough'], ['small_caps', 'Small caps'], ['super', 'Superscript'], ['all_caps', 'All caps'], ['sub', 'Subscript'], ['hidden_text', 'Hidden']].map(([id, label]) => ({id, label, fn: id})); },
    buttons() { return [{id: 'ok', label: 'OK', main: true, fn: 'confirm'}, {id: 'cancel', label: 'Cancel', fn: 'dismiss'}]; },
  },
  methods: {
    fresh() { this.S.look = {bold: false, italic: false, underline: false, strike: false, highlight: false, red: false, align: 'left', indent: 0, size: 11, bullets: false, numbering: false}; this.S.style = ''; },
    tabbed(id) { if (id === 'File') this.S.did = 'backstage'; else this.S.tab = id; },
    answer(id) { this.S.did = {ok: 'confirm', cancel: 'dismiss'}[id] || id; this.S.dialog = ''; },
    act(id, item, by) {
      const S = this.S, k = S.look, was = S.open;
      const drops = ['case', 'effects', 'multilevel', 'spacing', 'select', 'cover', 'table', 'pictures', 'shapes', 'header', 'footer', 'page_number', 'text_box', 'drop_cap', 'symbol', 'margins', 'orientation', 'paper', 'columns', 'breaks', 'line_numbers', 'hyphenation', 'position', 'wrap', 'contents', 'add_text', 'citation', 'bibliography', 'show_markup', 'compare', 'block_authors', 'macros', 'translate', 'mode', 'font', 'size', 'markup', 'language', 'delete_comment', 'synonyms', 'people'];
      const dialogs = {paragraph_dialog: 'paragraph', font_dialog: 'font', word_count: 'count', zoom_dialog: 'zoom', share: 'share', page_dialog: 'page', tracking_dialog: 'tracking', link: 'link', bookmark: 'bookmark', sort_text: 'sort', date: 'date', caption: 'caption', cross_reference: 'reference', footnote: 'footnote', replace: 'replace', sources: 'sources'};
      S.open = '';
      if (drops.includes(id)) S.open = was === id ? '' : id;
      else if (dialogs[id]) S.dialog = dialogs[id];
      else if (by === 1 || by === -1) S.form[{indent_left: 'left', indent_right: 'right', before: 'before', after: 'after'}[id]] += by;
      else if (id in k && typeof k[id] === 'boolean') k[id] = !k[id];
      else if (id.startsWith('align_')) k.align = id.slice(6);
      else if (id === 'font_color') k.red = true;
      else if (id === 'grow' || id === 'shrink') k.size += id === 'grow' ? 1 : -1;
      else if (id === 'indent_more' || id === 'indent_less') k.indent = Math.max(0, k.indent + (id === 'indent_more' ? 1 : -1));
      else if (['p', 'li', 'h1', 'h2', 'title', 'caption_style'].includes(id)) S.style = id;
      else if (['marks', 'track', 'ruler', 'lattice', 'navigation'].includes(id)) S[id] = !S[id];
      else if (id === 'review_pane') S.pane = S.pane === 'edits' ? '' : 'edits';
      else if (id === 'comments' || id === 'editor') S.pane = S.pane === id ? '' : id;
      else if (['read_mode', 'print_layout', 'web_layout'].includes(id)) S.mode = id.split('_')[0];
      else if (id === 'find') { S.navigation = true; S.leaf = 'results'; }
      else if (id === 'zoom_full') S.zoom = 100; else if (id === 'focus') S.focus = true;
      else if (id === 'auto') S.auto = !S.auto;
      else S.did = id;
    },
  },
})
