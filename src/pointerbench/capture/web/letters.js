// Where the characters of a page stand, and where a click puts the caret. Needs page.js before it.
(() => {
  'use strict';
  const tree = window.pbTree, page = window.pbCapture, {styleOf, parentOf, childrenOf, painted, cased} = tree.see;
  const PRIVATE = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/u;  // glyphs of icon fonts
  const UNREAD = 'style,script,noscript,template,textarea,input,select,svg,canvas,iframe';
  const HOLDS = new Set(['notification', 'image']);

  // --- characters ---
  const blockOf = node => { let at = node.parentElement; while (at && styleOf(at).display.startsWith('inline') && parentOf(at)) at = parentOf(at); return at; };
  function* texts(node) {
    for (const child of childrenOf(node)) {
      if (child.nodeType === Node.TEXT_NODE) yield child;
      else if (child.nodeType === Node.ELEMENT_NODE && !child.matches(UNREAD) && painted(child)) yield* texts(child);
    }
  }
  // The drawn characters of a text node: what collapsed blanks take no room for is left out.
  function* characters(at) {
    const data = at.data, drawn = cased(at), same = drawn.length === data.length, range = document.createRange();
    const pre = styleOf(at.parentElement || at.getRootNode().host).whiteSpaceCollapse !== 'collapse';
    for (let i = 0; i < data.length;) {
      const size = data.codePointAt(i) > 0xffff ? 2 : 1, sign = (same ? drawn : data).slice(i, i + size);
      range.setStart(at, i); range.setEnd(at, i + size);
      const boxes = range.getClientRects(), box = boxes[boxes.length - 1];
      if (pre && sign === '\n') yield ['\n', null, i];
      else if (box && box.height && (box.width || !/\s/.test(sign))) yield [/\s/.test(sign) && sign !== '\u00a0' ? ' ' : sign, box, i];
      i += size;
    }
  }
  const MOST = 30000;  // characters of a page that are looked at
  const inSight = at => {
    const range = document.createRange();
    range.selectNodeContents(at);
    const {top, bottom, left, right} = range.getBoundingClientRect(), view = at.ownerDocument.defaultView;
    return bottom > 0 && right > 0 && top < view.innerHeight && left < view.innerWidth;
  };
  // Of each element its characters with their edges; what stands in an inner element is the outer one's.
  page.letters = ids => {
    const claimed = new Set(), spots = new Map(), found = [];
    let left = MOST;
    for (const {id, type} of ids) {
      const node = page.nodes.get(id), view = node && node.ownerDocument.defaultView;
      if (!view || !node.isConnected || HOLDS.has(type) || node.matches(UNREAD)) continue;
      const [dx, dy] = view.pbCapture.offset(), signs = [], boxes = [], own = [];
      let block = null;
      for (const at of texts(node)) {
        if (claimed.has(at)) continue;
        claimed.add(at);
        if (!inSight(at)) continue;
        const around = blockOf(at);
        for (const [sign, box, offset] of characters(at)) {
          if (left-- <= 0) break;
          if (PRIVATE.test(sign)) continue;
          if (block && around !== block && signs.length) { signs.push('\n'); boxes.push(null); own.push([at, offset]); }
          block = around;
          signs.push(sign); own.push([at, offset]);
          boxes.push(box && [box.left + dx, box.top + dy, box.right + dx, box.bottom + dy].map(edge => Math.round(edge * 64) / 64));
        }
      }
      spots.set(id, own);
      if (signs.length) found.push({id, signs, boxes, editable: node.isContentEditable});
    }
    page.spots = spots;
    const rest = document.body ? [...texts(document.body)].filter(at => !claimed.has(at)).map(at => at.data) : [];
    return {elements: found, rest: rest.join(' ').slice(0, 40000)};
  };

  // --- carets ---
  const indexOf = (own, node, offset) => {
    let index = own.findIndex(([at, place]) => at === node && place >= offset);
    if (index >= 0) return index;
    index = own.findLastIndex(([at]) => at === node);
    return index < 0 ? -1 : index + 1;
  };
  // What the browser says of a click at places of the window: the character before which it would set the caret.
  page.caretsAt = asked => asked.map(({id, x, y}) => {
    const own = page.spots.get(id), view = page.nodes.get(id).ownerDocument.defaultView;
    const [dx, dy] = view.pbCapture.offset(), found = view.document.caretPositionFromPoint(x - dx, y - dy);
    return found && own ? indexOf(own, found.offsetNode, found.offset) : -1;
  });
  // While a caret is sought, a press does what the browser does by itself, and the page hears nothing of it.
  let held = null;
  page.seekCaret = () => { held = document.activeElement; page.startProbe(); page.selecting = true; };
  page.caretIn = id => {
    const own = page.spots.get(id), view = page.nodes.get(id).ownerDocument.defaultView, said = view.getSelection();
    return said && said.isCollapsed && said.anchorNode && own ? indexOf(own, said.anchorNode, said.anchorOffset) : -1;
  };
  page.dropCaret = id => page.nodes.get(id).ownerDocument.defaultView.getSelection().removeAllRanges();
  page.leaveCaret = () => {
    if (document.activeElement && document.activeElement !== held) document.activeElement.blur?.();
    if (held && held !== document.body) held.focus?.({preventScroll: true});
    page.selecting = false; page.endProbe();
  };
})();
