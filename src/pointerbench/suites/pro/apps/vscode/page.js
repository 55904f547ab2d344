({
  state: d => ({side: 'explorer', bar: true, panel: true, second: false, tab: 'terminal', tall: false, menu: '', open: '', dialog: '', place: 3, file: d.main, picked: d.main, line: d.cursor.line, stops: {}, shut: {}, shutdirs: {}, closed: {}, staged: {}, dropped: {}, added: {}, outline: false, timeline: false, running: false, started: false, split: false, notice: false, folded: false, reads: 0, ran: 0, stepped: '', value: '', test: '', problem: '', commit: '', peek: '', did: '', made: '', answer: '', crumb: 0, committed: false, synced: '', cases: false, whole: false, pattern: false, keeping: false, replacing: true, replaced: false, cleared: false, finds_shut: false, troubles_shut: false, searches: 0, shells: 1, panes: 1, shell: 1, watching: false, autosave: false, all_staged: false, all_dropped: false}),
  computed: {
    signs: () => ({error: 'codicon:error', warning: 'codicon:warning', info: 'codicon:info'}),
    file() { return this.D.code.files[this.S.file] || this.D.code.files[this.D.main]; },
    cursor() { const own = this.S.line !== this.D.cursor.line; return this.file.path !== this.D.main && !own ? {line: this.file.stops[0], column: 12} : own ? {line: Math.min(this.S.line, this.file.lines.length), column: 5} : this.D.cursor; },
    first() { return this.S.running && this.cursor.line > 22 ? this.cursor.line - 10 : 1; },
    sides() {
      const git = this.D.code.git.changes.length;
      return [['explorer', 'codicon:files', 'Explorer', 'explorer'], ['search', 'codicon:search', 'Search', 'search_view'], ['scm', 'codicon:source-control', 'Source Control', 'source_control', git], ['debug', 'codicon:debug-alt', 'Run and Debug', 'run_view'], ['extensions', 'codicon:extensions', 'Extensions', 'extensions'], ['testing', 'codicon:beaker', 'Testing', 'testing']].map(([id, icon, label, fn, badge]) => ({id, icon, label, fn, badge}));
    },
    heading() { return {explorer: 'Explorer', search: 'Search', scm: 'Source Control', debug: 'Run and Debug', extensions: 'Extensions: Marketplace', testing: 'Testing'}[this.S.side]; },
    layouts() { const S = this.S; return [['toggle_bar', S.bar ? 'codicon:layout-sidebar-left' : 'codicon:layout-sidebar-left-off', 'toggle primary side bar', 'toggle_side_bar', S.bar], ['toggle_panel', S.panel ? 'codicon:layout-panel' : 'codicon:layout-panel-off', 'toggle panel', 'toggle_panel', S.panel], ['second', S.second ? 'codicon:layout-sidebar-right' : 'codicon:layout-sidebar-right-off', 'toggle secondary side bar', 'second_bar', S.second], ['layout', 'codicon:layout', 'customize layout', 'layout']].map(([id, icon, label, fn, on]) => ({id, icon, label, fn, on})); },
    tools() {
      const more = this.bar('more', 'codicon:ellipsis', 'views and more actions', 'side_more');
      return {explorer: [more], search: [this.bar('again', 'codicon:refresh', 'refresh', 'search_again'), this.bar('clear', 'codicon:clear-all', 'clear search results', 'clear_finds'), this.bar('find_editor', 'codicon:new-file', 'open new search editor', 'search_editor'), this.bar('finds', 'codicon:collapse-all', 'collapse all', 'collapse_finds')], scm: [this.bar('did-tree', 'codicon:list-tree', 'view as tree', 'change_tree'), more], debug: [more], extensions: [this.bar('ext_clear', 'codicon:clear-all', 'clear extensions search'), more], testing: [this.bar('refresh_tests', 'codicon:refresh', 'refresh tests', 'refresh_tests'), this.bar('run_tests', 'codicon:run-all', 'run tests', 'run_tests'), this.bar('debug_tests', 'codicon:debug-alt', 'debug tests', 'debug_tests'), this.bar('show_output', 'codicon:output', 'show output'), more]}[this.S.side];
    },
    explorer() { return [this.bar('new_file', 'codicon:new-file', 'new file', 'new_file'), this.bar('new_folder', 'codicon:new-folder', 'new folder', 'new_folder'), this.bar('read', 'codicon:refresh', 'refresh explorer', 'refresh_files'), this.bar('fold_all', 'codicon:collapse-all', 'collapse folders', 'collapse_folders')]; },
    editorTools() { return [...(this.S.side === 'scm' ? [] : [this.bar('run_file', 'codicon:play', 'run file', 'run_file')]), this.bar('compare', 'codicon:git-compare', 'open changes', 'open_changes'), this.bar('split', 'codicon:split-horizontal', 'split editor right', 'split_editor'), this.bar('editor', 'codicon:ellipsis', 'more actions', 'editor_more')]; },
    syncs() { return [this.bar('pull', 'codicon:repo-pull', 'pull', 'pull'), this.bar('push', 'codicon:repo-push', 'push', 'push'), this.bar('did-history', 'codicon:refresh', 'refresh', 'reload_history')]; },
    options() { return [['cases', 'codicon:case-sensitive', 'match case', 'match_case'], ['whole', 'codicon:whole-word', 'match whole word', 'whole_word'], ['pattern', 'codicon:regex', 'use regular expression', 'use_regex']].map(([id, icon, label, fn]) => this.bar(id, icon, label, fn)); },
    stepping() {
      const go = this.theme === 'dark' ? '#75beff' : '#007acc', ok = this.theme === 'dark' ? '#89d185' : '#388a34', bad = this.theme === 'dark' ? '#f48771' : '#a1260d';
      return [['continue', 'codicon:debug-continue', 'continue', 'continue_run', go], ['over', 'codicon:debug-step-over', 'step over', 'step_over', go], ['into', 'codicon:debug-step-into', 'step into', 'step_into', go], ['out', 'codicon:debug-step-out', 'step out', 'step_out', go], ['restart', 'codicon:debug-restart', 'restart', 'restart_run', ok], ['stop', 'codicon:debug-stop', 'stop', 'stop_run', bad]].map(([id, icon, label, fn, ink]) => ({...this.bar('step-' + id, icon, label, fn), ink}));
    },
    panels() { return [{id: 'problems', label: 'Problems', badge: this.D.code.problems.length, fn: 'problems_tab'}, {id: 'output', label: 'Output', fn: 'output_tab'}, {id: 'console', label: 'Debug Console', fn: 'console_tab'}, {id: 'terminal', label: 'Terminal', fn: 'terminal_tab'}, ...(this.S.ran ? [{id: 'results', label: 'Test Results'}] : []), {id: 'ports', label: 'Ports'}]; },
    panelTools() {
      const own = {terminal: [this.bar('new_shell', 'codicon:add', 'new terminal', 'new_terminal'), this.bar('split_shell', 'codicon:split-horizontal', 'split terminal', 'split_terminal'), this.bar('kill', 'codicon:trash', 'kill terminal', 'kill_terminal')], problems: [this.bar('did-filter', 'codicon:filter', 'filter problems', 'filter_problems'), this.bar('did-table', 'codicon:list-flat', 'view as table', 'problem_table'), this.bar('troubles', 'codicon:collapse-all', 'collapse all', 'collapse_problems')], console: [this.bar('did-clear', 'codicon:clear-all', 'clear console', 'clear_console')]}[this.S.tab] || [];
      return [...own, this.bar('tall', this.S.tall ? 'codicon:chevron-down' : 'codicon:chevron-up', 'maximize panel size', 'maximize_panel'), this.bar('hide_panel', 'codicon:close', 'hide panel', 'close_panel')];
    },
    tree() {
      const rows = [], shut = {};
      for (const row of this.D.code.tree) {
        if (Object.keys(shut).some(path => row.path.startsWith(path + '/'))) continue;
        const open = row.open !== !!this.S.shutdirs[row.path] && !this.S.folded;
        if (row.folder && !open) shut[row.path] = true;
        const bad = row.folder ? '' : this.troubled(row.path), kind = this.marked(row.path), [icon, ink] = row.folder ? [undefined] : this.kindOf(row.label);
        const tint = bad ? {bad: 'var(--error)', odd: 'var(--warning)'}[bad] : kind ? {M: 'var(--modified)', A: 'var(--new)', U: 'var(--new)', D: 'var(--gone)'}[kind] : undefined;
        const count = row.folder ? 0 : this.D.code.problems.filter(p => p.path === row.path && p.severity !== 'info').length;
        rows.push({id: row.path, key: row.path, label: row.label, depth: row.depth, leaf: !row.folder, open, icon, ink, label_ink: tint, badge: row.folder ? undefined : [count || '', kind].filter(Boolean).join(', ') || undefined, badge_ink: tint, on: this.S.picked === row.path, ...{group: 'files', facts: {name: {value: row.label, text: row.label}}}});
      }
      return rows;
    },
    outline() { return this.file.symbols.map(s => { const [icon, ink] = this.symbol(s.kind); return {id: 's' + s.line, key: 's' + s.line, label: s.name, depth: s.depth, leaf: !['class', 'interface', 'struct'].includes(s.kind), open: true, icon, ink, on: this.S.line === s.line, group: 'symbols', facts: {name: {value: s.name, text: s.name}}}; }); },
    timeline() { return this.D.code.git.commits.slice(0, 6).map((c, n) => ({id: 't' + n, label: c.text, note: c.author + ' ' + c.ago, icon: 'codicon:git-commit', leaf: true})); },
    commits() { return this.D.code.git.commits.map(c => ({id: c.hash, key: c.hash, label: c.text, note: c.author, icon: 'codicon:circle-small-filled', leaf: true, on: this.S.commit === c.hash, group: 'commits', facts: {name: {value: c.text, text: c.text}}})); },
    piles() {
      const {changes} = this.D.code.git, staged = changes.filter(c => this.S.staged[c.path]), rest = changes.filter(c => !this.S.staged[c.path] && !this.S.dropped[c.path]);
      const row = (c, on) => { const [icon, ink] = this.kindOf(c.label), tint = {M: 'var(--modified)', A: 'var(--new)', U: 'var(--new)', D: 'var(--gone)'}[c.kind]; return {id: c.path, key: c.path, label: c.label, note: c.folder, icon, ink, leaf: true, on: this.S.picked === c.path, badge: c.kind, badge_ink: tint, group: 'changes', facts: {name: {value: c.label, text: c.label}, kind: {value: c.kind, text: c.kind}, pile: {value: on ? 'Staged Changes' : 'Changes', text: ''}}, actions: on ? [{id: 'unstage', icon: 'codicon:remove', label: 'unstage changes'}] : [{id: 'discard', icon: 'codicon:discard', label: 'discard changes'}, {id: 'stage', icon: 'codicon:add', label: 'stage changes'}]}; };
      return [...(staged.length ? [{id: 'staged', label: 'Staged Changes', rows: staged.map(c => row(c, true)), actions: [this.bar('unstage_all', 'codicon:remove', 'unstage all changes', 'unstage_all')]}] : []), {id: 'rest', label: 'Changes', rows: rest.map(c => row(c, false)), actions: [this.bar('discard_all', 'codicon:discard', 'discard all changes', 'discard_all'), this.bar('stage_all', 'codicon:add', 'stage all changes', 'stage_all')]}];
    },
    debug() {
      const {halt} = this.D, kind = value => /^["']/.test(value) ? 'str' : /^-?\d/.test(value) ? 'num' : /^(true|false|True|False)$/.test(value) ? 'bool' : 'one';
      const pair = (id, name, value, depth, twist, group) => ({id, name, value, depth, twist, kind: kind(value), facts: group ? JSON.stringify({name: {value: name, text: name}, value: {value, text: value}}) : null});
      const on = this.S.running, one = this.D.code.words.one;
      const values = on ? [pair('scope', 'Local', '', 0, 'down'), pair('one', one, halt.one, 1, 'down'), ...Object.entries(halt.record).map(([n, v]) => pair('r-' + n, n, v, 3, '', true)), ...Object.entries(halt.rest).map(([n, v]) => pair('q-' + n, n, v, 1, v.startsWith('{') ? 'right' : '', true)), pair('globals', 'Global', '', 0, 'right')] : [];
      const stops = Object.keys(this.S.stops).filter(k => this.S.stops[k] || this.S.muted && this.S.muted[k] !== undefined).sort((a, b) => +a.split(':')[1] - +b.split(':')[1]);
      return [
        {id: 'values', label: 'Variables', pairs: values, group: 'values', actions: on ? [this.bar('fold_values', 'codicon:collapse-all', 'collapse all', 'fold_values')] : []},
        {id: 'watch', label: 'Watch', pairs: on ? halt.watch.map((w, n) => pair('w' + n, w.name, w.value, 0, '')) : [], group: null, actions: [this.bar('watch', 'codicon:add', 'add expression', 'add_watch'), this.bar('did-unwatch', 'codicon:close-all', 'remove all expressions', 'remove_watches')]},
        {id: 'stack', label: 'Call Stack', note: on ? 'Paused on breakpoint' : '', rows: on ? halt.stack.map((s, n) => ({id: 'k' + n, label: s.name, note: s.file, leaf: true, depth: 1, on: !n, badge: String(s.line), group: 'frames', facts: {name: {value: s.name, text: s.name}, line: {value: s.line, text: String(s.line)}}})) : []},
        {id: 'stops', label: 'Breakpoints', rows: stops.map(k => ({id: k, label: k.split(':')[0].split('/').pop(), note: k.split(':')[0].split('/').slice(0, -1).join('/'), leaf: true, check: true, badge: k.split(':')[1], group: 'stops', key: k, facts: {line: {value: +k.split(':')[1], text: k.split(':')[1]}}, actions: [{id: 'drop', icon: 'codicon:close', label: 'remove breakpoint'}]})), actions: [this.bar('did-function', 'codicon:add', 'add function breakpoint', 'function_stop'), this.bar('did-mute', 'codicon:activate-breakpoints', 'toggle activate breakpoints', 'mute_stops'), this.bar('unstop_all', 'codicon:close-all', 'remove all breakpoints', 'remove_stops')]},
      ];
    },
    cases() { return this.D.code.tests.flatMap(f => f.cases); },
    passed() { return this.cases.filter(c => c.ok).length; },
    tests() {
      const run = [{id: 'run', icon: 'codicon:play', label: 'run test'}, {id: 'debug', icon: 'codicon:debug-alt', label: 'debug test'}];
      const sign = ok => ({icon: ok ? 'codicon:pass' : 'codicon:error', ink: ok ? 'var(--new)' : 'var(--error)'});
      const mine = {id: 'root', label: this.D.code.name, depth: 0, open: true, ...sign(this.passed === this.cases.length)};
      return [mine, ...this.D.code.tests.flatMap(f => [{id: f.path, label: f.label, depth: 1, open: true, ...sign(f.cases.every(c => c.ok)), note: f.cases.reduce((s, c) => s + c.ms, 0) + 'ms'}, ...f.cases.map((c, n) => ({id: f.path + n, label: c.name, depth: 2, leaf: true, ...sign(c.ok), note: c.ms + 'ms', on: this.S.test === f.path + n, group: 'cases', facts: {name: {value: c.name, text: c.name}, time: {value: c.ms, text: c.ms + 'ms'}, suite: {value: f.label, text: ''}}, actions: this.S.test === f.path + n ? run : []}))])];
    },
    panes() {
      const tabs = [...Object.keys(this.D.code.files), ...this.extras].filter(p => !this.S.closed[p]).map(path => ({path, label: path.split('/').pop(), mark: [this.D.code.problems.filter(p => p.path === path && p.severity !== 'info').length || '', this.marked(path)].filter(Boolean).join(', ')}));
      const one = (file, n, last) => {
        const symbol = [...file.symbols].reverse().find(s => s.line <= (n ? 1 : this.cursor.line) && s.kind !== 'constant'), [icon, ink] = symbol ? this.symbol(symbol.kind) : [];
        const hits = this.S.side === 'search' && !this.S.cleared ? (this.D.search.files.find(f => f.path === file.path) || {hits: []}).hits.map(h => ({line: h.line, from: h.from, to: h.to, kind: 'hit'})) : [];
        const flags = [...this.D.code.problems.filter(p => p.path === file.path && file.lines[p.line - 1]).map(p => ({line: p.line, from: p.column, to: p.column + p.width, kind: p.severity})), ...hits];
        const notes = this.S.running && !n ? {[this.D.halt.line]: {text: this.D.code.words.one + ' = ' + this.D.halt.one, kind: 'value'}} : n ? {} : {[this.cursor.line]: {text: this.D.blame, kind: 'blame'}};
        const counts = Object.fromEntries(file.symbols.filter(s => ['function', 'class', 'interface'].includes(s.kind) && !s.depth).map(s => [s.line, s.name]));
        const lens = this.D.lang === 'ts' && !n ? Object.fromEntries(Object.entries(counts).map(([line, name]) => [line, [{id: name, label: this.uses(name)}]])) : undefined;
        return {n, file, flags, notes, lens, last, map: !this.S.split, symbol: symbol && {...symbol, icon, ink}, tabs: n ? tabs.slice(0, 2) : tabs};
      };
      const other = this.D.code.files[Object.keys(this.D.code.files).find(p => p !== this.file.path)];
      return this.S.split ? [one(this.file, 0, false), one(other, 1, true)] : [one(this.file, 0, true)];
    },
    extras() { return ['README.md', this.D.code.tree.find(r => /^(package\.json|pyproject\.toml)$/.test(r.label)).path]; },
    troubles() {
      const paths = [...new Set(this.D.code.problems.map(p => p.path))];
      return paths.map(path => ({path, label: path.split('/').pop(), folder: path.split('/').slice(0, -1).join('/'), rows: this.D.code.problems.filter(p => p.path === path).map(p => ({...p, key: p.path + ':' + p.line}))}));
    },
    foot() {
      const {git, problems} = this.D.code, n = s => String(problems.filter(p => p.severity === s).length), py = this.D.lang === 'py';
      return [{id: 'branches', icon: 'codicon:git-branch', text: git.branch, fn: 'branch'}, {id: 'sync', icon: 'codicon:sync', text: git.behind + '↓ ' + git.ahead + '↑', fn: 'sync'}, {id: 'problems', icon: 'codicon:error', text: n('error'), more: n('warning'), fn: 'problems_tab'}, {id: 'goto', text: 'Ln ' + this.cursor.line + ', Col ' + this.cursor.column, end: true, fn: 'goto_line'}, {id: 'spaces', text: 'Spaces: ' + (py ? 4 : 2), end: true, fn: 'indentation'}, {id: 'encoding', text: 'UTF-8', end: true, fn: 'encoding'}, {id: 'endings', text: 'LF', end: true, fn: 'line_ends'}, {id: 'modes', icon: 'codicon:json', text: this.D.code.language, end: true, fn: 'language'}, {id: 'bell', icon: 'codicon:bell', label: 'notifications', end: true, fn: 'bell'}];
    },
    menus() {
      const m = (id, label, keys, fn, rest) => ({id, label, keys: this.keyed(keys), fn, ...rest});
      const flat = items => items.map((one, n) => ({...one, line: n > 0 && items[n - 1].end}));
      return [
        {id: 'file', label: 'File', items: flat([m('new_text', 'New Text File', 'Ctrl+N', 'new_text'), m('did-new', 'New File...', 'Ctrl+Alt+N'), m('new_window', 'New Window', 'Ctrl+Shift+N', 'new_window', {end: 1}), m('did-open', 'Open File...', 'Ctrl+O', 'open_file'), m('open_folder', 'Open Folder...', 'Ctrl+K Ctrl+O', 'open_folder'), m('did-recent', 'Open Recent', '', '', {sub: true, end: 1}), m('add_folder', 'Add Folder to Workspace...', '', 'add_folder'), m('did-saveas', 'Save Workspace As...', '', '', {end: 1}), m('did-save', 'Save', 'Ctrl+S', 'save'), m('did-save2', 'Save As...', 'Ctrl+Shift+S', 'save_as'), m('save_all', 'Save All', 'Ctrl+K S', 'save_all', {end: 1}), m('autosave', 'Auto Save', '', 'auto_save', {on: this.S.autosave}), m('did-prefs', 'Preferences', '', '', {sub: true, end: 1}), m('revert', 'Revert File', '', 'revert'), m('did-close', 'Close Editor', 'Ctrl+F4', 'close_editor'), m('did-closefolder', 'Close Folder', 'Ctrl+K F', 'close_folder')])},
        {id: 'edit', label: 'Edit', items: flat([m('undo', 'Undo', 'Ctrl+Z'), m('redo', 'Redo', 'Ctrl+Y', '', {end: 1}), m('cut', 'Cut', 'Ctrl+X'), m('copy', 'Copy', 'Ctrl+C'), m('paste', 'Paste', 'Ctrl+V', '', {end: 1}), m('find', 'Find', 'Ctrl+F')])},
        {id: 'selection', label: 'Selection', items: flat([m('all', 'Select All', 'Ctrl+A'), m('expand', 'Expand Selection', 'Shift+Alt+RightArrow')])},
        {id: 'view', label: 'View', items: flat([m('commands', 'Command Palette...', 'Ctrl+Shift+P'), m('toggle_panel', 'Panel', 'Ctrl+J')])},
        {id: 'go', label: 'Go', items: flat([m('back', 'Back', 'Alt+LeftArrow', 'go_back'), m('did-forward', 'Forward', 'Alt+RightArrow', '', {off: true}), m('did-lastedit', 'Last Edit Location', 'Ctrl+K Ctrl+Q', 'last_edit', {end: 1}), m('files', 'Go to File...', 'Ctrl+P', 'quick_open'), m('did-symbols', 'Go to Symbol in Workspace...', 'Ctrl+T', 'workspace_symbol', {end: 1}), m('did-editorsymbol', 'Go to Symbol in Editor...', 'Ctrl+Shift+O', 'editor_symbol'), m('did-definition', 'Go to Definition', 'F12', 'definition'), m('did-references', 'Go to References', 'Shift+F12', 'references', {end: 1}), m('goto', 'Go to Line/Column...', 'Ctrl+G', 'goto_line'), m('did-bracket', 'Go to Bracket', 'Ctrl+Shift+\\', 'bracket', {end: 1}), m('did-nextproblem', 'Next Problem', 'F8', 'next_problem'), m('did-nextchange', 'Next Change', 'Alt+F3', 'next_change')])},
        {id: 'run', label: 'Run', items: flat([m('start', 'Start Debugging', 'F5'), m('did-nodebug', 'Run Without Debugging', 'Ctrl+F5')])},
        {id: 'terminal', label: 'Terminal', items: flat([m('new_shell', 'New Terminal', 'Ctrl+Shift+`'), m('split_shell', 'Split Terminal', 'Ctrl+Shift+5')])},
        {id: 'help', label: 'Help', items: flat([m('did-welcome', 'Welcome'), m('commands', 'Show All Commands', 'Ctrl+Shift+P')])},
      ];
    },
    popups() {
      const m = (id, label, keys, fn, rest) => ({id, label, keys: this.keyed(keys), fn, ...rest});
      return {
        context: [m('did-definition', 'Go to Definition', 'F12', 'definition'), m('did-references', 'Go to References', 'Shift+F12', 'references'), m('did-peek', 'Peek', '', '', {sub: true}), m('did-allrefs', 'Find All References', 'Shift+Alt+F12', '', {line: true}), m('rename', 'Rename Symbol', 'F2', 'rename', {line: true}), m('occurrences', 'Change All Occurrences', 'Ctrl+F2', 'occurrences'), m('did-format', 'Format Document', 'Shift+Alt+F', 'format'), m('refactor', 'Refactor...', 'Ctrl+Shift+R', 'refactor'), m('did-cut', 'Cut', 'Ctrl+X', 'cut', {line: true}), m('did-copy', 'Copy', 'Ctrl+C', 'copy'), m('did-paste', 'Paste', 'Ctrl+V', 'paste'), m('commands', 'Command Palette...', 'Ctrl+Shift+P', 'commands', {line: true})],
        account: [m('signin', 'Backup and Sync Settings...'), m('trust', 'Manage Trusted Extensions')], manage: [m('commands', 'Command Palette...', 'Ctrl+Shift+P'), m('settings', 'Settings', 'Ctrl+,', '', {line: true}), m('keys', 'Keyboard Shortcuts'), m('themes', 'Themes', '', '', {sub: true})],
        layout: [m('toggle_bar', 'Primary Side Bar', '', '', {on: this.S.bar}), m('toggle_panel', 'Panel', '', '', {on: this.S.panel})], editor: [m('close_all', 'Close All'), m('keep', 'Keep Editors Open')], commit: [m('amend', 'Commit (Amend)'), m('commit_push', 'Commit & Push'), m('commit_sync', 'Commit & Sync')], filter: [m('featured', 'Featured'), m('popular', 'Most Popular')],
      };
    },
    palette() {
      const files = Object.keys(this.D.code.files).concat(this.extras);
      if (this.S.dialog !== 'commands') return files.map(path => { const [icon, ink] = this.kindOf(path.split('/').pop()); return {id: 'open-' + path, label: path.split('/').pop(), note: path, icon, ink}; });
      return [['Format Document', 'Shift+Alt+F', 'format', 'did-format'], ['Preferences: Open User Settings', 'Ctrl+,', 'settings', 'did-settings'], ['Transform to Uppercase', '', 'uppercase', 'did-upper'], ['Git: Undo Last Commit', '', 'undo_commit', 'did-undo'], ['Git: Create Branch...', '', 'new_branch', 'did-branch'], ['Developer: Reload Window', 'Ctrl+R', 'reload', 'did-reload'], ['View: Toggle Zen Mode', 'Ctrl+K Z', 'zen', 'did-zen'], ['View: Toggle Word Wrap', 'Alt+Z', 'wrap', 'did-wrap'], ['Preferences: Color Theme', 'Ctrl+K Ctrl+T', 'theme', 'did-theme'], ['Sort Lines Ascending', '', 'sort_lines', 'did-sort'], ['File: Compare Active File With Saved', 'Ctrl+K D', 'compare_saved', 'did-compare'], ['Convert Indentation to Spaces', '', 'to_spaces', 'did-spaces'], ['Delete Trailing Whitespace', 'Ctrl+K Ctrl+X', 'trailing', 'did-trailing'], ['Preferences: Open Keyboard Shortcuts', 'Ctrl+K Ctrl+S', 'shortcuts', 'did-keys']].map(([label, keys, fn, id]) => ({id, label, keys, fn}));
    },
  },
  methods: {
    keyed(keys) { return this.look === 'mac' ? (keys || '').replaceAll('Ctrl', '⌘').replace('LeftArrow', '←').replace('RightArrow', '→') : keys; },
    bar: (id, icon, label, fn) => ({id, icon, label, fn}),
    kindOf(label) {
      const ending = label.includes('.') ? label.split('.').pop() : label;
      return {ts: ['catppuccin:typescript'], py: ['codicon:snake', '#519aba'], json: ['codicon:json', '#cbcb41'], md: ['codicon:markdown', '#519aba'], toml: ['codicon:settings', '#8a9299'], gitignore: ['codicon:source-control', '#8a9299']}[ending] || ['codicon:file', '#8a9299'];
    },
    symbol(kind) { return {class: ['codicon:symbol-class', '#ee9d28'], interface: ['codicon:symbol-interface', '#75beff'], type: ['codicon:symbol-interface', '#75beff'], function: ['codicon:symbol-method', '#b180d7'], method: ['codicon:symbol-method', '#b180d7']}[kind] || ['codicon:symbol-constant', this.theme === 'dark' ? '#cccccc' : '#616161']; },
    marked(path) { const found = this.D.code.git.changes.find(c => c.path === path); return found ? found.kind : ''; },
    changed(path) { return !!this.marked(path); },
    troubled(path) { const own = this.D.code.problems.filter(p => p.path === path); return own.some(p => p.severity === 'error') ? 'bad' : own.some(p => p.severity === 'warning') ? 'odd' : ''; },
    uses(name) { const n = Object.values(this.D.code.files).flatMap(f => f.lines).join('\n').split(new RegExp('\\b' + name + '\\b')).length - 2; return n === 1 ? '1 reference' : n + ' references'; },
    place(p) { return '[Ln ' + p.line + ', Col ' + p.column + ']'; },
    problemFacts(p) { return JSON.stringify({message: {value: p.message, text: p.message}, code: {value: p.code, text: p.code}, line: {value: p.line, text: 'Ln ' + p.line}, file: {value: p.path, text: ''}}); },
    extFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, installs: {value: x.loads, text: x.shown}, rating: {value: x.rating, text: x.rating.toFixed(1)}}); },
    ink(line) { return line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/\[(\w)\|([^\]]*)\]/g, '<i class="$1">$2</i>'); },
    shell(n) {
      const win = ['win', 'win10'].includes(this.look), say = command => this.ink(win ? 'PS ' + this.D.path + '> ' + command : '[g|' + this.D.prompt.split(':')[0] + ']:[b|' + this.D.prompt.split(':')[1].replace('$', '') + ']$ ' + command);
      if (this.S.tab === 'results') return this.D.runs.map(this.ink);
      if (this.S.tab === 'output') return ['[d|[info]] Source Control', '> git status -z -uall', '> git rev-parse --show-toplevel', '> git for-each-ref --sort -committerdate'].map(this.ink);
      if (this.S.tab === 'console') return this.S.running ? ['[d|Debugger attached.]', 'Listening on [b|' + this.D.code.server + ']', '[y|1 request without ' + this.D.code.words.key + ']', this.D.code.words.one + '.' + this.D.code.words.value, this.D.halt.watch[0].value].map(this.ink) : [];
      if (n > 1) return [say('git log --oneline -5'), ...this.D.code.git.commits.slice(0, 5).map(c => this.ink('[y|' + c.hash + '] ' + c.text)), say('')];
      return [say(this.D.code.run), ...this.D.runs.map(this.ink), say('git status -sb'), ...this.D.status.map(this.ink), say('')];
    },
    pick(id) { const row = this.D.code.tree.find(r => r.path === id); if (row && row.folder) this.S.shutdirs[id] = !this.S.shutdirs[id]; else { this.S.picked = id; if (this.D.code.files[id]) this.S.file = id; } },
    change(path, what) { if (what === 'stage') this.S.staged[path] = true; else if (what === 'unstage') this.S.staged[path] = false; else this.S.dropped[path] = true; },
    unstop(id) { this.S.stops[id] = false; },
    act(id) {
      const S = this.S, was = S.open, all = this.D.code.git.changes;
      S.open = ''; S.menu = ''; S.dialog = '';
      if (id.startsWith('side-')) { S.side = id.slice(5); S.bar = true; }
      else if (id.startsWith('did-')) S.did = id.slice(4);
      else if (id.startsWith('step-')) { S.stepped = id.slice(5); if (S.stepped === 'stop') S.running = false; }
      else if (id.startsWith('open-')) this.pick(id.slice(5));
      else if (['layout', 'editor', 'more', 'filter', 'commit'].includes(id)) S.open = was === id ? '' : id;
      else if (['commands', 'files', 'goto', 'branches', 'spaces', 'encoding', 'endings', 'modes'].includes(id)) S.dialog = id;
      else if (id === 'toggle_bar') S.bar = !S.bar;
      else if (id === 'toggle_panel') S.panel = !S.panel;
      else if (id === 'hide_panel') S.panel = false;
      else if (id === 'tall') S.tall = !S.tall;
      else if (id === 'second' || id === 'split' || id === 'autosave') S[id] = !S[id];
      else if (id === 'back') S.place -= 1;
      else if (id === 'new_file') S.made = 'file';
      else if (id === 'new_folder') S.made = 'folder';
      else if (id === 'read') S.reads += 1;
      else if (id === 'fold_all') S.folded = true;
      else if (id === 'again') S.searches += 1;
      else if (id === 'clear') S.cleared = true;
      else if (id === 'finds') S.finds_shut = true;
      else if (id === 'troubles') S.troubles_shut = true;
      else if (id === 'problems') { S.tab = 'problems'; S.panel = true; }
      else if (id === 'new_shell') S.shells += 1;
      else if (id === 'split_shell') S.panes += 1;
      else if (id === 'kill') S.shells -= 1;
      else if (id === 'watch') S.watching = true;
      else if (id === 'unstop_all') S.stops = {};
      else if (id === 'stage_all') { S.staged = Object.fromEntries(all.map(c => [c.path, true])); S.all_staged = true; }
      else if (id === 'unstage_all') S.staged = {};
      else if (id === 'discard_all') { S.dropped = Object.fromEntries(all.map(c => [c.path, true])); S.all_dropped = true; }
      else if (id === 'pull' || id === 'push' || id === 'sync') S.synced = id;
      else S.did = id;
    },
  },
})
