({
  state: d => ({left: true, nav: 'files', inspector: '', canvas: true, area: false, vars: true, minimap: false, menu: '', open: '', dialog: '', alert: false, running: false, project: '', file: d.main, picked: d.main, line: d.cursor.line, stops: {}, shutdirs: {}, closed: {}, flipped: {}, preview: d.code.words.Many, frame: 'f0', value: '', gauge: '', find: '', chosen: '', commit: '', target: d.app, setting: '', picklib: '', level: 'All', shape: 'Combined', action: 'Run', page: 'Arguments', cases: false, active: true, peek: '', answer: '', crumb: '', no_ask: false, hide_launch: false, did: ''}),
  computed: {
    file() { return this.D.code.files[this.S.file] || this.D.code.files[this.D.main]; },
    cursor() { const own = this.S.line !== this.D.cursor.line; return own ? {line: Math.min(this.S.line, this.file.lines.length), column: 9} : this.file.path === this.D.main ? this.D.cursor : {line: this.file.stops[0], column: 9}; },
    first() { const rows = this.S.area ? 12 : 22; return this.cursor.line > rows ? this.cursor.line - rows + 4 : 1; },
    quiet() { return !!(this.S.menu || this.S.open || this.S.dialog || this.S.alert); },
    errors() { return this.D.code.problems.some(p => p.severity === 'error'); },
    gauges: () => ({CPU: 'ph:cpu', Memory: 'ph:memory', 'Energy Impact': 'ph:battery-high', Disk: 'ph:hard-drive', Network: 'ph:network'}),
    runs() { return [...(this.S.running ? [this.t('stop', 'ph:stop-fill', 'stop')] : []), this.t('run', 'ph:play-fill', 'run')]; },
    ends() { return [this.t('code_review', 'ph:git-diff', 'enable code review'), this.t('library', 'ph:plus', 'show library'), ...(this.S.inspector ? [] : [this.t('toggle_inspectors', 'ph:square-half', 'show inspectors')])]; },
    navs() { return [['files', 'navigate_files', 'ph:folder-fill', 'project'], ['source', 'navigate_source', 'ph:git-branch', 'source control'], ['bookmarks', 'navigate_bookmarks', 'ph:bookmark-simple', 'bookmarks'], ['find', 'navigate_find', 'ph:magnifying-glass', 'find'], ['issues', 'navigate_issues', 'ph:warning', 'issues'], ['tests', 'navigate_tests', 'ph:diamond', 'tests'], ['debug', 'navigate_debug', 'ph:spray-bottle', 'debug'], ['breakpoints', 'navigate_breakpoints', 'ph:tag-chevron', 'breakpoints'], ['reports', 'navigate_reports', 'ph:article', 'reports']].map(([at, id, icon, label]) => ({at, id, icon, label: label + ' navigator'})); },
    inspectors: () => [['file', 'file_inspector', 'ph:file', 'file inspector'], ['history', 'history_inspector', 'ph:clock', 'history inspector'], ['help', 'help_inspector', 'ph:question', 'quick help inspector']].map(([at, id, icon, label]) => ({at, id, icon, label})),
    filters() { return this.S.nav === 'files' ? [this.t('recent_only', 'ph:clock', 'show recent files'), this.t('changed_only', 'ph:plus-minus', 'show files with changes')] : this.S.nav === 'issues' ? [this.t('recent_issues', 'ph:clock', 'show recent issues'), this.t('errors_only', 'ph:warning-octagon', 'show errors only')] : this.S.nav === 'tests' ? [this.t('failed_only', 'ph:x-circle', 'show failed tests')] : []; },
    tabTools() { return [this.t('related_items', 'ph:squares-four', 'related items'), this.t('jump_back', 'ph:caret-left', 'go back'), this.t('jump_forward', 'ph:caret-right', 'go forward')]; },
    editorTools() { return [this.t('adjust_editor', 'ph:text-align-left', 'adjust editor options'), this.t('add_editor', 'ph:square-split-horizontal', 'add editor on right')]; },
    issueTools() { return [this.t('previous_issue', 'ph:caret-left', 'previous issue'), this.t('next_issue', 'ph:caret-right', 'next issue')]; },
    targetTools() { return [this.t('add_target', 'ph:plus', 'add a target'), this.t('delete_target', 'ph:minus', 'delete target')]; },
    canvasTools() { return [this.t('live_preview', 'ph:play-circle', 'live'), this.t('selectable_preview', 'ph:cursor', 'selectable'), this.t('variants', 'ph:squares-four', 'variants'), {line: true}, this.t('device_settings', 'ph:sliders-horizontal', 'canvas device settings'), this.t('preview_device', 'ph:device-mobile', 'preview device', {drop: true}), {gap: true}, this.t('zoom_out', 'ph:magnifying-glass-minus', 'zoom out'), this.t('zoom_actual', 'ph:equals', 'zoom to 100%'), this.t('zoom_fit', 'ph:frame-corners', 'zoom to fit'), this.t('zoom_in', 'ph:magnifying-glass-plus', 'zoom in')]; },
    debugTools() {
      const all = [this.t('deactivate_breakpoints', 'ph:tag-chevron-fill', 'activate or deactivate breakpoints', {ink: this.S.active ? 'var(--pb-accent)' : 'var(--pb-dim)', on: this.S.active})];
      return this.S.running ? [...all, this.t('continue_run', 'ph:play-pause', 'continue program execution'), this.t('step_over', 'ph:arrow-arc-right', 'step over'), this.t('step_into', 'ph:arrow-line-down', 'step into'), this.t('step_out', 'ph:arrow-line-up', 'step out'), {line: true}, this.t('view_hierarchy', 'ph:stack', 'debug view hierarchy'), this.t('memory_graph', 'ph:graph', 'debug memory graph'), this.t('environment', 'ph:toggle-right', 'environment overrides'), this.t('simulate_location', 'ph:navigation-arrow', 'simulate location'), {line: true}] : all;
    },
    varTools() { return [this.t('quick_look', 'ph:eye', 'quick look'), this.t('print_description', 'ph:info', 'print description')]; },
    consoleTools() { return [this.t('clear_console', 'ph:trash', 'clear console'), this.t('toggle_variables', 'ph:sidebar-simple', 'show the variables view', {on: this.S.vars}), this.t('console_metadata', 'ph:toggle-left', 'show metadata')]; },
    tree() {
      const rows = [], shut = [];
      for (const row of this.D.code.tree) {
        if (shut.some(path => row.path.startsWith(path + '/'))) continue;
        const open = row.open !== !!this.S.shutdirs[row.path], [icon, ink] = row.depth === 0 ? ['ph:app-window-fill', 'var(--pb-accent)'] : row.folder ? ['ph:folder-fill', '#7ba7dd'] : this.kindOf(row.label), change = this.D.code.git.changes.find(c => c.path === row.path), said = row.label.replace('.swift', '');
        if (row.folder && !open) shut.push(row.path);
        rows.push({id: row.path, key: row.path, label: said, depth: row.depth, leaf: !row.folder, open, icon, ink, badge: change ? {U: '?'}[change.kind] || change.kind : undefined, on: this.S.picked === row.path, ...{group: 'files', facts: {name: {value: said, text: said}}}});
      }
      return [...rows, {id: 'packages', label: 'Package Dependencies', depth: 0, leaf: true, bold: true}, ...this.D.packages.map(p => ({id: p.name, key: p.name, label: p.name, note: p.version, depth: 1, leaf: false, open: false, icon: 'ph:package-fill', ink: '#a9825a', group: 'packages', facts: {name: {value: p.name, text: p.name}}}))];
    },
    tabs() {
      const made = path => { const label = path.split('/').pop().replace('.swift', ''); return {path, label, icon: 'ph:bird-fill', ink: '#f05138', on: !this.S.project && path === this.file.path}; };
      const all = [this.D.main, this.D.store, ...this.D.code.tree.filter(r => /Row\.swift|App\.swift/.test(r.label)).map(r => r.path)].filter(p => !this.S.closed[p] || p === this.file.path).map(made);
      return this.S.project ? [...all.slice(0, 2), {path: 'project', label: this.D.app + '.xcodeproj', icon: 'ph:app-window-fill', ink: 'var(--pb-accent)', on: true}] : all;
    },
    steps() {
      if (this.S.project) return [{id: 'p', label: this.D.app, icon: 'ph:app-window-fill', ink: 'var(--pb-accent)'}];
      const parts = this.file.path.split('/'), inner = [...this.file.symbols].reverse().find(s => s.line <= this.cursor.line);
      return [...parts.map((label, n) => ({id: 'c' + n, label: label.replace('.swift', ''), icon: n === 0 ? 'ph:app-window-fill' : n === parts.length - 1 ? 'ph:bird-fill' : 'ph:folder-fill', ink: n === 0 ? 'var(--pb-accent)' : n === parts.length - 1 ? '#f05138' : '#7ba7dd'})), {id: 'sym', label: inner ? inner.name : 'No Selection', icon: inner ? 'ph:function' : undefined}];
    },
    found() { return this.D.code.problems.filter(p => p.path === this.file.path && this.file.lines[p.line - 1]); },
    flags() { return this.found.map(p => ({line: p.line, from: p.column, to: p.column + p.width, kind: p.severity})); },
    notes() {
      const all = Object.fromEntries(this.found.map(p => [p.line, {text: p.message, kind: p.severity}]));
      return this.S.running && this.S.nav === 'debug' && this.file.path === this.D.store ? {...all, [this.D.halt.line]: {text: 'Thread 1: breakpoint 2.1 (1)', kind: 'halt'}} : all;
    },
    issues() {
      const all = this.D.code.problems, sign = p => p.severity === 'error' ? ['ph:x-circle-fill', 'var(--bad)'] : ['ph:warning-fill', 'var(--odd)'];
      return [{id: 'build', label: 'Buildtime', note: '(' + all.length + ')', depth: 0, open: true}, {id: 'proj', label: this.D.app, depth: 1, open: true, icon: 'ph:app-window-fill', ink: 'var(--pb-accent)'}, ...[...new Set(all.map(p => p.path))].flatMap(path => [{id: path, label: path.split('/').pop(), depth: 2, open: true, icon: 'ph:bird-fill', ink: '#f05138'}, ...all.filter(p => p.path === path).map(p => ({id: 'i' + p.message, key: 'i' + p.message, label: p.message, depth: 3, leaf: true, icon: sign(p)[0], ink: sign(p)[1], on: this.S.chosen === 'i' + p.message, group: 'issues', facts: {message: {value: p.message, text: p.message}, severity: {value: p.severity, text: ''}}}))])];
    },
    tests() {
      return [{id: 'plan', label: this.D.app + ' (Autocreated)', depth: 0, leaf: true, bold: true}, {id: 'bundle', label: this.D.app + 'Tests', depth: 0, open: true, icon: 'ph:check-square-offset', ink: 'var(--pb-accent)'}, ...this.D.code.tests.flatMap(f => [{id: f.path, label: f.label.replace('.swift', ''), depth: 1, open: true, icon: 'ph:brackets-curly', ink: '#8a63c9', badge: ''}, ...f.cases.map(c => { const name = c.name.replace(/\W+(\w)/g, (_, x) => x.toUpperCase()) + '()'; return {id: 't' + name, key: 't' + name, label: name, depth: 2, leaf: true, note: c.ms / 1000 + ' s', icon: c.ok ? 'ph:seal-check-fill' : 'ph:x-circle-fill', ink: c.ok ? 'var(--ok)' : 'var(--bad)', on: this.S.chosen === 't' + name, group: 'cases', facts: {name: {value: name, text: name}, time: {value: c.ms / 1000, text: c.ms / 1000 + ' s'}}}; })])];
    },
    breakpoints() {
      return Object.values(this.D.code.files).flatMap(f => {
        const lines = Object.keys(this.S.stops).filter(k => this.S.stops[k] && k.startsWith(f.path + ':')).map(k => +k.split(':').pop()).sort((a, b) => a - b);
        return lines.length ? [{id: f.path, label: f.label, note: lines.length + (lines.length === 1 ? ' breakpoint' : ' breakpoints'), depth: 0, open: true, icon: 'ph:bird-fill', ink: '#f05138'}, ...lines.map(n => { const inner = [...f.symbols].reverse().find(s => s.line <= n), id = f.path + ':' + n; return {id, key: id, label: (inner ? inner.name : f.label), note: 'line ' + n, depth: 1, leaf: true, icon: 'ph:tag-chevron-fill', ink: 'var(--pb-accent)', on: this.S.chosen === id, group: 'stops', facts: {line: {value: n, text: 'line ' + n}}}; })] : [];
      });
    },
    finds() {
      const word = this.D.code.words.many, rows = []; let hits = 0, files = 0;
      for (const f of Object.values(this.D.code.files)) {
        const lines = f.lines.map((text, n) => ({text: text.trim().replace(/\s+/g, ' '), n: n + 1})).filter(l => l.text.toLowerCase().includes(word.toLowerCase()));
        if (!lines.length) continue;
        files += 1; hits += lines.length;
        rows.push({id: f.path, label: f.label, note: String(lines.length), depth: 0, open: true, icon: 'ph:bird-fill', ink: '#f05138'}, ...lines.map(l => ({id: f.label + l.n, key: f.label + l.n, label: l.text, depth: 1, leaf: true, icon: 'ph:text-align-left', ink: 'var(--pb-dim)', on: this.S.find === f.label + l.n, group: 'finds', facts: {text: {value: l.text, text: l.text}}})));
      }
      return {rows, hits, files};
    },
    frames() { return [{id: 'th1', label: 'Thread 1', note: 'com.apple.main-thread', depth: 0, open: true, icon: 'ph:rows', ink: 'var(--pb-accent)'}, ...this.D.halt.frames.map(f => ({id: 'f' + f.n, key: 'f' + f.n, label: f.n + ' ' + f.name, depth: 1, leaf: true, dim: f.n > 2, icon: f.n > 2 ? 'ph:gear' : 'ph:user', ink: 'var(--pb-dim)', on: this.S.frame === 'f' + f.n, group: 'frames', facts: {name: {value: f.name, text: f.name}}})), ...[2, 4, 7, 8].map(n => ({id: 'th' + n, label: 'Thread ' + n, depth: 0, open: false, icon: 'ph:rows', ink: 'var(--pb-dim)'}))]; },
    values() { return this.S.running ? this.D.halt.values.map(([name, value, depth, holder], n) => ({id: 'v' + n, key: 'v' + n, label: name, note: '= ' + value, depth, leaf: !holder, open: n === 1, icon: 'ph:letter-circle-v-fill', ink: depth ? '#8a63c9' : '#4a90f2', on: this.S.value === 'v' + n, group: 'values', facts: {name: {value: name, text: name}}})) : []; },
    targets() { return [this.D.app, this.D.app + 'Tests', this.D.app + 'UITests']; },
    kinds: () => [['General', 'tab_general'], ['Signing & Capabilities', 'tab_signing'], ['Resource Tags', ''], ['Info', 'tab_info'], ['Build Settings', 'tab_settings'], ['Build Phases', 'tab_phases'], ['Build Rules', '']].map(([label, fn]) => ({label, fn: fn || null})),
    general() {
      const f = (id, label, value, rest) => ({id, label, value, ...rest});
      return [{title: 'Supported Destinations', heads: ['Destination', 'SDK'], group: 'destinations', icon: 'ph:device-mobile', add: 'add_destination', drop: 'remove_destination', lines: [['iPhone', 'iOS'], ['iPad', 'iOS'], ['Mac (Designed for iPad)', 'macOS'], ['Apple Vision (Designed for iPad)', 'visionOS']].map(([name, note]) => ({name, note}))},
        {title: 'Minimum Deployments', rows: [f('minimum_os', 'iOS', '17.0', {options: ['16.0', '17.0', '18.0']})]},
        {title: 'Identity', rows: [f('app_category', 'App Category', 'Productivity', {options: ['Productivity', 'Business']}), f('display_name', 'Display Name', this.D.app), f('bundle_identifier', 'Bundle Identifier', this.D.bundle), f('app_version', 'Version', this.D.version), f('app_build', 'Build', String(this.D.build))]},
        {title: 'App Icons and Launch Screen', rows: [f('app_icon', 'App Icon', 'AppIcon'), f('launch_file', 'Launch Screen File', '', {options: ['Launch']}), f('hide_launch', 'Status Bar', 'Hide during application launch', {on: this.S.hide_launch})]},
        {title: 'Frameworks, Libraries, and Embedded Content', heads: ['Name', 'Embed'], group: 'frameworks', icon: 'ph:suitcase-simple', add: 'add_framework', drop: 'remove_framework', lines: this.D.frameworks.map(name => ({name, note: 'Do Not Embed'}))}];
    },
    fileProps() {
      const r = (id, label, value, rest) => ({id, label, value, kind: 'text', fn: id, ...rest}), path = this.D.home + '/' + (this.S.project ? this.D.app : this.file.path);
      return [{id: 'identity', label: 'Identity and Type', fixed: true, rows: [r('file_name', 'Name', this.S.project ? this.D.app : this.file.label), r('file_type', 'Type', this.S.project ? 'Xcode Project' : 'Default - Swift Source', {kind: 'choice', options: []}), r('file_location', 'Location', 'Relative to Group', {kind: 'choice', options: []}), {id: 'full', label: 'Full Path', value: path.split('/').slice(-2).join('/'), kind: 'shown'}]},
        {id: 'ondemand', label: 'On Demand Resource Tags', fixed: true, rows: [r('resource_tags', 'Tags', '', {hint: 'Only resources are taggable', off: true})]},
        {id: 'member', label: 'Target Membership', fixed: true, rows: this.targets.slice(0, 2).map((x, n) => r(n ? 'member_tests' : 'member_app', '', !n, {kind: 'check', text: x, wide: true}))},
        {id: 'text', label: 'Text Settings', fixed: true, rows: [r('text_encoding', 'Text Encoding', 'No Explicit Encoding', {kind: 'choice', options: []}), r('line_endings', 'Line Endings', 'No Explicit Line Endings', {kind: 'choice', options: []}), r('indent_using', 'Indent Using', 'Spaces', {kind: 'choice', options: []}), r('tab_width', 'Tab', '4', {kind: 'number'}), r('indent_width', 'Indent', '4', {kind: 'number'}), r('wrap_lines', '', true, {kind: 'check', text: 'Wrap lines', wide: true})]}];
    },
    acts() { return [['Build', this.D.app.length % 2 ? '2 targets' : '1 target', 'ph:hammer'], ['Run', 'Debug', 'ph:play-fill'], ['Test', 'Debug', 'ph:diamond'], ['Profile', 'Release', 'ph:gauge'], ['Analyze', 'Debug', 'ph:magnifying-glass'], ['Archive', 'Release', 'ph:archive']].map(([name, note, icon]) => ({name, note, icon})); },
    menus() {
      const m = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest}), off = (label, rest) => ({id: 'x' + label, label, ...rest}), few = (id, label, items) => ({id, label, items: items.map(one => off(one))}), line = {line: true};
      return [few('file', 'File', ['New', 'Open…']), few('edit', 'Edit', ['Undo', 'Redo']), few('view', 'View', ['Navigators', 'Inspectors']), few('find', 'Find', ['Find…']), few('navigate', 'Navigate', ['Go Back']),
        {id: 'editor', label: 'Editor', items: [m('show_canvas', 'Canvas', '⌥⌘↩', {on: this.S.canvas}), off('Layout', {sub: true}), m('create_preview', 'Create Preview', '', line), m('refresh_canvas', 'Refresh Canvas', '⌥⌘P'), off('Structure', {sub: true, ...line}), m('fold_methods', 'Code Folding', '', {sub: true}), m('fix_all', 'Fix All Issues', '^⌥⌘F', line), m('show_issues_inline', 'Show All Issues', '^⌘M', {on: true}), m('reindent', 'Re-Indent', '^I', line), m('show_minimap', 'Minimap', '^⇧⌘M', {on: this.S.minimap}), m('authors', 'Authors', ''), m('show_invisibles', 'Invisibles', ''), m('coverage', 'Code Coverage', '', {on: true}), m('spelling', 'Spelling and Grammar', '', {sub: true, ...line}), m('vim', 'Vim Mode', '', {on: false})]},
        {id: 'product', label: 'Product', items: [m('run_menu', 'Run', '⌘R'), m('test_action', 'Test', '⌘U'), m('profile_action', 'Profile', '⌘I'), m('analyze_action', 'Analyze', '⇧⌘B'), m('archive_action', 'Archive', ''), off('Build For', {sub: true, ...line}), off('Perform Action', {sub: true}), m('build', 'Build', '⌘B', line), m('clean_build', 'Clean Build Folder…', '⇧⌘K'), m('stop_menu', 'Stop', '⌘.', {off: !this.S.running}), m('build_docs', 'Build Documentation', '^⇧⌘D', line), m('localizations', 'Export Localizations…', ''), off('Scheme', {sub: true, ...line}), off('Destination', {sub: true}), m('test_plan', 'Test Plan', '', {sub: true}), m('cloud', 'Xcode Cloud', '', {sub: true})]},
        few('debug', 'Debug', ['Pause', 'Step Over']), few('integrate', 'Integrate', ['Commit…']), few('window', 'Window', ['Minimize', 'Devices and Simulators']), few('help', 'Help', ['Developer Documentation'])];
    },
    context() {
      const m = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest}), off = (label, rest) => ({id: 'x' + label, label, ...rest}), line = {line: true};
      return [m('jump_definition', 'Jump to Definition', '^⌘J'), m('show_callers', 'Find Call Hierarchy', '^⇧⌘H'), m('quick_help', 'Show Quick Help', ''), off('Refactor', {sub: true, ...line}), m('rename', 'Rename…', '^⌘E'), m('edit_all', 'Edit All in Scope', ''), m('last_change', 'Show Last Change For Line', '', line), off('Cut', {keys: '⌘X', ...line}), off('Copy', {keys: '⌘C'}), m('paste', 'Paste', '⌘V'), m('snippet', 'Create Code Snippet…', '', line), m('add_bookmark', 'Bookmark', '', {sub: true}), m('reveal_navigator', 'Reveal in Project Navigator', '⇧⌘J', line), m('open_finder', 'Show in Finder', '')];
    },
  },
  methods: {
    t: (id, icon, label, rest) => ({id, icon, label, fn: id, ...rest}),
    kindOf(label) { return {swift: ['ph:bird-fill', '#f05138'], xcassets: ['ph:images-square-fill', '#4a90f2'], plist: ['ph:table', 'var(--pb-dim)'], xcstrings: ['ph:globe', '#4a90f2']}[label.split('.').pop()] || ['ph:file', 'var(--pb-dim)']; },
    pick(id) {
      const row = this.D.code.tree.find(r => r.path === id), S = this.S;
      if (row && row.folder && row.depth) S.shutdirs[id] = !S.shutdirs[id]; else if (id !== 'packages') { S.picked = id; S.project = id === this.D.app ? 'General' : ''; if (this.D.code.files[id]) S.file = id; }
    },
    act(id) {
      const S = this.S; S.open = ''; S.menu = '';
      if (id === 'toggle_navigators') S.left = !S.left;
      else if (id === 'toggle_inspectors') S.inspector = S.inspector ? '' : 'file';
      else if (id === 'toggle_area') S.area = !S.area;
      else if (id === 'toggle_variables') S.vars = !S.vars;
      else if (id === 'deactivate_breakpoints') S.active = !S.active;
      else if (id === 'show_canvas') S.canvas = !S.canvas;
      else if (id === 'show_minimap') S.minimap = !S.minimap;
      else if (id === 'stop') { S.running = false; S.did = id; }
      else if (id === 'show_issues') S.nav = 'issues';
      else S.did = id;
    },
  },
})
