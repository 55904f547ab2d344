({
  state: d => ({left: 'project', right: '', bottom: '', view: 'split', menu: '', mainmenu: false, open: '', dialog: '', notice: false, file: d.main, picked: d.main, line: d.cursor.line, stops: {}, shut: {}, shutdirs: {}, closed: {}, folds: {}, ticked: {}, started: {[d.devices[0].name]: true}, kind: 'Common', widget: d.widgets[3].id, added: '', peek: '', signed: '', log: '', level: '', task: '', goal: '', topic: '', platform: '', problem: '', sdktab: 'SDK Platforms', obsolete: true, details: false, blueprint: 'both', wrap: false, following: true, paused: false, answer: '', crumb: '', did: ''}),
  computed: {
    wide: () => innerWidth > 1400,
    drawn() { return this.S.file === this.D.layout; },
    split() { return this.S.view === 'split' && this.file.path === this.D.main; },
    file() { return this.D.code.files[this.S.file] || {...this.D.code.files[this.D.main], path: this.S.file}; },
    cursor() { const own = this.S.line !== this.D.cursor.line; return own ? {line: Math.min(this.S.line, this.file.lines.length), column: 9} : this.file.path === this.D.main ? this.D.cursor : {line: this.file.stops[0], column: 13}; },
    first() { return this.cursor.line > 12 ? this.cursor.line - 11 : 1; },
    quiet() { return !!(this.S.menu || this.S.open || this.S.dialog || this.S.notice); },
    widget() { return this.D.widgets.find(w => w.id === this.S.widget); },
    blues() { return {both: this.wide && !this.S.right ? [false, true] : [false], design: [false], blueprint: [true]}[this.S.blueprint]; },
    runs() { return [this.t('run', 'tabler:player-play', 'run app', {ink: '#5fad65'}), this.t('debug', 'tabler:bug', 'debug app', {ink: '#5fad65'}), this.t('apply_changes', 'tabler:refresh-dot', 'apply changes and restart activity'), this.t('stop', 'tabler:square', 'stop app', {ink: '#db5c5c'}), this.t('run_more', 'tabler:dots-vertical', 'more actions')]; },
    globals() { return [this.t('sync_gradle', 'mdi:elephant', 'sync project with gradle files'), this.t('everywhere', 'tabler:search', 'search everywhere'), this.t('ide_settings', 'tabler:settings', 'settings')]; },
    leftBar() {
      const S = this.S, up = (id, icon, label) => this.t(id + '_window', icon, label, {on: S.left === id || S.bottom === id});
      return [up('project', 'tabler:folder', 'project'), this.t('commit_window', 'tabler:git-commit', 'commit'), this.t('resource_manager', 'tabler:photo', 'resource manager'), {line: true}, this.t('structure_window', 'tabler:binary-tree', 'structure'), this.t('build_variants', 'tabler:versions', 'build variants'), {gap: true}, up('logcat', 'tabler:cat', 'logcat'), this.t('insights_window', 'tabler:diamond', 'app quality insights'), up('profiler', 'tabler:activity', 'profiler'), up('build', 'tabler:hammer', 'build'), up('terminal', 'tabler:terminal', 'terminal'), up('problems', 'tabler:alert-circle', 'problems'), up('git', 'tabler:git-branch', 'git')];
    },
    rightBar() { return [this.t('notifications', 'tabler:bell', 'notifications'), this.t('assistant', 'tabler:sparkles', 'assistant'), this.t('gradle_window', 'mdi:elephant', 'gradle', {on: this.S.right === 'gradle'}), this.t('device_manager', 'tabler:devices', 'device manager', {on: this.S.right === 'devices'}), this.t('running_devices', 'tabler:device-mobile-vibration', 'running devices', {on: this.S.right === 'running'}), this.t('device_explorer', 'tabler:folder-symlink', 'device explorer')]; },
    projectTools() { return [this.t('select_opened', 'tabler:current-location', 'select opened file'), this.t('expand_all', 'tabler:arrows-maximize', 'expand all'), this.t('collapse_all', 'tabler:arrows-minimize', 'collapse all'), this.t('project_options', 'tabler:dots-vertical', 'options'), this.t('hide_project', 'tabler:minus', 'hide')]; },
    modes() {
      if (this.file.path === this.D.model) return [this.t('tab_actions', 'tabler:dots-vertical', 'tab actions')];
      const on = name => this.drawn ? name === 'design' : this.S.view === name;
      return [this.t('code_view', 'tabler:align-left', 'code', {on: on('code')}), this.t('split_view', 'tabler:layout-columns', 'split', {on: on('split')}), this.t('design_view', 'tabler:photo', 'design', {on: on('design')}), this.t('tab_actions', 'tabler:dots-vertical', 'tab actions')];
    },
    findingTools() { return [this.t('previous_finding', 'tabler:chevron-up', 'previous highlighted error'), this.t('next_finding', 'tabler:chevron-down', 'next highlighted error')]; },
    previewTools() { return [{...this.t('preview_layout', '', 'preview layout'), text: 'Grid', drop: true}, {gap: true}, this.t('ui_check', 'tabler:accessible', 'start ui check mode'), this.t('refresh_preview', 'tabler:refresh', 'build and refresh', {ink: 'var(--ok)'})]; },
    previewOne: () => [{id: 'animate', icon: 'tabler:timeline', label: 'start animation preview'}, {id: 'interact', icon: 'tabler:hand-finger', label: 'start interactive mode'}, {id: 'deploy', icon: 'tabler:player-play', label: 'run preview'}],
    previews() { return [{name: this.D.code.words.One + 'ListPreview'}, {name: this.D.code.words.One + 'ListDarkPreview', dark: true}, {name: this.D.code.words.One + 'ListLargePreview', large: true}]; },
    zooms() { return [this.t('pan', 'tabler:hand-stop', 'pan screen'), this.t('zoom_in', 'tabler:plus', 'zoom in'), this.t('zoom_out', 'tabler:minus', 'zoom out'), this.t('zoom_fit', 'tabler:maximize', 'zoom to fit screen')]; },
    surface() { return [this.t('surface_choice', 'tabler:layers-intersect', 'select design surface', {drop: true}), this.t('orientation', 'tabler:rotate-2', 'orientation', {drop: true}), this.t('night_mode', 'tabler:moon', 'night mode', {drop: true}), {...this.t('layout_device', 'tabler:device-mobile', 'device'), text: this.D.devices[0].name, drop: true}, {...this.t('layout_api', '', 'api version'), text: String(this.D.devices[0].api), drop: true}, {...this.t('layout_theme', 'tabler:palette', 'theme'), text: this.D.code.words.One, drop: true}, this.t('locale', 'tabler:world', 'locale', {drop: true})]; },
    surface2() { return [this.t('view_options', 'tabler:eye', 'view options', {drop: true}), this.t('autoconnect', 'tabler:magnet-off', 'autoconnect to parent'), this.t('default_margins', 'tabler:spacing-horizontal', 'default margins', {drop: true}), this.t('clear_constraints', 'tabler:arrows-cross', 'clear all constraints'), this.t('infer_constraints', 'tabler:wand', 'infer constraints'), {line: true}, this.t('pack', 'tabler:box-padding', 'pack', {drop: true}), this.t('align', 'tabler:layout-align-left', 'align', {drop: true}), this.t('guidelines', 'tabler:border-vertical', 'guidelines', {drop: true})]; },
    paletteTools() { return [this.t('search_palette', 'tabler:search', 'search palette'), this.t('palette_options', 'tabler:dots-vertical', 'palette options')]; },
    componentTools() { return [this.t('component_options', 'tabler:dots-vertical', 'component tree options'), this.t('hide_components', 'tabler:minus', 'hide component tree')]; },
    attributeTools() { return [this.t('filter_attributes', 'tabler:search', 'search attributes'), this.t('attribute_options', 'tabler:dots-vertical', 'attributes options')]; },
    rightTools() { return [this.t('panel_options', 'tabler:dots-vertical', 'options'), this.t('hide_right', 'tabler:minus', 'hide')]; },
    deviceTools() { return [this.t('add_device', 'tabler:plus', 'add a new device', {drop: true}), this.t('pair_wifi', 'tabler:wifi', 'pair devices using wi-fi'), this.t('device_streaming', 'tabler:cloud', 'device streaming'), {line: true}, this.t('group_devices', 'tabler:list-details', 'group devices', {drop: true})]; },
    phoneTools() { return [this.t('power', 'tabler:power', 'power'), this.t('volume_up', 'tabler:volume', 'volume up'), this.t('volume_down', 'tabler:volume-2', 'volume down'), this.t('rotate_left', 'tabler:rotate', 'rotate left'), {line: true}, this.t('phone_back', 'tabler:triangle-inverted', 'back'), this.t('phone_home', 'tabler:circle', 'home'), this.t('overview', 'tabler:square', 'overview'), {line: true}, this.t('phone_shot', 'tabler:camera', 'take screenshot'), this.t('phone_record', 'tabler:video', 'record screen')]; },
    gradleTools() { return [this.t('reload_gradle', 'tabler:refresh', 'sync all gradle projects'), this.t('link_gradle', 'tabler:plus', 'link gradle project'), this.t('execute_task', 'tabler:terminal-2', 'execute gradle task'), this.t('expand_gradle', 'tabler:arrows-maximize', 'expand all'), this.t('offline', 'tabler:wifi-off', 'toggle offline mode'), this.t('gradle_options', 'tabler:settings', 'gradle settings')]; },
    lowerTools() { return [...(this.S.bottom === 'logcat' ? [this.t('add_logcat', 'tabler:plus', 'new logcat tab'), this.t('logcat_options', 'tabler:dots-vertical', 'options')] : []), this.t('hide_lower', 'tabler:minus', 'hide')]; },
    logTools() { return [this.t('clear_logcat', 'tabler:trash', 'clear logcat'), this.t('pause_logcat', 'tabler:player-pause', 'pause logcat', {on: this.S.paused}), this.t('restart_logcat', 'tabler:refresh', 'restart logcat'), this.t('follow', 'tabler:arrow-bar-to-down', 'scroll to the end', {on: this.S.following}), this.t('wrap', 'tabler:text-wrap', 'soft-wrap', {on: this.S.wrap}), this.t('log_view', 'tabler:list', 'logcat view options'), this.t('screenshot', 'tabler:camera', 'take screenshot'), this.t('record', 'tabler:video', 'record screen')]; },
    buildTools() { return [this.t('rebuild', 'tabler:refresh', 'rerun', {ink: 'var(--ok)'}), this.t('stop_build', 'tabler:square', 'stop build', {ink: 'var(--bad)'}), this.t('pin', 'tabler:pin', 'pin tab'), this.t('only_warnings', 'tabler:eye', 'show warnings'), this.t('analyze_build', 'tabler:stopwatch', 'build analyzer')]; },
    foot() { return [{id: 'goto_line', text: this.cursor.line + ':' + this.cursor.column}, {id: 'line_ends', text: 'LF'}, {id: 'encoding', text: 'UTF-8'}, {id: 'indentation', text: '4 spaces'}]; },
    tree() {
      const rows = [], shut = [];
      for (const row of this.D.code.tree) {
        if (shut.some(path => row.path.startsWith(path + '/'))) continue;
        const open = row.open !== !!this.S.shutdirs[row.path], kind = this.marked(row.path), [icon, ink] = row.folder ? this.folder(row) : this.kindOf(row.label);
        if (row.folder && !open) shut.push(row.path);
        const [label, note] = row.label.split(' (');
        const said = label === 'java' ? 'kotlin+java' : label.replace(/\.kt$/, '');
        rows.push({id: row.path, key: row.path, label: said, note: note ? '(' + note : row.label === 'build.gradle.kts' ? '(Module :app)' : '', bold: row.label === 'app', depth: row.depth, leaf: !row.folder, open, icon, ink, label_ink: {M: 'var(--changed)', A: 'var(--new)', U: 'var(--bad)', D: 'var(--pb-dim)'}[kind], on: this.S.picked === row.path, ...{group: 'files', facts: {name: {value: row.label, text: said}}}});
      }
      return rows;
    },
    tabs() {
      const all = [this.D.main, this.D.model, this.D.layout, this.D.code.tree.find(r => r.label === 'build.gradle.kts').path].filter(p => !this.S.closed[p] || p === this.file.path);
      return all.map(path => { const label = path.split('/').pop(), [icon, ink] = this.kindOf(label); return {id: path, label, icon, ink, key: path, group: 'tabs', facts: {name: {value: label, text: label}}}; });
    },
    flags() { return this.D.code.problems.filter(p => p.path === this.file.path && this.file.lines[p.line - 1]).map(p => ({line: p.line, from: p.column, to: p.column + p.width, kind: p.severity === 'warning' ? 'dull' : p.severity})); },
    signs() { const found = {}; this.file.lines.forEach((line, n) => { if (/^@Preview/.test(line)) found[n + 1] = {id: 'sign', icon: 'tabler:settings-automation', label: 'deploy preview', ink: 'var(--ok)'}; else if (/^@Composable/.test(line)) found[n + 1] = {id: 'sign', icon: 'tabler:circle-letter-c', label: 'composable', ink: 'var(--blue)'}; }); return found; },
    views() { return [{id: 'root', label: 'ConstraintLayout', depth: 0, open: true, icon: 'tabler:layout-board', ink: 'var(--pb-dim)'}, ...this.D.widgets.map(w => ({id: w.id, key: w.id, label: w.id, note: w.text && w.kind !== 'EditText' ? '“' + w.text.slice(0, 16) + '”' : '', depth: 1, leaf: true, icon: this.sign(w.kind), ink: 'var(--pb-dim)', on: this.S.widget === w.id, group: 'views', facts: {name: {value: w.id, text: w.id}}}))]; },
    attributes() {
      const w = this.widget, r = (id, label, value, rest) => ({id, label, kind: 'text', value, ...rest}), open = id => !this.S.folds[id], sizes = ['match_parent', 'wrap_content', '0dp'];
      return [{id: 'top', label: '', rows: [r('attr_id', 'id', w.id, {fn: 'attr_id'})]},
        {id: 'declared', label: 'Declared Attributes', open: open('declared'), rows: [r('attr_width', 'layout_width', w.w > 300 ? 'match_parent' : w.w + 'dp', {kind: 'choice', options: sizes, fn: 'attr_width'}), r('attr_height', 'layout_height', w.h + 'dp', {kind: 'choice', options: sizes, fn: 'attr_height'}), r('attr_top', 'marginTop', w.y + 'dp', {fn: 'attr_top'}), r('attr_start', 'marginStart', w.x + 'dp', {fn: 'attr_start'}), ...(w.text ? [r('attr_text', 'text', w.text, {fn: 'attr_text', mark: {id: 'pick_resource', icon: 'tabler:adjustments-horizontal', label: 'pick a resource', fn: 'pick_resource'}})] : [])]},
        {id: 'common', label: 'Common Attributes', open: open('common'), rows: [r('attr_visibility', 'visibility', 'visible', {kind: 'choice', options: ['visible', 'invisible', 'gone'], fn: 'attr_visibility'}), r('attr_style', 'style', '@style/Widget.' + w.kind, {}), r('attr_description', 'contentDescription', '', {fn: 'attr_description'}), r('attr_alpha', 'alpha', '1.0', {}), r('attr_enabled', 'enabled', true, {kind: 'check', fn: 'attr_enabled'}), r('attr_hint', 'hint', '', {})]},
        {id: 'all', label: 'All Attributes', open: open('all'), fn: 'all_attributes', rows: ['background', 'clickable', 'elevation', 'focusable', 'foreground', 'gravity', 'minHeight', 'onClick', 'padding', 'rotation'].map(label => r('all' + label, label, label === 'clickable' || label === 'focusable' ? 'false' : label === 'elevation' ? '0dp' : ''))}];
    },
    logs() { return this.D.logs; },
    tasks() {
      const ok = {icon: 'tabler:circle-check', ink: 'var(--ok)'}, time = ms => ms > 999 ? Math.floor(ms / 1000) + ' sec, ' + ms % 1000 + ' ms' : ms + ' ms', warn = this.D.code.problems.filter(p => p.severity === 'warning');
      return [{id: 'build', label: 'Build ' + this.D.code.name + ':', bold: true, note: 'finished', depth: 0, open: true, ...ok}, ...this.D.build.tasks.map(t => ({id: t.name, key: t.name, label: t.name, note: time(t.ms), depth: 1, leaf: t.name !== ':app:compileDebugKotlin' || !warn.length, open: true, on: this.S.task === t.name, ...ok, group: 'tasks', facts: {name: {value: t.name, text: t.name}, time: {value: t.ms, text: time(t.ms)}}})).flatMap(row => row.leaf ? [row] : [row, ...warn.map((p, n) => ({id: 'w' + n, label: p.message, note: ':' + p.line, depth: 2, leaf: true, icon: 'tabler:alert-triangle', ink: 'var(--odd)'}))])];
    },
    output() { return [['d', 'Executing tasks: [:app:assembleDebug] in project ' + this.D.path], ['', ''], ...this.D.build.tasks.map((t, n) => ['', '> Task ' + t.name + (n % 3 === 1 ? ' UP-TO-DATE' : '')]), ['', ''], ['', 'BUILD SUCCESSFUL in ' + Math.ceil(this.D.build.ms / 1000) + 's'], ['', this.D.build.all + ' actionable tasks: ' + this.D.build.executed + ' executed, ' + (this.D.build.all - this.D.build.executed) + ' up-to-date'], ['', ''], ['b', 'Build Analyzer results available']]; },
    gradle() {
      const one = (id, label, depth, rest) => ({id, label, depth, icon: 'tabler:folder', ink: 'var(--pb-dim)', ...rest}), task = label => one('t-' + label, label, 4, {key: label, leaf: true, icon: 'tabler:settings', on: this.S.goal === 't-' + label, group: 'goals', facts: {name: {value: label, text: label}}});
      return [one('p', this.D.code.name, 0, {open: true, bold: true, icon: 'mdi:elephant'}), one('a', 'app', 1, {open: true, icon: 'mdi:elephant'}), one('ts', 'Tasks', 2, {open: true}), one('gb', 'build', 3, {open: true}), ...this.D.tasks.slice(6).map(task), ...this.D.lists.groups.slice(3).map(g => one('g' + g, g, 3, {open: false})), one('de', 'Dependencies', 2, {open: false}), one('r', 'Run Configurations', 1, {open: false})];
    },
    platforms() { return this.D.sdk.map(s => ({id: s.key, key: s.key, on: this.S.platform === s.key, cells: {name: {text: s.name, check: s.status !== 'Not installed' !== !!this.S.ticked[s.key]}, level: s.level, revision: String(s.revision), status: s.status}, group: 'platforms', facts: {name: {value: s.name, text: s.name}, level: {value: +s.level, text: s.level}}})); },
    steps() { const parts = this.file.path.split('/'); return [{id: 'root', label: this.D.code.name, icon: 'tabler:square'}, ...parts.map((label, n) => ({id: 'c' + n, label}))]; },
    menus() {
      const m = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest}), off = (label, rest) => ({id: 'x' + label, label, ...rest}), few = (id, label, items) => ({id, label, items: items.map((one, n) => off(one))}), sub = {sub: true}, line = {line: true};
      return [few('file', 'File', ['New', 'Open…', 'Close Project']), few('edit', 'Edit', ['Undo', 'Redo']), few('view', 'View', ['Tool Windows']), few('navigate', 'Navigate', ['Back', 'Forward']), few('code', 'Code', ['Generate…', 'Reformat Code']),
        {id: 'refactor', label: 'Refactor', items: [off('Refactor This…', {keys: 'Ctrl+Alt+Shift+T'}), m('rename', 'Rename…', 'Shift+F6', line), m('change_signature', 'Change Signature…', 'Ctrl+F6'), off('Introduce Variable…', {keys: 'Ctrl+Alt+V', ...line}), m('extract_function', 'Extract Function…', 'Ctrl+Alt+M'), m('inline', 'Inline…', 'Ctrl+Alt+N'), m('move_file', 'Move…', 'F6', line), m('copy_file', 'Copy…', 'F5'), m('safe_delete', 'Safe Delete…', 'Alt+Delete'), m('unused_resources', 'Remove Unused Resources…', '', line), off('Migrate to AndroidX…'), m('add_rtl', 'Add Right-to-Left (RTL) Support…'), m('upgrade_agp', 'AGP Upgrade Assistant…')]},
        {id: 'build', label: 'Build', items: [m('make_project', 'Compile All Sources', 'Ctrl+F9'), m('make_module', "Assemble module 'app'", ''), m('clean_project', 'Clean Project', '', line), m('assemble_project', 'Assemble Project with Tests'), m('bundle_apk', 'Build Bundle(s) / APK(s)', '', {...sub, ...line}), m('signed_bundle', 'Generate Signed App Bundle or APK…'), m('analyze_apk', 'Analyze APK…', '', line), m('build_types', 'Edit Build Types…', '', line), m('flavors', 'Edit Flavors…'), m('libraries', 'Edit Libraries and Dependencies…'), m('select_variant', 'Select Build Variant…', '', line), off('Refresh Linked C++ Projects', {off: true}), m('deploy_baseline', 'Generate Baseline Profile', '', line)]},
        few('runmenu', 'Run', ["Run 'app'", "Debug 'app'"]), few('tools', 'Tools', ['SDK Manager', 'Device Manager']), few('gitmenu', 'Git', ['Commit…', 'Push…']), few('window', 'Window', ['Layouts']), few('help', 'Help', ['Getting Started'])];
    },
    context() {
      const m = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest}), off = (label, rest) => ({id: 'x' + label, label, ...rest}), line = {line: true};
      return [off('Cut', {keys: 'Ctrl+X'}), m('copy_view', 'Copy', 'Ctrl+C'), off('Paste', {keys: 'Ctrl+V', off: true}), m('delete_view', 'Delete', 'Delete'), off('Constrain', {sub: true, ...line}), m('chains', 'Chains', '', {sub: true}), m('organize', 'Organize', '', {sub: true}), m('add_helper', 'Helpers', '', {sub: true}), m('sample_data', 'Set Sample Data', '', line), m('convert_view', 'Convert view…', ''), m('wrap_view', 'Surround with…'), off('Refactor', {sub: true, ...line}), m('goto_xml', 'Go to XML', 'Ctrl+B')];
    },
  },
  methods: {
    t: (id, icon, label, rest) => ({id, icon, label, fn: id, ...rest}),
    kindOf(label) { return {kt: [/Text|Screen/.test(label) ? 'tabler:brackets' : 'tabler:circle-letter-c', 'var(--cls)'], xml: ['tabler:code', '#e8a33d'], kts: ['mdi:elephant', 'var(--pb-dim)'], toml: ['tabler:file-settings', 'var(--pb-dim)'], properties: ['tabler:settings', 'var(--pb-dim)']}[label.split('.').pop()] || ['tabler:file-text', 'var(--pb-dim)']; },
    folder(row) { return row.label === 'app' ? ['tabler:folder-code', 'var(--ok)'] : /^com\./.test(row.label) || row.depth > 2 ? ['tabler:folder-symlink', 'var(--pb-dim)'] : /Scripts/.test(row.label) ? ['mdi:elephant', 'var(--pb-dim)'] : ['tabler:folder', /java|manifests/.test(row.label) ? 'var(--blue)' : 'var(--pb-dim)']; },
    sign: kind => ({TextView: 'tabler:letter-t', EditText: 'tabler:forms', Button: 'tabler:rectangle', ImageView: 'tabler:photo', RecyclerView: 'tabler:list', ScrollView: 'tabler:arrows-vertical', Switch: 'tabler:toggle-right', CheckBox: 'tabler:checkbox', Spinner: 'tabler:select', ProgressBar: 'tabler:loader', SeekBar: 'tabler:adjustments-horizontal', RatingBar: 'tabler:star', Chip: 'tabler:capsule-horizontal'})[kind] || 'tabler:box',
    spot: w => ({left: 'calc(var(--u) * ' + w.x + ')', top: 'calc(var(--u) * ' + w.y + ')', width: 'calc(var(--u) * ' + w.w + ')', height: 'calc(var(--u) * ' + w.h + ')'}),
    marked(path) { const found = this.D.code.git.changes.find(c => c.path === path); return found ? found.kind : ''; },
    pick(id) { const row = this.D.code.tree.find(r => r.path === id); if (row && row.folder) this.S.shutdirs[id] = !this.S.shutdirs[id]; else { this.S.picked = id; if (this.D.code.files[id] || id === this.D.layout) this.S.file = id; } },
    act(id) {
      const S = this.S, flip = (side, name) => { S[side] = S[side] === name ? '' : name; };
      S.open = ''; S.menu = '';
      if (/^(logcat|profiler|build|terminal|problems|git)_window$/.test(id)) flip('bottom', id.replace('_window', ''));
      else if (id === 'project_window') flip('left', 'project');
      else if (id === 'hide_project') S.left = '';
      else if (id === 'hide_lower') S.bottom = '';
      else if (id === 'hide_right') S.right = '';
      else if (id === 'gradle_window') flip('right', 'gradle');
      else if (id === 'device_manager') flip('right', 'devices');
      else if (id === 'running_devices') flip('right', 'running');
      else if (/_view$/.test(id) && ['code', 'split', 'design'].includes(id.slice(0, -5))) S.view = id.slice(0, -5);
      else if (id === 'pause_logcat') S.paused = !S.paused;
      else if (id === 'wrap') S.wrap = !S.wrap;
      else if (id === 'follow') S.following = !S.following;
      else S.did = id;
    },
  },
})
