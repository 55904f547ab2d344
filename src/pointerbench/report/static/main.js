// The frame around the views: tabs, keys, and the data when they have come.
"use strict";

(() => {
  const { el, views, state, go } = pointerbench;
  const ORDER = ["summary", "fields", "misses", "rows", "compare"];
  const KEYS = [
    ["1 – 5", "the views, from left to right"], ["j, ↓", "next row"], ["k, ↑", "previous row"],
    ["z", "zoomed or whole picture"], ["f", "picture at full size"], ["g", "list or pictures"], ["n", "note on the row"], ["c", "correct the judge's point"], ["/", "search in the rows"], ["?", "these keys"], ["Esc", "close, or leave the search"],
  ];
  const main = document.getElementById("main");
  let before = "";

  function render() {
    const now = state();
    const tabs = document.getElementById("tabs");
    const keep = { set: now.set, models: now.models };
    tabs.replaceChildren(...ORDER.map((view) => el("a", { href: pointerbench.address({ view, ...keep }), "aria-current": view === now.view ? "page" : null }, views[view].title)));
    views[now.view].render(main, now);
    if (before !== now.view) window.scrollTo(0, 0);
    main.dataset.view = now.view;
    before = now.view;
  }

  // The same view anew, after an edit: its address has not changed.
  pointerbench.refresh = () => {
    views[state().view].stale?.();
    render();
  };

  function help() {
    const dialog = document.getElementById("keys");
    dialog.replaceChildren(
      el("h2", { id: "keys-title" }, "Keys"),
      el("dl", {}, KEYS.map(([key, what]) => [el("dt", {}, el("kbd", {}, key)), el("dd", {}, what)])),
      el("button", { type: "button", onclick: () => dialog.close() }, "Close"));
    dialog.showModal();
  }

  function pressed(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const typing = event.target.closest("input, select, textarea");
    if (typing) {
      if (event.key === "Escape") typing.blur();
      return;
    }
    const own = (views[state().view].keys || {})[event.key];
    if (own) {
      event.preventDefault();
      own();
    } else if (event.key === "?") help();
    else if (ORDER[Number(event.key) - 1]) go({ ...cleared(), view: ORDER[Number(event.key) - 1] });
  }

  // A change of view keeps the set and the models that are shown, nothing else.
  const cleared = () => Object.fromEntries(Object.keys(state()).filter((name) => !["set", "models"].includes(name)).map((name) => [name, ""]));

  function begin(core) {
    pointerbench.core = core;
    document.getElementById("title").textContent = core.title;
    document.getElementById("subtitle").textContent = `pointerbench ${core.version} · scorer ${core.scorer}`;
    document.getElementById("help").addEventListener("click", help);
    document.addEventListener("keydown", pressed);
    window.addEventListener("hashchange", render);
    pointerbench.recall();
    render();
    document.documentElement.dataset.ready = "yes";
  }

  document.querySelector(".skip").addEventListener("click", (event) => {
    event.preventDefault(); // the address is the page's state
    main.focus();
  });
  pointerbench.load("core").then(begin, (error) => main.replaceChildren(el("p", { class: "empty" }, `${error.message}: the report is not whole.`)));
})();
