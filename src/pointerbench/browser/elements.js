// The element tree that a page paints, and what a delivered click reaches. One call each.
// A node says what it is by `data-el`, else by its tag or role; see `TABLE`.
(() => {
  'use strict';
  const TABLE = [
    ['none', '.el-overlay-dialog,.el-overlay-message-box,.el-table .caret-wrapper,.van-overlay,.CodeMirror-linenumber,.xterm-helper-textarea,ion-title'],
    ['toggle', '.el-switch,ion-toggle,[role=switch]'],
    ['checkbox', 'ion-checkbox,ion-radio,label:has(input[type=checkbox],input[type=radio]),input[type=checkbox],input[type=radio],[role=checkbox],[role=radio],[role=menuitemcheckbox],[role=menuitemradio]'],
    ['slider', '.el-slider,.van-rate,ion-range,input[type=range],[role=slider]'],
    ['tab', 'ion-tab-button,ion-segment-button,[role=tab]'],
    ['menu', '[role=menuitem],[role=option]'],
    ['dropdown', '.el-select__wrapper,.el-date-editor,.el-cascader,ion-select,select,[role=combobox],[aria-haspopup=listbox]'],
    ['input', '.el-input__wrapper:not(.el-input-number *),ion-input,ion-textarea,ion-searchbar,input:not([type=button]):not([type=submit]):not([type=hidden]),textarea,[contenteditable=true],[role=textbox],[role=searchbox]'],
    ['button', '.el-pager li,.van-nav-bar__left,.van-nav-bar__right,ion-button,ion-fab-button,button,[role=button],input[type=button],input[type=submit],summary'],
    ['link', 'a[href],[role=link]'],
    ['image', 'img,[role=img]:not(svg),[data-photo]'],
    ['notification', '.el-dialog,.el-message-box,[role=dialog],[role=alertdialog],[role=alert],[role=status]'],
    ['icon', 'svg[data-icon]'],
  ];
  const HOLDERS = new Set(['notification', 'image']);  // what holds elements of its own
  const ACTIVE = new Set(['icon', 'button', 'menu', 'slider', 'checkbox', 'tab', 'dropdown', 'input', 'link', 'toggle']);
  let styles = new Map(), written = new Map(), cuts = new Map();  // of one reading of the tree
  function styleOf(node) { let found = styles.get(node); if (!found) styles.set(node, found = window.getComputedStyle(node)); return found; }
  const squeeze = text => text.replace(/\s+/g, ' ').trim();
  const parentOf = node => node.assignedSlot || node.parentElement || (node.getRootNode() instanceof ShadowRoot ? node.getRootNode().host : null);
  const nodesOf = Object.getOwnPropertyDescriptor(Node.prototype, 'childNodes').get;  // components write their own
  const childrenOf = node => {
    if (node.tagName === 'SLOT') { const given = node.assignedNodes(); return given.length ? given : [...node.childNodes]; }
    return [...nodesOf.call(node.shadowRoot || node)];
  };
  function deepest(x, y) {
    if (!page.clear(x, y)) return null;
    let found = document.elementFromPoint(x, y);
    while (found && found.shadowRoot) {
      const inner = found.shadowRoot.elementFromPoint(x, y);
      if (!inner || inner === found) break;
      found = inner;
    }
    return found;
  }
  function within(node, outer) {
    for (let at = node; at; at = parentOf(at)) if (at === outer) return true;
    return false;
  }
  const passes = node => styleOf(node).pointerEvents === 'none';
  function reaches(node, x, y) {
    const hit = deepest(x, y);
    return !!hit && (within(hit, node) || (passes(node) && within(node, hit)));
  }
  const painted = node => node.checkVisibility({opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true});

  // How much of a box is painted: 0 none, 1 all; looked at in a few points (corners may be round).
  function shown(node, r) {
    if (r.width < 2 || r.height < 2) return 0;
    const w = r.width, h = r.height, points = [[w / 2, 1], [w / 2, h - 1], [1, h / 2], [w - 1, h / 2], [w / 2, h / 2]];
    for (const part of [.25, .75]) points.push([w * part, h / 2], [w / 2, h * part]);
    if (w > 2 * h) points.push([w * .2, h * .25], [w * .8, h * .25], [w * .2, h * .75], [w * .8, h * .75]);
    const hits = points.filter(([dx, dy]) => {
      const x = r.left + dx, y = r.top + dy;
      return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && reaches(node, x, y);
    });
    return hits.length / points.length;
  }
  const cut = node => { if (!cuts.has(node)) cuts.set(node, isCut(node)); return cuts.get(node); };
  const isCut = node => {
    for (let at = node, up = 0; at && up < 3; at = parentOf(at), up += 1) {
      const style = styleOf(at);
      if (style.overflowX !== 'visible' && style.overflowX !== 'auto' && style.overflowX !== 'scroll' && at.scrollWidth > at.clientWidth + 1 && at.clientWidth) return true;
      if (style.webkitLineClamp !== 'none' && at.scrollHeight > at.clientHeight + 2) return true;
      if (styleOf(at).display !== 'inline') break;
    }
    return false;
  };

  // Whether a text is painted: its beginning, at least, in full height.
  function seen(at) {
    if (!at.data.trim()) return false;
    const holder = at.parentElement || at.getRootNode().host;
    if (!holder || !painted(holder) || cut(holder)) return false;
    const range = document.createRange();
    range.selectNodeContents(at);
    const r = range.getBoundingClientRect();
    if (r.width < 1 || r.height < 1) return false;
    const x = r.left + r.width / 2, y = r.top + r.height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    return [...range.getClientRects()].some(q => reaches(holder, q.left + Math.min(4, q.width / 2), q.top + q.height / 2));
  }

  const cased = at => (styleOf(at.parentElement || at.getRootNode().host).textTransform === 'uppercase' ? at.data.toUpperCase() : at.data);

  // Visible text below a node, in order; what is cut off, covered or scrolled away is left out.
  function textOf(node) {
    const words = [];
    let glued = -1;  // where spaces are kept, as in code, texts follow each other as they stand
    const add = at => {
      const kept = styleOf(at.parentElement || at.getRootNode().host).whiteSpaceCollapse === 'preserve';
      if (kept && glued === words.length) words[words.length - 1] += cased(at); else words.push(cased(at));
      glued = kept ? words.length : -1;
    };
    const walk = at => {
      if (at.nodeType === Node.TEXT_NODE) {
        if (!written.has(at)) written.set(at, seen(at));
        if (written.get(at) || glued === words.length && !at.data.trim()) add(at);
        return;
      }
      if (at.nodeType !== Node.ELEMENT_NODE || at.tagName === 'STYLE' || at.tagName === 'SCRIPT') return;
      if (at.tagName === 'INPUT' || at.tagName === 'TEXTAREA') { if (painted(at) && !['checkbox', 'radio', 'range', 'password'].includes(at.type)) words.push(at.value || at.placeholder); return; }
      if (at.tagName === 'SELECT') { words.push(at.selectedOptions[0] ? at.selectedOptions[0].text : ''); return; }
      childrenOf(at).forEach(walk);
      if (styleOf(at).display !== 'inline') words.push(' ');
    };
    walk(node);
    return squeeze(words.join(' ').replace(/ +/g, ' '));
  }
  const hasOwnText = node => [...node.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.data.trim());
  const iconIn = node => {
    let found = '';
    const walk = at => {
      if (found || at.nodeType !== Node.ELEMENT_NODE) return;
      if (at.matches('svg[data-icon]')) { found = at; return; }
      childrenOf(at).forEach(walk);
    };
    walk(node);
    return found;
  };
  const photoIn = node => node.dataset.photo || (node.querySelector && node.querySelector('[data-photo]') ? node.querySelector('[data-photo]').dataset.photo : '');
  function typeOf(node) {
    const said = node.dataset && node.dataset.el;
    if (said) return said;
    for (const [type, selector] of TABLE) if (node.matches(selector)) return type;
    return node.namespaceURI.endsWith('svg') ? '' : hasOwnText(node) ? 'text' : '';
  }
  const clear = color => !color || color === 'transparent' || /, 0\)$/.test(color) || /\/ 0\)$/.test(color);
  function ground(node) {
    for (let at = node; at; at = parentOf(at)) { const c = styleOf(at).backgroundColor; if (!clear(c)) return c; }
    return 'rgb(255, 255, 255)';
  }
  const hex = color => {
    const parts = (color.match(/[\d.]+/g) || []).map(Number);
    if (color.startsWith('color(srgb')) parts.splice(0, 3, ...parts.slice(0, 3).map(p => p * 255));
    return parts.length < 3 || (parts.length > 3 && parts[3] < .5) ? '' : '#' + parts.slice(0, 3).map(p => Math.round(p).toString(16).padStart(2, '0')).join('');
  };
  function looks(node, r, icon) {
    const style = styleOf(node), above = parentOf(node);
    const own = clear(style.backgroundColor) ? '' : style.backgroundColor;
    const fill = own && (!above || ground(above) !== own) ? hex(own) : '';
    const bordered = parseFloat(style.borderTopWidth) > 0 && style.borderTopStyle !== 'none' && parseFloat(style.borderLeftWidth) > 0 && !clear(style.borderTopColor);
    let shape = '';
    if (fill || bordered) {
      const radius = parseFloat(style.borderTopLeftRadius) * (style.borderTopLeftRadius.endsWith('%') ? Math.min(r.width, r.height) / 100 : 1);
      const round = radius >= Math.min(r.width, r.height) / 2 - 1, even = Math.abs(r.width - r.height) <= 2;
      shape = round ? (even ? 'circle' : 'pill') : even ? 'square' : 'rectangle';
    }
    return {fill, ink: hex(styleOf(icon || node).color), shape};
  }
  function stateOf(node, type) {
    const state = new Set(), input = node.matches('input') ? node : node.querySelector('input[type=checkbox],input[type=radio]');
    const aria = name => node.getAttribute(name) || (type === 'checkbox' && node.querySelector(`[${name}]`) ? node.querySelector(`[${name}]`).getAttribute(name) : null);
    if (aria('aria-checked') === 'true' || aria('aria-pressed') === 'true' || (input && input.checked && ['checkbox', 'toggle'].includes(type))) state.add('checked');
    if (aria('aria-selected') === 'true' || (node.getAttribute('aria-current') || 'false') !== 'false' || node.matches('.segment-button-checked,.tab-selected')) state.add('selected');
    if (node.disabled || aria('aria-disabled') === 'true' || node.matches('.is-disabled')) state.add('disabled');
    if (aria('aria-expanded') === 'true') state.add('expanded');
    if (aria('aria-invalid') === 'true') state.add('invalid');
    if (node === document.activeElement) state.add('focused');
    for (const word of (node.dataset.state || '').split(' ').filter(Boolean)) state.add(word);
    return [...state].sort();
  }
  function labelOf(node) {
    const within = node.matches('.el-switch,.el-select__wrapper,.el-input__wrapper') && node.querySelector('[aria-labelledby]');
    const ids = (within || node).getAttribute('aria-labelledby');
    const named = ids ? ids.split(' ').map(id => document.getElementById(id)).filter(Boolean) : node.labels ? [...node.labels].filter(label => label !== node && !label.contains(node)) : [];
    return squeeze(named.map(textOf).join(' '));
  }
  const nameOf = node => node.getAttribute('aria-label') || node.title || node.alt || '';

  // `clear` says whether nothing outside of this document lies on a point: a frame's page knows better.
  const page = {nodes: new Map(), log: [], deepest, clear: () => true};
  // What reads other pages than those that say what they are. `anew` forgets what was looked up.
  page.anew = () => { styles = new Map(); written = new Map(); cuts = new Map(); };
  page.see = {styleOf, squeeze, parentOf, childrenOf, within, reaches, painted, shown, cut, seen, cased, textOf, hasOwnText, clear, looks, stateOf, labelOf};

  // Where a node stands below the body, and how to find what stands there in a page drawn anew.
  const places = new Map();  // by id: the way down, and what was found there
  function wayTo(node) {
    const way = [];
    for (let at = node; at !== document.body; at = at.parentNode || at.host) way.unshift(at instanceof ShadowRoot ? -1 : [...nodesOf.call(at.parentNode)].indexOf(at));
    return way;
  }
  const down = way => way.reduce((at, step) => at && (step < 0 ? at.shadowRoot : nodesOf.call(at)[step]), document.body);
  const near = (a, b) => ['left', 'top', 'right', 'bottom'].every(edge => Math.abs(a[edge] - b[edge]) < .01);

  // After the page was drawn anew: ids stand for the same elements as before; whether all are where they were.
  page.again = () => {
    const found = new Map([...places].map(([id, place]) => [id, down(place.way)]));
    for (const [id, {tag, box}] of places) {
      const node = found.get(id);
      if (!node || node.tagName !== tag || !near(node.getBoundingClientRect(), box)) return false;
    }
    page.nodes = found;
    return true;
  };

  page.elements = () => {
    page.nodes.clear(); places.clear(); page.anew();
    const elements = [], groups = [];
    const walk = (node, group, key, inControl, blocked) => {
      if (node.nodeType !== Node.ELEMENT_NODE) return;
      if (['STYLE', 'SCRIPT', 'TEMPLATE', 'OPTION', 'HEAD'].includes(node.tagName)) return;
      if (node.dataset.el === 'skip' || !painted(node) && styleOf(node).display !== 'contents') return;
      if (node.hasAttribute('data-group')) {
        const r = node.getBoundingClientRect(), text = textOf(node);
        if (text || r.width > 1) {
          const id = 'g' + groups.length;
          key = node.dataset.key || key;
          groups.push({id, kind: node.dataset.group, parent: group, key: node.dataset.key || '', facts: JSON.parse(node.dataset.facts || '{}'), text, box: [r.left, r.top, r.right, r.bottom]});
          group = id;
        }
      }
      const type = inControl && !(node.dataset && (node.dataset.el || node.dataset.fn)) && (!node.matches('button,a[href]') || node.getRootNode() instanceof ShadowRoot) ? '' : typeOf(node);
      let holds = true;
      if (type && type !== 'none') {
        const r = node.getBoundingClientRect(), part = shown(node, r);
        if (part > 0) {
          const text = type === 'image' || type === 'notification' ? (type === 'image' ? '' : textOf(node)) : textOf(node);
          const icon = type === 'text' || HOLDERS.has(type) ? '' : iconIn(node);
          const real = type === 'button' && !text && icon ? 'icon' : type === 'link' && !text && icon ? 'icon' : type === 'link' && !text && photoIn(node) ? 'image' : type;
          const flow = styleOf(node), truncated = cut(node);
          const id = 'e' + elements.length;
          page.nodes.set(id, node);
          places.set(id, {way: wayTo(node), tag: node.tagName, box: r});
          elements.push({
            id, type: real, role: node.getAttribute('role') || node.tagName.toLowerCase(), text, label: labelOf(node), name: nameOf(node) || (icon && nameOf(icon)) || '',
            icon: icon ? icon.dataset.icon : node.dataset.icon || '', photo: real === 'image' ? photoIn(node) : '', ...looks(node, r, icon),
            state: stateOf(node, real), group, part: node.dataset.part || '', function: node.dataset.fn || '', key: node.dataset.key || key,
            whole: part === 1 && !(truncated && node.textContent.trim()) && node.getClientRects().length === 1,
            active: node.dataset.fn !== undefined || (ACTIVE.has(real) && !(real === 'icon' && node.matches('svg'))) || flow.cursor === 'pointer' && type !== 'text',
            box: [r.left, r.top, r.right, r.bottom],
          });
          holds = HOLDERS.has(real) || !!node.dataset.holds;
        }
      }
      const control = inControl || (type && !holds && type !== 'none');
      childrenOf(node).forEach(child => walk(child, group, key, control, blocked));
    };
    walk(document.body, '', '', false, false);
    return {elements, groups, width: innerWidth, height: innerHeight};
  };

  // Delivered clicks: while a probe runs, events go no further than the window.
  const EVENTS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'touchstart', 'touchend', 'contextmenu', 'auxclick', 'focusin'];
  const hear = event => {
    if (event.type === 'pointerdown') {
      const path = event.composedPath(), ids = [];
      for (const [id, node] of page.nodes) if (path.includes(node)) ids.push(id);
      page.log.push(ids);
    }
    if (event.type !== 'focusin') event.preventDefault();
    event.stopImmediatePropagation();
  };
  page.startProbe = () => { page.log = []; EVENTS.forEach(name => window.addEventListener(name, hear, {capture: true, passive: false})); };
  page.endProbe = () => { EVENTS.forEach(name => window.removeEventListener(name, hear, {capture: true})); return page.log; };
  // The elements at each point, without a click.
  page.over = points => points.map(([x, y]) => { const hit = deepest(x, y); return [...page.nodes].filter(([, node]) => hit && within(hit, node)).map(([id]) => id); });
  window.pbTree = page;
})();
