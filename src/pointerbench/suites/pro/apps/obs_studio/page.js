({
  state: d => ({scene: 's0', chosen: '', menu: '', open: '', dialog: '', live: false, recording: false, studio: false, camera: false, did: '', seen: '', fixed: '', hush: '', field: '', hidden: d.sources.filter(x => !x.shown).map(x => x.key), locked: d.sources.filter(x => x.locked).map(x => x.key), muted: d.tracks.filter(x => x.muted).map(x => x.key), moved: '', time: d.duration, sheet: 'output', place: '', removed: false}),
  computed: {
    it() { return this.D.sources.find(x => x.key === this.S.chosen); },
    visible() { return [...this.D.sources].reverse().filter(x => !this.S.hidden.includes(x.key)); },
    sceneTools() { return [['scene_add', 'mdi:plus', 'Add scene'], ['scene_cut', 'mdi:minus', 'Remove scene'], ['scene_filters', 'mdi:filter-variant', 'Open scene filters'], ['scene_up', 'mdi:chevron-up', 'Move scene up'], ['scene_down', 'mdi:chevron-down', 'Move scene down']].map(([id, icon, label]) => ({id, icon, label})); },
    sourceTools() { return [['source_add', 'mdi:plus', 'Add source'], ['source_cut', 'mdi:minus', 'Remove source', 1], ['source_props', 'mdi:cog', 'Open source properties', 1], ['source_up', 'mdi:chevron-up', 'Move source up', 1], ['source_down', 'mdi:chevron-down', 'Move source down', 1]].map(([id, icon, label, need]) => ({id, icon, label, off: need && !this.it})); },
    controls() { const S = this.S; return [{id: 'stream', label: S.live ? 'Stop Streaming' : 'Start Streaming', fn: S.live ? 'stop_stream' : 'start_stream', on: S.live}, {id: 'record', label: S.recording ? 'Stop Recording' : 'Start Recording', fn: S.recording ? 'stop_record' : 'start_record', on: S.recording, pause: S.recording}, {id: 'camera', label: 'Start Virtual Camera', fn: 'camera', gear: true}, {id: 'studio', label: 'Studio Mode', fn: S.studio ? 'leave_studio' : 'studio', on: S.studio}, {id: 'settings', label: 'Settings', fn: 'settings'}, {id: 'exit', label: 'Exit', fn: 'exit'}]; },
    menus() {
      const e = (id, label, more) => ({id, label, fn: id, ...more});
      return [{id: 'file', label: 'File', items: [e('recordings', 'Show Recordings'), e('remux', 'Remux Recordings'), e('settings', 'Settings', {line: true}), e('settings_folder', 'Show Settings Folder'), e('missing', 'Check for Missing Files'), e('top', 'Always On Top', {line: true, on: false}), e('exit', 'Exit', {line: true})]}, {id: 'edit', label: 'Edit', items: [e('undo', 'Undo', {keys: 'Ctrl+Z'}), e('copy', 'Copy', {keys: 'Ctrl+C'})]}, {id: 'view', label: 'View', items: [e('full', 'Fullscreen Interface', {keys: 'F11'}), e('stats', 'Stats')]}, {id: 'docks', label: 'Docks', items: [e('lock_docks', 'Lock Docks'), e('reset_docks', 'Reset Docks')]}, {id: 'profile', label: 'Profile', items: [e('new_profile', 'New')]}, {id: 'collection', label: 'Scene Collection', items: [e('new_collection', 'New')]}, {id: 'tools', label: 'Tools', items: [e('switcher', 'Automatic Scene Switcher'), e('wizard', 'Auto-Configuration Wizard'), e('captions', 'Captions (Experimental)'), e('timer', 'Output Timer'), e('socket', 'WebSocket Server Settings'), e('scripts', 'Scripts')]}, {id: 'help', label: 'Help', items: [e('portal', 'Help Portal'), e('logs', 'Log Files')]}];
    },
    pops() {
      const e = (id, label, more) => ({id, label, fn: id, ...more}), k = (label, icon, n) => ({id: 'n' + n, key: 'n' + n, label, icon, group: 'kinds', facts: {name: {value: label, text: label}}});
      return {source: [e('source_copy', 'Copy', {keys: 'Ctrl+C'}), e('paste_ref', 'Paste (Reference)'), e('paste_dup', 'Paste (Duplicate)'), e('source_rename', 'Rename', {line: true, keys: 'F2'}), e('source_cut', 'Remove', {keys: 'Del'}), e('order', 'Order', {sub: true, line: true}), e('transform', 'Transform', {sub: true}), e('projector', 'Windowed Projector (Source)', {line: true}), e('shot', 'Screenshot (Source)'), e('show_trans', 'Show Transition', {sub: true, line: true}), e('filters', 'Filters', {line: true}), e('source_props', 'Properties')],
        add: [['Audio Input Capture', 'mdi:microphone'], ['Browser', 'mdi:web'], ['Color Source', 'mdi:format-color-fill'], ['Display Capture', 'mdi:monitor'], ['Game Capture', 'mdi:gamepad-variant'], ['Image', 'mdi:image'], ['Image Slide Show', 'mdi:image-multiple'], ['Media Source', 'mdi:play'], ['Scene', 'mdi:movie-open'], ['Text (GDI+)', 'mdi:format-text'], ['Video Capture Device', 'mdi:camera'], ['Window Capture', 'mdi:application-outline']].map(([label, icon], n) => k(label, icon, n)),
        mixer: [e('lock_volume', 'Lock Volume'), e('hide', 'Hide', {line: true}), e('unhide', 'Unhide All'), e('mix_filters', 'Filters', {line: true}), e('mix_props', 'Properties'), e('vertical', 'Vertical Layout', {line: true})]};
    },
    sheets() { return [['general', 'General', 'mdi:cog'], ['appearance', 'Appearance', 'mdi:palette'], ['streaming', 'Stream', 'mdi:access-point'], ['output', 'Output', 'mdi:export'], ['audio', 'Audio', 'mdi:volume-high'], ['video', 'Video', 'mdi:monitor'], ['hotkeys', 'Hotkeys', 'mdi:keyboard'], ['access', 'Accessibility', 'mdi:human'], ['more', 'Advanced', 'mdi:tools']].map(([id, name, icon]) => ({id, name, icon})); },
    marks() { return [-60, -55, -50, -45, -40, -35, -30, -25, -20, -15, -10, -5, 0]; },
    rows() { return [{head: 'Streaming', rows: [['encoder', 'Video Encoder', 'Hardware (NVENC, H.264)'], ['bitrate', 'Video Bitrate', '6000 Kbps', 1], ['audio_rate', 'Audio Bitrate', '160'], ['preset', 'Encoder Preset', 'P5: Slow (Good Quality)']]}, {head: 'Recording', rows: [['path', 'Recording Path', 'D:\\Recordings', 1], ['quality', 'Recording Quality', 'High Quality, Medium File Size'], ['format', 'Recording Format', 'Hybrid MP4'], ['tracks', 'Audio Encoder', 'FFmpeg AAC']]}]; },
  },
  methods: {
    pack: pb.facts,
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    at(b) { return {left: b.x / 19.2 + '%', top: b.y / 10.8 + '%', width: b.w / 19.2 + '%', height: b.h / 10.8 + '%'}; },
    act(id) {
      const S = this.S; S.menu = S.open = '';
      if (id === 'stream') S.live = !S.live; else if (id === 'record') S.recording = !S.recording; else if (id === 'camera') S.camera = true; else if (id === 'studio') S.studio = !S.studio;
      else if (id === 'settings') S.dialog = 'settings'; else if (id === 'source_cut') S.dialog = 'remove'; else if (id === 'source_add') S.open = 'add'; else if (/^n\d/.test(id)) S.place = id; else S.did = id;
    },
  },
})
