({
  state: d => ({page: 'board', place: '', item: d.items[0].key, hover: '', open: '', dialog: '', group: 'none', who: '', only: '', nav: true, full: false, typing: false, finding: false, insights: false, viewing: false, star: false, adding: '', epics: false, folded: [], unfolded: [], ticked: [], sort: 'key', scale: 'Months', jump: 0, talk: 'comments', oldest: false, watch: false, vote: false, locked: false, details: true, dev: false, fields: false, editing: '', assigned: '', writing: false, style: {}, status: {}, restate: '', child: '', reply: '', react: '', edit: '', did: '', moved: '', done: '', field: '', again: false, notice: false}),
  computed: {
    kinds() { return {bug: 'circle', story: 'bookmark-filled', task: 'check', sub: 'git-branch'}; },
    prios() { return {highest: 'chevrons-up', high: 'chevron-up', medium: 'menu', low: 'chevron-down'}; },
    tops() { return [{id: 'bell', icon: 'bell', label: 'Notifications', fn: 'notifications'}, {id: 'help', icon: 'help', label: 'Help', fn: 'help'}, {id: 'gear', icon: 'settings', label: 'Settings', fn: 'settings'}]; },
    places() { return [['for_you', 'For you', 'user-circle'], ['recent', 'Recent', 'clock'], ['starred', 'Starred', 'star'], ['apps', 'Apps', 'shapes'], ['plans', 'Plans', 'layers']].map(([id, label, icon]) => ({id, label, icon, fn: 'go_' + id})); },
    places2() { return [['filters', 'Filters', 'filter-lines'], ['dashboards', 'Dashboards', 'dashboard'], ['goals', 'Goals', 'target'], ['teams', 'Teams', 'users'], ['customise', 'Customize sidebar', 'sliders']].map(([id, label, icon]) => ({id, label, icon, fn: 'go_' + id})); },
    tabs() { return [['summary', 'Summary', 'globe'], ['timeline', 'Timeline', 'layout'], ['backlog', 'Backlog', 'rows-3'], ['board', 'Board', 'columns'], ['calendar', 'Calendar', 'calendar'], ['list', 'List', 'list'], ['forms', 'Forms', 'checkbox'], ['code', 'Code', 'code']].map(([id, label, icon]) => ({id, label, icon: icon === 'checkbox' ? 'clipboard-check' : icon, fn: 'tab_' + id})); },
    heads() { return [{id: 'star', icon: this.S.star ? 'star-filled' : 'star', label: 'Add to starred', fn: 'star', on: this.S.star}, {id: 'share', icon: 'share', label: 'Share', fn: 'share'}, {id: 'auto', icon: 'zap', label: 'Automation', fn: 'automation'}, {id: 'full', icon: 'maximize', label: 'Enter full screen', fn: 'full'}]; },
    itemHeads() { return [{id: 'lock', icon: this.S.locked ? 'lock' : 'unlock', label: 'No restrictions', fn: 'lock', on: this.S.locked}, {id: 'watch', icon: 'eye', label: 'Watch options', fn: 'watch', on: this.S.watch, count: this.S.watch ? 4 : 3}, {id: 'vote', icon: 'thumb-up', label: 'Vote', fn: 'vote', on: this.S.vote}, {id: 'share', icon: 'share', label: 'Share', fn: 'share'}, {id: 'more_item', icon: 'dots', label: 'Actions', fn: 'item_more'}]; },
    adds() { return [['attach', 'paperclip', 'Add attachment'], ['subtask', 'list-tree', 'Add child work item'], ['link', 'link', 'Link work item'], ['design', 'palette', 'Add design']].map(([id, icon, label]) => ({id, icon, label, fn: 'item_' + id})); },
    pens() { return [['bold', 'bold', 'Bold'], ['italic', 'italic', 'Italic'], ['bullets', 'list', 'Bullet list'], ['numbers', 'list-numbered', 'Numbered list'], ['link', 'link', 'Link'], ['image', 'image', 'Add image'], ['mention', 'at', 'Mention'], ['emoji', 'smile', 'Emoji'], ['code', 'code', 'Code snippet']].map(([id, icon, label]) => ({id, icon, label, fn: 'pen_' + id})); },
    it() { return this.D.items.find(x => x.key === this.S.item); },
    running() { return this.D.items.filter(x => x.sprint === 0); },
    shown() { return this.running.filter(x => !this.S.who || x.who === this.S.who); },
    lanes() {
      if (this.S.group === 'assignee') return this.D.people.slice(0, 5).map(p => ({id: p.key, who: p, items: this.shown.filter(x => x.who === p.key)}));
      if (this.S.group === 'epic') return this.D.epics.map(e => ({id: e.id, epic: e, items: this.shown.filter(x => x.epic === e.id)}));
      return [{id: 'all', items: this.shown}];
    },
    blocks() {
      const sum = items => ['To Do', 'In', 'Done'].map(word => this.points(items.filter(x => x.status.startsWith(word))));
      return [...this.D.sprints, {name: 'Backlog', dates: ''}].map((s, n) => { const items = this.D.items.filter(x => x.sprint === n && (!this.S.who || x.who === this.S.who)); return {...s, items, sums: sum(items)}; });
    },
    doneShare() { return Math.round(100 * this.points(this.running.filter(x => x.status === 'Done')) / this.points(this.running)); },
    childShare() { return Math.round(100 * this.it.children.filter(k => k.status === 'Done').length / this.it.children.length); },
    columns() {
      const sorted = id => this.S.sort === id ? 'up' : undefined;
      return [['tick', '', 34], ['type', 'Type', 52], ['key', 'Key', 88], ['text', 'Summary', 'minmax(400px, 1fr)'], ['status', 'Status', 112], ['who', 'Assignee', 170], ['due', 'Due date', 116], ['prio', 'Priority', 108], ['labels', 'Labels', 190], ['updated', 'Updated', 116]].map(([id, label, width]) => ({id, label, width, sorted: sorted(id), fn: {due: 'sort_due', prio: 'sort_prio', who: 'sort_who', updated: 'sort_updated'}[id]}));
    },
    listed() {
      const order = {highest: 0, high: 1, medium: 2, low: 3}, by = {key: x => +x.key.split('-')[1], due: x => x.due, prio: x => order[x.prio], who: x => this.person(x.who).name, updated: x => -Date.parse(x.updated), status: x => this.D.states.indexOf(x.status)}[this.S.sort] || (x => x.text);
      return [...this.D.items].sort((a, b) => by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0).map(x => ({id: x.key, key: x.key, group: 'records', facts: this.record(x), on: this.S.ticked.includes(x.key), cells: {tick: {check: this.S.ticked.includes(x.key)}, type: {icon: {bug: 'mingcute:bug-fill', story: 'mingcute:bookmark-fill', task: 'mingcute:checkbox-fill'}[x.type], icon_ink: {bug: '#e2483d', story: '#4f9d30', task: '#4688ec'}[x.type]}, key: x.key, text: x.text, status: {text: x.status, badge: {'To Do': 'var(--grey)', Done: 'var(--green)'}[x.status] || 'var(--blue)', badge_ink: 'var(--pb-ink)'}, who: x.who ? this.person(x.who).name : '', due: x.due_text, prio: {text: x.prio[0].toUpperCase() + x.prio.slice(1), icon: this.prios[x.prio], icon_ink: {highest: '#c9372c', high: '#e2483d', medium: '#e56910', low: '#357de8'}[x.prio]}, labels: x.labels.join(', '), updated: x.updated}}));
    },
    history() { const x = this.it; const at = this.D.states.indexOf(x.status); return [...(at ? [{who: x.talk[0].who, what: 'changed the Status  ' + x.talk[0].when, from: this.D.states[at - 1], to: x.status}] : []), {who: x.talk[1].who, what: 'changed the Story points  ' + x.talk[1].when, from: 'None', to: String(x.points)}, {who: x.talk[2].who, what: 'updated the Due date  ' + x.talk[2].when, from: 'None', to: x.due_text}, {who: x.by, what: 'updated the Parent  ' + x.created, from: 'None', to: this.epic(x).name}]; },
    fields() {
      const x = this.it, who = key => ({who: this.person(key), text: this.person(key).name});
      return [{id: 'who', label: 'Assignee', fn: 'edit_who', ...who(this.S.assigned || x.who)}, {id: 'by', label: 'Reporter', ...who(x.by)}, {id: 'parent', label: 'Parent', text: this.epic(x).name, look: 'loz ' + this.epic(x).hue, fn: 'edit_parent'}, {id: 'prio', label: 'Priority', text: x.prio[0].toUpperCase() + x.prio.slice(1), icon: this.prios[x.prio], ink: x.prio, fn: 'edit_prio'}, {id: 'due', label: 'Due date', text: x.due_text, fn: 'edit_due'}, {id: 'labels', label: 'Labels', tags: x.labels, text: '', fn: 'edit_labels'}, {id: 'sprint', label: 'Sprint', text: x.sprint < 2 ? this.D.sprints[x.sprint].name : 'None', look: 'link', fn: 'edit_sprint'}, {id: 'points', label: 'Story Points', text: String(x.points), look: 'pts', fn: 'edit_points'}, {id: 'fix', label: 'Fix versions', text: this.D.version, look: 'link', fn: 'edit_fix'}, {id: 'part', label: 'Components', text: x.part, fn: 'edit_part'}];
    },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      return {
        apps: [e('to_wiki', 'Confluence', 'book-open'), e('to_desk', 'Jira Service Management', 'headset'), e('to_goals', 'Goals', 'target'), e('to_admin', 'Administration', 'settings', {line: true})],
        bell: this.D.news.map((label, n) => ({id: 'news' + n, label, icon: ['user-plus', 'at', 'message-square', 'arrow-right'][n].replace('message-square', 'message')})),
        help: [e('find_docs', 'Find out what\'s changed', 'megaphone'), e('support', 'Contact support', 'life-buoy'), e('shortcuts', 'Keyboard shortcuts', 'keyboard', {line: true})],
        gear: [e('set_work', 'Work items', 'list-checks'), e('set_mail', 'Notification settings', 'mail'), e('set_users', 'User management', 'users', {line: true}), e('set_bill', 'Billing', 'credit-card')],
        me: [e('profile', 'Profile', 'user'), e('account_set', 'Account settings', 'settings'), e('theme', 'Theme', 'contrast'), e('log_out', 'Log out', 'log-out', {line: true})],
        spaces: [e('manage_spaces', 'Manage spaces', 'list'), e('templates', 'Browse templates', 'layout')],
        project: [e('add_star', 'Add to starred', 'star'), e('background', 'Set background', 'palette'), e('space_set', 'Space settings', 'settings'), e('archive', 'Archive space', 'archive', {line: true})],
        filter: [e('mine', 'Assigned to me', 'user'), e('due_week', 'Due this week', 'calendar'), e('done_items', 'Done work items', 'check-circle'), e('clear', 'Clear filters', 'close', {line: true})],
        group: [{title: 'Group by'}, {id: 'by_none', label: 'None', on: this.S.group === 'none'}, {id: 'by_assignee', label: 'Assignee', on: this.S.group === 'assignee', fn: 'by_assignee'}, {id: 'by_epic', label: 'Epic', on: this.S.group === 'epic', fn: 'by_epic'}],
        more: [e('configure_board', 'Configure board', 'sliders'), e('print_cards', 'Print', 'printer'), e('stand_up', 'Standup', 'users')],
        card: [e('move_work', 'Move work item', 'arrow-right'), e('status_card', 'Change status', 'arrows-left-right', {sub: true}), e('copy_link', 'Copy link', 'link', {line: true}), e('copy_key', 'Copy key', 'copy'), e('add_flag', 'Add flag', 'flag', {line: true}), e('edit_labels_card', 'Edit labels', 'tag'), e('link_card', 'Link work item', 'git-branch'), e('add_parent', 'Add parent', 'zap'), e('archive_card', 'Archive', 'archive', {line: true}), e('delete_card', 'Delete', 'trash')],
        sprint0: [e('edit_sprint_now', 'Edit sprint', 'edit'), e('delete_sprint', 'Delete sprint', 'trash')],
        sprint1: [e('edit_sprint_next', 'Edit sprint', 'edit'), e('sprint_up', 'Move sprint up', 'arrow-up')],
        more_item: [e('log_work', 'Log work', 'clock'), e('clone', 'Clone', 'copy'), e('move_item', 'Move', 'arrow-right'), e('export_word', 'Export Word', 'file-text', {line: true}), e('delete_item', 'Delete', 'trash')],
        kids: [e('kids_bulk', 'Bulk create', 'list-plus'), e('kids_hide', 'Hide done', 'eye-off')],
        bolt: [e('rule_new', 'Create automation', 'plus'), e('rule_run', 'Run a rule', 'play')],
        status: [...this.D.states.filter(s => s !== this.status(this.it)).map(s => ({id: 'to_' + s, label: s, fn: 'to_' + s.toLowerCase().replace(' ', '_')})), e('workflow', 'View workflow', 'git-branch', {line: true})],
      };
    },
    dialog() {
      const open = this.running.filter(x => x.status !== 'Done').length, done = this.running.length - open;
      const field = (id, label, value, more) => ({id, label, value, ...more});
      return {
        complete: {title: `Complete ${this.D.sprints[0].name}`, text: `This sprint contains ${done} completed work items and ${open} open work items. Completed work items includes everything in the last column on the board, Done. Open work items includes everything from any other column on the board.`, fields: [field('target', 'Move open work items to', this.D.sprints[1].name, {drop: true, fn: 'choose_target'})], ok: 'Complete sprint', fn: 'confirm_complete'},
        create: {title: 'Create', fields: [field('space', 'Space', `${this.D.project.name} (${this.D.project.key})`, {drop: true, must: true, fn: 'choose_space'}), field('kind', 'Work type', 'Story', {drop: true, must: true, type: 'story', fn: 'choose_kind'}), field('summary', 'Summary', '', {must: true, fn: 'type_summary'}), field('about', 'Description', '', {area: true, hint: 'Describe this work item', fn: 'type_about'}), field('who', 'Assignee', 'Automatic', {drop: true, fn: 'choose_who'})], ok: 'Create', fn: 'confirm_create'},
        share: {title: 'Share', fields: [field('names', 'Names or teams', '', {must: true, hint: 'Type to search'}), field('note', 'Message', '', {area: true, hint: 'Anything they should know?'})], ok: 'Share'},
        people: {title: 'Add people to ' + this.D.project.name, fields: [field('mail', 'Names or emails', '', {must: true, hint: 'e.g. ' + this.D.people[1].name}), field('role', 'Role', 'Member', {drop: true})], ok: 'Add'},
      }[this.S.dialog] || {title: 'New', fields: [field('name', 'Name', '', {must: true})], ok: 'Create'};
    },
  },
  methods: {
    person(key) { return this.D.people.find(p => p.key === key); },
    epic(x) { return this.D.epics.find(e => e.id === x.epic); },
    points(items) { return items.reduce((sum, x) => sum + x.points, 0); },
    share(e) { const own = this.D.items.filter(x => x.epic === e.id); return own.length ? own.filter(x => x.status === 'Done').length / own.length : 0; },
    status(x) { return this.S.status[x.key] || x.status; },
    flagged(x) { return x.flagged || this.S.did === 'add_flag' && this.S.hover === x.key; },
    column(name) { return this.shown.filter(x => x.status === name); },
    unfolded(e) { return this.S.unfolded.includes(e.id) ? this.D.items.filter(x => x.epic === e.id).slice(0, 4) : []; },
    pack: pb.facts,
    facts(x) { return this.pack({title: x.text, epic: this.epic(x).name, points: {value: x.points, text: String(x.points)}, key: x.key}); },
    record(x) { return {title: {value: x.text, text: x.text}, due: {value: x.due, text: x.due_text}, who: {value: x.who, text: this.person(x.who).name}}; },
    openItem(x) { this.S.page = 'item'; this.S.item = x.key; },
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    fold(n) { this.flip(this.S.folded, n); },
    unfold(id) { this.flip(this.S.unfolded, id); },
    tick(id) { this.flip(this.S.ticked, id); },
    block(n) { if (n === 0) this.S.dialog = 'complete'; else this.S.did = ['', 'start_sprint', 'create_sprint'][n]; },
    head(id) { const S = this.S; if (id === 'star') S.star = !S.star; else if (id === 'full') S.full = !S.full; else if (id === 'share') S.dialog = 'share'; else S.did = 'automation'; },
    itemHead(id) { const S = this.S; if (id === 'lock') S.locked = !S.locked; else if (id === 'watch') S.watch = !S.watch; else if (id === 'vote') S.vote = !S.vote; else if (id === 'share') S.dialog = 'share'; else this.tog(id); },
    act(id) {
      const S = this.S;
      S.open = '';
      if (id === 'by_none' || id === 'by_assignee' || id === 'by_epic') S.group = id.slice(3);
      else if (id.startsWith('to_') && this.D.states.includes(id.slice(3))) { S.status[this.it.key] = id.slice(3); S.moved = id.slice(3); }
      else S.did = id;
    },
  },
})
