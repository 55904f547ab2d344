// The rows as small pictures: where every model clicked, at a glance. Only those near the window are
// drawn, however many there are.
"use strict";

Object.assign(pointerbench, (() => {
  const { el } = pointerbench;
  const MORE = 60; // tiles that are put into the document at a time

  // `open` is told the place of the chosen tile in `rows`.
  function grid(set, rows, models, kind, measure, open) {
    const room = el("div", { class: "tiles" });
    const end = el("p", { class: "end" });
    const drawn = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        const stage = target.querySelector(".thumb");
        if (isIntersecting && !stage.firstChild) stage.append(pointerbench.picture(set, rows[target.at], models, kind, { still: true }));
        else if (!isIntersecting) stage.replaceChildren();
      }
    }, { rootMargin: "400px" });
    const grow = new IntersectionObserver((entries) => { if (entries.some((entry) => entry.isIntersecting)) more(); }, { rootMargin: "800px" });

    function more() {
      const from = room.children.length;
      for (let at = from; at < Math.min(rows.length, from + MORE); at += 1) {
        const node = tile(at);
        node.at = at;
        room.append(node);
        drawn.observe(node);
      }
      if (room.children.length < rows.length) {
        grow.unobserve(end); // so that it is looked at again although it is still near
        grow.observe(end);
      }
    }

    function tile(at) {
      const i = rows[at];
      return el("button", { type: "button", class: "tile", "data-id": set.tasks.id[i], onclick: () => open(at) },
        el("span", { class: "thumb" }),
        el("span", { class: "words" }, el("span", { class: "instruction" }, set.tasks.text[i]), el("span", { class: "dim" }, set.tasks.id[i])),
        pointerbench.outcomes(set, i, models, measure));
    }

    more();
    return el("div", { class: "card grid-view" }, rows.length ? room : el("p", { class: "empty" }, "No row is like that."), end);
  }

  return { grid };
})());
