({
  state: d => ({page: 'home', zone: d.rooms[0].key, open: '', row: '', dialog: '', mode: 'auto', off: {}, up: {}, down: {}, block: '', preset: 'home', copied: '', added: '', span: 'day', hidden: [], stat: '', device: '', find: '', typing: '', fan: 'normal', vent: '', alert: '', later: '', gone: '', part: 'heating', picked: [], minutes: 30, cap: 22, toast: false, did: '', day: 0, sw: {outside: true, hot_water: true, bypass: false, night_air: true, boost_shower: false, dry_guard: true, window_mode: true, early_start: true, summer_off: false, valve_guard: true, wake: true, beep: false, night_dim: true, big_digits: false, trip_water: false, trip_air: true, trip_warm: true}}),
  computed: {
    pages() { return [['home', 'ph:thermometer-simple', 'Zones'], ['plan', 'ph:calendar-dots', 'Plan'], ['history', 'ph:chart-line', 'History'], ['energy', 'ph:leaf', 'Energy'], ['air', 'ph:wind', 'Air'], ['devices', 'ph:plugs-connected', 'Devices'], ['alerts', 'ph:bell', 'Alerts', this.D.alerts.filter(a => a.fresh).length], ['settings', 'ph:gear-six', 'Settings']].map(([page, icon, label, note]) => ({page, icon, label, note, id: 'to_' + page})); },
    icons() { return {window: 'ph:frame-corners', battery: 'ph:battery-low', wrench: 'ph:wrench', fan: 'ph:fan', drop: 'ph:drop', gauge: 'ph:gauge', check: 'ph:check-circle', cloud: 'ph:cloud', therm: 'ph:thermometer-hot', chart: 'ph:chart-bar', clock: 'ph:clock', lock: 'ph:lock-simple', house: 'ph:house', plus: 'ph:plus-circle'}; },
    status() { const d = this.D; return [['outside', {Rain: 'ph:cloud-rain', Clear: 'ph:sun', Snow: 'ph:cloud-snow', Fog: 'ph:cloud-fog'}[d.sky] || 'ph:cloud', d.outside], ['burner', 'ph:flame', d.burner], ['pressure', 'ph:gauge', d.bar], ['tank', 'ph:shower', d.tank]].map(([id, icon, label]) => ({id, icon, label})); },
    tops() { return pb.acts([['voice', 'ph:microphone', 'Voice control'], ['network', 'ph:wifi-high', 'Network'], ['child_lock', 'ph:lock-simple-open', 'Child lock'], ['screen_off', 'ph:moon', 'Screen off']]); },
    zone() { return this.D.rooms.find(r => r.key === this.S.zone); },
    tone() { return this.aim(this.zone) > this.zone.now && this.S.mode !== 'off' ? 'hot' : 'idle'; },
    ticks() {
      const to = this.aim(this.zone), now = this.zone.now, low = Math.min(to, now), high = Math.max(to, now);
      return Array.from({length: 101}, (x, n) => { const deg = 5 + n / 4, a = (135 + n * 2.7) * Math.PI / 180, big = deg >= low && deg <= high, p = r => (150 + Math.cos(a) * r).toFixed(1) + ' ' + (150 + Math.sin(a) * r).toFixed(1); return {n, lit: big, d: 'M' + p(big ? 108 : 114) + 'L' + p(132)}; });
    },
    knob() { const a = (135 + (this.aim(this.zone) - 5) * 10.8) * Math.PI / 180; return [150 + Math.cos(a) * 121, 150 + Math.sin(a) * 121]; },
    modes() { return [['auto', 'ph:calendar-check', 'Auto'], ['manual', 'ph:hand', 'Manual'], ['eco', 'ph:leaf', 'Eco'], ['off', 'ph:power', 'Off']]; },
    quick() { return [['boost', 'ph:rocket-launch', 'Boost', '30 minutes'], ['holiday', 'ph:suitcase-rolling', 'Holiday', 'Not set'], ['hot_water', 'ph:bathtub', 'Hot water', 'On until 22:00'], ['away', 'ph:door-open', 'Away', '16.0° everywhere'], ['all_off', 'ph:snowflake', 'All off', 'Frost guard stays']].map(([id, icon, label, note]) => ({id, icon, label, note})); },
    presets() { return [['home', 'At home'], ['office', 'Office days'], ['late', 'Late riser'], ['empty', 'Away']]; },
    block() { for (const d of this.D.week) for (const b of d.blocks) if (b.key === this.S.block) return {d, b}; return null; },
    hours() { return [0, 4, 8, 12, 16, 20].map(h => ({at: h / 24, label: h + ':00'})); },
    curves() { const h = this.D.history; return [...h.lines.filter(l => !this.S.hidden.includes(l.key)).map(l => ({id: l.key, ink: l.ink, kind: 'line', values: l.values})), ...this.S.sw.outside ? [{id: 'out', ink: '#8a8f98', kind: 'line', values: h.out}] : []]; },
    degrees() { return [-5, 0, 5, 10, 15, 20, 25, 30].filter(at => at >= Math.min(...this.D.history.out) - 5).map(at => ({at, label: at + '°'})); },
    kwh() { return pb.steps(Math.max(...this.D.use.last, ...this.D.use.this), 4).map(at => ({at, label: at + ''})); },
    tips() { return [['tip_curve', 'ph:trend-down', 'Flatten the heating curve', 'Saves about 4 %'], ['tip_night', 'ph:moon-stars', 'One degree less at night', 'Saves about 6 %'], ['tip_idle', 'ph:door', 'Skip zones nobody uses', 'Saves about 3 %'], ['tip_pump', 'ph:arrows-clockwise', 'Stop circulation at night', 'Saves about 2 %'], ['tariff', 'ph:currency-circle-dollar', 'Tariff', this.D.use.price + ' per kWh']].map(([id, icon, label, note]) => ({id, icon, label, note})); },
    columns() { return [['name', 'Device', '22%'], ['kind', 'Type'], ['state', 'State', '11%'], ['serial', 'Serial', '12%'], ['signal', 'Signal', '9%'], ['seen', 'Seen', '12%'], ['battery', 'Battery', '9%', 'right'], ['acts', '', '6em', 'right']].map(([id, label, width, align]) => ({id, label, width, align})); },
    rows() { return this.D.devices.map(x => ({id: x.key, key: x.key, group: 'devices', facts: pb.facts({name: x.name, serial: x.serial, battery: [x.battery, x.text]}), cells: {name: {text: x.name, link: true}, kind: x.kind, state: x.state, serial: x.serial, signal: {text: x.signal, ink: {Weak: 'var(--bad)'}[x.signal]}, seen: x.seen, battery: {text: x.text, ink: x.battery < 15 ? 'var(--bad)' : null}, acts: {acts: [{id: 'locate', icon: 'ph:lightbulb', label: 'Blink'}, {id: 'more', icon: 'ph:dots-three-vertical-bold', label: 'More'}]}}})); },
    sliders() { return [['fan_speed', 'Fan speed', 35], ['damp_aim', 'Target humidity', 45], ['fresh_share', 'Fresh air share', 70]]; },
    parts() { return [['heating', 'ph:flame', 'Heating'], ['display', 'ph:monitor', 'Display'], ['water', 'ph:shower', 'Hot water'], ['zones', 'ph:squares-four', 'Zones'], ['wifi', 'ph:wifi-high', 'Network'], ['people', 'ph:users', 'People & access'], ['service', 'ph:wrench', 'Installer menu'], ['system', 'ph:info', 'System']]; },
    options() {
      const d = this.D, heating = [['window_mode', 'Open window detection', 'Pauses a zone when the temperature drops quickly', 'switch'], ['early_start', 'Early start', 'Begins sooner so that the target is reached on time', 'switch'], ['summer_off', 'Summer mode', 'No heating until the evenings get cold', 'switch'], ['valve_guard', 'Valve protection', 'Moves every valve once a week', 'switch'], ['frost', 'Frost protection', 'No zone gets colder than this', 'step', '7.0°'], ['eco_by', 'Eco setback', 'Below the target while Eco is on', 'step', '2.5°'], ['curve', 'Heating curve', 'Slope of the flow temperature', 'step', '1.2'], ['flow_max', 'Highest flow temperature', 'Now ' + d.flow, 'pick', '65 °C'], ['sensor_of', 'Sensor that counts', 'Where several are in one zone', 'pick', 'Mean of all'], ['offset', 'Calibrate sensors', 'Corrects readings of this panel', 'open', 'Calibrate']];
      const display = [['bright', 'Brightness', 'Follows the room’s light within this limit', 'slide', 70], ['night_dim', 'Dim at night', 'From 22:00 to 6:00', 'switch'], ['wake', 'Wake on approach', 'Turns on when somebody is near', 'switch'], ['beep', 'Key sounds', 'A click for each touch', 'switch'], ['big_digits', 'Large digits', 'Shows only the target while idle', 'switch'], ['timeout', 'Turn off after', 'Without a touch', 'pick', '2 minutes'], ['units', 'Unit', 'Of all temperatures', 'pick', 'Celsius'], ['tongue', 'Language', 'Of this panel', 'pick', 'English'], ['look_of', 'Appearance', 'Light, dark or by the sun', 'pick', 'Automatic'], ['clean', 'Clean screen', 'Ignores touches for 30 seconds', 'open', 'Start']];
      return {heating, display}[this.S.part] || heating;
    },
    trip() { return [['trip_from', 'From', 'Saturday, 08:00'], ['trip_to', 'Until', 'In two weeks, 18:00'], ['trip_zones', 'Zones', 'All 8'], ['trip_who', 'Tell', this.D.people[1].given]]; },
    menus() {
      const m = list => list.map(([id, label, icon, more]) => ({id, label, icon, fn: id, ...more}));
      return {
        zone: m([['z_boost', 'Boost 30 min', 'ph:rocket-launch'], ['z_plan', 'Show plan', 'ph:calendar-dots'], ['z_history', 'Show history', 'ph:chart-line'], ['z_rename', 'Rename', 'ph:pencil-simple', {line: true}], ['z_icon', 'Move to front', 'ph:arrow-up'], ['z_sensors', 'Assign devices', 'ph:plugs'], ['z_off', 'Turn zone off', 'ph:power', {line: true}], ['z_delete', 'Delete zone', 'ph:trash']]),
        device: m([['d_info', 'Details', 'ph:info'], ['d_rename', 'Rename', 'ph:pencil-simple'], ['d_move', 'Assign to zone', 'ph:arrow-bend-up-right'], ['d_test', 'Test valve', 'ph:play', {line: true}], ['d_update', 'Update firmware', 'ph:download-simple'], ['d_remove', 'Remove device', 'ph:trash', {line: true}]]),
      };
    },
  },
  methods: {
    facts: pb.facts, flip: pb.flip,
    aim(r) { return r.target + (this.S.off[r.key] || 0); },
    whole(v) { return v.toFixed(1).split('.'); },
    nudge(r, by) { const S = this.S; S.off[r.key] = (S.off[r.key] || 0) + by; S[by > 0 ? 'up' : 'down'][r.key] = 1; if (r.key === S.zone) S.did = by > 0 ? 'warmer' : 'cooler'; },
    heat(deg) { return deg < 16 ? 'var(--c0)' : deg < 17.6 ? 'var(--c1)' : deg < 20 ? 'var(--c2)' : deg < 23 ? 'var(--c3)' : 'var(--c4)'; },
    clock(m) { return String(Math.floor(m / 60)).padStart(2, '0') + ':' + String(m % 60).padStart(2, '0'); },
    go(id) { const S = this.S; if (id === 'boost' || id === 'holiday') S.dialog = id; else if (id === 'hot_water') S.sw.hot_water = !S.sw.hot_water; S.did = id; },
    pick(id) { this.S.open = ''; this.S.did = id; },
    shut(id) { this.S.dialog = ''; this.S.did = id; },
    act(row, act) { if (act === 'locate') this.S.find = row; else { this.S.open = 'device'; this.S.row = row; } },
  },
})
