({
  state: d => ({windows: [{id: 'plot0', kind: 'plot', of: 0}, {id: 'sheet0', kind: 'sheet', of: 0}], way: 'rows', front: 'sheet0', open: '', hover: '', done: '', dialog: '', typing: '', tool: '', cursor: '', probe: '', net: '', part: '', kind: 'tran', symbol: d.symbol, expression: '', panel: 'Waveforms', checks: {}, grid: false, dots: true, zoom: 1, undone: 0}),
  computed: {
    looks() {
      const B = '#2f62b8', R = '#c0302a', G = '#2e8b3d', Y = '#c9962a', K = this.theme === 'dark' ? '#cfd4da' : '#3c4248', P = '#7a3fb0';
      return {new: ['mdi:file-plus-outline', B], open: ['mdi:folder-open', Y], save: ['mdi:content-save', B], panel: ['mdi:hammer', K], run: ['mdi:run', G], halt: ['mdi:hand-back-right', R], zoom_in: ['mdi:magnify-plus', B], pan: ['mdi:pan', B], zoom_out: ['mdi:magnify-minus', B], zoom_full: ['mdi:magnify-scan', B], autorange: ['mdi:chart-line-variant', R], pick_traces: ['mdi:chart-multiple', P], rows: ['mdi:view-agenda-outline', B], cols: ['mdi:view-column-outline', B], cascade: ['mdi:layers-outline', B], cut: ['mdi:content-cut', K], copy: ['mdi:content-copy', K], paste: ['mdi:clipboard-outline', K], find: ['mdi:binoculars', K], setup: ['mdi:printer-settings', K], print: ['mdi:printer', K],
        wire: ['mdi:pencil', B], ground: ['tabler:circuit-ground', B], label: ['mdi:tag-outline', P], resistor: ['tabler:circuit-resistor', B], capacitor: ['tabler:circuit-capacitor', B], inductor: ['tabler:circuit-inductor', B], diode: ['tabler:circuit-diode', B], component: ['mdi:gate-and', B], move: ['mdi:hand-back-right-outline', K], drag: ['mdi:hand-pointing-left', K], undo: ['mdi:undo', Y], redo: ['mdi:redo', Y], rotate: ['mdi:rotate-right', B], mirror: ['mdi:flip-horizontal', B], text: ['mdi:format-letter-case', K], directive: ['mdi:dots-circle', R], w_plot: ['mdi:chart-bell-curve', R], w_sheet: ['mdi:sitemap-outline', K], w_log: ['mdi:text-box-outline', K]};
    },
    bar() { const tools = this.draws; return 'new open save | panel | run halt | zoom_in pan zoom_out zoom_full | autorange pick_traces | rows cols cascade | cut copy paste find | setup print | wire ground label resistor capacitor inductor diode component | move drag undo redo rotate mirror | text directive'.split(' ').map(id => id === '|' ? {line: true} : {id, icon: this.looks[id][0], ink: this.looks[id][1], label: id.replace('_', ' '), fn: 't_' + id, on: tools.includes(id) ? this.S.tool === id : undefined, off: id === 'halt' || ['autorange', 'pick_traces'].includes(id) && !this.plotted || [...tools, 'rotate', 'mirror'].includes(id) && !this.drawn || ['rotate', 'mirror', 'redo'].includes(id)}); },
    draws() { return ['cut', 'copy', 'wire', 'ground', 'label', 'resistor', 'capacitor', 'inductor', 'diode', 'move', 'drag', 'text', 'directive']; },
    at() { return this.S.windows.find(one => one.id === this.S.front) || this.S.windows[0]; },
    plotted() { return this.at.kind === 'plot'; },
    drawn() { return this.at.kind === 'sheet'; },
    menus() {
      const m = (id, label, items) => ({id, label, items, fn: 'menu_' + id}), plain = (...all) => all.map(label => ({id: 'x' + label, label})), e = this.entry('m_');
      return [m('file', 'File', plain('New Schematic', 'New Symbol', 'Open…', 'Save', 'Save As…', 'Print…', 'Execute .MEAS Script', 'Convert to ASCII')),
        m('edit', 'Edit', [e('undo', 'Undo', 'F9'), e('redo', 'Redo', 'Shift+F9'), e('text', 'Text', 'T', {line: true}), e('directive', 'SPICE Directive', 'S'), e('analysis', 'SPICE Analysis', '', {icon: 'mdi:function-variant'}), e('resistor', 'Resistor', 'R', {line: true}), e('capacitor', 'Capacitor', 'C'), e('inductor', 'Inductor', 'L'), e('diode', 'Diode', 'D'), e('component', 'Component', 'F2'), e('rotate', 'Rotate', 'Ctrl+R', {off: true}), e('mirror', 'Mirror', 'Ctrl+E', {off: true}), e('wire', 'Draw Wire', 'F3', {line: true}), e('label', 'Label Net', 'F4'), e('ground', 'Place GND', 'G'), e('bus_tap', 'Place BUS tap'), e('cut', 'Delete', 'F5', {line: true}), e('copy', 'Duplicate', 'F6'), e('move', 'Move', 'F7'), e('paste', 'Paste', 'Ctrl+V'), e('drag', 'Drag', 'F8')]), m('hierarchy', 'Hierarchy', plain('Open this Sheet\'s Symbol', 'Create a New Symbol', 'Up to Next Level')),
        m('view', 'View', [e('zoom_area', 'Zoom Area', 'Ctrl+Z', {icon: 'mdi:magnify-scan'}), e('zoom_back', 'Zoom Back', 'Ctrl+B'), e('zoom_full', 'Zoom to Fit', 'Ctrl+E'), e('grid', 'Show Grid', 'Ctrl+G', {line: true, on: this.S.grid}), e('marks', 'Mark Unconn. Pins'), e('autorange', 'Autorange Y-axis', 'Ctrl+Y'), e('netlist', 'SPICE Netlist', '', {line: true}), e('log', 'SPICE Error Log', 'Ctrl+L'), e('pick_traces', 'Visible Traces', '', {line: true}), e('fft', 'FFT'), e('bode', 'Set Probe Reference'), e('status', 'Status Bar', '', {line: true, on: true})]),
        m('simulate', 'Simulate', [e('run', 'Run', 'Alt+R'), e('halt', 'Halt', 'Ctrl+H', {off: true}), e('pause', 'Pause', '', {off: true}), e('clear', 'Clear', '0', {line: true, off: true}), e('command', 'Edit Simulation Cmd', '', {line: true, icon: 'mdi:clipboard-edit-outline'}), e('efficiency', 'Efficiency Calculation', '', {sub: true})]), m('tools', 'Tools', plain('Copy bitmap to Clipboard', 'Control Panel', 'Color Preferences', 'Write image to .emf file', 'Export Netlist', 'Sync Release')), m('window', 'Window', plain('Tile Vertically', 'Tile Horizontally', 'Cascade', 'Close All', 'Arrange Icons')), m('help', 'Help', plain('Help Topics', 'About LTspice'))];
    },
    onSheet() { const e = this.entry('c_'); return [e('run', 'Run', 'Alt+R'), e('command', 'Edit Simulation Cmd', '', {icon: 'mdi:clipboard-edit-outline'}), e('zoom_area', 'Zoom Area', '', {line: true, icon: 'mdi:magnify-scan'}), e('zoom_back', 'Zoom Back'), e('zoom_full', 'Zoom to Fit', 'Space'), e('draft', 'Draft', '', {line: true, sub: true}), e('hierarchy', 'Hierarchy', '', {sub: true}), e('view', 'View', '', {sub: true}), e('netlist', 'View SPICE Netlist', '', {line: true}), e('log', 'View SPICE Error Log'), e('bill', 'Bill of Materials', '', {line: true, icon: 'mdi:clipboard-list-outline'}), e('efficiency', 'Efficiency Report')]; },
    onPlot() { const e = this.entry('q_'); return [e('zoom_area', 'Zoom Area', '', {icon: 'mdi:magnify-scan'}), e('zoom_full', 'Zoom to Fit', 'Ctrl+E'), e('autorange', 'Autorange Y-axis', 'Ctrl+Y'), e('add_trace', 'Add Traces', 'Ctrl+A', {line: true, icon: 'mdi:plus'}), e('add_pane', 'Add Plot Pane'), e('delete_traces', 'Delete Traces', 'F5', {icon: 'mdi:content-cut'}), e('axes', 'Manual Limits', '', {line: true}), e('grid', 'Grid', 'Ctrl+G'), e('fft', 'FFT', '', {line: true}), e('annotate', 'Notes & Annotations', '', {sub: true}), e('save_settings', 'Save Plot Settings', '', {line: true}), e('export', 'Export data as text')]; },
    kinds() { return [{id: 'tran', label: 'Transient'}, {id: 'ac', label: 'AC Analysis', fn: 'kind_ac'}, {id: 'dc', label: 'DC sweep', fn: 'kind_dc'}, {id: 'noise', label: 'Noise', fn: 'kind_noise'}, {id: 'tf', label: 'DC Transfer', fn: 'kind_tf'}, {id: 'op', label: 'DC op pnt', fn: 'kind_op'}]; },
    fields() { return [['stop', 'Stop time:', this.D.designs[0].command.split(' ')[1]], ['start', 'Time to start saving data:', ''], ['step', 'Maximum Timestep:', '']]; },
    ticks() { return [['startup', 'Start external DC supply voltages at 0V:'], ['steady', 'Stop simulating if steady state is detected:'], ['no_reset', 'Don\'t reset T=0 when steady state is detected:'], ['step_load', 'Step the load current source:'], ['skip', 'Skip initial operating point solution:']]; },
    symbols() { return '[ADC] [Comparators] [Contrib] [DAC] [Digital] [FilterProducts] [Misc] [OpAmps] [Optos] [PowerProducts] [References] [SpecialFunctions] [Switches] bi bi2 bv cap csw current diode e e2 f FerriteBead g g2 h ind ind2 LED load load2 lpnp ltline mesfet njf nmos nmos4 npn npn2 npn3 npn4 pjf pmos pmos4 pnp pnp2 polcap res res2 schottky sw tline TVSdiode varactor voltage zener'.split(' '); },
    known() { return {voltage: ['V', 'voltage', 'Voltage Source, either DC, AC, PULSE, SINE, PWL, EXP, or SFFM'], current: ['I', 'current', 'Current Source'], res: ['R', 'res', 'A resistor'], cap: ['C', 'cap', 'Capacitor'], ind: ['L', 'ind', 'Inductor'], nmos: ['NMOS', 'nmos', 'N-Channel MOSFET transistor'], npn: ['NPN', 'npn', 'Bipolar NPN transistor'], zener: ['Z', 'zener', 'Zener Diode'], polcap: ['CP', 'polcap', 'Polarized capacitor'], schottky: ['S', 'schottky', 'Schottky Diode'], LED: ['LED', 'LED', 'Light Emitting Diode'], diode: ['D', 'diode', 'Diode']}; },
    symbol() { return this.known[this.S.symbol] || ['R', this.S.symbol, '']; },
    preview() { const kind = this.symbol[0]; return [{id: 'shown', kind, x: 12, y: 6, turn: 0, el: 'image', box: [8, 2, 16, 10], texts: [{x: 17, y: 4.5, text: kind.slice(0, 1) + '?', kind: 'ref', align: ''}]}]; },
    values() { return {R: {R: 'Resistor', C: 'Capacitor', V: 'Voltage Source'}}; },
    picked() { return this.D.designs[0].sheet.parts.find(one => one.id === this.S.part) || this.D.designs[0].sheet.parts[0]; },
    data() { const D = this.D.designs[0], nets = [...new Set(D.sheet.names.map(one => one.net).filter(one => one))].filter(one => !/^\W/.test(one)), refs = D.sheet.parts; return [...new Set([...nets.map(one => `V(${one})`), ...['n001', 'n002', 'n003'].slice(0, 4 - Math.min(3, nets.length)).map(one => `V(${one})`), ...refs.filter(one => !/[QU]/.test(one.ref)).map(one => `I(${one.ref})`), ...refs.filter(one => one.ref[0] === 'Q').flatMap(one => [`Ib(${one.ref})`, `Ic(${one.ref})`, `Ie(${one.ref})`]), 'time'])]; },
    panels() { return ['Operation', 'Save Defaults', 'SPICE', 'Drafting Options', 'Netlist Options', 'Waveforms', 'Sym. & Lib. Search Paths', 'Compression']; },
    options() { return [['thick', 'Plot data with thick lines', false], ['radians', 'Use radian measure in waveform expressions', false], ['xor', 'Use XOR type cross hair cursor', true], ['ratio', 'Open Plot Defs', false], ['left', 'Left click on trace label attaches cursor', true], ['readout', 'Mark cursor position in status bar', true], ['anti', 'Use anti-aliased lines', true], ['antialias', 'Remember window size', false], ['dark_axis', 'Draw axes in bright colors', false], ['tile', 'Tile windows after each run', true]]; },
    spot() {
      const plot = this.D.designs[0].plot, trace = plot.series.find(one => this.S.cursor === 'plot0' + one.id);
      if (!trace) return null;
      const n = trace.values.length - 1, unit = trace.right ? 'A' : 'V';
      return {trace, unit, two: [.42, .68].map(at => ({at, time: at * plot.stop, value: trace.values[Math.round(at * n)]}))};
    },
    readings() {
      const {trace, unit, two: [a, b]} = this.spot, si = this.si, span = b.time - a.time;
      return [['Cursor 1', trace.label, '', ''], ['Horz:', si(a.time) + 's', 'Vert:', si(a.value) + unit], ['Cursor 2', trace.label, '', ''], ['Horz:', si(b.time) + 's', 'Vert:', si(b.value) + unit], ['Diff', '', '', ''], ['Horz:', si(span) + 's', 'Vert:', si(b.value - a.value) + unit], ['Freq:', si(1 / span) + 'Hz', 'Slope:', si((b.value - a.value) / span)]];
    },
    status() { return this.S.open === 'sheet' || this.S.open ? '' : this.plotted ? (this.spot ? `x = ${this.si(this.spot.two[0].time)}s    y = ${this.si(this.spot.two[0].value)}${this.spot.unit}` : 'Ready') : this.drawn ? 'Click on a component to plot its current. Right click to edit.' : 'Ready'; },
    where() { return this.D.folder + this.D.designs[this.at.of].name + {plot: '.raw', sheet: '.asc', log: '.log'}[this.at.kind]; },
    middle() { return [Math.round(window.innerWidth * .46), Math.round(window.innerHeight * .34)]; },
  },
  methods: {
    entry(before) { return (id, label, keys, rest) => ({id, label, keys, fn: before + id, icon: (this.looks[id] || [])[0], ink: (this.looks[id] || [])[1], ...rest}); },
    facts(one) { return pb.facts(one); },
    wide(most) { return Math.min(most, window.innerWidth - 120); },
    title(one) { const name = this.D.designs[one.of].name; return {plot: name, sheet: name + '.asc', log: 'SPICE Error Log: ' + name + '.log'}[one.kind]; },
    size(one) { return this.D.designs[one.of].size; },
    shown(one) { return this.D.designs[one.of].plot.series.filter(two => two.label); },
    right(one) { const {right} = this.D.designs[one.of].plot, blank = '\u00a0'.repeat(4); return right.length ? right : [{at: 0, label: blank}, {at: 1, label: blank}]; },
    lines(one) { return this.D.designs[one.of].plot.series.map(two => ({...two, kind: 'line', thick: 1.4})); },
    posts(one) { return one.id === 'plot0' && this.spot ? this.spot.two.map(two => ({at: two.at, ink: '#d8d8d8'})) : []; },
    rules(one) { return one.id === 'plot0' && this.spot && !this.spot.trace.right ? this.spot.two.map(two => ({at: two.value, ink: '#d8d8d8'})) : []; },
    si(value) { const size = Math.abs(value), [by, letter] = [[1e6, 'Meg'], [1e3, 'K'], [1, ''], [1e-3, 'm'], [1e-6, 'µ'], [1e-9, 'n']].find(([by]) => size >= by) || [1, '']; return (value / by).toPrecision(7) + letter; },
    leave(id) { if (id === 'cancel') this.S.dialog = ''; else this.S.done = 'd_' + id; },
    act(id) {
      const S = this.S;
      S.open = ''; S.hover = '';
      if (['rows', 'cols'].includes(id)) S.way = id;
      else if (['command', 'panel'].includes(id)) S.dialog = id;
      else if (id === 'component') S.dialog = 'symbols';
      else if (id === 'grid') S.grid = !S.grid;
      else if (this.draws.includes(id)) S.tool = id;
      else if (id === 'zoom_in' && this.drawn) S.zoom *= 1.25;
      else if (id === 'zoom_out' && this.drawn) S.zoom *= .8;
      else if (id === 'undo') S.undone += 1;
      else S.done = id;
    },
  },
})
