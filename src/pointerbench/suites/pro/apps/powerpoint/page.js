({
  state: d => ({tab: 'Home', slide: 0, shown: '', at: '', bar: '', open: '', dialog: '', pane: '', view: 'normal', did: '', auto: true, finding: false, notes: false, writing: false, zoom: 66, fitted: false, ruler: false, lattice: false, guides: false, tags: {}, moved: '', idea: '', thread: '', replying: '', more: '', effect: '', animation: '', theme: '', gone: d.slides.filter(one => one.hidden).map(one => one.key), facet: '', on_click: true, after: false, narrations: true, timings: true, presenter: true, duration: 2, delay: 0, hides: 0, shows: 0, kind: 'Presented by a speaker', part: 'All', advance: 'Using timings, if present', loop: false, mute: false, still: false, heads: {day: false, fresh: true, number: true, foot: false, front: true}, style: {bold: false, italic: false, underline: false, strike: false, shadow: false, red: false, align: '', scale: 1}, form: {fill: 'No fill', clear: 20, wide: 1, blur: 4}}),
  computed: {
    slide() { return this.D.slides[this.S.slide]; },
    skin() { const inks = {theme1: ['#ffffff', '#262626', '#5a9e3f'], theme2: ['#16325c', '#ffffff', '#6fb1f0'], theme3: ['#faf5fc', '#33213a', '#b04ec2'], theme4: ['#3a434f', '#f2f4f6', '#ffb454']}[this.S.theme]; return inks ? {...this.D.look, ground: inks[0], ink: inks[1], accent: inks[2]} : this.D.look; },
    ideas() { return [['#ffffff', '#222222', '#c43e1c'], ['#1d2b3a', '#ffffff', '#f2b134'], ['#f3efe6', '#3b2f25', '#6b8e3a'], ['#2b2440', '#ffffff', '#e0699f'], ['#e9f3f5', '#12343b', '#2d8c9e'], ['#111111', '#fafafa', '#67d2a5']].map(([ground, ink, accent]) => ({...this.D.look, ground, ink, accent})); },
    moves() { return Object.entries(this.S.tags).map(([key, n]) => { const thing = this.slide.things.find(one => one.key === key), label = thing ? {title: 'Title 1', photo: 'Picture 3'}[thing.kind] || 'Content Placeholder 2' : key; return {key, n, label, long: 22 + 14 * n, facts: JSON.stringify({name: {value: label, text: label}})}; }); },
    listed() { return this.D.threads.map(one => ({...one, facts: {who: {value: one.who.name, text: one.who.name}}})); },
    tabs() { return Object.keys(this.D.ribbon).map(label => ({id: label, label})); },
    now() { const k = this.S.style, S = this.S, thing = this.slide.things.find(one => one.key === S.at); return {on: {bold: k.bold, italic: k.italic, underline: k.underline, strike: k.strike, shadow: k.shadow, align_left: k.align === 'left', align_center: k.align === 'center', align_right: k.align === 'right', painter: S.did === 'painter', ruler: S.ruler, lattice: S.lattice, guides: S.guides, notes: S.notes, normal: S.view === 'normal', sorter: S.view === 'sorter', animation_pane: S.pane === 'animations', designer: S.pane === 'designer', comments: S.pane === 'comments', hide_slide: S.gone.includes(this.slide.key), on_click: S.on_click, after: S.after, narrations: S.narrations, timings: S.timings, presenter: S.presenter}, values: {font: this.D.face.name, size: thing ? Math.round((thing.size || 24) * .75 * k.scale) : '', transition: S.effect || 't_none', animation: S.animation || 'a_none', theme: S.theme || 'theme0', duration: (S.duration / 2).toFixed(2), delay: (S.delay / 4).toFixed(2)}}; },
    groups() { return pb.office.groups(this.D.ribbon[this.S.tab], this.now); },
    menus() { return pb.office.menus(this.D.menus, {on: {hide_slide: this.S.gone.includes(this.slide.key) || undefined}}); },
    bar() { return pb.office.bar(this.D.menus); },
    quick() { return [...pb.office.quick.map(one => ({...one, icon: {save: 'fluent:save-20-regular', undo: 'fluent:arrow-undo-20-regular', redo: 'fluent:arrow-redo-20-regular'}[one.id]})), {id: 'from_start', icon: 'fluent:slide-play-20-regular', label: 'start from beginning', fn: 'from_start'}]; },
    ends() { return [{id: 'record', icon: 'fluent:record-20-regular', text: 'Record', fn: 'record'}, {id: 'comments', icon: 'fluent:comment-20-regular', label: 'comments', fn: 'comments', on: this.S.pane === 'comments'}, {id: 'share', icon: 'fluent:share-20-regular', text: 'Share', main: true, drop: true, fn: 'share'}]; },
    kinds() { return [{id: 'fill_line', label: 'fill and line', icon: 'fluent:paint-bucket-20-regular'}, {id: 'shape_effects', label: 'effects', icon: 'fluent:hexagon-20-regular'}, {id: 'size_place', label: 'size and properties', icon: 'fluent:resize-20-regular'}]; },
    fills() { return ['No fill', 'Solid fill', 'Gradient fill', 'Picture or texture fill', 'Pattern fill'].map(label => ({id: label, label, kind: 'radio', on: this.S.form.fill === label, fn: {'Solid fill': 'solid_fill', 'Gradient fill': 'gradient_fill', 'Pattern fill': 'pattern_fill'}[label]})); },
    shape() { const f = this.S.form; return [{id: 'fill', label: 'Fill', rows: [{id: 'ink', label: 'Color', kind: 'colour', value: this.D.look.accent, fn: 'shape_colour'}, {id: 'clear', label: 'Transparency', kind: 'slider', value: f.clear, shown: f.clear + '%', fn: 'transparency'}]}, {id: 'line', label: 'Line', rows: [{id: 'wide', label: 'Width', kind: 'number', value: f.wide, unit: 'pt', up_fn: 'thicker'}, {id: 'dash', label: 'Dash type', kind: 'choice', value: 'Solid', fn: 'dash'}, {id: 'blur', label: 'Blur', kind: 'slider', value: f.blur, max: 20, shown: f.blur + ' pt'}]}]; },
    strip() { return [{text: 'Slide ' + (this.S.slide + 1) + ' of ' + this.D.slides.length}, {id: 'proofing', icon: 'fluent:book-open-20-regular', label: 'proofing errors'}, {id: 'language', text: this.D.currency === '$' ? 'English (United States)' : 'English (United Kingdom)', fn: 'language'}, {id: 'accessibility', icon: 'fluent:accessibility-20-regular', text: 'Accessibility: Investigate', fn: 'accessibility'}, {gap: true}, {id: 'notes', icon: 'fluent:note-20-regular', text: 'Notes', on: this.S.notes || undefined, fn: 'notes'}, {id: 'normal', icon: 'fluent:slide-text-20-regular', label: 'normal', on: this.S.view === 'normal', fn: 'normal'}, {id: 'sorter', icon: 'fluent:grid-20-regular', label: 'slide sorter', on: this.S.view === 'sorter', fn: 'sorter'}, {id: 'reading', icon: 'fluent:book-open-20-regular', label: 'reading view', on: this.S.view === 'reading', fn: 'reading'}, {id: 'from_current', icon: 'fluent:slide-play-20-regular', label: 'slide show', fn: 'from_current'}]; },
  },
  methods: {
    hidden(one) { return this.S.gone.includes(one.key); },
    fact(n) { return JSON.stringify({number: {value: n + 1, text: String(n + 1)}}); },
    pick(key) { this.S.at = key; this.S.bar = ''; this.S.style = {bold: false, italic: false, underline: false, strike: false, shadow: false, red: false, align: '', scale: 1}; },
    tabbed(id) { if (id === 'File') this.S.did = 'backstage'; else this.S.tab = id; },
    set(id, value) { if (id in this.S.form) this.S.form[id] = value; },
    answer(id) { this.S.did = {ok: 'confirm', cancel: 'dismiss'}[id] || id; this.S.dialog = ''; },
    act(id, item, by) {
      const S = this.S, k = S.style, was = S.open;
      const drops = ['layout', 'section', 'spacing', 'columns', 'smart', 'shapes', 'arrange', 'fill', 'outline', 'effects', 'replace', 'select', 'table', 'pictures', 'screenshot', 'album', 'models', 'zoom_link', 'word_art', 'video', 'audio', 'slide_size', 'variants', 'effect_options', 'add_animation', 'trigger', 'custom_show', 'font', 'size', 'sound', 'start', 'monitor', 'language', 'delete_comment', 'theme', 'transition', 'animation'];
      const dialogs = {heads: 'heads', set_up: 'show', font_dialog: 'font', paragraph_dialog: 'paragraph', zoom_dialog: 'zoom', share: 'share', link: 'link', action: 'action', date: 'heads', slide_number: 'heads', symbol: 'symbol', find: 'find', custom_show: 'custom'};
      S.open = '';
      if (drops.includes(id)) S.open = was === id ? '' : id;
      else if (dialogs[id]) S.dialog = dialogs[id];
      else if (by === 1 || by === -1) S[id] += by;
      else if (id in k && typeof k[id] === 'boolean') k[id] = !k[id];
      else if (/^align_(left|center|right)$/.test(id)) k.align = id.slice(6);
      else if (id === 'font_color') k.red = true;
      else if (id === 'grow' || id === 'shrink') k.scale = Math.round((k.scale + (id === 'grow' ? .1 : -.1)) * 10) / 10;
      else if (id.startsWith('t_')) S.effect = id; else if (id.startsWith('a_')) S.animation = id; else if (/^theme\d/.test(id)) S.theme = id;
      else if (['normal', 'sorter', 'reading', 'outline_view', 'notes_page', 'master'].includes(id)) S.view = id;
      else if (['ruler', 'lattice', 'guides', 'notes', 'on_click', 'after', 'narrations', 'timings', 'presenter'].includes(id)) S[id] = !S[id];
      else if (id === 'hide_slide') { S[S.gone.includes(this.slide.key) ? 'shows' : 'hides'] += 1; S.gone = S.gone.includes(this.slide.key) ? S.gone.filter(x => x !== this.slide.key) : [...S.gone, this.slide.key]; }
      else if (['comments', 'designer'].includes(id)) S.pane = S.pane === id ? '' : id;
      else if (id === 'animation_pane') S.pane = S.pane === 'animations' ? '' : 'animations';
      else if (id === 'shape_pane') S.pane = 'shape'; else if (id === 'fit') S.fitted = true;
      else if (id === 'auto') S.auto = !S.auto;
      else S.did = id;
    },
  },
})
