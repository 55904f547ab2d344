({
  state: d => ({tab: d.what + '-List', rail: 'Collections', opened: [d.what], sub: 'Params', reply: 'Body', kind: 'raw', when: 'Post-response', pretty: '', ticks: Object.fromEntries(d.params.map(p => [p.key, p.on])), used: Object.fromEntries(d.vars.map(v => [v.key, v.key !== 'locale'])), on: {trim: true, verify: true, follow: true, sentry: false, confirm: true, large: false}, open: '', lit: '', dialog: '', typing: '', cell: '', line: 3, seen: 0, side_panel: '', console: false, failed: false, notice: false, sidebar: true, bare: false, kept: 'All Tests', shown: 'All', run: '', log: '', into: d.what, page: 'General', closed: '', did: '', past: '', env: '', stamps: false}),
  computed: {
    all() { return this.D.folders.flatMap(f => f.requests.map(r => ({...r, folder: f.name}))); },
    request() { return this.all.find(r => r.key === this.S.tab); },
    made() { return this.request.method === 'POST'; },
    asked() { return this.request.key === this.D.what + '-List' ? '?' + this.D.params.filter(p => this.S.ticks[p.key]).map(p => p.key + '=' + p.value).join('&') : ''; },
    tabs() {
      const own = this.all.filter(r => r.key.startsWith(this.D.what + '-')).slice(0, 3).map(r => ({id: r.key, label: r.name, method: r.method}));
      return [...own, {id: 'env', label: this.D.environments[1], icon: 'tabler:box-multiple'}, ...(this.S.tab === 'run' ? [{id: 'run', label: 'Runner', icon: 'tabler:player-play'}] : [])];
    },
    topLeft() { return [['back', 'Back', 'tabler:arrow-left'], ['forward', 'Forward', 'tabler:arrow-right']]; },
    topRight() { return [['sync', 'In sync', 'tabler:cloud-check'], ['settings', 'Settings', 'tabler:settings'], ['news', 'Notifications', 'tabler:bell']]; },
    rails() { return [['Collections', 'tabler:stack-2'], ['Environments', 'tabler:box-multiple'], ['APIs', 'tabler:api'], ['Mock servers', 'tabler:server-2'], ['Monitors', 'tabler:heartbeat'], ['Flows', 'tabler:hierarchy-2'], ['History', 'tabler:history']]; },
    rights() { return [['docs', 'Documentation', 'tabler:file-text'], ['comments', 'Comments', 'tabler:message'], ['snippet', 'Code', 'tabler:code'], ['related', 'Related collections', 'tabler:link'], ['details', 'Request details', 'tabler:info-circle']]; },
    footLeft() { return [['toggle_side', '', 'tabler:layout-sidebar', 'Toggle sidebar'], ['online', 'Online', 'tabler:circle-check'], ['find_replace', 'Find and replace', 'tabler:replace'], ['console', 'Console', 'tabler:terminal-2']]; },
    footRight() { return [['capture', 'Capture requests', 'tabler:antenna'], ['runner', 'Runner', 'tabler:player-play'], ['vault', 'Vault', 'tabler:lock'], ['trash', 'Trash', 'tabler:trash'], ['two_panes', '', 'tabler:layout-columns', 'Two pane view'], ['help', '', 'tabler:help-circle', 'Help']]; },
    subs() { return [['Params', '', true], ['Authorization', '', true], ['Headers', '(' + (this.made ? 9 : 7) + ')'], ['Body', '', this.made], ['Scripts', '', true], ['Settings', '']]; },
    replies() { return [['Body', ''], ['Cookies', '(1)'], ['Headers', '(' + this.D.headers.length + ')'], ['Test Results', '(' + this.D.tests.filter(t => t.good).length + '/' + this.D.tests.length + ')']]; },
    replyTools() { return [['wrap', 'Wrap text', 'tabler:text-wrap'], ['filter_reply', 'Filter response', 'tabler:filter'], ['find_reply', 'Search response', 'tabler:search'], ['copy_reply', 'Copy response', 'tabler:copy']]; },
    counts() { const all = this.D.runs.flatMap(r => r.checks); return {Passed: all.filter(c => c.good).length, Failed: all.filter(c => !c.good).length, Skipped: 0}; },
    sums() { const ms = this.D.runs.reduce((a, r) => a + r.ms, 0); return [['Source', 'Runner'], ['Environment', this.D.environments[1]], ['Iterations', '1'], ['Duration', (ms / 1000 + .4).toFixed(1) + 's'], ['All tests', String(this.counts.Passed + this.counts.Failed)], ['Errors', '0'], ['Avg. Resp. Time', Math.round(ms / this.D.runs.length) + ' ms']]; },
    curl() { const host = this.D.base; return ["curl --location '" + host + this.request.path + "' \\", "--header 'Accept: application/json' \\", "--header 'Authorization: Bearer ••••••'", ...this.D.params.filter(p => this.S.ticks[p.key]).map(p => "--data-urlencode '" + p.key + '=' + p.value + "' \\")]; },
    switches() { return [['trim', 'Trim keys and values in request body'], ['verify', 'SSL certificate verification'], ['follow', 'Automatically follow redirects'], ['confirm', 'Ask when closing unsaved tabs'], ['large', 'Always open requests in new tab'], ['sentry', 'Send anonymous usage data'], ['timeout', 'Request timeout in ms', '0'], ['largest', 'Max response size in MB', '50'], ['version', 'HTTP version', 'Auto']]; },
    tree() {
      const D = this.D, S = this.S, rows = [], add = (key, label, depth, more) => rows.push({key, label, depth, on: false, lit: S.lit === key && S.open === 'folder', ...more});
      if (S.rail === 'Environments') { add('globals', 'Globals', 0, {icon: 'tabler:world'}); D.environments.forEach((e, n) => add('e' + n, e, 0, {icon: 'tabler:box-multiple', group: 'environments', on: n === 1, act: 'env'})); return rows; }
      if (S.rail === 'History') { let day = ''; for (const h of D.history) { if (h.day !== day) { day = h.day; add('day-' + day, day, 0, {twist: 'down'}); } add(h.key, h.url.replace(D.base, ''), 1, {method: h.method, group: 'history', on: S.past === h.key, act: 'past'}); } return rows; }
      add('api', D.api, 0, {twist: 'down'});
      for (const f of D.folders) { const open = S.opened.includes(f.key); add(f.key, f.name, 1, {twist: open ? 'down' : 'right', icon: open ? 'tabler:folder-open' : 'tabler:folder', group: 'folders', act: 'folder'}); if (open) for (const r of f.requests) add(r.key, r.name, 2, {method: r.method, group: 'requests', on: S.tab === r.key, act: 'request'}); }
      for (const o of D.others) add('o-' + o, o, 0, {twist: 'right', group: 'collections', act: 'other'});
      return rows;
    },
    spots() { return {folder: `[data-at="n-${this.S.lit}"] .dots`, method: '[data-at="method"]', env: '[data-at="env"]'}; },
    menus() {
      const e = (id, label, more) => ({id, label, fn: id, ...more});
      return {
        folder: [e('f_request', 'Add request'), e('f_folder', 'Add folder'), e('f_run', 'Run', {line: true}), e('f_share', 'Share', {line: true}), e('f_docs', 'View documentation'), e('f_rename', 'Rename', {keys: 'Ctrl+E', line: true}), e('f_copy', 'Copy', {keys: 'Ctrl+C', fn: undefined}), e('f_duplicate', 'Duplicate', {keys: 'Ctrl+D'}), e('f_sort', 'Sort'), e('f_delete', 'Delete', {keys: 'Delete', line: true})],
        method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'].map(m => ({id: 'verb-' + m, label: m, fn: m === 'GET' ? undefined : 'verb_' + m.toLowerCase()})),
        env: [{id: 'env-none', label: 'No environment'}, ...this.D.environments.map((label, n) => ({id: 'env-' + n, label, on: n === 1}))],
      };
    },
  },
  methods: {
    pack: pb.facts,
    open(r) {
      const S = this.S;
      if (r.act === 'folder') { const at = S.opened.indexOf(r.key); if (at < 0) S.opened.push(r.key); else S.opened.splice(at, 1); }
      else if (r.act === 'request') S.tab = r.key;
      else if (r.act === 'past') S.past = r.key;
      else if (r.act === 'env') S.env = r.key;
      else S.did = r.key;
    },
    act(id) {
      const S = this.S; S.open = '';
      if (id === 'no') S.dialog = '';
      else if (id === 'settings') S.dialog = 'settings';
      else if (id === 'snippet') S.side_panel = S.side_panel === 'code' ? '' : 'code';
      else if (id === 'console') S.console = !S.console;
      else if (id === 'toggle_side') S.sidebar = !S.sidebar;
      else S.did = id;
    },
  },
})
