// A list of rows of which only those in sight are in the document, however many there are.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, pixels } = pointerbench;
  const HEIGHT = 52; // pixels, as in views.css
  const SPARE = 8; // rows above and below those in sight
  const FEW = 3; // models whose outcomes are shown by signs; of more, by their numbers
  const MARKS = 20; // models whose outcome a row shows

  // What became of a row, by model: signs, or the models' numbers, filled where they hit.
  function outcomes(set, i, models, measure) {
    const shown = models.slice(0, MARKS);
    const said = (index) => `${index + 1} ${set.models[index].name}: ${became(set, i, index, measure)}`;
    if (models.length <= FEW && !(measure && measure.limit)) return el("span", { class: "marks" }, shown.map((index) => pointerbench.mark(set.models[index].outcome[i], said(index))));
    return el("span", { class: `marks numbers${shown.length > 10 ? " many" : ""}` }, shown.map((index) =>
      el("span", { class: `number-mark ${state(set, i, index, measure)}`, title: said(index) }, String(index + 1))),
    models.length > MARKS ? el("span", { class: "number-mark" }, "…") : null);
  }

  function state(set, i, index, measure) {
    const model = set.models[index];
    const right = pointerbench.right(set, model, i, measure);
    if (right) return "hit";
    return { m: "miss", a: right === false ? "miss" : "answered", x: "missing" }[model.outcome[i]] || "invalid";
  }

  function became(set, i, index, measure) {
    const model = set.models[index];
    const { name } = pointerbench.OUTCOMES[model.outcome[i]];
    if (model.outcome[i] !== "a" || model.distance[i] == null) return name;
    return `${pixels(model.distance[i])} px off${pointerbench.right(set, model, i, measure) ? ", near enough" : ""}`;
  }

  // `rows` are places in the set; `model` is whose distance is shown, -1 for none.
  function list(set, rows, models, model, measure, open) {
    const room = el("div", { class: "room", style: { height: `${rows.length * HEIGHT}px` } });
    const box = el("div", { class: "list", role: "listbox", tabindex: "0", "aria-label": "Rows", id: "rows" }, room);
    let current = -1;
    const nodes = new Map(); // those in the document, by place
    let drawn = "";

    function draw() {
      const from = Math.max(0, Math.floor(box.scrollTop / HEIGHT) - SPARE);
      const to = Math.min(rows.length, Math.ceil((box.scrollTop + box.clientHeight) / HEIGHT) + SPARE);
      const wanted = `${from}-${to}-${current}`;
      if (wanted === drawn) return;
      drawn = wanted;
      // What stays in sight stays in the document: a click on it is not lost.
      for (const [at, node] of nodes) {
        if (at >= from && at < to) continue;
        node.remove();
        nodes.delete(at);
      }
      for (let at = to - 1, next = null; at >= from; at -= 1) {
        if (!nodes.has(at)) nodes.set(at, room.insertBefore(item(rows[at], at), next));
        next = nodes.get(at);
        next.setAttribute("aria-selected", String(at === current));
      }
      if (current >= from && current < to) box.setAttribute("aria-activedescendant", `row-${current}`);
      else box.removeAttribute("aria-activedescendant");
    }

    function clear() {
      nodes.forEach((node) => node.remove());
      nodes.clear();
      drawn = "";
    }

    function item(i, at) {
      const distance = model >= 0 ? set.models[model].distance[i] : null;
      return el("div", {
        class: "item", role: "option", id: `row-${at}`, "aria-posinset": at + 1, "aria-setsize": rows.length,
        style: { top: `${at * HEIGHT}px` }, onclick: () => open(at),
      },
      outcomes(set, i, models, measure),
      el("span", { class: "words" }, el("span", { class: "instruction" }, set.tasks.text[i]), el("span", { class: "dim" }, el("span", { class: "row-id" }, set.tasks.id[i]), signs(set, i))),
      el("span", { class: "dim far" }, distance == null ? "" : `${pixels(distance)} px`));
    }

    const signs = (set, i) => [pointerbench.isCorrected(set, i) ? " · corrected" : "", pointerbench.noteOf(set, i) ? " · note" : ""].join("");

    function select(at) {
      current = at;
      if (at >= 0) {
        const top = at * HEIGHT;
        if (top < box.scrollTop) box.scrollTop = top;
        else if (top + HEIGHT > box.scrollTop + box.clientHeight) box.scrollTop = top + HEIGHT - box.clientHeight;
      }
      draw();
    }

    box.addEventListener("scroll", draw, { passive: true });
    new ResizeObserver(draw).observe(box);
    return { node: box, select, draw, clear, get current() { return current; }, length: rows.length };
  }

  return { list, outcomes };
})());
