({
  state: d => ({sel: '', tool: 'move', left: 'file', tab: 'design', page: 'p1', asset: '', open: '', hover: '', dialog: '', typing: '', zoom: 1, dev: false, drawing: false, slim: false, finding: false, presenting: false, hidden: {}, locked: {}, folded: {s0_: true, s2_: true, s3_: true}, aligned: '', text: '', flip_h: 0, flip_v: 0, turned: 0, auto: false, aspect: false, clip: true, corners: false, component: false, mask: false, fills: 1, unfilled: false, strokes: 0, effects: 0, guides: 0, exports: 0, added: 0, styled: 0, style: '', ground: true, paint: 'solid', fill: '', held: '', pipette: false, link: '', linked: 0, unlinked: '', flows: 0, comment: '', solved: {}, copied: '', variable: '', variables: 0, modes: 0, invited: 0, role: '', done: ''}),
  computed: {
    tools() { return [['move', 'tabler:pointer', 'Move', true], ['frame', 'tabler:frame', 'Frame', true], ['rect', 'tabler:square', 'Rectangle', true], ['pen', 'tabler:ballpen', 'Pen', true], ['text', 'tabler:letter-t', 'Text'], ['comment', 'tabler:message-circle', 'Comment'], ['actions', 'tabler:sparkles', 'Actions']]; },
    aligns() { return [['left', 'tabler:layout-align-left', 'align left'], ['centre', 'tabler:layout-align-center', 'align horizontal centers'], ['right', 'tabler:layout-align-right', 'align right'], ['top', 'tabler:layout-align-top', 'align top'], ['middle', 'tabler:layout-align-middle', 'align vertical centers'], ['bottom', 'tabler:layout-align-bottom', 'align bottom']]; },
    flips() { return [['turned', 'tabler:rotate-clockwise', 'rotate 90° right'], ['flip_h', 'tabler:flip-vertical', 'flip horizontal'], ['flip_v', 'tabler:flip-horizontal', 'flip vertical']]; },
    texts() { return [['left', 'tabler:align-left', 'align text left'], ['center', 'tabler:align-center', 'align text center'], ['right', 'tabler:align-right', 'align text right']]; },
    paints() { return [['solid', 'tabler:square-filled', 'solid'], ['gradient', 'tabler:color-swatch', 'gradient'], ['image', 'tabler:photo', 'image'], ['video', 'tabler:video', 'video']]; },
    extras() { return [['stroke', 'Stroke', 'strokes'], ['effect', 'Effects', 'effects'], ['guide', 'Layout guide', 'guides'], ['export', 'Export', 'exports']]; },
    roles() { return ['owner', 'can edit', 'can view', 'can comment']; },
    corners() { return [['nw', 0, 0], ['ne', 1, 0], ['sw', 0, 1], ['se', 1, 1]]; },
    picked() { return [...this.D.frames, ...this.D.nodes].find(one => one.id === this.S.sel); },
    seen() { return this.D.nodes.filter(node => !this.S.hidden[node.id] && !this.S.hidden[node.screen]); },
    fill() { const one = this.picked || {}; return this.S.fill || (one.kind === 'text' || one.kind === 'vector' ? one.ink : one.fill) || '#ffffff'; },
    kind() { return {frame: 'Frame', text: 'Text', rect: 'Rectangle', photo: 'Rectangle', ellipse: 'Ellipse', vector: 'Vector', instance: 'Instance'}[this.picked.kind]; },
    weight() { return {500: 'Medium', 600: 'Semi Bold', 700: 'Bold'}[this.picked.weight] || 'Regular'; },
    numbers() { const one = this.picked, home = this.D.frames.find(frame => frame.id === one.screen) || {x: 0, y: 0}; return [['X', one.x - home.x, 'x_field'], ['Y', one.y - home.y, 'y_field'], ['W', one.w, 'w_field'], ['H', one.h, 'h_field']]; },
    percent() { return Math.round(pb.canvas.k * 100) + '%'; },
    rows() {
      const found = [], {S} = this;
      for (const frame of this.D.frames) {
        const row = (one, depth, leaf, nest) => found.push({id: one.id, key: one.id, group: 'layers', facts: {name: {value: one.name, text: one.name}}, label: one.name, icon: this.sign(one), depth, leaf, open: nest, on: S.sel === one.id, bold: !depth, dim: S.hidden[one.id], actions: S.sel === one.id || S.hidden[one.id] || S.locked[one.id] ? [{id: 'locked', icon: S.locked[one.id] ? 'tabler:lock' : 'tabler:lock-open', label: 'lock', fn: 'lock_it'}, {id: 'hidden', icon: S.hidden[one.id] ? 'tabler:eye-closed' : 'tabler:eye', label: 'visibility', fn: 'hide_it'}] : []});
        const open = !S.folded[frame.id] || S.sel.startsWith(frame.id);
        row(frame, 0, false, open);
        if (open) for (const node of [...this.D.nodes].reverse()) if (node.screen === frame.id) row(node, 1, true);
      }
      return found;
    },
    code() {
      const one = this.picked, px = n => n + 'px', found = [['width', px(one.w)], ['height', px(one.h)], ['left', this.numbers[0][1] + 'px'], ['top', this.numbers[1][1] + 'px'], ['border-radius', px(one.radius || 0)], ['background', this.fill.toUpperCase()]];
      if (one.text) found.push(['color', (one.ink || '#111827').toUpperCase()], ['font-family', 'Inter'], ['font-size', px(one.size)], ['font-weight', String(one.weight || 400)], ['line-height', 'normal'], ['text-align', one.align || 'left']);
      return found;
    },
    variables() {
      const cell = value => /^[0-9A-F]{6}$/.test(value) ? {text: value, chip: '#' + value} : value;
      return this.D.variables.map(one => ({id: one.id, key: one.id, group: 'variables', on: this.S.variable === one.id, facts: {name: {value: one.name, text: one.name}, light: {value: one.light, text: one.light}, dark: {value: one.dark, text: one.dark}}, cells: {name: {text: one.name, icon: one.light.length > 2 ? 'tabler:palette' : 'tabler:number'}, light: cell(one.light), dark: cell(one.dark)}}));
    },
    menus() {
      const arrange = [{id: 'front', label: 'Bring to front', keys: ']', fn: 'front'}, {id: 'back', label: 'Send to back', keys: '[', fn: 'back'}];
      return {
        main: [{id: 'files', label: 'Back to files', fn: 'files'}, {id: 'quick', label: 'Actions…', keys: 'Ctrl+K', line: true}, {id: 'file', label: 'File', sub: true, line: true}, {id: 'edit', label: 'Edit', sub: true}, {id: 'view', label: 'View', sub: true}, {id: 'object', label: 'Object', sub: [{id: 'frame_it', label: 'Frame selection', keys: 'Ctrl+Alt+G', fn: 'frame_it'}, {id: 'group_it', label: 'Group selection', keys: 'Ctrl+G', fn: 'group_it'}, {id: 'ungroup', label: 'Ungroup selection', off: true}, {id: 'section', label: 'Wrap in section', fn: 'section', line: true}, {id: 'outline', label: 'Outline stroke', fn: 'outline'}, {id: 'flatten', label: 'Flatten selection', keys: 'Ctrl+E', fn: 'flatten'}, {id: 'rename', label: 'Rename', keys: 'Ctrl+R', line: true, fn: 'rename'}, ...arrange]}, {id: 'texts', label: 'Text', sub: true}, {id: 'arrange', label: 'Arrange', sub: true}, {id: 'vector', label: 'Vector', sub: true}, {id: 'plugins', label: 'Plugins', sub: true, line: true}, {id: 'widgets', label: 'Widgets', sub: true}, {id: 'preferences', label: 'Preferences', sub: true}, {id: 'libraries', label: 'Libraries', line: true, fn: 'libraries'}, {id: 'desktop', label: 'Get desktop app', line: true}, {id: 'account', label: 'Help and account', sub: true}],
        zoom: [{id: 'zoom_in', label: 'Zoom in', keys: 'Ctrl++', fn: 'zoom_in'}, {id: 'zoom_out', label: 'Zoom out', keys: 'Ctrl+-', fn: 'zoom_out'}, {id: 'fit', label: 'Zoom to fit', keys: 'Shift+1', fn: 'fit'}, {id: 'half', label: 'Zoom to 50%', fn: 'half'}, {id: 'whole', label: 'Zoom to 100%', keys: 'Ctrl+0', fn: 'whole'}, {id: 'pixels', label: 'Pixel preview', line: true, on: false}, {id: 'pixel_grid', label: 'Pixel grid', on: true, fn: 'pixel_grid'}, {id: 'snap', label: 'Snap to pixel grid', on: true, fn: 'snap'}, {id: 'show_guides', label: 'Layout guides', on: true}, {id: 'rulers', label: 'Rulers', on: false, fn: 'rulers'}, {id: 'outlines', label: 'Outlines', sub: true, line: true}, {id: 'cursors', label: 'Multiplayer cursors', on: true, fn: 'cursors'}],
        context: [{id: 'copy', label: 'Copy', keys: 'Ctrl+C'}, {id: 'paste_here', label: 'Paste here'}, {id: 'paste_replace', label: 'Paste to replace', fn: 'paste_replace'}, {id: 'copy_as', label: 'Copy/Paste as', sub: true}, {id: 'select_layer', label: 'Select layer', sub: true, line: true}, ...arrange, {id: 'group_it', label: 'Group selection', keys: 'Ctrl+G', line: true, fn: 'group_it'}, {id: 'frame_it', label: 'Frame selection', keys: 'Ctrl+Alt+G', fn: 'frame_it'}, {id: 'rename', label: 'Rename', keys: 'Ctrl+R', fn: 'rename'}, {id: 'flatten', label: 'Flatten', keys: 'Ctrl+E', fn: 'flatten'}, {id: 'outline', label: 'Outline stroke', fn: 'outline'}, {id: 'auto', label: 'Add auto layout', keys: 'Shift+A', line: true, fn: 'auto_layout'}, {id: 'component', label: 'Create component', keys: 'Ctrl+Alt+K', fn: 'component'}, {id: 'plugins', label: 'Plugins', sub: true, line: true}, {id: 'hide', key: this.S.sel, label: 'Show/Hide', keys: 'Shift+Ctrl+H', line: true, fn: 'hide_it'}, {id: 'lock', key: this.S.sel, label: 'Lock/Unlock', keys: 'Shift+Ctrl+L', fn: 'lock_it'}],
      };
    },
  },
  methods: {
    px: Math.round,
    named(name) { return JSON.stringify({name: {value: name, text: name}}); },
    count(one) { return one.replies + (one.replies === 1 ? ' reply' : ' replies'); },
    facts(one) { return JSON.stringify({name: {value: one.who.name, text: one.who.name}, replies: {value: one.replies, text: this.count(one)}}); },
    linkfacts(one) { const name = this.frame(one[1]).name; return JSON.stringify({name: {value: name, text: name}}); },
    frame(id) { return this.D.frames.find(one => one.id === id); },
    sign(one) { return {frame: 'tabler:frame', text: 'tabler:letter-t', rect: 'tabler:square', photo: 'tabler:photo', ellipse: 'tabler:circle', vector: 'tabler:vector-bezier-2', instance: 'tabler:diamond'}[one.kind]; },
    spot(one, k, above = 0) { const x = Math.round((one.x - 400) * k), y = Math.round((one.y + 45) * k) - above; return {left: x + 'px', top: y + 'px', width: Math.round((one.x - 400 + one.w) * k) - x + 'px', height: Math.max(1, above || Math.round((one.y + 45 + one.h) * k) - y) + 'px'}; },
    paint(one, k) { return {background: this.S.sel === one.id && this.S.fill ? this.S.fill : one.fill || null, borderRadius: one.kind === 'ellipse' ? '50%' : Math.round((one.radius || 0) * k) + 'px', boxShadow: one.line ? `inset 0 0 0 1px ${one.line}` : null, color: one.ink, fontSize: one.size * k + 'px', fontWeight: one.weight, justifyContent: {center: 'center', right: 'flex-end'}[this.S.sel === one.id && this.S.text || one.align], padding: one.text && one.kind !== 'text' && one.align !== 'center' ? `0 ${16 * k}px` : null, whiteSpace: one.h > one.size * 2 ? 'normal' : null}; },
    ends(one) { const from = this.D.nodes.find(node => node.id === one[0]), to = this.frame(one[1]); return [from.x - 400 + from.w, from.y + 45 + from.h / 2, to.x - 400, to.y + 45 + to.h / 3]; },
    link(one, k) { const [x1, y1, x2, y2] = this.ends(one).map(n => n * k), bend = Math.max(30, (x2 - x1) / 2); return `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2 - 7} ${y2}m-5 -4l6 4l-6 4`; },
    dot(one, k) { const [x, y] = this.ends(one); return {left: Math.round(x * k) - 6 + 'px', top: Math.round(y * k) - 6 + 'px'}; },
    toggle(which, id) { this.S[which] = {...this.S[which], [id]: !this.S[which][id]}; },
    act(id) {
      const S = this.S;
      S.open = '';
      if (id === 'zoom_in') S.zoom *= 1.25;
      else if (id === 'zoom_out') S.zoom /= 1.25;
      else if (id === 'auto' || id === 'component') S[id] = true;
      else if (id === 'hide') this.toggle('hidden', S.sel);
      else if (id === 'lock') this.toggle('locked', S.sel);
      else S.done = id;
    },
  },
})
