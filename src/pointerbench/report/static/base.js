// What every view stands on: data as they arrive, and the address as the only state.
"use strict";

Object.assign(pointerbench, (() => {
  const here = new Map(); // name -> value
  const waiting = new Map(); // name -> functions
  const views = {}; // name -> {title, render(main, state), keys?}

  function receive(name, value) {
    here.set(name, value);
    for (const tell of waiting.get(name) || []) tell(value);
    waiting.delete(name);
  }

  // The value of data/NAME.js, fetched as a script: pages on disk may fetch in no other way.
  function load(name) {
    if (here.has(name)) return Promise.resolve(here.get(name));
    return new Promise((resolve, reject) => {
      if (waiting.has(name)) {
        waiting.get(name).push(resolve);
        return;
      }
      waiting.set(name, [resolve]);
      const script = document.createElement("script");
      script.src = `data/${name}.js`;
      script.onerror = () => {
        waiting.delete(name);
        reject(new Error(`data/${name}.js cannot be read`));
      };
      document.head.append(script);
    });
  }

  // What became of one row, with a mark that does not depend on colour.
  const OUTCOMES = {
    h: { name: "hit", mark: "✓" },
    m: { name: "miss", mark: "✕" },
    r: { name: "refused", mark: "⊘" },
    i: { name: "invalid", mark: "!" },
    x: { name: "missing", mark: "–" },
    a: { name: "answered", mark: "·" },
  };

  // `pointerbench report --serve` gives the page out, and takes what is edited in it.
  const served = location.protocol !== "file:";

  // ------------------------------------------------------------------------------- the address

  // "#/rows?set=Sheets&q=a" <-> {view: "rows", set: "Sheets", q: "a"}
  function state() {
    const [, view, query] = /^#?\/?([a-z]*)\??(.*)$/s.exec(location.hash) || [];
    const found = Object.fromEntries(new URLSearchParams(query || ""));
    return { ...found, view: views[view] ? view : "summary" };
  }

  function address(values) {
    const { view, ...rest } = values;
    const kept = Object.entries(rest).filter(([, value]) => value !== "" && value != null);
    const query = new URLSearchParams(kept).toString();
    return `#/${view}${query ? `?${query}` : ""}`;
  }

  // Changes some of the state; `quietly` leaves no step to go back to.
  function go(changes, quietly = false) {
    const wanted = address({ ...state(), ...changes });
    if (wanted === location.hash) return;
    if (quietly) location.replace(wanted);
    else location.hash = wanted;
  }

  // ------------------------------------------------------------------------------- numbers

  const whole = new Intl.NumberFormat("en").format;
  const percent = (share, digits = 1) => (share == null ? "n/a" : `${(share * 100).toFixed(digits)} %`);
  const pixels = (value) => (value == null ? "–" : value > 0 && value < 0.05 ? "< 0.1" : value < 10 && value % 1 ? value.toFixed(1) : whole(Math.round(value)));

  return {
    receive, load, served, views, state, address, go, whole, percent, pixels, OUTCOMES,
    core: null, // data/core.js, when it is there
  };
})());
