({
  state: d => ({page: 'posts', view: 'All', hover: '', quick: '', ticked: [], sort: '', open: '', block: '', side: 'post', adding: false, publishing: false, file: '', said: '', notice: false, typing: '', did: '', folded: [], post: '', field: '', settings: true, outline: false, tool: '', chosen: '', plug: '', auto: '', status: '', style: '', small: false, kind: 'grid', kinds: []}),
  computed: {
    acts() {
      const page = page => ({page});
      return {m_dashboard: page('dashboard'), m_posts: page('posts'), m_media: page('media'), m_comments: page('comments'), m_plugins: page('plugins'), new_menu: {open: 'new'}, me: {open: 'me'}, collapse: {small: '!'}, screen: {open: 'screen'}, add_block: {adding: '!'}, settings: {settings: '!'}, outline: {outline: '!'}, publish: {publishing: true}, cancel_publish: {publishing: false}, tab_post: {side: 'post'}, tab_block: {side: 'block'}, close_side: {settings: false}, more_editor: {open: 'editor'}, block_more: {open: 'block'}, close_file: {file: ''}, close_notice: {notice: false}, cancel_quick: {quick: ''}, find: {typing: 'find'}, to_posts: page('posts'), close_add: {adding: false}, find_block: {typing: 'block'}, grid_view: {kind: 'grid'}, list_view: {kind: 'list'}};
    },
    menu() {
      const p = this.S.page, sub = {posts: [['s_all', 'All Posts'], ['s_new', 'Add Post'], ['s_kinds', 'Categories'], ['s_tags', 'Tags']], media: [['s_library', 'Library'], ['s_upload', 'Add Media File']], plugins: [['s_installed', 'Installed Plugins'], ['s_addplugin', 'Add Plugin']], dashboard: [['s_home', 'Home'], ['s_updates', 'Updates']]}[p] || [];
      return [['dashboard', 'Dashboard', 'ri:dashboard-3-fill'], ['posts', 'Posts', 'ri:pushpin-fill'], ['media', 'Media', 'ri:folder-music-fill'], ['pages', 'Pages', 'ri:file-copy-fill'], ['comments', 'Comments', 'ri:message-2-fill', this.D.waiting], ['appearance', 'Appearance', 'ri:brush-fill'], ['plugins', 'Plugins', 'ri:plug-fill', 2], ['users', 'Users', 'ri:user-fill'], ['tools', 'Tools', 'ri:wrench-fill'], ['settings_page', 'Settings', 'ri:equalizer-fill']].map(([id, label, icon, badge]) => ({id: 'm_' + id, label, icon, badge, on: id === p, sub: id === p ? sub : []}));
    },
    posts() { const by = {title: x => x.name, date: x => x.date}[this.S.sort]; return by ? [...this.D.posts].sort((a, b) => by(a) < by(b) ? -1 : 1) : this.D.posts; },
    published() { return this.D.posts.length - this.D.drafts; },
    topTools() { return pb.acts([['add_block', 'plus', 'Block Inserter', {on: this.S.adding}], ['undo', 'undo', 'Undo'], ['redo', 'redo', 'Redo', {off: true}], ['outline', 'ri:list-indefinite', 'Document Overview', {on: this.S.outline}]]); },
    current() { return this.D.blocks.find(x => x.key === this.S.block) || this.D.blocks[0]; },
    blockTools() {
      const kind = this.current.kind;
      return [...pb.acts([['convert', {Paragraph: 'pilcrow', Heading: 'heading', Image: 'image', List: 'list', Quote: 'quote'}[kind], kind]]), ...pb.acts([['drag', 'grip-vertical', 'Drag'], ['up', 'chevron-up', 'Move up'], ['down', 'chevron-down', 'Move down'], ['align', 'align-left', 'Align text'], ['bold', 'bold', 'Bold'], ['italic', 'italic', 'Italic'], ['link', 'link', 'Link'], ['more_rich', 'chevron-down', 'More text controls'], ['block_more', 'dots-vertical', 'Options']])].map(x => ({...x, fn: x.id === 'block_more' ? x.id : 'k_' + x.id, id: x.id === 'block_more' ? x.id : 'k_' + x.id, on: this.S.style === 'k_' + x.id}));
    },
    library() { return [['Text', [['Paragraph', 'pilcrow'], ['Heading', 'heading', 'n_heading'], ['List', 'list', 'n_list'], ['Quote', 'quote', 'n_quote'], ['Code', 'code', 'n_code'], ['Details', 'list-collapse'], ['Preformatted', 'ri:code-box-line'], ['Pullquote', 'ri:double-quotes-l'], ['Table', 'table', 'n_table'], ['Verse', 'pen'], ['Classic', 'ri:keyboard-box-line'], ['Footnotes', 'ri:superscript']]], ['Media', [['Image', 'image', 'n_image'], ['Gallery', 'images', 'n_gallery'], ['Audio', 'music', 'n_audio'], ['Cover', 'wallpaper'], ['File', 'file', 'n_file'], ['Media & Text', 'ri:layout-left-line'], ['Video', 'video', 'n_video']]], ['Design', [['Buttons', 'rectangle-horizontal'], ['Columns', 'columns', 'n_columns'], ['Group', 'group'], ['More', 'ri:more-line'], ['Page Break', 'ri:separator'], ['Separator', 'minus', 'n_separator'], ['Spacer', 'ri:expand-vertical-s-line']]]]; },
    it() { return this.D.photos.find(x => x.key === this.S.file); },
    menus() {
      const m = list => list.map(([id, label, more]) => ({id, label, fn: id, ...more}));
      return {
        new: m([['n_post', 'Post'], ['n_media', 'Media'], ['n_page', 'Page'], ['n_user', 'User']]),
        me: m([['profile', 'Edit Profile'], ['log_out', 'Log Out']]),
        block: m([['b_copy', 'Copy', {keys: 'Ctrl+C'}], ['b_cut', 'Cut'], ['b_duplicate', 'Duplicate', {keys: 'Ctrl+Shift+D'}], ['b_before', 'Add before', {line: true}], ['b_after', 'Add after'], ['b_style', 'Copy styles', {line: true}], ['b_group', 'Group'], ['b_lock', 'Lock'], ['b_rename', 'Rename'], ['b_html', 'Edit as HTML'], ['b_pattern', 'Create pattern'], ['b_delete', 'Delete', {line: true}]]),
        editor: m([['e_code', 'Code editor'], ['e_full', 'Fullscreen mode', {on: true}], ['e_free', 'Distraction free', {on: false}], ['e_prefs', 'Preferences', {line: true}]]),
      }[this.S.open];
    },
    anchor() { return {new: 'new_menu', block: 'block_more', editor: 'more_editor'}[this.S.open] || this.S.open; },
    panels() { return [['categories', 'Categories'], ['tags', 'Tags'], ['discussion', 'Discussion']]; },
  },
  methods: {
    facts: pb.facts,
    go(id) { if (id.startsWith('k_')) this.S.style = id; else pb.does(this.S, this.acts, id); },
    tick(id) { pb.flip(this.S.ticked, id); },
    all() { this.S.ticked = this.S.ticked.length ? [] : this.D.posts.map(x => x.key); },
    state(x) { return x.draft ? 'Last Modified' : 'Published'; },
  },
})
