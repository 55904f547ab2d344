({
  state: d => ({tool: 'rect', shown: ['image'], overlay: '', deep: false, row: '', roi: '', point: '', code: '', open: '', hover: '', dialog: '', typing: '', done: '', held: '', playing: '', front: 'image', gone: '', tab: 0, checks: {}, answered: '', listed: '', flipped: ''}),
  computed: {
    flat() { return this.look === 'win' || this.look === 'win10' || this.look === 'kde'; },
    wins() {
      const {D} = this, all = {image: ['image', D.file + this.zoomed, this.S.deep ? D.deep : D.info], mask: ['image', 'Mask of ' + D.file, D.flat, 'mask'], projection: ['image', 'MAX_' + D.other, D.flat, 'magenta'], bc: ['bc', 'B&C'], threshold: ['threshold', 'Threshold'], roi: ['roi', 'ROI Manager'], results: ['results', 'Results'], log: ['log', 'Log'], channels: ['channels', 'Channels'], plot: ['plot', 'Plot of ' + D.file], histogram: ['histogram', 'Histogram of ' + D.file], recorder: ['recorder', 'Recorder'], script: ['script', '*' + D.macro + '.ijm']};
      return this.S.shown.map(id => ({id, kind: all[id][0], title: all[id][1], info: all[id][2], style: all[id][3] || ''}));
    },
    zoomed() { const seen = Math.min(innerWidth * .42, innerHeight - 260) / (512 * this.D.scale / this.D.pixel) * 100, at = [16.7, 25, 33.3, 50, 75, 100, 150, 200].reduce((a, b) => Math.abs(b - seen) < Math.abs(a - seen) ? b : a); return at === 100 ? '' : ` (${at}%)`; },
    tools() { return [['rect', 'mdi:rectangle-outline', 'rectangle', true], ['oval', 'mdi:ellipse-outline', 'oval', true], ['polygon', 'mdi:vector-polygon', 'polygon selections'], ['freehand', 'mdi:lasso', 'freehand selections'], ['line', 'mdi:slash-forward', 'straight line', true], ['angle', 'mdi:angle-acute', 'angle tool'], ['point', 'mdi:crosshairs', 'multi-point', true], ['wand', 'mdi:auto-fix', 'wand (tracing) tool'], ['text', 'mdi:format-text', 'text tool'], ['zoom', 'mdi:magnify', 'magnifying glass'], ['hand', 'mdi:hand-back-right-outline', 'scrolling tool'], ['picker', 'mdi:eyedropper', 'color picker'], ['dev', '', 'Dev', true], ['stk', '', 'Stk', true], ['lut', '', 'LUT', true], ['pencil', 'mdi:pencil', 'pencil tool'], ['brush', 'mdi:brush', 'paintbrush tool'], ['flood', 'mdi:format-color-fill', 'flood fill tool'], ['arrow', 'mdi:arrow-top-right', 'arrow tool'], ['more', 'mdi:chevron-double-right', 'more tools']]; },
    told() { const {S, D} = this, one = this.tools.find(t => t[0] === S.tool); return S.overlay === 'box' ? `x=${this.box.x}, y=${this.box.y}, w=${this.box.w}, h=${this.box.h}` : S.overlay === 'line' ? `length=${this.length}, angle=${this.angle}` : S.overlay === 'outlines' ? `(Fiji Is Just) ImageJ ${D.version}; Java 1.8.0_322 [64-bit]; ${D.results.length} particles` : one[2][0].toUpperCase() + one[2].slice(1); },
    box() { const c = this.D.cells[6]; return {x: Math.max(24, Math.min(c.x - 90, 290)), y: Math.max(24, Math.min(c.y - 40, 250)), w: 196, h: 158}; },
    corners() { const {x, y, w, h} = this.box; return [['nw', x, y], ['n', x + w / 2, y], ['ne', x + w, y], ['e', x + w, y + h / 2], ['se', x + w, y + h], ['s', x + w / 2, y + h], ['sw', x, y + h], ['w', x, y + h / 2]]; },
    ends() { const a = this.D.cells[2], b = this.D.cells[this.D.cells.length - 4]; return [[a.x, a.y], [(a.x + b.x) / 2, (a.y + b.y) / 2], [b.x, b.y]]; },
    line() { const [a, , b] = this.ends; return `M${a.join(' ')}L${b.join(' ')}`; },
    length() { const [a, , b] = this.ends; return (Math.hypot(b[0] - a[0], b[1] - a[1]) * this.D.scale).toFixed(3); },
    angle() { const [a, , b] = this.ends; return (Math.atan2(a[1] - b[1], b[0] - a[0]) / Math.PI * 180).toFixed(2); },
    reach() { return (this.length / 3).toFixed(2); },
    dims() { const {D} = this; return [['c', 'channel', .1], ['z', 'slice', D.slice[0] / D.slice[1]], ['t', 'frame', .36]]; },
    bars() { return this.D.counts.map((v, n) => `M${n * 2} 100v${-v * .96}h2V100Z`).join(''); },
    share() { return (this.D.cells.reduce((sum, c) => sum + Math.PI * c.r * c.s, 0) / 512 / 512 * 100).toFixed(2); },
    slides() { const [a, b] = this.D.display; return [['b_min', 'Minimum', a / 255], ['b_max', 'Maximum', b / 255], ['b_bright', 'Brightness', 1 - (a + b) / 510], ['b_contrast', 'Contrast', 1 - (b - a) / 280]]; },
    limits() { const [a, b] = this.D.limits; return [['t_low', 'lower threshold', a / 255, a], ['t_high', 'upper threshold', b / 255, b]]; },
    keys() { return {bc: [['b_auto', 'Auto'], ['b_reset', 'Reset'], ['b_set', 'Set'], ['b_apply', 'Apply']], threshold: [['t_auto', 'Auto'], ['t_apply', 'Apply'], ['t_reset', 'Reset'], ['t_set', 'Set']], roi: [['m_add', 'Add [t]'], ['m_update', 'Update'], ['m_delete', 'Delete'], ['m_rename', 'Rename...'], ['m_measure', 'Measure'], ['m_deselect', 'Deselect'], ['m_properties', 'Properties...'], ['m_flatten', 'Flatten [F]'], ['m_more', 'More »']], plot: [['p_list', 'List'], ['p_data', 'Data »'], ['p_more', 'More »'], ['p_live', 'Live']], histogram: [['h_list', 'List'], ['h_copy', 'Copy'], ['h_log', 'Log'], ['h_live', 'Live']], script: [['x_run', 'Run'], ['x_batch', 'Batch'], ['x_kill', 'Kill']], console: [['x_errors', 'Show Errors'], ['x_clear', 'Clear']]}; },
    ticks() { return {threshold: [['dark', 'Dark background', this.D.kind === 'nuclei' || this.D.kind === 'stained'], ['stack_histogram', 'Stack histogram', false], ['no_reset', "Don't reset range", true], ['raw', 'Raw values', false]], roi: [['show_all', 'Show All', false], ['labels', 'Labels', false]]}; },
    pb_ticks() { const most = Math.max(...this.D.profile); return pb.steps(most, 5).map(n => ({at: n, label: String(n)})); },
    stats() {
      const {counts, pixels} = this.D, sum = counts.reduce((a, b) => a + b, 0), mean = counts.reduce((a, v, n) => a + v * (n * 2 + .5), 0) / sum;
      const spread = Math.sqrt(counts.reduce((a, v, n) => a + v * (n * 2 + .5 - mean) ** 2, 0) / sum), top = counts.indexOf(Math.max(...counts));
      return [['N', pixels], ['Mean', mean.toFixed(3)], ['StdDev', spread.toFixed(3)], ['Min', 0], ['Max', 255], ['Mode', `${top * 2} (${Math.round(counts[top] / sum * pixels / 2)})`]];
    },
    far() { return [0, .25, .5, .75, 1].map(at => ({at, label: (this.length * at).toFixed(0)})); },
    log() { const {D} = this; return [`Processing ${D.file}...`, `Background: rolling ${D.ball}`, `Gaussian Blur: sigma ${D.sigma}`, `${D.method}: threshold ${D.limits[0]}-${D.limits[1]}`, `${D.results.length} objects > ${D.least} µm^2`, `Area fraction ${this.share} %`, 'Done.']; },
    commands() { const {D} = this; return [`open("${D.folder}${D.file}");`, 'run("8-bit");', `run("Subtract Background...", "rolling=${D.ball}");`, `run("Gaussian Blur...", "sigma=${D.sigma}");`, `setAutoThreshold("${D.method} dark");`, 'setOption("BlackBackground", true);', 'run("Convert to Mask");', 'run("Watershed");', `run("Analyze Particles...", "size=${D.least}-Infinity display add");`, `makeRectangle(${this.box.x}, ${this.box.y}, ${this.box.w}, ${this.box.h});`]; },
    macro() { const {D} = this; return [`// ${D.macro}: counts cells in every image of a folder`, `input = "${D.folder}";`, `output = input + "results/";`, `minimum = ${D.least};`, '', 'setBatchMode(true);', 'list = getFileList(input);', 'for (i = 0; i < list.length; i++) {', '    if (endsWith(list[i], ".tif"))', '        process(list[i]);', '}', 'saveAs("Results", output + "summary.csv");', '', 'function process(name) {', '    open(input + name);', '    run("8-bit");', `    run("Subtract Background...", "rolling=${D.ball}");`, `    run("Gaussian Blur...", "sigma=${D.sigma}");`, `    setAutoThreshold("${D.method} dark");`, '    run("Convert to Mask");', '    run("Watershed");', '    run("Analyze Particles...", "size=" + minimum + "-Infinity display add");', '    saveAs("PNG", output + name);', '    close();', '}']; },
    output() { const {D} = this; return [`Started ${D.macro}.ijm`, `${D.file}: ${D.results.length} cells`, `${D.other}: ${D.results.length + D.slice[0]} cells`, 'Finished without errors']; },
    menus() {
      const m = (id, label, items) => ({id, label, items}), e = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest}), plain = (...all) => all.map(label => ({id: 'm' + label, label})), L = {line: true}, sub = (id, label, rest) => ({id, label, sub: true, ...rest});
      return [
        m('file', 'File', plain('New', 'Open...', 'Open Next', 'Open Samples', 'Import', 'Close', 'Save', 'Save As', 'Revert', 'Print...')), m('edit', 'Edit', plain('Undo', 'Cut', 'Copy', 'Paste', 'Clear', 'Clear Outside', 'Fill', 'Draw', 'Invert', 'Selection', 'Options')),
        m('image', 'Image', [sub('type', 'Type'), {id: 'adjust', label: 'Adjust', sub: [e('a_bright', 'Brightness/Contrast...', '⇧C'), e('a_level', 'Window/Level...'), e('a_color', 'Color Balance...'), e('a_threshold', 'Threshold...', '⇧T'), e('a_color_threshold', 'Color Threshold...'), e('a_size', 'Size...', '', L), e('a_canvas', 'Canvas Size...'), e('a_width', 'Line Width...'), e('a_coordinates', 'Coordinates...')]}, e('i_info', 'Show Info...', 'I'), e('i_properties', 'Properties...', '⇧P'), sub('color', 'Color'), sub('stacks', 'Stacks', L), sub('hyper', 'Hyperstacks'), e('i_crop', 'Crop', '⇧X', L), e('i_duplicate', 'Duplicate...', '⇧D'), e('i_rename', 'Rename...'), e('i_scale', 'Scale...', 'E'), sub('transform', 'Transform'), sub('zoom', 'Zoom'), sub('overlay', 'Overlay'), sub('luts', 'Lookup Tables', L)]),
        m('process', 'Process', [e('p_smooth', 'Smooth', '⇧S'), e('p_sharpen', 'Sharpen'), e('p_edges', 'Find Edges'), e('p_maxima', 'Find Maxima...'), e('p_contrast', 'Enhance Contrast...'), sub('noise', 'Noise', L), sub('shadows', 'Shadows'), {id: 'binary', label: 'Binary', sub: [e('y_binary', 'Make Binary'), e('y_mask', 'Convert to Mask'), e('y_erode', 'Erode', '', L), e('y_dilate', 'Dilate'), e('y_open', 'Open'), e('y_close', 'Close-'), e('y_outline', 'Outline'), e('y_holes', 'Fill Holes'), e('y_skeleton', 'Skeletonize'), e('y_distance', 'Distance Map', '', L), e('y_watershed', 'Watershed'), e('y_options', 'Options...', '', L)]}, sub('math', 'Math'), sub('fft', 'FFT'), sub('filters', 'Filters'), sub('batch', 'Batch', L), e('p_calculator', 'Image Calculator...'), e('p_ground', 'Subtract Background...'), e('p_repeat', 'Repeat Command', '⇧R')]),
        m('analyze', 'Analyze', [e('n_measure', 'Measure', 'M'), e('n_particles', 'Analyze Particles...'), e('n_summarize', 'Summarize'), e('n_distribution', 'Distribution...'), e('n_label', 'Label'), e('n_clear', 'Clear Results'), e('n_set', 'Set Measurements...', '', L), e('n_scale', 'Set Scale...', '', L), e('n_calibrate', 'Calibrate...'), e('n_histogram', 'Histogram', 'H'), e('n_profile', 'Plot Profile', 'K'), e('n_surface', 'Surface Plot...'), sub('gels', 'Gels', L), sub('tools', 'Tools')]),
        m('plugins', 'Plugins', plain('Macros', 'Shortcuts', 'Utilities', 'New', 'Compile and Run...', 'Install...', 'Segmentation', 'Tracking')), m('window', 'Window', plain('Show All', 'Main Window [enter]', 'Put Behind [tab]', 'Cascade', 'Tile')), m('help', 'Help', plain('ImageJ Website...', 'Documentation...', 'Update...', 'About ImageJ...')),
      ];
    },
    context() { const e = (id, label, rest) => ({id, label, fn: id, ...rest}); return [e('c_show', 'Show Info...'), e('c_properties', 'Properties...'), e('c_rename', 'Rename...'), e('c_measure', 'Measure', {line: true}), e('c_histogram', 'Histogram'), e('c_duplicate', 'Duplicate Image...', {line: true}), e('c_original', 'Original Scale'), e('c_record', 'Record...'), e('c_capture', 'Capture Screen'), e('c_monitor', 'Monitor Memory...', {line: true}), e('c_shortcuts', 'List Shortcuts...'), e('c_control', 'Control Panel...')]; },
    form() {
      const {D, S} = this, done = [['ok', 'OK'], ['cancel', 'Cancel'], ['help', 'Help']];
      return {
        particles: {title: 'Analyze Particles', width: 292, rows: [['f_size', 'Size (µm^2):', 'field', D.least + '-Infinity'], ['f_circ', 'Circularity:', 'field', '0.00-1.00'], ['f_show', 'Show:', 'choice', 'Overlay Masks']], ticks: [['k_display', 'Display results', true], ['k_edges', 'Exclude on edges', false], ['k_clear', 'Clear results', true], ['k_holes', 'Include holes', false], ['k_summarize', 'Summarize', false], ['k_overlay', 'Overlay', false], ['k_manager', 'Add to Manager', true], ['k_composite', 'Composite ROIs', false]], keys: done},
        measure: {title: 'Set Measurements', width: 366, late: true, ticks: [['Area', true], ['Mean gray value', true], ['Standard deviation', false], ['Modal gray value', false], ['Min & max gray value', true], ['Centroid', false], ['Center of mass', false], ['Perimeter', true], ['Bounding rectangle', false], ['Fit ellipse', false], ['Shape descriptors', true], ["Feret's diameter", false], ['Integrated density', false], ['Median', false], ['Skewness', false], ['Kurtosis', false], ['Area fraction', false], ['Stack position', false], ['Limit to threshold', false], ['Display label', false], ['Invert Y coordinates', false], ['Scientific notation', false], ['Add to overlay', false], ['NaN empty cells', false]].map(([label, on]) => ['v_' + label.toLowerCase().replace(/\W+/g, '_'), label, on]), rows: [['v_redirect', 'Redirect to:', 'choice', 'None'], ['v_places', 'Decimal places (0-9):', 'field', '3']], keys: done},
        scale: {title: 'Set Scale', width: 330, rows: [['g_distance', 'Distance in pixels:', 'field', (D.known / D.pixel).toFixed(2)], ['g_known', 'Known distance:', 'field', D.known.toFixed(2)], ['g_aspect', 'Pixel aspect ratio:', 'field', '1.0'], ['g_unit', 'Unit of length:', 'field', 'µm'], ['g_remove', 'Click to Remove Scale', 'button'], ['', '', 'gap'], ['g_words', `Scale: ${(1 / D.pixel).toFixed(4)} pixels/µm`, 'words']], ticks: [['g_global', 'Global', false]], keys: done},
        save: {title: 'ImageJ', width: 372, ask: `Save changes to "${D.file}"?`, rows: [], keys: [['drop_changes', "Don't Save"], ['stay', 'Cancel'], ['keep_changes', 'Save']]},
      }[S.dialog];
    },
  },
  methods: {
    named(name) { return pb.facts({name}); },
    measured(one) { return pb.facts({name: [one.n, String(one.n)], area: [Number(one.area), one.area], mean: [Number(one.mean), one.mean], perim: [Number(one.perim), one.perim], circ: [Number(one.circ), one.circ]}); },
    turn(c) { return `rotate(${c.turn} ${c.x} ${c.y})`; },
    spot(p) { return {left: p[0] / 5.12 + '%', top: p[1] / 5.12 + '%'}; },
    ink(win) {
      if (win.style === 'mask') return {ground: '#000', cell: '#fff', even: true, soft: 0};
      if (win.style === 'magenta') return {ground: '#0a000a', cell: '#d42ad4', core: '#ff8cff', soft: 1.6};
      return {nuclei: {ground: '#0c0c0c', cell: '#d8d8d8', core: '#fff', soft: 1.4}, blobs: {ground: '#c4c4c4', cell: '#2c2c2c', soft: 1.2}, tissue: {ground: '#efd6e2', halo: '#dba6c4', cell: '#533a86', soft: .8}, rods: {ground: '#8e8e8e', halo: '#a8a8a8', cell: '#2f2f2f', soft: .7}, stained: {ground: '#020206', halo: '#0d4a16', cell: '#3d63e8', core: '#8fb0ff', soft: 1.3}}[this.D.kind];
    },
    on(one) { const own = this.S.checks[one[0]]; return own === undefined ? one[2] : own; },
    flip(one) { this.S.flipped = one[0]; this.S.checks = {...this.S.checks, [one[0]]: !this.on(one)}; },
    pickTool(one) { if (['dev', 'stk', 'lut', 'more'].includes(one[0])) this.S.listed = one[0]; else this.S.tool = one[0]; },
    answer(id) { if (id === 'cancel' || id === 'stay') this.S.dialog = ''; else this.S.answered = id; },
    act(id, item) {
      const S = this.S;
      S.open = '';
      if (id === 'n_particles') S.dialog = 'particles';
      else if (id === 'n_set') S.dialog = 'measure';
      else if (id === 'n_scale') S.dialog = 'scale';
      else S.done = id;
    },
  },
})
