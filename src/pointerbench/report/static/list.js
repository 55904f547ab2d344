// A list of rows of which only those in sight are in the document, however many there are.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, pixels } = pointerbench;
  const HEIGHT = 52; // pixels, as in views.css
  const SPARE = 8; // rows above and below those in sight
  const MARKS = 10; // models whose outcome a row shows

  // `rows` are places in the set; `model` is whose distance is shown, -1 for none.
  function list(set, rows, models, model, open) {
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

    function item(i, at) {
      const distance = model >= 0 ? set.models[model].distance[i] : null;
      return el("div", {
        class: "item", role: "option", id: `row-${at}`, "aria-posinset": at + 1, "aria-setsize": rows.length,
        style: { top: `${at * HEIGHT}px` }, onclick: () => open(at),
      },
      el("span", { class: "marks" }, models.slice(0, MARKS).map((index) => pointerbench.mark(set.models[index].outcome[i], `${set.models[index].name}: ${pointerbench.OUTCOMES[set.models[index].outcome[i]].name}`))),
      el("span", { class: "words" }, el("span", { class: "instruction" }, set.tasks.text[i]), el("span", { class: "dim" }, set.tasks.id[i])),
      el("span", { class: "dim far" }, distance == null ? "" : `${pixels(distance)} px`));
    }

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
    return { node: box, select, draw, get current() { return current; }, length: rows.length };
  }

  return { list };
})());
