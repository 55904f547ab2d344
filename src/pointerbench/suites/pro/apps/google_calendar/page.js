({
  state: d => ({view: 'week', nav: true, open: '', event: '', aim: '', place: '', side: '', date: '', did: '', jump: 0, step: 0, mini: 0, typing: false, finding: false, hidden: [], folded: [], done: [], going: '', dialog: false, kind: 'Event', field: '', notice: false}),
  computed: {
    tops() { return [['search', 'search', 'Search'], ['help', 'help-outline', 'Support'], ['settings', 'settings-outline', 'Settings menu']].map(([id, icon, label]) => ({id, icon: {search: 'material-symbols:search', 'help-outline': 'material-symbols:help-outline', 'settings-outline': 'material-symbols:settings-outline'}[icon], label, fn: id})); },
    rails() { return [['keep', 'material-symbols:lightbulb', 'Keep', '#f9ab00'], ['tasks', 'material-symbols:task-alt', 'Tasks', '#1a73e8'], ['contacts', 'material-symbols:person', 'Contacts', '#1a73e8'], ['maps', 'material-symbols:location-on', 'Maps', '#34a853']].map(([id, icon, label, ink]) => ({id, icon, label, ink, fn: 'side_' + id})); },
    cards() { return [['edit', 'material-symbols:edit-outline', 'Edit event'], ['bin', 'material-symbols:delete-outline', 'Delete event'], ['mail', 'material-symbols:mail-outline', 'Email guests'], ['more', 'material-symbols:more-vert', 'Options'], ['close', 'material-symbols:close', 'Close']].map(([id, icon, label]) => ({id, icon, label, fn: 'event_' + id})); },
    today() { return this.D.days.find(d => d.today); },
    days() { return this.S.view === 'day' ? [this.today] : this.D.days; },
    wholes() { const only = this.S.view === 'day' ? this.today.n : -1; return this.D.whole.filter(w => this.shows(this.cal(w.cal)) && (only < 0 || w.day <= only && only < w.day + w.long)).map(w => only < 0 ? w : {...w, day: only}); },
    lists() { return [{name: 'My calendars', fn: 'fold_mine', items: this.D.calendars.filter(c => c.mine)}, {name: 'Other calendars', fn: 'fold_others', add: true, items: this.D.calendars.filter(c => !c.mine)}]; },
    monthRows() { return this.D.weeks[5].some(d => d.in) ? 6 : 5; },
    it() { return this.D.events.find(e => e.key === this.S.event); },
    fields() { const day = this.today.long; return [['when', 'material-symbols:schedule-outline', `${day}   2:00pm – 3:00pm`], ['guests', 'material-symbols:group-outline', 'Add guests'], ['meet', 'material-symbols:videocam-outline', 'Add Google Meet video conferencing'], ['where', 'material-symbols:location-on-outline', 'Add location'], ['about', 'material-symbols:notes', 'Add description or attachment'], ['which', 'material-symbols:calendar-today-outline', this.D.me.name, 1]].map(([id, icon, text, drop]) => ({id, icon, text, drop, fn: 'new_' + id})); },
    menus() {
      const e = (id, label, more) => ({id, label, fn: id, ...more});
      return {
        view: [['day', 'Day', 'D'], ['week', 'Week', 'W'], ['month', 'Month', 'M'], ['year', 'Year', 'Y'], ['schedule', 'Schedule', 'A'], ['days4', '4 days', 'X']].map(([id, label, keys]) => ({id: 'as_' + id, label, keys, fn: 'as_' + id})).concat([e('weekends', 'Show weekends', {on: true, line: true}), e('declined', 'Show declined events', {on: true}), e('finished', 'Show completed tasks', {on: false})]),
        create: [e('make_event', 'Event', {icon: 'material-symbols:calendar-today-outline'}), e('make_task', 'Task', {icon: 'material-symbols:task-alt'}), e('make_slots', 'Appointment schedule', {icon: 'material-symbols:calendar-month-outline'})],
        calendar: [e('only_this', 'Display this only'), e('cal_settings', 'Settings and sharing'), ...['Tomato', 'Tangerine', 'Banana', 'Basil', 'Peacock', 'Grape'].map((label, n) => ({id: 'ink' + n, key: 'ink' + n, label, icon: 'material-symbols:circle', ink: ['#d50000', '#f4511e', '#f6bf26', '#0b8043', '#039be5', '#8e24aa'][n], group: 'inks', facts: {name: {value: label, text: label}}, line: !n}))],
        settings: [e('all_settings', 'Settings'), e('bin', 'Trash'), e('density', 'Appearance'), e('print', 'Print', {line: true}), e('addons_get', 'Get add-ons')],
        help: [e('help_page', 'Help'), e('training', 'Training'), e('updates', 'Updates'), e('feedback', 'Send feedback to Google', {line: true})],
        apps: [e('app_mail', 'Mail', {icon: 'material-symbols:mail-outline'}), e('app_drive', 'Drive', {icon: 'material-symbols:folder-outline'})], me: [e('manage', 'Manage your account'), e('sign_out', 'Sign out', {line: true})],
        add: [e('subscribe', 'Subscribe to calendar'), e('new_calendar', 'Create new calendar'), e('by_address', 'From URL'), e('import', 'Import')],
        event: [e('ev_delete', 'Delete', {icon: 'material-symbols:delete-outline'}), ...['Tomato', 'Sage', 'Peacock', 'Grape', 'Graphite'].map((label, n) => ({id: 'tone' + n, key: 'tone' + n, label, icon: 'material-symbols:circle', ink: ['#d50000', '#33b679', '#039be5', '#8e24aa', '#616161'][n], group: 'inks', facts: {name: {value: label, text: label}}, line: !n}))],
      };
    },
  },
  methods: {
    cal(key) { return this.D.calendars.find(c => c.key === key); },
    shows(c) { return !this.S.hidden.includes(c.key); },
    tint(key) { const c = this.cal(key); return {background: c.ink, color: c.dark ? '#1f1f1f' : '#fff'}; },
    eventsOf(d) { return this.D.events.filter(e => e.day === d.n && this.shows(this.cal(e.cal))); },
    pack: pb.facts,
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    act(id) { const S = this.S; S.open = ''; if (['as_day', 'as_week', 'as_month', 'as_schedule'].includes(id)) S.view = id.slice(3); else S.did = id; if (id === 'make_event') S.dialog = true; },
  },
})
