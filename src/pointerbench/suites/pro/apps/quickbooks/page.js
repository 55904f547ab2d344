({
  state: d => ({page: 'invoices', open: '', dialog: '', ticked: [], row: '', filter: '', tab: 'review', typing: '', toast: false, did: '', field: '', chosen: '', reads: 0, line: '', batch: '', month: -1, private: false, kind: '', matched: [], sort: '', fields: 0}),
  computed: {
    acts() {
      const at = open => ({open}), page = page => ({page});
      return {new_menu: at('new'), gear: at('gear'), search: {typing: 'all'}, batch: at('batch'), help: at('help'), me: at('me'), go_dashboard: page('dashboard'), go_banking: page('bank'), go_sales: page('invoices'), go_reports: page('report'), create_invoice: page('invoice'), new_invoice: page('invoice'), close_form: page('invoices'), cancel_form: {page: 'invoices', did: 'cancel_form'}, new_customer: {dialog: 'customer'}, cancel_customer: {dialog: ''}, close_customer: {dialog: ''}, close_toast: {toast: false}, privacy: {private: '!'}, add_line: S => { S.fields += 1; }, tab_review: {tab: 'review'}, tab_categorized: {tab: 'categorized'}, tab_excluded: {tab: 'excluded'}, find: {typing: 'list'}, close_row: {row: ''}, run_report: S => { S.reads += 1; }, update_feed: S => { S.reads += 1; }};
    },
    nav() { const on = {dashboard: 'go_dashboard', bank: 'go_banking', invoices: 'go_sales', report: 'go_reports'}[this.S.page]; return pb.acts([['go_dashboard', 'ri:dashboard-3-line', 'Dashboard'], ['go_banking', 'ri:bank-line', 'Transactions'], ['go_sales', 'ri:money-dollar-circle-line', 'Sales'], ['go_expenses', 'ri:wallet-3-line', 'Expenses'], ['go_customers', 'ri:group-line', 'Customers & leads'], ['go_reports', 'ri:bar-chart-2-line', 'Reports'], ['go_payroll', 'ri:team-line', 'Payroll'], ['go_time', 'ri:time-line', 'Time'], ['go_projects', 'ri:folder-2-line', 'Projects'], ['go_taxes', 'ri:percent-line', 'Taxes'], ['go_mileage', 'ri:car-line', 'Mileage'], ['go_accountant', 'ri:user-star-line', 'My accountant'], ['go_apps', 'ri:apps-2-line', 'Apps']]).map(x => ({...x, text: x.label, on: x.id === on})); },
    list() { return this.D.invoices.filter(x => !this.S.filter || x.state === this.S.filter); },
    rows() { const ink = {Paid: '#108000', Overdue: '#c9372c', Due: '#393a3d'}; return this.list.map(x => ({id: x.key, key: x.key, group: 'invoices', on: this.S.ticked.includes(x.key), facts: pb.facts({id: x.id, who: x.who, total: [x.total, x.text], date: [x.date, x.day]}), cells: {tick: {check: this.S.ticked.includes(x.key)}, day: x.day, id: x.id, who: x.who, total: x.text, state: {text: x.shown, icon: {Paid: 'ri:checkbox-circle-fill', Overdue: 'ri:error-warning-fill', Due: 'ri:time-line'}[x.state], icon_ink: ink[x.state], ink: ink[x.state]}, act: {text: {Paid: 'View/Edit', Overdue: 'Send reminder', Due: 'Receive payment'}[x.state], link: true}, more: {acts: [{id: 'more', icon: 'ri:arrow-down-s-fill', label: 'More actions'}]}}})); },
    columns() { return [{id: 'tick', label: 'Select all', width: 42, check: false, fn: 'tick_all'}, {id: 'day', label: 'DATE', width: 108, fn: 'sort_day', sorted: 'down'}, {id: 'id', label: 'NO.', width: 76}, {id: 'who', label: 'CUSTOMER', width: 'minmax(140px, 1.4fr)', fn: 'sort_who'}, {id: 'total', label: 'AMOUNT', width: 112, align: 'right', fn: 'sort_total'}, {id: 'state', label: 'STATUS', width: 'minmax(150px, 1fr)'}, {id: 'act', label: 'ACTION', width: 156, align: 'right'}, {id: 'more', label: '', width: 42}]; },
    menus() {
      const m = list => list.map(([id, label, more]) => ({id, label, fn: id, ...more}));
      return {
        row: m([['receive', 'Receive payment'], ['edit_invoice', 'View/Edit'], ['copy_invoice', 'Duplicate'], ['send_invoice', 'Send'], ['share_link', 'Share invoice link'], ['print_invoice', 'Print'], ['void_invoice', 'Void'], ['delete_invoice', 'Delete']]),
        batch: m([['batch_send', 'Send'], ['batch_remind', 'Send reminders'], ['batch_print', 'Print'], ['batch_delete', 'Delete']]),
        me: m([['account', 'Manage your account'], ['sign_out', 'Sign out']]),
      }[this.S.open];
    },
    mega() { return [['CUSTOMERS', [['Invoice', 'new_invoice'], ['Receive payment', 'new_payment'], ['Estimate', 'new_estimate'], ['Credit memo', 'new_credit'], ['Sales receipt', 'new_receipt'], ['Recurring payment', ''], ['Refund receipt', ''], ['Add customer', 'new_customer']]], ['VENDORS', [['Expense', 'new_expense'], ['Check', 'new_check'], ['Bill', 'new_bill'], ['Pay bills', 'pay_bills'], ['Purchase order', 'new_order'], ['Vendor credit', ''], ['Credit card credit', ''], ['Add vendor', 'new_vendor']]], ['TEAM', [['Payroll', ''], ['Single time activity', 'new_time'], ['Weekly timesheet', ''], ['Contractor payment', ''], ['Time entry', '']]], ['OTHER', [['Bank deposit', 'new_deposit'], ['Transfer', 'new_transfer'], ['Journal entry', 'new_journal'], ['Statement', 'new_statement'], ['Inventory qty adjustment', ''], ['Pay down credit card', ''], ['Add product/service', '']]]]; },
    gears() { return [['YOUR COMPANY', [['Account and settings', 'set_account'], ['Manage users', 'set_users'], ['Custom form styles', 'set_forms'], ['Chart of accounts', 'set_chart'], ['Additional info', ''], ['Get desktop app', '']]], ['LISTS', [['All lists', ''], ['Products and services', 'set_products'], ['Recurring transactions', 'set_recurring'], ['Attachments', 'set_files'], ['Tags', '']]], ['TOOLS', [['Order checks', ''], ['Import data', 'set_import'], ['Export data', 'set_export'], ['Reconcile', 'set_reconcile'], ['Budgeting', 'set_budget'], ['Audit log', 'set_audit'], ['SmartLook', '']]], ['PROFILE', [['Feedback', ''], ['Refer a friend', ''], ['Privacy', ''], ['Switch company', 'set_company']]]]; },
    series() { return [{id: 'in', ink: '#2ca01c', kind: 'bar', values: this.D.income}, {id: 'out', ink: '#7fd0c2', kind: 'bar', values: this.D.outgo}]; },
    slices() { return this.D.spent.map((x, n) => ({id: x.key, value: x.value, ink: ['#0a5f4a', '#108a6a', '#3fb98f', '#9be0c6'][n]})); },
    fields() { return [['c_title', 'Title'], ['c_first', 'First name'], ['c_last', 'Last name'], ['c_company', 'Company name'], ['c_display', 'Customer display name *'], ['c_email', 'Email'], ['c_phone', 'Phone number'], ['c_mobile', 'Mobile number'], ['c_site', 'Website'], ['c_check', 'Name to print on checks']]; },
  },
  methods: {
    facts: pb.facts,
    go(id) { pb.does(this.S, this.acts, id); },
    tick(id) { pb.flip(this.S.ticked, id); },
    all() { this.S.ticked = this.S.ticked.length ? [] : this.D.invoices.map(x => x.key); },
    ticks() { return pb.steps(Math.max(...this.D.income, ...this.D.outgo), 4).map(at => ({at, label: this.D.sign + at + 'K'})); },
  },
})
