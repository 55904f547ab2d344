// Two results on the same rows: the difference with its interval, and the rows that flipped.
"use strict";

pointerbench.views.compare = (() => {
  const { el, go, whole, percent, state } = pointerbench;
  const KINDS = { flipped: "flipped", gained: "only the first", lost: "only the second", both: "both", neither: "neither" };
  let shown = null;
  let chosen = false; // whether the row that is opened next was chosen by hand

  function sides(set, now) {
    const order = pointerbench.ranked(set);
    const named = (name) => (pointerbench.modelIndex(set, name) >= 0 ? pointerbench.modelIndex(set, name) : null);
    const a = named(now.a) ?? order.find((i) => i !== named(now.b));
    const b = named(now.b) ?? order.find((i) => i !== a);
    return [a, b];
  }

  function render(main, now) {
    const set = pointerbench.setOf(now);
    const [a, b] = sides(set, now);
    if (b == null || a === b) {
      shown = null;
      main.replaceChildren(el("section", { class: "card" },
        el("div", { class: "tools" }, pointerbench.setPicker(set), b == null ? null : pickers(set, a, b)),
        el("p", { class: "empty" }, "It takes two different results on the same rows to compare.")));
      return;
    }
    const key = JSON.stringify([set.name, a, b, now.kind || "", now.by || ""]);
    if (!shown || shown.key !== key || !main.contains(shown.list.node)) build(main, set, now, [a, b], key);
    open(now);
  }

  const pickers = (set, a, b) => {
    const names = set.models.map((model, i) => [model.name, `${i + 1} ${model.name}`]);
    return [
      pointerbench.picker("First", names, set.models[a].name, (name) => go({ a: name, b: set.models[b].name, id: "" }), { id: "first" }),
      pointerbench.picker("Second", names, set.models[b].name, (name) => go({ a: set.models[a].name, b: name, id: "" }), { id: "second" }),
      el("button", { type: "button", onclick: () => go({ a: set.models[b].name, b: set.models[a].name }) }, "Swap"),
    ];
  };

  function build(main, set, now, [a, b], key) {
    const kind = KINDS[now.kind] ? now.kind : "flipped";
    const measure = pointerbench.measureOf(set, now);
    const groups = sorted(set, a, b, measure);
    const rows = kind === "flipped" ? [...groups.gained, ...groups.lost].sort((i, k) => i - k) : groups[kind];
    const list = pointerbench.list(set, rows, [a, b], -1, measure, (at) => {
      chosen = true;
      go({ id: set.tasks.id[rows[at]] }, true);
    });
    const side = el("section", { class: "card detail", "aria-live": "polite" });
    main.replaceChildren(
      el("section", { class: "card" },
        el("div", { class: "tools" }, pointerbench.setPicker(set), pickers(set, a, b), pointerbench.measurePicker(set, measure)),
        verdict(set, a, b, measure),
        tabs(groups, kind)),
      el("div", { class: "split" }, el("div", { class: "card left" }, rows.length ? list.node : el("p", { class: "empty" }, "There is no such row.")), side));
    shown = { key, rows, list, set, side, pair: [a, b] };
  }

  function sorted(set, a, b, measure) {
    const groups = { gained: [], lost: [], both: [], neither: [] };
    for (let i = 0; i < set.tasks.id.length; i += 1) {
      const hits = [a, b].map((index) => pointerbench.right(set, set.models[index], i, measure));
      if (hits[0] == null) continue;
      groups[hits[0] ? (hits[1] ? "both" : "gained") : hits[1] ? "lost" : "neither"].push(i);
    }
    return groups;
  }

  function verdict(set, a, b, measure) {
    const pairs = set.pairs.find((pair) => (pair.a === a && pair.b === b) || (pair.a === b && pair.b === a));
    const found = pairs && measure ? pairs.by[measure.key] : null;
    const of = (i) => [pointerbench.swatch(i), el("b", {}, set.models[i].name), ` ${share(set, i, measure)}`];
    if (!found || !found.n) return el("p", { class: "verdict" }, of(a), " and ", of(b));
    const turn = pairs.a === a ? 1 : -1;
    const points = (part) => `${part >= 0 ? "+" : "−"}${Math.abs(part * 100).toFixed(1)}`;
    const interval = turn > 0 ? found.ci95 : [-found.ci95[1], -found.ci95[0]];
    const p = found.p < 1e-4 ? found.p.toExponential(1) : found.p.toFixed(4);
    const sure = found.p < 0.05 ? "differ by more than chance explains" : "cannot be told apart by these rows";
    return el("div", { class: "verdict" },
      el("p", { class: "big" }, of(a), el("span", { class: "dim" }, " against "), of(b)),
      el("p", {}, "Difference ", el("b", {}, `${points(turn * found.difference)} points`), ` (95 % interval ${points(interval[0])} to ${points(interval[1])}; exact McNemar p = ${p}): the two ${sure}.`,
        set.pairs.length > 1 ? el("span", { class: "dim" }, " One of several comparisons; this p is not corrected for their number.") : null),
      measure.kind === "judge" ? pointerbench.judged() : null);
  }

  function share(set, index, measure) {
    const model = set.models[index];
    if (!measure || measure.limit == null) return model.score.shown.accuracy;
    const { hits, n } = model.near[measure.kind];
    return `${percent(hits[pointerbench.core.near.indexOf(measure.limit)] / n)} ${pointerbench.measureWords(measure)}`;
  }

  function tabs(groups, kind) {
    const count = (name) => (name === "flipped" ? groups.gained.length + groups.lost.length : groups[name].length);
    return el("div", { class: "legend", role: "group", "aria-label": "Which rows" },
      Object.entries(KINDS).map(([name, text]) => el("button", { type: "button", class: "chip", id: `kind-${name}`, "aria-pressed": String(name === kind), onclick: () => go({ kind: name === "flipped" ? "" : name, id: "" }) }, text, " ", el("b", {}, whole(count(name))))));
  }

  function open(now) {
    const { set, rows, list, side, pair } = shown;
    const wanted = now.id ? set.tasks.id.indexOf(now.id) : rows[0];
    list.select(rows.indexOf(wanted));
    if (wanted == null || wanted < 0) side.replaceChildren(el("p", { class: "empty" }, "Choose a row."));
    else pointerbench.detail(side, set, wanted, pair.map((index) => [index]), step);
    if (chosen) pointerbench.reveal(side);
    chosen = false;
  }

  function step(by) {
    if (!shown || !shown.rows.length) return;
    const at = Math.min(Math.max(shown.list.current + by, 0), shown.rows.length - 1);
    go({ id: shown.set.tasks.id[shown.rows[at]] }, true);
  }

  const keys = {
    j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
    z: () => go({ zoom: state().zoom === "fit" ? "" : "fit" }, true),
    f: () => document.getElementById("open-full")?.click(),
  };

  return { title: "Compare", render, keys };
})();
