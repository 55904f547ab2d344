// What the parts share: what their nodes say of themselves, where what pops up stands, small signs.
(() => {
  'use strict';
  // What an item says of itself to the element tree; facts may be an object.
  pb.said = item => {
    const said = {
      fn: item.fn, group: item.group, part: item.part, el: item.el, state: item.state, at: item.id,
      key: [item.key, item.keyed, item.group && item.id].find(key => key !== undefined),
      facts: item.facts && typeof item.facts !== 'string' ? JSON.stringify(item.facts) : item.facts,
    };
    return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined).map(([name, value]) => ['data-' + name, value]));
  };
  // Facts as a node says them: {name: value, or [value, text], or {value, text}}.
  pb.facts = facts => {
    const text = fact => fact === null || fact === undefined ? '' : String(fact);
    const told = fact => Array.isArray(fact) ? {value: fact[0], text: fact[1]} : fact !== null && typeof fact === 'object' ? fact : {value: fact, text: text(fact)};
    return JSON.stringify(Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, told(fact)])));
  };
  // An attribute that is true, false, or not there.
  pb.flag = value => value === undefined ? null : value ? 'true' : 'false';
  pb.look = () => document.documentElement.dataset.look;
  pb.keys = text => {
    if (!text || pb.look() !== 'mac') return text;
    return text.replace('Ctrl', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '');
  };
  // Puts what pops up at a point of the window ({x, y}) or at a node ({node, side, gap}), inside it.
  pb.place = (pop, {x, y, node, side = 'below', gap = 0}) => {
    Object.assign(pop.style, {left: '0px', top: '0px'});
    const own = pop.getBoundingClientRect(), area = (pop.closest('.pb-area') || document.documentElement).getBoundingClientRect();
    let left = area.left + x, top = area.top + y;
    if (node) {
      const by = node.getBoundingClientRect();
      left = side === 'right' ? by.right + gap : side === 'left' ? by.left - own.width - gap : side === 'end' ? by.right - own.width : by.left;
      top = side === 'above' ? by.top - own.height - gap : side === 'right' || side === 'left' ? by.top : by.bottom + gap;
      if (side === 'below' && top + own.height > area.bottom && by.top - own.height - gap > area.top) top = by.top - own.height - gap;
    }
    left = Math.max(area.left + 2, Math.min(left, area.right - own.width - 2));
    top = Math.max(area.top + 2, Math.min(top, area.bottom - own.height - 2));
    Object.assign(pop.style, {left: Math.round(left - own.left) + 'px', top: Math.round(top - own.top) + 'px'});
  };
  // A part that measures itself: when it is mounted, once its fonts are there, when its data or its
  // size change.
  pb.measured = box => ({
    mounted() {
      this.measure();
      pb.wait(() => document.fonts.ready.then(() => this.$el.isConnected !== false && this.measure()).then(Vue.nextTick));
      if (box) { this.watcher = new ResizeObserver(() => this.measure()); this.watcher.observe(this.$refs[box]); }
    },
    updated() { this.measure(); },
    unmounted() { if (this.watcher) this.watcher.disconnect(); },
  });
  const SIGNS = {
    'chevron-right': 'M6 3.5 10.5 8 6 12.5', 'chevron-left': 'M10 3.5 5.5 8 10 12.5', 'chevron-down': 'M3.5 6 8 10.5 12.5 6', 'chevron-up': 'M3.5 10 8 5.5 12.5 10',
    'play-filled': '!M6 3.5 11 8l-5 4.5z', 'caret-down': '!M3.5 6h9L8 11z', 'caret-up': '!M3.5 10.5h9L8 5.5z',
    close: 'M4 4l8 8M12 4l-8 8', check: 'M3.5 8.5 6.5 11.5 12.5 5', minus: 'M3.5 8.5h9', plus: 'M3.5 8.5h9M8 4v9',
    'chevrons-right': 'M3.5 4 7.5 8l-4 4M8.5 4l4 4-4 4', 'chevrons-down': 'M4 3.5l4 4 4-4M4 8.5l4 4 4-4', 'arrow-down-right': 'M5 5l5.5 5.5M10.5 6.5v4h-4',
    search: 'M10.2 10.2 13.5 13.5M11.5 7a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0z', 'circle-filled': '!M8 4.2a3.8 3.8 0 1 1 0 7.6 3.8 3.8 0 0 1 0-7.6z',
    dots: '!M3 7h2v2H3zM7 7h2v2H7zM11 7h2v2h-2z', 'dots-vertical': '!M7 3h2v2H7zM7 7h2v2H7zM7 11h2v2H7z', menu: 'M3 4.5h10M3 8.5h10M3 12.5h10',
    square: 'M3.5 3.5h9v9h-9z', copy: 'M3.5 5.5h7v7h-7zM5.5 5V3.5h7v7H11', 'arrow-up': 'M8 13V3.5M4 7.5l4-4 4 4', 'arrow-down': 'M8 3v9.5M4 8.5l4 4 4-4',
  };
  // A sign that a part draws itself, crisp at its size whatever the application's icons are.
  pb.part('PbSign', {
    props: {name: {type: String, required: true}, size: {type: Number, default: 16}, weight: {type: Number, default: 1.2}},
    computed: {
      path() { return SIGNS[this.name].replace('!', ''); },
      full() { return SIGNS[this.name].startsWith('!'); },
    },
    template: `<svg class="pb-sign" :data-icon="name" viewBox="0 0 16 16" :width="size" :height="size" :fill="full ? 'currentColor' : 'none'" :stroke="full ? 'none' : 'currentColor'" :stroke-width="full ? null : weight * 16 / size" stroke-linecap="square" aria-hidden="true"><path :d="path"/></svg>`,
  });
})();
