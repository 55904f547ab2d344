// Every row: filtered, sorted, and one of them open beside the list.
"use strict";

pointerbench.views.rows = (() => {
  const { el, go, whole, debounce, state, OUTCOMES } = pointerbench;
  const SORTS = [["", "as in the set"], ["far", "farthest first"], ["near", "nearest miss first"], ["hard", "fewest hits first"]];
  let shown = null; // what is on the page: {key, rows, list, set, side}

  const keyOf = (now) => JSON.stringify(["set", "model", "verdict", "f", "value", "q", "sort"].map((name) => now[name] || ""));

  function render(main, now) {
    const set = pointerbench.setOf(now);
    const key = keyOf(now);
    if (!shown || shown.key !== key || !main.contains(shown.list.node)) build(main, set, now, key);
    open(now);
  }

  function build(main, set, now, key) {
    const model = pointerbench.modelIndex(set, now.model);
    const rows = sorted(set, filtered(set, now, model), now.sort, model);
    const choose = (at) => go({ id: set.tasks.id[rows[at]] }, true);
    const models = model >= 0 ? [model, ...others(set, model)] : set.models.map((_, i) => i);
    const list = pointerbench.list(set, rows, models, model, choose);
    const side = el("section", { class: "card detail", "aria-live": "polite" });
    const focused = document.activeElement && document.activeElement.id;
    const caret = focused === "search" ? document.activeElement.selectionStart : 0;
    main.replaceChildren(tools(set, now, rows.length), el("div", { class: "split" }, el("div", { class: "card left" }, rows.length ? list.node : el("p", { class: "empty" }, "No row is like that.")), side));
    shown = { key, rows, list, set, side };
    const again = focused && document.getElementById(focused);
    if (again) again.focus();
    if (focused === "search" && again) again.setSelectionRange(caret, caret);
  }

  const others = (set, model) => set.models.map((_, i) => i).filter((i) => i !== model);

  function filtered(set, now, model) {
    const field = set.fields.find((one) => one.name === now.f);
    const value = field ? field.values.indexOf(now.value) : -1;
    const letter = Object.keys(OUTCOMES).find((key) => OUTCOMES[key].name === now.verdict);
    const words = (now.q || "").toLowerCase().split(/\s+/).filter(Boolean);
    const looked = model >= 0 ? [set.models[model]] : set.models;
    const fits = (i) => {
      if (value >= 0 && field.codes[i] !== value) return false;
      if (letter && !looked.some((one) => one.outcome[i] === letter)) return false;
      const text = words.length ? `${set.tasks.text[i]} ${set.tasks.id[i]}`.toLowerCase() : "";
      return words.every((word) => text.includes(word));
    };
    return set.tasks.id.map((_, i) => i).filter(fits);
  }

  function sorted(set, rows, sort, model) {
    const looked = model >= 0 ? [set.models[model]] : set.models;
    const distances = (i) => looked.map((one) => one.distance[i]).filter((distance) => distance != null);
    const far = (i) => Math.max(-1, ...distances(i));
    const near = (i) => Math.min(Infinity, ...distances(i).filter((distance) => distance > 0));
    const hits = (i) => set.models.reduce((sum, one) => sum + (one.outcome[i] === "h"), 0);
    const by = { far: (i) => -far(i), near, hard: hits }[sort];
    if (!by) return rows;
    const keys = new Map(rows.map((i) => [i, by(i)]));
    return rows.sort((a, b) => (keys.get(a) === keys.get(b) ? a - b : keys.get(a) - keys.get(b)));
  }

  function tools(set, now, n) {
    const field = set.fields.find((one) => one.name === now.f);
    const all = (names) => [["", "all"], ...names.map((name) => [name, name])];
    const there = Object.values(OUTCOMES).map((one) => one.name).filter((name) => set.models.some((model) => model.score.verdicts[name] || (name === "answered" && model.outcome.includes("a"))));
    const search = debounce((q) => go({ q, id: "" }, true), 120);
    return el("form", { class: "card tools", role: "search", onsubmit: (event) => event.preventDefault() },
      pointerbench.setPicker(set),
      pointerbench.picker("Model", [["", "any"], ...set.models.map((model) => [model.name, model.name])], now.model || "", (model) => go({ model }), { id: "model" }),
      pointerbench.picker("Verdict", all(there), now.verdict || "", (verdict) => go({ verdict }), { id: "verdict" }),
      pointerbench.picker("Field", all(set.fields.map((one) => one.name)), now.f || "", (f) => go({ f, value: "" }), { id: "f" }),
      field ? pointerbench.picker("Value", all(field.values), now.value || "", (value) => go({ value }), { id: "value" }) : null,
      pointerbench.picker("Order", SORTS, now.sort || "", (sort) => go({ sort }), { id: "sort" }),
      el("label", { class: "picker grow" }, el("span", {}, "Text"), el("input", { id: "search", type: "search", placeholder: "words of the instruction, or an id", value: now.q || "", oninput: (event) => search(event.target.value) })),
      el("p", { class: "count", role: "status", id: "count" }, el("b", {}, whole(n)), ` of ${whole(set.tasks.id.length)} rows`),
      Object.keys(now).some((name) => ["model", "verdict", "f", "q", "sort"].includes(name)) ? el("a", { class: "clear", href: pointerbench.address({ view: "rows", set: now.set }) }, "Clear") : null);
  }

  function open(now) {
    const { set, rows, list, side } = shown;
    const wanted = now.id ? set.tasks.id.indexOf(now.id) : rows[0];
    const at = rows.indexOf(wanted);
    list.select(at);
    if (wanted == null || wanted < 0) {
      side.replaceChildren(el("p", { class: "empty" }, now.id ? `No row ${now.id} is in this set.` : "Choose a row."));
      return;
    }
    const model = pointerbench.modelIndex(set, now.model);
    const models = model >= 0 ? [model] : pointerbench.chosen(set, now);
    pointerbench.detail(side, set, wanted, [models], step);
  }

  function step(by) {
    const at = Math.min(Math.max(shown.list.current + by, 0), shown.rows.length - 1);
    if (at >= 0 && shown.rows.length) go({ id: shown.set.tasks.id[shown.rows[at]] }, true);
  }

  const keys = {
    j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
    PageDown: () => step(10), PageUp: () => step(-10), Home: () => step(-1e9), End: () => step(1e9),
    z: () => go({ zoom: state().zoom === "fit" ? "" : "fit" }, true),
    f: () => document.getElementById("open-full")?.click(),
    "/": () => document.getElementById("search")?.focus(),
  };

  return { title: "Rows", render, keys };
})();
