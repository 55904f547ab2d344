({
  state: d => ({tool: 'brush', hidden: {}, fixed: {}, locks: {}, checks: {anti: true, lock: false}, styles: {}, sel: false, layer: d.active, dock: 'brushes', left: 'options', low: 'layers', step: d.steps.length, stepped: '', path: 'p0', node: '', channel: 'Value', scale: 'linear', zoom: 1, quick: false, open: '', dialog: '', done: '', held: '', pulled: '', guides: null, tip: d.tip, font: '', image: 'own', swaps: 0, plain: false, marking: 'replace', field: '', split: '', moved: false, follow: false, unit: 'px', pipette: '', preview: true, halves: false, chained: true, mark: '', busy: false, sized: 0, angled: 0, strength0: 0, hard: 0, nudged: '', band: '', agreed: 0, undone: 0, redone: 0}),
  components: {
    TipMark: {
      props: {tip: {type: Object, required: true}, size: Number},
      computed: {
        dots() { let n = this.tip.turn + this.tip.size; return [...Array(26)].map(() => { n = (n * 37 + 11) % 229; const a = n * .55, r = (n * 13 % 100) / 100 * this.tip.size * .85; return {x: 16 + Math.cos(a) * r, y: 16 + Math.sin(a) * r, r: .5 + n % 5 * .45}; }); },
        star() { return [...Array(10)].map((_, n) => { const r = n % 2 ? this.tip.size * .42 : this.tip.size, a = n * Math.PI / 5 - Math.PI / 2; return (16 + r * Math.cos(a)).toFixed(1) + ' ' + (16 + r * Math.sin(a)).toFixed(1); }).join(' '); },
        tag() { return 'soft' + this.$.uid; },
      },
      template: `<svg viewBox="0 0 32 32" :width="size" :height="size" aria-hidden="true"><g :transform="'rotate(' + tip.turn + ' 16 16)'"><circle v-if="tip.kind === 'round'" cx="16" cy="16" :r="tip.size"/><template v-else-if="tip.kind === 'soft' || tip.kind === 'cloud'"><radialGradient :id="tag"><stop offset=".2"/><stop offset="1" stop-opacity="0"/></radialGradient><ellipse cx="16" cy="16" :rx="tip.size" :ry="tip.kind === 'soft' ? tip.size : tip.size * .5" :fill="'url(#' + tag + ')'"/></template><ellipse v-else-if="tip.kind === 'flat'" cx="16" cy="16" :rx="tip.size" :ry="tip.size * .28"/><polygon v-else-if="tip.kind === 'star'" :points="star"/><path v-else-if="tip.kind === 'line'" :d="'M' + (16 - tip.size) + ' 16h' + 2 * tip.size" stroke="#000" stroke-width="1.6"/><circle v-else v-for="(dot, n) in dots" :key="n" :cx="dot.x" :cy="dot.y" :r="tip.kind === 'splat' ? dot.r * 1.6 : dot.r"/></g></svg>`,
    },
  },
  computed: {
    sets() { return [['move', 'mdi:cursor-move', 'Move'], ['rect', 'mdi:selection', 'Rectangle Select'], ['ellipse', 'mdi:selection-ellipse', 'Ellipse Select'], ['lasso', 'mdi:lasso', 'Free Select'], ['fuzzy', 'mdi:auto-fix', 'Fuzzy Select'], ['by_color', 'mdi:select-color', 'Select by Color'], ['crop', 'mdi:crop', 'Crop'], ['transform', 'mdi:vector-square-edit', 'Unified Transform'], ['flip', 'mdi:flip-horizontal', 'Flip'], ['perspective', 'tabler:perspective', 'Perspective'], ['warp', 'mdi:wave', 'Warp Transform'], ['bucket', 'mdi:format-color-fill', 'Bucket Fill'], ['gradient', 'mdi:gradient-horizontal', 'Gradient'], ['pencil', 'mdi:pencil', 'Pencil'], ['brush', 'mdi:brush', 'Paintbrush'], ['airbrush', 'mdi:spray', 'Airbrush'], ['eraser', 'mdi:eraser', 'Eraser'], ['clone', 'mdi:stamper', 'Clone'], ['heal', 'mdi:bandage', 'Heal'], ['smudge', 'mdi:gesture-swipe', 'Smudge'], ['paths', 'mdi:vector-curve', 'Paths'], ['text', 'mdi:format-text-variant', 'Text'], ['picker', 'mdi:eyedropper', 'Color Picker'], ['zoom', 'mdi:magnify', 'Zoom']]; },
    tool() { return this.sets.find(one => one[0] === this.S.tool); },
    tools() { return this.sets.map(([id, icon, label]) => ({id: 't_' + id, icon, label, on: this.S.tool === id, fn: 'tool_' + id})); },
    inks() { const pair = this.S.plain ? ['#000000', '#ffffff'] : [this.D.front, this.D.back]; return this.S.swaps % 2 ? pair.reverse() : pair; },
    tip() { return this.D.tips[this.S.tip] || this.D.tips[0]; },
    tip_name() { return {round: 'Hardness 100', soft: 'Hardness 050', splat: 'Acrylic 0', star: 'Star', flat: 'Bristle 0', dots: 'Sparks 0', line: 'Pencil 0', cloud: 'Smoke 0'}[this.tip.kind].replace(/0$/, match => this.tip.kind === 'round' || this.tip.kind === 'soft' ? match : match + this.D.tip_no); },
    lefts() { return [['options', 'mdi:tune-variant', 'Tool Options'], ['history', 'mdi:history', 'Undo History'], ['images', 'mdi:image-multiple-outline', 'Images']]; },
    docks() { return [['brushes', 'mdi:brush', 'Brushes'], ['patterns', 'mdi:texture-box', 'Patterns'], ['fonts', 'mdi:format-font', 'Fonts']]; },
    lows() { return [['layers', 'mdi:layers', 'Layers'], ['channels', 'mdi:view-sequential-outline', 'Channels'], ['paths', 'mdi:vector-curve', 'Paths']]; },
    feet() {
      const few = this.S.step === 0;
      return {
        options: [['save_options', 'mdi:tray-arrow-down', 'Save Tool Preset'], ['restore_options', 'mdi:restore', 'Restore Tool Preset'], ['delete_options', 'mdi:close-box-outline', 'Delete Tool Preset'], ['reset_options', 'mdi:backup-restore', 'Reset to default values']],
        history: [['undo', 'mdi:undo', 'Undo', few], ['redo', 'mdi:redo', 'Redo', this.S.step >= this.D.steps.length], ['clear_history', 'mdi:broom', 'Clear Undo History']],
        brushes: [['edit_brush', 'mdi:square-edit-outline', 'Edit this brush'], ['new_brush', 'mdi:file-plus-outline', 'Create a new brush'], ['copy_brush', 'mdi:content-copy', 'Duplicate this brush'], ['delete_brush', 'mdi:close-box-outline', 'Delete this brush'], ['refresh', 'mdi:refresh', 'Refresh']],
        patterns: [['new_pattern', 'mdi:file-plus-outline', 'New pattern', true], ['copy_pattern', 'mdi:content-copy', 'Duplicate this pattern'], ['delete_pattern', 'mdi:close-box-outline', 'Delete this pattern', true], ['refresh', 'mdi:refresh', 'Refresh']],
        fonts: [['refresh', 'mdi:refresh', 'Rescan the installed fonts'], ['font_image', 'mdi:open-in-new', 'Open brush as image', true]],
        layers: [['new_layer', 'mdi:file-plus-outline', 'New Layer'], ['new_group', 'mdi:folder-plus-outline', 'New Layer Group'], ['raise_layer', 'mdi:chevron-up', 'Raise Layer', this.at === 0], ['lower_layer', 'mdi:chevron-down', 'Lower Layer', this.at === this.D.layers.length - 1], ['copy_layer', 'mdi:content-copy', 'Duplicate Layer'], ['merge_down', 'mdi:arrow-collapse-down', 'Merge Down'], ['add_mask', 'mdi:drama-masks', 'Add a Mask'], ['delete_layer', 'mdi:close-box-outline', 'Delete Layer']],
        channels: [['new_channel', 'mdi:file-plus-outline', 'New Channel'], ['raise_channel', 'mdi:chevron-up', 'Raise Channel', true], ['lower_channel', 'mdi:chevron-down', 'Lower Channel', true], ['copy_channel', 'mdi:content-copy', 'Duplicate Channel'], ['channel_to_selection', 'mdi:selection', 'Channel to Selection'], ['delete_channel', 'mdi:close-box-outline', 'Delete Channel', true]],
        paths: [['new_path', 'mdi:file-plus-outline', 'New Path'], ['raise_path', 'mdi:chevron-up', 'Raise Path'], ['lower_path', 'mdi:chevron-down', 'Lower Path'], ['path_to_selection', 'mdi:selection', 'Path to Selection'], ['selection_to_path', 'mdi:vector-selection', 'Selection to Path', !this.S.sel], ['stroke_path', 'mdi:brush', 'Paint along the path'], ['delete_path', 'mdi:close-box-outline', 'Delete Path']],
      };
    },
    locks() { return [['pixels', 'mdi:brush', 'Lock pixels'], ['position', 'mdi:cursor-move', 'Lock position and size'], ['alpha', 'mdi:checkerboard', 'Lock alpha channel']]; },
    letters() { return [['bold', 'mdi:format-bold', 'bold'], ['italic', 'mdi:format-italic', 'italic'], ['underline', 'mdi:format-underline', 'underline'], ['strike', 'mdi:format-strikethrough', 'strikethrough']]; },
    marks() { return ['#5a5a5a', '#5491d1', '#8bbf4d', '#d8c53c', '#d98d2f', '#8a5a3c', '#c74a4a', '#8b67b8']; },
    at() { return this.D.layers.findIndex(layer => layer.id === this.S.layer); },
    active() { return this.D.layers[this.at]; },
    shown() { return this.D.layers.map(layer => ({...layer, hidden: !!this.S.hidden[layer.id]})); },
    guides() { return this.S.guides || this.D.guides; },
    path() { return this.D.paths.find(one => one.id === this.S.path); },
    pictures() { return [{id: 'own', photo: this.D.layers[this.D.layers.length - 1].photo, name: this.D.stem}, ...this.D.others]; },
    faces() { return [...this.D.fonts].sort(); },
    percent() { const p = pb.canvas.k * 100; return (p >= 100 ? Math.round(p) : p.toFixed(1)) + ' %'; },
    items() {
      const {S, D} = this;
      if (S.low === 'layers') return D.layers.map(layer => ({id: layer.id, name: layer.name, layer, on: S.layer === layer.id, hidden: S.hidden[layer.id], pick: () => { S.layer = layer.id; }}));
      if (S.low === 'paths') return D.paths.map(one => ({id: one.id, name: one.name, on: S.path === one.id, hidden: one.id !== S.path, pick: () => { S.path = one.id; }}));
      const all = [['red', 'Red', '#b23b3b'], ['green', 'Green', '#3d8f47'], ['blue', 'Blue', '#3b62b2'], ['alpha', 'Alpha', '#ddd'], ...D.masks.map((name, n) => ['mask' + n, name, '#666'])];
      return all.map(([id, name, ink]) => ({id, name, ink, on: S.band === id, hidden: S.hidden[id] || id.startsWith('mask'), pick: () => { S.band = id; }}));
    },
    options() {
      const {D, S} = this, scale = (id, label, value, share, up, down) => ({kind: 'scale', id, label, value, share, up, down});
      const choice = (id, label, value, fn, bare) => ({kind: 'choice', id, label, value, fn, bare}), check = (id, label, fn) => ({kind: 'check', id, label, fn});
      const modes = {kind: 'modes', id: 'marking', label: 'Mode:', list: [['replace', 'mdi:selection', 'Replace the current selection'], ['add', 'mdi:vector-union', 'Add to the current selection'], ['subtract', 'mdi:vector-difference-ba', 'Subtract from the current selection'], ['intersect', 'mdi:vector-intersection', 'Intersect with the current selection']]};
      const pair = (label, names, values, unit) => ({kind: 'pair', id: label, label, names, values, unit}), {x, y, w, h} = D.marked;
      const edges = [check('anti', 'Antialiasing', 'anti'), check('feather', 'Feather edges', 'feather')];
      if (S.tool === 'rect' || S.tool === 'ellipse') return [modes, ...edges, check('rounded', 'Rounded corners', 'rounded'), check('centre', 'Expand from center', 'centre'), check('fixed', 'Fixed aspect ratio', 'fixed'), pair('Position:', ['x', 'y'], [x, y], 'px'), pair('Size:', ['width', 'height'], [w, h], 'px'), check('bright', 'Highlight', 'bright'), choice('lines', 'Guides', 'No guides', 'thirds', true), {id: 'shrink', label: 'Auto Shrink', fn: 'auto_shrink'}];
      if (S.tool === 'crop') return [check('only', 'Selected layers only', 'only'), check('deleting', 'Delete cropped pixels', 'deleting'), check('grow', 'Allow growing', 'growing'), check('centre', 'Expand from center', 'centre'), check('fixed', 'Fixed aspect ratio', 'fixed'), pair('Position:', ['x', 'y'], [x, y], 'px'), pair('Size:', ['width', 'height'], [w, h], 'px'), check('bright', 'Highlight', 'bright'), choice('lines', 'Guides', 'Rule of thirds', 'thirds', true), {id: 'shrink', label: 'Auto Shrink', fn: 'auto_shrink'}];
      if (S.tool === 'lasso' || S.tool === 'fuzzy' || S.tool === 'by_color') return [modes, ...edges, check('merged', 'Sample merged'), check('diagonal', 'Diagonal neighbors'), scale('threshold', 'Threshold', '15.0', .12), choice('by', 'Select by', 'Composite')];
      if (S.tool === 'text') return [choice('font', 'Font', this.active.font || D.fonts[0]), pair('Size:', ['text size'], [Math.round(this.active.size || 60)], 'px'), check('editor', 'Use editor'), check('anti', 'Antialiasing', 'anti'), choice('hinting', 'Hinting', 'Medium'), choice('outline', 'Style', 'Filled'), scale('indent', 'Indent', '0.0', 0), scale('lines', 'Line spacing', '0.0', 0), scale('letters', 'Letter spacing', '0.0', 0), choice('box', 'Box', 'Dynamic')];
      if (S.tool === 'move') return [choice('moves', 'Move', 'Layer'), choice('toggle', 'Tool Toggle', 'Pick a layer or guide', '', true)];
      if (S.tool === 'zoom') return [check('auto', 'Auto-resize window'), choice('way', 'Direction', 'Zoom in')];
      if (S.tool === 'paths') return [choice('edit', 'Edit Mode', 'Design'), check('polygon', 'Polygonal', 'polygonal'), {id: 'path_to_selection', label: 'Create Selection', fn: 'path_to_selection'}, {id: 'fill_path', label: 'Fill Path…', fn: 'fill_path'}, {id: 'stroke_path', label: 'Stroke Path…', fn: 'stroke_path'}];
      const px = D.brush_px + S.sized;
      return [choice('mode', 'Mode', 'Normal', 'paint_mode'), scale('strength', 'Opacity', (D.strength + S.strength0).toFixed(1), D.strength / 100, 'more_cover', 'less_cover'), {kind: 'tip', id: 'tip', label: 'Brush'}, scale('size', 'Size', px + '.00', px / 240, 'bigger', 'smaller'), scale('ratio', 'Aspect Ratio', '0.00', .5), scale('angle', 'Angle', (D.angle + S.angled) + '.00', (D.angle + 180) / 360, 'turn_tip'), scale('spacing', 'Spacing', D.spacing + '.0', D.spacing / 60), scale('hardness', 'Hardness', (D.hardness + S.hard) + '.0', D.hardness / 100, 'harder', 'softer'), scale('force', 'Force', '50.0', .5), choice('dynamics', 'Dynamics', 'Pressure Opacity'), check('jitter', 'Apply Jitter', 'jitter'), check('smooth', 'Smooth stroke', 'smooth'), check('view', 'Lock brush to view'), check('incremental', 'Incremental', 'incremental')];
    },
    handles() {
      const b = this.S.tool === 'text' ? this.active : this.D.marked, small = 9;
      return [['nw', 0, 0], ['n', .5, 0], ['ne', 1, 0], ['e', 1, .5], ['se', 1, 1], ['s', .5, 1], ['sw', 0, 1], ['w', 0, .5]].map(([id, x, y]) => ({id, x: b.x + b.w * x, y: b.y + b.h * y, label: 'handle', small}));
    },
    tones() { const at = ['Value', 'Red', 'Green', 'Blue'].indexOf(this.S.channel); return this.D.tones[at].map(high => this.S.scale === 'log' ? Math.round(100 * Math.log1p(high) / Math.log1p(100)) : high); },
    knobs() { const [low, gamma, high] = this.D.levels; return [['black', 'low input', low / 255], ['mid', 'gamma', (low + (high - low) * .5 ** (1 / gamma)) / 255], ['white', 'high input', high / 255]]; },
    menus() {
      const m = (id, label, items) => ({id, label, items}), tool = ([id, icon, label]) => ({id: 't_' + id, label, icon});
      return [
        m('file', 'File', [{id: 'create', label: 'New…', keys: 'Ctrl+N'}, {id: 'open', label: 'Open…', keys: 'Ctrl+O'}, {id: 'as_layers', label: 'Open as Layers…', keys: 'Ctrl+Alt+O'}, {id: 'save', label: 'Save', keys: 'Ctrl+S', line: true}, {id: 'export', label: 'Export As…', keys: 'Shift+Ctrl+E'}, {id: 'print', label: 'Print…', keys: 'Ctrl+P', line: true}, {id: 'quit', label: 'Quit', keys: 'Ctrl+Q', line: true}]),
        m('edit', 'Edit', [{id: 'undo', label: 'Undo', keys: 'Ctrl+Z'}, {id: 'redo', label: 'Redo', keys: 'Ctrl+Y', off: true}, {id: 'cut', label: 'Cut', keys: 'Ctrl+X', line: true}, {id: 'copy', label: 'Copy', keys: 'Ctrl+C'}, {id: 'copy_visible', label: 'Copy Visible', keys: 'Shift+Ctrl+C'}, {id: 'paste', label: 'Paste', keys: 'Ctrl+V'}, {id: 'preferences', label: 'Preferences', line: true}]),
        m('select', 'Select', [{id: 'all', label: 'All', keys: 'Ctrl+A'}, {id: 'none', label: 'None', keys: 'Shift+Ctrl+A'}, {id: 'invert', label: 'Invert', keys: 'Ctrl+I'}, {id: 'feather', label: 'Feather…', line: true}, {id: 'grow', label: 'Grow…'}, {id: 'to_path', label: 'To Path'}]),
        m('view', 'View', [{id: 'new_view', label: 'New View'}, {id: 'dots', label: 'Dot for Dot', on: true}, {id: 'zoom', label: 'Zoom', sub: true}, {id: 'full', label: 'Fullscreen', keys: 'F11', line: true}, {id: 'grid', label: 'Show Grid', on: false}, {id: 'rulers', label: 'Show Rulers', on: true}]),
        m('image', 'Image', [{id: 'copy_image', label: 'Duplicate', keys: 'Ctrl+D', fn: 'copy_image'}, {id: 'mode', label: 'Mode', sub: true, line: true}, {id: 'precision', label: 'Encoding', sub: true}, {id: 'colors', label: 'Color Management', sub: true}, {id: 'turn', label: 'Transform', sub: true, line: true}, {id: 'canvas_size', label: 'Canvas Size…', fn: 'canvas_size'}, {id: 'fit_canvas', label: 'Fit Canvas to Layers', fn: 'fit_canvas'}, {id: 'print_size', label: 'Print Size…', fn: 'print_size'}, {id: 'scale', label: 'Scale Image…', fn: 'scale_image'}, {id: 'crop_marked', label: 'Crop to Selection', off: !this.S.sel, line: true}, {id: 'crop_content', label: 'Crop to Content'}, {id: 'zealous', label: 'Slice Using Guides', fn: 'slice'}, {id: 'visible', label: 'Merge Visible Layers…', keys: 'Ctrl+M', line: true, fn: 'merge_visible'}, {id: 'flatten', label: 'Flatten Image', fn: 'flatten'}, {id: 'align', label: 'Align Visible Layers…'}, {id: 'guides', label: 'Guides', sub: true, line: true}, {id: 'grid_setup', label: 'Configure Grid…', fn: 'grid_setup'}, {id: 'properties', label: 'Image Properties', keys: 'Alt+Return', line: true, fn: 'properties'}]),
        m('layer', 'Layer', [{id: 'new_layer', label: 'New Layer…', keys: 'Shift+Ctrl+N', fn: 'new_layer'}, {id: 'from_visible', label: 'New from Visible', fn: 'from_visible'}, {id: 'new_group', label: 'New Layer Group', fn: 'new_group'}, {id: 'copy_layer', label: 'Duplicate Layers', keys: 'Shift+Ctrl+D', fn: 'copy_layer'}, {id: 'merge_down', label: 'Merge Down', fn: 'merge_down'}, {id: 'delete_layer', label: 'Delete Layers', fn: 'delete_layer'}, {id: 'stack', label: 'Stack', sub: true, line: true}, {id: 'mask', label: 'Mask', sub: true}, {id: 'transparency', label: 'Transparency', sub: true}, {id: 'turn_layer', label: 'Transform', sub: true}, {id: 'boundary', label: 'Layer Boundary Size…', line: true, fn: 'boundary'}, {id: 'to_image', label: 'Layers to Image Size', fn: 'to_image'}, {id: 'scale_layer', label: 'Scale Layer…', fn: 'scale_layer'}, {id: 'crop_layer', label: 'Crop Layers to Content', fn: 'crop_layer'}]),
        m('colors', 'Colors', [{id: 'balance', label: 'Color Balance…', fn: 'balance'}, {id: 'temperature', label: 'Color Temperature…', fn: 'temperature'}, {id: 'hue_chroma', label: 'Hue-Chroma…'}, {id: 'saturation', label: 'Saturation…', fn: 'saturation'}, {id: 'exposure', label: 'Exposure…', fn: 'exposure'}, {id: 'shadows', label: 'Shadows-Highlights…', fn: 'shadows'}, {id: 'brightness', label: 'Brightness-Contrast…'}, {id: 'levels', label: 'Levels…', line: true, fn: 'levels'}, {id: 'curves', label: 'Curves…', fn: 'curves'}, {id: 'invert_colors', label: 'Invert', line: true, fn: 'invert_colors'}, {id: 'auto', label: 'Auto', sub: true}, {id: 'components', label: 'Components', sub: true}, {id: 'desaturate', label: 'Desaturate', sub: true}, {id: 'threshold', label: 'Threshold…', line: true, fn: 'threshold'}, {id: 'posterize', label: 'Posterize…', fn: 'posterize'}, {id: 'to_alpha', label: 'Color to Alpha…', fn: 'to_alpha'}, {id: 'map', label: 'Map', sub: true}, {id: 'info', label: 'Info', sub: true}]),
        m('tools', 'Tools', this.sets.slice(0, 14).map(tool)),
        m('filters', 'Filters', [{id: 'repeat', label: 'Repeat Last', keys: 'Ctrl+F', fn: 'repeat'}, {id: 'reshow', label: 'Re-Show Last', keys: 'Shift+Ctrl+F'}, {id: 'blur', label: 'Blur', sub: true, line: true}, {id: 'enhance', label: 'Enhance', sub: true}, {id: 'distorts', label: 'Distorts', sub: true}, {id: 'light', label: 'Light and Shadow', sub: true}, {id: 'noise', label: 'Noise', sub: true}, {id: 'artistic', label: 'Artistic', sub: true}]),
        m('windows', 'Windows', [{id: 'docks', label: 'Dockable Dialogs', sub: true}, {id: 'hide_docks', label: 'Hide Docks', keys: 'Tab', on: false}, {id: 'single', label: 'Single-Window Mode', on: true}]),
        m('help', 'Help', [{id: 'help', label: 'Help', keys: 'F1'}, {id: 'tips', label: 'Tip of the Day'}, {id: 'about', label: 'About'}]),
      ];
    },
    context() { return [{id: 'attributes', label: 'Edit Layer Attributes…', icon: 'mdi:square-edit-outline', fn: 'attributes'}, {id: 'blend_space', label: 'Blend Space', sub: true}, {id: 'tag', label: 'Color Tag', sub: true}, {id: 'visible_only', label: 'Layer Mask', sub: true}, {id: 'new_layer', label: 'New Layer…', icon: 'mdi:file-plus-outline', line: true, fn: 'new_layer'}, {id: 'from_visible', label: 'New from Visible', fn: 'from_visible'}, {id: 'copy_layer', label: 'Duplicate Layer', icon: 'mdi:content-copy', fn: 'copy_layer'}, {id: 'merge_down', label: 'Merge Down', icon: 'mdi:arrow-collapse-down', fn: 'merge_down'}, {id: 'delete_layer', label: 'Delete Layer', icon: 'mdi:close-box-outline', fn: 'delete_layer'}, {id: 'boundary', label: 'Layer Boundary Size…', line: true, fn: 'boundary'}, {id: 'to_image', label: 'Layer to Image Size', fn: 'to_image'}, {id: 'scale_layer', label: 'Scale Layer…', fn: 'scale_layer'}, {id: 'add_mask', label: 'Add Layer Mask…', line: true, icon: 'mdi:drama-masks', fn: 'add_mask'}, {id: 'to_selection', label: 'Alpha to Selection', fn: 'to_selection'}, {id: 'visible', label: 'Merge Visible Layers…', line: true, fn: 'merge_visible'}, {id: 'flatten', label: 'Flatten Image', fn: 'flatten'}]; },
  },
  methods: {
    named(name) { return JSON.stringify({name: {value: name, text: name}}); },
    mode(layer) { const name = (layer.mode || 'normal').replace('-', ' '); return name === 'color' ? 'HSL Color' : name[0].toUpperCase() + name.slice(1); },
    box(one, k) { return {left: Math.round(one.x * k) + 'px', top: Math.round(one.y * k) + 'px', width: Math.round(one.w * k) + 'px', height: Math.round(one.h * k) + 'px'}; },
    place(one, k) { const half = this.S.tool === 'text' ? 5 : 9; return {left: Math.round(one.x * k) - half + 'px', top: Math.round(one.y * k) - half + 'px'}; },
    curve(k) { const d = this.path.d.map(([x, y]) => [x * k, y * k]); return 'M' + d[0].join(' ') + d.slice(1).map(([x, y], n) => { const [a, b] = d[n], c = (x - a) * .45; return `C${a + c} ${b} ${x - c} ${y} ${x} ${y}`; }).join(''); },
    weave(one, n) { const ink = ['#7a5a3c', '#3c5a7a', '#8a8a80', '#5a6e44', '#94724a', '#333'][n % 6], step = 3 + one.size % 6; return {background: ['repeating-linear-gradient(' + one.turn + 'deg, ' + ink + ' 0 ' + step + 'px, #d9d2c3 ' + step + 'px ' + 2 * step + 'px)', 'radial-gradient(' + ink + ' 30%, #cfc8b8 34%) 0 0 / ' + 2 * step + 'px ' + 2 * step + 'px', 'conic-gradient(' + ink + ' 25%, #c9c4b6 0 50%, ' + ink + ' 0 75%, #c9c4b6 0) 0 0 / ' + 2 * step + 'px ' + 2 * step + 'px'][n % 3]}; },
    family(name) { return JSON.stringify(name.replace(/ (Bold|Light|Medium|Semi-Bold)$/, '')) + ', var(--font)'; },
    step(id, by) { const S = this.S; if (id === 'size') S.sized += by; else if (id === 'angle') S.angled += by; else if (id === 'strength') S.strength0 += by; else if (id === 'hardness') S.hard += by; else S.nudged = id + by; },
    answer(id) { const S = this.S; if (id === 'ok') { S.agreed += 1; S.dialog = ''; } else if (id === 'reset') S.done = 'reset_values'; else S.dialog = ''; },
    act(id) {
      const S = this.S;
      S.open = '';
      if (id.startsWith('t_')) S.tool = id.slice(2);
      else if (['scale', 'levels', 'new_layer'].includes(id)) S.dialog = id;
      else if (id === 'undo') { S.step -= 1; S.undone += 1; }
      else if (id === 'redo') { S.step += 1; S.redone += 1; }
      else if (id === 'path_to_selection') S.sel = true;
      else S.done = id;
    },
  },
})
