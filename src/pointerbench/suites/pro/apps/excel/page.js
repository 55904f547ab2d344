({
  state: d => ({tab: 'Home', at: [5, 1, 5, 1], row: '', sheet: 0, added: 0, open: '', dialog: '', pane: '', did: '', order: '', filters: true, sieve: '', unticked: [], untick: [], zoom: 100, from: 0, freeze: 0, lines: true, headings: true, bar: true, tall: false, formulas: false, mode: 'normal', chart: false, bars: '', editing: false, auto: true, thread: '', replying: '', more: '', query: '', notice: false, page: 0, finding: false, seeking: false, negative: 0, thousands: true, headers: true, format: 'Number', facet: '', choosing: '', arrows: false, look: {bold: false, italic: false, underline: false, wrap: false, merge: false, fill: false, red: false, align: '', format: '', decimals: 2, size: 11, indent: 0}, parts: {overlap: 0, gap: 60, fill: 'Automatic'}}),
  computed: {
    dark() { return this.theme === 'dark'; },
    group() { return this.D.columns.find(one => one.id === 'group'); },
    amount() { return this.D.columns.find(one => one.id === 'amount'); },
    sheets() { const [first, ...rest] = this.D.sheets; return [first, 'Summary', ...rest, ...Array.from({length: this.S.added}, (_, n) => 'Sheet' + (n + 1))]; },
    widths() { const own = this.D.columns.map(one => one.width); return this.S.sheet === 1 ? [120, 70, 104, 70] : this.D.beside ? [...own, 34, 104, 56, 98, 62] : own; },
    name() { return pb.letters(this.S.at[1]) + (this.S.at[0] + 1); },
    spot() { return '[data-at=cell-' + this.S.at[0] + '-' + this.S.at[1] + ']'; },
    here() { const row = this.rows.find(one => one.r === this.S.at[0]); return row && row.cells.find(one => one.c === this.S.at[1]); },
    // The formula of the cell in its parts, the references in the colours of their frames.
    formula() {
      const text = this.here ? this.here.formula || this.here.text || '' : '', inks = ['#2b6cd4', '#c0392b', '#7d3cb5'];
      if (!this.S.editing || !text.startsWith('=')) return [{text}];
      let n = 0;
      return text.split(/([A-Z]+\d+(?::[A-Z]+\d+)?)/).filter(Boolean).map(part => /^[A-Z]+\d/.test(part) ? {text: part, ink: inks[n++ % 3]} : {text: part});
    },
    frames() {
      const copied = this.S.did === 'copy' || this.S.did === 'cut' ? [{at: this.S.at, ink: '#107c41', ants: true}] : [];
      return [...copied, ...this.formula.filter(part => part.ink).map(part => { const ends = part.text.split(':').map(ref => [parseInt(ref.replace(/\D/g, ''), 10) - 1, ref.charCodeAt(0) - 65]); const [a, b = a] = ends; return {at: [...a, ...b], ink: part.ink, ground: part.ink + '1c'}; })];
    },
    hidden() { return this.S.sieve && !this.S.sheet ? this.D.rows.filter(one => one.cells.group.text !== this.S.sieve).map(one => one.r) : []; },
    sorted() {
      if (!this.S.order) return this.D.rows;
      const way = this.S.order === 'up' ? 1 : -1, by = this.D.columns[Math.min(this.S.at[1], this.D.columns.length - 1)].id;
      return [...this.D.rows].sort((a, b) => (a.cells[by].value < b.cells[by].value ? -1 : 1) * way).map((one, n) => ({...one, r: this.D.rows[n].r}));
    },
    rows() { return this.S.sheet === 0 ? this.main : this.S.sheet === 1 ? this.second : []; },
    main() {
      const {D, S} = this, n = D.columns.length, scheme = D.scheme, most = Math.max(...D.rows.map(one => one.cells.amount.value));
      const head = {r: D.head, cells: D.columns.map(one => ({c: one.at, text: one.label, bold: true, align: one.align, ink: scheme.head ? '#fff' : undefined, ground: scheme.head || undefined, border: scheme.head ? scheme.head : this.dark ? '#ccc' : '#222', drop: S.filters ? {id: one.id === 'group' ? 'sieve' : 'sieve_' + one.id, fn: one.id === 'group' ? 'open_sieve' : undefined, icon: S.sieve && one.id === 'group' ? 'fluent:filter-20-filled' : undefined} : undefined}))};
      const tones = this.dark ? {good: ['#123d22', '#8fdca8'], warn: ['#4a3a10', '#ffd978'], bad: ['#4d1a1f', '#ffa5ad']} : {good: ['#c6efce', '#006100'], warn: ['#ffeb9c', '#7a5200'], bad: ['#ffc7ce', '#9c0006']};
      const body = this.sorted.map((row, at) => ({r: row.r, key: row.key, group: 'rows', facts: S.formulas || S.editing && row.r === S.at[0] ? undefined : row.facts, cells: D.columns.map(one => {
        const cell = row.cells[one.id], tone = tones[cell.tone], band = scheme.band && at % 2 === 0 ? this.dark ? '#2a2f33' : scheme.band : undefined;
        return this.dressed(row.r, {c: one.at, part: one.id, text: S.formulas && cell.formula ? cell.formula : cell.text, formula: cell.formula, align: one.align, ink: tone && tone[1], ground: tone ? tone[0] : band, bar: D.bars && one.id === 'amount' && !this.dark ? cell.value / most : undefined, flag: D.comments.some(t => t.r === row.r && t.c === one.at)});
      })}));
      const total = {r: D.last + 1, cells: [{c: 0, text: 'Total', bold: true, top: '#888'}, ...D.columns.slice(1).map(one => ({c: one.at, align: 'right', bold: true, top: '#888', text: '', ...D.totals.find(sum => sum.c === one.at)}))].map(cell => this.dressed(D.last + 1, cell))};
      const all = [{r: 0, cells: [{c: 0, span: 5, text: D.title, bold: true, size: 17, ink: scheme.head || undefined}]}, {r: 1, cells: [{c: 0, span: 6, text: D.note, italic: true, ink: this.dark ? '#a8a8a8' : '#666'}]}, head, ...body, total];
      if (D.beside) this.summed(D.head, n + 1).forEach(row => { const own = all.find(one => one.r === row.r); if (own && !own.group) own.cells.push(...row.cells); else all.push({r: row.r, cells: row.cells}); });
      return all;
    },
    second() { return [{r: 0, cells: [{c: 0, span: 5, text: this.D.title + ' – summary', bold: true, size: 15}]}, {r: 1, cells: [{c: 0, span: 5, text: this.D.note, italic: true, ink: this.dark ? '#a8a8a8' : '#666'}]}, ...this.summed(3, 0)]; },
    charts() {
      const D = this.D, z = this.S.zoom / 100, top = (D.summary.length + 7) * Math.round(20 * z) - 8;
      return [[D.summary.map(one => [one.name, one.value, one.text.replace(/\.\d+$/, '')]), this.amount.label + ' by ' + this.group.label.toLowerCase(), D.scheme.bar, 8], [D.summary.map(one => [one.name, one.count, String(one.count)]), 'Lines by ' + this.group.label.toLowerCase(), '#7f7f7f', 470 * z]].map(([list, title, ink, x]) => {
        const w = 440 * z, h = 250 * z, left = 62, low = 40, floor = h - 34, most = Math.max(...list.map(one => one[1])), unit = 10 ** Math.floor(Math.log10(most)), step = most / unit > 5 ? 2 * unit : most / unit > 2 ? unit : unit / 2, peak = Math.ceil(most / step) * step;
        const y = value => floor - value / peak * (floor - low), slot = (w - left - 18) / list.length, width = slot * (1 - this.S.parts.gap / 200);
        return {title, ink, w, h, x, y: top, left, ticks: Array.from({length: Math.round(peak / step) + 1}, (_, n) => ({y: Math.round(y(n * step)) + .5, text: (n * step).toLocaleString('en-US')})),
          bars: list.map(([name, value, text], n) => ({key: 'g' + n, name, text, mid: left + slot * (n + .5), x: left + slot * (n + .5) - width / 2, w: width, y: y(value), h: floor - y(value), facts: JSON.stringify({name: {value: name, text: name}, figure: {value, text}})}))};
      });
    },
    threads() { return this.D.comments.map(one => ({...one, place: one.cell, facts: {who: {value: one.who.name, text: one.who.name}}})); },
    queries() { return this.D.sheets.slice(1).map((name, n) => ({key: 'q' + n, name, note: n % 2 ? 'Connection only.' : (41 + name.length * 37) + ' rows loaded.', facts: JSON.stringify({name: {value: name, text: name}})})); },
    tabs() { return [...Object.keys(this.D.ribbon).filter(tab => tab !== 'Chart Design' || this.S.chart).map(label => ({id: label, label, own: label === 'Chart Design' && this.S.tab !== label ? '#107c41' : undefined}))]; },
    now() { const k = this.S.look, S = this.S, money = this.here && ['price', 'amount'].includes(this.here.part); return {on: {bold: k.bold, italic: k.italic, underline: k.underline, wrap: k.wrap, merge: k.merge, align_left: k.align === 'left', align_center: k.align === 'center', align_right: k.align === 'right', painter: S.did === 'painter', filter: S.filters, lines: S.lines, headings: S.headings, bar: S.bar, comments: S.pane === 'comments', queries: S.pane === 'queries', normal: S.mode === 'normal', page_view: S.mode === 'page', breaks_view: S.mode === 'breaks', show_formulas: S.formulas}, values: {font: 'Aptos Narrow', size: k.size, format: k.format || (money ? 'Number' : this.here && this.here.part === 'date' ? 'Date' : 'General')}, off: {clear_filter: !S.sieve, reapply: !S.sieve}}; },
    groups() { return pb.office.groups(this.D.ribbon[this.S.tab], this.now); },
    quick() { return pb.office.quick.map(one => ({...one, icon: {save: 'fluent:save-20-regular', undo: 'fluent:arrow-undo-20-regular', redo: 'fluent:arrow-redo-20-regular'}[one.id]})); },
    ends() { return [{id: 'comments', icon: 'fluent:comment-20-regular', text: 'Comments', fn: 'comments', on: this.S.pane === 'comments'}, {id: 'share', icon: 'fluent:share-20-regular', text: 'Share', main: true, drop: true, fn: 'share'}]; },
    sides() { return [{id: 'chart_add', label: 'chart elements', icon: 'fluent:add-20-regular'}, {id: 'chart_brush', label: 'chart styles', icon: 'fluent:paint-brush-20-regular'}, {id: 'chart_filter', label: 'chart filters', icon: 'fluent:filter-20-regular'}]; },
    kinds() { return [{id: 'fill_line', label: 'fill and line', icon: 'fluent:paint-bucket-20-regular'}, {id: 'effects', label: 'effects', icon: 'fluent:hexagon-20-regular'}, {id: 'series_options', label: 'series options', icon: 'fluent:data-bar-vertical-20-regular'}]; },
    series() { const p = this.S.parts; return [{id: 'options', label: 'Series Options', rows: [{id: 'axis', label: 'Plot On', kind: 'choice', value: 'Primary Axis', options: ['Primary Axis', 'Secondary Axis']}, {id: 'overlap', label: 'Overlap', kind: 'slider', value: p.overlap, min: -100, shown: p.overlap + '%', fn: 'overlap'}, {id: 'gap', label: 'Gap Width', kind: 'slider', value: p.gap, max: 200, shown: p.gap + '%', fn: 'gap_width'}]}, {id: 'fill', label: 'Fill', rows: [{id: 'ink', label: 'Color', kind: 'colour', value: this.D.scheme.bar, fn: 'series_colour'}, {id: 'clear', label: 'Transparency', kind: 'slider', value: 15, shown: '15%'}]}, {id: 'border', label: 'Border', open: false, rows: []}]; },
    fills() { return ['No fill', 'Solid fill', 'Gradient fill', 'Picture or texture fill', 'Automatic'].map(label => ({id: label, label, kind: 'radio', on: this.S.parts.fill === label, fn: {'No fill': 'no_fill', 'Gradient fill': 'gradient_fill'}[label]})); },
    sieve() { return this.D.menus.sieve.map(one => one.id === 'clear_one' ? {...one, label: 'Clear Filter From “' + this.group.label + '”', off: true} : one); },
    mini() { return [{id: 'font', kind: 'choice', label: 'font', value: 'Aptos Narrow', width: 92}, {id: 'grow', icon: 'fluent:font-increase-20-regular', label: 'grow', fn: 'grow'}, {id: 'shrink', icon: 'fluent:font-decrease-20-regular', label: 'shrink', fn: 'shrink'}, {id: 'bold', icon: 'fluent:text-bold-20-regular', label: 'bold', fn: 'bold'}, {id: 'italic', icon: 'fluent:text-italic-20-regular', label: 'italic', fn: 'italic'}, {id: 'fill_color', icon: 'fluent:paint-bucket-20-regular', label: 'fill color', ink: '#c9a400', fn: 'fill_color'}, {id: 'font_color', icon: 'fluent:text-color-20-regular', label: 'font color', ink: '#c00000', fn: 'font_color'}, {id: 'percent', icon: 'fluent:text-percent-20-regular', label: 'percent', fn: 'percent'}, {id: 'comma', icon: 'fluent:comma-20-regular', label: 'comma', fn: 'comma'}]; },
    menus() { const {sieve, ...rest} = pb.office.menus(this.D.menus, {on: {filter: this.S.filters || undefined}, off: this.now.off}); return rest; },
    bar() { return pb.office.bar(this.D.menus); },
    strip() {
      const [r1, c1, r2, c2] = this.S.at, list = [];
      for (const row of this.D.rows) if (!this.S.sheet && row.r >= r1 && row.r <= r2 && !this.hidden.includes(row.r)) for (const one of this.D.columns) if (one.at >= c1 && one.at <= c2 && typeof row.cells[one.id].value === 'number') list.push(row.cells[one.id].value);
      const text = value => value.toLocaleString('en-US', {minimumFractionDigits: 2, maximumFractionDigits: 2}), sum = list.reduce((a, b) => a + b, 0);
      const found = this.hidden.length ? this.D.rows.length - this.hidden.length + ' of ' + this.D.rows.length + ' records found' : this.S.editing ? 'Edit' : 'Ready';
      return [{text: found}, {id: 'accessibility', icon: 'fluent:accessibility-20-regular', text: 'Accessibility: Good to go', fn: 'accessibility'}, {gap: true}, ...(list.length > 1 ? [{text: 'Average: ' + text(sum / list.length)}, {text: 'Count: ' + list.length}, {text: 'Sum: ' + text(sum)}] : []), {id: 'normal', icon: 'fluent:table-20-regular', label: 'normal view', on: this.S.mode === 'normal'}, {id: 'page_view', icon: 'fluent:document-one-page-20-regular', label: 'page layout view', fn: 'page_view', on: this.S.mode === 'page'}, {id: 'breaks_view', icon: 'fluent:document-page-break-20-regular', label: 'page break preview', fn: 'breaks_view', on: this.S.mode === 'breaks'}];
    },
    buttons() { return [{id: 'ok', label: 'OK', main: true, fn: 'confirm'}, {id: 'cancel', label: 'Cancel', fn: 'dismiss'}]; },
    formats() { return ['General', 'Number', 'Currency', 'Accounting', 'Date', 'Time', 'Percentage', 'Fraction', 'Scientific', 'Text', 'Special', 'Custom']; },
    sample() { const cell = this.here; if (!cell || !cell.formula) return cell ? cell.text : ''; const value = Number(cell.text.replace(/,/g, '')); return value.toLocaleString('en-US', {minimumFractionDigits: this.S.look.decimals, maximumFractionDigits: this.S.look.decimals, useGrouping: this.S.thousands}); },
    levels() { return [{id: 'add_level', label: 'Add Level', icon: 'fluent:add-20-regular', fn: 'add_level'}, {id: 'delete_level', label: 'Delete Level', icon: 'fluent:dismiss-20-regular', fn: 'delete_level'}, {id: 'copy_level', label: 'Copy Level', icon: 'fluent:copy-20-regular'}, {id: 'sort_options', label: 'Options...', fn: 'sort_options'}]; },
    sorting() { return [[this.group.label, 'A to Z'], [this.D.columns.find(one => one.id === this.D.sort_by).label, this.D.sort_by === 'date' ? 'Oldest to Newest' : 'Largest to Smallest']]; },
  },
  methods: {
    // A cell with what was done to it since it was selected.
    dressed(r, cell) {
      const [r1, c1, r2, c2] = this.S.at, k = this.S.look;
      if (r < r1 || r > r2 || cell.c < c1 || cell.c > c2) return cell;
      const value = Number((cell.text || '').replace(/,/g, '')), figure = cell.align === 'right' && cell.text && !isNaN(value) && !cell.part?.startsWith('date');
      const text = this.S.editing && cell.formula ? cell.formula : figure && k.format ? k.format === 'Percentage' ? Math.round(value * 100) + '%' : (k.format === 'Accounting' ? this.D.currency : '') + value.toLocaleString('en-US', {minimumFractionDigits: k.decimals, maximumFractionDigits: k.decimals}) : figure && k.decimals !== 2 ? value.toLocaleString('en-US', {minimumFractionDigits: k.decimals, maximumFractionDigits: k.decimals}) : cell.text;
      return {...cell, text, bold: k.bold || cell.bold, italic: k.italic || cell.italic, under: k.underline, align: this.S.editing && cell.formula ? 'left' : k.align || cell.align, ground: k.fill ? '#ffff00' : cell.ground, ink: k.red ? '#c00000' : k.fill ? '#111' : cell.ink, size: k.size === 11 ? cell.size : 13 + (k.size - 11) * 1.2, indent: k.indent || cell.indent, wrap: k.wrap};
    },
    summed(r, c) {
      const D = this.D, line = this.dark ? '#777' : '#999', last = D.last + 1, span = id => { const one = D.columns.find(x => x.id === id).letter; return '$' + one + '$' + (D.head + 2) + ':$' + one + '$' + last; };
      const head = {r, cells: [this.group.label, 'Lines', this.amount.label, 'Share'].map((text, n) => ({c: c + n, text, bold: true, align: n ? 'right' : 'left', border: line}))};
      const body = D.summary.map((one, n) => ({r: r + 1 + n, cells: [{c, text: one.name}, {c: c + 1, text: String(one.count), align: 'right', formula: '=COUNTIF(' + span('group') + ',' + pb.letters(c) + (r + 2 + n) + ')'}, {c: c + 2, text: one.text, align: 'right', formula: '=SUMIF(' + span('group') + ',' + pb.letters(c) + (r + 2 + n) + ',' + span('amount') + ')'}, {c: c + 3, text: one.share_text, align: 'right'}].map(cell => this.dressed(r + 1 + n, cell))}));
      const foot = {r: r + 1 + D.summary.length, cells: [{c, text: 'Total', bold: true, top: line}, {c: c + 1, text: String(D.rows.length), align: 'right', bold: true, top: line}, {c: c + 2, text: D.totals.find(sum => sum.c === this.amount.at).text, align: 'right', bold: true, top: line}, {c: c + 3, text: '100.0%', align: 'right', bold: true, top: line}]};
      return [head, ...body, foot];
    },
    pick(r, c) { const S = this.S, row = this.rows.find(one => one.r === r); S.at = [r, c, r, c]; S.row = row && row.key ? row.key : ''; S.editing = false; S.chart = false; S.look = {bold: false, italic: false, underline: false, wrap: false, merge: false, fill: false, red: false, align: '', format: '', decimals: 2, size: 11, indent: 0}; if (S.tab === 'Chart Design') S.tab = 'Home'; },
    tabbed(id) { if (id === 'File') this.S.did = 'backstage'; else this.S.tab = id; },
    tick(id) { const S = this.S; S.unticked = id === 'all' ? (S.unticked.length ? [] : this.D.summary.map(one => one.key)) : S.unticked.includes(id) ? S.unticked.filter(x => x !== id) : [...S.unticked, id]; },
    set(id, value) { const p = this.S.parts; if (id in p) p[id] = value; },
    answer(id) { this.S.did = id === 'ok' ? 'confirm' : 'dismiss'; this.S.dialog = ''; },
    act(id) {
      const S = this.S, k = S.look, was = S.open;
      const drops = ['conditional', 'as_table', 'styles', 'format_menu', 'sort_menu', 'find_menu', 'orientation', 'fill_down', 'clear', 'what_if', 'freeze', 'names', 'get_data', 'margins', 'landscape', 'print_area', 'breaks', 'columns', 'line_chart', 'pie', 'scatter', 'histogram', 'hierarchy', 'maps', 'sieve', 'shapes', 'pictures', 'chart_add', 'chart_colors', 'calc_options', 'font', 'size', 'format', 'macros', 'error_check'];
      const dialogs = {number_dialog: 'format', font_dialog: 'font', alignment_dialog: 'alignment', duplicates: 'duplicates', sort_dialog: 'sort', validation: 'validation', pivot: 'pivot', insert_function: 'function', name_manager: 'names', zoom_dialog: 'zoom', protect_sheet: 'protect', text_to_columns: 'split', select_data: 'data', chart_type: 'type', move_chart: 'move', evaluate: 'evaluate', advanced: 'advanced', table: 'table', forecast: 'forecast', share: 'share', new_rule: 'rule', manage_rules: 'rules', consolidate: 'consolidate', symbol: 'symbol', slicer: 'slicer', recommended_charts: 'charts', subtotal: 'subtotal'};
      S.open = '';
      if (drops.includes(id)) S.open = was === id ? '' : id;
      else if (dialogs[id]) S.dialog = dialogs[id];
      else if (id in k && typeof k[id] === 'boolean') k[id] = !k[id];
      else if (id.startsWith('align_') && ['left', 'center', 'right'].includes(id.slice(6))) k.align = id.slice(6);
      else if (id === 'fill_color') k.fill = true; else if (id === 'font_color') k.red = true;
      else if (id === 'grow' || id === 'shrink') k.size += id === 'grow' ? 1 : -1;
      else if (id === 'indent_more' || id === 'indent_less') k.indent = Math.max(0, k.indent + (id === 'indent_more' ? 1 : -1));
      else if (id === 'decimals_more' || id === 'decimals_less') k.decimals = Math.max(0, k.decimals + (id === 'decimals_more' ? 1 : -1));
      else if (['currency', 'percent', 'comma'].includes(id)) k.format = {currency: 'Accounting', percent: 'Percentage', comma: 'Comma'}[id];
      else if (id === 'sort_up' || id === 'sort_down') S.order = id.slice(5);
      else if (id === 'filter') { S.filters = !S.filters; S.sieve = ''; } else if (id === 'clear_filter') S.sieve = '';
      else if (id === 'apply_sieve') S.did = 'apply_sieve';
      else if (id === 'comments' || id === 'queries') S.pane = S.pane === id ? '' : id;
      else if (id === 'show_formulas') S.formulas = !S.formulas;
      else if (['lines', 'headings', 'bar'].includes(id)) S[id] = !S[id];
      else if (['normal', 'page_view', 'breaks_view'].includes(id)) S.mode = {normal: 'normal', page_view: 'page', breaks_view: 'breaks'}[id];
      else if (id === 'zoom_full') S.zoom = 100;
      else if (id === 'freeze_row') S.freeze = 1; else if (id === 'freeze_panes') S.freeze = 4;
      else if (id === 'auto') S.auto = !S.auto; else if (id === 'find') S.finding = true;
      else S.did = id;
    },
  },
})
