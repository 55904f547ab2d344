({
  components: {NvrView: {
    props: {cam: Object, came: {type: Array, default: () => []}, ir: Boolean, stamp: String, boxes: Boolean, near: Boolean},
    computed: {
      eye() { const [x, y] = this.came.length ? this.came[0].thing.at : [0, 0]; return this.near && this.came.length ? {...this.cam.eye, look: [x, y, .8], far: 5.6, pitch: 22} : this.cam.eye; },
      style() { return {sky: this.cam.indoor ? ['#70757a', '#8e9396'] : ['#b4c4d2', '#dde3e6'], dull: .44, shadow: .32}; },
      things() { return [...this.cam.things, ...this.came.map(one => one.thing)]; },
    },
    methods: {
      framed(one, at) { const [w, d, h] = one.size, [x, y] = one.thing.at, all = [-1, 1].flatMap(i => [-1, 1].flatMap(j => [0, h].map(z => at([x + i * w / 2, y + j * d / 2, z])))), xs = all.map(p => p[0]), ys = all.map(p => p[1]); return {left: Math.min(...xs) + 'px', top: Math.min(...ys) + 'px', width: Math.max(...xs) - Math.min(...xs) + 'px', height: Math.max(...ys) - Math.min(...ys) + 'px'}; },
    },
    template: `<div class="nv" :class="{ir}"><pb-space :things="things" :eye="eye" :style_of="style"><template #default="{at}"><template v-if="boxes"><div v-for="(one, n) in came" :key="n" class="bb" data-el="none" :style="framed(one, at)"><span>{{ one.label }} {{ 91 - 7 * n }}%</span></div></template></template></pb-space><i class="grain"></i><span v-if="stamp" class="stamp">{{ stamp }}</span></div>`,
  }},
  state: d => ({page: 'live', group: '', camera: 'c0', kind: 'alerts', reviewed: false, picked: [], opened: '', edit: false, stats: false, full: false, side: 'Events', span: 'e1', tab: 'ui', zone: '', view: 'details', log: 'frigate', order: '', off: [], members: [], done: {}, sized: '', preset: '', open: '', dialog: '', typing: '', notice: false, did: '', on: {live_auto: true, alert_videos: true, d_boxes: true, d_stamp: false, d_zones: false, d_masks: false, d_motion: true, d_regions: false}, sw: {detect: true, record: true, snapshots: true, audio: false, tracking: false, enabled: true}}),
  computed: {
    one() { return this.cam(this.S.camera); },
    others() { return this.D.cameras.filter(c => c.key !== this.S.camera).slice(0, 5); },
    guests() { return this.one.came.length ? this.one.came : this.D.reviews[0].came; },
    icons: () => ({person: 'mdi:walk', car: 'mdi:car', dog: 'mdi:dog-side', package: 'mdi:package-variant-closed'}),
    pages: () => [['live', 'Live', 'mdi:video', 'camera'], ['review', 'Review', 'mdi:play-box-multiple-outline', 'recording'], ['explore', 'Explore', 'mdi:creation-outline'], ['exports', 'Export', 'mdi:export-variant']],
    groups() { return [['', 'All cameras', 'mdi:home'], ...this.D.groups.map((x, n) => [x, x, ['mdi:leaf', 'mdi:shield-outline', 'mdi:car-outline'][n]])]; },
    kinds() { const c = this.D.counts; return [['alerts', 'Alerts · ' + c.alerts, '#dc2626'], ['detections', 'Detections · ' + c.detections, '#f97316'], ['motion', 'Motion', '#eab308']]; },
    fabs() { return this.S.edit ? pb.acts([['edit_off', 'mdi:check', 'Exit editing'], ['fullscreen', 'mdi:fullscreen', 'Fullscreen']]) : pb.acts([['edit_on', 'mdi:view-dashboard-edit-outline', 'Edit layout'], ['fullscreen', 'mdi:fullscreen', 'Fullscreen']]); },
    switches() { const w = this.S.sw, of = (id, icon, label) => ({id: 'sw_' + id, icon, label, on: w[id], fn: id + (w[id] ? '_off' : '_on')}); return [...pb.acts([['fullscreen', 'mdi:fullscreen', 'Fullscreen'], ['pip', 'mdi:picture-in-picture-bottom-right', 'Picture in Picture'], ['talk', 'mdi:microphone-off', 'Two Way Talk'], ['listen', 'mdi:volume-off', 'Camera Audio']]), of('enabled', 'mdi:power', 'Camera'), of('detect', 'mdi:account-eye-outline', 'Detect'), of('record', 'mdi:record-rec', 'Recording'), of('snapshots', 'mdi:image-outline', 'Snapshots'), of('audio', 'mdi:ear-hearing', 'Audio Detect'), of('tracking', 'mdi:crosshairs-gps', 'Autotracking'), ...pb.acts([['stream', 'mdi:cog-outline', 'Stream settings']])]; },
    steers: () => pb.acts([['pan_left', 'mdi:chevron-left', 'Move PTZ left'], ['tilt_up', 'mdi:chevron-up', 'Move PTZ up'], ['tilt_down', 'mdi:chevron-down', 'Move PTZ down'], ['pan_right', 'mdi:chevron-right', 'Move PTZ right'], ['zoom_in', 'mdi:magnify-plus-outline', 'Zoom in'], ['zoom_out', 'mdi:magnify-minus-outline', 'Zoom out'], ['focus_in', 'mdi:focus-field-horizontal', 'Focus in'], ['focus_out', 'mdi:blur', 'Focus out'], ['center', 'mdi:target', 'Click in frame to center']]),
    picks() { return pb.acts([['export_many', 'mdi:export-variant', 'Export', {text: 'Export'}], ['mark', 'mdi:check-circle-outline', 'Mark as Reviewed', {text: 'Mark as reviewed'}], ['remove', 'mdi:delete-outline', 'Delete', {text: 'Delete'}]]); },
    controls: () => pb.acts([['sound', 'mdi:volume-high', 'Mute'], ['back10', 'mdi:rewind-10', 'Back 10 seconds'], ['pause', 'mdi:pause', 'Pause'], ['on10', 'mdi:fast-forward-10', 'Forward 10 seconds'], ['speed', '', '1x'], ['submit', 'mdi:image-plus-outline', 'Submit frame'], ['fullscreen', 'mdi:fullscreen', 'Fullscreen']]),
    objects: () => pb.acts([['similar', 'mdi:image-search-outline', 'Find similar'], ['more', 'mdi:dots-vertical', 'More']]),
    exporting: () => pb.acts([['share', 'mdi:share-variant', 'Share export'], ['download', 'mdi:download', 'Download'], ['rename', 'mdi:pencil-outline', 'Edit name'], ['erase', 'mdi:delete-outline', 'Delete']]),
    shapes: () => pb.acts([['edit', 'mdi:pencil-outline', 'Edit'], ['copy', 'mdi:content-copy', 'Copy coordinates'], ['erase', 'mdi:delete-outline', 'Delete']]),
    tabs: () => [['ui', 'UI'], ['classify', 'Classification'], ['cameras', 'Cameras'], ['zones', 'Masks / Zones'], ['motion', 'Motion Tuner'], ['debug', 'Debug'], ['users', 'Users'], ['notify', 'Notifications']],
    prefs: () => [['', 'Live Dashboard', ''], ['live_auto', 'Automatic Live View', 'Automatically switch to a camera’s live view when activity is detected.'], ['alert_videos', 'Play Alert Videos', 'By default, recent alerts on the Live dashboard play as small looping videos.'], ['clear_layouts', 'Stored Layouts', 'The layout of cameras in a camera group can be dragged or resized. The positions are stored in your browser.', 'Clear All Layouts'], ['clear_streams', 'Camera Group Streaming Settings', 'Streaming settings for each camera group are stored in your browser’s local storage.', 'Clear All Streaming Settings'], ['', 'Recordings Viewer', ''], ['rate', 'Default Playback Rate', 'Default playback rate for recordings playback.', '1x'], ['', 'Calendar', ''], ['weekday', 'First Weekday', 'The day that the weeks of the review calendar begin on.', 'Sunday'], ['', 'Timeline', ''], ['clock', 'Time Format', 'How the times of review items and recordings are written.', '12 hours']],
    masks: () => [['add_zone', 'Zones', 'Add zone', 'Define a specific area of the frame.'], ['add_motion', 'Motion Masks', 'New motion mask', 'Prevent unwanted motion from triggering.'], ['add_object', 'Object Masks', 'New object mask', 'Filter false positives in an area.']],
    debugs: () => [['d_boxes', 'Bounding boxes', 'Show bounding boxes around tracked objects'], ['d_stamp', 'Timestamp', 'Overlay a timestamp on the image'], ['d_zones', 'Zones', 'Show an outline of any defined zones'], ['d_masks', 'Motion masks', 'Show motion mask polygons'], ['d_motion', 'Motion boxes', 'Show boxes where motion is detected'], ['d_regions', 'Regions', 'Show a box of the region sent to the detector']],
    spans: () => [['e1', 'Last Hour'], ['e4', 'Last 4 Hours'], ['e8', 'Last 8 Hours'], ['e12', 'Last 12 Hours'], ['e24', 'Last 24 Hours'], ['e_line', 'Select from Timeline'], ['e_custom', 'Custom']],
    poplist() { return this.S.open === 'cameras' ? [['all', 'All Cameras', 'f_all'], ...this.D.cameras.map(c => [c.key, c.name])] : [['all', 'All Labels', 'f_all'], ...[['person', 'Person'], ['car', 'Car'], ['dog', 'Dog'], ['package', 'Package'], ['bark', 'Bark'], ['speech', 'Speech'], ['cat', 'Cat']].map(x => [...x, 'f_' + x[0]])]; },
    times() { const m = +this.D.clock.slice(0, 2) * 60 + +this.D.clock.slice(3); return Array.from({length: 18}, (_, n) => [this.before(50 * n + 20), 3 + n * 5.4]); },
    storageHeads() { return [['name', 'Camera', 1.4, ''], ['text', 'Storage Used', 1, 'right'], ['part', 'Percentage of Total Used', 1.2, 'right'], ['band', 'Bandwidth', 1, 'right']].map(([id, label, w, align]) => ({id, label, width: `minmax(0, ${w}fr)`, align, fn: 'by_' + id})); },
    storage() { return this.D.health.rows.map(r => ({id: r.key, key: r.key, group: 'storage', on: this.S.opened === r.key, facts: JSON.parse(this.pack({name: r.name, space: [r.space, r.text]})), cells: {...r}})); },
    logActs: () => pb.acts([['copy_log', 'mdi:content-copy', 'Copy to Clipboard', {text: 'Copy to Clipboard'}], ['download_log', 'mdi:download', 'Download Logs', {text: 'Download'}], ['filter_log', 'mdi:filter', 'Filter', {text: 'Filter'}]]),
    lines() { const ink = {info: '#60a5fa', warning: '#f59e0b', error: '#ef4444', debug: '#9ca3af'}; return this.D.log.map(g => ({id: g.key, key: g.key, group: 'lines', on: this.S.opened === g.key, facts: JSON.parse(this.pack({text: g.text, tag: g.tag})), cells: {...g, kind: {text: g.kind, dot: ink[g.kind]}}})); },
    details() { const o = this.D.found[0]; return [['Label', o.label, 'sub_label', 'Edit sub label'], ['Top Score', o.percent], ['Recognized Plate', 'None', 'plate', 'Edit license plate'], ['Camera', this.cam(o.camera).name], ['Timestamp', o.time], ['Zones', this.D.zones[0].name.replaceAll('_', ' ')]]; },
    menus() {
      const e = list => list.map(([id, label, more]) => ({id, label, fn: id, ...more}));
      return {
        gear: e([['t1', 'System', {title: 'System'}], ['metrics', 'System metrics', {icon: 'mdi:chart-line'}], ['system_logs', 'System logs', {icon: 'mdi:format-list-bulleted'}], ['t2', 'Configuration', {title: 'Configuration'}], ['m_settings', 'Settings', {icon: 'mdi:cog-outline'}], ['m_config', 'Configuration Editor', {icon: 'mdi:pencil-box-outline'}], ['t3', 'Appearance', {title: 'Appearance'}], ['m_dark', 'Dark Mode', {icon: 'mdi:weather-night', sub: []}], ['m_theme', 'Theme', {icon: 'mdi:palette-outline', sub: []}], ['t4', 'Help', {title: 'Help'}], ['m_docs', 'Documentation', {icon: 'mdi:book-open-variant'}], ['m_restart', 'Restart Frigate', {icon: 'mdi:restart', line: true}]]).map(x => x.title ? {title: x.title, id: x.id} : x),
        camera: [{title: this.one.name, id: 'tt'}, ...e([['k_listen', 'Unmute', {icon: 'mdi:volume-high'}], ['k_muteall', 'Mute All Cameras', {icon: 'mdi:volume-off'}], ['k_stats', 'Hide Stats', {icon: 'mdi:chart-box-outline', line: true}], ['k_debug', 'Debug View', {icon: 'mdi:bug-outline'}], ['k_off', 'Turn Camera Off', {icon: 'mdi:power', line: true}], ['k_streaming', 'Streaming Settings', {icon: 'mdi:cog-outline'}], ['k_notify', 'Suspend Notifications', {icon: 'mdi:bell-off-outline', sub: []}], ['k_reset', 'Reset Zoom', {icon: 'mdi:magnify-close', line: true}]])],
      };
    },
  },
  methods: {
    pack: pb.facts, flip: pb.flip,
    cam(key) { return this.D.cameras.find(c => c.key === key); },
    before(minutes) { const [h, m] = this.D.clock.split(':').map(Number), at = (h * 60 + m - minutes + 2880) % 1440, hour = Math.floor(at / 60); return `${String(hour % 12 || 12).padStart(2, '0')}:${String(at % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`; },
    ticks(x) { return pb.steps(Math.max(...x.values), 4).map(at => ({at, label: at + (x.unit === '%' ? '%' : '')})); },
    middle(z) { return [0, 1].map(k => z.points.reduce((sum, p) => sum + p[k], 0) / z.points.length * 100 - (k ? 2 : 5)); },
    act(id) {
      const S = this.S, turn = name => s => { s.sw[name] = !s.sw[name]; };
      pb.does(S, {go_live: {page: 'live'}, go_review: {page: 'review'}, go_explore: {page: 'explore'}, go_exports: {page: 'exports'}, add_group: {dialog: 'group'}, edit_on: {edit: true}, edit_off: {edit: false}, back: {page: S.page === 'camera' ? 'live' : 'review'}, history: {page: 'recording'}, to_live: {page: 'camera'}, unselect: {picked: []}, export: {dialog: 'export'}, no: {dialog: ''}, metrics: {page: 'system'}, system_logs: {page: 'logs'}, m_settings: {page: 'settings'}, k_stats: {stats: false}, view_export: {notice: false, did: 'view_export'}, ...Object.fromEntries(Object.keys(S.sw).map(x => ['sw_' + x, turn(x)]))}, id);
    },
  },
})
