// Every row: filtered, sorted, and one of them open beside the list, or all as small pictures.
"use strict";

pointerbench.views.rows = (() => {
  const { el, go, whole, debounce, state, OUTCOMES } = pointerbench;
  const SORTS = [["", "as in the set"], ["far", "farthest first"], ["near", "nearest miss first"], ["hard", "fewest right first"]];
  const FILTERS = ["set", "model", "verdict", "f", "value", "q", "sort", "by", "d", "marked"];
  let shown = null; // what is on the page: {key, rows, list, set, side}
  let chosen = false; // whether the row that is opened next was chosen by hand

  const keyOf = (now) => JSON.stringify([...FILTERS, "look", "models"].map((name) => now[name] || ""));

  function render(main, now) {
    const set = pointerbench.setOf(now);
    const key = keyOf(now);
    if (!shown || shown.key !== key || !main.contains(shown.head)) build(main, set, now, key);
    if (shown.side) open(now);
  }

  function build(main, set, now, key) {
    const model = pointerbench.modelIndex(set, now.model);
    const rows = sorted(set, filtered(set, now, model), now, model);
    const models = now.models == null && model >= 0 ? [model] : pointerbench.chosen(set, now);
    const head = tools(set, now, rows, models);
    const focused = document.activeElement && document.activeElement.id;
    const caret = focused === "search" ? document.activeElement.selectionStart : 0;
    shown = now.look === "grid" ? tiles(main, set, now, rows, models, head) : split(main, set, now, rows, model, head);
    Object.assign(shown, { key, rows, set, head, models });
    const again = focused && document.getElementById(focused);
    if (again) again.focus();
    if (focused === "search" && again) again.setSelectionRange(caret, caret);
  }

  function split(main, set, now, rows, model, head) {
    const choose = (at) => {
      chosen = true;
      if (state().id === set.tasks.id[rows[at]]) open(state());
      else go({ id: set.tasks.id[rows[at]] }, true);
    };
    const shownIn = now.models == null && model >= 0 ? [model, ...set.models.map((_, i) => i).filter((i) => i !== model)] : pointerbench.chosen(set, now);
    const list = pointerbench.list(set, rows, shownIn, model, pointerbench.measureOf(set, now), choose);
    const side = el("section", { class: "card detail", "aria-live": "polite" });
    main.replaceChildren(head, el("div", { class: "split" }, el("div", { class: "card left" }, rows.length ? list.node : el("p", { class: "empty" }, "No row is like that.")), side));
    return { list, side };
  }

  function tiles(main, set, now, rows, models, head) {
    const choose = (at) => {
      chosen = true;
      go({ id: set.tasks.id[rows[at]], look: "" });
    };
    main.replaceChildren(head, el("div", { class: "card" }, pointerbench.legend(set, models)),
      pointerbench.grid(set, rows, models, now.zoom === "fit" ? "fit" : "near", pointerbench.measureOf(set, now), choose));
    return {};
  }

  // ------------------------------------------------------------------------ filters

  function filtered(set, now, model) {
    const field = set.fields.find((one) => one.name === now.f);
    const value = field ? field.values.indexOf(now.value) : -1;
    const letter = Object.keys(OUTCOMES).find((key) => OUTCOMES[key].name === now.verdict);
    const words = (now.q || "").toLowerCase().split(/\s+/).filter(Boolean);
    const looked = model >= 0 ? [set.models[model]] : set.models;
    const [side, limit] = [(now.d || "")[0], Number((now.d || "").slice(1))];
    const off = { "-": (one, i) => one.distance[i] != null && one.distance[i] <= limit, "+": (one, i) => one.distance[i] == null || one.distance[i] > limit }[side];
    const fits = (i) => {
      if (value >= 0 && field.codes[i] !== value) return false;
      if (letter && !looked.some((one) => one.outcome[i] === letter)) return false;
      if (off && !looked.some((one) => off(one, i))) return false;
      if (now.marked && !(pointerbench.noteOf(set, i) || pointerbench.isCorrected(set, i))) return false;
      const text = words.length ? `${set.tasks.text[i]} ${set.tasks.id[i]} ${pointerbench.noteOf(set, i)}`.toLowerCase() : "";
      return words.every((word) => text.includes(word));
    };
    return set.tasks.id.map((_, i) => i).filter(fits);
  }

  function sorted(set, rows, now, model) {
    const looked = model >= 0 ? [set.models[model]] : set.models;
    const measure = pointerbench.measureOf(set, now);
    const distances = (i) => looked.map((one) => one.distance[i]).filter((distance) => distance != null);
    const far = (i) => Math.max(-1, ...distances(i));
    const near = (i) => Math.min(Infinity, ...distances(i).filter((distance) => distance > 0));
    const hits = (i) => set.models.reduce((sum, one) => sum + (pointerbench.right(set, one, i, measure) ? 1 : 0), 0);
    const by = { far: (i) => -far(i), near, hard: hits }[now.sort];
    if (!by) return rows;
    const keys = new Map(rows.map((i) => [i, by(i)]));
    return rows.sort((a, b) => (keys.get(a) === keys.get(b) ? a - b : keys.get(a) - keys.get(b)));
  }

  function tools(set, now, rows, models) {
    const field = set.fields.find((one) => one.name === now.f);
    const all = (names) => [["", "all"], ...names.map((name) => [name, name])];
    const there = Object.entries(OUTCOMES).filter(([letter]) => set.models.some((model) => model.outcome.includes(letter))).map(([, one]) => one.name);
    const near = pointerbench.core.near;
    const distances = [["", "any"], ...near.map((limit) => [`-${limit}`, `within ${limit} px`]), ...near.map((limit) => [`+${limit}`, `beyond ${limit} px`])];
    const search = debounce((q) => go({ q, id: "" }, true), 120);
    const look = (key, text) => el("button", { type: "button", class: "chip", id: `look-${key || "list"}`, "aria-pressed": String((now.look || "") === key), onclick: () => go({ look: key }) }, text);
    return el("form", { class: "card tools", role: "search", onsubmit: (event) => event.preventDefault() },
      pointerbench.setPicker(set),
      pointerbench.picker("Model", [["", "any"], ...set.models.map((model, i) => [model.name, `${i + 1} ${model.name}`])], now.model || "", (model) => go({ model }), { id: "model" }),
      pointerbench.picker("Verdict", all(there), now.verdict || "", (verdict) => go({ verdict }), { id: "verdict" }),
      pointerbench.picker("Distance", distances, now.d || "", (d) => go({ d }), { id: "distance" }),
      pointerbench.picker("Field", all(set.fields.map((one) => one.name)), now.f || "", (f) => go({ f, value: "" }), { id: "f" }),
      field ? pointerbench.picker("Value", all(field.values), now.value || "", (value) => go({ value }), { id: "value" }) : null,
      pointerbench.measurePicker(set, pointerbench.measureOf(set, now)),
      pointerbench.picker("Order", SORTS, now.sort || "", (sort) => go({ sort }), { id: "sort" }),
      el("label", { class: "picker grow" }, el("span", {}, "Text"), el("input", { id: "search", type: "search", placeholder: "words of the instruction, an id, or a note", value: now.q || "", oninput: (event) => search(event.target.value) })),
      el("div", { class: "legend", role: "group", "aria-label": "Look" }, look("", "List"), look("grid", "Pictures")),
      el("label", { class: "check" }, el("input", { type: "checkbox", id: "marked", checked: Boolean(now.marked), onchange: (event) => go({ marked: event.target.checked ? "1" : "" }) }), "noted or corrected"),
      el("p", { class: "count", role: "status", id: "count" }, el("b", {}, whole(rows.length)), ` of ${whole(set.tasks.id.length)} rows`),
      el("button", { type: "button", id: "csv", title: "These rows and the models shown, one line each", onclick: () => pointerbench.download("rows.csv", pointerbench.csv(set, rows, models), "text/csv") }, "CSV"),
      FILTERS.slice(1).some((name) => now[name]) ? el("a", { class: "clear", href: pointerbench.address({ view: "rows", set: now.set, look: now.look, models: now.models }) }, "Clear") : null);
  }

  // ------------------------------------------------------------------------ the open row

  function open(now) {
    const { set, rows, list, side, models } = shown;
    const wanted = now.id ? set.tasks.id.indexOf(now.id) : rows[0];
    list.select(rows.indexOf(wanted));
    if (wanted == null || wanted < 0) {
      side.replaceChildren(el("p", { class: "empty" }, now.id ? `No row ${now.id} is in this set.` : "Choose a row."));
      return;
    }
    pointerbench.detail(side, set, wanted, [models], step);
    if (chosen) pointerbench.reveal(side);
    chosen = false;
  }

  function step(by) {
    if (!shown.list || !shown.rows.length) return;
    const at = Math.min(Math.max(shown.list.current + by, 0), shown.rows.length - 1);
    if (at >= 0) go({ id: shown.set.tasks.id[shown.rows[at]] }, true);
  }

  const opened = () => shown.set.tasks.id.indexOf(state().id || shown.set.tasks.id[shown.rows[0]]);

  const keys = {
    j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
    PageDown: () => step(10), PageUp: () => step(-10), Home: () => step(-1e9), End: () => step(1e9),
    z: () => go({ zoom: state().zoom === "fit" ? "" : "fit" }, true),
    f: () => document.getElementById("open-full")?.click(),
    g: () => go({ look: state().look === "grid" ? "" : "grid" }),
    c: () => { if (shown.side && opened() >= 0) pointerbench.correctRow(shown.set, opened(), pointerbench.refresh); },
    n: () => {
      const note = document.getElementById("note");
      if (note) note.closest("details").open = true;
      note?.focus();
    },
    "/": () => document.getElementById("search")?.focus(),
  };

  const stale = () => shown?.list?.clear(); // its rows say what is noted and corrected

  return { title: "Rows", render, keys, stale };
})();
