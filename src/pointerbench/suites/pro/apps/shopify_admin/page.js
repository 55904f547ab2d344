({
  state: d => ({page: 'orders', order: '', product: '', open: '', dialog: '', ticked: [], chosen: [], row: '', sort: '', view: 'All', typing: '', dirty: false, toast: false, status: '', range: '', did: '', field: '', edit: '', day: -1, card: '', what: 'page', as: 'excel', pick: '', style: '', tag: '', source: '', tracked: true, more: 0}),
  computed: {
    acts() {
      const at = open => ({open}), page = page => ({page});
      return {search: at('search'), bell: at('bell'), store: at('store'), more_orders: at('more_orders'), more_order: at('more_order'), more_product: at('more_product'), sort: at('sort'), export: {dialog: 'export'}, close_dialog: {dialog: ''}, cancel_dialog: {dialog: ''}, nav_home: page('home'), nav_orders: page('orders'), nav_products: page('products'), nav_analytics: page('analytics'), back: S => { S.did = 'back'; S.page = S.page === 'order' ? 'orders' : 'products'; }, find: {typing: 'list'}, close_toast: {toast: false}, discard: {dirty: false, did: 'discard'}, save: {dirty: false, did: 'save'}, deselect: {ticked: [], did: 'deselect'}, comment: {typing: 'comment'}, track: {tracked: '!'}, what_page: {what: 'page'}, what_all: {what: 'all'}, what_search: {what: 'search'}, as_excel: {as: 'excel'}, as_plain: {as: 'plain'}, status: at('status'), add_stock: S => { S.more += 1; S.open = ''; }, less_stock: S => { S.more -= 1; S.open = ''; }, close_search: at('')};
    },
    nav() { const S = this.S, on = {orders: 'nav_orders', order: 'nav_orders', products: 'nav_products', product: 'nav_products', home: 'nav_home', analytics: 'nav_analytics'}[S.page]; return pb.acts([['nav_home', 'ph:house-fill', 'Home'], ['nav_orders', 'ph:tray-fill', 'Orders'], ['nav_products', 'ph:tag-fill', 'Products'], ['nav_customers', 'ph:user-fill', 'Customers'], ['nav_marketing', 'ph:megaphone-fill', 'Marketing'], ['nav_discounts', 'ph:seal-percent-fill', 'Discounts'], ['nav_content', 'ph:image-square-fill', 'Content'], ['nav_markets', 'ph:globe-fill', 'Markets'], ['nav_finance', 'ph:bank-fill', 'Finance'], ['nav_analytics', 'ph:chart-bar-fill', 'Analytics']]).map(x => ({...x, text: x.label, on: x.id === on})); },
    subs() { const p = this.S.page; return p === 'orders' || p === 'order' ? {nav_orders: [['drafts', 'Drafts'], ['labels', 'Shipping labels'], ['abandoned', 'Abandoned checkouts']]} : p === 'products' || p === 'product' ? {nav_products: [['collections', 'Collections'], ['inventory', 'Inventory'], ['purchase', 'Purchase orders'], ['transfers', 'Transfers'], ['gift_cards', 'Gift cards']]} : p === 'analytics' ? {nav_analytics: [['reports', 'Reports'], ['live', 'Live View']]} : {}; },
    it() { return this.D.orders.find(x => x.key === this.S.order) || this.D.orders[0]; },
    good() { return this.D.products.find(x => x.key === this.S.product) || this.D.products[0]; },
    columns() { return [{id: 'tick', label: 'Select all orders', width: 40, check: this.S.ticked.length === this.D.orders.length, fn: 'tick_all'}, {id: 'id', label: 'Order', width: 72}, {id: 'when', label: 'Date', width: 'minmax(134px, 1fr)'}, {id: 'who', label: 'Customer', width: 'minmax(126px, 1fr)'}, {id: 'channel', label: 'Channel', width: 106}, {id: 'money', label: 'Total', width: 92, align: 'right'}, {id: 'paid', label: 'Payment status', width: 152}, {id: 'done', label: 'Fulfillment status', width: 142}, {id: 'items', label: 'Items', width: 74}, {id: 'way', label: 'Delivery method', width: 124}, {id: 'tags', label: 'Tags', width: 'minmax(120px, 1fr)'}]; },
    rows() {
      const by = {total: x => -x.total, who: x => x.who}[this.S.sort], list = by ? [...this.D.orders].sort((a, b) => by(a) < by(b) ? -1 : 1) : this.D.orders;
      const pill = (text, kind) => ({text, badge: {ok: '#e3e3e3', warn: '#ffd6a4', new: '#fff1a6', bad: '#fed1d7'}[kind], badge_ink: {ok: '#616161', warn: '#5e4200', new: '#4f4700', bad: '#8e0b21'}[kind]});
      return list.map(x => ({id: x.key, key: x.key, group: 'orders', facts: pb.facts({id: x.id, who: x.who, total: [x.total, x.money]}), on: this.S.ticked.includes(x.key), cells: {tick: {check: this.S.ticked.includes(x.key)}, id: {text: x.id, link: true}, when: x.when, who: {text: x.who, link: true}, channel: x.channel, money: x.money, paid: pill(x.paid, {Paid: 'ok', Refunded: 'ok'}[x.paid] || 'warn'), done: pill(x.done, {Fulfilled: 'ok', Unfulfilled: 'new'}[x.done] || 'warn'), items: x.items, way: x.way, tags: x.tags.join(', ')}}));
    },
    goods() { const tone = {Active: ['#cdfee1', '#0c5132'], Draft: ['#d5ebff', '#003a5a'], Archived: ['#e3e3e3', '#616161']}; return this.D.products.map(x => ({id: x.key, key: x.key, group: 'products', on: this.S.chosen.includes(x.key), facts: pb.facts({name: x.name, stock: [x.stock, x.stock_text]}), cells: {tick: {check: this.S.chosen.includes(x.key)}, name: {text: x.name, link: true, photo: x.photo}, status: {text: x.status, badge: tone[x.status][0], badge_ink: tone[x.status][1]}, stock: {text: x.stock_text, ink: x.stock < 20 ? '#8e0b21' : undefined}, channels: String(x.channels), markets: String(x.markets), vendor: x.vendor, price: x.money}})); },
    pens() { return pb.acts([['write_for_me', 'sparkles', 'Generate text'], ['bold', 'bold', 'Bold'], ['italic', 'italic', 'Italic'], ['underline', 'underline', 'Underline'], ['color', 'palette', 'Color'], ['align', 'align-left', 'Alignment'], ['link', 'link', 'Insert link'], ['image', 'image', 'Insert image'], ['video', 'video', 'Insert video'], ['table', 'table', 'Insert table'], ['html', 'code', 'Show HTML']]).map(x => ({...x, fn: 'pen_' + x.id, on: this.S.style === x.id})); },
    bulk() { return pb.acts([['fulfill_all', '', 'Mark as fulfilled'], ['capture_all', '', 'Capture payments'], ['slips_all', '', 'Print packing slips'], ['tags_all', '', 'Add tags']]); },
    menus() {
      const m = list => list.map(([id, label, more]) => ({id, label, fn: id, ...more}));
      return {
        store: [{title: this.D.shop}, ...m([['all_stores', 'All stores', {icon: 'store'}], ['help_center', 'Help Center', {icon: 'help', line: true}], ['changelog', 'Changelog', {icon: 'file-text'}], ['community', 'Community forums', {icon: 'messages'}], ['shortcuts', 'Keyboard shortcuts', {icon: 'keyboard'}], ['account', 'Manage account', {icon: 'user', line: true}], ['log_out', 'Log out', {icon: 'log-out'}]])],
        more_orders: m([['saved_views', 'Edit views', {icon: 'list'}], ['print_list', 'Print orders', {icon: 'printer'}]]),
        more_order: m([['duplicate', 'Duplicate', {icon: 'copy'}], ['hold', 'Hold fulfillment', {icon: 'pause'}], ['cancel_order', 'Cancel order', {icon: 'ban'}], ['archive_order', 'Archive', {icon: 'archive'}], ['view_status', 'View order status page', {icon: 'eye', line: true}], ['print_slip', 'Print packing slip', {icon: 'printer'}], ['view_invoice', 'Resend invoice', {icon: 'mail'}]]),
        more_product: m([['unlist', 'Archive product', {icon: 'archive'}], ['delete_product', 'Delete product', {icon: 'trash'}]]),
        sort: [{title: 'Sort by'}, ...m([['sort_number', 'Order number', {on: false}], ['sort_date', 'Date', {on: true}], ['sort_items', 'Items', {on: false}], ['sort_who', 'Customer name', {on: false}], ['sort_pay', 'Payment status', {on: false}], ['sort_total', 'Total price', {on: false}], ['oldest', 'Oldest first', {icon: 'arrow-up', line: true}], ['newest', 'Newest first', {icon: 'arrow-down'}]])],
        bell: m([['mark_read', 'Mark all as read'], ['all_alerts', 'View all alerts']]),
        status: m([['to_draft', 'Draft'], ['to_archived', 'Archived']]),
      }[this.S.open];
    },
    results() { return this.D.orders.slice(2, 5).map(x => ({key: 'r' + x.key, icon: 'ph:tray', name: x.id, note: x.who})).concat(this.D.products.slice(3, 7).map(x => ({key: 'r' + x.key, photo: x.photo, name: x.name, note: x.stock_text}))); },
    line() { return [{id: 's', ink: '#0094d5', kind: 'line', thick: 2.5, dots: 4, values: this.D.sales}, {id: 'b', ink: '#a5d5ee', kind: 'line', thick: 2, values: this.D.before}]; },
    visitLine() { return [{id: 'v', ink: '#0094d5', kind: 'area', fill: .12, thick: 2, values: this.D.visits}]; },
    wayBars() { return [{id: 'w', ink: '#0094d5', kind: 'bar', values: this.D.ways.map(x => x.count)}]; },
    cards() { const s = this.D.sums; return [['c0', 'Gross sales', s.sales], ['c1', 'Returning customer rate', s.back], ['c2', 'Orders fulfilled', s.orders], ['c3', 'Conversion rate', s.rate]]; },
  },
  methods: {
    facts: pb.facts,
    go(id) { if (id.startsWith('pen_')) this.S.style = id.slice(4); else pb.does(this.S, this.acts, id); },
    tick(id) { pb.flip(this.S.ticked, id); },
    all() { this.S.ticked = this.S.ticked.length === this.D.orders.length ? [] : this.D.orders.map(x => x.key); },
    choose(id) { pb.flip(this.S.chosen, id); },
    openOrder(id, column) { if (column === 'id') { this.S.page = 'order'; this.S.order = id; } else this.S.pick = column + ' ' + id; },
    openGood(id) { this.S.page = 'product'; this.S.product = id; },
    ticks(values, sign) { return pb.steps(Math.max(...values), 4).map(at => ({at, label: (sign || '') + (at >= 1000 ? at / 1000 + 'K' : at)})); },
    of(key) { return this.D.products.find(x => x.key === key); },
    atWay(one, n) { const x = this.D.ways[n]; return {whole: true, group: 'ways', key: 'w' + n, label: x.name, on: this.S.source === 'w' + n, facts: {name: {value: x.name, text: x.name}}}; },
    atDay(one, n) { return {group: 'days', key: 'y' + n, label: this.D.days[n], on: this.S.day === n, facts: {}}; },
  },
})
