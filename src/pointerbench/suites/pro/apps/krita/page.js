({
  state: d => ({tool: 'brush', layer: d.active, hidden: {}, fixed: {}, alphas: {}, sel: false, zoom: 1, side: 'options', low: 'presets', image: 'own', preset: d.presets[3].id, timeline: false, popup: false, open: '', hover: '', dialog: '', typing: '', done: '', held: '', pulled: '', closed: '', floated: '', swaps: 0, ink: '', erasing: false, alpha: false, mirror_x: false, mirror_y: false, wrap: false, mirrored: 0, ticks: {smooth: true, anti: true}, marking: 'replace', step: d.steps.length, stepped: '', now: d.now, cell: '', shading: false, pixels: false, anchor: 'a5', preview: true, agreed: 0, undone: 0, playing: false, asked: 0, jump: '', behind: 0, ahead: 0}),
  computed: {
    sets() { return [[['shapes', 'mdi:cursor-default-outline', 'Select Shapes Tool'], ['text', 'mdi:format-text', 'Text Tool'], ['edit', 'mdi:vector-polyline-edit', 'Edit Shapes Tool'], ['calligraphy', 'mdi:fountain-pen', 'Calligraphy']], [['brush', 'mdi:brush', 'Freehand Brush Tool'], ['line', 'mdi:vector-line', 'Line Tool'], ['rect', 'mdi:rectangle-outline', 'Rectangle Tool'], ['ellipse', 'mdi:ellipse-outline', 'Ellipse Tool'], ['polygon', 'mdi:vector-polygon', 'Polygon Tool'], ['polyline', 'mdi:vector-polyline', 'Polyline Tool'], ['bezier', 'mdi:vector-bezier', 'Bezier Curve Tool'], ['multi', 'mdi:snowflake', 'Multibrush Tool']], [['transform', 'mdi:vector-square', 'Transform a layer or a selection'], ['move', 'mdi:cursor-move', 'Move a layer'], ['crop', 'mdi:crop', 'Crop Tool']], [['gradient', 'mdi:gradient-horizontal', 'Draw a gradient'], ['sampler', 'mdi:eyedropper', 'Color Sampler'], ['colorize', 'mdi:palette-outline', 'Colorize Mask Tool'], ['patch', 'mdi:bandage', 'Smart Patch Tool'], ['fill', 'mdi:format-color-fill', 'Fill Tool'], ['assist', 'mdi:set-square', 'Assistant Tool'], ['measure', 'mdi:ruler', 'Measure Tool'], ['reference', 'mdi:pin-outline', 'Reference Images Tool']], [['rect_sel', 'mdi:selection', 'Rectangular Selection Tool'], ['ellipse_sel', 'mdi:selection-ellipse', 'Elliptical Selection Tool'], ['lasso', 'mdi:lasso', 'Freehand Selection Tool'], ['wand', 'mdi:auto-fix', 'Contiguous Selection Tool'], ['similar', 'mdi:select-color', 'Similar Color Selection Tool'], ['zoom', 'mdi:magnify', 'Zoom Tool'], ['pan', 'mdi:hand-back-right-outline', 'Pan Tool']]]; },
    toolname() { return this.sets.flat().find(one => one[0] === this.S.tool)[2]; },
    starts() { return [['create', 'mdi:file-outline', 'new'], ['load', 'mdi:folder-open-outline', 'open'], ['store', 'mdi:content-save-outline', 'save'], ['undo', 'mdi:undo', 'undo'], ['redo', 'mdi:redo', 'redo']]; },
    scales() { const [size, opacity, flow] = this.D.brush; return [['opacity', 'Opacity', opacity + '%', opacity], ['size', 'Size', size + '.00 px', size / 2.2]]; },
    inks() { const pair = [this.S.ink || this.D.front, this.D.back]; return this.S.swaps % 2 ? pair.reverse() : pair; },
    active() { return this.D.layers.find(layer => layer.id === this.S.layer); },
    shown() { return this.D.layers.map(layer => ({...layer, hidden: !!this.S.hidden[layer.id]})); },
    preset() { return this.D.presets.find(one => one.id === this.S.preset); },
    percent() { return (pb.canvas.k * 100).toFixed(1) + '%'; },
    docs() { return [['own', this.D.stem + '.kra'], ...this.D.others.map((name, n) => ['o' + n, name + '.kra'])]; },
    cells() { return 72; },
    handles() { return [['nw', 0, 0], ['n', .5, 0], ['ne', 1, 0], ['e', 1, .5], ['se', 1, 1], ['s', .5, 1], ['sw', 0, 1], ['w', 0, .5]]; },
    plays() { return [['first_frame', 'mdi:skip-backward', 'first frame'], ['prev_frame', 'mdi:step-backward', 'previous frame'], ['play', this.S.playing ? 'mdi:pause' : 'mdi:play', 'play'], ['next_frame', 'mdi:step-forward', 'next frame'], ['last_frame', 'mdi:skip-forward', 'last frame']]; },
    frames() { return [['add_frame', 'mdi:plus-box-outline', 'create blank frame'], ['copy_frame', 'mdi:content-duplicate', 'create duplicate frame'], ['drop_frame', 'mdi:trash-can-outline', 'remove frame'], ['onion', 'mdi:lightbulb-outline', 'onion skins'], ['auto_key', 'mdi:record-circle-outline', 'auto frame mode']]; },
    feet() { return [['add_layer', 'mdi:plus', 'add layer'], ['copy_layer', 'mdi:content-duplicate', 'duplicate layer'], ['lower_layer', 'mdi:chevron-down', 'move layer down'], ['raise_layer', 'mdi:chevron-up', 'move layer up'], ['properties', 'mdi:tune-variant', 'layer properties'], ['delete_layer', 'mdi:trash-can-outline', 'delete layer']]; },
    options() {
      const S = this.S, modes = ['modes', 'marking', 'Action:', [['replace', 'mdi:selection', 'replace'], ['intersect', 'mdi:vector-intersection', 'intersect'], ['add', 'mdi:vector-union', 'add'], ['subtract', 'mdi:vector-difference-ba', 'subtract']]];
      if (S.tool.endsWith('sel') || S.tool === 'lasso' || S.tool === 'wand') return [modes, ['check', 'anti', 'Anti-aliasing', 'anti'], ['spin', 'grow', 'Grow:', 0, 'px', 'grow'], ['spin', 'feather', 'Feather:', 0, 'px', 'feather'], ['choice', 'refer', 'Reference:', 'Current layer', 'refer'], ['check', 'ratio', 'Lock ratio'], ['check', 'round', 'Round corners', 'round']];
      if (S.tool === 'transform') return [['choice', 'mode', 'Mode:', 'Free Transform', 'warp_mode'], ['choice', 'filter', 'Filter:', 'Bicubic'], ['spin', 'tx', 'X:', Math.round(this.active.x), 'px', 'move_x'], ['spin', 'ty', 'Y:', Math.round(this.active.y), 'px', 'move_y'], ['spin', 'scale', 'Scale:', '100.00', '%', 'scale_by'], ['spin', 'shear', 'Shear:', '0.00', '', 'shear'], ['spin', 'angle', 'Rotate:', '0.00', '°', 'angle'], ['check', 'aspect', 'Keep aspect ratio', 'aspect']];
      if (S.tool === 'fill') return [['choice', 'what', 'Fill with:', 'Foreground color', 'fill_with'], ['spin', 'threshold', 'Threshold:', 8, '', 'threshold'], ['spin', 'spread', 'Opacity spread:', 100, '%'], ['spin', 'gap', 'Close gap:', 0, 'px', 'gap'], ['check', 'anti', 'Anti-aliasing', 'anti'], ['choice', 'refer', 'Reference:', 'All layers', 'refer']];
      if (S.tool === 'move') return [['choice', 'what', 'Move:', 'Layer with content', 'move_what'], ['spin', 'step', 'Step:', 1, 'px'], ['spin', 'large', 'Large step:', 10, 'x'], ['check', 'where', 'Show coordinates']];
      if (S.tool === 'crop') return [['choice', 'crops', 'Type:', 'Image', 'crop_what'], ['spin', 'cw', 'Width:', this.D.size[0], 'px'], ['spin', 'ch', 'Height:', this.D.size[1], 'px'], ['spin', 'cx', 'X:', 0, 'px'], ['spin', 'cy', 'Y:', 0, 'px'], ['check', 'growing', 'Grow', 'crop_grow'], ['check', 'centred', 'Center']];
      return [['choice', 'smoothing', 'Smoothing:', 'Stabilizer', 'smoothing'], ['spin', 'distance', 'Distance:', '50.0', '', 'distance'], ['spin', 'samples', 'Sample count:', 15], ['check', 'delay', 'Delay', 'delay'], ['check', 'finish', 'Finish line', 'finish'], ['check', 'pressure', 'Stabilize sensors', 'pressure'], ['check', 'snap', 'Snap to assistants', 'snap']];
    },
    menus() {
      const m = (id, label, items) => ({id, label, items}), plain = (...all) => all.map(label => ({id: 'm' + label, label})), e = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest});
      return [
        m('file', 'File', plain('New…', 'Open…', 'Save', 'Save As…', 'Export…', 'Render Animation…', 'Quit')), m('edit', 'Edit', plain('Undo', 'Redo', 'Cut', 'Copy', 'Paste', 'Clear')), m('view', 'View', plain('Show Canvas Only', 'Wrap Around Mode', 'Mirror View', 'Show Grid', 'Soft Proofing')), m('image', 'Image', plain('Properties…', 'Trim to Current Layer', 'Scale Image…', 'Resize Canvas…', 'Rotate')),
        m('layer', 'Layer', [e('cut_layer', 'Cut Layer'), e('copy_it', 'Copy Layer'), {id: 'new', label: 'New', sub: true}, e('properties', 'Properties…', 'F3', {line: true}), e('style', 'Layer Style…'), {id: 'convert', label: 'Convert', sub: true, line: true}, {id: 'import', label: 'Import/Export', sub: true}, {id: 'split', label: 'Split', sub: true}, {id: 'turn', label: 'Transform', sub: true, line: true}, e('isolate', 'Isolate Active Layer', '', {line: true}), e('select_opaque', 'Select Opaque'), e('merge_below', 'Merge with Layer Below', 'Ctrl+E', {line: true}), e('flatten_layer', 'Flatten Layer'), e('rasterize', 'Rasterize Layer'), e('flatten', 'Flatten Image', 'Ctrl+Shift+E')]),
        m('select', 'Select', plain('Select All', 'Deselect', 'Invert Selection', 'Grow Selection…', 'Feather Selection…')),
        m('filter', 'Filter', [e('again', 'Apply Filter Again', 'Ctrl+F'), e('gallery', 'Filters Layers…', '', {line: true}), {id: 'adjust', label: 'Adjust', sub: true, line: true}, {id: 'artistic', label: 'Artistic', sub: true}, {id: 'blur', label: 'Blur', sub: true}, {id: 'colors', label: 'Colors', sub: true}, {id: 'edges', label: 'Edge Detection', sub: true}, {id: 'emboss', label: 'Emboss', sub: true}, {id: 'enhance', label: 'Enhance', sub: true}, {id: 'map', label: 'Map', sub: true}, {id: 'other', label: 'Other', sub: true}, e('gmic', 'Start G\'MIC-Qt', '', {line: true})]),
        m('tools', 'Tools', plain('Scripts', 'Start Recording Macro')), m('settings', 'Settings', plain('Configure Krita…', 'Manage Resources…', 'Dockers', 'Themes')), m('window', 'Window', plain('New Window', 'Cascade', 'Tile')), m('help', 'Help', plain('Krita Handbook', 'About Krita')),
      ];
    },
    context() { const e = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest}); return [e('properties', 'Properties…', 'F3'), e('style', 'Layer Style…'), e('cut_layer', 'Cut Layer', '', {line: true}), e('copy_it', 'Copy Layer'), e('copy_layer', 'Duplicate Layer or Mask', 'Ctrl+J'), e('delete_layer', 'Remove Layer'), e('merge_below', 'Merge with Layer Below', 'Ctrl+E', {line: true}), e('flatten_layer', 'Flatten Layer'), e('group', 'Quick Group', 'Ctrl+G', {line: true}), e('clip_group', 'Quick Clipping Group', 'Ctrl+Shift+G'), {id: 'masks', label: 'Add', sub: true, line: true}, {id: 'split', label: 'Split Alpha', sub: true}, e('select_opaque', 'Select Opaque', '', {line: true}), e('isolate', 'Isolate Layer'), e('pin', 'Pin to Timeline')]; },
  },
  methods: {
    named(name) { return JSON.stringify({name: {value: name, text: name}}); },
    facts(layer) { const shown = layer.opacity + '%'; return JSON.stringify({name: {value: layer.name, text: layer.name}, opacity: {value: layer.opacity, text: shown}}); },
    mode(layer) { const name = (layer.mode || 'normal').replace('-', ' '); return name[0].toUpperCase() + name.slice(1); },
    mark(one) { return `M7 30C13 ${18 + one.bend} 19 ${34 - one.bend} 25 ${20 + one.bend / 2}S34 12 34 10`; },
    box(one, k) { return {left: Math.round(one.x * k) + 'px', top: Math.round(one.y * k) + 'px', width: Math.round(one.w * k) + 'px', height: Math.round(one.h * k) + 'px'}; },
    answer(id) { const S = this.S; if (id === 'ok') S.agreed += 1; if (id === 'mask') S.done = 'filter_mask'; S.dialog = ''; },
    act(id) {
      const S = this.S;
      S.open = '';
      if (id === 'undo') S.undone += 1;
      else if (id === 'first_frame') { S.now = 0; S.jump = 'first'; }
      else if (id === 'prev_frame') { S.now -= 1; S.behind += 1; }
      else if (id === 'next_frame') { S.now += 1; S.ahead += 1; }
      else if (id === 'last_frame') S.now = this.D.last;
      else if (id === 'play') S.playing = true;
      else S.done = id;
    },
  },
})
