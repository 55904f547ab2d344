({
  state: d => ({page: 'ec2', ticked: [], panel: false, tab: 'details', open: '', dialog: '', notice: false, nav: true, narrow: false, item: '', typing: '', did: '', sort: '', range: '1d', reads: 0, star: false, tall: false, gone: [], place: '', marked: '', marks: {}, view: 'line', scaling: false, link: '', pane: 'graphed'}),
  // A narrow page has no room for the column, whatever its button says.
  mounted() { const column = document.querySelector('.body > .nav'); this.S.narrow = !!column && !column.offsetWidth; },
  computed: {
    acts() {
      const at = open => ({open});
      return {services: at('services'), region: at('region'), account: at('account'), state_menu: at('state'), actions: at('actions'), object_menu: at('objects'), states: at('states'), reads: S => { S.reads += 1; }, refresh: S => { S.reads += 1; }, nav: {nav: '!'}, search: {typing: 'global'}, find: {typing: 'list'}, confirm_find: {typing: 'confirm'}, terminate: {dialog: 'terminate'}, cancel: {dialog: ''}, close_dialog: {dialog: ''}, do_terminate: {dialog: '', did: 'do_terminate'}, close_notice: {notice: false}, close_panel: {panel: false, did: 'close_panel'}, tall: {tall: '!'}, star: {star: '!'}, scaling: {scaling: '!'}, go_ec2: {page: 'ec2'}, go_buckets: {page: 'buckets'}, go_alarms: {page: 'alarms'}, go_metrics: {page: 'metrics'}, go_users: {page: 'users'}, go_billing: {page: 'billing'}};
    },
    tops() { return pb.acts([['shell', 'square-terminal', 'CloudShell'], ['bell', 'bell', 'Notifications'], ['support', 'help', 'Support'], ['prefs', 'settings', 'Settings']]); },
    service() { return {ec2: 'EC2', buckets: 'Amazon S3', objects: 'Amazon S3', alarms: 'CloudWatch', metrics: 'CloudWatch', users: 'IAM', billing: 'Billing and Cost Management'}[this.S.page]; },
    crumbs() { return [this.service, ...{ec2: ['Instances'], buckets: ['Buckets'], objects: ['Buckets', this.bucket.name], alarms: ['Alarms'], metrics: ['Metrics'], users: ['Users'], billing: ['Home']}[this.S.page]]; },
    bucket() { return this.D.buckets.find(x => x.key === this.S.item) || this.D.buckets[0]; },
    box() { return this.D.machines.find(x => x.key === this.S.ticked[0]) || this.D.machines[0]; },
    places() {
      const store = [['', ['General purpose buckets', 'Directory buckets', 'Table buckets', 'Vector buckets', 'Access Grants', 'Access Points', 'Batch Operations', 'IAM Access Analyzer']], ['Storage Lens', ['Dashboards', 'Storage Lens groups', 'Organization settings']], ['', ['Block Public Access settings', 'Feature spotlight']]];
      const watch = [['', ['Favorites and recents', 'Dashboards']], ['Alarms', ['In alarm', 'All alarms', 'Billing alarms']], ['Logs', ['Log groups', 'Log Anomalies', 'Live Tail', 'Logs Insights']], ['Metrics', ['All metrics', 'Explorer', 'Streams']], ['Application signals', ['Services', 'Service Level Objectives', 'Synthetics Canaries']], ['Events', ['Rules', 'Event Buses']]];
      return {
        ec2: [['', ['Dashboard', 'EC2 Global View', 'Events']], ['Instances', ['Instances', 'Instance Types', 'Launch Templates', 'Spot Requests', 'Savings Plans', 'Reserved Instances', 'Dedicated Hosts']], ['Images', ['AMIs', 'AMI Catalog']], ['Elastic Block Store', ['Volumes', 'Snapshots', 'Lifecycle Manager']], ['Network & Security', ['Security Groups', 'Elastic IPs', 'Placement Groups', 'Key Pairs', 'Network Interfaces']], ['Load Balancing', ['Load Balancers', 'Target Groups', 'Trust Stores']]],
        buckets: store, objects: store, alarms: watch, metrics: watch,
        users: [['', ['Dashboard']], ['Access management', ['User groups', 'Users', 'Roles', 'Policies', 'Identity providers', 'Account settings']], ['Access reports', ['Access Analyzer', 'Credential report', 'Organization activity', 'Service control policies']]],
        billing: [['', ['Home', 'Getting started']], ['Billing and Payments', ['Bills', 'Payments', 'Credits', 'Purchase orders']], ['Cost and Usage Analysis', ['Cost Explorer', 'Cost Anomaly Detection', 'Free Tier', 'Data Exports']], ['Cost Organization', ['Cost categories', 'Cost allocation tags']], ['Budgets and Planning', ['Budgets', 'Pricing Calculator']], ['Preferences', ['Billing preferences', 'Payment preferences', 'Tax settings']]],
      }[this.S.page];
    },
    here() { return {ec2: 'Instances', buckets: 'General purpose buckets', objects: 'General purpose buckets', alarms: 'All alarms', metrics: 'All metrics', users: 'Users', billing: 'Home'}[this.S.page]; },
    links() { return {'Key Pairs': 'n_keys', Volumes: 'n_volumes', Snapshots: 'n_snapshots', 'Security Groups': 'n_groups', 'Load Balancers': 'n_balancers', 'Launch Templates': 'n_templates', 'Elastic IPs': 'n_ips', 'Batch Operations': 'n_batch', 'Block Public Access settings': 'n_block', 'Log groups': 'n_logs', 'Live Tail': 'n_tail', 'Billing alarms': 'n_billing', Roles: 'n_roles', Policies: 'n_policies', 'Credential report': 'n_report', Payments: 'n_payments', Budgets: 'n_budgets', 'Cost Anomaly Detection': 'n_anomaly', 'Tax settings': 'n_tax', 'Pricing Calculator': 'n_calculator'}; },
    heading() {
      const n = this.S.ticked.length, D = this.D, count = list => n ? `(${n}/${list.length})` : `(${list.length})`;
      return {ec2: ['Instances', count(D.machines)], buckets: ['General purpose buckets', count(D.buckets)], objects: ['Objects', count([...D.folders, ...D.objects])], alarms: ['Alarms', count(D.alarms)], users: ['Users', count(D.users)]}[this.S.page];
    },
    about() { return {ec2: '', buckets: 'Buckets are containers for data stored in S3.', objects: 'Objects are the fundamental entities stored in Amazon S3.', alarms: '', users: 'An IAM user is an identity with long-term credentials that is used to interact with AWS in an account.'}[this.S.page]; },
    buttons() {
      const none = !this.S.ticked.length, b = (id, text, more) => ({id, label: text, text, fn: id, ...more});
      return {
        ec2: [b('connect', 'Connect', {off: this.S.ticked.length !== 1}), b('state_menu', 'Instance state', {drop: 'caret', off: none}), b('actions', 'Actions', {drop: 'caret'}), b('launch', 'Launch instances', {main: true})],
        buckets: [b('copy_arn', 'Copy ARN', {off: none}), b('empty', 'Empty', {off: none}), b('delete_bucket', 'Delete', {off: none}), b('create_bucket', 'Create bucket', {main: true})],
        objects: [b('copy_uri', 'Copy S3 URI', {off: none, icon: 'copy'}), b('copy_url', 'Copy URL', {off: none, icon: 'copy'}), b('download', 'Download', {off: none}), b('delete_object', 'Delete', {off: none}), b('object_menu', 'Actions', {drop: 'caret'}), b('folder', 'Create folder'), b('upload', 'Upload', {main: true})],
        alarms: [b('composite', 'Create composite alarm'), b('alarm_actions', 'Actions', {drop: 'caret', off: none}), b('create_alarm', 'Create alarm', {main: true})],
        users: [b('delete_user', 'Delete', {off: none}), b('create_user', 'Create user', {main: true})],
      }[this.S.page];
    },
    hint() { return {ec2: 'Find Instance by attribute or tag (case-sensitive)', buckets: 'Find buckets by name', objects: 'Find objects by prefix', alarms: 'Search', users: 'Search'}[this.S.page]; },
    columns() {
      const S = this.S, h = (id, label, width) => ({id, label, width: typeof width === 'number' ? `minmax(${width}px, 1fr)` : width, fn: 'sort_' + id, sorted: S.sort === id ? 'up' : undefined});
      const tick = {id: 'tick', label: 'Select all', width: 40, check: S.ticked.length > 0 && S.ticked.length === this.rows_all, fn: 'tick_all'}, pick = {id: 'tick', label: '', width: 40};
      return {
        ec2: [tick, h('name', 'Name', 136), h('id', 'Instance ID', 168), h('state', 'Instance state', 110), h('type', 'Instance type', 106), h('checks', 'Status check', 160), h('zone', 'Availability Zone', 126), h('ip', 'Public IPv4', 124)],
        buckets: [pick, h('name', 'Name', 250), h('region', 'AWS Region', 240), h('made', 'Creation date', 180)],
        objects: [tick, h('name', 'Name', 240), h('type', 'Type', 90), h('changed', 'Last modified', 170), h('size', 'Size', 100), h('tier', 'Storage class', 120)],
        alarms: [tick, h('name', 'Name', 190), h('state', 'State', 130), h('updated', 'Last state update (UTC)', 160), h('rule', 'Conditions', 'minmax(250px, 1.4fr)'), h('acts', 'Actions', 124)],
        users: [tick, h('name', 'User name', 140), h('group', 'Groups', 100), h('last', 'Last activity', 110), h('mfa', 'MFA', 80), h('word', 'Password age', 112), h('key_id', 'Access key ID', 180), h('age', 'Active key age', 120)],
      }[S.page];
    },
    list() { const D = this.D; return {ec2: D.machines, buckets: D.buckets, objects: [...D.folders.map((name, n) => ({key: 'f' + n, name: name + '/', type: 'Folder', changed: '–', size: '–', tier: '–', dir: true})), ...D.objects], alarms: D.alarms, users: D.users}[this.S.page] || []; },
    rows_all() { return this.list.length; },
    rows() {
      const S = this.S, by = S.sort, list = by ? [...this.list].sort((a, b) => a[by] < b[by] ? -1 : 1) : this.list;
      return list.map(x => { const {cells, facts, group} = this.dressed(x); return {id: x.key, key: x.key, group, facts: facts && pb.facts(facts), on: S.ticked.includes(x.key), look: S.page === 'buckets' ? 'radio' : '', cells: {tick: {check: S.ticked.includes(x.key)}, ...cells}}; });
    },
    pairs() {
      const x = this.box, at = `ec2-${x.ip.replaceAll('.', '-')}.${this.D.code}.compute.amazonaws.com`;
      return {
        details: [['Instance ID', x.id, 1], ['Public IPv4 address', x.ip, 1], ['Private IPv4 address', x.inner, 1], ['Instance state', x.state], ['Public DNS', at, 1], ['Instance type', x.type], ['VPC ID', x.vpc, 1], ['Subnet ID', x.subnet, 1], ['AMI ID', x.ami, 1], ['Launch time', x.launched], ['Monitoring', 'disabled'], ['Platform', 'Linux/UNIX']],
        security: [['IAM Role', x.name.split('-')[0] + '-instance-role'], ['Owner ID', this.D.account.replaceAll('-', ''), 1], ['Security groups', 'sg-' + x.vpc.slice(4)], ['Inbound rules', 'TCP 22, TCP 443']],
        networking: [['Public IPv4 address', x.ip, 1], ['Private IPv4 address', x.inner, 1], ['Subnet ID', x.subnet, 1], ['Availability Zone', x.zone]],
        storage: [['Root device name', '/dev/xvda'], ['Root device type', 'EBS'], ['EBS optimization', 'enabled']],
        status: [['System status checks', x.checks], ['Instance status checks', x.checks], ['Attached EBS status checks', x.checks]],
        tags: [['Name', x.name], ['Owner', this.D.me]],
      }[this.S.tab] || [];
    },
    charts() { return ['CPU utilization (%)', 'Network in (MB)', 'Network out (MB)', 'Network packets in (count)', 'Network packets out (count)', 'Metadata no token (count)', 'CPU credit usage (count)', 'CPU credit balance (count)'].map((name, n) => ({name, values: this.box.load[n]})); },
    lines() { return this.D.graphs.filter(x => !this.S.gone.includes(x.key)).map(x => ({id: x.key, ink: x.ink, kind: this.S.view === 'area' ? 'area' : 'line', fill: this.S.view === 'area' ? .12 : 0, thick: 1.6, values: x.values})); },
    menu() {
      const m = list => pb.acts(list), none = {off: true};
      return {
        state: m([['stop', 'Stop instance'], ['start', 'Start instance', none], ['reboot', 'Reboot instance'], ['hibernate', 'Hibernate instance', none], ['terminate', 'Terminate (delete) instance']].map(([id, label, more]) => [id, '', label, more])),
        actions: m([['view', 'View details'], ['manage', 'Manage instance state'], ['settings', 'Instance settings'], ['networking', 'Networking'], ['security', 'Security'], ['image', 'Image and templates'], ['storage', 'Storage'], ['monitor', 'Monitor and troubleshoot']].map(([id, label]) => ['act_' + id, '', label, {sub: !['view', 'manage'].includes(id)}])),
        objects: m([['open', 'Open'], ['presign', 'Share with a presigned URL', {line: true, off: this.S.ticked.length > 1}], ['query', 'Query with S3 Select'], ['total', 'Calculate total size', {line: true}], ['copy', 'Copy'], ['move', 'Move'], ['restore', 'Initiate restore'], ['rename', 'Rename object', {line: true}], ['class', 'Edit storage class'], ['encryption', 'Edit server-side encryption'], ['metadata', 'Edit metadata'], ['tagging', 'Edit tags'], ['public', 'Make public using ACL']].map(([id, label, more]) => ['obj_' + id, '', label, more])),
        region: this.D.regions.map(([label, keys]) => ({id: 'region_' + keys, label, keys, on: keys === this.D.code})).concat(m([['manage_regions', '', 'Manage Regions', {line: true}]])),
        account: m([['my_account', '', 'Account'], ['organization', '', 'Organization'], ['quotas', '', 'Service Quotas'], ['go_billing', '', 'Billing and Cost Management'], ['credentials', '', 'Security credentials', {line: true}], ['switch_role', '', 'Switch role', {line: true}], ['sign_out', '', 'Sign out']]),
      }[this.S.open];
    },
    anchor() { return {state: 'state_menu', objects: 'object_menu'}[this.S.open] || this.S.open; },
    kinds() { return [['Compute', ['EC2', 'Lambda', 'Lightsail', 'Batch', 'Elastic Beanstalk']], ['Storage', ['S3', 'EFS', 'FSx', 'Storage Gateway', 'AWS Backup']], ['Database', ['RDS', 'DynamoDB', 'ElastiCache', 'Neptune', 'DocumentDB']], ['Networking', ['VPC', 'CloudFront', 'Route 53', 'API Gateway', 'Direct Connect']], ['Management', ['CloudWatch', 'CloudFormation', 'CloudTrail', 'Systems Manager', 'Config']], ['Security', ['IAM', 'Cognito', 'Secrets Manager', 'GuardDuty', 'KMS']]]; },
    tiles() { return {S3: 'go_buckets', EC2: 'go_ec2', CloudWatch: 'go_alarms', IAM: 'go_users', Lambda: 'svc_lambda', RDS: 'svc_rds', 'Route 53': 'svc_dns', CloudTrail: 'svc_trail', 'Secrets Manager': 'svc_secrets'}; },
  },
  methods: {
    facts: pb.facts,
    go(id) { pb.does(this.S, this.acts, id); },
    tick(id) { if (this.S.page === 'buckets') this.S.ticked = [id]; else pb.flip(this.S.ticked, id); this.S.panel = this.S.page === 'ec2' && this.S.ticked.length === 1; },
    all() { this.S.ticked = this.S.ticked.length === this.list.length ? [] : this.list.map(x => x.key); },
    openCell(id) { this.S.link = id; if (this.S.page === 'buckets') { this.S.page = 'objects'; this.S.item = id; this.S.ticked = []; } },
    dressed(x) {
      const link = text => ({text, link: true}), ok = 'var(--ok)';
      return {
        ec2: () => ({group: 'machines', facts: {name: x.name, ip: x.ip, zone: x.zone}, cells: {name: x.name, id: link(x.id), state: {text: x.state, icon: x.state === 'Running' ? 'check-circle' : 'minus-circle', icon_ink: x.state === 'Running' ? ok : '', ink: x.state === 'Running' ? ok : ''}, type: x.type, checks: x.checks === '–' ? x.checks : {text: x.checks, icon: 'check-circle', icon_ink: ok, ink: ok}, zone: x.zone, ip: x.ip}}),
        buckets: () => ({group: 'buckets', facts: {name: x.name, made: [x.made.slice(0, 10), x.made]}, cells: {name: link(x.name), region: x.region, made: x.made}}),
        objects: () => ({group: x.dir ? 'folders' : 'objects', facts: x.dir ? {name: x.name} : {name: x.name, changed: [x.changed.slice(0, 10), x.changed], size: x.size}, cells: {name: {...link(x.name), icon: x.dir ? 'folder' : 'file'}, type: x.type, changed: x.changed, size: x.size, tier: x.tier}}),
        alarms: () => ({group: 'alarms', facts: {name: x.name, state: x.state, updated: [x.updated.slice(0, 10), x.updated]}, cells: {name: link(x.name), state: {text: x.state, icon: {OK: 'check-circle', 'In alarm': 'alert-triangle'}[x.state] || 'dots-circle', icon_ink: {OK: ok, 'In alarm': 'var(--up)'}[x.state], ink: {OK: ok, 'In alarm': 'var(--up)'}[x.state]}, updated: x.updated, rule: x.rule, acts: x.acts}}),
        users: () => ({group: 'users', facts: {name: x.name, group: x.group, age: [x.age, x.age + ' days']}, cells: {name: link(x.name), group: x.group, last: x.last, mfa: x.mfa, word: x.word + ' days', key_id: x.key_id, age: {text: x.age + ' days', icon: x.age > 90 ? 'alert-triangle' : 'check-circle', icon_ink: x.age > 90 ? '#d98a00' : ok}}}),
      }[this.S.page]();
    },
    ticks(values, count) { return pb.steps(Math.max(...values), count).map(at => ({at, label: String(at)})); },
    atMonth(one, n) { const x = this.D.months[n]; return {whole: true, group: 'months', key: 'm' + n, label: x, on: this.S.marked === 'm' + n, facts: {}}; },
  },
})
