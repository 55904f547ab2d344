({
  state: d => ({page: 'list', view: d.view, deal: '', row: '', open: '', dialog: '', sort: 'name', ticked: [], chart: false, filters: false, pinned: false, star: false, follow: false, stage: '', tab: 'details', typing: '', edit: '', editing: false, toast: false, done: [], event: '', person: '', app: '', folded: [], reads: 0, did: '', field: '', marked: 0}),
  computed: {
    acts() {
      const at = open => ({open});
      return {fav: {star: '!'}, plus: at('plus'), help: at('help'), setup: at('setup'), bell: at('bell'), me: at('me'), launcher: at('launcher'), views: at('views'), controls: at('controls'), display: at('display'), chart: {chart: '!'}, filters: {filters: '!'}, close_filters: {filters: false}, close_chart: {chart: false}, pin: {pinned: '!'}, refresh: S => { S.reads += 1; }, find: {typing: 'all'}, find_list: {typing: 'list'}, new_deal: {dialog: 'new'}, change_owner: {dialog: 'owner'}, follow: {follow: '!'}, more_record: at('more_record'), as_table: {page: 'list'}, as_kanban: {page: 'kanban'}, go_home: {page: 'home'}, go_opps: {page: 'list'}, tab_activity: {tab: 'activity'}, tab_details: {tab: 'details'}, tab_chatter: {tab: 'chatter'}, close_dialog: {dialog: ''}, cancel_dialog: {dialog: ''}, close_toast: {toast: false}, cancel_edit: {editing: false}, mark_stage: {marked: 1}};
    },
    tops() { return pb.acts([['plus', 'mdi:plus-box', 'Global Actions'], ['guide', 'mdi:image-filter-hdr', 'Guidance Center'], ['help', 'mdi:help', 'Help'], ['setup', 'mdi:cog', 'Setup'], ['bell', 'mdi:bell', 'Notifications']]); },
    nav() { return [['home', 'Home'], ['opps', 'Opportunities', 1], ['leads', 'Leads', 1], ['tasks', 'Tasks', 1], ['files', 'Files', 1], ['accounts', 'Accounts', 1], ['contacts', 'Contacts', 1], ['campaigns', 'Campaigns', 1], ['dashboards', 'Dashboards', 1], ['reports', 'Reports', 1], ['chatter', 'Chatter'], ['forecasts', 'Forecasts'], ['calendar', 'Calendar', 1], ['quotes', 'Quotes', 1]].map(([id, label, drop]) => ({id: 'go_' + id, label, drop, fn: 'go_' + id, on: id === (this.S.page === 'home' ? 'home' : 'opps')})); },
    listTools() { return pb.acts([['controls', 'mdi:cog', 'List View Controls', {drop: 'caret'}], ['display', this.S.page === 'kanban' ? 'mdi:view-column' : 'mdi:table', 'Select list display', {drop: 'caret'}], ['refresh', 'mdi:refresh', 'Refresh'], ['inline', 'mdi:pencil', 'Edit List'], ['chart', 'mdi:chart-pie', 'Show charts', {on: this.S.chart}], ['filters', 'mdi:filter', 'Show filters', {on: this.S.filters}]]); },
    deals() {
      const by = {name: x => x.name, day: x => x.date, amount: x => -x.amount}[this.S.sort];
      return [...this.D.deals].sort((a, b) => by(a) < by(b) ? -1 : 1);
    },
    columns() {
      const S = this.S, head = (id, label, width, more) => ({id, label, width, fn: 'sort_' + id, drop: 'chevron-down', sorted: S.sort === id ? id === 'amount' ? 'down' : 'up' : undefined, ...more});
      return [{id: 'n', label: '', width: 40, align: 'right'}, {id: 'tick', label: 'Select all', width: 36, check: S.ticked.length === this.D.deals.length, fn: 'tick_all'}, head('name', 'Opportunity Name', 'minmax(240px, 2fr)'), head('account', 'Account Name', 'minmax(150px, 1.2fr)'), head('amount', 'Amount', 'minmax(96px, .8fr)'), head('day', 'Close Date', 'minmax(96px, .7fr)'), head('stage', 'Stage', 'minmax(110px, .9fr)'), head('alias', 'Owner Alias', 'minmax(90px, .7fr)'), {id: 'more', label: '', width: 44}];
    },
    rows() { return this.deals.map((x, n) => ({id: x.key, key: x.key, group: 'deals', facts: pb.facts({name: x.name, account: x.account, amount: [x.amount, x.money], date: [x.date, x.day], stage: x.stage}), on: this.S.ticked.includes(x.key), cells: {n: String(n + 1), tick: {check: this.S.ticked.includes(x.key)}, name: {text: x.name, link: true}, account: {text: x.account, link: true}, amount: x.money, day: x.day, stage: x.stage, alias: {text: x.alias, link: true}, more: {acts: [{id: 'more', icon: 'bi:caret-down-fill', label: 'Show Actions'}]}}})); },
    lanes() { return this.D.stages.slice(0, 5).map(s => { const own = this.deals.filter(x => x.stage === s.name); return {...s, own, sum: this.money(own)}; }); },
    byStage() { return this.D.stages.map((s, n) => ({id: s.name, label: s.name, value: this.D.deals.filter(x => x.stage === s.name).length, ink: ['#066afe', '#7526e3', '#06a59a', '#fe9339', '#3ba755', '#747474'][n]})); },
    it() { return this.D.deals.find(x => x.key === this.S.deal) || this.D.deals[0]; },
    steps() { const at = this.D.stages.findIndex(s => s.name === this.it.stage); return this.D.stages.slice(0, 4).concat([{name: 'Closed'}]).map((s, n) => ({...s, key: 's' + n, look: this.S.stage === 's' + n ? 'picked' : n < at ? 'past' : n === at ? 'now' : ''})); },
    heads() { const x = this.it; return [['Account Name', x.account, 'account'], ['Close Date', x.day], ['Amount', x.money], ['Opportunity Owner', x.owner, 'owner']]; },
    fields() {
      const x = this.it;
      return [['owner', 'Opportunity Owner', x.owner, 'link'], ['amount', 'Amount', x.money], ['private', 'Private', '', 'box'], ['expected', 'Expected Revenue', x.expected, 'fixed'], ['name', 'Opportunity Name', x.name], ['close', 'Close Date', x.day], ['account', 'Account Name', x.account, 'link'], ['next', 'Next Step', x.next], ['type', 'Type', x.type], ['stage', 'Stage', x.stage], ['source', 'Lead Source', x.source], ['chance', 'Probability (%)', x.chance + '%'], ['order', 'Order Number', x.order], ['campaign', 'Primary Campaign Source', x.campaign, 'link'], ['rival', 'Main Competitor(s)', x.rival], ['delivery', 'Delivery/Installation Status', 'Yet to begin'], ['made', 'Created By', x.made, 'fixed'], ['about', 'Description', x.about]].map(([id, label, value, look]) => ({id, label, value, look, fn: 'edit_' + id}));
    },
    recordActs() { return pb.acts([['new_case', '', 'New Case'], ['new_note', '', 'New Note'], ['clone', '', 'Clone']]); },
    composers() { return pb.acts([['mail', 'mail', 'Email', {ink: '#747474'}], ['event', 'calendar', 'New Event', {ink: '#cb65ff'}], ['call', 'phone', 'Log a Call', {ink: '#06a59a'}], ['task', 'clipboard-check', 'New Task', {ink: '#3ba755'}]]).map(x => ({...x, text: x.label, fn: 'do_' + x.id, id: 'do_' + x.id})); },
    related() {
      const x = this.it;
      return [{id: 'roles', label: 'Contact Roles', icon: 'id-card', ink: '#9602c7', fn: 'add_role', rows: x.contacts}, {id: 'products', label: 'Products', icon: 'shopping-cart', ink: '#b67e11', fn: 'add_product', rows: []}, {id: 'notes', label: 'Notes & Attachments', icon: 'file-text', ink: '#939393', fn: 'add_file', rows: x.files}, {id: 'history', label: 'Stage History', icon: 'history', ink: '#066afe', rows: []}, {id: 'partners', label: 'Partners', icon: 'handshake', ink: '#ff5d2d', fn: 'add_partner', rows: []}];
    },
    recent() { return this.D.deals.slice(3, 8).map((x, n) => n % 2 ? {key: x.key, name: x.account, icon: 'building', ink: '#5867e8'} : {key: x.key, name: x.name, icon: 'mdi:crown', ink: '#ff5d2d'}); },
    best() { return [...this.D.deals].filter(x => x.chance > 20 && x.chance < 100).sort((a, b) => b.amount - a.amount).slice(0, 6); },
    plot() { const c = this.D.curve; return [{id: 'both', ink: '#e8a435', kind: 'area', fill: .18, thick: 2, values: c.both}, {id: 'closed', ink: '#1b96ff', kind: 'area', fill: .25, thick: 2, values: c.closed}]; },
    ticks() { const c = this.D.curve; return pb.steps(Math.max(c.goal, ...c.both), 4).map(at => ({at, label: at >= 1000 ? at / 1000 + 'M' : at + 'k'})); },
    menus() {
      const m = list => list.map(([id, label, more]) => ({id, label, fn: id, ...more}));
      const views = ['All Opportunities', 'Closing Next Month', 'Closing This Month', 'My Opportunities', 'New Last Week', 'New This Week', 'Opportunity Pipeline', 'Private', 'Recently Viewed', 'Won'];
      const fns = {'Closing Next Month': 'next_month', 'Closing This Month': 'this_month', 'New This Week': 'new_week', Private: 'private_view', Won: 'won_view', 'Recently Viewed': 'recent_view'};
      return {
        more: m([['edit_row', 'Edit'], ['delete_row', 'Delete'], ['change_owner', 'Change Owner'], ['labels_row', 'Edit Labels']]),
        controls: [{title: 'LIST VIEW CONTROLS'}, ...m([['new_view', 'New'], ['clone_view', 'Clone'], ['rename_view', 'Rename'], ['share_view', 'Sharing Settings'], ['filter_view', 'Edit List Filters'], ['pick_columns', 'Select Fields to Display'], ['delete_view', 'Delete'], ['reset_widths', 'Reset Column Widths']])],
        display: [{title: 'DISPLAY AS'}, ...m([['as_table', 'Table', {on: this.S.page === 'list'}], ['as_kanban', 'Kanban', {on: this.S.page === 'kanban'}], ['as_split', 'Split View', {on: false}]])],
        views: [{title: 'LIST VIEWS'}, ...views.map(label => ({id: 'view:' + label, label, on: label === this.S.view, fn: fns[label]}))],
        plus: [{title: 'CREATE'}, ...m([['new_event', 'New Event', {icon: 'calendar', ink: '#cb65ff'}], ['new_task', 'New Task', {icon: 'clipboard-check', ink: '#3ba755'}], ['new_contact', 'New Contact', {icon: 'id-card', ink: '#9602c7'}], ['log_call', 'Log a Call', {icon: 'phone', ink: '#06a59a'}], ['new_deal', 'New Opportunity', {icon: 'mdi:crown', ink: '#ff5d2d'}], ['new_case', 'New Case', {icon: 'briefcase', ink: '#ff538a'}], ['new_lead', 'New Lead', {icon: 'user-plus', ink: '#ff5d2d'}], ['new_note', 'New Note', {icon: 'note', ink: '#e3a600'}], ['write_mail', 'Email', {icon: 'mail', ink: '#939393'}]])],
        setup: m([['full_setup', 'Setup'], ['service_setup', 'Service Setup'], ['developer', 'Developer Console'], ['edit_page', 'Edit Page'], ['edit_object', 'Edit Object']]),
        more_record: m([['change_owner', 'Change Owner'], ['delete_record', 'Delete'], ['print_record', 'Printable View'], ['share_record', 'Sharing']]),
      }[this.S.open];
    },
    anchor() { return this.S.open === 'more' ? this.S.row + '-more' : this.S.open; },
    apps() { return [['Service', 'Manage customer service with accounts, contacts, cases, and more', '#7526e3'], ['Marketing CRM Classic', 'Track sales and marketing efforts with CRM objects', '#ff5d2d'], ['Community', 'Salesforce CRM Communities', '#06a59a'], ['Sales', 'Manage your sales process with accounts, leads, opportunities, and more', '#066afe'], ['Sales Console', 'Lets sales reps work with multiple records on one screen', '#3ba755'], ['Digital Experiences', 'Manage content and media for all of your sites', '#9602c7'], ['Analytics Studio', 'Build dashboards and explore your data', '#0b827c'], ['Bolt Solutions', 'Discover and manage business solutions', '#b67e11']].map(([label, text, ink], n) => ({key: 'a' + n, label, text, ink, mark: label.slice(0, 2).replace('Ma', 'MC')})); },
    allItems() { return ['Accounts', 'App Launcher', 'Approval Requests', 'Assets', 'Calendar', 'Campaigns', 'Cases', 'Chatter', 'Contacts', 'Contracts', 'Duplicate Record Sets', 'Email Templates', 'Files', 'Forecasts', 'Groups', 'Individuals', 'Leads', 'Macros', 'Notes', 'Orders', 'Price Books', 'Products', 'Quick Text', 'Recycle Bin', 'Reports', 'Solutions']; },
    form() {
      const x = this.D.deals.find(one => one.key === this.S.row);
      if (this.S.dialog === 'owner') return {title: 'Change Owner', note: 'Select a new owner for ' + x.name, rows: [['f_owner', 'Select New Owner', '', {hint: 'Search Users...', icon: 'search', wide: true}]], checks: [['c_mail', 'Send notification email'], ['c_keep', 'Transfer open opportunities owned by others in the same account'], ['c_acts', 'Transfer open activities']], buttons: [['cancel_dialog', 'Cancel'], ['save_owner', 'Change Owner', true]]};
      return {title: 'New Opportunity', head: 'Opportunity Information', rows: [['f_owner', 'Opportunity Owner', this.D.me.name, {fixed: true}], ['f_amount', 'Amount', ''], ['f_private', 'Private', '', {box: true}], ['f_close', 'Close Date', '', {must: true, icon: 'calendar'}], ['f_name', 'Opportunity Name', '', {must: true}], ['f_next', 'Next Step', ''], ['f_account', 'Account Name', '', {hint: 'Search Accounts...', icon: 'search'}], ['f_stage', 'Stage', '--None--', {must: true, drop: true}], ['f_type', 'Type', '--None--', {drop: true}], ['f_chance', 'Probability (%)', ''], ['f_source', 'Lead Source', '--None--', {drop: true}], ['f_campaign', 'Primary Campaign Source', '', {hint: 'Search Campaigns...', icon: 'search'}]], buttons: [['cancel_dialog', 'Cancel'], ['save_next', 'Save & New'], ['save_new', 'Save', true]]};
    },
  },
  methods: {
    money(list) { const sum = list.reduce((all, x) => all + x.amount, 0); return this.D.deals[0].short[0] + sum.toLocaleString('en-US'); },
    facts: pb.facts,
    go(id) {
      if (id.startsWith('view:')) { this.S.view = id.slice(5); this.S.open = ''; } else pb.does(this.S, this.acts, id);
    },
    tick(id) { pb.flip(this.S.ticked, id); },
    all() { this.S.ticked = this.S.ticked.length === this.D.deals.length ? [] : this.D.deals.map(x => x.key); },
    openCell(id, column) { const S = this.S; if (column === 'name') { S.deal = id; S.page = 'record'; } else S.did = column + ' ' + id; },
    menu(id) { this.S.row = id; this.S.open = 'more'; },
  },
})
