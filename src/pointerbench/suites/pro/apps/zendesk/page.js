({
  state: d => ({page: 'view', view: d.view, ticket: '', open: '', dialog: '', ticked: [], hover: '', sort: '', mode: 'Public reply', side: 'user', closed: [], typing: '', prio: '', type: '', assigned: '', toast: false, follow: [], out: [], user: '', article: '', tag: '', event: false, filter: false, folded: false, play: false, reads: 0, did: '', cc: false, style: '', macro: '', rows: ''}),
  computed: {
    acts() {
      const at = open => ({open}), page = page => ({page});
      return {add: at('add'), view_more: at('view'), submit_menu: at('submit'), apply_macro: at('macro'), options: at('options'), prio: at('prio'), type: at('type'), reply_mode: at('mode'), status_me: at('status'), products: at('products'), me: at('me'), nav_home: page('home'), nav_views: page('view'), nav_customers: page('customers'), search: {typing: 'all'}, play: {play: true}, refresh: S => { S.reads += 1; }, take_it: {assigned: 'me'}, merge: {dialog: 'merge'}, events: {event: '!'}, talk_filter: {filter: '!'}, side_user: {side: 'user'}, side_knowledge: {side: 'knowledge'}, side_talks: {side: 'talks'}, side_apps: {side: 'apps'}, fold_views: {folded: '!'}, to_note: {mode: 'Internal note'}, to_reply: {mode: 'Public reply'}, cc: {cc: '!'}, deselect: {ticked: [], did: 'deselect'}, cancel_merge: {dialog: ''}, close_merge: {dialog: ''}, close_toast: {toast: false}, next: {did: 'next'}};
    },
    rail() { return pb.acts([['nav_home', 'ri:home-4-fill', 'Home'], ['nav_views', 'ri:inbox-archive-fill', 'Views'], ['nav_customers', 'ri:contacts-fill', 'Customers'], ['nav_orgs', 'ri:building-4-fill', 'Organizations'], ['nav_reports', 'ri:bar-chart-fill', 'Reporting'], ['nav_admin', 'ri:settings-3-fill', 'Admin Center']]).map(x => ({...x, on: x.id === {home: 'nav_home', view: 'nav_views', customers: 'nav_customers'}[this.S.page]})); },
    tops() { return pb.acts([['search', 'search', 'Search'], ['talk', 'phone', 'Talk console'], ['bell', 'bell', 'Notifications'], ['products', 'apps', 'Zendesk products']]); },
    it() { return this.D.tickets.find(x => x.key === this.S.ticket) || this.D.tickets[0]; },
    asker() { return this.person(this.it.who); },
    others() { return this.D.tickets.filter(x => x.who === this.it.who && x.key !== this.it.key).slice(0, 4); },
    columns() {
      const S = this.S, head = (id, label, width) => ({id, label, width, fn: 'sort_' + id, sorted: S.sort === id ? 'up' : undefined});
      return [{id: 'tick', label: 'Select all', width: 40, check: S.ticked.length === this.D.tickets.length, fn: 'tick_all'}, {id: 'status', label: 'Ticket status', width: 108}, head('id', 'ID', 76), head('subject', 'Subject', 'minmax(300px, 2.2fr)'), head('who', 'Requester', 'minmax(120px, 1fr)'), head('asked', 'Requested', 'minmax(112px, .8fr)'), head('type', 'Type', 84), head('prio', 'Priority', 80), {id: 'agent', label: 'Assignee', width: 'minmax(110px, .9fr)'}];
    },
    rows() {
      const order = {Urgent: 0, High: 1, Normal: 2, Low: 3}, by = {prio: x => order[x.prio], subject: x => x.subject, who: x => this.person(x.who).name, id: x => x.id, type: x => x.type}[this.S.sort];
      const list = by ? [...this.D.tickets].sort((a, b) => by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0) : this.D.tickets;
      return list.map(x => { const s = this.states[x.status], a = this.D.agents.find(p => p.key === x.agent); return {id: x.key, key: x.key, group: this.S.hover ? undefined : 'tickets', look: this.S.hover === x.key ? 'lit' : '', on: this.S.ticked.includes(x.key), facts: pb.facts({subject: x.subject, who: this.person(x.who).name, id: [x.id, '#' + x.id]}), cells: {tick: {check: this.S.ticked.includes(x.key)}, status: {text: s[0], badge: s[1], badge_ink: s[2]}, id: '#' + x.id, subject: {text: x.subject, link: true}, who: {text: this.person(x.who).name}, asked: x.asked, type: x.type, prio: x.prio, agent: a ? a.name : '-'}}; });
    },
    states() { return {new: ['New', '#ffb648', '#4a2f00'], open: ['Open', '#c72a1c', '#fff'], pending: ['Pending', '#30aabc', '#fff'], hold: ['On-hold', '#2f3941', '#fff'], solved: ['Solved', '#87929d', '#fff']}; },
    people() { return this.D.customers.map(x => ({id: x.key, key: x.key, group: 'people', facts: pb.facts({name: x.name, mail: x.mail, firm: x.firm}), cells: {name: {text: x.name, link: true, face: x}, mail: x.mail, firm: x.firm, tags: x.tags.join(', '), zone: x.zone, since: x.since, more: {acts: [{id: 'more', icon: 'dots-vertical', label: 'Actions'}]}}})); },
    pens() { return pb.acts([['pen_text', 'type', 'Show formatting'], ['pen_emoji', 'smile', 'Emoji'], ['pen_attach', 'paperclip', 'Attach file'], ['pen_link', 'link', 'Link'], ['pen_voice', 'mic', 'Record audio'], ['pen_article', 'book-open', 'Search knowledge'], ['pen_side', 'messages', 'Start side conversation']]); },
    talkTools() { return pb.acts([['talk_filter', 'filter-lines', 'Filter conversation', {on: this.S.filter}], ['events', 'history', 'Show events', {on: this.S.event}], ['options', 'dots-vertical', 'Ticket options']]); },
    sides() { return pb.acts([['side_user', 'user', 'Customer context'], ['side_knowledge', 'book-open', 'Knowledge'], ['side_talks', 'messages', 'Side conversations'], ['side_apps', 'grid', 'Apps']]).map(x => ({...x, on: x.id === 'side_' + this.S.side})); },
    menus() {
      const m = list => list.map(([id, label, more]) => ({id, label, fn: id, ...more})), s = this.states;
      const dot = key => ({icon: 'ri:square-fill', ink: s[key][1]});
      return {
        add: [{title: 'New'}, ...m([['add_ticket', 'Ticket', {icon: 'ticket'}], ['add_user', 'User', {icon: 'user'}], ['add_org', 'Organization', {icon: 'building'}], ['add_search', 'Search', {icon: 'search'}], ['add_call', 'Call', {icon: 'phone'}]])],
        view: m([['edit_view', 'Edit'], ['clone_view', 'Clone'], ['export_view', 'Export CSV', {line: true}]]),
        submit: m([['submit_open', 'Submit as Open', dot('open')], ['submit_pending', 'Submit as Pending', dot('pending')], ['submit_hold', 'Submit as On-hold', dot('hold')], ['submit_solved', 'Submit as Solved', dot('solved')]]),
        macro: [{title: 'Search macros'}, ...this.D.macros.map((label, n) => ({id: 'macro' + n, label})), {id: 'manage_macros', label: 'Manage macros', fn: 'manage_macros', line: true}],
        options: m([['make_macro', 'Create ticket as macro'], ['merge', 'Merge into another ticket'], ['follow_up', 'Create follow-up'], ['print', 'Print ticket', {line: true}], ['layout', 'Customize layout'], ['spam', 'Mark as spam', {line: true}], ['delete_ticket', 'Delete']]),
        prio: m([['prio_none', '-'], ['prio_low', 'Low'], ['prio_normal', 'Normal'], ['prio_high', 'High'], ['prio_urgent', 'Urgent']]).map(x => ({...x, on: x.label === (this.S.prio || this.it.prio)})),
        type: m([['type_question', 'Question'], ['type_incident', 'Incident'], ['type_problem', 'Problem'], ['type_task', 'Task']]),
        mode: m([['to_reply', 'Public reply', {icon: 'reply'}], ['to_note', 'Internal note', {icon: 'note'}]]),
        status: m([['be_online', 'Online'], ['be_away', 'Away'], ['be_offline', 'Offline']]),
        products: m([['to_guide', 'Guide'], ['to_talk', 'Talk'], ['to_explore', 'Explore'], ['to_admin', 'Admin Center', {line: true}]]),
        me: m([['profile', 'View profile'], ['keys', 'Keyboard shortcuts'], ['sign_out', 'Sign out', {line: true}]]),
      }[this.S.open];
    },
    anchor() { return {view: 'view_more', submit: 'submit_menu', macro: 'apply_macro', mode: 'reply_mode', status: 'status_me'}[this.S.open] || this.S.open; },
    fields() { const x = this.it; return [['type', 'Type', this.S.type || x.type, 'set'], ['prio', 'Priority', this.S.prio || x.prio, 'set'], ['product_field', 'Product area', x.group === 'Billing' ? 'Subscription' : 'Application', 'set']]; },
  },
  methods: {
    facts: pb.facts,
    person(key) { return this.D.customers.find(x => x.key === key); },
    agent(key) { return this.D.agents.find(x => x.key === key); },
    go(id) {
      const S = this.S;
      if (id.startsWith('prio_')) { S.prio = {none: '-', low: 'Low', normal: 'Normal', high: 'High', urgent: 'Urgent'}[id.slice(5)]; S.open = ''; }
      else if (id.startsWith('macro')) { S.macro = id; S.open = ''; }
      else pb.does(S, this.acts, id);
    },
    tick(id) { pb.flip(this.S.ticked, id); },
    all() { this.S.ticked = this.S.ticked.length === this.D.tickets.length ? [] : this.D.tickets.map(x => x.key); },
    show(id) { this.S.page = 'ticket'; this.S.ticket = id; },
    near(key) { return this.D.tickets.find(x => x.key === key); },
  },
})
