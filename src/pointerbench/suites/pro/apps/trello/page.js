({
  state: d => ({place: '', open: '', view: 'board', typing: false, dialog: '', star: false, panel: false, inbox: false, planner: false, hover: '', quick: '', card: '', names: false, folded: [], adding: '', naming: '', template: '', member: '', sort: 'List', did: '', ticked: '', reopened: '', ticks: [], watching: false, hidden: false, details: false, writing: false, only: [], mail: '', event: '', day: 0, file: -1, filed: -1, react: -1, reply: -1, notice: false}),
  computed: {
    tops() { return [{id: 'bell', icon: 'bell', label: 'Notifications', fn: 'notices'}, {id: 'help', icon: 'help', label: 'Information', fn: 'help'}]; },
    bars() { return [{id: 'powerups', icon: 'rocket', label: 'Power-Ups', fn: 'powerups'}, {id: 'auto', icon: 'zap', label: 'Automation', fn: 'automation'}, {id: 'filter', icon: 'filter-lines', label: 'Filter cards', fn: 'filter', on: this.S.open === 'filter'}, {id: 'star', icon: this.S.star ? 'star-filled' : 'star', label: 'Star board', fn: 'star'}, {id: 'sight', icon: 'users', label: 'Workspace visible', fn: 'sight'}]; },
    dock() { return [{id: 'inbox', icon: 'inbox', label: 'Inbox', fn: 'inbox', on: this.S.inbox}, {id: 'planner', icon: 'calendar-days', label: 'Planner', fn: 'planner', on: this.S.planner}, {id: 'board', icon: 'kanban', label: 'Board', on: true}, {id: 'switch', icon: 'layers', label: 'Switch boards', fn: 'switch'}]; },
    panel() { return [['about', 'info', 'About this board'], ['activity', 'list', 'Activity'], ['archive', 'archive', 'Archived items'], ['settings', 'settings', 'Settings', 1], ['background', 'image', 'Change background'], ['fields', 'sliders', 'Custom Fields'], ['labels_all', 'tag', 'Labels'], ['stickers', 'sticker', 'Stickers'], ['pattern', 'copy', 'Make template'], ['watch_board', 'eye', 'Watch', 1], ['copy_board', 'files', 'Copy board'], ['by_mail', 'mail', 'Email-to-board'], ['print', 'printer', 'Print, export, and share'], ['close_board', 'minus', 'Close board']].map(([id, icon, label, line]) => ({id, icon, label, line})); },
    quick() { return [['open_card', 'id-card', 'Open card'], ['edit_labels', 'tag', 'Edit labels'], ['change_members', 'user', 'Change members'], ['change_cover', 'image', 'Change cover'], ['edit_dates', 'clock', 'Edit dates'], ['move_card', 'arrow-right', 'Move'], ['copy_card', 'copy', 'Copy card'], ['copy_link', 'link', 'Copy link'], ['mirror', 'square-split-horizontal', 'Mirror'], ['archive_card', 'archive', 'Archive']].map(([id, icon, label]) => ({id, icon, label})); },
    adds() { return [['add', 'plus', 'Add'], ['labels', 'tag', 'Labels'], ['dates', 'clock', 'Dates'], ['checklist', 'check-square', 'Checklist'], ['people', 'user', 'Members']].map(([id, icon, label]) => ({id, icon, label, fn: 'card_' + id})); },
    it() { return this.cardOf(this.S.card); },
    steps() { return this.it.steps.filter(s => !this.S.hidden || !this.ticked(s)); },
    share() { const all = this.it.steps; return Math.round(100 * all.filter(s => this.ticked(s)).length / all.length); },
    sorted() { const at = c => +c.list[1], by = {Card: c => c.title, List: at, 'Due date': c => c.state === 'none' ? '9' : c.due}[this.S.sort] || at; return [...this.D.cards].sort((a, b) => by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0); },
    filters() {
      return [{title: 'Members', items: [{id: 'nobody', icon: 'user-x', label: 'No members', fn: 'only_nobody'}, {id: 'mine', icon: 'user', label: 'Cards assigned to me', fn: 'only_mine'}]}, {title: 'Card status', items: [{id: 'complete', label: 'Marked as complete', fn: 'only_complete'}, {id: 'incomplete', label: 'Not marked as complete', fn: 'only_incomplete'}]}, {title: 'Due date', items: [{id: 'undated', icon: 'calendar', label: 'No dates', fn: 'only_undated'}, {id: 'overdue', icon: 'alert-circle', label: 'Overdue', fn: 'only_overdue'}, {id: 'soon', icon: 'clock', label: 'Due in the next day', fn: 'only_soon'}]}, {title: 'Labels', items: this.D.labels.slice(0, 4).map(b => ({id: b.key, label: b.name, ink: b.ink, group: 'choices'}))}];
    },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      return {
        apps: [e('to_tracker', 'Jira', 'list-checks'), e('to_wiki', 'Confluence', 'book-open')],
        create: [e('new_board', 'Create board', 'kanban'), e('from_template', 'Start with a template', 'layout'), e('new_space', 'Create Workspace', 'users', {line: true})],
        bell: [e('news', 'No new notifications', 'bell')], help: [e('tips', 'Get tips', 'lightbulb'), e('keys', 'Shortcuts', 'keyboard')],
        me: [e('profile', 'Profile and visibility', 'user'), e('log_out', 'Log out', 'log-out', {line: true})],
        views: [e('as_board', 'Board', 'kanban', {on: this.S.view === 'board'}), e('as_table', 'Table', 'table', {on: this.S.view === 'table'}), e('as_calendar', 'Calendar', 'calendar'), e('as_time', 'Timeline', 'list')],
        list: [{title: 'List actions'}, e('list_card', 'Add card', 'plus'), e('list_copy', 'Copy list', 'copy'), e('list_move', 'Move list', 'arrow-right'), e('list_move_all', 'Move all cards in this list', 'arrows-left-right'), e('list_sort', 'Sort by...', 'sort', {sub: true}), e('list_watch', 'Watch', 'eye'), e('list_archive', 'Archive this list', 'archive', {line: true}), e('list_archive_all', 'Archive all cards in this list', 'inbox')],
        switch: [{title: 'Recent boards'}, ...this.D.others.map(b => ({id: b.key, key: b.key, group: 'boards', facts: {name: {value: b.name, text: b.name}}, label: b.name, icon: 'kanban'}))],
        sight: [e('private', 'Private', 'lock'), e('for_space', 'Workspace', 'users', {on: true}), e('public', 'Public', 'globe')],
        labels: [{title: 'Labels'}, ...this.D.labels.map(b => ({id: b.key, key: b.key, label: b.name, icon: 'square', group: 'palette', facts: {name: {value: b.name, text: b.name}}})), e('label_new', 'Create a new label', 'plus', {line: true}), e('colour_blind', 'Enable colorblind friendly mode', 'eye')],
        add: [e('add_dates', 'Dates', 'clock'), e('add_field', 'Custom Fields', 'sliders')], dates: [e('set_due', 'Due date', 'clock')], checklist: [e('new_steps', 'Add checklist', 'check-square')], people: this.D.people.map(p => ({id: p.key, label: p.name, icon: 'user'})),
      };
    },
  },
  mixins: [pb.measured()],
  methods: {
    // Quick edits stand on the card that they are about.
    measure() { const card = this.$refs.quick && document.querySelector(`.list [data-key=${this.S.quick}]`); if (card) { const at = card.getBoundingClientRect(), area = this.$el.getBoundingClientRect(); Object.assign(this.$refs.quick.style, {left: at.left - area.left + 'px', top: Math.min(at.top - area.top, area.height - 400) + 'px'}); } },
    who(key) { return this.D.people.find(p => p.key === key); },
    cardOf(key) { return this.D.cards.find(c => c.key === key); },
    column(c) { return this.D.columns.find(l => l.key === c.list); },
    cardsOf(l) { return this.D.cards.filter(c => c.list === l.key); },
    labelsOf(c) { return c.labels.map(key => this.D.labels.find(b => b.key === key)); },
    ticked(s) { return this.it.done.includes(s.key) !== this.S.ticks.includes(s.key); },
    pack: pb.facts,
    facts(c) { return this.pack(c.state === 'none' ? {title: c.title} : {title: c.title, due: {value: c.due, text: c.due_text}}); },
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    bar(id) { if (id === 'star') this.S.star = !this.S.star; else if (id === 'filter' || id === 'sight') this.tog(id); else this.S.did = id; },
    move(id) { if (id === 'inbox') this.S.inbox = !this.S.inbox; else if (id === 'planner') this.S.planner = !this.S.planner; else if (id === 'switch') this.tog('switch'); else this.S.place = 'board'; },
    act(id) { const S = this.S, was = S.open; S.open = ''; if (id === 'as_board' || id === 'as_table') S.view = id.slice(3); else if (was === 'switch') S.place = id; else if (was === 'labels' && id[0] === 'b') S.did = id; else S.did = id; },
  },
})
