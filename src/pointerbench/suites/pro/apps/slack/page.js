({
  state: d => ({page: 'channel', at: d.here, tab: 'messages', place: '', open: '', dialog: '', did: '', hover: '', thread: '', details: false, huddle: false, calls: [], star: false, typing: false, writing: false, replying: false, also: false, style: {}, folded: [], with: '', news: '', profile: '', shot: '', file: '', react: '', reacting: '', saved: '', field: '', secret: false, notice: false}),
  computed: {
    here() { return this.D.channels.find(c => c.key === this.S.at); },
    talk() { return this.S.page === 'direct' ? this.D.direct : this.D.talk; },
    root() { return this.D.talk.find(m => m.key === this.S.thread); },
    smiles() { return {heart: 'fluent-color:heart-20', party: 'fluent-color:trophy-20', tick: 'flat-color-icons:checkmark', like: 'flat-color-icons:like', idea: 'flat-color-icons:idea', flag: 'fluent-color:flag-20', star: 'flat-color-icons:rating', flash: 'flat-color-icons:flash-on'}; },
    rails() { return [['home', 'home-filled', 'Home'], ['dms', 'messages', 'DMs'], ['activity', 'bell', 'Activity'], ['later', 'bookmark', 'Later'], ['more', 'dots', 'More']].map(([id, icon, label]) => ({id, icon, label, fn: 'go_' + id, on: id === {activity: 'activity', direct: 'dms'}[this.S.page] || id === 'home' && this.S.page === 'channel'})); },
    tops() { return [['threads', 'message-dots', 'Threads'], ['huddles', 'headphones', 'Huddles'], ['drafts', 'send', 'Drafts & sent'], ['directory', 'contact', 'Directories']].map(([id, icon, label]) => ({id, icon, label, fn: 'see_' + id})); },
    tabs() { return [['messages', 'message', 'Messages'], ['canvas', 'file-text', 'Add canvas'], ['files', 'files', 'Files'], ['pins', 'pin', this.D.pins + ' Pins']].map(([id, icon, label]) => ({id, icon, label, fn: id === 'messages' ? 'tab_messages' : 'tab_' + id})); },
    hovers() { return [['done', 'check', 'Completed'], ['smile', 'smile', 'Find another reaction'], ['reply', 'message-text', 'Reply in thread'], ['forward', 'forward', 'Forward message'], ['save', 'bookmark', 'Save for later'], ['message', 'dots-vertical', 'More actions']].map(([id, icon, label]) => ({id, icon, label, fn: 'msg_' + id})); },
    pens() { return [['bold', 'bold', 'Bold'], ['italic', 'italic', 'Italic'], ['strike', 'strikethrough', 'Strikethrough'], ['link', 'link', 'Link', 1], ['numbers', 'list-numbered', 'Ordered list', 1], ['bullets', 'list', 'Bulleted list'], ['quote', 'quote', 'Blockquote', 1], ['code', 'code', 'Code']].map(([id, icon, label, line]) => ({id, icon, label, line, fn: 'pen_' + id})); },
    ends() { return [['attach', 'plus', 'Attach'], ['format', 'type', 'Hide formatting'], ['emoji', 'smile', 'Emoji'], ['mention', 'at', 'Mention someone'], ['film', 'video', 'Record video clip', 1], ['voice', 'mic', 'Record audio clip'], ['slash', 'square-split-horizontal', 'Run shortcut', 1]].map(([id, icon, label, line]) => ({id, icon, label, line, fn: 'end_' + id})); },
    calls() { return [['mute', 'mic', 'Mute'], ['cam', 'video', 'Turn on video'], ['screen', 'screen-share', 'Share screen'], ['hand', 'smile', 'Send a reaction'], ['people', 'user-plus', 'Invite people']].map(([id, icon, label]) => ({id, icon, label, fn: 'call_' + id})); },
    abouts() { return [['topic', 'Topic', this.D.topic], ['about', 'Description', 'Add a description'], ['by', 'Created by', this.D.people[1].name]].map(([id, label, text]) => ({id, label, text, fn: 'about_' + id})); },
    quiet() { return [['mute', 'bell-off', 'Mute'], ['alerts', 'bell', 'Notifications'], ['add', 'user-plus', 'Add people']].map(([id, icon, label]) => ({id, icon, label, fn: 'quiet_' + id})); },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      return {
        space: [e('space_invite', 'Invite people', 'user-plus'), e('space_prefs', 'Preferences', 'settings', {line: true}), e('space_filter', 'Filter sidebar', 'filter-lines', {sub: true}), e('space_tools', 'Tools & settings', 'tool', {sub: true}), e('space_phone', 'Sign in on mobile', 'phone-device', {line: true}), e('space_out', 'Sign out', 'log-out')],
        plus: [e('plus_message', 'Message', 'edit'), e('plus_channel', 'Channel', 'hash'), e('plus_huddle', 'Huddle', 'headphones'), e('plus_canvas', 'Canvas', 'file-text'), e('plus_list', 'List', 'list-checks'), e('plus_invite', 'Invite people', 'user-plus', {line: true})],
        message: [e('m_notify', 'Turn off notifications for replies', 'bell-off'), e('m_unread', 'Mark unread', 'mail', {keys: 'U'}), e('m_remind', 'Remind me about this', 'alarm', {sub: true}), e('m_link', 'Copy link', 'link', {line: true, keys: 'L'}), e('m_pin', 'Pin to channel', 'pin', {keys: 'P'}), e('m_list', 'Add to list', 'list-plus'), e('m_edit', 'Edit message', 'pencil', {line: true, keys: 'E'}), e('m_gone', 'Delete message...', 'trash', {keys: 'Del'})],
      };
    },
  },
  methods: {
    who(key) { return this.D.people.find(p => p.key === key); },
    pack: pb.facts,
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    rail(id) { const S = this.S; if (id === 'home') S.page = 'channel'; else if (id === 'activity') S.page = 'activity'; else if (id === 'dms') S.page = 'direct'; else S.place = id; },
    act2(id, m) { const S = this.S; if (id === 'reply') S.thread = m.key; else if (id === 'message') this.tog('message'); else if (id === 'save') S.saved = m.key; else if (id === 'smile') S.reacting = m.key; else S.did = 'msg_' + id; },
    act(id) { this.S.open = ''; if (id === 'plus_channel') this.S.dialog = 'channel'; else this.S.did = id; },
  },
})
