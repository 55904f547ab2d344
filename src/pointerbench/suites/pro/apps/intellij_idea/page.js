({
  state: d => ({left: 'project', low: '', right: '', bottom: '', menu: '', mainmenu: false, open: '', dialog: '', notice: false, file: d.main, picked: d.main, line: d.cursor.line, stops: {}, shut: {}, shutdirs: {}, closed: {}, ticked: {}, answer: '', change: '', test: '', frame: 'f0', value: '', commit: '', branch: '', problem: '', goal: '', peek: '', signed: '', found: '', crumb: 0, did: '', amend: false, passed: true, muted: false, kind: 'All', outside: false, comments: true, overrides: false}),
  computed: {
    file() { return this.D.code.files[this.S.file] || this.D.code.files[this.D.main]; },
    cursor() { const own = this.S.line !== this.D.cursor.line; return own ? {line: Math.min(this.S.line, this.file.lines.length), column: 9} : this.file.path === this.D.main ? this.D.cursor : {line: this.file.stops[0], column: 17}; },
    first() { return this.S.bottom && this.cursor.line > 16 ? this.cursor.line - 8 : 1; },
    quiet() { return !!(this.S.menu || this.S.open || this.S.dialog || this.S.notice); },
    bottoms: () => ({run: 'Run', debug: 'Debug', git: 'Git', problems: 'Problems', terminal: 'Terminal', services: 'Services'}),
    runs() { return [{id: 'run', icon: 'tabler:player-play', label: 'run', fn: 'run', ink: '#5fad65'}, {id: 'debug', icon: 'tabler:bug', label: 'debug', fn: 'debug', ink: '#5fad65'}, {id: 'run_more', icon: 'tabler:dots-vertical', label: 'more actions', fn: 'run_more'}]; },
    globals() { return [{id: 'code_with_me', icon: 'tabler:user-plus', label: 'code with me', fn: 'code_with_me'}, {id: 'everywhere', icon: 'tabler:search', label: 'search everywhere', fn: 'search_everywhere'}, {id: 'settings', icon: 'tabler:settings', label: 'settings', fn: 'ide_settings'}]; },
    leftBar() {
      const S = this.S, up = (id, icon, label) => ({id: id + '_window', icon, label, fn: id + '_window', on: S.left === id || S.low === id || S.bottom === id});
      return [up('project', 'tabler:folder', 'project'), up('commit', 'tabler:git-commit', 'commit'), {id: 'pulls', icon: 'tabler:git-pull-request', label: 'pull requests', fn: 'pull_requests', on: false}, {line: true, id: 'l'}, up('structure', 'tabler:binary-tree', 'structure'), {gap: true, id: 'g'}, up('services', 'tabler:stack-2', 'services'), up('run', 'tabler:player-play', 'run'), up('debug', 'tabler:bug', 'debug'), up('terminal', 'tabler:terminal', 'terminal'), up('problems', 'tabler:alert-circle', 'problems'), up('git', 'tabler:git-branch', 'git')];
    },
    rightBar() { return [{id: 'notifications', icon: 'tabler:bell', label: 'notifications', fn: 'notifications', on: false}, {id: 'database', icon: 'tabler:database', label: 'database', fn: 'database_window', on: false}, {id: 'maven', icon: 'tabler:letter-m', label: 'maven', fn: 'maven_window', on: this.S.right === 'maven'}, {id: 'coverage', icon: 'tabler:shield-half', label: 'coverage', fn: 'coverage_window', on: false}]; },
    projectTools: () => [{id: 'select_opened', icon: 'tabler:current-location', label: 'select opened file', fn: 'select_opened'}, {id: 'expand_all', icon: 'tabler:arrows-maximize', label: 'expand all', fn: 'expand_all'}, {id: 'collapse_all', icon: 'tabler:arrows-minimize', label: 'collapse all', fn: 'collapse_all'}, {id: 'project_options', icon: 'tabler:dots-vertical', label: 'options', fn: 'project_options'}, {id: 'hide_left', icon: 'tabler:minus', label: 'hide', fn: 'hide_project'}],
    commitTools: () => [{id: 'refresh_changes', icon: 'tabler:refresh', label: 'refresh', fn: 'refresh_changes'}, {id: 'rollback', icon: 'tabler:arrow-back-up', label: 'rollback', fn: 'rollback'}, {id: 'show_diff', icon: 'tabler:arrows-diff', label: 'show diff', fn: 'show_diff'}, {id: 'shelve', icon: 'tabler:archive', label: 'shelve silently', fn: 'shelve'}, {id: 'hide_left', icon: 'tabler:minus', label: 'hide', fn: 'hide_commit'}],
    structureTools: () => [{id: 'sort_alphabetically', icon: 'tabler:sort-a-z', label: 'sort alphabetically', fn: 'sort_alphabetically'}, {id: 'show_fields', icon: 'tabler:circle-letter-f', label: 'show fields', fn: 'show_fields'}, {id: 'show_inherited', icon: 'tabler:arrow-up-right-circle', label: 'show inherited', fn: 'show_inherited'}, {id: 'hide_low', icon: 'tabler:minus', label: 'hide', fn: 'hide_structure'}],
    mavenTools: () => [{id: 'reload_maven', icon: 'tabler:refresh', label: 'reload all maven projects', fn: 'reload_maven'}, {id: 'download_sources', icon: 'tabler:download', label: 'download sources', fn: 'download_sources'}, {id: 'add_maven', icon: 'tabler:plus', label: 'add maven project', fn: 'add_maven'}, {id: 'execute_goal', icon: 'tabler:terminal-2', label: 'execute maven goal', fn: 'execute_goal'}, {id: 'skip_tests', icon: 'tabler:player-skip-forward', label: 'toggle skip tests mode', fn: 'skip_tests'}, {id: 'offline', icon: 'tabler:wifi-off', label: 'toggle offline mode', fn: 'offline'}],
    lowerTools() {
      const t = (id, icon, label, fn, ink, on) => ({id, icon, label, fn, ink, on}), go = 'var(--blue)';
      return {
        run: [t('rerun_tests', 'tabler:player-play', 'rerun tests', 'rerun_tests', 'var(--ok)'), t('rerun_failed', 'tabler:rotate-clockwise', 'rerun failed tests', 'rerun_failed'), t('stop', 'tabler:square', 'stop', 'stop', 'var(--bad)'), {line: true, id: 'l1'}, t('passed', 'tabler:circle-check', 'show passed', 'show_passed', undefined, this.S.passed), t('sort_by_duration', 'tabler:clock', 'sort by duration', 'sort_by_duration'), t('export_tests', 'tabler:file-export', 'export test results', 'export_tests'), t('test_history', 'tabler:history', 'test history', 'test_history')],
        debug: [t('rerun_debug', 'tabler:bug', 'rerun', 'rerun_debug', 'var(--ok)'), t('stop', 'tabler:square', 'stop', 'stop', 'var(--bad)'), t('resume', 'tabler:player-track-next', 'resume program', 'resume', 'var(--ok)'), t('pause', 'tabler:player-pause', 'pause program'), {line: true, id: 'l1'}, t('step_over', 'tabler:arrow-curve-right', 'step over', 'step_over', go), t('step_into', 'tabler:arrow-down-to-arc', 'step into', 'step_into', go), t('step_out', 'tabler:arrow-up-from-arc', 'step out', 'step_out', go), {line: true, id: 'l2'}, t('view_breakpoints', 'tabler:circles', 'view breakpoints', 'view_breakpoints', 'var(--bad)'), t('muted', 'tabler:circle-off', 'mute breakpoints', 'mute_breakpoints', undefined, this.S.muted)],
        git: [t('fetch', 'tabler:cloud-download', 'fetch all remotes', 'fetch'), t('cherry_pick', 'tabler:git-cherry-pick', 'cherry-pick', 'cherry_pick'), t('go_to_hash', 'tabler:hash', 'go to hash, branch or tag', 'go_to_hash'), t('git_options', 'tabler:eye', 'view options', 'git_options')],
      }[this.S.bottom] || [];
    },
    tree() {
      const rows = [{id: 'root', label: this.D.code.name, bold: true, note: this.D.home, depth: 0, open: true, icon: 'tabler:folder-code', ink: 'var(--blue)'}], shut = [];
      for (const row of this.D.code.tree) {
        if (shut.some(path => row.path.startsWith(path + '/'))) continue;
        const open = row.open !== !!this.S.shutdirs[row.path];
        if (row.folder && !open) shut.push(row.path);
        const kind = this.marked(row.path), [icon, ink] = row.folder ? this.folder(row) : this.kindOf(row.label);
        rows.push({id: row.path, key: row.path, label: row.label.replace(/\.java$/, ''), depth: row.depth + 1, leaf: !row.folder, open, icon, ink, label_ink: {M: 'var(--changed)', A: 'var(--new)', U: 'var(--bad)', D: 'var(--pb-dim)'}[kind], on: this.S.picked === row.path, ...{group: 'files', facts: {name: {value: row.label, text: row.label.replace(/\.java$/, '')}}}});
      }
      return [...rows, {id: 'lib', label: 'External Libraries', depth: 0, icon: 'tabler:books', ink: 'var(--pb-dim)'}, {id: 'scratch', label: 'Scratches and Consoles', depth: 0, icon: 'tabler:file-text', ink: 'var(--pb-dim)'}];
    },
    tabs() {
      const more = ['pom.xml', 'application.yml', this.D.code.words.One + '.java'].map(label => this.D.code.tree.find(r => r.label === label)).filter(Boolean).map(r => r.path);
      return [...Object.keys(this.D.code.files), ...more].filter(p => !this.S.closed[p]).map(path => { const label = path.split('/').pop(), [icon, ink] = this.kindOf(label); return {path, label, icon, ink}; });
    },
    flags() { return this.D.code.problems.filter(p => p.path === this.file.path && this.file.lines[p.line - 1]).map(p => ({line: p.line, from: p.column, to: p.column + p.width, kind: p.severity === 'warning' ? 'dull' : p.severity})); },
    lens() {
      const all = Object.values(this.D.code.files).flatMap(f => f.lines).join('\n');
      const use = name => { const n = all.split(new RegExp('\\b' + name + '\\b')).length - 2; return n < 1 ? 'no usages' : n === 1 ? '1 usage' : n + ' usages'; };
      const author = this.D.code.git.commits[1].author;
      return Object.fromEntries(this.file.symbols.filter(s => s.kind === 'class' || s.kind === 'method').map(s => [this.above(s.line), [{id: 'use' + s.line, label: use(s.name)}, {id: 'who' + s.line, label: author}]]));
    },
    notes() { return this.S.bottom === 'debug' && this.file.path === this.D.main ? {[this.D.halt.line]: {text: this.D.halt.values.filter(v => v.depth).slice(0, 2).map(v => v.name + ': ' + v.value).join('   '), kind: 'value'}} : {}; },
    signs() {
      const test = /Test\.java$/.test(this.file.path), found = {};
      for (const s of this.file.symbols) if (test && (s.kind === 'class' || s.kind === 'method' && s.name !== 'setUp')) found[s.line] = {id: 'sign', icon: 'tabler:player-play', label: 'run ' + s.name, ink: 'var(--ok)'};
      if (!test) for (const s of this.file.symbols) if (s.kind === 'class') found[s.line] = {id: 'sign', icon: 'tabler:leaf', label: 'bean', ink: 'var(--ok)'};
      return found;
    },
    changes() {
      const rows = this.D.code.git.changes.map(c => { const [icon, ink] = this.kindOf(c.path.split('/').pop()), name = c.path.split('/').pop(); return {id: c.path, key: c.path, label: name, note: c.path.split('/').slice(0, -1).join('/').slice(-34), depth: 1, leaf: true, check: !!this.S.ticked[c.path], icon, ink, on: this.S.change === c.path, label_ink: {M: 'var(--changed)', A: 'var(--new)', U: 'var(--bad)', D: 'var(--pb-dim)'}[c.kind], group: 'changes', facts: {name: {value: name, text: name}}}; });
      const ticked = rows.filter(r => r.check).length;
      return [{id: 'all', label: 'Changes', note: rows.length + ' files', depth: 0, open: true, check: ticked === rows.length ? true : ticked ? 'mixed' : false}, ...rows];
    },
    outline() {
      const sign = {class: ['tabler:circle-letter-c', 'var(--cls)'], method: ['tabler:circle-letter-m', 'var(--bad)'], field: ['tabler:circle-letter-f', 'var(--odd)']};
      return this.file.symbols.map(s => ({id: 's' + s.line, key: 's' + s.line, label: s.name + (s.kind === 'method' ? '()' : ''), depth: s.depth, leaf: s.kind !== 'class', open: true, icon: (sign[s.kind] || sign.field)[0], ink: (sign[s.kind] || sign.field)[1], on: this.S.line === s.line, group: 'symbols', facts: {name: {value: s.name, text: s.name}}}));
    },
    cases() { return this.D.code.tests.flatMap(f => f.cases); },
    failed() { return this.cases.filter(c => !c.ok).length; },
    spent() { return this.cases.reduce((sum, c) => sum + c.ms, 0); },
    tests() {
      const sign = ok => ({icon: ok ? 'tabler:check' : 'tabler:x', ink: ok ? 'var(--ok)' : 'var(--odd)'}), time = cases => cases.reduce((s, c) => s + c.ms, 0) + ' ms';
      return [{id: 'all', label: 'Test Results', depth: 0, open: true, note: this.spent + ' ms', ...sign(!this.failed)}, ...this.D.code.tests.flatMap(f => [{id: f.path, label: f.label.replace('.java', ''), depth: 1, open: true, note: time(f.cases), ...sign(f.cases.every(c => c.ok))}, ...f.cases.filter(c => this.S.passed || !c.ok).map(c => { const name = c.name.replace(/\W+(\w)/g, (_, x) => x.toUpperCase()) + '()'; return {id: f.path + name, key: name, label: name, depth: 2, leaf: true, note: c.ms + ' ms', on: this.S.test === name, ...sign(c.ok), group: 'cases', facts: {name: {value: name, text: name}, time: {value: c.ms, text: c.ms + ' ms'}}}; })])];
    },
    output() {
      const bad = this.cases.find(c => !c.ok), lines = [['d', '/usr/lib/jvm/jdk-' + this.D.java + '/bin/java -ea -Didea.test.cyclic.buffer.size=1048576 ...'], ['', '']];
      if (bad) lines.push(['bad', 'org.opentest4j.AssertionFailedError:'], ['bad', 'Expecting actual:'], ['bad', '  ' + this.D.cursor.column], ['bad', 'to be equal to:'], ['bad', '  ' + this.D.code.words.limit], ['', ''], ['b', '    at com.' + this.D.code.words.package + '.' + this.D.code.words.many + '.' + this.D.code.words.One + 'ServiceTest(' + this.D.code.words.One + 'ServiceTest.java:' + this.D.code.files[this.D.test].stops[0] + ')']);
      return [...lines, ['', ''], ['', 'Process finished with exit code ' + (bad ? '255' : '0')]];
    },
    frames() { return this.D.halt.frames.map((f, n) => ({id: 'f' + n, key: 'f' + n, label: f.name, note: f.owner, leaf: true, dim: n > 1, on: this.S.frame === 'f' + n, icon: 'tabler:stack-2', ink: 'var(--pb-dim)', group: 'frames', facts: {name: {value: f.name, text: f.name}}})); },
    values() { return this.D.halt.values.map((v, n) => ({id: 'v' + n, key: 'v' + n, label: v.name, note: '= ' + v.value, depth: v.depth || 0, leaf: !v.value.startsWith('{'), open: v.name === 'form', icon: v.depth ? 'tabler:circle-letter-f' : v.name === 'this' ? 'tabler:binary-tree' : 'tabler:variable', ink: v.depth ? 'var(--odd)' : 'var(--pb-dim)', on: this.S.value === 'v' + n, group: 'values', facts: {name: {value: v.name, text: v.name}}})); },
    branches() { const own = this.D.code.git.branch; return [{id: 'head', label: 'HEAD (Current Branch)', depth: 0, leaf: true}, {id: 'local', label: 'Local', depth: 0, open: true}, {id: 'b1', label: own, depth: 1, leaf: true, icon: 'tabler:git-branch', ink: 'var(--odd)', bold: true}, ...(own === 'main' ? [] : [{id: 'b2', label: 'main', depth: 1, leaf: true, icon: 'tabler:star', ink: 'var(--odd)'}]), {id: 'remote', label: 'Remote', depth: 0, open: true}, {id: 'origin', label: 'origin', depth: 1, icon: 'tabler:folder', open: false}, {id: 'tags', label: 'Tags', depth: 0, open: false}]; },
    commits() { return this.D.code.git.commits.map((c, n) => ({id: c.hash, key: c.hash, on: this.picked.hash === c.hash, cells: {text: {text: c.text, icon: 'tabler:point-filled', icon_ink: 'var(--blue)', bold: !n}, author: c.author, date: c.date}, group: 'commits', facts: {name: {value: c.text, text: c.text}, author: {value: c.author, text: c.author}}})); },
    picked() { return this.D.code.git.commits.find(c => c.hash === this.S.commit) || this.D.code.git.commits[0]; },
    troubles() { const all = this.D.code.problems; return [...new Set(all.map(p => p.path))].map(path => ({path, label: path.split('/').pop(), folder: path.split('/').slice(0, -1).join('/'), rows: all.filter(p => p.path === path).map(p => ({...p, key: p.path + ':' + p.line}))})); },
    maven() {
      const one = (id, label, depth, icon, rest) => ({id, label, depth, icon, ink: 'var(--pb-dim)', leaf: true, on: this.S.goal === id, ...rest});
      return [one('m', this.D.code.name, 0, 'tabler:letter-m', {leaf: false, open: true, ink: 'var(--blue)'}), one('life', 'Lifecycle', 1, 'tabler:folder', {leaf: false, open: true}), ...this.D.goals.map(g => one('g-' + g, g, 2, 'tabler:settings', {key: 'g-' + g, group: 'goals', facts: {name: {value: g, text: g}}})), one('plug', 'Plugins', 1, 'tabler:folder', {leaf: false, open: true}), ...this.D.plugins.map(g => one('p-' + g, g, 2, 'tabler:plug', {leaf: false, open: false})), one('dep', 'Dependencies', 1, 'tabler:folder', {leaf: false, open: true}), ...this.D.libraries.map(g => one('d-' + g, g, 2, 'tabler:books'))];
    },
    shell() { const {git, run} = this.D.code; return [['g', git.branch], ['', '$ ' + run], ['', ''], ['', '[INFO] Scanning for projects...'], ['', '[INFO] Tests run: ' + this.cases.length + ', Failures: ' + this.failed + ', Errors: 0, Skipped: 0'], [this.failed ? 'bad' : 'g', '[INFO] BUILD ' + (this.failed ? 'FAILURE' : 'SUCCESS')], ['', '$ ']]; },
    steps() { const parts = this.file.path.split('/'), inner = [...this.file.symbols].reverse().find(s => s.line <= this.cursor.line && s.kind === 'method'); return [{label: this.D.code.name, icon: 'tabler:square', ink: 'var(--blue)'}, ...parts.slice(0, -1).map(label => ({label})), {label: parts[parts.length - 1].replace('.java', ''), icon: 'tabler:circle-letter-c', ink: 'var(--cls)'}, ...(inner ? [{label: inner.name, icon: 'tabler:circle-letter-m', ink: 'var(--bad)'}] : [])]; },
    foot() { return [{id: 'goto', text: this.cursor.line + ':' + this.cursor.column, fn: 'goto_line'}, {id: 'line_ends', text: 'LF', fn: 'line_ends'}, {id: 'encoding', text: 'UTF-8', fn: 'encoding'}, {id: 'indentation', text: '4 spaces', fn: 'indentation'}, {id: 'lock', icon: 'tabler:lock-open', label: 'make file read-only', fn: 'read_only'}]; },
    renames() { return [{id: 'comments', label: 'Search in comments and strings', on: this.S.comments, fn: 'comments'}, {id: 'overrides', label: 'Rename variables of that type', on: this.S.overrides, fn: 'variables'}]; },
    finds() {
      const files = this.D.code.tree.filter(r => /\.java$/.test(r.label) && r.label.includes(this.D.code.words.One)).map(r => ({label: r.label.replace('.java', ''), note: r.path.split('/').slice(3, -1).join('.'), icon: 'tabler:circle-letter-c', ink: 'var(--cls)'}));
      return [...files, ...Object.values(this.D.code.files)[0].symbols.filter(s => s.kind === 'method').slice(1).map(s => ({label: s.name, note: '(…)  of ' + this.D.code.words.One + 'Service', icon: 'tabler:circle-letter-m', ink: 'var(--bad)'}))];
    },
    menus() {
      const m = (id, label, keys, fn, rest) => ({id, label, keys, fn, ...rest}), own = (id, label, keys, rest) => m(id, label, keys, id, rest), flat = items => items.map((one, n) => ({...one, line: n > 0 && items[n - 1].end}));
      const few = (id, label, items) => ({id, label, items: items.map((one, n) => m(id + n, one))});
      return [few('file', 'File', ['New', 'Open…', 'Close Project']), few('edit', 'Edit', ['Undo', 'Redo', 'Find']), few('view', 'View', ['Tool Windows', 'Appearance']), few('navigate', 'Navigate', ['Back', 'Forward']),
        {id: 'code', label: 'Code', items: flat([m('override', 'Override Methods…', 'Ctrl+O', 'override_methods'), m('implement', 'Implement Methods…', 'Ctrl+I', '', {end: 1}), own('generate', 'Generate…', 'Alt+Insert'), own('completion', 'Code Completion', '', {end: 1}), own('surround_with', 'Surround With…', 'Ctrl+Alt+T'), m('unwrap', 'Unwrap/Remove…', 'Ctrl+Shift+Delete', 'unwrap', {end: 1}), m('folding', 'Folding', '', '', {sub: true, end: 1}), m('line_comment', 'Comment with Line Comment', 'Ctrl+/', 'line_comment'), m('block_comment', 'Comment with Block Comment', 'Ctrl+Shift+/', '', {end: 1}), own('reformat', 'Reformat Code', 'Ctrl+Alt+L'), m('auto_indent', 'Auto-Indent Lines', 'Ctrl+Alt+I', 'auto_indent'), own('optimize_imports', 'Optimize Imports', 'Ctrl+Alt+O', {end: 1}), m('move_up', 'Move Statement Up', 'Ctrl+Shift+Up', 'move_up'), m('move_down', 'Move Statement Down', 'Ctrl+Shift+Down', 'move_down', {end: 1}), own('inspect_code', 'Inspect Code…', '')])},
        {id: 'refactor', label: 'Refactor', items: flat([m('refactor_this', 'Refactor This…', 'Ctrl+Alt+Shift+T', '', {end: 1}), m('rename', 'Rename…', 'Shift+F6', 'rename'), own('change_signature', 'Change Signature…', 'Ctrl+F6', {end: 1}), own('introduce_variable', 'Introduce Variable…', 'Ctrl+Alt+V'), m('introduce_constant', 'Introduce Constant…', 'Ctrl+Alt+C', 'introduce_constant'), own('extract_method', 'Extract Method…', 'Ctrl+Alt+M'), m('extract_interface', 'Extract Interface…', '', 'extract_interface', {end: 1}), own('inline', 'Inline…', 'Ctrl+Alt+N', {end: 1}), m('move_class', 'Move Class…', 'F6', 'move_class'), m('copy_class', 'Copy Class…', 'F5', 'copy_class'), own('safe_delete', 'Safe Delete…', 'Alt+Delete', {end: 1}), m('pull_up', 'Pull Members Up…', '', 'pull_up'), m('to_record', 'Convert to Record…', '', 'to_record'), m('migrate', 'Migrate Packages and Classes', '', '', {sub: true})])},
        few('build', 'Build', ['Build Project']), few('runs', 'Run', ['Run…', 'Debug…']), few('git', 'Git', ['Commit…', 'Push…']), few('help', 'Help', ['Getting Started'])];
    },
    context() {
      const m = (id, label, keys, fn, rest) => ({id, label, keys, fn, ...rest}), own = (id, label, keys, rest) => m(id, label, keys, id, rest);
      return [own('show_context_actions', 'Show Context Actions', 'Alt+Enter'), own('paste', 'Paste', 'Ctrl+V', {line: true}), m('copy_as', 'Copy / Paste Special', '', '', {sub: true}), m('column', 'Column Selection Mode', 'Alt+Shift+Insert', 'column_mode'), own('find_usages', 'Find Usages', 'Alt+F7', {line: true}), m('goto_menu', 'Go To', '', '', {sub: true}), m('refactor_menu', 'Refactor', '', '', {sub: true, line: true}), own('generate', 'Generate…', 'Alt+Insert'), m('run_class', "Run 'Application'", 'Ctrl+Shift+F10', 'run_class', {icon: 'tabler:player-play', ink: 'var(--ok)', line: true}), m('open_in', 'Open In', '', '', {sub: true, line: true}), own('local_history', 'Local History', '', {line: true}), m('git_menu', 'Git', '', '', {sub: true}), own('compare_clipboard', 'Compare with Clipboard', '', {line: true}), m('gist', 'Create Gist…', '', 'gist')];
    },
  },
  methods: {
    kindOf(label) { return {java: ['tabler:circle-letter-c', 'var(--cls)'], xml: ['tabler:letter-m', 'var(--blue)'], yml: ['tabler:leaf', 'var(--ok)'], md: ['tabler:markdown', 'var(--blue)'], gitignore: ['tabler:circle-minus', 'var(--pb-dim)']}[label.split('.').pop()] || ['tabler:file-text', 'var(--pb-dim)']; },
    folder(row) { return row.label === 'java' ? ['tabler:folder', /test/.test(row.path) ? 'var(--ok)' : 'var(--blue)'] : row.label === 'resources' ? ['tabler:folder', 'var(--odd)'] : /^com\.|^api$|^\w+s$/.test(row.label) && row.depth > 2 ? ['tabler:folder-symlink', 'var(--pb-dim)'] : ['tabler:folder', 'var(--pb-dim)']; },
    marked(path) { const found = this.D.code.git.changes.find(c => c.path === path); return found ? found.kind : ''; },
    counted(severity) { return this.D.code.problems.filter(p => p.path === this.file.path && p.severity === severity).length; },
    above(line) { let at = line; while (at > 1 && /^\s*@/.test(this.file.lines[at - 2])) at -= 1; return at; },
    pick(id) { const row = this.D.code.tree.find(r => r.path === id); if (row && row.folder) this.S.shutdirs[id] = !this.S.shutdirs[id]; else { this.S.picked = id; if (this.D.code.files[id]) this.S.file = id; } },
    act(id) {
      const S = this.S, flip = (side, name) => { S[side] = S[side] === name ? '' : name; };
      S.open = ''; S.menu = '';
      if (id.endsWith('_window')) { const name = id.replace('_window', ''); flip(['project', 'commit'].includes(name) ? 'left' : name === 'structure' ? 'low' : 'bottom', name); }
      else if (id === 'maven') flip('right', 'maven');
      else if (id === 'hide_left') S.left = '';
      else if (id === 'hide_low') S.low = '';
      else if (id === 'everywhere') S.dialog = 'search';
      else if (id === 'rename') S.dialog = 'rename';
      else if (id === 'passed' || id === 'muted') S[id] = !S[id];
      else if (['goto', 'line_ends', 'encoding', 'indentation'].includes(id)) S.open = id;
      else S.did = id;
    },
  },
})
