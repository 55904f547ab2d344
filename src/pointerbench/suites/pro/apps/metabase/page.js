({
  state: d => ({page: 'dashboard', nav: false, open: '', card: '', dialog: '', panel: '', editing: false, month: -1, group: '', source: '', reason: '', week: -1, cell: '', field: '', column: '', sort: '', ticked: [], marked: false, marks: 0, did: '', typing: '', tab: 'Overview', reads: 0, full: false, info: false, kind: 'Bar', view: 'chart', agg: 1, by: '', filters: 2, page_at: 0, skip: true, attach: false, saved: false, gone: '', opened: '', night: false, unit: 'month', pinned: 0, hidden: [], text: '', snippets: false, chosen: ''}),
  computed: {
    menus() {
      const e = (id, label, icon, more) => ({id, label, icon, fn: id, ...more});
      return {
        new: [e('new_question', 'Question', 'lightbulb'), e('new_sql', 'SQL query', 'terminal'), e('new_dashboard', 'Dashboard', 'dashboard'), e('new_collection', 'Collection', 'folder', {line: true}), e('new_model', 'Model', 'box'), e('new_metric', 'Metric', 'function')],
        gear: [e('account', 'Account settings', 'user'), e('admin', 'Admin settings', 'settings'), e('activity', 'Your activity', 'activity'), e('sign_out', 'Sign out', 'log-out', {line: true})],
        card: [e('edit_question', 'Edit question', 'edit'), e('download_card', 'Download results', 'download'), e('card_alert', 'Create an alert', 'bell'), e('card_query', 'View query', 'code')],
        column: [e('up', 'Ascending', 'arrow-up'), e('down', 'Descending', 'arrow-down'), e('filter_column', 'Filter by this column', 'filter'), e('distribution', 'Distribution', 'bar-chart', {line: true}), e('distinct', 'Distinct values', 'hash'), e('sum_column', 'Sum over time', 'trending-up'), e('hide_column', 'Hide column', 'eye-off', {line: true})],
        more: [e('duplicate', 'Duplicate', 'copy'), e('move', 'Move', 'folder-input'), e('trash', 'Move to trash', 'trash', {line: true})],
      };
    },
    tops() { return [['share', 'share-2', 'Sharing'], ['refresh', 'clock', 'Auto-refresh'], ['full', 'maximize', 'Enter fullscreen'], ['info', 'info', 'More info'], ['bookmark', this.S.marked ? 'bookmark-filled' : 'bookmark', 'Bookmark'], ['more', 'dots', 'Move, trash, and more']].map(([id, icon, label]) => ({id, icon, label, fn: id === 'more' ? 'more' : id})); },
    kinds() { return [['Bar', 'bar-chart', 'as_bar'], ['Line', 'line-chart', 'as_line'], ['Area', 'area-chart', 'as_area'], ['Table', 'table', 'as_table'], ['Number', 'hash', 'as_number'], ['Trend', 'trending-up', 'as_trend'], ['Pie', 'pie-chart', 'as_pie'], ['Row', 'align-left', 'as_row'], ['Combo', 'layers', 'as_combo'], ['Gauge', 'gauge', 'as_gauge'], ['Funnel', 'filter', 'as_funnel'], ['Map', 'map-pin', 'as_map'], ['Scatter', 'grid-dots', 'as_scatter'], ['Progress', 'loader', 'as_progress'], ['Pivot Table', 'grid', 'as_pivot']].map(([label, icon, fn]) => ({label, icon, fn})); },
    columns() {
      const sorted = id => this.S.sort === id ? 'down' : undefined;
      return [['id', 'ID', 76, 'right'], ['day', 'Created At', 118], ['who', 'Customer', 'minmax(180px, 1.6fr)'], ['plan', 'Plan', 'minmax(84px, 1fr)'], ['city', 'City', 'minmax(112px, 1fr)'], ['seats', 'Quantity', 80, 'right'], ['total', 'Total', 104, 'right']].map(([id, label, width, align]) => ({id, label, width, align, sorted: sorted(id), fn: 'head_' + id})).filter(one => !this.S.hidden.includes(one.id));
    },
    sortedRows() { const by = {total: x => -x.total, seats: x => -x.seats, day: x => -Date.parse(x.date), id: x => x.id}[this.S.sort]; return by ? [...this.D.rows].sort((a, b) => by(a) - by(b)) : this.D.rows; },
    rows() { return this.sortedRows.map(x => ({id: x.key, key: x.key, group: 'rows', facts: {who: {value: x.who, text: x.who}, total: {value: x.total, text: x.text}, seats: {value: x.seats, text: String(x.seats)}, day: {value: x.date, text: x.day}, id: {value: x.id, text: String(x.id)}}, cells: {id: {text: String(x.id), badge: 'var(--tint)', badge_ink: 'var(--brand)'}, day: x.day, who: x.who, plan: x.plan, city: x.city, seats: String(x.seats), total: x.text}})); },
    top() { return [...this.D.rows].sort((a, b) => b.total - a.total).slice(0, 9); },
    labels() { return this.D.months.map(m => m.short); },
    trend() { return [{id: 'n', ink: '#509ee3', kind: 'bar', values: this.D.counts}]; },
    money() { return [{id: 'm', ink: '#88bf4d', kind: 'bar', values: this.D.revenue}]; },
    cats() { return [{id: 'c', ink: '#a989c5', kind: 'bar', values: this.D.groups.map(x => x.value)}]; },
    why() { return [{id: 'w', ink: '#ef8c8c', kind: 'bar', values: this.D.reasons.map(x => x.value)}]; },
    line() { return [{id: 'r', ink: '#f2a86f', kind: 'line', thick: 2, dots: 4.5, values: this.D.rate}]; },
    slices() { return this.D.sources.map(x => ({id: x.key, value: x.value, ink: x.ink, dim: this.S.source && this.S.source !== x.key})); },
    files() { return this.D.questions.filter(x => !x.pinned); },
    sql() { const t = this.D.shop.toLowerCase().replace(' ', '_'); return ['-- revenue by month', "SELECT date_trunc('month', o.created_at) AS month,", '       count(*) AS orders,', '       sum(o.total) AS revenue', `FROM ${t} o`, 'JOIN account a ON a.id = o.account_id', 'WHERE o.created_at >= {{since}}', '  AND a.segment = {{segment}}', '  AND o.total > 0', 'GROUP BY 1', 'ORDER BY 1 DESC'].map(text => ({text, parts: text.startsWith('--') ? [['note', text]] : text.split(/(\b(?:SELECT|FROM|JOIN|ON|WHERE|AND|AS|GROUP|ORDER|BY|DESC)\b|'[^']*'|\{\{\w+\}\}|\b\d+\b)/).filter(Boolean).map(part => [/^[A-Z]+$/.test(part) ? 'kw' : part[0] === "'" ? 'str' : part[0] === '{' ? 'slot' : /^\d/.test(part) ? 'num' : '', part])})); },
    sums() { return this.D.months.map((m, n) => ({key: 'm' + n, month: m.long, orders: this.D.counts[n], revenue: this.D.revenue[n]})).reverse(); },
  },
  methods: {
    pack: pb.facts,
    short(value) { return value >= 1e6 ? +(value / 1e6).toFixed(1) + 'M' : value >= 1000 ? +(value / 1000).toFixed(1) + 'k' : String(value); },
    ticks(values, count, sign) { return pb.steps(Math.max(...values), count || 4).map(at => ({at, label: (sign || '') + this.short(at)})); },
    pct(values) { return pb.steps(Math.max(...values), 4).map(at => ({at, label: at + '%'})); },
    sign() { return this.D.sum[0]; },
    atMonth(group) { return (one, n) => ({group, key: group + n, id: group + n, label: this.D.months[n].long, fn: 'month_bar', on: this.S.month === n, facts: {}, dim: this.S.month >= 0 && this.S.month !== n}); },
    atGroup(one, n) { const x = this.D.groups[n]; return {whole: true, group: 'groups', key: x.key, label: x.name, on: this.S.group === x.key, facts: {name: {value: x.name, text: x.name}}}; },
    atReason(one, n) { const x = this.D.reasons[n]; return {whole: true, group: 'reasons', key: x.key, label: x.name, on: this.S.reason === x.key, facts: {name: {value: x.name, text: x.name}, count: {value: x.value, text: String(x.value)}}}; },
    atWeek(one, n) { return {group: 'weeks', key: 'k' + n, label: this.D.weeks[n], on: this.S.week === n, facts: {}}; },
    menu(card) { this.S.card = card; this.S.open = 'card'; },
    head(id) { this.S.column = id; this.S.open = 'column'; },
    flip(list, one) { const at = list.indexOf(one); if (at < 0) list.push(one); else list.splice(at, 1); },
    tog(id) { this.S.open = this.S.open === id ? '' : id; },
    press(id) { const S = this.S; if (id === 'bookmark') { S.marked = !S.marked; S.marks += 1; } else if (id === 'refresh') S.open = 'refresh'; else if (id === 'share') S.dialog = 'mail'; else if (id === 'more') this.tog('more'); else S[id] = !S[id]; },
    act(id) {
      const S = this.S;
      S.open = '';
      if (id === 'new_sql') S.page = 'sql';
      else if (id === 'down') S.sort = S.column;
      else if (id === 'hide_column') S.hidden.push(S.column);
      else if (id === 'filter_column') S.panel = 'filter';
      else S.did = id;
    },
  },
})
