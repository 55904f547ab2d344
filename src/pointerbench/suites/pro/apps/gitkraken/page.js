({
  state: d => ({menu: '', open: '', dialog: '', typing: '', tab: '', ref: '', lit: '', sections: [], commit: '', copied: '', file: '', seen: '', mode: 'Hunk', shows: 'Diff View', line: 6, staged: [], flat: true, folds: '', amend: false, summary: false, seeking: false, shell: false, every: false, draft: false, notice: false, page: 'General', on: {fetch: true, prune: false, submodules: true, delete_orig: false, conflict: true, remember: true, longpaths: false}, did: ''}),
  computed: {
    picked() { return this.D.commits.find(c => c.key === this.S.commit); },
    remotes() { return this.D.branches.filter(b => b.remote); },
    tabs() { return ['Launchpad', this.D.repo, ...this.D.others]; },
    inks() { return ['#15a0bf', '#2f7cf7', '#a04fd0', '#d24bb4']; },
    kinds() { const n = k => this.D.changes.filter(f => f.kind === k).length; return {M: n('M'), A: n('A'), D: n('D')}; },
    loose() { return this.D.changes.filter(f => !this.S.staged.includes(f.key)); },
    held() { return this.D.changes.filter(f => this.S.staged.includes(f.key)); },
    hits() { return this.D.commits.filter(c => c.text.toLowerCase().includes(this.D.key)).map(c => c.key); },
    refs() { const r = {}; for (const b of this.D.branches) (r[b.row] = r[b.row] || []).push({name: b.name}); for (const t of this.D.tags) (r[t.row] = r[t.row] || []).push({name: t.name, tag: true}); for (const k of Object.keys(r)) r[k] = r[k].slice(0, 1); return r; },
    paths() {
      const y = row => (row + 1) * 25 + 12, n = this.D.commits.length, own = [{lane: 0, d: `M${this.gx(0)} 12V${y(n)}`}];
      for (const a of this.D.arcs) { const x = this.gx(a.lane), z = this.gx(0), top = a.merge < 0 ? y(0) : y(a.merge); own.push({lane: a.lane, d: (a.merge < 0 ? `M${x} ${top}` : `M${z} ${top}H${x - 7}Q${x} ${top} ${x} ${top + 7}`) + `V${y(a.base) - 7}Q${x} ${y(a.base)} ${x - 7} ${y(a.base)}H${z}`}); }
      return own;
    },
    sections() {
      const D = this.D, S = this.S, s = (id, label, icon, count, rows) => ({id, label, icon, count, open: id === 'local' ? !S.sections.includes('local') : S.sections.includes(id), rows: rows || []});
      return [s('local', 'LOCAL', 'tabler:device-laptop', D.branches.length, D.branches.map(b => ({key: b.key, label: b.name, icon: 'tabler:git-branch', on: b.name === 'main', note: b.ahead ? b.ahead + '↑' : '', group: 'branches'}))), s('remote', 'REMOTE', 'tabler:cloud', this.remotes.length, [{key: 'origin', label: 'origin', icon: 'tabler:world'}, ...this.remotes.map(b => ({key: 'r-' + b.key, label: b.name, icon: 'tabler:git-branch', deep: true, group: 'remotes'}))]), s('stashes', 'STASHES', 'tabler:archive', D.stashes.length, D.stashes.map((x, n) => ({key: 's' + n, label: x, icon: 'tabler:archive'}))), s('patches', 'CLOUD PATCHES', 'tabler:cloud-upload', 0), s('pulls', 'PULL REQUESTS', 'tabler:git-pull-request', 0), s('issues', 'ISSUES', 'tabler:circle-dot', ''), s('teams', 'TEAMS', 'tabler:users', ''), s('tags', 'TAGS', 'tabler:tag', D.tags.length, D.tags.map(t => ({key: t.name, label: t.name, icon: 'tabler:tag', group: 'tags'}))), s('submodules', 'SUBMODULES', 'tabler:stack-2', 0), s('worktrees', 'WORKTREES', 'tabler:folders', 1)];
    },
    actions() { return [['undo', 'Undo', 'tabler:arrow-back-up'], ['redo', 'Redo', 'tabler:arrow-forward-up'], ['pull', 'Pull', 'tabler:download'], ['push', 'Push', 'tabler:upload'], ['branch', 'Branch', 'tabler:git-branch'], ['stash', 'Stash', 'tabler:archive'], ['pop', 'Pop', 'tabler:package-export'], ['terminal', 'Terminal', 'tabler:terminal-2']]; },
    stripes() { return Object.fromEntries(Object.entries(this.D.file.marks).map(([l, k]) => [l, k === 'cut' ? 'cut' : 'add'])); },
    shell() { const at = this.D.prompt + ' ' + this.D.repo + ' (main) $ '; return [at + 'git log --oneline -6', ...this.D.commits.slice(0, 6).map(c => c.sha + ' ' + c.text), at + 'git branch', ...this.D.branches.map(b => (b.name === 'main' ? '* ' : '  ') + b.name), at]; },
    spots() { return {commit: `[data-key="${this.S.commit}"] .ms`, branch: `[data-at="b-${this.S.lit}"]`, pull: '[data-at="pull"]'}; },
    popups() {
      const e = (id, label, more) => ({id, label, fn: id, ...more});
      return {
        commit: [e('c_checkout', 'Checkout this commit'), e('c_branch', 'Create branch here'), e('c_cherry', 'Cherry pick commit'), {id: 'c_reset', label: 'Reset main to this commit', sub: true, fn: 'c_reset'}, e('c_edit', 'Edit commit message', {line: true}), e('c_revert', 'Revert commit'), e('c_drop', 'Drop commit'), e('c_move', 'Move commit down'), e('c_sha', 'Copy commit sha', {line: true}), e('c_patch', 'Create patch from commit'), e('c_compare', 'Compare commit against working directory', {line: true}), e('c_tag', 'Create tag here', {line: true}), e('c_note', 'Create annotated tag here')],
        branch: [e('b_merge', 'Merge ' + this.D.branches[2].name + ' into main'), e('b_rebase', 'Rebase main onto ' + this.D.branches[2].name), e('b_checkout', 'Checkout ' + this.D.branches[2].name, {line: true}), e('b_push', 'Push'), e('b_upstream', 'Set Upstream'), e('b_request', 'Start a pull request', {line: true}), e('b_rename', 'Rename ' + this.D.branches[2].name, {line: true}), e('b_delete', 'Delete ' + this.D.branches[2].name), e('b_copy', 'Copy branch name', {line: true}), e('b_solo', 'Solo'), e('b_hide', 'Hide')],
        pull: [e('l_fetch', 'Fetch All'), {id: 'l_ff', label: 'Pull (fast-forward if possible)', on: true}, e('l_only', 'Pull (fast-forward only)', {on: false}), e('l_rebase', 'Pull (rebase)', {on: false})],
      };
    },
    menus() { const e = (id, label, more) => ({id, label, fn: id, ...more}); return [{id: 'file', label: 'File', items: []}, {id: 'edit', label: 'Edit', items: []}, {id: 'view', label: 'View', items: [e('v_palette', 'Command Palette', {keys: 'Ctrl+P'}), e('v_finder', 'Fuzzy File Finder', {keys: 'Ctrl+Shift+P'}), {id: 'hide_left', label: 'Toggle Left Panel', keys: 'Ctrl+J', line: true}, e('v_detail', 'Toggle Commit Details Panel', {keys: 'Ctrl+K'}), e('v_in', 'Zoom In', {keys: 'Ctrl++', line: true}), e('v_out', 'Zoom Out', {keys: 'Ctrl+-'}), e('v_reset', 'Reset Zoom', {keys: 'Ctrl+0'}), e('v_full', 'Toggle Full Screen', {keys: 'F11', line: true}), {id: 'v_dev', label: 'Toggle Developer Tools'}]}, {id: 'help', label: 'Help', items: []}]; },
    prefs() { return [['every_fetch', 'Auto-Fetch interval (in minutes)', '1'], ['prune', 'Auto-Prune'], ['branch_name', 'Default branch name', 'main'], ['submodules', 'Keep submodules up to date'], ['delete_orig', 'Delete *.orig files after merge'], ['conflict', 'Enable conflict detection'], ['remember', 'Remember tabs'], ['longpaths', 'Long paths'], ['max_commits', 'Initial commits in graph', '2000'], ['proxy', 'Proxy settings', 'Use system']]; },
  },
  methods: {
    gx(lane) { return 16 + lane * 20; },
    pack: pb.facts,
    sign(kind) { return {M: ['tabler:pencil', '#e8a33d'], A: ['tabler:plus', '#5cc26c'], D: ['tabler:minus', '#e5534b']}[kind]; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    act(id) {
      const S = this.S; S.open = ''; S.menu = '';
      if (id === 'no') S.dialog = '';
      else if (id === 'preferences') S.dialog = 'preferences';
      else if (id === 'b_request' || id === 'make_request') S.dialog = 'request';
      else if (id === 'terminal') S.shell = !S.shell;
      else S.did = id;
    },
  },
})
