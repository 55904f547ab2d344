({
  state: d => ({page: 'pods', dock: '', drawer: '', picked: '', chosen: [], open: '', dialog: '', space: '', sort: 'name', metric: 'CPU', side: 'Worker', event: '', typing: '', hot: '', line: 9, stamps: false, past: false, wanted: null, notice: false, did: '', node: '', entry: ''}),
  computed: {
    pod() { return this.D.pods.find(p => p.key === this.S.picked) || this.D.pods.find(p => p.key === this.D.pod); },
    target() { return this.D.pods.concat(this.D.deployments).find(x => x.key === this.S.picked) || this.D.pods[0]; },
    head() { return {pods: 'Pods', deployments: 'Deployments', nodes: 'Nodes', events: 'Events', catalog: 'Clusters'}[this.S.page]; },
    tabs() { return {pods: 1, deployments: 1}[this.S.page] ? [['overview', 'Overview', 'tab_overview'], ['pods', 'Pods'], ['deployments', 'Deployments'], ['daemons', 'Daemon Sets', 'tab_daemons'], ['stateful', 'Stateful Sets', 'tab_stateful'], ['replicas', 'Replica Sets'], ['jobs', 'Jobs', 'tab_jobs'], ['cron', 'Cron Jobs', 'tab_cron']] : []; },
    places() {
      const p = this.S.page, work = p === 'pods' || p === 'deployments', x = (id, label, icon, more) => ({id, label, icon, on: p === id, fn: 'go_' + id, ...more}), s = (id, label) => ({id, label, sub: true, on: p === id, fn: 'go_' + id});
      return [x('cluster', 'Cluster', 'mdi:ship-wheel'), x('nodes', 'Nodes', 'mdi:laptop'), x('workloads', 'Workloads', 'mdi:hexagon-multiple-outline', {head: work, fold: work ? 'chevron-up' : 'chevron-down'}), ...(work ? [s('overview', 'Overview'), s('pods', 'Pods'), s('deployments', 'Deployments'), s('daemons', 'Daemon Sets'), s('stateful', 'Stateful Sets'), s('replicas', 'Replica Sets'), s('controllers', 'Replication Controllers'), s('jobs', 'Jobs'), s('cron', 'Cron Jobs')].map(r => ['pods', 'deployments', 'replicas', 'controllers'].includes(r.id) ? r : {...r, fn: 'tab_' + r.id}) : []), x('config', 'Config', 'mdi:format-list-bulleted', {fold: 'chevron-down'}), x('network', 'Network', 'mdi:lan', {fold: 'chevron-down'}), x('storage', 'Storage', 'mdi:database', {fold: 'chevron-down'}), x('namespaces', 'Namespaces', 'mdi:layers'), x('events', 'Events', 'mdi:clock-outline'), x('helm', 'Helm', 'mdi:anchor', {fold: 'chevron-down'}), x('access', 'Access Control', 'mdi:shield-lock', {fold: 'chevron-down'}), x('custom', 'Custom Resources', 'mdi:puzzle', {fold: 'chevron-down'})];
    },
    columns() {
      const c = (id, label, width, more) => ({id, label, width, fn: 'sort_' + id, sorted: this.S.sort === id ? 'up' : undefined, ...more}), k = {id: 'check', label: '', name: 'select all', width: 32, align: 'center', fn: 'check_all'}, m = {id: 'menu', label: '', icon: 'mdi:dots-vertical', name: 'columns', width: 34, fn: 'choose_columns'};
      return {
        pods: [k, c('name', 'Name', 'minmax(196px, 2fr)'), c('space', 'Namespace', 'minmax(66px, .9fr)'), {id: 'boxes', label: 'Containers', width: 72}, c('restarts', 'Restarts', 60), {id: 'owner', label: 'Controlled By', width: 'minmax(72px, .9fr)'}, c('node', 'Node', 'minmax(60px, .8fr)'), {id: 'qos', label: 'QoS', width: 'minmax(56px, .7fr)'}, c('age', 'Age', 44), c('status', 'Status', 'minmax(62px, .9fr)'), m],
        deployments: [k, c('name', 'Name', 'minmax(150px, 2fr)'), c('space', 'Namespace', 'minmax(90px, 1fr)'), {id: 'pods', label: 'Pods', width: 62}, c('replicas', 'Replicas', 70), c('age', 'Age', 58), {id: 'conditions', label: 'Conditions', width: 'minmax(136px, 1.2fr)'}, m],
        nodes: [k, c('name', 'Name', 'minmax(104px, 1.3fr)'), c('m_cpu', 'CPU', 'minmax(84px, 1fr)'), c('m_memory', 'Memory', 'minmax(84px, 1fr)'), c('m_disk', 'Disk', 'minmax(84px, 1fr)'), {id: 'taints', label: 'Taints', width: 50}, {id: 'roles', label: 'Roles', width: 84}, {id: 'version', label: 'Version', width: 64}, c('age', 'Age', 46), {id: 'status', label: 'Conditions', width: 76}, m],
        events: [{id: 'kind', label: 'Type', width: 62}, c('text', 'Message', 'minmax(170px, 2.2fr)'), c('space', 'Namespace', 84), {id: 'object', label: 'Involved Object', width: 'minmax(130px, 1.3fr)'}, c('count', 'Count', 52), c('age', 'Age', 46), c('seen', 'Last Seen', 70)],
        catalog: [k, c('name', 'Name', 'minmax(150px, 2fr)'), {id: 'source', label: 'Source', width: 'minmax(90px, 1fr)'}, {id: 'distro', label: 'Distro', width: 'minmax(90px, 1fr)'}, c('status', 'Status', 'minmax(110px, 1fr)'), m],
      }[this.S.page] || [];
    },
    rows() {
      const S = this.S, D = this.D, f = this.facts, link = text => ({text, ink: 'var(--teal)'}), on = key => S.chosen.includes(key), row = (x, group, facts, cells, more) => ({id: x.key, key: x.key, group, on: S.picked === x.key || on(x.key), facts: f(facts), cells: {check: {check: on(x.key)}, menu: '', ...cells}, ...more});
      if (S.page === 'pods') return D.pods.filter(p => !S.space || p.space === S.space).map(p => row(p, 'pods', {name: p.name, restarts: {value: p.restarts, text: String(p.restarts)}, age: {value: this.aged(p), text: p.age_text}}, {name: p.name, space: link(p.space), boxes: '', restarts: String(p.restarts), owner: link(p.owner), node: link(p.node), qos: p.qos, age: p.age_text, status: {text: p.status, ink: p.status === 'Running' ? 'var(--good)' : 'var(--bad)'}}, {pod: p}));
      if (S.page === 'deployments') return D.deployments.map(d => row(d, 'deployments', {name: d.name, count: {value: d.count, text: String(d.count)}, age: {value: this.aged(d), text: d.age_text}}, {name: d.name, space: link(d.space), pods: d.up + '/' + d.count, replicas: String(d.count), age: d.age_text, conditions: {text: d.up === d.count ? 'Available Progressing' : 'Progressing', ink: d.up === d.count ? 'var(--good)' : 'var(--teal)'}}));
      if (S.page === 'nodes') return D.nodes.map(n => row(n, 'nodes', {name: n.name, cpu: {value: n.cpu, text: n.cpu + '%'}, memory: {value: n.memory, text: n.memory + '%'}, age: {value: this.aged(n), text: n.age_text}}, {name: n.name, m_cpu: n.cpu + '%', m_memory: n.memory + '%', m_disk: n.disk + '%', taints: String(n.taints), roles: n.roles, version: D.version, age: n.age_text, status: {text: n.ready ? 'Ready' : 'NotReady', ink: n.ready ? 'var(--good)' : 'var(--bad)'}}, {node: n}));
      if (S.page === 'events') return D.events.map(e => row(e, 'events', {text: e.text, count: {value: e.count, text: String(e.count)}}, {kind: e.kind, text: {text: e.text, ink: e.kind === 'Warning' ? 'var(--bad)' : null}, space: link(e.space), object: link(e.object), count: String(e.count), age: e.age, seen: e.seen}));
      return D.clusters.map(c => row(c, 'clusters', {name: c.name}, {name: {text: c.name, chip: c.ink}, source: c.source, distro: c.distro, status: {text: c.on ? 'connected' : 'disconnected', ink: c.on ? 'var(--good)' : 'var(--pb-dim)'}}));
    },
    warnings() { return this.D.events.filter(e => e.kind === 'Warning').map(e => ({id: e.key, key: e.key, group: 'warnings', facts: this.facts({text: e.text, object: e.object}), on: this.S.event === e.key, cells: {text: {text: e.text, ink: 'var(--bad)'}, object: {text: e.object, ink: 'var(--teal)'}, kind: 'Warning', age: e.age}})); },
    series() { const D = this.D, own = this.S.drawer ? D.cpu.map(v => v * .08) : this.S.metric === 'Memory' ? D.memory : D.cpu; return [{id: 'u', ink: this.S.metric === 'Memory' ? '#c93dce' : '#00a7a0', kind: 'area', fill: .25, values: own}]; },
    ticks() { return pb.steps(Math.max(...this.series[0].values), 4).map(at => ({at, label: at.toFixed(this.S.drawer ? 2 : 1)})); },
    marks() { return [0, 1, 2, 3, 4].map(n => ({at: n / 5 + .1, label: this.clock(this.D.minute - 60 + n * 12 + 6)})); },
    stamp() { return this.clock(this.D.minute) + ':17'; },
    docks() { const D = this.D; return [['terminal', 'Terminal', 'mdi:console'], ['logs', 'Pod ' + this.pod.name, 'mdi:text'], ['yaml', 'Deployment: ' + D.deployments[0].name, 'mdi:pencil']].filter((t, n) => n < 1 || t[0] === this.S.dock); },
    shell() { const D = this.D, at = '~ (' + D.cluster + ') $ '; return [at + 'kubectl get nodes', 'NAME'.padEnd(20) + 'STATUS     ROLES           AGE    VERSION', ...D.nodes.map(n => n.name.padEnd(20) + (n.ready ? 'Ready' : 'NotReady').padEnd(11) + n.roles.padEnd(16) + n.age_text.padEnd(7) + D.version), at + 'kubectl get pods -n ' + D.spaces[0], 'NAME'.padEnd(38) + 'READY   STATUS', ...D.pods.filter(p => p.space === D.spaces[0]).map(p => p.name.padEnd(38) + (p.status === 'Running' ? p.boxes + '/' + p.boxes : '0/' + p.boxes).padEnd(8) + p.status), at]; },
    acts() { return [['d_shell', 'Pod Shell', 'mdi:console'], ['d_attach', 'Attach to Pod', 'mdi:connection'], ['d_logs', 'Pod Logs', 'mdi:text'], ['d_edit', 'Edit', 'mdi:pencil'], ['d_delete', 'Delete', 'mdi:delete'], ['d_close', 'Close', 'mdi:close']]; },
    about() { const p = this.pod; return [['Created', p.age_text + ' ago'], ['Name', p.name], ['Namespace', p.space], ['Labels', 'app=' + p.name.split('-').slice(0, 2).join('-')], ['Controlled By', p.owner], ['Status', p.status], ['Node', p.node], ['Pod IP', p.ip], ['Service Account', 'default'], ['QoS Class', p.qos], ['Restarts', String(p.restarts)], ['Tolerations', '2']]; },
    menu() { const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more}); return this.S.page === 'deployments' ? [e('r_scale', 'Scale', 'mdi:arrow-expand-vertical'), e('r_restart', 'Restart', 'mdi:restart'), e('r_edit', 'Edit', 'mdi:pencil'), e('r_delete', 'Delete', 'mdi:delete')] : [e('m_attach', 'Attach to Pod', 'mdi:connection'), e('m_shell', 'Shell', 'mdi:console', {sub: true}), e('m_logs', 'Logs', 'mdi:text', {sub: true}), e('m_evict', 'Evict', 'mdi:eject-outline'), e('m_edit', 'Edit', 'mdi:pencil'), e('m_delete', 'Delete', 'mdi:delete'), e('m_force', 'Force Delete', 'mdi:delete-forever')]; },
    spaces() { return [{id: 'ns-', label: 'All Namespaces', icon: 'mdi:layers', on: !this.S.space, fn: undefined}, ...this.D.spaces.map(s => ({id: 'ns-' + s, key: s, label: s, icon: 'mdi:layers-outline', group: 'spaces', facts: this.facts({name: s}), on: false}))]; },
  },
  methods: {
    clock(m) { m = (m + 1440) % 1440; return String(Math.floor(m / 60)).padStart(2, '0') + ':' + String(m % 60).padStart(2, '0'); },
    aged(x) { return parseInt(x.age_text, 10) * {m: 1, h: 60, d: 1440}[x.age_text.slice(-1)]; },
    facts(all) { return Object.fromEntries(Object.entries(all).map(([k, v]) => [k, v !== null && typeof v === 'object' ? v : {value: v, text: v}])); },
    pack(all) { return JSON.stringify(this.facts(all)); },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    go(id) { if (['pods', 'deployments', 'nodes', 'events', 'cluster'].includes(id)) this.S.page = id; else this.S.did = 'go_' + id; },
    pick(id) { const S = this.S; S.picked = id; if (S.page === 'pods') S.drawer = id; },
    act(id) {
      const S = this.S; S.open = '';
      if (id === 'catalog' || id === 'home') S.page = 'catalog';
      else if (id === 'no') S.dialog = '';
      else if (['d_delete', 'm_delete', 'r_delete', 'remove_chosen'].includes(id)) S.dialog = 'delete';
      else if (id === 'r_scale') S.dialog = 'scale';
      else if (id === 'd_logs' || id === 'm_logs') S.dock = 'logs';
      else if (id === 'd_close') S.drawer = '';
      else S.did = id;
    },
  },
})
