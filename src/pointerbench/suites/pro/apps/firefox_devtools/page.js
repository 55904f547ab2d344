({
  state: d => ({panel: 'inspector', node: 'n4', pane: 'Layout', split: false, picking: false, pseudo: false, open: '', overlay: '', crumb: '', lit: '', item: '', flexed: false, grid: false, numbers: false, areas: false, browser: false, computed: '', off: {}, forced: {}, colour: '', folds: {}, file: d.main, picked: d.main, closed: {}, stops: {}, muted: {}, shut: {}, line: 3, listing: false, paused: false, statement: true, raised: false, value: '', frame: 'f0', opened: '', kind: 'All', sort: 'start', request: '', details: false, view: 'Headers', cache: false, speed: 'No Throttling', recording: true, store: 'cookies', cookie: '', sorted: '', sheet: 'app.css', saved: '', hidden: {}, atrule: '', role: 'a1', order: false, set: {}, theme: 'light', mute: {}, message: '', scam: false, did: ''}),
  computed: {
    panels: () => [['inspector', 'Inspector', 'tabler:square-dot'], ['console', 'Console', 'tabler:prompt'], ['debugger', 'Debugger', 'tabler:tag'], ['network', 'Network', 'tabler:arrows-down-up'], ['styles', 'Style Editor', 'tabler:braces'], ['performance', 'Performance', 'tabler:gauge'], ['memory', 'Memory', 'tabler:cpu'], ['storage', 'Storage', 'tabler:database'], ['accessibility', 'Accessibility', 'tabler:accessible'], ['application', 'Application', 'tabler:apps']].map(([id, label, icon]) => ({id, label, icon})),
    ends() { return [this.t('responsive', 'tabler:devices', 'responsive design mode'), this.t('tool_options', 'tabler:dots', 'customize developer tools'), this.t('close_tools', 'tabler:x', 'close developer tools')]; },
    faults() { return this.D.messages.filter(m => m.severity === 'error').length; },
    levels: () => ['Errors', 'Warnings', 'Logs', 'Info', 'Debug', 'CSS', 'XHR', 'Requests'],
    ruleTools() { return [this.t('add_rule', 'tabler:plus', 'add new rule'), this.t('light_scheme', 'tabler:sun', 'toggle light color scheme simulation'), this.t('dark_scheme', 'tabler:moon', 'toggle dark color scheme simulation'), this.t('print_media', 'tabler:file-text', 'toggle print media simulation')]; },
    nodes() {
      const w = this.D.code.words, rows = [], esc = text => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
      const tag = (name, attrs = {}, end = '') => `<i class="tag">&lt;${name}</i>` + Object.entries(attrs).map(([k, v]) => ` <i class="att">${k}</i>=<i class="str">"${esc(v)}"</i>`).join('') + `<i class="tag">&gt;</i>` + end;
      const close = name => `<i class="tag">&lt;/${name}&gt;</i>`, add = (depth, name, html, twist, badge) => rows.push({id: 'n' + rows.length, depth, name, html, twist, badge});
      add(0, 'html', tag('html', {lang: 'en'}), 'down', 'scroll');
      add(1, 'head', tag('head', {}, '…' + close('head')), 'right');
      add(1, 'body', tag('body', {class: w.many}), 'down');
      add(2, 'header', tag('header', {class: 'bar'}), 'down', 'flex');
      add(3, 'b', tag('b', {}, esc(this.D.brand) + close('b')));
      add(3, 'nav', tag('nav', {class: 'links'}, '…' + close('nav')), 'right', 'flex');
      add(2, '</header>', close('header'));
      add(2, 'h1', tag('h1', {class: 'title'}, esc(this.D.title) + close('h1')));
      add(2, 'input', tag('input', {type: 'search', placeholder: w.key}), '', 'event');
      add(2, 'ul', tag('ul', {id: w.many, class: 'cards'}), 'down', 'grid');
      for (const x of this.D.items.slice(0, 7)) add(3, x.key, tag('li', {class: 'card', 'data-key': x.key}, '…' + close('li')), 'right');
      add(2, '</ul>', close('ul'));
      add(2, 'footer', tag('footer', {class: 'foot'}, '…' + close('footer')), 'right');
      for (const name of [w.many, 'form', 'store']) add(2, name + '.js', tag('script', {type: 'module', src: '/assets/' + name + '.js'}, close('script')));
      return rows.map(r => ({...r, name: r.name.startsWith('<') ? '' : r.name}));
    },
    trail() { return ['html', 'body.' + this.D.code.words.many, this.S.node === 'n7' ? 'h1.title' : 'header.bar', ...(this.S.node === 'n4' ? ['b'] : [])]; },
    rules() {
      const d = (key, name, value, ink) => ({key, name, value, ink}), ink = this.D.ink, first = this.S.node === 'n7' ? '.title' : '.bar b';
      return [{name: 'element', from: 'inline', rows: []}, {name: first, sel: 1, from: 'app.css:' + (this.D.gap * 3 + 12), rows: [d('display', 'display', 'flex'), d('gap', 'gap', this.D.gap + 'px'), d('padding', 'padding', this.D.radius + 4 + 'px'), d('background', 'background-color', ink, ink), d('radius', 'border-radius', this.D.radius + 'px')]}, {name: '*', sel: 1, from: 'theme.css:1', rows: [d('sizing', 'box-sizing', 'border-box'), d('margin', 'margin', '0')]}, {name: 'body', sel: 1, from: 'theme.css:' + this.D.size, rows: [d('font', 'font-family', '"Karla", sans-serif'), d('size', 'font-size', this.D.size + 'px'), d('leading', 'line-height', '1.5'), d('colour', 'color', '#23272f', '#23272f')]}];
    },
    computed() { const D = this.D; return [['background-color', 'rgb(255, 255, 255)'], ['box-sizing', 'border-box'], ['color', 'rgb(35, 39, 47)'], ['display', 'flex'], ['font-family', '"Karla", sans-serif'], ['font-size', D.size + 'px'], ['font-weight', '700'], ['gap', D.gap + 'px'], ['height', D.box[1] + 'px'], ['line-height', D.size * 1.5 + 'px'], ['padding-left', D.radius + 4 + 'px'], ['width', D.box[0] + 'px']]; },
    file() { return this.D.code.files[this.S.file] || this.D.code.files[this.D.main]; },
    open() { return Object.values(this.D.code.files).filter(f => !this.S.closed[f.path]); },
    first() { return this.S.line > 16 ? this.S.line - 8 : 1; },
    notes() { const v = this.D.halt.values; return this.S.paused && this.file.path === this.D.main ? {[this.D.halt.line]: {text: v.slice(0, 2).map(x => x.name + ': ' + x.value).join(', '), kind: 'value'}} : {}; },
    sources() { return [{id: 'main', label: 'Main Thread', depth: 0, open: true, icon: 'tabler:app-window'}, ...this.D.code.tree.map(r => ({id: r.path, key: r.path, label: r.label === this.D.code.words.many ? '(index)' : r.label, depth: r.depth + 1, leaf: !r.folder, open: r.open, on: this.S.picked === r.path, icon: r.folder ? r.depth ? 'tabler:folder' : 'tabler:world' : 'tabler:file-code', ink: 'var(--pb-dim)', ...(r.folder ? {} : {group: 'files', facts: {name: {value: r.label, text: r.label === this.D.code.words.many ? '(index)' : r.label}}})}))]; },
    steps() { return [this.t('resume', 'tabler:player-play', 'resume', {ink: 'var(--pb-accent)'}), this.t('step_over', 'tabler:arrow-curve-right', 'step over'), this.t('step_in', 'tabler:arrow-down-to-arc', 'step in'), this.t('step_out', 'tabler:arrow-up-from-arc', 'step out'), {gap: true}, this.t('deactivate', 'tabler:tag-off', 'deactivate breakpoints'), this.t('debug_settings', 'tabler:settings', 'debugger settings')]; },
    panes() { const p = (id, label, open, fn, said, icon) => ({id, label, open, fn, said, icon}); return [p('watch', 'Watch expressions', false, 'add_watch', 'add watch expression', 'tabler:plus'), p('stops', 'Breakpoints', true, 'remove_stops', 'remove all breakpoints', 'tabler:trash'), p('calls', 'Call stack', this.S.paused), p('scopes', 'Scopes', this.S.paused), p('xhr', 'XHR Breakpoints', false, 'add_xhr', 'add xhr breakpoint', 'tabler:plus'), p('events', 'Event Listener Breakpoints', false), p('dom', 'DOM Mutation Breakpoints', false)]; },
    stopRows() { return Object.keys(this.S.stops).filter(k => this.S.stops[k]).map(key => { const line = +key.split(':').pop(); return {key, line, text: (this.D.code.files[this.D.main].lines[line - 1] || '').trim().slice(0, 30)}; }).sort((a, b) => a.line - b.line); },
    netTools() { return [this.t('recording', this.S.recording ? 'tabler:player-pause' : 'tabler:player-play', 'pause or resume recording', {on: this.S.recording}), this.t('search_requests', 'tabler:search', 'search'), this.t('blocking', 'tabler:ban', 'request blocking')]; },
    kinds: () => ['All', 'HTML', 'CSS', 'JS', 'XHR', 'Fonts', 'Images', 'Media', 'WS'],
    span() { return Math.max(...this.D.requests.map(r => r.start + r.ms)) * 1.04; },
    columns() { const c = (id, label, width, fn, rest) => ({id, label, width, fn, sorted: this.S.sort === id ? 'up' : undefined, ...rest}); return this.S.details ? [c('status', 'Status', 50), c('method', 'Method', 54), c('file', 'File', '1fr', 'sort_file')] : [c('status', 'Status', 54, 'sort_status'), c('method', 'Method', 58), c('domain', 'Domain', 92), c('file', 'File', 'minmax(140px, 1.3fr)', 'sort_file'), c('initiator', 'Initiator', 'minmax(80px, .7fr)'), c('type', 'Type', 66), c('moved', 'Transferred', 80), c('size', 'Size', 68, 'sort_size', {align: 'right'}), {id: 'fall', label: 'Waterfall', width: 'minmax(90px, 1fr)'}]; },
    requests() {
      const kind = {HTML: 'document', CSS: 'stylesheet', JS: 'script', XHR: 'fetch', Fonts: 'font', WS: 'websocket'}[this.S.kind], by = {start: r => r.start, file: r => r.name.toLowerCase(), size: r => -r.kb, status: r => r.status}[this.S.sort] || (r => r.start), type = {document: 'html', stylesheet: 'css', script: 'js', fetch: 'json', font: 'woff2', websocket: 'plain', ping: 'plain'};
      return [...this.D.requests].filter(r => this.S.kind === 'All' || (kind ? r.type === kind : this.S.kind === 'Images' && !type[r.type])).sort((a, b) => by(a) < by(b) ? -1 : by(a) > by(b) ? 1 : 0).map(r => {
        const bad = r.status === 404, ink = bad ? '#d70022' : r.status === 304 ? '#0060df' : '#058b00';
        return {id: r.key, key: r.key, on: this.S.request === r.key, fall: [r.start / this.span * 100, Math.max(1, r.ms / this.span * 100)], group: 'requests', facts: {name: {value: r.name, text: r.name}, status: {value: String(r.status), text: String(r.status)}, ...(this.S.details ? {} : {size: {value: r.kb, text: r.size}})}, cells: {status: {text: String(r.status), badge: ink, badge_ink: '#fff'}, method: r.type === 'ping' ? 'POST' : 'GET', domain: this.D.host, file: r.name, initiator: {text: r.initiator, ink: 'var(--pb-dim)'}, type: type[r.type] || r.type, moved: r.status === 304 ? 'cached' : r.kb + ' kB', size: r.size, fall: ''}};
      });
    },
    headers() {
      const r = this.D.requests.find(x => x.key === this.S.request) || this.D.requests[0];
      return [{name: 'GET', rows: [['Scheme', 'https'], ['Host', this.D.host], ['Filename', '/assets/' + r.name], ['Address', '203.0.113.' + this.D.radius + ':443'], ['Status', r.status + ' '], ['Version', 'HTTP/2'], ['Transferred', r.size]].map(([a, b]) => [a, b.trim()])}, {name: 'Response Headers', rows: [['cache-control', 'private, max-age=60'], ['content-length', String(Math.round(r.kb * 1000))], ['etag', 'W/"' + Math.round(r.kb * 977 + r.ms).toString(16) + '"'], ['vary', 'Accept-Encoding']]}, {name: 'Request Headers', rows: [['Accept', '*/*'], ['Accept-Encoding', 'gzip, deflate, br, zstd'], ['Accept-Language', 'en-US,en;q=0.5'], ['Connection', 'keep-alive'], ['DNT', '1'], ['Sec-Fetch-Mode', 'cors']]}];
    },
    stores() { const one = (id, label, depth, rest) => ({id, key: id, label, depth, leaf: true, icon: 'tabler:world', ink: 'var(--pb-dim)', on: this.S.store === id, group: 'stores', facts: {name: {value: label, text: label}}, ...rest}), head = (id, label, icon, open) => ({id, label, depth: 0, open, icon}), host = 'https://' + this.D.host; return [head('hc', 'Cache Storage', 'tabler:archive', true), {...one('caches', host, 1), group: undefined, facts: undefined}, head('hk', 'Cookies', 'tabler:cookie', true), {...one('cookies', host, 1), group: undefined, facts: undefined}, head('hi', 'Indexed DB', 'tabler:database', true), one('db', this.D.code.words.many + ' (default)', 1, {icon: 'tabler:database'}), one('drafts', 'drafts (default)', 1, {icon: 'tabler:database'}), head('hl', 'Local Storage', 'tabler:server', true), {...one('local', host, 1), group: undefined, facts: undefined}, head('hs', 'Session Storage', 'tabler:server', true), {...one('session', host, 1), group: undefined, facts: undefined}]; },
    cookieColumns() { const c = (id, label, width, fn) => ({id, label, width, fn, sorted: this.S.sorted === id ? 'up' : undefined}); return [c('name', 'Name', 'minmax(70px, .8fr)', 'sort_name'), c('value', 'Value', 'minmax(110px, 1.2fr)'), c('domain', 'Domain', 80), c('path', 'Path', 40), c('expires', 'Expires / Max-Age', 126, 'sort_expires'), c('size', 'Size', 40, 'sort_cookie_size'), c('http', 'HttpOnly', 60), c('secure', 'Secure', 54), c('site', 'SameSite', 62)]; },
    cookies() { return this.D.cookies.map(c => ({id: c.name, key: c.name, on: this.S.cookie === c.name, group: 'cookies', facts: {name: {value: c.name, text: c.name}, size: {value: c.size, text: String(c.size)}}, cells: {...c, size: String(c.size), http: String(c.http), secure: String(c.secure)}})); },
    cookie() { return this.D.cookies.find(c => c.name === this.S.cookie) || this.D.cookies[0]; },
    facts() { const c = this.cookie; return [['Created', '"' + this.D.items[0].day + '"'], ['Domain', '"' + c.domain + '"'], ['Expires / Max-Age', '"' + c.expires + '"'], ['HostOnly', 'true'], ['HttpOnly', String(c.http)], ['Path', '"/"'], ['SameSite', '"' + c.site + '"'], ['Secure', String(c.secure)], ['Size', String(c.size)]]; },
    atrules() { const lines = this.D.sheets[0].lines; return lines.map((l, n) => [l.replace(' {', ''), n + 1]).filter(([l]) => l.startsWith('@')).concat([['@media (prefers-color-scheme: dark)', 61], ['@supports (gap: 1px)', 74], ['@layer base', 88]]); },
    access() { const r = this.D.roles.find(x => x.key === this.S.role) || this.D.roles[0]; return [['name', r.name ? '"' + r.name + '"' : 'null'], ['role', '"' + r.role + '"'], ['actions', '[ ]'], ['value', '""'], ['DOMNode', 'h1.title'], ['description', '""'], ['keyboardShortcut', '""'], ['childCount', '1'], ['indexInParent', String(r.depth)], ['states', '(5) […]'], ['relations', '{ }'], ['attributes', '{ … }']]; },
    options() {
      const is = (id, on) => this.S.set[id] === undefined ? on : this.S.set[id], c = (id, label, on) => ({id, label, on: is(id, on)}), radio = (id, label) => ({id, label, kind: 'radio', on: this.S.theme === id});
      return [{label: 'Default Developer Tools', rows: this.panels.map(p => c('use_' + p.id, p.label, p.id !== 'application'))}, {label: 'Available Toolbox Buttons', rows: [c('button_pick', 'Pick an element from the page', true), c('button_split', 'Toggle split console', false), c('button_responsive', 'Responsive Design Mode', true), c('button_shot', 'Take a screenshot of the entire page', false), c('button_rulers', 'Toggle rulers for the page', false), c('button_measure', 'Measure a portion of the page', false)]}, {label: 'Themes', rows: [radio('auto', 'Auto'), radio('light', 'Light'), radio('dark', 'Dark')]}, {label: 'Inspector', rows: [c('show_browser', 'Show Browser Styles', false), c('truncate', 'Truncate DOM attributes', true), c('drag_values', 'Click and drag to edit size values', true), {id: 'colour_unit', label: 'Default color unit', value: 'As Authored', options: []}]}, {label: 'Web Console', rows: [c('timestamps', 'Enable timestamps', false), c('group_similar', 'Group similar messages', true)]}, {label: 'Style Editor', rows: [c('complete_css', 'Autocomplete CSS', true)]}, {label: 'Editor Preferences', rows: [c('source_maps', 'Source Maps', true), c('detect_indent', 'Detect indentation', true), c('close_brackets', 'Autoclose brackets', true), c('tabs_spaces', 'Indent using spaces', true), {id: 'tab_size', label: 'Tab size', value: '2', options: []}, {id: 'keybindings', label: 'Keybindings', value: 'Default', options: []}]}, {label: 'Advanced settings', rows: [c('no_http_cache', 'Disable HTTP Cache (when toolbox is open)', false), c('no_script', 'Disable JavaScript *', false), c('workers_http', 'Enable Service Workers over HTTP', false), c('chrome_tools', 'Enable browser chrome debugging toolboxes', false), c('remote', 'Enable remote debugging', false)]}];
    },
    popups() {
      const m = (id, label, rest) => ({id, label, fn: id, ...rest}), off = (label, rest) => ({id: 'x' + label, label, ...rest}), line = {line: true};
      return {
        node: [m('edit_html', 'Edit As HTML'), m('duplicate_node', 'Duplicate Node', line), m('delete_node', 'Delete Node'), off('Attributes', {sub: true, ...line}), m('break_on', 'Break on…', {sub: true, ...line}), m('use_console', 'Use in Console', line), m('dom_properties', 'Show DOM Properties'), m('access_properties', 'Show Accessibility Properties'), m('change_state', 'Change Pseudo-class', {sub: true, ...line}), m('screenshot_node', 'Screenshot Node'), m('scroll_into', 'Scroll Into View'), off('Copy', {sub: true, ...line}), off('Paste', {sub: true}), m('expand_all', 'Expand All', line), m('collapse_all', 'Collapse All')],
        request: [off('Copy Value', {sub: true}), m('save_har', 'Save All As HAR'), m('resend_request', 'Resend', line), m('edit_resend', 'Edit and Resend'), m('block_url', 'Block URL'), m('set_override', 'Set Network Override'), m('open_tab', 'Open in New Tab', line), m('open_debugger', 'Open in Style Editor'), m('start_analysis', 'Start Performance Analysis…', line), m('use_as_fetch', 'Use as Fetch in Console')],
        speed: [['No Throttling', ''], ['Offline', 'offline'], ['GPRS', 'gprs'], ['Regular 2G', ''], ['Good 2G', ''], ['Regular 3G', 'regular3g'], ['Good 3G', ''], ['Regular 4G / LTE', ''], ['DSL', ''], ['Wi-Fi', 'wifi']].map(([label, fn]) => ({id: 'speed-' + label, label, on: this.S.speed === label, fn: fn || undefined})),
      };
    },
  },
  methods: {
    t: (id, icon, label, rest) => ({id, icon, label, fn: id, ...rest}),
    act(id) {
      const S = this.S; S.open = '';
      if (id === 'speed') S.open = 'speed';
      else if (id.startsWith('speed-')) S.speed = id.slice(6);
      else if (id === 'recording') S.recording = !S.recording;
      else if (id === 'resume') S.paused = false;
      else if (id === 'error_count') S.panel = 'console';
      else S.did = id;
    },
  },
})
