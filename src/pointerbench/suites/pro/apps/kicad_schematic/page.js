({
  state: d => ({tool: 'select', sel: '', open: '', hover: '', done: '', typing: '', dialog: '', props: false, hierarchy: true, bar: false, left: {grid: true, mm: true, right_angle: true}, units: 'mm', filter: {}, net: '', page: 'root', zoom: 1, whole: false, undone: 0, checks: {}, fault: '', tab: '', ran: 0, shut: {}, symbol: d.symbols[1].name, away: {Datasheet: true, Description: true, DNP: true, MPN: true, Supplier: true}, by: '', row: '', ways: {}}),
  computed: {
    looks() {
      const B = '#3f6fb5', G = '#2f8f3f', R = '#b83434', Y = '#c9971c', K = this.theme === 'dark' ? '#c6ccd2' : '#4a5258', O = '#c8742a', N = '#2038a8';
      return {save: ['mdi:content-save', B], setup: ['mdi:cog-outline', K], page: ['mdi:file-document-outline', K], print: ['mdi:printer', K], plot: ['mdi:printer-pos', B], paste: ['mdi:clipboard-outline', K], undo: ['mdi:undo', Y], redo: ['mdi:redo', Y], find: ['mdi:magnify', B], replace: ['mdi:find-replace', B], refresh: ['mdi:refresh', B], zoom_in: ['mdi:magnify-plus', B], zoom_out: ['mdi:magnify-minus', B], zoom_fit: ['mdi:fit-to-page', B], zoom_objects: ['mdi:magnify-scan', B], zoom_sel: ['mdi:selection-search', B], sheet_up: ['mdi:arrow-up-bold', G], turn_left: ['mdi:rotate-left', O], turn_right: ['mdi:rotate-right', O], mirror_v: ['mdi:flip-vertical', O], mirror_h: ['mdi:flip-horizontal', O], symbol_editor: ['tabler:triangle-inverted', R], browser: ['mdi:bookshelf', G], fp_editor: ['mdi:chip', G], annotate: ['mdi:order-numeric-ascending', G], erc: ['mdi:ladybug', R], simulator: ['mdi:chart-bell-curve-cumulative', B], assign: ['mdi:link-variant', G], table: ['mdi:table-edit', B], bom: ['mdi:clipboard-list-outline', O], pcb: ['mdi:expansion-card-variant', G],
        grid: ['mdi:dots-grid', K], inch: ['mdi:alpha-i-box-outline', K], mil: ['mdi:alpha-m-box-outline', K], mm: ['mdi:ruler', B], cursor: ['mdi:crosshairs', K], hidden_pins: ['mdi:eye-off-outline', R], any_angle: ['mdi:vector-line', G], right_angle: ['mdi:angle-right', G], half_angle: ['mdi:angle-acute', G], auto_number: ['mdi:numeric', O], hierarchy: ['mdi:file-tree', B], properties: ['mdi:format-list-bulleted-square', B],
        select: ['mdi:cursor-default', K], highlight: ['mdi:flashlight', Y], symbol: ['tabler:triangle-inverted', R], power: ['tabler:circuit-ground', R], wire: ['mdi:vector-polyline', G], bus: ['mdi:chart-timeline-variant', N], bus_entry: ['mdi:source-branch', N], no_connect: ['mdi:close-thick', N], junction: ['mdi:source-commit', G], label: ['mdi:format-color-text', G], directive: ['mdi:flag-outline', O], global: ['mdi:tag-outline', R], hier_label: ['mdi:tag-arrow-right-outline', O], sheet: ['mdi:note-outline', O], sheet_pin: ['mdi:note-plus-outline', O], text: ['mdi:format-text', B], textbox: ['mdi:form-textbox', B], rect: ['mdi:rectangle-outline', B], circle: ['mdi:circle-outline', B], arc: ['mdi:vector-radius', B], line: ['mdi:vector-line', B], image: ['mdi:image-outline', G], delete: ['mdi:delete-outline', R]};
    },
    first() { return this.bar('save setup | page print plot | paste | undo redo | find replace | refresh zoom_in zoom_out zoom_fit zoom_objects zoom_sel | sheet_up | turn_left turn_right mirror_v mirror_h | symbol_editor browser fp_editor | annotate erc simulator assign table bom | pcb'); },
    lefts() { return ['grid', null, 'inch', 'mil', 'mm', null, 'cursor', null, 'hidden_pins', null, 'any_angle', 'right_angle', 'half_angle', null, 'auto_number', null, 'hierarchy', 'properties']; },
    rights() { return ['select', 'highlight', null, 'symbol', 'power', 'wire', 'bus', 'bus_entry', 'no_connect', 'junction', 'label', 'directive', 'global', 'hier_label', 'sheet', 'sheet_pin', null, 'text', 'textbox', 'rect', 'circle', 'arc', 'line', 'image', null, 'delete']; },
    menus() {
      const m = (id, label, items) => ({id, label, items, fn: 'menu_' + id}), plain = (...all) => all.map(label => ({id: 'x' + label, label})), e = this.entry('m_');
      return [m('file', 'File', plain('New…', 'Open…', 'Save', 'Save As…', 'Import', 'Export', 'Schematic Setup…', 'Page Settings…', 'Print…', 'Plot…')), m('edit', 'Edit', plain('Undo', 'Redo', 'Cut', 'Copy', 'Paste Special…', 'Find', 'Find and Replace', 'Edit Text & Graphics Properties…', 'Change Symbols…')), m('view', 'View', plain('Properties', 'Hierarchy Navigator', 'Symbol Library Browser', 'Zoom to Fit', 'Draw Hidden Pins')),
        m('place', 'Place', [e('symbol', 'Place Symbols', 'A'), e('power', 'Place Power Symbols', 'P'), e('wire', 'Draw Wires', 'W', {line: true}), e('bus', 'Draw Buses', 'B'), e('bus_entry', 'Place Wire to Bus Entries', 'Z'), e('no_connect', 'Place No Connect Flags', 'Q'), e('junction', 'Place Junctions', 'J'), e('label', 'Place Net Labels', 'L'), e('directive', 'Place Net Class Directives'), e('global', 'Place Global Labels', 'Ctrl+L'), e('hier_label', 'Place Hierarchical Labels', 'H', {line: true}), e('sheet', 'Draw Hierarchical Sheets', 'S'), e('sheet_pin', 'Place Sheet Pins'), e('text', 'Draw Text', 'T', {line: true}), e('textbox', 'Draw Text Boxes'), e('rect', 'Draw Rectangles'), e('circle', 'Draw Circles'), e('image', 'Place Images')]),
        m('inspect', 'Inspect', [e('bus_panel', 'Show Bus Syntax Help', '', {icon: 'mdi:help-circle-outline'}), e('erc', 'Electrical Rules Checker', '', {line: true}), e('prev_marker', 'Previous Marker'), e('next_marker', 'Next Marker'), e('exclude_marker', 'Exclude Marker'), e('diff', 'Compare Symbol with Library…', '', {line: true, icon: 'mdi:compare'}), e('simulator', 'Simulator')]),
        m('tools', 'Tools', [e('pcb', 'Switch to PCB Editor'), e('update_pcb', 'Update PCB from Schematic…', 'F8', {icon: 'mdi:file-sync'}), e('symbol_editor', 'Symbol Editor', '', {line: true}), e('update_library', 'Update Symbols from Library…', '', {icon: 'mdi:refresh'}), e('rescue', 'Rescue Symbols…'), e('remap', 'Remap Legacy Library Symbols…'), e('fields', 'Bulk Edit Symbol Fields…', '', {line: true, icon: 'mdi:table-edit'}), e('lib_links', 'Edit Symbol Library Links…'), e('annotate', 'Annotate Schematic…', '', {line: true}), e('increment', 'Increment Annotations From…'), e('assign', 'Assign Footprints…', '', {line: true}), e('bom', 'Generate Bill of Materials…')]), m('preferences', 'Preferences', plain('Configure Paths…', 'Manage Symbol Libraries…', 'Preferences…')), m('help', 'Help', plain('Help', 'List Hotkeys…', 'About KiCad'))];
    },
    context() { const e = this.entry('c_'); return [e('move', 'Move', 'M', {icon: 'mdi:cursor-move'}), e('drag', 'Drag', 'G', {icon: 'mdi:hand-back-right-outline'}), e('align', 'Align Elements to Grid'), e('turn_left', 'Rotate Counterclockwise', 'R', {line: true}), e('turn_right', 'Rotate Clockwise'), e('mirror_v', 'Mirror Vertically', 'Y'), e('mirror_h', 'Mirror Horizontally', 'X'), e('props', 'Properties…', 'E', {line: true, icon: 'mdi:format-list-bulleted-square'}), e('reference', 'Edit Reference Designator…', 'U'), e('value', 'Edit Value…', 'V'), e('footprint', 'Edit Footprint…', 'F'), e('place_fields', 'Autoplace Fields', 'O'), e('change', 'Change Symbol…', '', {line: true, icon: 'mdi:swap-horizontal'}), e('dnp', 'Do not Populate'), e('symbol_editor', 'Edit with Symbol Editor', 'Ctrl+E'), e('cut', 'Cut', 'Ctrl+X', {line: true}), e('copy', 'Copy', 'Ctrl+C'), e('delete', 'Delete', 'Del'), e('duplicate', 'Duplicate', 'Ctrl+D')]; },
    filters() { return ['All items', 'Locked items', 'Symbols', 'Pins', 'Wires', 'Labels', 'Graphics', 'Images', 'Text', 'Other items']; },
    columns() { return ['Reference', 'Value', 'Footprint', 'Datasheet', 'Description', 'Qty', 'DNP', 'MPN', 'Supplier']; },
    choices() { return [{id: 'scope', label: 'Scope', at: 'entire', items: [['entire', 'Entire schematic'], ['current', 'Current sheet only'], ['selection', 'Selection only']]}, {id: 'order', label: 'Order', at: 'by_x', items: [['by_x', 'Sort symbols by X position'], ['by_y', 'Sort symbols by Y position']]}, {id: 'options', label: 'Options', at: 'keep', items: [['keep', 'Keep existing annotations'], ['reset', 'Reset existing annotations']]}, {id: 'numbering', label: 'Numbering', at: 'free', items: [['free', 'Use first free number after: 0'], ['by_100', 'First free after sheet number × 100'], ['by_1000', 'First free after sheet number × 1000']]}]; },
    tree() { return [{id: 'root', label: this.D.name + ' (page 1)', depth: 0, open: true, leaf: false}, ...this.D.sheets.map((name, n) => ({id: name, label: name + ' (page ' + (n + 2) + ')', depth: 1, leaf: true}))].map(one => ({...one, on: this.S.page === one.id, bold: this.S.page === one.id, group: 'pages', key: one.id, facts: {name: {value: one.label, text: one.label}}})); },
    picked() { return this.D.sheet.parts.find(one => one.id === this.S.sel); },
    fields() {
      const p = this.picked;
      if (!p) return [{id: 'none', label: 'No objects selected', rows: []}];
      const row = (id, label, value, kind = 'text') => ({id, label, kind, value, fn: 'p_' + id}), tick = (id, label) => row(id, label, !!this.S.checks[id], 'check');
      return [{id: 'basic', label: 'Basic Properties', rows: [row('px', 'Position X', (p.x * 1.27).toFixed(2) + ' mm'), row('py', 'Position Y', (p.y * 1.27).toFixed(2) + ' mm'), row('turn', 'Orientation', (p.turn || 0) * 90 + '°', 'choice'), tick('flip_x', 'Mirror X'), tick('flip_y', 'Mirror Y')]}, {id: 'pins', label: 'Pin Display', rows: [tick('numbers', 'Show pin numbers'), tick('names', 'Show pin names')]}, {id: 'fields', label: 'Fields', rows: [row('ref', 'Reference', p.ref), row('value', 'Value', p.value), row('print', 'Footprint', (p.print || '').split(':').pop()), row('sheet', 'Datasheet', '~')]}, {id: 'attributes', label: 'Attributes', rows: [tick('no_sim', 'Exclude From Simulation'), tick('no_bom', 'Exclude From Bill of Materials'), tick('no_board', 'Exclude From Board'), tick('dnp', 'Do not Populate')]}];
    },
    below() { const p = this.picked, D = this.D; return p ? [['Reference', p.ref], ['Value', p.value], ['Name', p.about], ['Footprint', p.print || '<Unknown>'], ['Keywords', p.about.toLowerCase()]] : this.S.net ? [['Net', this.S.net], ['Resolved Netclass', 'Default'], ['Connection Name', '/' + this.S.net]] : [['Symbols', D.sheet.parts.length], ['Nets', D.nets.length], ['Sheets', D.sheets.length + 1], ['File', D.name + '.kicad_sch']]; },
    hint() { return {select: 'Select item(s)', wire: 'Draw wires', highlight: 'Highlight nets', symbol: 'Place symbols', delete: 'Interactive delete tool'}[this.S.tool] || ''; },
    heading() { const words = this.D.name.replace(/_/g, ' '); return words[0].toUpperCase() + words.slice(1); },
    tall() { return window.innerHeight > 800; },
    zoom() { return this.S.zoom * (this.tall || this.S.whole ? 1 : 1.62); },
    at() { return this.tall || this.S.whole ? [.5, .5] : [.36, .36]; },
    marks() { const [w, h] = this.D.size, found = []; for (let n = 0; n < 4; n += 1) for (const y of [5.5, h - 5.5]) found.push({key: 'x' + n + y, x: 8 + (n + .5) * (w - 16) / 4, y, text: n + 1}); for (let n = 0; n < 3; n += 1) for (const x of [5.5, w - 5.5]) found.push({key: 'y' + n + x, x, y: 8 + (n + .5) * (h - 16) / 3, text: 'ABC'[n]}); return found; },
    bad() { return this.D.faults.filter(one => one.bad).length; },
    listed() { return [...this.D.rows].sort((a, b) => b.refs.length - a.refs.length).map(one => { const name = one.refs.slice(0, 4).join(', ') + (one.refs.length > 4 ? ', …' : ''); return {id: one.id, on: this.S.row === one.id, group: 'rows', key: one.id, facts: {name: {value: name, text: name}, count: {value: one.refs.length, text: String(one.refs.length)}}, cells: {ref: name, value: one.value, print: one.print.split(':').pop(), count: String(one.refs.length)}}; }); },
    libraries() { const found = []; for (const one of this.D.symbols) { const at = found.find(two => two.name === one.shelf); if (at) at.items.push(one); else found.push({name: one.shelf, items: [one], shut: !!this.S.shut[one.shelf]}); } return found; },
    choice() { return this.D.symbols.find(one => one.name === this.S.symbol); },
    count() { return 22000 + this.D.name.length * 113; },
    shown() {
      const {shelf, name} = this.choice, text = (x, y, t, kind) => ({x, y, text: t, kind, align: 'c'}), kind = {R: 'R', C: 'C', L: 'L', LED: 'LED', Crystal: 'Y', Fuse: 'F', D_Zener: 'Z', Q_NMOS_GSD: 'NMOS', SW_Push: 'SW'}[name];
      if (kind) return [{id: 'shown', kind, x: 17, y: 10, turn: 0, box: [15, 7, 19, 13], el: 'image', texts: [text(22, 9, name[0] + '?', 'ref'), text(22, 11, name, 'value')]}];
      const pins = []; for (let n = 0; n < 8; n += 1) { const left = n < 4, y = 5.5 + (n % 4) * 3; pins.push({at: [left ? 12 : 22, y], to: [left ? 9 : 25, y]}); }
      return [{id: 'shown', kind: 'chip', body: [12, 4, 22, 16], box: [12, 4, 22, 16], el: 'image', x: 12, y: 4, pins, texts: [text(17, .8, shelf === 'Connector' ? 'J?' : shelf === 'Motor' ? 'M?' : shelf === 'Relay' ? 'K?' : 'U?', 'ref'), text(17, 2.6, name, 'value')]}];
    },
  },
  methods: {
    entry(before) { return (id, label, keys, rest) => ({id, label, keys, fn: before + id, icon: (this.looks[id] || [])[0], ink: (this.looks[id] || [])[1], ...rest}); },
    bar(names) { return names.split(' ').map(id => id === '|' ? {line: true} : {id, icon: this.looks[id][0], ink: this.looks[id][1], label: this.said(id), fn: 't_' + id, off: !this.picked && ['turn_left', 'turn_right', 'mirror_v', 'mirror_h', 'zoom_sel'].includes(id) || id === 'sheet_up' && this.S.page === 'root'}); },
    said(id) { return id.replace(/_/g, ' '); },
    named(name) { return {name: {value: name, text: name}}; },
    facts(name) { return JSON.stringify(this.named(name)); },
    wide(most) { return Math.min(most, window.innerWidth - 120); },
    frame(k) { return {left: 8 * k + 'px', top: 8 * k + 'px', right: 8 * k + 'px', bottom: 8 * k + 'px', outlineOffset: 3.2 * k + 'px'}; },
    flick(id) { const S = this.S, some = (all, id) => Object.fromEntries(all.map(one => [one, one === id])); if (['inch', 'mil', 'mm'].includes(id)) { S.units = id; S.left = {...S.left, ...some(['inch', 'mil', 'mm'], id)}; } else if (id.endsWith('_angle')) S.left = {...S.left, ...some(['any_angle', 'right_angle', 'half_angle'], id)}; else if (id === 'properties') S.props = !S.props; else if (id === 'hierarchy') S.hierarchy = !S.hierarchy; else S.left = {...S.left, [id]: !S.left[id]}; },
    lit(id) { const S = this.S; return id === 'properties' ? S.props : id === 'hierarchy' ? S.hierarchy : !!S.left[id]; },
    ticked(id, on = false) { return this.S.checks[id] === undefined ? on : this.S.checks[id]; },
    tick(id, on = false) { this.S.checks = {...this.S.checks, [id]: !this.ticked(id, on)}; },
    leave(id) { if (id === 'close') this.S.dialog = ''; else if (id === 'run') this.S.ran += 1; else this.S.done = 'd_' + id; },
    act(id) {
      const S = this.S;
      S.open = ''; S.hover = '';
      if (['erc', 'annotate', 'table'].includes(id)) S.dialog = id;
      else if (id === 'fields') S.dialog = 'table';
      else if (this.rights.includes(id)) S.tool = id;
      else if (id === 'zoom_in') S.zoom *= 1.25;
      else if (id === 'zoom_out') S.zoom *= .8;
      else if (id === 'undo') S.undone += 1;
      else S.done = id;
    },
  },
})
