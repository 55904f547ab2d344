({
  state: d => ({mode: 'page', nav: true, open: '', dialog: '', typing: false, at: d.tree.find(r => r.label === d.page.title).id, hover: '', twist: '', place: '', star: false, watch: false, locked: false, remarks: false, contents: false, did: '', done: '', style: {}, row: -1, tasks: [], profile: '', like: false, liked: '', reply: '', moved: '', writing: false, feed: 'All updates', sort: '', ticked: [], version: '', restored: '', gone: '', heading: '', shown: 'Open', solved: '', linked: '', field: '', role: '', notice: false, below: false}),
  computed: {
    tops() { return [['bell', 'bell', 'Notifications', 'notices'], ['help', 'help', 'Help', 'help'], ['gear', 'settings', 'Settings', 'settings']].map(([id, icon, label, fn]) => ({id, icon, label, fn})); },
    places() { return [['home', 'For you', 'user-circle'], ['recent', 'Recent', 'clock'], ['starred', 'Starred', 'star'], ['spaces', 'Spaces', 'globe'], ['apps', 'Apps', 'shapes']].map(([id, label, icon]) => ({id, label, icon, fn: 'go_' + id})); },
    shelves() { return [['shortcuts', 'Shortcuts', 'link'], ['blogs', 'Blogs', 'quote'], ['calendars', 'Calendars', 'calendar']].map(([id, label, icon]) => ({id, label, icon, fn: 'see_' + id})); },
    tree() { const S = this.S; return this.D.tree.map(r => ({...r, key: r.id, group: 'pages', facts: r.label.length > 16 || S.hover === r.id ? {} : {name: {value: r.label, text: r.label}}, icon: r.leaf ? 'file-text' : 'file', on: S.at === r.id, state: S.at === r.id ? 'selected' : '', actions: S.hover === r.id ? [{id: 'add', icon: 'plus', label: 'Create content below', fn: 'add_below'}, {id: 'more', icon: 'dots', label: 'More actions', fn: 'tree_more'}] : undefined})); },
    pens() { return [['undo', 'undo', 'Undo'], ['redo', 'redo', 'Redo'], ['bold', 'bold', 'Bold', 1], ['italic', 'italic', 'Italic'], ['under', 'underline', 'Underline'], ['ink', 'type', 'Text color'], ['bullets', 'list', 'Bullet list', 1], ['numbers', 'list-numbered', 'Numbered list'], ['tasks', 'check-square', 'Action item', 1], ['link', 'link', 'Link'], ['image', 'image', 'Add image, video, or file'], ['mention', 'at', 'Mention'], ['emoji', 'smile', 'Emoji'], ['table', 'table', 'Table'], ['layout', 'columns', 'Layouts'], ['insert', 'plus', 'Insert elements']].map(([id, icon, label, line]) => ({id, icon, label, line, fn: 'pen_' + id})); },
    tabling() { return [['row_head', 'panel-bottom', 'Header row'], ['col_add', 'layout-panel-top', 'Insert column right'], ['row_add', 'rows-3', 'Insert row below'], ['cell_ink', 'paint-bucket', 'Cell background'], ['sort_col', 'sort-ascending', 'Sort column'], ['chart', 'bar-chart', 'Turn into a chart'], ['wide', 'arrows-left-right', 'Distribute columns'], ['table_copy', 'copy', 'Copy table'], ['table_gone', 'trash', 'Delete table']].map(([id, icon, label]) => ({id, icon, label, fn: 'tab_' + id})); },
    heads() { const S = this.S; return [{id: 'edit', icon: 'edit', label: 'Edit this page'}, {id: 'remarks', icon: 'message', label: 'Open comments', on: S.remarks}, {id: 'contents', icon: 'list', label: 'Table of contents', on: S.contents}, {id: 'auto', icon: 'zap', label: 'Automation'}, {id: 'star', icon: S.star ? 'star-filled' : 'star', label: 'Star', on: S.star}, {id: 'watch', icon: 'eye', label: 'Watch this page', on: S.watch}, {id: 'lock', icon: S.locked ? 'lock' : 'unlock', label: 'Restrictions', on: S.locked}].map(one => ({...one, fn: 'page_' + one.id})); },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      return {
        apps: [e('to_tracker', 'Jira', 'kanban'), e('to_boards', 'Trello', 'columns'), e('to_admin', 'Administration', 'settings', {line: true})],
        create: [e('make_page', 'Page', 'file-text', {keys: 'C'}), e('make_live', 'Live doc', 'edit'), e('make_board', 'Whiteboard', 'shapes'), e('make_base', 'Database', 'database'), e('make_folder', 'Folder', 'folder', {line: true}), e('make_link', 'Smart Link', 'link'), e('make_blog', 'Blog post', 'quote'), e('templates', 'Browse templates', 'layout', {line: true})],
        bell: [e('all_read', 'Mark all as read', 'checks')], help: [e('find_help', 'Find help', 'life-buoy'), e('keys', 'Keyboard shortcuts', 'keyboard')],
        gear: [e('site_set', 'General configuration', 'settings'), e('users', 'User management', 'users')], me: [e('profile', 'Profile', 'user'), e('theme', 'Theme', 'contrast'), e('log_out', 'Log out', 'log-out', {line: true})],
        space: [e('space_star', 'Star space', 'star'), e('space_watch', 'Watch space', 'eye'), e('space_set', 'Space settings', 'settings'), e('space_archive', 'Archive space', 'archive', {line: true})],
        more: [e('present', 'Present', 'presentation'), e('versions', 'Version history', 'history'), e('page_info', 'Page information', 'info'), e('copy_page', 'Copy', 'copy', {line: true}), e('move_page', 'Move', 'arrow-right'), e('export_pdf', 'Export to PDF', 'file-down'), e('export_word', 'Export to Word', 'file-text'), e('convert', 'Convert to live doc', 'edit'), e('archive', 'Archive', 'archive', {line: true}), e('delete_page', 'Delete', 'trash')],
        tree: [e('tree_link', 'Copy link', 'link'), e('tree_rename', 'Rename', 'edit'), e('tree_copy', 'Copy', 'copy'), e('tree_move', 'Move', 'arrow-right'), e('tree_star', 'Star', 'star'), e('tree_archive', 'Archive', 'archive', {line: true}), e('tree_delete', 'Delete', 'trash')],
        insert: [e('ins_panel', 'Info panel', 'info'), e('ins_code', 'Code snippet', 'code'), e('ins_divider', 'Divider', 'minus'), e('ins_expand', 'Expand', 'chevron-right'), e('ins_quote', 'Quote', 'quote'), e('ins_decision', 'Decision', 'git-branch'), e('ins_date', 'Date', 'calendar'), e('ins_status', 'Status', 'tag'), e('ins_toc', 'Table of contents', 'list')],
      };
    },
  },
  methods: {
    who(key) { return this.D.people.find(p => p.key === key); },
    pack: pb.facts,
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    go(id) { if (id === 'home') this.S.mode = 'home'; else this.S.place = id; },
    head(id) { const S = this.S; if (id === 'edit') S.mode = 'edit'; else if (id === 'auto') S.did = 'automation'; else if (id === 'lock') S.locked = !S.locked; else S[id] = !S[id]; },
    act(id) { this.S.open = ''; if (id === 'versions') this.S.mode = 'history'; else this.S.did = id; },
  },
})
