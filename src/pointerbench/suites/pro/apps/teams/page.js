({
  state: d => ({page: 'chat', chat: d.chats[0].key, tab: 'chat', ctab: 'posts', channel: '', hover: '', open: '', aim: '', side: '', on: [], folded: [], dialog: false, ringing: false, did: '', event: '', step: 0, news: '', profile: '', file: '', kind: '', more: '', like: '', answer: '', tile: '', mic: '', ring: '', field: '', pen: '', whole: false, online: true, typing: false, writing: false, posting: false, inviting: false}),
  computed: {
    list() { return ['chat', 'teams', 'activity'].includes(this.S.page); },
    here() { return this.D.chats.find(c => c.key === this.S.chat) || this.D.chats[0]; },
    talk() { return this.here.who.length > 1 ? this.D.group : this.D.talk.map(m => m.mine ? m : {...m, who: this.here.who[0]}); },
    team() { return this.D.teams.find(t => t.channels.some(c => c.key === this.S.channel)) || this.D.teams[0]; },
    channel() { return (this.team.channels.find(c => c.key === this.S.channel) || this.team.channels[0]).name; },
    it() { return this.D.events.find(e => e.key === this.S.event); },
    week() { return this.D.days.map((d, n) => ({...d, now: n === this.D.today})); },
    events() { return this.D.events.map(e => ({...e, note: e.place, tint: 'own'})); },
    turns() { return this.rows([['back', 'fluent:chevron-left-20-regular', 'Go back'], ['forth', 'fluent:chevron-right-20-regular', 'Go forward']]); },
    rails() { const on = this.S.page; return [['activity', 'Activity', 'fluent:alert-20-regular', 'fluent:alert-20-filled'], ['chat', 'Chat', 'fluent:chat-20-regular', 'fluent:chat-20-filled'], ['teams', 'Teams', 'fluent:people-team-20-regular', 'fluent:people-team-20-filled'], ['calendar', 'Calendar', 'fluent:calendar-20-regular', 'fluent:calendar-20-filled'], ['calls', 'Calls', 'fluent:call-20-regular'], ['cloud', 'OneDrive', 'fluent:cloud-20-regular'], ['dots', 'More', 'fluent:more-horizontal-20-regular'], ['apps', 'Apps', 'fluent:add-square-20-regular']].map(([id, label, icon, lit]) => ({id, label, fn: 'go_' + id, on: on === id, icon: on === id ? lit : icon})); },
    heads() { return this.rows(this.S.page === 'chat' ? [['list_more', 'fluent:more-horizontal-20-regular', 'More options'], ['filter', 'fluent:filter-20-regular', 'Filter'], ['meet', 'fluent:video-20-regular', 'Meet now'], ['new_chat', 'fluent:compose-20-regular', 'New chat']] : [['list_more', 'fluent:more-horizontal-20-regular', 'More options'], ['filter', 'fluent:filter-20-regular', 'Filter'], ...this.S.page === 'teams' ? [['new_team', 'fluent:add-20-regular', 'Create and join teams']] : []]); },
    tabs() { return [['chat', 'Chat'], ['shared', 'Shared'], ['recap', 'Recap']].map(([id, label]) => ({id, label, fn: 'tab_' + id})); },
    ctabs() { return [['posts', 'Posts'], ['docs', 'Files'], ['notes', 'Notes']].map(([id, label]) => ({id, label, fn: id === 'posts' ? undefined : 'tab_' + id})); },
    calls() { return this.rows([['video', 'fluent:video-20-regular', 'Video call'], ['audio', 'fluent:call-20-regular', 'Audio call'], ['screen', 'fluent:share-screen-start-20-regular', 'Screen sharing'], ['members', 'fluent:people-add-20-regular', 'View and add participants'], ['find_here', 'fluent:search-20-regular', 'Find in chat'], ['chat_more', 'fluent:more-horizontal-20-regular', 'More chat options']]); },
    chans() { return this.rows([['channel_meet', 'fluent:video-20-regular', 'Meet now'], ['channel_info', 'fluent:info-20-regular', 'Open channel details'], ['channel_more', 'fluent:more-horizontal-20-regular', 'More channel options']]); },
    hovers() { return this.rows([['r_like', 'fluent:thumb-like-20-regular', 'Like'], ['r_heart', 'fluent:heart-20-regular', 'Heart'], ['r_laugh', 'fluent:emoji-laugh-20-regular', 'Laugh'], ['r_other', 'fluent:emoji-add-20-regular', 'More reactions'], ['r_reply', 'fluent:arrow-reply-20-regular', 'Reply with quote'], ['message', 'fluent:more-horizontal-20-regular', 'More options']]); },
    ends() { return this.rows([['format', 'fluent:text-edit-style-20-regular', 'Format'], ['emoji', 'fluent:emoji-20-regular', 'Emoji, GIFs and stickers'], ['loop', 'fluent:arrow-repeat-all-20-regular', 'Loop components'], ['plus', 'fluent:add-20-regular', 'Actions and apps']]); },
    meets() { return this.rows([['join_id', 'fluent:number-symbol-20-regular', 'Join with an ID'], ['meet_now', 'fluent:video-20-regular', 'Meet now'], ['new_meeting', 'fluent:add-20-regular', 'New meeting']]); },
    peeks() { return this.rows([['event_chat', 'fluent:chat-20-regular', 'Chat'], ['event_edit', 'fluent:edit-20-regular', 'Edit']]); },
    tools() { return this.rows([['chat', 'fluent:chat-20-regular', 'Chat'], ['people', 'fluent:people-20-regular', 'People'], ['raise', 'fluent:hand-left-20-regular', 'Raise'], ['react', 'fluent:emoji-20-regular', 'React'], ['view', 'fluent:grid-20-regular', 'View'], ['notes', 'fluent:notepad-20-regular', 'Notes'], ['rooms', 'fluent:conference-room-20-regular', 'Rooms'], ['apps', 'fluent:apps-add-in-20-regular', 'Apps'], ['more', 'fluent:more-horizontal-20-regular', 'More']], 'meet_'); },
    sends() { return this.rows([['camera', 'fluent:video-off-20-regular', 'Camera'], ['mic', 'fluent:mic-off-20-regular', 'Mic'], ['share', 'fluent:share-screen-start-20-regular', 'Share']], 'meet_'); },
    rings() { return this.rows([['take_video', 'fluent:video-20-filled', 'Accept with video'], ['take', 'fluent:call-20-filled', 'Accept with audio'], ['refuse', 'fluent:call-end-20-filled', 'Decline']]); },
    pens() { return [['bold', 'fluent:text-bold-20-regular', 'Bold'], ['italic', 'fluent:text-italic-20-regular', 'Italic'], ['underline', 'fluent:text-underline-20-regular', 'Underline'], ['strike', 'fluent:text-strikethrough-20-regular', 'Strikethrough'], ['bullets', 'fluent:text-bullet-list-20-regular', 'Bullets'], ['numbers', 'fluent:text-number-list-ltr-20-regular', 'Numbering'], ['link', 'fluent:link-20-regular', 'Insert link'], ['table', 'fluent:table-20-regular', 'Insert table']].map(([id, icon, label]) => ({id, icon, label, fn: 'pen_' + id, on: this.S.pen === id || undefined})); },
    fields() {
      const date = this.D.date;
      return [{id: 'title', icon: 'fluent:edit-20-regular', text: 'Add title', fn: 'form_title'}, {id: 'who', icon: 'fluent:person-add-20-regular', text: 'Add required attendees', fn: 'form_who'}, {id: 'when', icon: 'fluent:clock-20-regular', parts: [{id: 'from_day', text: date, fn: 'from_day'}, {id: 'from', text: '10:00 AM', drop: true, fn: 'from_time'}, {id: 'to_day', text: date, fn: 'to_day'}, {id: 'to', text: '10:30 AM', drop: true, fn: 'to_time'}]}, {id: 'repeat', icon: 'fluent:arrow-repeat-all-20-regular', text: 'Does not repeat', drop: true, fn: 'repeat'}, {id: 'channel', icon: 'fluent:people-team-20-regular', text: 'Add channel', fn: 'form_channel'}, {id: 'place', icon: 'fluent:location-20-regular', text: 'Add location', fn: 'form_place'}];
    },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more}), L = {line: true};
      return {
        chat: [e('x_unread', 'Mark as unread', 'fluent:mail-unread-20-regular'), e('x_pin', 'Unpin', 'fluent:pin-off-20-regular'), e('x_mute', 'Mute', 'fluent:alert-off-20-regular'), e('x_window', 'Open in new window', 'fluent:open-20-regular', L), e('x_meet', 'Meet now', 'fluent:video-20-regular'), e('x_alerts', 'Notify when available', 'fluent:alert-20-regular'), e('x_app', 'Manage apps', 'fluent:apps-20-regular', L), e('x_hide', 'Hide', 'fluent:eye-off-20-regular'), e('x_delete', 'Delete chat', 'fluent:delete-20-regular')],
        plus: [e('p_file', 'Attach file', 'fluent:attach-20-regular'), e('p_clip', 'Record video clip', 'fluent:video-clip-20-regular'), e('p_meeting', 'Schedule meeting', 'fluent:calendar-add-20-regular'), e('p_later', 'Schedule message', 'fluent:clock-20-regular'), e('p_options', 'Set delivery options', 'fluent:important-20-regular'), e('p_praise', 'Praise', 'fluent:ribbon-20-regular', L), e('p_approve', 'Approvals', 'fluent:checkmark-circle-20-regular'), e('p_polls', 'Polls', 'fluent:poll-20-regular'), e('p_apps', 'Get more apps', 'fluent:apps-add-in-20-regular', L)],
        message: [e('m_reply', 'Reply', 'fluent:arrow-reply-20-regular'), e('m_forward', 'Forward', 'fluent:arrow-forward-20-regular'), e('m_copy', 'Copy', 'fluent:copy-20-regular', L), e('m_link', 'Copy link', 'fluent:link-20-regular'), e('m_pin', 'Pin', 'fluent:pin-20-regular', L), e('m_save', 'Save this message', 'fluent:bookmark-20-regular'), e('m_unread', 'Mark as unread', 'fluent:mail-unread-20-regular'), e('m_translate', 'Translate', 'fluent:translate-20-regular', L), e('m_read', 'Immersive Reader', 'fluent:immersive-reader-20-regular'), e('m_task', 'Create task', 'fluent:task-list-add-20-regular')],
      };
    },
  },
  methods: {
    rows(list, before = '') { return list.map(([id, icon, label]) => ({id, icon, label, fn: before + id})); },
    who(key) { return this.D.people.find(p => p.key === key); },
    ending(name) { return name.split('.').pop(); },
    said(group, key, facts) { return {'data-group': group, 'data-key': key, 'data-facts': JSON.stringify(Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, {value, text: value}])))}; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    rail(id) { if (['chat', 'teams', 'activity', 'calendar'].includes(id)) { this.S.page = id; this.S.event = ''; } else this.S.did = 'go_' + id; },
    tool(id) { if (id === 'chat' || id === 'people') this.S.side = this.S.side === id ? '' : id; else this.flip(this.S.on, id); },
    act(id) { if (this.menus[id]) this.S.open = this.S.open === id ? '' : id; else this.S.did = id; },
  },
})
