({
  state: d => ({page: 'content', open: '', dialog: '', ticked: [], row: '', sort: '', status: '', filter: false, side: 'info', typing: '', toast: false, live: false, did: '', field: '', style: '', version: '', type: '', asset: '', note: '', view: '', pill: '', chosen: '', tag: '', required: false, done: false}),
  computed: {
    acts() {
      const at = open => ({open}), page = page => ({page});
      return {t_model: page('model'), t_content: page('content'), t_media: page('media'), apps: at('apps'), config: at('config'), space: at('space'), help: at('help'), me: at('me'), search: {typing: 'all'}, find: {typing: 'list'}, add: at('add'), publish_menu: at('publish_menu'), entry_more: at('entry_more'), filter: {filter: '!'}, side_info: {side: 'info'}, side_comments: {side: 'comments'}, back: S => { S.did = 'back'; S.page = S.page === 'fields' ? 'model' : 'content'; }, add_field: {dialog: 'field'}, schedule: {dialog: 'schedule'}, close_dialog: {dialog: ''}, cancel_dialog: {dialog: ''}, close_toast: {toast: false}, clear_filter: {status: ''}, only_published: {status: 'Published'}, only_changed: {status: 'Changed'}, only_draft: {status: 'Draft'}, only_archived: {status: 'Archived'}, comment: {typing: 'comment'}, deselect: {ticked: [], did: 'deselect'}, publish: {live: true}};
    },
    tabs() { const p = this.S.page; return pb.acts([['t_home', 'ri:home-5-fill', 'Home'], ['t_model', 'ri:wrench-fill', 'Content model'], ['t_content', 'ri:pen-nib-fill', 'Content'], ['t_media', 'ri:image-fill', 'Media'], ['apps', 'ri:puzzle-fill', 'Apps', {drop: 'caret'}]]).map(x => ({...x, text: x.label, on: x.id === {model: 't_model', fields: 't_model', content: 't_content', entry: 't_content', media: 't_media'}[p]})); },
    tone() { return {Published: ['#cdf3d4', '#006d23'], Changed: ['#ceecff', '#0059c8'], Draft: ['#fdf1d6', '#a65800'], Archived: ['#e7ebee', '#414d63']}; },
    columns() { return [{id: 'tick', label: 'Select all entries', width: 44, check: this.S.ticked.length === this.D.entries.length, fn: 'tick_all'}, {id: 'name', label: 'Name', width: 'minmax(200px, 2.4fr)', fn: 'sort_name', sorted: this.S.sort === 'name' ? 'up' : undefined}, {id: 'type', label: 'Content type', width: 'minmax(110px, 1fr)'}, {id: 'updated', label: 'Updated', width: 110, fn: 'sort_updated', sorted: this.S.sort === 'updated' ? 'up' : this.S.sort ? undefined : 'down'}, {id: 'who', label: 'Last updated by', width: 'minmax(172px, 1fr)'}, {id: 'status', label: 'Status', width: 106}, {id: 'more', label: '', width: 48}]; },
    listed() { const by = {name: x => x.name, updated: x => -this.D.entries.indexOf(x)}[this.S.sort], list = this.D.entries.filter(x => !this.S.status || x.status === this.S.status); return by ? [...list].sort((a, b) => by(a) < by(b) ? -1 : 1) : list; },
    rows() { return this.listed.map(x => ({id: x.key, key: x.key, group: 'entries', on: this.S.ticked.includes(x.key), facts: pb.facts({name: x.name, type: x.type, status: x.status}), cells: {tick: {check: this.S.ticked.includes(x.key)}, name: {text: x.name, link: true}, type: x.type, updated: x.updated, who: {text: x.who.name, face: x.who}, status: {text: x.status, badge: this.tone[x.status][0], badge_ink: this.tone[x.status][1]}, more: {acts: [{id: 'more', icon: 'dots', label: 'Actions'}]}}})); },
    types() { return this.D.types.map(x => ({id: x.key, key: x.key, group: 'types', facts: pb.facts({name: x.name, count: [x.count, String(x.count)]}), cells: {name: {text: x.name, link: true}, text: x.text, count: String(x.count), who: x.who, day: x.day, status: {text: 'Active', badge: '#cdf3d4', badge_ink: '#006d23'}, more: {acts: [{id: 'more', icon: 'dots', label: 'Actions'}]}}})); },
    fields() { return [['Title', 'Short text', 'type', 'Entry title'], ['Slug', 'Short text', 'type'], ['Lead', 'Short text', 'type'], ['Body', 'Rich text', 'ri:article-line'], ['Publish date', 'Date & time', 'calendar'], ['Author', 'Reference', 'link'], ['Category', 'References, many', 'link'], ['Hero image', 'Media', 'image'], ['Reading time', 'Integer', 'hash'], ['Tags', 'Short text, list', 'list'], ['Location', 'Location', 'map-pin'], ['Comments allowed', 'Boolean', 'ri:toggle-line']].map((x, n) => ({key: 'f' + n, label: x[0], type: x[1], icon: x[2], chip: x[3]})); },
    pens() { return pb.acts([['bold', 'bold', 'Bold'], ['italic', 'italic', 'Italic'], ['underline', 'underline', 'Underline'], ['more_marks', 'dots', 'More'], ['link', 'link', 'Hyperlink'], ['quote', 'quote', 'Blockquote'], ['bullets', 'list', 'UL'], ['numbers', 'list-numbered', 'OL'], ['rule', 'minus', 'HR'], ['table', 'table', 'Table']]).map(x => ({...x, id: 'pen_' + x.id, fn: 'pen_' + x.id, on: this.S.style === 'pen_' + x.id})); },
    menus() {
      const m = list => list.map(([id, label, more]) => ({id, label, fn: id, ...more}));
      return {
        row: m([['edit_entry', 'Edit'], ['copy_entry', 'Duplicate'], ['archive_entry', 'Archive'], ['delete_entry', 'Delete']]),
        add: [{title: 'All content types'}, ...this.D.types.map((x, n) => ({id: ['new_post', 'new_author', 'new_category'][n] || 'new' + n, label: x.name, fn: ['new_post', 'new_author', 'new_category'][n]}))],
        publish_menu: [{title: 'Change status to'}, ...m([['archive_now', 'Archive'], ['unpublish', 'Unpublish'], ['schedule', 'Set Schedule', {line: true, icon: 'calendar-clock'}], ['add_release', 'Add to release', {icon: 'rocket'}]])],
        entry_more: m([['embed', 'Embed in app'], ['dup_this', 'Duplicate'], ['copy_id', 'Copy entry ID'], ['delete_this', 'Delete', {line: true}]]),
        apps: m([['market', 'Marketplace'], ['installed', 'Installed apps'], ['custom', 'Custom apps']]),
        config: m([['locales', 'Locales'], ['roles', 'Roles & permissions'], ['users', 'Users'], ['keys', 'API keys'], ['hooks', 'Webhooks'], ['previews', 'Content preview'], ['envs', 'Environments']]),
        space: m([['master', 'master', {on: true}], ['staging', 'staging', {on: false}]]),
        me: m([['account', 'Account settings'], ['log_out', 'Log out']]),
      }[this.S.open];
    },
    anchor() { return this.S.open === 'row' ? this.S.row + '-more' : this.S.open; },
  },
  methods: {
    facts: pb.facts,
    go(id) { if (id.startsWith('pen_')) this.S.style = id; else pb.does(this.S, this.acts, id); },
    tick(id) { pb.flip(this.S.ticked, id); },
    all() { this.S.ticked = this.S.ticked.length === this.D.entries.length ? [] : this.D.entries.map(x => x.key); },
    menu(id) { this.S.row = id; this.S.open = 'row'; },
    kinds() { return this.D.types; },
  },
})
