({
  state: d => ({page: 'containers', tab: 'Logs', part: 'General', res: 'Advanced', from: 'Local', when: 'Build history', open: '', row: '', dialog: '', typing: '', ticked: [], folded: [], drill: '', toggled: '', copied: '', follow: '', sort: 'name', running: false, every: false, shell: false, volumes: false, notice: false, look: 'Use system settings', on: {sign_in: true, open_start: false, telemetry: true, containerd: true, rosetta: false, backups: false, saver: true}, size: {cpu_limit: Math.floor(d.cpus / 2), memory_limit: 8, swap_limit: 1, disk_limit: 128}, did: ''}),
  computed: {
    all() { return this.D.groups.flatMap(g => g.containers); },
    images() { return this.D.images; },
    shown() { return this.all.find(c => c.key === this.D.shown); },
    target() { return [...this.all, ...this.images, ...this.D.volumes, ...this.D.builds, ...this.D.groups].find(x => x.key === this.S.row) || this.images[0]; },
    load() { return this.all.reduce((a, c) => a + c.cpu, 0).toFixed(2); },
    tops() { return [['help', 'Help', 'material-symbols:help-outline'], ['news', 'Notifications', 'material-symbols:notifications-outline'], ['settings', 'Settings', 'material-symbols:settings-outline'], ['apps', 'All products', 'material-symbols:apps']]; },
    places() { return [['gordon', 'Ask Gordon', 'material-symbols:auto-awesome-outline', 'BETA'], ['containers', 'Containers', 'material-symbols:deployed-code-outline'], ['images', 'Images', 'material-symbols:cloud-outline'], ['volumes', 'Volumes', 'material-symbols:hard-drive-outline'], ['builds', 'Builds', 'material-symbols:build-outline'], ['models', 'Models', 'material-symbols:network-intelligence-outline', 'BETA'], ['hub', 'Docker Hub', 'material-symbols:hub-outline'], ['scout', 'Docker Scout', 'material-symbols:shield-outline'], ['extensions', 'Extensions', 'material-symbols:extension-outline']]; },
    heads() { return {containers: ['Containers', 'View all your running containers and applications.'], images: ['Images', 'View and manage your local and hub images.'], volumes: ['Volumes', 'Manage your volumes, view usage, and inspect their contents.'], builds: ['Builds', 'Inspect the results and sources of your builds.']}; },
    cols() { return {containers: [['name', 'Name', 'by_name'], ['id', 'Container ID'], ['image', 'Image'], ['port', 'Port(s)'], ['cpu', 'CPU (%)', 'by_cpu'], ['started', 'Last started', 'by_started'], ['x', 'Actions']], images: [['name', 'Name', 'by_name'], ['tag', 'Tag'], ['id', 'Image ID'], ['age', 'Created', 'by_age'], ['size', 'Size', 'by_size'], ['x', 'Actions']], volumes: [['name', 'Name', 'by_name'], ['status', 'Status'], ['created', 'Created'], ['size', 'Size', 'by_size'], ['x', 'Actions']], builds: [['name', 'Name', 'by_name'], ['id', 'ID'], ['builder', 'Builder'], ['cached', 'Cached steps'], ['span', 'Duration', 'by_span'], ['created', 'Created'], ['x', 'Actions']]}[this.S.page]; },
    rows() {
      const S = this.S, D = this.D, by = (list, f) => [...list].sort((a, b) => f(a) < f(b) ? -1 : f(a) > f(b) ? 1 : 0), t = (text, look) => ({text, look}), dur = n => n;
      if (S.page === 'images') return by(D.images, {size: x => -x.size, age: x => x.age}[S.sort] || (x => x.name)).map(x => ({key: x.key, name: x.name, on: x.used, group: 'images', run: 'Run', facts: {name: x.name, size: {value: x.size, text: x.size_text}, age: {value: dur(x.age), text: x.age_text}}, cells: [t(x.tag), {copy: x.id}, t(x.age_text), t(x.size_text)]}));
      if (S.page === 'volumes') return by(D.volumes, {size: x => -x.size}[S.sort] || (x => x.name)).map(x => ({key: x.key, name: x.name, on: x.used, group: 'volumes', facts: {name: x.name, size: {value: x.size, text: x.size_text}}, cells: [t(x.used ? 'in use' : 'unused', 'dim'), t(x.created), t(x.size_text)]}));
      if (S.page === 'builds') return (S.sort === 'span' ? by(D.builds, x => -x.span) : D.builds).map(x => ({key: x.key, name: x.name, on: x.done, run: 'View', group: 'builds', facts: {id: x.id, span: {value: x.span, text: x.span_text}}, cells: [{copy: x.id}, t(x.builder, 'dim'), t(x.cached), t(x.span_text), t(x.created)]}));
      const rows = [];
      for (const g of D.groups) {
        const own = by(g.containers.filter(c => !S.running || c.on), {cpu: c => -c.cpu}[S.sort] || (c => c.name));
        if (g.name && own.length) rows.push({key: g.key, head: true, name: g.name, on: own.some(c => c.on), cpu: own.reduce((a, c) => a + c.cpu, 0).toFixed(2), started: own[0].started});
        if (!S.folded.includes(g.key)) for (const c of own) rows.push({key: c.key, name: c.name, on: c.on, deep: !!g.name, group: 'containers', run: c.on ? 'Stop' : 'Start', facts: {name: c.name, id: c.id, image: c.image, ...(c.on ? {cpu: {value: c.cpu, text: c.cpu + '%'}} : {})}, cells: [{copy: c.id}, {link: c.image, part: 'image'}, {link: c.port, part: 'port'}, t(c.on ? c.cpu + '%' : 'N/A', c.on ? '' : 'dim'), t(c.started)]});
      }
      return rows;
    },
    charts() { const C = this.D.charts, one = (id, title, unit, ink) => ({id, title, now: C[id][49] + ' ' + unit, series: [{id, ink, kind: 'area', fill: .2, values: C[id]}], ticks: pb.steps(Math.max(...C[id]), 4).map(at => ({at, label: String(at)}))}); return [one('cpu', 'CPU usage', '% of ' + this.D.cpus * 100 + '%', '#1d63ed'), one('memory', 'Memory usage', 'MB of ' + this.D.ram + ' GB', '#7d4cdb'), one('read', 'Disk read/write', 'kB', '#22a06b'), one('sent', 'Network I/O', 'kB', '#e07b1f')]; },
    parts() { return ['General', 'Resources', 'Docker Engine', 'Builders', 'Kubernetes', 'Software updates', 'Extensions', 'Beta features', 'Notifications', 'Advanced']; },
    checks() { return [['sign_in', 'Start Docker Desktop when you sign in to your computer', 'Starts in the background.'], ['open_start', 'Open Docker Dashboard when Docker Desktop starts', 'Shows this window after the engine is ready.'], ['telemetry', 'Send usage statistics', 'Send error reports, system version and language as well as usage data.'], ['containerd', 'Use containerd for pulling and storing images', 'Needed for multi-platform images.'], ['rosetta', 'Use x86/amd64 emulation', 'Runs images of other processors, though slower.'], ['backups', 'Include the virtual machine in system backups', 'Backups become considerably larger.']]; },
    sliders() { const s = this.S.size, r = (id, label, shown, note, min, max) => ({id, label, shown, note, min, max}); return [r('cpu_limit', 'CPU limit', String(s.cpu_limit), 'Only a part of the processors is offered to containers.', 1, this.D.cpus), r('memory_limit', 'Memory limit', s.memory_limit + ' GB', 'Containers get no more than this.', 1, 32), r('swap_limit', 'Swap', s.swap_limit + ' GB', 'Used when the memory is full.', 0, 4), r('disk_limit', 'Disk usage limit', s.disk_limit + ' GB', 'Used ' + this.D.disk + ' GB. A lower limit deletes all data.', 8, 512)]; },
    shell() { const at = 'PS ' + '> '; return [at + 'docker ps --format "table {{.Names}}\\t{{.Status}}"', 'NAMES'.padEnd(26) + 'STATUS', ...this.all.filter(c => c.on).map(c => c.name.padEnd(26) + 'Up (' + c.started.replace(' ago', '') + ')'), at]; },
    asks() { return [['ask_name', 'Container name', 'A random name is generated if you do not provide one.'], ['ask_port', 'Ports', 'Host port'], ['ask_volume', 'Volumes', 'Host path', 'Container path'], ['ask_env', 'Environment variables', 'Variable', 'Value']]; },
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon: icon && 'material-symbols:' + icon, fn: id, ...more});
      return {
        container: [e('m_details', 'View details', '', {icon: 'material-symbols:visibility-outline'}), e('m_copy_run', 'Copy docker run', '', {icon: 'material-symbols:content-copy-outline'}), e('m_terminal', 'Open in terminal', '', {icon: 'material-symbols:terminal', line: true}), e('m_files', 'View files', '', {icon: 'material-symbols:folder-outline'}), e('m_pause', 'Pause', '', {icon: 'material-symbols:pause', line: true}), e('m_restart', 'Restart', '', {icon: 'material-symbols:restart-alt'}), e('m_browser', 'Open with browser', '', {icon: 'material-symbols:open-in-new'}), e('m_debug', 'Use Docker Debug', '', {icon: 'material-symbols:bug-report-outline', line: true})],
        image: [e('i_inspect', 'View packages and CVEs', '', {icon: 'material-symbols:shield-outline'}), e('i_pull', 'Pull', '', {icon: 'material-symbols:download'}), e('i_push', 'Push to Hub', '', {icon: 'material-symbols:upload'}), e('i_save', 'Save to disk', '', {icon: 'material-symbols:save-outline', line: true}), e('i_copy', 'Copy name', '', {icon: 'material-symbols:content-copy-outline'})],
        account: [e('a_profile', 'Account settings', '', {icon: 'material-symbols:account-circle-outline'}), e('a_plan', 'Manage subscription', '', {icon: 'material-symbols:credit-card-outline'}), e('a_org', 'Switch organization', '', {icon: 'material-symbols:groups-outline', sub: true}), e('a_out', 'Sign out', '', {icon: 'material-symbols:logout', line: true})],
      };
    },
  },
  methods: {
    pack: pb.facts,
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    go(id) { if (['containers', 'images', 'volumes', 'builds'].includes(id)) this.S.page = id; else this.S.did = 'go_' + id; },
    act(id) {
      const S = this.S; S.open = '';
      if (id === 'no') S.dialog = '';
      else if (id === 'settings') S.page = 'settings';
      else if (id === 'c_delete' || id === 'delete_ticked') S.dialog = 'delete';
      else S.did = id;
    },
  },
})
