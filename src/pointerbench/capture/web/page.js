// The elements that any page paints, in frames of its own origin too, and what a click at a point
// reaches. Runs in every frame before the page's own scripts; needs elements.js before it.
(() => {
  'use strict';
  const tree = window.pbTree, {styleOf, squeeze, parentOf, childrenOf, within} = tree.see;

  // --- nothing moves by itself ---
  // Events of animations are still sent, as pages wait for them. A transition of any length would begin
  // wherever a page has none, as it holds for every property.
  const STILL = `*,*::before,*::after{animation-duration:.01ms!important;animation-delay:0s!important;
    animation-iteration-count:1!important;transition-duration:0s!important;transition-delay:0s!important;
    scroll-behavior:auto!important;caret-color:transparent!important}`;
  const still = new CSSStyleSheet();
  still.replaceSync(STILL);
  const calm = root => { if (!root.adoptedStyleSheets.includes(still)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, still]; };
  calm(document);
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (...how) { const root = attach.apply(this, how); calm(root); return root; };

  // --- frames ---
  const holder = () => { try { return window.frameElement; } catch { return null; } };
  const inner = frame => { try { return frame.contentWindow.pbCapture || null; } catch { return null; } };
  const inset = frame => {
    const r = frame.getBoundingClientRect(), style = frame.ownerDocument.defaultView.getComputedStyle(frame);
    return [r.left + frame.clientLeft + parseFloat(style.paddingLeft), r.top + frame.clientTop + parseFloat(style.paddingTop)];
  };
  function offset() {
    const frame = holder(), above = frame && frame.ownerDocument.defaultView.pbCapture;
    if (!above) return [0, 0];
    const [x, y] = inset(frame), [dx, dy] = above.offset();
    return [x + dx, y + dy];
  }
  tree.clear = (x, y) => {
    const frame = holder(), above = frame && frame.ownerDocument.defaultView.pbTree;
    if (!above) return true;
    const [dx, dy] = inset(frame);
    return above.deepest(x + dx, y + dy) === frame;
  };
  const first = () => { let at = window; while (at.pbCapture.outer()) at = at.pbCapture.outer(); return at.pbCapture; };
  const outer = () => { const frame = holder(); return frame && frame.ownerDocument.defaultView.pbCapture ? frame.ownerDocument.defaultView : null; };

  // --- what a node is ---
  const BY_ROLE = {
    switch: 'toggle', checkbox: 'checkbox', radio: 'checkbox', menuitemcheckbox: 'checkbox', menuitemradio: 'checkbox',
    slider: 'slider', tab: 'tab', menuitem: 'menu', option: 'menu', combobox: 'dropdown', textbox: 'input', searchbox: 'input',
    spinbutton: 'input', button: 'button', link: 'link', img: 'image', image: 'image', dialog: 'notification', alertdialog: 'notification',
    alert: 'notification',
  };
  const BY_TAG = {
    button: 'button', summary: 'button', a: 'link', select: 'dropdown', textarea: 'input', img: 'image', canvas: 'image',
    video: 'image', dialog: 'notification',
  };
  const BY_INPUT = {checkbox: 'checkbox', radio: 'checkbox', range: 'slider', button: 'button', submit: 'button', reset: 'button', image: 'button', file: 'button', color: 'button', hidden: ''};
  const HOLDS = new Set(['notification', 'image', 'text']);
  const ACTIVE = new Set(['button', 'menu', 'slider', 'checkbox', 'tab', 'dropdown', 'input', 'link', 'toggle']);
  const SMALL = 48;  // CSS pixels: a picture up to that side is an icon
  const PRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;  // glyphs of icon fonts
  const MARK = 'svg,img,i,canvas,[class*=icon],[class*=Icon]';
  const roleOf = node => (node.getAttribute('role') || '').trim().split(/\s+/)[0];
  const wordsOf = node => squeeze(tree.see.textOf(node).replace(PRIVATE, ' '));
  const points = node => styleOf(node).cursor === 'pointer';
  const CONTROLS = 'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=link],[role=tab],[role=menuitem],[role=checkbox],[role=switch],[role=option],[role=combobox],[role=textbox],[role=slider],[role=radio],[contenteditable=true]';

  // A click is expected where the pointer becomes a hand and nothing inside claims it.
  function isPointed(node) {
    const above = parentOf(node);
    if (!points(node) || (above && points(above)) || node.matches('label,html,body')) return false;
    if (node.querySelector(CONTROLS)) return false;
    const r = node.getBoundingClientRect();
    return r.width * r.height < innerWidth * innerHeight / 8 && node.textContent.trim().length <= 80;
  }
  const opens = node => ['listbox', 'menu', 'true'].includes(node.getAttribute('aria-haspopup') || '');
  function typeOf(node) {
    const tag = node.tagName.toLowerCase(), role = roleOf(node);
    if (role === 'presentation' || role === 'none') return '';
    if (role === 'combobox' && tag === 'input') return node.readOnly ? 'dropdown' : 'input';
    if (role === 'button' || tag === 'button') return node.getAttribute('aria-haspopup') === 'listbox' ? 'dropdown' : BY_ROLE[role] || 'button';
    if (BY_ROLE[role]) return BY_ROLE[role];
    if (tag === 'input') return node.type in BY_INPUT ? BY_INPUT[node.type] : 'input';
    if (tag === 'a') return node.hasAttribute('href') ? 'link' : isPointed(node) ? 'button' : tree.see.hasOwnText(node) ? 'text' : '';
    if (tag === 'label' && hidesBox(node)) return 'checkbox';
    if (node.isContentEditable && !(parentOf(node) && parentOf(node).isContentEditable)) return 'input';
    if (BY_TAG[tag]) return BY_TAG[tag];
    if (isPointed(node)) return 'button';
    if (tag === 'svg') return isPicture(node) ? 'image' : '';
    return tree.see.hasOwnText(node) && squeeze(node.textContent.replace(PRIVATE, ' ')) ? 'text' : '';
  }
  const isPicture = node => !node.querySelector('text,[role],a,foreignObject') && ![...node.querySelectorAll('g,rect,path,circle')].slice(0, 40).some(points);
  const hidesBox = label => {
    const input = label.querySelector('input[type=checkbox],input[type=radio]');
    if (!input) return false;
    const r = input.getBoundingClientRect();
    return !tree.see.painted(input) || r.width < 6 || r.height < 6 || parseFloat(styleOf(input).opacity) === 0;
  };
  // Whether something is drawn in a node that shows no words; what is given into a shadow root counts.
  const marked = (node, depth = 0) => node.matches(MARK) || styleOf(node).backgroundImage !== 'none' || styleOf(node).maskImage !== 'none' ||
    ['::before', '::after'].some(part => !['none', 'normal', '""'].includes(getComputedStyle(node, part).content)) ||
    node.textContent.search(PRIVATE) >= 0 || depth < 6 && childrenOf(node).some(child => child.nodeType === Node.ELEMENT_NODE && marked(child, depth + 1));

  // --- where it is ---
  const crop = (a, b) => ({left: Math.max(a.left, b.left), top: Math.max(a.top, b.top), right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom)});
  const sized = r => ({...r, width: r.right - r.left, height: r.bottom - r.top});
  const edges = r => ({left: r.left, top: r.top, right: r.right, bottom: r.bottom});
  // What of a box the boxes around it leave: those that cut off what is larger than they are.
  function clipped(node, r) {
    let left = crop(r, {left: 0, top: 0, right: innerWidth, bottom: innerHeight});
    let free = styleOf(node).position;
    if (free === 'fixed') return sized(left);
    for (let at = parentOf(node); at && at !== document.documentElement; at = parentOf(at)) {
      const style = styleOf(at), around = at.getBoundingClientRect();
      if (style.display === 'contents' || style.display === 'inline') continue;
      const cuts = style.overflowX !== 'visible' || style.overflowY !== 'visible' || /paint|strict|content/.test(style.contain);
      if (cuts && !(free === 'absolute' && style.position === 'static')) {
        const x = around.left + at.clientLeft, y = around.top + at.clientTop;
        left = crop(left, {left: x, top: y, right: x + at.clientWidth, bottom: y + at.clientHeight});
      }
      if (style.position === 'fixed') break;
      if (free !== 'absolute' || style.position !== 'static') free = style.position;
    }
    return sized(left);
  }
  // What stands in a line reaches as far as what it holds.
  const extent = (node, rect) => {
    if (styleOf(node).display !== 'inline') return edges(rect);
    const held = [...node.querySelectorAll('*')].filter(at => tree.see.painted(at)).map(at => at.getBoundingClientRect()).filter(r => r.width && r.height);
    return around([rect, ...held]);
  };
  const brush = document.createElement('canvas').getContext('2d');
  // The lines of a node's own text, and where its ink is expected: from the baseline by its letters.
  function lettering(node) {
    const boxes = [], inks = [];
    const walk = at => {
      if (at.nodeType === Node.TEXT_NODE) {
        if (!at.data.trim()) return;
        const range = document.createRange();
        const begin = at.data.search(/\S/);
        range.setStart(at, begin); range.setEnd(at, at.data.trimEnd().length);
        const style = styleOf(at.parentElement || at.getRootNode().host);
        brush.font = style.font;
        const said = brush.measureText(tree.see.cased(at).trim());
        for (const q of range.getClientRects()) {
          if (q.width < 1) continue;
          boxes.push(q);
          const base = q.top + said.fontBoundingBoxAscent + (q.height - said.fontBoundingBoxAscent - said.fontBoundingBoxDescent) / 2;
          inks.push({left: q.left, right: q.right, top: base - said.actualBoundingBoxAscent, bottom: base + said.actualBoundingBoxDescent});
        }
        return;
      }
      if (at.nodeType !== Node.ELEMENT_NODE || at.matches('style,script,input,select,textarea,button') || !tree.see.painted(at)) return;
      childrenOf(at).forEach(walk);
    };
    childrenOf(node).forEach(walk);
    return boxes.length ? {box: around(boxes), ink: around(inks), lines: new Set(boxes.map(q => Math.round(q.top / 4))).size,
      bullet: styleOf(node).display === 'list-item' && styleOf(node).listStyleType !== 'none'} : null;
  }
  const around = boxes => boxes.map(edges).reduce((a, b) => ({left: Math.min(a.left, b.left), top: Math.min(a.top, b.top), right: Math.max(a.right, b.right), bottom: Math.max(a.bottom, b.bottom)}));

  const colours = (node, rect, type) => { const {fill, ink, shape} = tree.see.looks(node, rect, type === 'icon' ? node.querySelector(MARK) : null); return {fill, ink_color: ink, shape}; };

  // --- groups ---
  const GROUPS = 'dialog,nav,main,aside,header,footer,form,fieldset,ul,ol,li,table,tr,[role=dialog],[role=alertdialog],[role=menu],[role=menubar],[role=toolbar],[role=tablist],[role=tabpanel],[role=tree],[role=treegrid],[role=grid],[role=table],[role=row],[role=list],[role=listitem],[role=radiogroup],[role=navigation],[role=main],[role=banner],[role=search],[role=region],[role=listbox]';
  const NAMES = {nav: 'navigation', aside: 'complementary', header: 'banner', footer: 'contentinfo', ul: 'list', ol: 'list', li: 'listitem', tr: 'row', fieldset: 'group'};
  const kindOf = node => roleOf(node) || NAMES[node.tagName.toLowerCase()] || node.tagName.toLowerCase();
  const headers = new Map();  // by table: its column headers' words
  function headersOf(table) {
    if (!headers.has(table)) {
      const row = table.querySelector('thead tr, [role=row]:has([role=columnheader]), tr:has(th)');
      const heads = row ? [...row.querySelectorAll('th,[role=columnheader],td,[role=gridcell]')] : [];
      headers.set(table, {row, names: heads.map(head => squeeze(head.textContent.replace(PRIVATE, ' ')))});
    }
    return headers.get(table);
  }
  function factsOf(row) {
    const table = row.closest('table,[role=table],[role=grid],[role=treegrid]'), facts = {};
    if (!table) return facts;
    const {row: head, names} = headersOf(table);
    if (!head || head === row || row.closest('thead')) return facts;
    const cells = [...row.children].filter(cell => cell.matches('td,th,[role=cell],[role=gridcell],[role=rowheader]'));
    if (cells.length !== names.length) return facts;
    cells.forEach((cell, place) => { const words = wordsOf(cell); if (names[place] && words && tree.see.painted(cell)) facts[names[place]] = words; });
    return facts;
  }

  // --- the tree ---
  const page = {nodes: new Map(), log: [], offset, outer, hurt: 0};
  const PASSED = new Set(['STYLE', 'SCRIPT', 'TEMPLATE', 'HEAD', 'NOSCRIPT', 'OPTION', 'OPTGROUP']);
  page.read = (found, above) => {
    tree.anew(); headers.clear();
    const [dx, dy] = offset();
    const moved = r => [r.left + dx, r.top + dy, r.right + dx, r.bottom + dy];
    const groupOf = (node, group, path) => {
      const r = node.getBoundingClientRect();
      if (!tree.see.painted(node) || r.width < 4 || r.height < 4) return group;
      const kind = kindOf(node), box = clipped(node, r);
      if (box.width < 4 || box.height < 4) return group;
      const table = kind === 'row' ? node.closest('table,[role=table],[role=grid],[role=treegrid]') : null;
      if (table && !page.tables.has(table)) page.tables.set(table, page.tables.size);
      const id = 'g' + found.groups.length;
      found.groups.push({id, role: kind, parent: group, name: node.getAttribute('aria-label') || '', text: wordsOf(node), facts: kind === 'row' ? factsOf(node) : {},
        table: table ? page.tables.get(table) : -1, columns: table ? headersOf(table).names : [], box: moved(box), path});
      return id;
    };
    const add = (node, type, group, path) => {
      const rect = node.getBoundingClientRect();
      const letters = type === 'text' ? lettering(node) : null;
      if (type === 'text' && !letters) return '';
      const full = letters ? letters.box : extent(node, rect), box = clipped(node, full);
      if (box.width < 3 || box.height < 3) return '';
      const part = tree.see.shown(node, box);
      if (part === 0) return '';
      const words = type === 'image' ? '' : wordsOf(node);
      if (type === 'text' && !words) return '';
      const small = rect.width <= SMALL && rect.height <= SMALL;
      let real = type;
      if (['button', 'link', 'dropdown'].includes(type) && !words && marked(node)) real = type === 'link' && !small ? 'image' : type === 'dropdown' ? type : 'icon';
      if (type === 'image' && small) real = 'icon';
      const cropped = Math.abs(box.width - (full.right - full.left)) > 1 || Math.abs(box.height - (full.bottom - full.top)) > 1;
      const cut = tree.see.cut(node) && !!words;
      const id = 'e' + found.elements.length;
      top_.nodes.set(id, node);
      const label = node.closest('label');
      found.elements.push({
        id, type: real, role: roleOf(node) || node.tagName.toLowerCase(), text: words, label: type === 'text' ? '' : tree.see.labelOf(node),
        title: node.getAttribute('title') || node.dataset.tooltip || node.dataset.title || node.dataset.originalTitle || node.dataset.bsOriginalTitle || '',
        alt: node.getAttribute('aria-label') || node.getAttribute('alt') || '', shortcut: node.getAttribute('aria-keyshortcuts') || '',
        ...colours(node, rect, real), state: tree.see.stateOf(node, real), group,
        whole: part === 1 && !cropped && !cut && (type === 'text' || node.getClientRects().length === 1),
        active: ACTIVE.has(type) || points(node) || !!(label && label.control), holds: HOLDS.has(type),
        focusable: node.tabIndex >= 0, lines: letters ? letters.lines : 0, ink: letters ? moved(letters.ink) : null, bullet: !!letters && letters.bullet, box: moved(box), path,
      });
      return id;
    };
    const walk = (node, group, control, path) => {
      if (node.nodeType !== Node.ELEMENT_NODE || PASSED.has(node.tagName)) return;
      if (node.tagName === 'IFRAME' || node.tagName === 'FRAME') {
        const child = inner(node);
        if (child && tree.see.painted(node)) child.read(found, {group, path}); else if (!child) found.foreign += 1;
        return;
      }
      const shows = tree.see.painted(node);
      if (!shows && styleOf(node).display !== 'contents' && !parentOf(node)?.matches?.('label')) {
        if (styleOf(node).display === 'none' || styleOf(node).opacity === '0') return;
      }
      if (shows && node.matches(GROUPS)) group = groupOf(node, group, path);
      const type = shows ? typeOf(node) : '';
      const kept = type && (!control || type !== 'text' && type !== 'image' && (type !== 'button' || node.matches(CONTROLS)) && !node.matches('label'));
      let inside = control;
      if (kept && add(node, type, group, path) && type !== 'notification') inside = true;
      if (node.tagName === 'svg' && type === 'image') return;
      let place = 0;
      for (const child of childrenOf(node)) if (child.nodeType === Node.ELEMENT_NODE) walk(child, group, inside, `${path}/${place++}`);
    };
    const top_ = first();
    page.tables = top_ === page ? new Map() : top_.tables;
    walk(document.body, above.group, false, above.path);
    return found;
  };
  page.elements = () => {
    page.nodes = new Map();
    const found = {elements: [], groups: [], foreign: 0, width: innerWidth, height: innerHeight, title: document.title, language: document.documentElement.lang || ''};
    if (document.body) page.read(found, {group: '', path: ''});
    return found;
  };
  page.handles = () => [...page.nodes.values()];

  // --- what stands at a point, by the browser's own hit test ---
  page.reaches = asked => asked.map(({id, points: places}) => {
    const node = page.nodes.get(id), view = node && node.ownerDocument.defaultView;
    if (!view || !node.isConnected) return places.map(() => false);
    const [dx, dy] = view.pbCapture.offset();
    return places.map(([x, y]) => view.pbTree.see.reaches(node, x - dx, y - dy));
  });

  // --- delivered clicks: while a probe runs, events go no further than the window ---
  const MOUSE = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu', 'dragstart', 'selectstart', 'pointermove', 'mousemove', 'pointerover', 'pointerout', 'mouseover', 'mouseout', 'pointerenter', 'pointerleave', 'mouseenter', 'mouseleave', 'focusin', 'focusout', 'focus', 'blur'];
  const hear = event => {
    const main = first();
    if (!main.probing) return;
    if (event.type === 'pointerdown') {
      const path = event.composedPath(), ids = [];
      for (const [id, node] of main.nodes) if (path.includes(node)) ids.push(id);
      main.log.push(ids);
    }
    const own = main.selecting && (event.type === 'mousedown' || event.type === 'selectstart');
    if (event.cancelable && !own && !event.type.startsWith('pointer')) event.preventDefault();
    event.stopImmediatePropagation();
  };
  MOUSE.forEach(name => window.addEventListener(name, hear, {capture: true, passive: false}));
  page.startProbe = () => { page.log = []; page.probing = true; };
  page.endProbe = () => { page.probing = false; return page.log; };
  page.heard = () => { const heard = page.log; page.log = []; return heard; };

  // --- an element alone made invisible, without a change of the document ---
  let veils = [];
  page.veil = ({ids, wholly}) => {
    for (const id of ids) {
      const node = page.nodes.get(id);
      const gone = wholly || node.namespaceURI.endsWith('svg') ? {opacity: 0} : {color: 'transparent', textDecorationColor: 'transparent', textShadow: 'none'};
      const all = [node, ...node.querySelectorAll('*')].filter(at => at === node || !at.matches('input,select,textarea,button'));
      for (const at of all.slice(0, 60)) veils.push(at.animate([gone, gone], {duration: 1, fill: 'forwards'}));
    }
    veils.forEach(veil => veil.finish());
  };
  page.unveil = () => { veils.forEach(veil => veil.cancel()); veils = []; };

  // What is another each time, as a clock, is not drawn.
  page.hide = selectors => {
    if (!selectors.length) return;
    const sheet = page.hidden ??= new CSSStyleSheet();
    sheet.replaceSync(`${selectors.join(',')}{visibility:hidden!important}`);
    if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  };
  window.pbCapture = page;
})();
