// What an application's page is shown by: `pb.show` draws a document, `pb.patch` another state.
(() => {
  'use strict';
  const apps = {}, icons = {}, parts = {};
  let vue = null, state = null, payload = null, waits = [];
  const copy = value => JSON.parse(JSON.stringify(value));
  const style = document.createElement('style');
  document.head.append(style);

  // "bell" is of the application's set, "codicon:bell" of the packs that it names.
  function icon(set, name) {
    const from = name.includes(':') ? 'packs' : set, found = icons[from] && icons[from][name];
    if (!found) throw new Error(`no icon ${name} in ${from}`);
    return found;
  }
  const Icon = {
    props: {name: {type: String, required: true}, set: String, size: [Number, String]},
    computed: {
      drawn() { return icon(this.set || payload.icons, this.name); },
      // Gradients of a drawing are its own: one that is not shown would lend its to nobody.
      body() { return this.drawn.body.replace(/( id="|url\(#|href="#)/g, `$1u${this.$.uid}-`); },
      wide() { return this.size ? {width: this.size + 'px', height: this.size + 'px'} : {}; },
    },
    template: '<svg class="pb-icon" :data-icon="name" :viewBox="drawn.box" :style="wide" :fill="drawn.stroke ? \'none\' : \'currentColor\'" :stroke="drawn.stroke ? \'currentColor\' : null" :stroke-width="drawn.stroke || null" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" v-html="body"></svg>',
  };
  // A photograph is painted once it is loaded, and not before: painted twice, its round corners
  // come out a little darker, now and then.
  const photos = {};
  function loaded(id) {
    if (photos[id]) return photos[id].complete;
    photos[id] = new Image();
    photos[id].src = `/photos/${id}.webp`;
    return false;
  }
  const Photo = {
    props: {id: {type: String, required: true}},
    data: () => ({source: null}),
    watch: {id: {immediate: true, handler(id) {
      const show = () => { this.source = photos[this.id].src; };
      if (loaded(id)) show();
      else waits.push(() => photos[id].decode().catch(() => {}).then(show).then(Vue.nextTick));
    }}},
    template: '<img class="pb-photo" :data-photo="id" :src="source" alt="">',
  };
  // A list's words keep the place that they had in the font before theirs was loaded.
  function relaid(nodes) {
    const own = [...nodes].map(node => node.style.display);
    for (const node of nodes) node.style.display = 'none';
    void document.body.offsetHeight;
    nodes.forEach((node, at) => { node.style.display = own[at]; });
  }
  async function settled() {
    await Vue.nextTick();
    for (const wait of waits) await wait();
    await document.fonts.ready;
    relaid(document.querySelectorAll('select'));
    await Promise.all([...document.images].map(image => image.complete ? image.decode().catch(() => {}) : new Promise(done => { image.onload = image.onerror = done; })));
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    return snapshot();
  }
  const snapshot = () => copy(state);
  function mount() {
    if (vue) vue.unmount();
    waits = [];
    document.querySelectorAll('body > :not(#pb-root)').forEach(node => node.remove());
    const app = apps[payload.app], given = payload.data;
    const first = app.options.state ? app.options.state(given) : {};
    state = Vue.reactive(copy({...first, ...payload.state}));
    const own = {
      ...app.options, template: app.template,
      data: () => ({D: Vue.markRaw(given), S: state, L: payload.labels, lang: payload.language, theme: payload.theme, look: payload.look}),
    };
    delete own.state;
    vue = Vue.createApp({components: {App: own}, data: () => ({frame: payload.frame}), template: '<pb-frame :frame="frame"><App/></pb-frame>'});
    vue.config.errorHandler = error => { console.error(`${payload.app}: ${error.message || error}`); };
    vue.config.warnHandler = () => {};
    vue.config.globalProperties.$pb = {settled};
    vue.component('PbIcon', Icon); vue.component('PbPhoto', Photo);
    for (const [name, part] of Object.entries(parts)) vue.component(name, part);
    for (const use of window.pbKit || []) use(vue, payload);
    vue.mount('#pb-root');
  }
  // The state after a click at each point, in order; null where the click changes nothing. These
  // clicks are the page's own events: fast, for looking who else does a thing. Without components
  // that keep a state of their own, what a click changes is put back before the page is drawn anew.
  async function afterEach(points) {
    const nodes = points.map(([x, y]) => window.pbTree.deepest(x, y)), found = [];
    const back = window.pbKit ? mount : keeper(Vue.toRaw(state)), first = JSON.stringify(state);
    for (const [at, [x, y]] of points.entries()) {
      const node = nodes[at] && nodes[at].isConnected ? nodes[at] : window.pbTree.deepest(x, y);
      const dead = !node || node.closest(':disabled');  // a browser's click does nothing there either
      for (const [type, kind] of PRESS) if (!dead) node.dispatchEvent(new kind(type, {bubbles: true, composed: true, cancelable: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true}));
      if (window.pbKit) await Vue.nextTick();
      const now = JSON.stringify(Vue.toRaw(state));
      found.push(now === first ? null : JSON.parse(now));
      if (now !== first) back();
      if (now !== first && window.pbKit) await settled();  // components that draw themselves, later
    }
    mount();
    await settled();
    return found;
  }
  // Puts all values of a state back into the objects that hold them now.
  function keeper(raw) {
    const held = new Map();
    const keep = at => {
      if (at === null || typeof at !== 'object' || held.has(at)) return;
      held.set(at, Array.isArray(at) ? [...at] : {...at});
      Object.values(at).forEach(keep);
    };
    keep(raw);
    return () => {
      for (const [at, was] of held) {
        const now = Vue.reactive(at);
        for (const key of Object.keys(at)) if (!(key in was)) delete now[key];
        if (Array.isArray(at)) now.length = was.length;
        for (const key of Object.keys(was)) if (at[key] !== was[key] || !(key in at)) now[key] = was[key];
      }
    };
  }
  // Of each point, whether the browser's own control stands there, which only its own clicks move.
  const natives = points => points.map(([x, y]) => /^(INPUT|SELECT|TEXTAREA)$/.test((window.pbTree.deepest(x, y) || document.body).tagName));
  const PRESS = [['pointerdown', PointerEvent], ['mousedown', MouseEvent], ['pointerup', PointerEvent], ['mouseup', MouseEvent], ['click', MouseEvent]];
  window.pb = {
    wait(until) { waits.push(until); },  // what a page that is being mounted needs until it is drawn
    part(name, options) { parts[name] = options; },
    icons(set, table) { icons[set] = {...icons[set], ...table}; },
    hasIcons: set => set in icons,
    defined: name => name in apps,
    define({name, template, css, script}) {
      apps[name] = {template, css, options: (0, eval)(script)};
    },
    async show(next) {
      payload = next;
      const root = document.documentElement;
      root.lang = next.language === 'zh' ? 'zh-CN' : 'en';
      root.dataset.theme = next.theme; root.dataset.look = next.look; root.dataset.app = next.app;
      root.classList.toggle('dark', next.theme === 'dark');
      style.textContent = apps[next.app].css;
      mount();
      window.scrollTo(0, 0);
      return settled();
    },
    async patch(change) { payload = {...payload, state: copy(change)}; mount(); return settled(); },
    async reset() { mount(); await Vue.nextTick(); for (const wait of waits) await wait(); },
    // A ground over part of the screen, in CSS pixels; without a box, none any more.
    async paint(over) {
      document.querySelectorAll('.pb-paint').forEach(node => node.remove());
      if (over) {
        const [left, top, right, bottom] = over.box, node = document.createElement('i');
        node.className = 'pb-paint';
        node.style.cssText = `all: initial; position: fixed; z-index: 2147483647; pointer-events: none; left: ${left}px; top: ${top}px; width: ${right - left}px; height: ${bottom - top}px; background: ${over.ink}`;
        document.documentElement.append(node);
      }
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    },
    settled, afterEach, natives, state: snapshot,
  };
})();
