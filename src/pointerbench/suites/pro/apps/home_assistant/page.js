({
  state: d => ({page: 'overview', narrow: false, folds: 0, drawer: false, dialog: '', it: '', open: '', row: '', edit: false, did: '', place: '', field: '', target: d.climate.now + .5, off: [], flips: {}, level: 60, mode: 'heat', range: 'day', day: 0, cleared: false, hue: ''}),
  computed: {
    nav() { return [['overview', 'Overview', 'mdi:view-dashboard'], ['map', 'Map', 'mdi:tooltip-account'], ['energy', 'Energy', 'mdi:lightning-bolt'], ['logbook', 'Logbook', 'mdi:format-list-bulleted-type'], ['history', 'History', 'mdi:chart-box'], ['media', 'Media', 'mdi:play-box-multiple'], ['todo', 'To-do lists', 'mdi:clipboard-list']].map(([id, name, icon]) => ({id, name, icon, key: 'v-' + id})); },
    at() { return ['integrations', 'automations'].includes(this.S.page) ? 'settings' : this.S.page; },
    tile() { return this.D.rooms.flatMap(r => r.tiles).find(t => t.key === this.S.it); },
    hours() { return [0, 4, 8, 12, 16, 20].map(h => ({at: h / 24 + .02, label: (h % 12 || 12) + (h < 12 ? ' AM' : ' PM')})); },
    temps() { const all = this.D.history.flatMap(s => s.values), low = Math.floor(Math.min(...all)), high = Math.ceil(Math.max(...all)); return Array.from({length: high - low + 1}, (x, n) => ({at: low + n, label: low + n + ''})); },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      return {top: [e('refresh', 'Refresh', 'mdi:refresh'), e('unused', 'Unused entities', 'mdi:puzzle'), e('reload', 'Reload resources', 'mdi:reload'), e('edit', 'Edit dashboard', 'mdi:pencil', {line: true})], auto: [e('info', 'Information', 'mdi:information-outline'), e('run', 'Run actions', 'mdi:play'), e('category', 'Assign category', 'mdi:tag'), e('traces', 'Traces', 'mdi:transit-connection-variant'), e('disable', 'Disable', 'mdi:stop-circle-outline', {line: true}), e('duplicate', 'Duplicate', 'mdi:content-duplicate'), e('delete', 'Delete', 'mdi:delete', {line: true})]};
    },
    quick() { return [['Navigate to Automations', 'mdi:robot'], ['Navigate to Energy', 'mdi:lightning-bolt'], ['Reload all YAML configuration', 'mdi:reload'], ['Restart Home Assistant', 'mdi:restart'], ['Check configuration', 'mdi:check-decagram'], ['Navigate to Backups', 'mdi:backup-restore'], ['Navigate to Areas', 'mdi:sofa']].map(([name, icon], n) => ({name, icon, key: 'k' + n})); },
    tabs() { return this.S.page === 'integrations' ? [['integrations', 'Integrations'], ['devices', 'Devices'], ['entities', 'Entities'], ['helpers', 'Helpers']] : [['automations', 'Automations'], ['scenes', 'Scenes'], ['scripts', 'Scripts'], ['blueprints', 'Blueprints']]; },
    pb_ticks() { return pb.steps(Math.max(...this.D.energy.solar), 4).map(at => ({at, label: at + ""})); },
    bands() { return this.D.rooms.slice(0, 2).flatMap(r => r.tiles.slice(0, 5)); },
    damps() { const all = this.D.damp.flatMap(s => s.values), low = Math.floor(Math.min(...all) / 5) * 5, high = Math.ceil(Math.max(...all) / 5) * 5; return Array.from({length: (high - low) / 5 + 1}, (x, n) => ({at: low + n * 5, label: low + n * 5 + ''})); },
    whole() { return this.D.history.map(s => ({id: s.id, ink: s.ink, kind: 'line', values: s.values})); },
  },
  methods: {
    pack: pb.facts,
    acts(t) { return ['light', 'plug', 'cover'].includes(t.kind); },
    lit(t) { return t.on !== this.S.off.includes(t.key); },
    flip(key) { const l = this.S.off, at = l.indexOf(key); if (at < 0) l.push(key); else l.splice(at, 1); this.S.flips[key] = 1; },
    told(t) { return this.lit(t) === t.on ? t.state : this.lit(t) ? {light: '100%', plug: 'On'}[t.kind] || 'Open' : {light: 'Off', plug: 'Off'}[t.kind] || 'Closed'; },
    act(id) { this.S.open = ''; if (id === 'edit') this.S.edit = true; else this.S.did = id; },
  },
})
