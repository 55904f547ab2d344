({
  state: d => ({page: 'overview', open: '', dialog: '', acct: '', move: '', row: '', fav: [], paused: [], locked: [], did: '', field: '', tab: 'all', toast: false, hidden: false, loaded: '', viewed: '', bought: '', sold: '', letter: '', holding: '', sort: '', typing: '', form: 'person', online: true, abroad: false, tap: true, often: 'once', card: 'c0', payee: '', gone: '', changed: '', kind: '', span: '1Y', keep: false}),
  computed: {
    acts() {
      const page = page => ({page});
      return {me: {open: 'me'}, go_overview: page('overview'), go_account: page('account'), go_pay: page('pay'), go_orders: page('orders'), go_cards: page('cards'), go_statements: page('statements'), go_messages: page('messages'), go_invest: page('invest'), send: page('pay'), new_payee: {dialog: 'payee'}, review: {dialog: 'check'}, close_dialog: {dialog: ''}, cancel: {dialog: ''}, close_toast: {toast: false}, hide: {hidden: '!'}, close_move: {move: ''}, find: {typing: 'list'}, search: {typing: 'site'}, find_payee: {typing: 'payee'}, keep: {keep: '!'}};
    },
    nav() { return pb.acts([['go_overview', '', 'Overview'], ['go_account', '', 'Accounts'], ['go_pay', '', 'Pay & transfer'], ['go_orders', '', 'Standing orders'], ['go_cards', '', 'Cards'], ['go_statements', '', 'Statements'], ['go_invest', '', 'Investments']]).map(x => ({...x, on: x.id === 'go_' + this.S.page})); },
    icons() { return {Groceries: 'ri:shopping-basket-2-line', 'Eating out': 'ri:restaurant-line', Transport: 'ri:train-line', Housing: 'ri:home-4-line', Shopping: 'ri:shopping-bag-3-line', Leisure: 'ri:movie-2-line', Health: 'ri:heart-pulse-line', Bills: 'ri:flashlight-line', Income: 'ri:arrow-left-down-line'}; },
    inks() { return ['#0b5d57', '#1f9186', '#6cc2b5', '#e0a23b', '#c8643f', '#7b5ea7', '#4a7fb5', '#a5adb3']; },
    moveRows() { return this.D.moves.filter(x => this.S.tab === 'all' || (this.S.tab === 'in') === (x.sum > 0)).map(x => ({id: x.key, key: x.key, group: 'moves', on: this.S.move === x.key, facts: pb.facts({name: x.name, sum: [x.sum, x.text]}), cells: {day: x.pending ? {text: 'Pending', ink: '#8a6a1f'} : x.day, name: {text: x.name, note: x.way, link: true, icon: this.icons[x.kind], icon_ink: '#0b5d57'}, kind: x.kind, sum: {text: x.text, ink: x.sum > 0 ? '#17753b' : null, look: 'sum'}, balance: x.balance, more: {acts: [{id: 'more', icon: 'ri:more-2-fill', label: 'More'}]}}})); },
    moveCols() { return [{id: 'day', label: 'Date', width: 84, fn: 'sort_day', sorted: 'down'}, {id: 'name', label: 'Description', width: 'minmax(0, 1fr)'}, {id: 'kind', label: 'Category', width: 108}, {id: 'sum', label: 'Amount', width: 110, align: 'right', fn: 'sort_sum'}, {id: 'balance', label: 'Balance', width: 110, align: 'right'}, {id: 'more', label: '', width: 40}]; },
    orderRows() { return this.D.orders.map(x => { const off = this.S.paused.includes(x.key); return {id: x.key, key: x.key, group: 'orders', facts: pb.facts({name: x.name, sum: [x.sum, x.text], next: [x.date, x.day]}), cells: {name: {text: x.name, note: x.who}, often: x.often, day: x.day, state: {text: off ? 'Paused' : 'Active', badge: off ? '#f3e3c2' : '#d9efe4', badge_ink: off ? '#6b4e0d' : '#155e38'}, sum: {text: x.text, look: 'sum'}, acts: {acts: [{id: 'edit', icon: 'ri:pencil-line', label: 'Edit'}, {id: 'pause', icon: off ? 'ri:play-circle-line' : 'ri:pause-circle-line', label: off ? 'Resume' : 'Pause'}, {id: 'drop', icon: 'ri:delete-bin-line', label: 'Cancel'}]}}}; }); },
    orderCols() { return [{id: 'name', label: 'Payment', width: 'minmax(0, 1fr)'}, {id: 'often', label: 'Frequency', width: 100}, {id: 'day', label: 'Next payment', width: 136, sorted: 'up', fn: 'sort_next'}, {id: 'state', label: 'Status', width: 90}, {id: 'sum', label: 'Amount', width: 110, align: 'right'}, {id: 'acts', label: '', width: 112, align: 'right'}]; },
    debitRows() { return this.D.debits.map(x => ({id: x.key, key: x.key, cells: {name: {text: x.name, note: 'Ref. ' + x.ref}, day: x.day, sum: {text: x.text, look: 'sum'}}})); },
    statementRows() { return this.D.statements.map(x => ({id: x.key, key: x.key, group: 'statements', facts: pb.facts({name: x.name}), cells: {name: {text: x.name, icon: 'ri:file-pdf-2-line', icon_ink: '#b3402e'}, pages: x.pages, size: x.size, text: {text: x.text, look: 'sum'}, acts: {acts: [{id: 'view', icon: 'ri:eye-line', label: 'View'}, {id: 'load', icon: 'ri:download-2-line', label: 'Download'}]}}})); },
    fundRows() { return this.D.holdings.map(x => ({id: x.key, key: x.key, group: 'holdings', on: this.S.holding === x.key, facts: pb.facts({name: x.name, value: [x.value, x.text], gain: [x.gain, x.grown]}), cells: {name: {text: x.name, note: x.kind, link: true}, units: x.units, price: x.price, value: {text: x.text, look: 'sum'}, gain: {text: x.grown, ink: x.gain > 0 ? '#17753b' : '#b3402e'}, acts: {acts: [{id: 'buy', icon: 'ri:add-circle-line', label: 'Buy'}, {id: 'sell', icon: 'ri:indeterminate-circle-line', label: 'Sell'}]}}})); },
    menu() {
      const m = list => list.map(([id, label, icon, more]) => ({id, label, icon, fn: id, ...more}));
      return {row: m([['repeat', 'Make this payment again', 'ri:repeat-line'], ['recat', 'Change category', 'ri:price-tag-3-line'], ['split', 'Split', 'ri:split-cells-horizontal'], ['note', 'Add a note', 'ri:sticky-note-line'], ['receipt', 'Download confirmation', 'ri:file-download-line'], ['dispute', 'Dispute', 'ri:error-warning-line']]), me: m([['profile', 'Personal details', 'ri:user-line'], ['security', 'Security and login', 'ri:shield-keyhole-line'], ['alerts', 'Alerts', 'ri:notification-3-line'], ['paperless', 'Paperless settings', 'ri:leaf-line'], ['log_out', 'Log out', 'ri:logout-box-r-line']])}[this.S.open];
    },
    one() { return this.D.moves.find(x => x.key === this.S.move); },
    chosen() { return this.D.cards.find(x => x.key === this.S.card); },
    letter() { return this.D.letters.find(x => x.key === this.S.letter); },
    slices() { return this.D.kinds.map((x, n) => ({id: x.key, value: x.value, ink: this.inks[n]})); },
    series() { return [{id: 'worth', ink: '#0b5d57', kind: 'area', values: this.D.curve}]; },
  },
  methods: {
    facts: pb.facts,
    go(id) { pb.does(this.S, this.acts, id); },
    flip: pb.flip,
    said(text) { return this.S.hidden ? '••••••' : text; },
    order(id, act) { if (act === 'pause') pb.flip(this.S.paused, id); else this.S[act === 'drop' ? 'gone' : 'changed'] = id; },
    ticks() { return pb.steps(Math.max(...this.D.curve) / 1000, 4).map(at => ({at: at * 1000, label: this.D.sign + at + 'k'})); },
  },
})
