({
  state: d => ({at: [5, 1, 5, 1], row: '', sheet: 0, added: 0, open: '', dialog: '', deck: 'properties', did: '', order: '', filters: false, sieve: '', unticked: [], zoom: 100, lattice: true, tall: false, editing: false, seeking: false, typing: false, finding: false, needle: d.rows[3].cells.name.text.split(' ')[0], shown_text: false, match_case: false, folded: '', choosing: '', picked: '', style: '', place: '', page: 0, pattern: '-1,234.57', category: 'Number', negative: false, thousands: true, zeroes: 1, labels: true, across: false, falling: [false, true, false], look: {bold: false, italic: false, underline: false, wrap: false, merge: false, fill: false, red: false, align: '', format: '', places: 2, indent: 0}, form: {angle: 0, places: 2, zeroes: 1, size: 10}}),
  computed: {
    dark() { return this.theme === 'dark'; },
    group() { return this.D.columns.find(one => one.id === 'group'); },
    amount() { return this.D.columns.find(one => one.id === 'amount'); },
    sheets() { const [first, ...rest] = this.D.sheets; return [first, 'Sums', ...rest, ...Array.from({length: this.S.added}, (_, n) => 'Sheet' + (n + 6))]; },
    widths() { const own = this.D.columns.map(one => one.width); return this.S.sheet === 1 ? [120, 80, 110, 80] : this.D.beside ? [...own, 30, 96, 60, 98, 66] : own; },
    name() { const [a, b, c, d] = this.S.at, ref = (r, n) => pb.letters(n) + (r + 1); return ref(a, b) + (a === c && b === d ? '' : ':' + ref(c, d)); },
    here() { const row = this.rows.find(one => one.r === this.S.at[0]); return row && row.cells.find(one => one.c === this.S.at[1]); },
    formula() { return this.here ? (this.here.formula || this.here.text || '').replace(/,/g, this.here.formula ? ';' : ',') : ''; },
    frames() { return this.S.editing && this.here && this.here.formula ? (this.here.formula.match(/[A-Z]\d+/g) || []).map((ref, n) => { const r = parseInt(ref.slice(1), 10) - 1, c = ref.charCodeAt(0) - 65; return {at: [r, c, r, c], ink: ['#0000ff', '#c5000b'][n % 2]}; }) : []; },
    hidden() { return this.S.sieve && !this.S.sheet ? this.D.rows.filter(one => one.cells.group.text !== this.S.sieve).map(one => one.r) : []; },
    sorted() { if (!this.S.order) return this.D.rows; const way = this.S.order === 'up' ? 1 : -1, by = this.D.columns[Math.min(this.S.at[1], this.D.columns.length - 1)].id; return [...this.D.rows].sort((a, b) => (a.cells[by].value < b.cells[by].value ? -1 : 1) * way).map((one, n) => ({...one, r: this.D.rows[n].r})); },
    rows() {
      const {D, S} = this, n = D.columns.length, scheme = D.scheme;
      if (S.sheet > 1) return [];
      if (S.sheet === 1) return [{r: 0, cells: [{c: 0, span: 5, text: D.name, bold: true, size: 15}]}, ...this.summed(D.head, 0)];
      const tones = this.dark ? {good: ['#1d3b1d', '#9fdc9f'], warn: ['#453b12', '#f3dc8a'], bad: ['#4d1a1a', '#ff9c9c']} : {good: ['#ccffcc', '#006600'], warn: ['#ffffcc', '#996600'], bad: ['#ffcccc', '#cc0000']};
      const head = {r: D.head, cells: D.columns.map(one => ({c: one.at, text: one.label, bold: true, align: 'center', ink: scheme.head ? '#fff' : undefined, ground: scheme.head || undefined, border: scheme.head || (this.dark ? '#bbb' : '#000'), drop: S.filters ? {id: one.id === 'group' ? 'sieve' : 'sieve_' + one.id, fn: one.id === 'group' ? 'open_sieve' : undefined, icon: S.sieve && one.id === 'group' ? 'fluent:filter-20-filled' : undefined} : undefined}))};
      const body = this.sorted.map((row, at) => ({r: row.r, key: row.key, group: 'rows', facts: S.editing && row.r === S.at[0] ? undefined : row.facts, cells: D.columns.map(one => { const cell = row.cells[one.id], tone = tones[cell.tone]; return this.dressed(row.r, {c: one.at, part: one.id, text: cell.text, formula: cell.formula, align: one.align, ink: tone && tone[1], ground: tone ? tone[0] : scheme.band && at % 2 ? this.dark ? '#2a2a2e' : scheme.band : undefined, flag: D.comments.some(t => t.r === row.r && t.c === one.at) ? '#c9211e' : undefined}); })}));
      const total = {r: D.last + 1, cells: [{c: 0, text: 'Total', bold: true, top: '#777'}, ...D.columns.slice(1).map(one => ({c: one.at, align: 'right', bold: true, top: '#777', text: '', ...D.totals.find(sum => sum.c === one.at)}))].map(cell => this.dressed(D.last + 1, cell))};
      const all = [{r: 0, cells: [{c: 0, span: 5, text: D.name, bold: true, size: 17}]}, {r: 1, cells: [{c: 0, span: 5, text: D.note, italic: true, ink: this.dark ? '#aaa' : '#666'}]}, head, ...body, total];
      if (D.beside) this.summed(D.head, n + 1).forEach(row => { const own = all.find(one => one.r === row.r && !one.group); if (own) own.cells.push(...row.cells); else all.push({r: row.r, cells: row.cells}); });
      return all;
    },
    bar() { const on = {lattice: this.S.lattice, sidebar: !!this.S.deck, auto_filter: this.S.filters}; return pb.office.bar(this.D.menus).map(menu => ({...menu, items: menu.items.map(one => ({...one, on: on[one.id]}))})); },
    now() { const k = this.S.look; return {on: {bold: k.bold, italic: k.italic, underline: k.underline, wrap: k.wrap, align_left: k.align === 'left', align_center: k.align === 'center', align_right: k.align === 'right', auto_filter: this.S.filters, painter: this.S.did === 'painter'}, values: {font: 'Liberation Sans', size: '10 pt'}, off: {redo: true}}; },
    standard() { return this.D.bars.standard.map(one => pb.office.dressed(one, this.now)); },
    format() { return this.D.bars.format.map(one => pb.office.dressed(one, this.now)); },
    starts() { return [{id: 'wizard', label: 'function wizard', icon: 'fluent:math-formula-20-regular', ink: '#2f6fc4'}, {id: 'quick_sum', label: 'select function', icon: 'fluent:autosum-20-regular'}, {id: 'begin_formula', label: 'formula', icon: 'fluent:re-order-20-regular'}]; },
    ends() { const S = this.S; return [{id: 'first_sheet', label: 'first sheet', sign: 'chevrons-right', go: () => { S.sheet = 0; }}, {id: 'previous_sheet', label: 'previous sheet', sign: 'chevron-left', go: () => { S.sheet -= 1; }}, {id: 'next_sheet', label: 'next sheet', sign: 'chevron-right', go: () => { S.sheet += 1; }}].slice(1); },
    decks() { return [['properties', 'Properties', 'settings', '#2f6fc4'], ['styles', 'Styles', 'text-effects', '#c93030'], ['gallery', 'Gallery', 'image-multiple', '#3a8a3a'], ['navigator', 'Navigator', 'compass', '#c98a1b'], ['functions', 'Functions', 'formula', '#7a4bb0']].map(([id, label, icon, ink]) => ({id, label, ink, icon: {settings: 'fluent:settings-20-regular', 'text-effects': 'fluent:text-effects-20-regular', 'image-multiple': 'fluent:image-multiple-20-regular', compass: 'fluent:compass-northwest-20-regular', formula: 'fluent:math-formula-20-regular'}[icon]})); },
    letters() { return this.D.bars.format.filter(one => ['bold', 'italic', 'underline', 'font_color', 'fill'].includes(one.id)).map(one => pb.office.dressed({...one, fn: undefined, id: one.id}, this.now)); },
    aligns() { return this.D.bars.format.filter(one => one.id && (one.id.startsWith('align_') || one.id.startsWith('indent'))).map(one => pb.office.dressed({...one, fn: undefined}, this.now)); },
    sections() { const f = this.S.form; return [{id: 'character', label: 'Character', open: this.S.folded !== 'character', rows: [{id: 'face', label: 'Font', kind: 'choice', value: 'Liberation Sans'}, {id: 'points', label: 'Size', kind: 'choice', value: '10 pt'}]}, {id: 'number', label: 'Number Format', open: this.S.folded !== 'number', rows: [{id: 'category', label: 'Category', kind: 'choice', value: this.here && this.here.part === 'date' ? 'Date' : this.here && this.here.align === 'right' ? 'Number' : 'General', fn: 'number_category'}, {id: 'places', label: 'Decimal places', kind: 'number', value: this.S.look.places, up_fn: 'places_side'}, {id: 'zeroes', label: 'Leading zeroes', kind: 'number', value: f.zeroes, up_fn: 'zeroes_side'}, {id: 'red', label: '', kind: 'check', text: 'Negative in red', value: this.S.negative, fn: 'negative_red'}, {id: 'thousands', label: '', kind: 'check', text: 'Thousands separator', value: this.S.thousands, fn: 'thousands'}]}, {id: 'alignment', label: 'Alignment', open: this.S.folded !== 'alignment', rows: [{id: 'wrap', label: '', kind: 'check', text: 'Wrap text', value: this.S.look.wrap}, {id: 'angle', label: 'Orientation', kind: 'number', value: f.angle, unit: '°', up_fn: 'angle_up'}]}, {id: 'appearance', label: 'Cell Appearance', open: this.S.folded !== 'appearance', rows: [{id: 'ground', label: 'Background', kind: 'colour', value: this.S.look.fill ? '#ffff00' : 'transparent', text: 'No Fill', fn: 'cell_ground'}, {id: 'frame', label: 'Border', kind: 'choice', value: 'None', fn: 'cell_frame'}]}, {id: 'condition', label: 'Conditional Formatting', open: false, rows: []}]; },
    functions() { return ['ABS', 'CEILING', 'COUNTIF', 'EVEN', 'EXP', 'INT', 'LN', 'MOD', 'ODD', 'PI', 'POWER', 'PRODUCT', 'RAND', 'ROUND', 'ROUNDDOWN', 'ROUNDUP', 'SIGN', 'SQRT', 'SUBTOTAL', 'SUM', 'SUMIF', 'SUMPRODUCT', 'TRUNC'].map(label => ({id: label, label, leaf: true, on: this.S.picked === label, group: 'functions', key: label, facts: {name: {value: label, text: label}}})); },
    styles() { return [['Default', 0], ['Accent', 1], ['Accent 1', 2], ['Accent 2', 2], ['Accent 3', 2], ['Heading', 1], ['Heading 1', 2], ['Heading 2', 2], ['Result', 1], ['Status', 1], ['Bad', 2], ['Error', 2], ['Good', 2], ['Neutral', 2], ['Warning', 2], ['Text', 1], ['Footnote', 2], ['Hyperlink', 2], ['Note', 2]].map(([label, depth], n, all) => ({id: label, label, depth, leaf: !(all[n + 1] && all[n + 1][1] > depth), open: true, on: (this.S.style || 'Default') === label, group: 'styles', key: label, facts: {name: {value: label, text: label}}})); },
    places() { const rows = [{id: 'sheets', label: 'Sheets', open: true, depth: 0, icon: 'fluent:table-multiple-20-regular'}]; this.sheets.forEach((label, n) => rows.push({id: 'at' + n, label, depth: 1, leaf: true, on: this.S.place === 'at' + n, group: 'places', key: 'at' + n, facts: {name: {value: label, text: label}}})); rows.push({id: 'ranges', label: 'Range names', depth: 0, leaf: true, icon: 'fluent:tag-20-regular'}, {id: 'databases', label: 'Database ranges', depth: 0, leaf: true, icon: 'fluent:database-20-regular'}, {id: 'comments', label: 'Comments', open: true, depth: 0, icon: 'fluent:comment-20-regular'}); this.D.comments.forEach((one, n) => rows.push({id: 'c' + n, label: one.text, depth: 1, leaf: true, on: this.S.place === 'c' + n})); return rows; },
    strip() {
      const [r1, c1, r2, c2] = this.S.at, list = [];
      for (const row of this.D.rows) if (!this.S.sheet && row.r >= r1 && row.r <= r2 && !this.hidden.includes(row.r)) for (const one of this.D.columns) if (one.at >= c1 && one.at <= c2 && typeof row.cells[one.id].value === 'number') list.push(row.cells[one.id].value);
      const text = value => value.toLocaleString('en-US', {maximumFractionDigits: 2}), sum = list.reduce((a, b) => a + b, 0);
      return [{text: 'Sheet ' + (this.S.sheet + 1) + ' of ' + this.sheets.length}, {line: true}, {text: this.hidden.length ? this.D.rows.length - this.hidden.length + ' of ' + this.D.rows.length + ' records found' : list.length > 1 ? 'Selected: ' + (r2 - r1 + 1) + ' rows, ' + (c2 - c1 + 1) + ' columns' : ''}, {gap: true}, {id: 'page_style', text: 'Default', fn: 'page_style'}, {line: true}, {id: 'language', text: this.D.currency === '$' ? 'English (USA)' : 'English (UK)', fn: 'language'}, {line: true}, {id: 'insert_mode', icon: 'fluent:text-t-20-regular', label: 'insert mode', fn: 'insert_mode'}, {id: 'selection_mode', icon: 'fluent:cursor-20-regular', label: 'selection mode', fn: 'selection_mode'}, {line: true}, {id: 'sum_kind', text: list.length ? 'Average: ' + text(sum / list.length) + '; Sum: ' + text(sum) : 'Average: ; Sum: 0', fn: 'sum_kind'}, {line: true}];
    },
    formats() { return ['All', 'User-defined', 'Number', 'Percent', 'Currency', 'Date', 'Time', 'Scientific', 'Fraction', 'Text']; },
    buttons() { return [{id: 'ok', label: 'OK', main: true, fn: 'confirm'}, {id: 'cancel', label: 'Cancel', fn: 'dismiss'}]; },
  },
  methods: {
    said: pb.facts,
    dressed(r, cell) {
      const [r1, c1, r2, c2] = this.S.at, k = this.S.look;
      if (r < r1 || r > r2 || cell.c < c1 || cell.c > c2) return cell;
      const value = Number((cell.text || '').replace(/,/g, '')), figure = cell.align === 'right' && cell.text && !isNaN(value);
      const text = this.S.editing && cell.formula ? cell.formula : figure && k.format === 'percent' ? Math.round(value * 100) + '%' : figure && (k.format || k.places !== 2) ? (k.format === 'currency' ? this.D.currency : '') + value.toLocaleString('en-US', {minimumFractionDigits: k.places, maximumFractionDigits: k.places}) : cell.text;
      return {...cell, text, bold: k.bold || cell.bold, italic: k.italic || cell.italic, under: k.underline, align: k.align || cell.align, ground: k.fill ? '#ffff00' : cell.ground, ink: k.red ? '#c9211e' : k.fill ? '#000' : cell.ink, indent: k.indent, wrap: k.wrap};
    },
    summed(r, c) {
      const line = this.dark ? '#777' : '#888', D = this.D;
      return [{r, cells: [this.group.label, 'Lines', this.amount.label, 'Share'].map((text, n) => ({c: c + n, text, bold: true, align: n ? 'right' : 'left', border: line}))}, ...D.summary.map((one, n) => ({r: r + 1 + n, cells: [{c, text: one.name}, {c: c + 1, text: String(one.count), align: 'right'}, {c: c + 2, text: one.text, align: 'right'}, {c: c + 3, text: one.share_text, align: 'right'}]})), {r: r + 1 + D.summary.length, cells: [{c, text: 'Total', bold: true, top: line}, {c: c + 1, text: String(D.rows.length), align: 'right', bold: true, top: line}, {c: c + 2, text: D.totals.find(sum => sum.c === this.amount.at).text, align: 'right', bold: true, top: line}, {c: c + 3, text: '100.0%', align: 'right', bold: true, top: line}]}];
    },
    pick(r, c) { const S = this.S, row = this.rows.find(one => one.r === r); S.at = [r, c, r, c]; S.row = row && row.key ? row.key : ''; S.editing = false; S.look = {bold: false, italic: false, underline: false, wrap: false, merge: false, fill: false, red: false, align: '', format: '', places: 2, indent: 0}; },
    tick(id) { const S = this.S; S.unticked = id === 'all' ? (S.unticked.length ? [] : this.D.summary.map(one => one.key)) : S.unticked.includes(id) ? S.unticked.filter(x => x !== id) : [...S.unticked, id]; },
    set(id, value) { if (id === 'red') this.S.negative = value; else if (id === 'thousands') this.S.thousands = value; else if (id === 'wrap') this.S.look.wrap = value; },
    answer(id) { this.S.did = {ok: 'confirm', cancel: 'dismiss'}[id] || id; this.S.dialog = ''; },
    act(id) {
      const S = this.S, k = S.look, was = S.open, dialogs = {cells_dialog: 'cells', sort_dialog: 'sort', find_replace: 'replace', validity: 'validity', chart: 'chart', pivot: 'pivot', wizard: 'wizard', standard_filter: 'filter', subtotals: 'subtotals', text_columns: 'columns', zoom_dialog: 'zoom', goal_seek: 'goal', consolidate: 'consolidate', symbol: 'symbol', link: 'link', image: 'image', print: 'print', protect_sheet: 'protect', heads: 'heads', solver: 'solver', clear_contents: 'clear', define_range: 'range', page_style: 'page', auto_format: 'styles'};
      S.open = '';
      if (['borders', 'conditional', 'font', 'size', 'names', 'quick_sum', 'sieve', 'line_style', 'number_menu', 'more_filters', 'calculate', 'statistics', 'detective', 'language', 'sum_kind', 'selection_mode'].includes(id)) S.open = was === id ? '' : id;
      else if (dialogs[id]) S.dialog = dialogs[id];
      else if (id in k && typeof k[id] === 'boolean') k[id] = !k[id];
      else if (id === 'font_color') k.red = true;
      else if (['align_left', 'align_center', 'align_right'].includes(id)) k.align = id.slice(6);
      else if (['currency', 'percent', 'number', 'as_date'].includes(id)) k.format = id;
      else if (id === 'more_places' || id === 'less_places') k.places = Math.max(0, k.places + (id === 'more_places' ? 1 : -1));
      else if (id === 'indent_more' || id === 'indent_less') k.indent = Math.max(0, k.indent + (id === 'indent_more' ? 1 : -1));
      else if (id === 'sort_up' || id === 'sort_down') S.order = id.slice(5);
      else if (id === 'auto_filter') { S.filters = !S.filters; S.sieve = ''; }
      else if (id === 'lattice') S.lattice = !S.lattice; else if (id === 'sidebar') S.deck = S.deck ? '' : 'properties'; else if (id === 'navigator') S.deck = 'navigator';
      else if (id === 'insert_sheet') S.added += 1;
      else S.did = id;
    },
  },
})
