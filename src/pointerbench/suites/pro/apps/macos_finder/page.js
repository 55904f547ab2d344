({
  state: d => ({view: 'list', sort: 'name', chosen: '', open: '', menu: '', dialog: '', did: '', place: '', tag: '', pane: false, tabbed: false, finding: false, scope: 'here', bin: false, copying: false, unfolded: [], shut: ['more', 'comments', 'preview'], field: '', locked: false, hide: true, tabs: 3, step: '', emptied: false, large: false}),
  computed: {
    entries() {
      const all = this.S.bin ? this.D.trash : this.S.finding ? this.D.entries.filter(x => !x.folder && x.look === this.sought.look) : this.D.entries;
      const by = {name: x => x.name.toLowerCase(), date: x => x.ago, size: x => -x.size, kind: x => x.kind}[this.S.sort];
      return [...all].sort((a, b) => by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0);
    },
    sought() { return this.D.entries.find(x => x.look === 'audio') || this.D.entries[0]; },
    it() { return [...this.D.entries, ...this.D.trash].find(x => x.key === this.S.chosen); },
    glyphs() { return {audio: 'ph:music-notes-fill', movie: 'ph:film-strip-fill', numbers: 'ph:table-fill', key: 'ph:presentation-chart-fill', pages: 'ph:article-fill', pdf: 'ph:file-text-fill'}; },
    film() { return this.entries.slice(Math.max(0, this.entries.findIndex(x => x.key === this.S.chosen) - 5)); },
    title() { return this.S.bin ? 'Trash' : this.S.finding ? 'Searching “' + this.D.title + '”' : this.D.title; },
    columns() { return [['name', 'Name'], ['date', 'Date Modified'], ['size', 'Size'], ['kind', 'Kind']].map(([id, label]) => ({id, label, fn: 'by_' + id})); },
    views() { return [['icons', 'layout-grid', 'as Icons'], ['list', 'list', 'as List'], ['columns', 'columns-3', 'as Columns'], ['gallery', 'gallery-thumbnails', 'as Gallery']].map(([id, icon, label]) => ({id, icon: {'layout-grid': 'lucide:layout-grid', list: 'lucide:list', 'columns-3': 'lucide:columns-3', 'gallery-thumbnails': 'lucide:gallery-thumbnails'}[icon], label, fn: 'as_' + id})); },
    tools() { return [{id: 'group', icon: 'fluent:apps-list-20-regular', label: 'Group', drop: true}, {id: 'share', icon: 'lucide:share', label: 'Share'}, {id: 'tags', icon: 'lucide:tag', label: 'Edit Tags'}, {id: 'action', icon: 'lucide:circle-ellipsis', label: 'Action', drop: true}]; },
    sections() {
      const D = this.D, p = (name, icon, more) => ({key: 'p-' + name, name, icon, ...more});
      return [
        {name: 'Favorites', items: [p('AirDrop', 'mingcute:airdrop-line'), p('Recents', 'lucide:clock'), p('Applications', 'mingcute:appstore-line'), p('Desktop', 'lucide:dock'), p('Documents', 'lucide:file'), p('Downloads', 'lucide:circle-arrow-down'), ...D.pins.map(n => p(n, 'lucide:folder')), p(D.home, 'lucide:house')]},
        {name: 'iCloud', items: [p('iCloud Drive', 'lucide:cloud'), p('Shared', 'lucide:folder-open')]},
        {name: 'Locations', items: [p(D.mac, 'lucide:laptop', {grey: true}), p(D.disk, 'lucide:hard-drive', {grey: true, eject: true}), p(D.server, 'lucide:monitor', {grey: true}), p('Network', 'lucide:globe', {grey: true})]},
        {name: 'Tags', items: D.tags.map(t => ({...t, dot: t.ink, group: 'tags'})).concat({key: 't-all', name: 'All Tags…', icon: 'lucide:circle', grey: true, group: 'tags'})},
      ];
    },
    steps() { return this.S.bin ? [{id: 'p0', label: 'Trash', trash: true}] : ['Macintosh HD', 'Users', this.D.home, 'Documents', this.D.title].concat(this.it && !this.it.folder ? [this.it.name] : []).map((label, n) => ({id: 'p' + n, label})); },
    more() { const x = this.it, all = [['Created', x.created], ['Modified', x.modified], ['Last opened', x.modified]]; return x.photo ? [...all, ['Dimensions', x.pixels]] : ['audio', 'movie'].includes(x.look) ? [...all, ['Duration', x.length]] : all; },
    info() {
      const x = this.it, rows = all => all.map(([name, value]) => ({name, value}));
      return [
        {id: 'general', name: 'General', rows: rows([['Kind', x.kind], ['Size', x.bytes], ['Where', '…/Documents/' + this.D.title], ['Created', x.created], ['Modified', x.modified]]), checks: [['stationery', 'Stationery pad', false], ['locked', 'Locked', this.S.locked]]},
        {id: 'more', name: 'More Info'},
        {id: 'naming', name: 'Name & Extension', field: x.name, checks: [['hide', 'Hide extension', this.S.hide]]},
        {id: 'comments', name: 'Comments'},
        {id: 'opening', name: 'Open with', choice: x.app + '.app (default)', say: 'Use this application to open all documents like this one.', push: 'Change All…'},
        {id: 'preview', name: 'Preview'},
        {id: 'rights', name: 'Sharing & Permissions', people: [[this.D.home + ' (Me)', 'Read & Write'], ['staff', 'Read only'], ['everyone', 'Read only']]},
      ];
    },
    menus() {
      const e = (id, label, more) => ({id, label, fn: id, ...more}), none = !this.it, name = none ? '' : '“' + this.it.name + '”';
      const ends = [e('look', 'Quick Look', {off: none}), e('share', 'Share…', {off: none})];
      const own = [e('info', 'Get Info', {off: none}), e('rename', 'Rename', {off: none}), e('compress', 'Compress ' + name, {off: none}), e('duplicate', 'Duplicate', {off: none}), e('alias', 'Make Alias', {off: none})];
      return {
        context: [{id: 'open_it', label: 'Open', fn: 'open_it'}, e('open_with', 'Open With', {sub: true}), e('trash', 'Move to Trash', {line: true}), {...own[0], line: true}, ...own.slice(1), ends[0], e('copy', 'Copy', {line: true}), ends[1], {id: 'tags_all', label: 'Tags…', fn: 'tags', line: true}, e('actions', 'Quick Actions', {sub: true, line: true})],
        action: [e('new_folder', 'New Folder'), {id: 'open_tab', label: 'Open in New Tab', fn: 'open_tab', off: true}, e('trash', 'Move to Trash', {line: true, off: none}), {...own[0], line: true}, ...own.slice(1), ends[0], e('clean', 'Clean Up', {line: true, off: true}), e('options', 'Show View Options')],
        group: ['None', 'Name', 'Kind', 'Application', 'Date Last Opened', 'Date Added', 'Date Modified', 'Date Created', 'Size', 'Tags'].map((label, n) => ({id: 'group' + n, key: 'group' + n, label, line: n === 1, on: !n, group: 'groupings', facts: {name: {value: label, text: label}}})),
      };
    },
    bars() {
      const e = (id, label, more) => ({id, label, fn: id, ...more}), none = !this.it, S = this.S;
      return [
        {id: 'file', label: 'File', items: [e('new_window', 'New Finder Window', {keys: '⌘N'}), e('new_folder', 'New Folder', {keys: '⇧⌘N'}), e('smart', 'New Smart Folder'), e('new_tab', 'New Tab', {keys: '⌘T'}), e('open_it', 'Open', {keys: '⌘O', off: none}), e('close_window', 'Close Window', {keys: '⌘W'}), e('info', 'Get Info', {keys: '⌘I', off: none, line: true}), e('rename', 'Rename', {off: none}), e('compress', 'Compress', {off: none}), e('duplicate', 'Duplicate', {keys: '⌘D', off: none}), e('alias', 'Make Alias', {keys: '⌘L', off: none}), e('look', 'Quick Look', {keys: '⌘Y', off: none}), e('print', 'Print', {keys: '⌘P', off: none}), e('trash', 'Move to Trash', {keys: '⌘⌫', off: none, line: true}), e('eject', 'Eject', {keys: '⌘E', off: true}), e('find', 'Find', {keys: '⌘F', line: true})]},
        {id: 'edit', label: 'Edit', items: [e('undo', 'Undo Move', {keys: '⌘Z'}), e('copy', 'Copy', {keys: '⌘C', off: none}), e('paste', 'Paste Item', {keys: '⌘V'}), e('all', 'Select All', {keys: '⌘A'}), e('clipboard', 'Show Clipboard', {line: true})]},
        {id: 'view', label: 'View', items: [...this.views.map((v, n) => ({...v, icon: undefined, id: 'as_' + v.id, on: S.view === v.id, keys: '⌘' + (n + 1)})), e('pane', S.pane ? 'Hide Preview' : 'Show Preview', {line: true, keys: '⇧⌘P'}), e('pathbar', 'Hide Path Bar', {keys: '⌥⌘P'}), e('statusbar', 'Hide Status Bar', {keys: '⌘/'}), e('options', 'Show View Options', {keys: '⌘J', line: true})]},
        {id: 'go', label: 'Go', items: [e('back', 'Back', {keys: '⌘['}), e('forward', 'Forward', {keys: '⌘]', off: true}), e('up', 'Enclosing Folder', {keys: '⌘↑'}), ...['Recents', 'Documents', 'Desktop', 'Downloads', 'Home', 'Computer', 'AirDrop', 'Network', 'iCloud Drive', 'Shared', 'Applications', 'Utilities'].map((label, n) => ({id: 'go' + n, key: 'go' + n, label, line: !n, group: 'goes', facts: {name: {value: label, text: label}}})), e('goto', 'Go to Folder…', {keys: '⇧⌘G', line: true}), e('server', 'Connect to Server…', {keys: '⌘K'})]},
        {id: 'window', label: 'Window', items: [e('minimise', 'Minimize', {keys: '⌘M'}), e('zoom', 'Zoom'), e('merge', 'Merge All Windows', {line: true})]}, {id: 'help', label: 'Help', items: [e('help', 'macOS Help')]},
      ];
    },
  },
  methods: {
    sign(x, size) { return x.photo ? Vue.h(Vue.resolveComponent('PbPhoto'), {id: x.photo, class: 'pic', style: {maxWidth: size + 'px', height: Math.round(size * .75) + 'px'}}) : Vue.h('i', {class: ['fi', x.look], style: {fontSize: size + 'px'}, 'data-ending': size > 30 ? x.ending : null}, this.glyphs[x.look] ? [Vue.h(Vue.resolveComponent('PbIcon'), {name: this.glyphs[x.look], size: Math.round(size * .46), 'data-el': 'skip'})] : []); },
    pack(x, names) { return JSON.stringify(Object.fromEntries(Object.entries({name: x.name, kind: x.kind, size: {value: x.size, text: x.size_text}, date: {value: -(x.ago || 0), text: x.modified}}).filter(([n]) => names.includes(n)).map(([n, v]) => [n, typeof v === 'object' ? v : {value: v, text: v}]))); },
    lead(x) { return {group: x.folder && this.S.view === 'list' ? 'folders' : 'files', key: x.key, facts: this.pack(x, this.S.view === 'list' && !this.S.pane ? ['name', 'kind', ...(x.folder ? [] : ['size', 'date'])] : ['name'])}; },
    tint(key) { return this.D.tags.find(t => t.key === key).ink; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    act(id) {
      const S = this.S, was = S.open;
      S.open = S.menu = '';
      if (['group', 'action', 'tags'].includes(id)) S.open = was === id ? '' : id;
      else if (id.startsWith('as_')) S.view = id.slice(3);
      else if (['info', 'goto', 'look', 'empty'].includes(id)) S.dialog = id;
      else if (id === 'find') S.finding = true;
      else if (id === 'pane') S.pane = !S.pane;
      else if (id === 'tags_all') S.open = 'tags';
      else S.did = id;
    },
  },
})
