({
  state: d => ({menu: '', tab: 'result', open: '', running: false, tidy: false, kept: false, auto: true, changes: '', limit: d.limit, drop: false, tree: true, pane: true, fresh: false, context: '', ticked: [], adding: false, removed: false, pinned: false, again: '', font: 13, wrap: false, error: false, none: false, toast: false, dialog: '', kind: 'CSV', which: 'every', header: true, quotes: false, ink: 2, ssh: false, ssl: true, readonly: false}),
  computed: {
    menus() {
      const ticks = {upper: true, wrap: this.S.wrap};
      return this.D.menus.map(([id, label, ...items]) => ({id, label, items: items.map(([name, text, keys]) => ({id: name.replace('-', ''), label: text, keys, line: name.startsWith('-'), on: ticks[name.replace('-', '')], off: name === 'redo'}))}));
    },
    columns: () => ['id', 'customer', 'city', 'total', 'items', 'created_at', 'paid'],
    context: () => [['rows', 'rows-3'], ['structure', 'pencil'], ['ddl', 'copy'], ['import', 'file-down'], ['rename', 'pencil'], ['empty', 'eraser'], ['drop', 'trash-2']],
    inks: () => ['#d64545', '#e08a1e', '#2f9e5f', '#2f7ed8', '#8155c9', '#6b7280'],
    fields() { return [['host', this.D.host], ['port', this.D.port], ['name', this.D.schema], ['user', this.D.user], ['password', 'secretsecret']]; },
    current() { return this.D.rows.find(x => x.key === this.S.open) || this.D.rows[0]; },
    values() { const x = this.current; return [['id', x.id, 'bigint'], ['customer', x.customer, 'text'], ['city', x.city, 'text'], ['total', x.total, 'numeric(10,2)'], ['items', x.items, 'integer'], ['created_at', x.iso, 'date'], ['paid', x.paid ? 'true' : 'false', 'boolean']]; },
  },
  methods: {
    tableFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, count: {value: x.count, text: x.shown}}); },
    rowFacts(x) { return JSON.stringify({id: {value: x.id, text: x.id}, customer: {value: x.customer, text: x.customer}, city: {value: x.city, text: x.city}, total: {value: x.cents / 100, text: x.total}, items: {value: x.items, text: String(x.items)}, created: {value: x.iso, text: x.iso}, paid: {value: x.paid, text: x.paid ? 'true' : ''}}); },
    stepFacts(x) { return JSON.stringify({name: {value: x.name, text: x.name}, cost: {value: x.cost, text: String(x.cost)}, rows: {value: x.rows, text: String(x.rows)}, took: {value: x.took, text: `${x.took} ms`}}); },
    runFacts(x) { return JSON.stringify({started: {value: x.iso, text: x.started}, took: {value: x.took, text: `${x.took} ms`}, rows: {value: x.rows, text: String(x.rows)}, failed: {value: x.failed, text: x.failed ? this.L.failed : ''}}); },
    heat(x) { const most = Math.max(...this.D.steps.map(s => s.took)); return `hsl(${120 - 120 * x.took / most} 60% 45%)`; },
    paint(line) {
      const safe = line.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
      return safe.replace(/('[^']*')|\b(SELECT|FROM|JOIN|ON|AS|WHERE|AND|ORDER BY|DESC|LIMIT|UPDATE|SET|DELETE|true)\b|\b(count)\b|\b(\d+)\b/g, (all, text, word, call, number) => `<span data-el="none" class="${text ? 's' : word ? 'k' : call ? 'f' : 'n'}">${all}</span>`);
    },
    tick(x) { const at = this.S.ticked.indexOf(x.key); if (at < 0) this.S.ticked.push(x.key); else this.S.ticked.splice(at, 1); },
    pick(id) {
      this.S.menu = '';
      if (id === 'connect') this.S.dialog = 'connect';
      if (id === 'explain') this.S.tab = 'plan';
      if (id === 'wrap') this.S.wrap = !this.S.wrap;
    },
  },
})
