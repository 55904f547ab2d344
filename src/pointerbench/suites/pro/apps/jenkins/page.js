({
  state: d => ({page: 'jobs', open: '', hover: '', dialog: '', sort: 'name', size: 'M', view: 'All', cell: '', tips: false, stage: 1, node: '', unfolded: [], typing: '', did: '', started: 0, queued: [], cancelled: '', stopped: '', chosen: '', opened: '', drill: '', notice: false, kind: '', name: '', zoom: 0, dark: false, follow: false, stamps: false, off: '', folded: [], noted: false, kept: '', note: false, menu: '', disabled: false, wide: false, legend: false, runs: ''}),
  computed: {
    crumbs() { const D = this.D; return {jobs: [], agents: ['Manage Jenkins', 'Nodes'], new: ['New Item']}[this.S.page] || (this.S.page === 'job' ? [D.job] : [D.job, D.runs[0].run, ...({graph: ['Pipeline Overview'], console: ['Console Output'], changes: ['Changes']}[this.S.page] || [])]); },
    tops() { return [['search', 'search', 'Search'], ['manage', 'settings', 'Manage Jenkins'], ['warnings', 'shield-alert', 'Security warnings'], ['alerts', 'bell', 'Administrative monitors']].map(([id, icon, label]) => ({id, icon, label, fn: id})); },
    tasks() {
      const t = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      if (this.S.page === 'jobs' || this.S.page === 'new') return [t('new_item', 'New Item', 'plus', {on: this.S.page === 'new'}), t('history', 'Build History', 'history'), t('relations', 'Project Relationship', 'git-branch'), t('fingerprint', 'Check File Fingerprint', 'fingerprint'), t('my_views', 'My Views', 'layout-list'), t('lockable', 'Lockable Resources', 'lock')];
      if (this.S.page === 'agents') return [t('new_node', 'New Node', 'plus'), t('clouds', 'Clouds', 'cloud'), t('monitoring', 'Configure Monitors', 'activity')];
      if (this.S.page === 'job') return [t('status', 'Status', 'file-text', {on: true}), t('job_changes', 'Changes', 'code'), t('build_now', 'Build Now', 'play'), t('configure', 'Configure', 'settings'), t('delete_job', 'Delete Pipeline', 'trash'), t('stages', 'Stages', 'workflow'), t('rename', 'Rename', 'pencil'), t('syntax', 'Pipeline Syntax', 'help')];
      return [t('run_status', 'Status', 'file-text'), t('run_changes', 'Changes', 'code', {on: this.S.page === 'changes'}), t('console', 'Console Output', 'terminal', {on: this.S.page === 'console'}), t('edit_run', 'Edit Build Information', 'pencil'), t('delete_run', 'Delete build', 'trash'), t('timings', 'Timings', 'timer'), t('tests', 'Test Result', 'clipboard-check'), t('overview', 'Pipeline Overview', 'workflow', {on: this.S.page === 'graph'}), t('replay', 'Replay', 'repeat'), t('steps', 'Pipeline Steps', 'list'), t('workspaces', 'Workspaces', 'folder'), t('previous', 'Previous Build', 'arrow-left')];
    },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      return {
        job: [e('m_changes', 'Changes', 'code'), e('m_build', 'Build Now', 'play'), e('m_configure', 'Configure', 'settings'), e('m_delete', 'Delete Pipeline', 'trash', {ink: 'var(--red)'}), e('m_move', 'Move', 'folder-input', {line: true}), e('m_rename', 'Rename', 'pencil')],
        run: [e('r_changes', 'Changes', 'code'), e('r_console', 'Console Output', 'terminal'), e('r_edit', 'Edit Build Information', 'pencil'), e('r_delete', 'Delete build', 'trash', {ink: 'var(--red)'}), e('r_replay', 'Replay', 'repeat', {line: true}), e('r_restart', 'Restart from Stage', 'skip-forward')],
        me: [e('profile', 'Profile', 'user'), e('appearance', 'Appearance', 'palette'), e('tokens', 'Security', 'key'), e('sign_out', 'Sign out', 'log-out', {line: true})],
      };
    },
    jobs() { const by = {name: x => x.name, good: x => x.good, bad: x => x.bad === null ? 1e9 : x.bad, took: x => -x.minutes}[this.S.sort] || (x => x.name); return [...this.D.jobs].sort((a, b) => by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0); },
    agents() { const by = {disk: x => x.disk, delay: x => x.delay}[this.S.sort]; return by ? [...this.D.agents].sort((a, b) => by(a) - by(b)) : this.D.agents; },
    run() { return this.D.runs[0]; },
    nodes() {
      const D = this.D, run = this.run, place = [[0, 0], [1, 0], [2, 0], [2, 1], [3, 0], [4, 0]], step = 150;
      return D.stages.map((name, n) => ({n, name, x: 130 + place[n][0] * step, y: 62 + place[n][1] * 84, text: run.texts[n], took: run.took[n], state: n < run.broke ? 'success' : n === run.broke ? 'failed' : 'skipped'}));
    },
    steps() {
      const n = this.S.stage, name = this.D.stages[n], D = this.D;
      return {Checkout: ['Check out from version control', 'Print Message'], Build: ['./gradlew assemble --no-daemon', 'Archive the artifacts', 'Print Message'], 'Unit Tests': ['./gradlew test --parallel', 'Archive JUnit-formatted test results'], 'Integration Tests': ['docker compose up -d', './gradlew integrationTest', 'docker compose down'], Package: ['docker build -t ' + D.product + ':' + run_tag(this.run) + ' .', 'docker push'], Deploy: ['Wait for interactive input', './deploy.sh staging', 'Print Message']}[name];
      function run_tag(run) { return run.run.slice(1); }
    },
    weather() { return ['cloud-lightning', 'cloud-rain', 'cloud', 'cloud-sun', 'sun']; },
    trend() { const t = this.D.tests; return [{id: 'all', ink: '#3b82c4', kind: 'area', fill: .5, values: t.map(x => x.all)}, {id: 'left', ink: '#f0b429', kind: 'area', fill: .8, values: t.map(x => x.lost + x.left)}, {id: 'lost', ink: '#e6334f', kind: 'area', fill: .9, values: t.map(x => x.lost)}]; },
    trendTicks() { return pb.steps(Math.max(...this.D.tests.map(x => x.all)), 4).map(at => ({at, label: String(at)})); },
    kinds() { return [['pipeline', 'Pipeline', 'A script of stages, which may take long and use several machines.', 'workflow'], ['freestyle', 'Freestyle project', 'Checks out one repository and runs a list of simple steps.', 'box'], ['multi', 'Multi-configuration project', 'Builds every combination of compilers, systems and options.', 'grid'], ['folder', 'Folder', 'Holds other items, with names of their own.', 'folder'], ['multibranch', 'Multibranch Pipeline', 'Finds the branches of a repository and builds each of them.', 'git-branch'], ['organization', 'Organization Folder', 'Finds the repositories of an organization that have a pipeline script.', 'folders']].map(([id, label, text, icon]) => ({id, label, text, icon, fn: 'kind_' + id})); },
  },
  methods: {
    pack: pb.facts,
    sign(state) { return {success: 'check-circle', failed: 'close-circle', unstable: 'alert-circle', skipped: 'minus-circle'}[state]; },
    jobFacts(x) { return this.pack({name: x.name, took: {value: x.minutes, text: x.took}, good: {value: -x.good, text: x.good_text}}); },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    top(id) { if (id === 'search') this.S.open = 'search'; else if (id === 'manage') this.S.page = 'agents'; else this.S.did = id; },
    task(id) {
      const S = this.S;
      if (id === 'new_item') S.page = 'new';
      else if (id === 'delete_job') S.dialog = 'delete';
      else if (id === 'build_now') S.started += 1;
      else if (id === 'job_changes' || id === 'run_changes') S.page = 'changes';
      else if (id === 'console') S.page = 'console';
      else if (id === 'overview' || id === 'stages') S.page = 'graph';
      else if (id === 'status') S.page = 'job';
      else S.did = id;
    },
    act(id) { const S = this.S; S.open = ''; if (id === 'r_console') S.page = 'console'; else if (id === 'm_delete') S.dialog = 'delete'; else S.did = id; },
  },
})
