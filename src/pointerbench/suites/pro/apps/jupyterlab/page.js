({
  state: d => ({left: 'files', right: '', tab: '', beside: '', menu: '', open: '', dialog: '', notice: false, cell: 'c2', top: 'c0', file: d.name, folded: {}, outs: {}, closed: {}, stops: {}, off: {}, gone: {}, shutdown: {}, cleared: false, numbers: false, busy: false, simple: false, sorted: 'name', heading: '', opened: '', launched: '', variable: '', frame: 0, row: '', command: '', trusted: false, no_ask: false, answer: '', did: ''}),
  computed: {
    lefts: () => [['files', 'open_files', 'mdi:folder', 'file browser'], ['running', 'open_running', 'mdi:stop-circle', 'running terminals and kernels'], ['contents', 'open_contents', 'mdi:format-list-bulleted', 'table of contents'], ['extensions', 'open_extensions', 'mdi:puzzle', 'extension manager']].map(([at, id, icon, label]) => ({at, id, icon, label})),
    rights: () => [['properties', 'open_properties', 'mdi:cogs', 'property inspector'], ['debugger', 'open_debugger', 'mdi:bug', 'debugger']].map(([at, id, icon, label]) => ({at, id, icon, label})),
    fileTools() { return [this.t('new_folder', 'mdi:folder-plus', 'new folder'), this.t('upload', 'mdi:upload', 'upload files'), this.t('refresh_files', 'mdi:refresh', 'refresh file browser'), this.t('toggle_filter', 'mdi:filter', 'toggle file filter')]; },
    contentTools() { return [this.t('number_headings', 'mdi:format-list-numbered', 'show first-level heading numbers'), this.t('contents_outputs', 'mdi:chart-box-outline', 'show output headings'), this.t('run_section', 'mdi:play', 'run selected headings'), {gap: true}, this.t('collapse_headings', 'mdi:unfold-less-horizontal', 'collapse all headings')]; },
    tools() {
      const c = this.cells.find(one => one.key === this.S.cell);
      return [this.t('save_notebook', 'mdi:content-save', 'save and create checkpoint'), this.t('insert_cell', 'mdi:plus', 'insert a cell below'), this.t('cut_cells', 'mdi:content-cut', 'cut this cell'), this.t('copy_cells', 'mdi:content-copy', 'copy this cell'), this.t('paste_cells', 'mdi:content-paste', 'paste this cell from the clipboard'), this.t('run_cell', 'mdi:play', 'run this cell and advance'), this.t('interrupt', 'mdi:stop', 'interrupt the kernel'), this.t('restart', 'mdi:refresh', 'restart the kernel'), this.t('restart_run', 'mdi:fast-forward', 'restart the kernel and run all cells'), {...this.t('cell_kind', '', 'cell type'), text: c && c.kind === 'md' ? 'Markdown' : 'Code', drop: true}, {gap: true}, this.t('toggle_debug', 'mdi:bug-outline', 'enable debugger')];
    },
    cellTools() { return [this.t('duplicate_cell', 'mdi:content-duplicate', 'create a duplicate of this cell below'), this.t('cell_up', 'mdi:arrow-up', 'move this cell up'), this.t('cell_down', 'mdi:arrow-down', 'move this cell down'), this.t('insert_above', 'mdi:table-row-plus-before', 'insert a cell above'), this.t('insert_below', 'mdi:table-row-plus-after', 'insert a cell below'), this.t('delete_cell', 'mdi:delete-outline', 'delete this cell')]; },
    stackTools() { return [this.t('debug_continue', 'mdi:play', 'continue'), this.t('debug_stop', 'mdi:stop', 'terminate'), this.t('debug_over', 'mdi:debug-step-over', 'next'), this.t('debug_into', 'mdi:debug-step-into', 'step in'), this.t('debug_out', 'mdi:debug-step-out', 'step out'), this.t('debug_evaluate', 'mdi:code-tags', 'evaluate code')]; },
    stopTools() { return [this.t('pause_raised', 'mdi:alert-octagon-outline', 'pause on exceptions'), this.t('clear_stops', 'mdi:close-circle-multiple-outline', 'remove all breakpoints')]; },
    foots() { return [{id: 'terminals', text: '0', first: true, icon: 'mdi:console'}, {id: 'sessions', text: String(this.D.kernels.length), first: true, icon: 'mdi:chip'}, {id: 'kernel_text', text: 'Python 3 (ipykernel) | ' + (this.S.busy ? 'Busy' : 'Idle')}, {id: 'memory', text: 'Mem: ' + this.D.memory}]; },
    foots2() { return [{id: 'trust', icon: 'mdi:shield-check-outline', label: 'notebook trusted'}, {id: 'goto_line', text: 'Ln 1, Col ' + (this.cells.find(c => c.key === this.S.cell) || this.D.cells[0]).lines[0].length}, {id: 'doc_name', text: this.D.name}, {id: 'notifications', text: this.S.notice ? '1' : '0', icon: 'mdi:bell-outline'}]; },
    cells() { const at = this.D.cells.findIndex(c => c.key === this.S.top); return this.D.cells.slice(at < 0 ? 0 : at); },
    files() { const all = [...this.D.files]; return this.S.sorted === 'modified' ? all.sort((a, b) => a.minutes - b.minutes) : all; },
    tabs() {
      const all = [{id: this.D.name, label: this.D.name, icon: 'mdi:notebook', ink: '#f57c00', dirty: true}, {id: 'Launcher', label: 'Launcher', icon: 'mdi:open-in-new', ink: 'var(--tool)'}, {id: this.D.table.file + '.csv', label: this.D.table.file + '.csv', icon: 'mdi:table', ink: '#388e3c'}];
      return all.filter(x => !this.S.closed[x.id] && (this.S.tab || !this.S.beside || x.id !== this.D.table.file + '.csv')).map(x => ({...x, key: x.id, group: 'tabs', facts: {name: {value: x.label, text: x.label}}}));
    },
    besides() { return [this.S.beside === 'csv' ? {id: 'csv', label: this.D.table.file + '.csv', icon: 'mdi:table', ink: '#388e3c', close_fn: 'close_beside'} : {id: 'terminal', label: 'Terminal 1', icon: 'mdi:console', ink: 'var(--tool)', close_fn: 'close_beside'}]; },
    headings() {
      const n = [0, 0];
      return this.D.cells.filter(c => c.kind === 'md').map(c => { const deep = /^## /.test(c.lines[0]), said = c.lines[0].replace(/^#+ /, ''); if (deep) n[1] += 1; else { n[0] += 1; n[1] = 0; } return {key: c.key, said, label: said, depth: deep ? 2 : 1}; });
    },
    running() {
      const S = this.S;
      return [{title: 'Open Tabs', fn: 'close_all_tabs', said: 'close all', group: 'opentabs', stop: 'close', shut: 'mdi:close', rows: [{name: this.D.name}, {name: this.D.table.file + '.csv'}, {name: 'README.md'}].filter(r => !S.shutdown[r.name])},
        {title: 'Kernels', fn: 'shut_all', said: 'shut down all', group: 'kernels', stop: 'shut down', shut: 'mdi:power', rows: this.D.kernels.map(k => ({name: k.name, kind: k.kind})).filter(r => !S.shutdown['k' + r.name])},
        {title: 'Language servers', fn: 'stop_servers', said: 'shut down all servers', stop: 'stop', shut: 'mdi:power', rows: [{name: 'pylsp'}, {name: 'marksman'}]},
        {title: 'Recently Closed', fn: 'forget_closed', said: 'forget all', group: 'recent', stop: 'forget', shut: 'mdi:close', rows: this.D.files.filter(f => /\.ipynb$/.test(f.name) && f.name !== this.D.name).slice(0, 3).map(f => ({name: f.name})).filter(r => !S.shutdown[r.name])},
        {title: 'Terminals', fn: 'shut_terminals', said: 'shut down all terminals', stop: 'shut down', shut: 'mdi:power', rows: [{name: 'terminals/1'}]}];
    },
    launch() {
      const kernels = [['Python 3 (ipykernel)', 'Py', '#3b72a8'], ['Julia 1.11', 'Jl', '#8a4fb0'], ['R', 'R', '#2a66b8']], of = kind => kernels.map(([label, letters, ink]) => ({label, letters, ink, said: kind + ' with ' + label}));
      const one = (label, icon, ink) => ({label, icon, ink, said: label});
      return [{title: 'Notebook', icon: 'mdi:notebook', ink: '#f57c00', cards: of('notebook')}, {title: 'Console', icon: 'mdi:console-line', ink: '#1976d2', cards: of('console')}, {title: 'Other', icon: 'mdi:code-tags', ink: '#616161', cards: [one('Terminal', 'mdi:console', '#424242'), one('Text File', 'mdi:file-document-outline', '#616161'), one('Markdown File', 'mdi:language-markdown-outline', '#7b1fa2'), one('Python File', 'mdi:file-code-outline', '#3b72a8'), one('Show Contextual Help', 'mdi:information-outline', '#1976d2')]}];
    },
    inks: () => ({blue: '#1f77b4', orange: '#ff7f0e', green: '#2ca02c', red: '#d62728', purple: '#9467bd'}),
    ticks() { return pb.steps(Math.max(...this.D.table.summary.map(r => r.mean)), 5).map(at => ({at, label: String(at)})); },
    csv() { return this.D.table.rows.map(r => ({id: 'r' + r.n, key: 'r' + r.n, on: this.S.row === 'r' + r.n, cells: {n: String(r.n + 1), date: r.date, group: r.group, value: String(r.value), second: String(r.second)}, group: 'rows', facts: {number: {value: r.n + 1, text: String(r.n + 1)}, date: {value: r.date, text: r.date}}})); },
    shell() { const t = this.D.table, p = '(base) ' + this.D.host + ':~/' + t.folder + '$'; return [['', p + ' ls'], ['b', 'archive  data  figures'], ['', t.file + '.csv  ' + t.file + '.ipynb  ' + t.file + '.parquet  README.md'], ['', p + ' wc -l ' + t.file + '.csv'], ['', t.count + ' ' + t.file + '.csv'], ['', p + ' git status -sb'], ['', '## main...origin/main [ahead 1]'], ['', ' M ' + t.file + '.ipynb'], ['', p + ' git log -1 --format=%h'], ['g', this.D.git], ['', p + ' python --version'], ['', 'Python ' + this.D.python], ['', p]]; },
    palette() {
      const c = (label, keys) => ({label, keys});
      return [{title: 'Console', rows: [c('Change Console Kernel'), c('Clear Console Cells')]}, {title: 'File Operations', rows: [c('Close All Tabs'), c('Download'), c('Reload Notebook from Disk'), c('Rename Notebook…'), c('Save Notebook As…', 'Ctrl+Shift+S')]}, {title: 'Notebook Cell Operations', rows: [c('Change to Raw Cell Type', 'R'), c('Collapse All Code'), c('Delete Cells', 'D, D'), c('Merge Selected Cells', 'Shift+M'), c('Split Cell', 'Ctrl+Shift+-'), c('Toggle Line Numbers', 'Shift+L')]}, {title: 'Theme', rows: [c('Increase Code Font Size'), c('Synchronize with System Settings')]}];
    },
    menus() {
      const m = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest}), off = (label, rest) => ({id: 'x' + label, label, ...rest}), few = (id, label, items) => ({id, label, items: items.map(one => off(one))}), line = {line: true};
      return [few('file', 'File', ['New', 'Open from Path…']), few('edit', 'Edit', ['Undo', 'Redo']), few('view', 'View', ['Activate Command Palette']),
        {id: 'run', label: 'Run', items: [m('run_menu', 'Run Selected Cell', 'Shift+Enter'), m('run_insert', 'Run Selected Cell and Insert Below', 'Alt+Enter'), m('run_stay', 'Run Selected Cell and Do not Advance', 'Ctrl+Enter'), m('run_text', 'Run Selected Text or Current Line in Console', '', line), m('run_above', 'Run All Above Selected Cell', '', line), m('run_below', 'Run Selected Cell and All Below'), m('render_markdown', 'Render All Markdown Cells', '', line), m('run_all', 'Run All Cells', '', line), m('restart_run_menu', 'Restart Kernel and Run All Cells…')]},
        {id: 'kernel', label: 'Kernel', items: [m('interrupt_menu', 'Interrupt Kernel', 'I, I'), m('restart_menu', 'Restart Kernel…', '0, 0', line), m('restart_clear', 'Restart Kernel and Clear Outputs of All Cells…'), m('restart_to_here', 'Restart Kernel and Run up to Selected Cell…'), off('Restart Kernel and Run All Cells…'), off('Reconnect to Kernel', line), m('shutdown', 'Shut Down Kernel', '', line), m('shutdown_all', 'Shut Down All Kernels…'), m('change_kernel_menu', 'Change Kernel…', '', line)]},
        few('tabsmenu', 'Tabs', ['Activate Next Tab']), few('settings', 'Settings', ['Theme', 'Settings Editor']), few('help', 'Help', ['About JupyterLab'])];
    },
    context() {
      const m = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest}), off = (label, rest) => ({id: 'x' + label, label, ...rest}), line = {line: true};
      return [off('Cut Cell', {keys: 'X'}), off('Copy Cell', {keys: 'C'}), off('Paste Cell Below', {keys: 'V'}), m('delete_context', 'Delete Cell', 'D, D', line), m('split_cell', 'Split Cell', 'Ctrl+Shift+-', line), m('merge_above', 'Merge Cell Above', 'Ctrl+Backspace'), m('merge_below', 'Merge Cell Below', 'Ctrl+Shift+M'), m('output_view', 'Create New View for Cell Output', '', line), m('clear_output', 'Clear Cell Output'), m('scroll_output', 'Enable Scrolling for Outputs'), off('Undo Cell Operation', {keys: 'Z', ...line}), m('new_console', 'New Console for Notebook', '', line), m('comment_cell', 'Toggle Comment', 'Ctrl+/')];
    },
    contextFile() {
      const m = (id, label, keys, rest) => ({id, label, keys, fn: id, ...rest}), off = (label, rest) => ({id: 'x' + label, label, ...rest}), line = {line: true};
      return [off('Open'), m('open_with', 'Open With', '', {sub: true}), m('open_browser_tab', 'Open in New Browser Tab'), m('rename_file', 'Rename', 'F2', line), m('delete_file', 'Delete', 'Del'), off('Cut', {keys: 'Ctrl+X'}), m('copy_file', 'Copy', 'Ctrl+C'), m('duplicate_file', 'Duplicate', 'Ctrl+D'), m('download_file', 'Download', '', line), m('shut_file', 'Shut Down Kernel'), m('copy_path', 'Copy Path', '', line), m('share_link', 'Copy Shareable Link'), off('New File', line), m('favourite', 'Add to Favorites')];
    },
  },
  methods: {
    t: (id, icon, label, rest) => ({id, icon, label, fn: id, ...rest}),
    kind(f) { return f.folder ? ['mdi:folder', 'var(--tool)'] : {ipynb: ['mdi:notebook', '#f57c00'], csv: ['mdi:table', '#388e3c'], md: ['mdi:language-markdown-outline', '#7b1fa2'], py: ['mdi:file-code-outline', '#3b72a8'], geojson: ['mdi:map-outline', '#388e3c'], json: ['mdi:code-json', '#f57c00'], svg: ['mdi:image-outline', '#1976d2'], pdf: ['mdi:file-pdf-box', '#d32f2f'], yml: ['mdi:file-cog-outline', '#7b1fa2'], html: ['mdi:language-html5', '#e64a19']}[f.name.split('.').pop()] || ['mdi:file-outline', 'var(--tool)']; },
    heads(c) { const t = this.D.table; return c.out === 'head' ? ['date', t.group, t.value, t.second] : ['count', 'mean', 'max']; },
    body(c) { const t = this.D.table; return c.out === 'head' ? t.rows.slice(0, 5).map(r => [r.n, r.date, r.group, r.value, r.second]) : t.summary.map(r => [r.group, r.count, r.mean.toFixed(2), r.max.toFixed(2)]); },
    lines(c) {
      const t = this.D.table, row = (name, value) => name.padEnd(8) + String(value).padStart(12);
      if (c.out === 'describe') return [row('count', t.count.toFixed(3)), row('mean', t.mean.toFixed(3)), row('std', t.std.toFixed(3)), row('min', t.min.toFixed(3)), row('max', t.max.toFixed(3)), 'Name: ' + t.value + ', dtype: float64'];
      if (c.out === 'tail') return [...t.rows.slice(0, 3).map(r => row(String(t.count - 40 + r.n * 9), r.second)), 'Name: ' + t.second + ', dtype: int64'];
      return ['KeyError' + ' '.repeat(34) + 'Traceback (most recent call last)', 'Cell In[' + c.n + '], line 6', '      4     return found.sort_values("date")["' + t.second + '"]', '----> 6 above(df).tail(3)', "KeyError: '" + t.second + "'"];
    },
    act(id) {
      const S = this.S; S.open = ''; S.menu = '';
      if (id === 'new_launcher' || id === 'new_tab') { S.tab = 'Launcher'; S.did = id; }
      else if (id === 'restart' || id === 'restart_menu') S.dialog = 'restart';
      else if (id === 'toggle_debug') S.right = S.right ? '' : 'debugger';
      else if (id === 'close_beside') S.beside = '';
      else if (id === 'interrupt') { S.busy = false; S.did = id; }
      else S.did = id;
    },
  },
})
