({
  state: d => ({page: 'overview', nav: true, banner: true, panel: false, menu: '', dialog: '', open: '', toast: '', error: false, changed: false, fresh: 0, query: '', plan: 'all', site: 'all', status: 'all', spend: [0, d.most], team: false, dense: false, sort: '', picked: [], starred: [], off: [], told: [], at: 1, chart: 'line', past: false, tab: 'general', part: 'profile', role: 'r1', rights: Object.fromEntries(d.roles.map(r => [r.key, r.rights])), limit: 5, share: 85, zone: 0, tongue: 0, length: 1, week: 'mon', ahead: 30, hours: 6, until: 12, letters: 12, checkin: true, waitlist: true, guests: false, weekend: true, locked: false, twice: false, nightly: true, closed: [], send: ['e0m', 'e1m', 'e2m', 'e2p', 'e3m', 'e5p', 'e5s']}),
  computed: {
    filtered() { return this.S.query || this.S.plan !== 'all' || this.S.site !== 'all' || this.S.status !== 'all' || this.S.team || this.S.spend[0] > 0 || this.S.spend[1] < this.D.most; },
    found() {
      const S = this.S, by = {name: null, spend: x => -x.spend, visits: x => -x.visits, joined: x => x.joined}[S.sort];
      const list = this.D.members.filter(x => x.name.includes(S.query) && (S.plan === 'all' || x.plan === S.plan) && (S.site === 'all' || x.site === S.site) && (!S.team || x.team) && (S.status === 'all' || (S.status === 'paused') === S.off.includes(x.key)) && x.spend >= S.spend[0] && x.spend <= S.spend[1]);
      return by ? list.sort((a, b) => by(a) < by(b) ? -1 : 1) : list;
    },
    people() { return this.filtered ? this.found.length : this.D.sites.reduce((a, x) => a + x.members, 0); },
    pages() { return Math.ceil(this.people / 10); },
    shown() { const at = (this.S.at - 1) % Math.max(1, Math.floor(this.found.length / 10)); return this.found.slice(at * 10, at * 10 + 10); },
    total() { return this.people.toLocaleString('en-US'); },
    orders() {
      const by = {amount: x => -x.amount, hours: x => -x.minutes}[this.S.sort];
      const list = this.D.orders.filter(x => this.S.status === 'all' || x.status === this.S.status);
      return by ? list.sort((a, b) => by(a) - by(b)) : list;
    },
    opened() { return this.D.members.find(x => x.key === this.S.open) || this.D.members[0]; },
    order() { return this.D.orders.find(x => x.key === this.S.open) || this.D.orders[0]; },
    role() { return this.D.roles.find(x => x.key === this.S.role); },
    sections() { return [['home', 'overview', 'dashboard'], ['home', 'reports', 'chart-column'], ['house', 'members', 'users'], ['house', 'orders', 'receipt'], ['house', 'spaces', 'armchair'], ['house', 'plans', 'id-card'], ['system', 'roles', 'user-cog'], ['system', 'settings', 'settings'], ['system', 'log', 'history']]; },
    quiet() { return this.theme === 'dark' ? '#9db0a9' : '#5c6d66'; },
    line() {
      const of = (name, data, color, dashed) => ({name, data, type: this.S.chart, smooth: true, symbol: 'none', barMaxWidth: 14, itemStyle: {color}, lineStyle: {color, width: dashed ? 1.5 : 2.5, type: dashed ? 'dashed' : 'solid'}, ...(dashed || this.S.chart === 'bar' ? {} : {areaStyle: {color, opacity: .12}})});
      const text = {color: this.quiet, fontSize: 11};
      return {grid: {left: 52, right: 12, top: 14, bottom: 24}, xAxis: {type: 'category', data: this.D.curves.days, boundaryGap: this.S.chart === 'bar', axisLabel: text, axisTick: {show: false}}, yAxis: {axisLabel: {...text, formatter: v => v >= 1000 ? v / 1000 + 'k' : v}, splitNumber: 4, splitLine: {lineStyle: {color: this.theme === 'dark' ? '#2a3733' : '#e6ebe8'}}}, series: [of(this.L.this_time, this.D.curves.now, '#0d8a6a'), ...(this.S.past ? [of(this.L.last_time, this.D.curves.before, '#c9791b', true)] : [])]};
    },
    ring() { return {color: this.inks, series: [{type: 'pie', radius: ['56%', '88%'], center: ['50%', '50%'], label: {show: false}, itemStyle: {borderWidth: 2, borderColor: this.theme === 'dark' ? '#17211d' : '#fff'}, data: this.D.plans}]}; },
    inks() { return ['#c9791b', '#3b6fd4', '#0d8a6a', '#8a4fb3']; },
  },
  methods: {
    busy() { return this.S.menu || this.S.dialog || this.S.panel; },
    facts(x) { return this.busy() ? null : JSON.stringify(x.facts); },
    member(x) {
      const t = x.texts, fact = (name, value) => ({[name]: {value, text: t[name]}});
      return this.busy() ? null : JSON.stringify({...fact('name', x.name), ...fact('plan', t.plan), ...fact('visits', x.visits), ...fact('spend', x.spend), ...fact('joined', x.joined), ...fact('rating', x.rating), team: {value: x.team, text: x.team ? this.L.team : ''}});
    },
    bill(x) { return this.busy() ? null : JSON.stringify({...x.facts, status: {value: x.status, text: this.L['is_' + x.status]}}); },
    flagged(x, flag, text) { return this.busy() ? null : JSON.stringify({...x.facts, [flag]: {value: x[flag], text: x[flag] ? text : ''}}); },
    group(x) {
      const n = this.S.rights[x.key].length;
      return this.busy() ? null : JSON.stringify({name: {value: x.name, text: x.name}, people: {value: x.people, text: x.people_text}, rights: {value: n, text: String(n)}, changed: {value: x.changed, text: x.changed_text}, fixed: {value: x.fixed, text: x.fixed ? this.L.fixed : ''}});
    },
    sum(value) { return this.D.sign + value.toLocaleString('en-US'); },
    flip(list, key) { const at = list.indexOf(key); if (at < 0) list.push(key); else list.splice(at, 1); },
    go(page) { Object.assign(this.S, {page, sort: '', status: 'all', menu: ''}); },
    ask(dialog, key) { Object.assign(this.S, {dialog, open: key || '', menu: ''}); },
    reset() { Object.assign(this.S, {query: '', plan: 'all', site: 'all', status: 'all', team: false, spend: [0, this.D.most], at: 1}); },
    count(status) { return this.D.orders.filter(x => status === 'all' || x.status === status).length; },
    all(on) { const keys = this.shown.map(x => x.key); this.S.picked = on ? keys : []; },
    has(area) { return area.rights.filter(x => this.S.rights[this.S.role].includes(x.id)).length; },
    tag(status) { return {paid: 'success', waiting: 'warning', refunded: 'danger', cancelled: 'info'}[status]; },
  },
})
