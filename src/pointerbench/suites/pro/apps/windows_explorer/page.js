({
  state: d => ({flips: 0, place: '', level: 3, reads: 0, open: '', chosen: '', clip: '', pasted: false, renaming: '', dialog: '', pane: false, view: 'details', sort: 'name', typing: false, tabs: d.tabs.length, packed: false, pinned: false, ticks: false, hidden: false, endings: false, done: false, readonly: false, hide: false, copying: false, sent: '', page: 0}),
  computed: {
    old() { return this.look === 'win10'; },
    tabs() { return this.D.tabs.map((label, n) => ({id: 't' + n, label, icon: 'flat-color-icons:folder', close_fn: n ? undefined : 'close_tab'})); },
    picked() { return this.D.files.find(x => x.key === this.S.chosen); },
    entries() { return [...this.D.folders, ...this.D.files]; },
    shown() {
      const by = {name: x => x.name.toLowerCase(), size: x => -x.size, modified: x => -Date.parse(x.date), type: x => x.type}[this.S.sort];
      return [...this.D.files].sort((a, b) => by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0);
    },
    columns() {
      const sorted = id => this.S.sort === id ? (id === 'size' || id === 'modified' ? 'down' : 'up') : undefined;
      return [{id: 'name', label: this.L.name, width: 'minmax(190px, 2.2fr)', sorted: sorted('name')}, {id: 'modified', label: this.L.modified, width: 'minmax(140px, 1fr)', sorted: sorted('modified'), fn: 'by_date'}, {id: 'type', label: this.L.type, width: 'minmax(120px, 1fr)', sorted: sorted('type'), fn: 'by_type'}, {id: 'size', label: this.L.size, width: 90, align: 'right', sorted: sorted('size'), fn: 'by_size'}];
    },
    rows() {
      const folders = this.D.folders.map(x => ({id: x.key, key: x.key, cells: {name: {text: x.name, icon: 'flat-color-icons:folder'}, modified: x.modified, type: 'File folder', size: ''}}));
      const files = this.shown.map(x => ({id: x.key, key: x.key, group: 'files', facts: this.facts(x, true), on: this.S.chosen === x.key, dim: this.S.clip === 'cut' && this.S.chosen === x.key, state: this.S.chosen === x.key ? 'selected' : '', cells: {name: {text: this.called(x), icon: x.icon}, modified: x.modified, type: x.type, size: x.size_text}}));
      return this.S.sort === 'size' ? [...files, ...folders] : [...folders, ...files];
    },
    steps() { return [...this.D.path, this.D.title].map((label, n) => ({id: 'p' + n, label})); },
    ways() { return [{id: 'back', icon: 'arrow-left', fn: 'back'}, {id: 'forward', icon: 'arrow-right', off: true}, {id: 'up', icon: 'arrow-up', fn: 'up'}, {id: 'refresh', icon: 'refresh', fn: 'refresh'}]; },
    places() {
      const rows = [], add = (name, icon, depth, rest) => rows.push({id: 'n' + rows.length, key: 'n' + rows.length, label: name, icon, depth, group: 'places', facts: {name: {value: name, text: name}}, leaf: true, ...rest});
      add('Home', 'fluent-color:home-20', 0); add('Gallery', 'fluent-color:image-20', 0);
      const icons = {Desktop: 'fluent-color:laptop-20', Downloads: 'flat-color-icons:download', Documents: 'flat-color-icons:document', Pictures: 'flat-color-icons:picture', Music: 'flat-color-icons:music', Videos: 'flat-color-icons:film-reel'};
      for (const name of ['Desktop', 'Downloads', 'Documents', 'Pictures', 'Music', 'Videos']) add(name, icons[name], 0, {note: ''});
      for (const name of this.D.pins) add(name, 'flat-color-icons:folder', 0);
      add('This PC', 'fluent-color:laptop-20', 0, {leaf: false, open: true});
      add('Windows (C:)', 'fluent-color:building-20', 1);
      for (const name of this.D.drives) add(name, 'fluent-color:database-20', 1, {on: this.D.path.includes(name)});
      add('Network', 'flat-color-icons:globe', 0);
      return rows;
    },
    tools() {
      const none = !this.picked, cold = !this.S.clip;
      return [{id: 'new', icon: 'fluent:add-circle-20-regular', text: this.L.new, drop: true, fn: 'new'}, {line: true}, {id: 'cut', icon: 'fluent:cut-20-regular', label: 'cut', fn: 'cut', off: none}, {id: 'copy', icon: 'fluent:copy-20-regular', label: 'copy', fn: 'copy', off: none}, {id: 'paste', icon: 'fluent:clipboard-paste-20-regular', label: 'paste', fn: 'paste', off: cold}, {id: 'rename', icon: 'fluent:rename-20-regular', label: 'rename', fn: 'rename', off: none}, {id: 'share', icon: 'fluent:share-ios-20-regular', label: 'share', fn: 'share', off: none}, {id: 'delete', icon: 'fluent:delete-20-regular', label: 'delete', fn: 'delete', off: none}, {line: true}, {id: 'sort', icon: 'fluent:arrow-sort-20-regular', text: this.L.sort, drop: true, fn: 'sort_menu'}, {id: 'view', icon: 'fluent:list-20-regular', text: this.L.view, drop: true, fn: 'view_menu'}, {line: true}, {id: 'more', icon: 'fluent:more-horizontal-20-regular', label: 'see more', fn: 'more'}, {gap: true}, {id: 'pane', icon: 'fluent:panel-right-20-regular', text: this.L.details, on: this.S.pane, fn: 'details_pane'}];
    },
    ribbon() {
      const none = !this.picked;
      return [
        {id: 'clip', label: 'Clipboard', items: [{id: 'pin', icon: 'fluent-color:pin-24', label: 'Pin to Quick access', size: 'large', fn: 'pin'}, {id: 'copy', icon: 'flat-color-icons:document', label: 'Copy', size: 'large', fn: 'copy', off: none}, {id: 'paste', icon: 'fluent-color:clipboard-24', label: 'Paste', size: 'large', fn: 'paste', off: !this.S.clip}, {id: 'cut', icon: 'fluent:cut-20-regular', label: 'Cut', fn: 'cut', off: none}, {id: 'copy_path', icon: 'fluent:link-20-regular', label: 'Copy path', fn: 'copy_path', off: none}, {id: 'link', icon: 'fluent:arrow-turn-down-right-20-regular', label: 'Paste shortcut', off: true}]},
        {id: 'organise', label: 'Organize', items: [{id: 'move', icon: 'flat-color-icons:right', label: 'Move to', size: 'large', drop: true, off: none}, {id: 'delete', icon: 'fluent-color:dismiss-circle-24', label: 'Delete', size: 'large', fn: 'delete', off: none}, {id: 'rename', icon: 'fluent-color:edit-24', label: 'Rename', size: 'large', fn: 'rename', off: none}]},
        {id: 'make', label: 'New', items: [{id: 'new', icon: 'flat-color-icons:folder', label: 'New item', size: 'large', drop: true, fn: 'new'}]},
        {id: 'opening', label: 'Open', items: [{id: 'properties', icon: 'fluent-color:checkmark-circle-24', label: 'Properties', size: 'large', fn: 'properties', off: none}, {id: 'share', icon: 'fluent-color:share-ios-24', label: 'Share', fn: 'share', off: none}, {id: 'sort', icon: 'fluent:arrow-sort-20-regular', label: 'Sort by', drop: true, fn: 'sort_menu'}, {id: 'view', icon: 'fluent:grid-20-regular', label: 'Layout', drop: true, fn: 'view_menu'}]},
        {id: 'select', label: 'Select', items: [{id: 'ticks', icon: 'fluent:checkbox-checked-20-regular', label: 'Item check boxes', fn: 'check_boxes'}, {id: 'none', icon: 'fluent:select-object-20-regular', label: 'Select none'}, {id: 'pane', icon: 'fluent:panel-right-20-regular', label: 'Details pane', fn: 'details_pane'}]},
      ];
    },
    menus() {
      return {
        new: [{id: 'folder', label: 'Folder', icon: 'flat-color-icons:folder'}, {id: 'shortcut', label: 'Shortcut', icon: 'fluent:link-20-regular'}, {id: 'text', label: 'Text Document', icon: 'flat-color-icons:document', line: true}, {id: 'sheet', label: 'Worksheet', icon: 'flat-color-icons:data-sheet'}, {id: 'zip', label: 'Compressed Folder', icon: 'flat-color-icons:package'}],
        sort: ['name', 'modified', 'type', 'size'].map(id => ({id: 'by_' + id, label: this.L[id], on: this.S.sort === id, fn: {modified: 'by_date', type: 'by_type', size: 'by_size'}[id]})),
        view: [{id: 'as_tiles', label: 'Extra large icons', icon: 'fluent:grid-20-regular', fn: 'as_tiles'}, {id: 'as_list', label: 'List', icon: 'fluent:list-20-regular'}, {id: 'as_details', label: 'Details', icon: 'fluent:text-bullet-list-square-20-regular', fn: 'as_details'}, {id: 'pane', label: 'Details pane', icon: 'fluent:panel-right-20-regular', line: true, fn: 'details_pane'}, {id: 'ticks', label: 'Item check boxes', icon: 'fluent:checkbox-checked-20-regular', line: true, fn: 'check_boxes'}, {id: 'endings', label: 'File name extensions', icon: 'fluent:document-text-20-regular', fn: 'extensions'}, {id: 'hidden', label: 'Hidden items', icon: 'fluent:eye-20-regular', fn: 'hidden_items'}],
        more: [{id: 'undo', label: 'Undo', icon: 'fluent:arrow-undo-20-regular'}, {id: 'pin', label: 'Pin to Quick access', icon: 'fluent:pin-20-regular', fn: 'pin'}, {id: 'all', label: 'Select all', icon: 'fluent:select-all-on-20-regular', line: true}, {id: 'none', label: 'Select none', icon: 'fluent:select-object-20-regular'}, {id: 'properties', label: 'Properties', icon: 'fluent:wrench-20-regular', line: true, fn: 'properties'}],
        context: [{id: 'open', label: 'Open', icon: 'fluent:open-20-regular', keys: 'Enter'}, {id: 'with', label: 'Open with', icon: 'fluent:app-generic-20-regular', sub: true}, {id: 'pin', label: 'Pin to Quick access', icon: 'fluent:pin-20-regular', fn: 'pin'}, {id: 'compress', label: 'Compress to', icon: 'fluent:folder-zip-20-regular', fn: 'compress', line: true}, {id: 'copy_path', label: 'Copy as path', icon: 'fluent:link-20-regular', keys: 'Ctrl+Shift+C', fn: 'copy_path'}, {id: 'properties', label: 'Properties', icon: 'fluent:wrench-20-regular', keys: 'Alt+Enter', line: true, fn: 'properties'}],
      };
    },
    strip() {
      const count = this.entries.length + ' ' + this.L.items, own = this.picked ? '1 item ' + this.L.selected + '  ' + this.picked.size_text : '';
      return [{text: count}, {line: true}, {text: own}, {gap: true}, {id: 'as_details', icon: 'fluent:text-bullet-list-square-20-regular', label: 'details', on: this.S.view === 'details', fn: 'as_details'}, {id: 'as_tiles', icon: 'fluent:grid-20-regular', label: 'large icons', on: this.S.view === 'tiles', fn: 'as_tiles'}];
    },
  },
  methods: {
    called(x) { return x.name + (this.S.endings || x.ending === 'csv' ? '.' + x.ending : ''); },
    facts(x, whole) {
      const all = {name: {value: this.called(x), text: this.called(x)}, size: {value: x.size, text: x.size_text}, modified: {value: x.date, text: x.modified}, type: {value: x.type, text: x.type}};
      return JSON.stringify(whole ? all : {name: all.name});
    },
    answer(id) { if (id === 'yes') this.S.done = true; this.S.dialog = ''; },
    act(id) {
      const S = this.S, was = S.open;
      S.open = '';
      if (['new', 'sort', 'view', 'more'].includes(id)) S.open = was === id ? '' : id;
      else if (['cut', 'copy'].includes(id)) S.clip = id;
      else if (id === 'copy_path') S.clip = 'path';
      else if (id === 'paste') S.pasted = true;
      else if (id === 'rename') S.renaming = S.chosen;
      else if (['share', 'delete', 'properties'].includes(id)) S.dialog = id;
      else if (id === 'pane') { S.pane = !S.pane; S.flips += 1; }
      else if (id.startsWith('by_')) S.sort = id.slice(3);
      else if (id.startsWith('as_')) S.view = id.slice(3);
      else if (id === 'back') S.place = -1;
      else if (id === 'up') S.level -= 1;
      else if (id === 'refresh') S.reads += 1;
      else if (id === 'pin') S.pinned = true;
      else if (id === 'compress') S.packed = true;
      else if (['ticks', 'endings', 'hidden'].includes(id)) S[id] = !S[id];
    },
  },
})
