({
  state: d => ({page: 'checkout', tab: 'favorites', grid: 0, open: '', dialog: '', line: '', added: [], ticked: [], ticket: '', paid: d.payments[0].key, item: '', typing: '', typed: 0, qty: 0, off: [], out: [], reason: -1, restock: true, given: '', sheet: '', edit: '', mail: '', card: '', tip: 0, toast: false, day: 0, did: ''}),
  computed: {
    acts() {
      const page = page => ({page}), ask = typing => ({typing});
      return {nav_checkout: page('checkout'), nav_tickets: page('tickets'), nav_payments: page('payments'), nav_items: page('items'), nav_reports: page('reports'), guests: page('guests'), nav_more: {open: 'more'}, sale_menu: {open: 'sale'}, sort_tickets: {open: 'sort'}, leave_pay: page('checkout'), close_toast: {toast: false}, search: ask('all'), day_before: S => { S.day -= 1; }, day_after: S => { S.day += 1; }};
    },
    nav() { return [['checkout', 'ph:cash-register', 'ph:cash-register-fill', 'Checkout'], ['tickets', 'ph:receipt', 'ph:receipt-fill', 'Open tickets', '13'], ['payments', 'ph:arrows-left-right', 'ph:arrows-left-right-fill', 'Transactions'], ['items', 'ph:tag', 'ph:tag-fill', 'Items'], ['reports', 'ph:chart-bar', 'ph:chart-bar-fill', 'Reports'], ['notices', 'ph:bell', 'ph:bell-fill', 'Notifications', '2'], ['more', 'ph:list', 'ph:list-fill', 'More']].map(([page, icon, full, label, note]) => ({page, icon: page === this.S.page ? full : icon, label, note, id: 'nav_' + page})); },
    tabs() { return [['keypad', 'Keypad'], ['library', 'Library'], ['favorites', 'Favorites']]; },
    tools() { return pb.acts([['search', 'ph:magnifying-glass', 'Search'], ['scan', 'ph:barcode', 'Scan barcode'], ['arrange', 'ph:pencil-simple', 'Edit layout']]); },
    tiles() { const m = this.D.menu, g = this.S.grid; return g ? [...m, ...m].slice(g * 5 - 3, g * 5 + 13) : m.filter((x, n) => n % 2 || n === 8).slice(0, 16); },
    extras() { return [['custom', 'ph:plus-minus', 'Custom amount', 'Any price'], ['gift', 'ph:gift', 'Gift card', 'Sell or reload'], ['rewards', 'ph:star', 'Redeem rewards', 'Loyalty'], ['ring_discounts', 'ph:percent', 'Discounts', this.D.discounts.length + ' available']].map(([id, icon, label, note]) => ({id, icon, label, note})); },
    groups() { return [['lib_discounts', 'ph:percent', 'Discounts'], ['lib_gift', 'ph:gift', 'Gift cards'], ['lib_rewards', 'ph:star', 'Rewards'], ['lib_combos', 'ph:stack', 'Combos'], ...this.D.cats.map(x => ['lib_' + x.id, 'ph:folder', x.name])].map(([id, icon, label]) => ({id, icon, label})); },
    sorted() { return [...this.D.menu].sort((a, b) => a.name < b.name ? -1 : 1); },
    lines() {
      const near = key => this.D.menu.find(x => x.key === key);
      return [...this.D.lines, ...this.S.added.map((item, n) => ({key: 'n' + n, item, qty: 1, note: ''}))].map(l => { const x = near(l.item), sum = x.price * l.qty; return {...l, name: x.name, sum, text: this.money(sum)}; });
    },
    line() { return this.lines.find(x => x.key === this.S.line); },
    sums() { const net = this.lines.reduce((s, x) => s + x.sum, 0), tax = Math.round(net * this.D.tax) / 100; return {net, tax, total: net + tax}; },
    cash() { const t = this.sums.total, up = n => Math.ceil((t + .01) / n) * n; return [...new Set([t, up(1), up(5), up(20), up(50)])]; },
    ways() { return [['manual', 'ph:credit-card', 'Manual credit card entry', 'Type the card number'], ['gift_pay', 'ph:gift', 'Gift card', 'Scan or enter the code'], ['qr', 'ph:qr-code', 'QR code', 'Pay on the guest’s phone'], ['house', 'ph:buildings', 'House account', 'Charge to a regular'], ['invoice', 'ph:file-text', 'Invoice', 'Send to an email address']].map(([id, icon, label, note]) => ({id, icon, label, note})); },
    bulk() { return pb.acts([['merge', '', 'Merge'], ['move', '', 'Reassign'], ['print_ticked', '', 'Print'], ['void', '', 'Void']]); },
    paid() { return this.D.payments.find(x => x.key === this.S.paid); },
    details() { const p = this.paid; return [['ph:clock', 'Time', this.D.days[p.day] + ', ' + p.time], [p.cash ? 'ph:money' : 'ph:credit-card', 'Paid with', p.cash ? p.how : p.how + ' (' + p.with + ')'], ['ph:user', 'Taken by', p.who], ['ph:receipt', 'Receipt', '#' + p.receipt], ['ph:device-tablet', 'Device', this.D.register]]; },
    kinds() { const n = this.D.menu.length + ''; return [['all_items', 'All items', n], ['i_cats', 'Categories', '5'], ['i_mods', 'Modifiers', '6'], ['i_offs', 'Discounts', '5'], ['i_options', 'Options', '3'], ['i_units', 'Units', '4'], ['i_combos', 'Combos', '2'], ['i_menus', 'Menus', '3'], ['i_orders', 'Purchase orders', '1']].map(([id, label, note]) => ({id, label, note})); },
    lists() { return [['all_guests', 'All customers'], ['g_regulars', 'Regulars'], ['g_lapsed', 'Lapsed'], ['g_loyal', 'Reachable by email'], ['g_feedback', 'Feedback'], ['g_loyalty', 'Loyalty members'], ['g_house', 'House accounts'], ['g_merge', 'Duplicates']].map(([id, label]) => ({id, label})); },
    reports() { return [['r_summary', 'Sales summary'], ['r_items', 'Item sales'], ['r_cats', 'Category sales'], ['r_team', 'Team sales'], ['r_offs', 'Discounts'], ['r_voids', 'Voids & comps'], ['r_tax', 'Taxes'], ['r_tips', 'Tips'], ['r_drawer', 'Cash drawers'], ['r_labor', 'Labor vs. sales'], ['r_close', 'Close of day']].map(([id, label]) => ({id, label})); },
    hours() { return ['10:00', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21']; },
    ticks() { return pb.steps(Math.max(...this.D.report.hours), 4).map(at => ({at, label: this.D.currency + at})); },
    menus() {
      const m = list => list.map(([id, label, icon, more]) => ({id, label, icon, fn: id, ...more}));
      return {
        sale: m([['add_discount', 'Add discount', 'ph:percent'], ['service', 'Add service charge', 'ph:hand-coins'], ['ticket_note', 'Add note', 'ph:note-pencil'], ['print_check', 'Print bill', 'ph:printer', {line: true}], ['resend', 'Resend to kitchen', 'ph:cooking-pot'], ['split_ticket', 'Split ticket', 'ph:arrows-split', {line: true}], ['move_ticket', 'Move ticket', 'ph:arrow-bend-up-right'], ['clear', 'Clear all items', 'ph:trash', {line: true}]]),
        sort: m([['by_newest', 'Newest', '', {on: true}], ['by_name', 'Name'], ['by_server', 'Team member'], ['by_total', 'Amount']]),
        more: m([['guests', 'Customers', 'ph:users'], ['team', 'Team', 'ph:identification-badge'], ['drawer', 'Cash drawer', 'ph:cash-register'], ['giftcards', 'Gift cards', 'ph:gift'], ['invoices', 'Invoices', 'ph:file-text'], ['hardware', 'Hardware', 'ph:printer', {line: true}], ['settings', 'Settings', 'ph:gear-six'], ['support', 'Support', 'ph:question'], ['clock_out', 'Clock out', 'ph:clock', {line: true}], ['lock', 'Lock screen', 'ph:lock-simple']]),
      };
    },
    columns() { const S = this.S, c = (id, label, width, more) => ({id, label, width, ...more}), r = {align: 'right'}; return {
      tickets: [c('tick', 'Select all', '3.4em', {check: S.ticked.length > 12, fn: 'tick_all'}), c('name', 'Ticket'), c('kind', 'Type', '14%'), c('guests', 'Guests', '10%', r), c('server', 'Team member', '21%'), c('opened', 'Opened', '12%'), c('age', 'Open for', '12%'), c('total', 'Total', '13%', r)],
      items: [c('name', 'Item'), c('cat', 'Category', '18%'), c('sku', 'SKU', '13%'), c('stock', 'Stock', '11%', r), c('price', 'Price', '13%', r), c('acts', '', '7em', r)],
      guests: [c('name', 'Name', '25%'), c('email', 'Email'), c('last', 'Last visit', '13%'), c('visits', 'Visits', '10%', r), c('spent', 'Spent', '14%', r), c('acts', '', '7em', r)]}; },
    rows() {
      const S = this.S, on = key => S.ticked.includes(key), f = pb.facts;
      return {
        tickets: this.D.tickets.map(x => ({id: x.key, key: x.key, group: 'tickets', on: on(x.key), facts: f({name: x.name, server: x.server, age: [-x.minute, x.age], total: [x.total, x.text]}), cells: {tick: {check: on(x.key)}, name: {text: x.name, link: true}, kind: x.kind, guests: x.guests + '', server: x.server, opened: x.opened, age: x.age, total: x.text}})),
        items: this.D.menu.slice(0, 24).map(x => ({id: x.key, key: x.key, group: 'items', facts: f({name: x.name, sku: x.sku, stock: [x.stock, x.stock + ' left'], price: [x.price, x.text]}), cells: {name: {text: x.name, link: true}, cat: x.cat, sku: x.sku, stock: {text: x.stock + ' left'}, price: x.text, acts: {acts: [{id: 'hide', icon: S.out.includes(x.key) ? 'ph:prohibit-fill' : 'ph:prohibit', label: 'Mark sold out', on: S.out.includes(x.key)}, {id: 'edit', icon: 'ph:pencil-simple', label: 'Edit item'}]}}})),
        guests: this.D.guests.map(x => ({id: x.key, key: x.key, group: 'guests', facts: f({name: x.name, visits: [x.visits, x.visits + ''], spent: [x.spent, x.spent_text]}), cells: {name: {text: x.name, link: true}, email: x.email, last: x.last, visits: x.visits + '', spent: x.spent_text, acts: {acts: [{id: 'mail', icon: 'ph:envelope-simple', label: 'Send message'}, {id: 'card', icon: 'ph:plus', label: 'Add to sale'}]}}})),
      };
    },
  },
  methods: {
    facts: pb.facts, flip: pb.flip,
    money(v) { return this.D.currency + v.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ','); },
    go(id) { if (['close_item', 'done_item', 'remove', 'comp', 'close_refund', 'next_refund'].includes(id)) this.S.dialog = ''; pb.does(this.S, this.acts, id); },
    key(k) { const S = this.S; if (k === 'C') { S.typed = 0; S.did = 'key_clear'; } else if (k === '+') S.did = 'key_add'; else S.typed = S.typed * 10 + +k; },
    tick(key) { pb.flip(this.S.ticked, key); },
    act(row, act) { if (act === 'hide') pb.flip(this.S.out, row); else this.S[act] = row; },
    ink(name) { return this.D.menu.find(x => x.name === name).ink; },
    abbr(name) { return this.D.menu.find(x => x.name === name).abbr; },
  },
})
