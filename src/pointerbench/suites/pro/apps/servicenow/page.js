({
  state: d => ({page: 'list', item: '', row: '', open: '', dialog: '', sort: 'id', ticked: [], searching: false, filter: false, star: false, typing: '', tab: 'notes', folded: false, follow: false, notice: false, shared: true, did: '', field: '', reads: 0, group: '', marked: '', conds: [], log: '', page_at: 1, shown: false, column: ''}),
  computed: {
    acts() {
      const at = open => ({open});
      return {all: at('all'), favorites: at('favorites'), history: at('history'), workspaces: at('workspaces'), admin: at('admin'), star: {star: '!'}, find: {typing: 'global'}, user: at('user'), controls: at('controls'), filter: {filter: '!'}, actions: at('actions'), gear: {dialog: 'columns'}, form_menu: at('form'), form_more: at('more'), follow: {follow: '!'}, back: {page: 'list'}, search_row: {searching: '!'}, run: {did: 'run', filter: false}, cancel_dialog: {dialog: ''}, close_dialog: {dialog: ''}, ok_columns: {dialog: '', did: 'ok_columns'}, close_notice: {notice: false}, look_caller: {dialog: 'lookup'}, overview: {page: 'overview'}, refresh: S => { S.reads += 1; }, next_page: {page_at: 2}, last_page: {page_at: 9}, tab_notes: {tab: 'notes'}, tab_related: {tab: 'related'}, tab_resolution: {tab: 'resolution'}, comments: {shared: '!'}, find_list: {typing: 'list'}, note: {typing: 'note'}, find_nav: {typing: 'nav'}};
    },
    tops() { return pb.acts([['scope', 'globe', 'Scope selectors'], ['chat', 'messages', 'Connect chat'], ['instance', 'app-window', 'Switch instance'], ['help', 'help', 'Help'], ['bell', 'bell', 'Notifications']]); },
    named() { return this.S.page === 'list' ? 'Incidents' : this.S.page === 'overview' ? 'Service Desk Overview' : 'Incident - ' + this.it.id; },
    it() { return this.D.items.find(x => x.key === this.S.item) || this.D.items[0]; },
    columns() {
      const S = this.S, head = (id, label, width) => ({id, label, width, fn: 'sort_' + id, sorted: S.sort === id ? 'down' : undefined});
      return [{id: 'tick', label: 'Select all', width: 40, check: S.ticked.length === this.D.items.length, fn: 'tick_all'}, {id: 'info', label: '', name: 'Show / hide column search', icon: 'search', fn: 'search_row', width: 40}, head('id', 'Number', 118), head('opened', 'Opened', 160), head('text', 'Short description', 'minmax(290px, 2fr)'), head('who', 'Caller', 'minmax(140px, 1fr)'), head('priority', 'Priority', 128), {id: 'state', label: 'State', width: 108}, {id: 'category', label: 'Category', width: 120}, {id: 'group', label: 'Assignment group', width: 'minmax(150px, 1fr)'}, {id: 'owner', label: 'Assigned to', width: 'minmax(130px, 1fr)'}, {id: 'updated', label: 'Updated', width: 160}];
    },
    rows() {
      const by = {id: x => x.id, updated: x => x.updated, opened: x => x.opened}[this.S.sort] || (x => x.id), dots = {1: '#d93a3a', 2: '#e8762c', 3: '#f3c544'};
      return [...this.D.items].sort((a, b) => by(a) < by(b) ? 1 : -1).map(x => ({id: x.key, key: x.key, group: 'incidents', facts: pb.facts({number: x.id, text: x.text, who: x.who, opened: [x.opened.slice(0, 10), x.opened]}), on: this.S.ticked.includes(x.key), look: this.S.row === x.key ? 'lit' : '', cells: {tick: {check: this.S.ticked.includes(x.key)}, info: {acts: [{id: 'peek', icon: 'info', label: 'Preview record'}]}, id: {text: x.id, link: true}, opened: x.opened, text: x.text, who: {text: x.who, link: true}, priority: {text: x.priority, dot: dots[x.priority[0]] || '#c8ccd0'}, state: x.state, category: x.category, group: {text: x.group, link: true}, owner: {text: x.owner, link: true}, updated: x.updated}}));
    },
    fields() {
      const x = this.it, f = (id, label, value, more) => ({id, label, value, ...more});
      const [impact, urgency] = {1: ['1 - High', '1 - High'], 2: ['2 - Medium', '1 - High'], 3: ['2 - Medium', '2 - Medium'], 4: ['3 - Low', '2 - Medium']}[x.priority[0]];
      return [f('number', 'Number', x.id), f('channel', 'Channel', 'Phone', {drop: true}), f('caller', 'Caller', x.who, {must: true, look: true, info: true}), f('state', 'State', x.state, {drop: true}), f('category', 'Category', x.category, {drop: true}), f('impact', 'Impact', impact, {drop: true}), f('sub', 'Subcategory', x.sub, {drop: true}), f('urgency', 'Urgency', urgency, {drop: true}), f('service', 'Service', x.service, {look: true, info: true, tree: true}), f('priority', 'Priority', x.priority, {fixed: true}), f('offering', 'Service offering', '', {look: true}), f('group', 'Assignment group', x.group, {look: true, info: true}), f('item', 'Configuration item', '', {look: true, tree: true}), f('owner', 'Assigned to', x.owner, {look: true, info: true})];
    },
    shownFields() { return this.S.folded ? this.fields.slice(0, 4) : this.fields; },
    heads() { return pb.acts([['attach', 'paperclip', 'Manage Attachments'], ['stream', 'activity', 'Activity Stream'], ['personalize', 'sliders', 'Personalize Form'], ['form_more', 'dots', 'More options']]); },
    tree() { return [['Self-Service', ['Business Applications', 'Dashboards', 'Service Catalog', 'Employee Center', 'Knowledge', 'Visual Task Boards', 'My Requests']], ['Service Desk', ['Callers', 'Incidents', 'My Work', 'My Groups Work']], ['Incident', ['Create New', 'Assigned to me', 'Open', 'Open - Unassigned', 'Resolved', 'All', 'Overview', 'Critical Incidents Map']], ['Problem', ['Known Errors', 'Pending', 'Overview']], ['Change', ['Schedule', 'Standard Change Catalog']]]; },
    links() { return {'Create New': 'nav_create', 'Assigned to me': 'nav_mine', 'Open - Unassigned': 'nav_unassigned', Knowledge: 'nav_knowledge', 'Service Catalog': 'nav_catalog', Schedule: 'nav_schedule', 'Known Errors': 'nav_errors', Callers: 'nav_callers', 'Visual Task Boards': 'nav_boards', 'Critical Incidents Map': 'nav_map'}; },
    conditions() { return [['active', 'Active', 'is', 'true'], ['state', 'State', 'is not', 'Closed'], ['prio', 'Priority', 'less than or is', '4 - Low']]; },
    menus() {
      const m = list => list.map(([id, label, more]) => ({id, label, fn: id, ...more}));
      return {
        row: m([['show_matching', 'Show Matching'], ['filter_out', 'Filter Out'], ['copy_url', 'Copy URL to Clipboard', {line: true}], ['copy_sys', 'Copy sys_id'], ['assign_tag', 'Assign Tag', {sub: true}], ['follow_live', 'Follow on Live Feed', {line: true}], ['assign_me', 'Assign to me'], ['view_row', 'View', {sub: true}]]),
        controls: m([['views', 'View', {sub: true}], ['filters', 'Filters', {sub: true}], ['group_by', 'Group By', {sub: true}], ['show_rows', 'Show', {sub: true}], ['refresh', 'Refresh List'], ['favorite', 'Create Favorite', {line: true}]]),
        form: m([['save', 'Save'], ['create_problem', 'Create Problem', {line: true}], ['create_change', 'Create Normal Change'], ['create_request', 'Create Request'], ['copy_incident', 'Copy Incident'], ['child', 'Create Child Incident'], ['metrics', 'Metrics Timeline', {line: true}], ['repair', 'Repair SLAs'], ['view_form', 'View', {sub: true, line: true}], ['export_form', 'Export', {sub: true}], ['copy_url', 'Copy URL'], ['reload', 'Reload form']]),
        actions: m([['delete_rows', 'Delete'], ['delete_preview', 'Delete with preview...'], ['assign_rows', 'Assign to me', {line: true}], ['catalog_task', 'Follow on Live Feed'], ['add_tasks', 'Add to Visual Task Board'], ['tag_rows', 'Assign Tag: New tag', {line: true}]]),
        more: m([['templates', 'Toggle Template Bar'], ['tags', 'Add Tag'], ['email', 'Email']]),
        user: m([['profile', 'Profile'], ['preferences', 'Preferences'], ['impersonate', 'Impersonate user'], ['log_out', 'Log out', {line: true}]]),
        favorites: this.D.favorites.map((label, n) => ({id: 'favorite' + n, label, icon: 'star'})),
        history: this.D.items.slice(5, 10).map((x, n) => ({id: 'seen' + n, label: x.id})),
        workspaces: m([['ws_service', 'Service Operations Workspace'], ['ws_cmdb', 'CMDB Workspace'], ['ws_asset', 'Hardware Asset Workspace']]),
        admin: m([['adm_home', 'Admin Home'], ['adm_catalog', 'Now Assist Admin'], ['adm_update', 'Instance Upgrade']]),
      }[this.S.open];
    },
    anchor() { return this.S.open === 'row' ? this.S.row + '-peek' : {form: 'form_menu', more: 'form_more'}[this.S.open] || this.S.open; },
    bars() { return [{id: 'g', ink: '#2e7ea8', kind: 'bar', values: this.D.groups.map(x => x.count)}]; },
    flow() { return [{id: 'o', ink: '#d9822b', kind: 'line', thick: 2, dots: 4, values: this.D.opened}, {id: 'c', ink: '#3c8f63', kind: 'line', thick: 2, dots: 4, values: this.D.closed}]; },
    slices() { return this.D.priorities.map((name, n) => ({id: name, value: this.D.counts[n], ink: ['#d93a3a', '#e8762c', '#f3c544', '#4f93c4', '#8fa3ad'][n]})).filter(x => x.value); },
    available() { return ['Active', 'Actual end', 'Approval', 'Business duration', 'Business impact', 'Change Request', 'Close code', 'Closed', 'Closed by', 'Company', 'Configuration item', 'Correlation ID', 'Created by', 'Description', 'Due date', 'Escalation', 'Impact', 'Location', 'Made SLA', 'Problem', 'Reassignment count', 'Reopen count', 'Severity', 'Urgency']; },
    chosen() { return ['Number', 'Opened', 'Short description', 'Caller', 'Priority', 'State', 'Category', 'Assignment group', 'Assigned to', 'Updated']; },
    callers() { return [...new Set(this.D.items.map(x => x.who))].slice(0, 9).sort().map((name, n) => ({key: 'c' + n, name, mail: name.normalize('NFD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z]+/g, '.') + '@example.com'})); },
  },
  methods: {
    facts: pb.facts,
    go(id) { if (id === 'search_row') this.S.searching = !this.S.searching; else pb.does(this.S, this.acts, id); },
    tick(id) { pb.flip(this.S.ticked, id); },
    all() { this.S.ticked = this.S.ticked.length === this.D.items.length ? [] : this.D.items.map(x => x.key); },
    openCell(id, column) { if (column === 'id') { this.S.item = id; this.S.page = 'record'; } else this.S.did = column + ' ' + id; },
    head(id) { if (id === 'info') this.S.searching = !this.S.searching; else this.S.sort = id; },
    ticks(values) { return pb.steps(Math.max(...values), 4).map(at => ({at, label: String(at)})); },
    atGroup(one, n) { const x = this.D.groups[n]; return {whole: true, group: 'groups', key: 'g' + n, label: x.name, on: this.S.group === 'g' + n, facts: {name: {value: x.name, text: x.name}}}; },
  },
})
