// Where models miss: curves of the distance, maps around the target and of the screen, and what was
// hit instead.
"use strict";

pointerbench.views.misses = (() => {
  const { el, svg, go, whole, percent } = pointerbench;
  const CELLS = 24;
  const SPANS = { size: 3, px: 60 };
  const LISTED = 14;

  function render(main, now) {
    const set = pointerbench.setOf(now);
    const shown = pointerbench.chosen(set, now);
    main.replaceChildren(
      el("section", { class: "card" },
        el("div", { class: "tools" }, pointerbench.setPicker(set)),
        pointerbench.legend(set, shown)),
      ...pointerbench.curves(set, shown),
      heats(set, shown, now.scale === "px" || !boxes(set) ? "px" : "size"),
      pointerbench.screens(set, shown, now),
      ...(boxes(set) ? [instead(set, shown)] : []));
  }

  const boxes = (set) => set.tasks.kind.includes("b");

  // ------------------------------------------------------------------------ heat maps

  function heats(set, shown, scale) {
    const unit = (key, text) => el("button", { type: "button", class: "chip", "aria-pressed": String(scale === key), onclick: () => go({ scale: key === "size" ? "" : key }, true) }, text);
    return el("section", { class: "card" },
      el("div", { class: "head" }, el("h2", {}, boxes(set) ? "Where misses lie around the target" : "Where answers lie around the point"),
        boxes(set) ? el("div", { class: "legend", role: "group", "aria-label": "Scale" }, unit("size", "in sizes of the target"), unit("px", "in pixels")) : null),
      el("p", { class: "note" }, scale === "size"
        ? "Every target is stretched to the square in the middle; the map reaches three of its widths and heights from its centre."
        : `The cross is ${boxes(set) ? "the centre of every target" : "every row's point"}; the map reaches 60 pixels from it.`),
      el("div", { class: "maps" }, shown.map((index) => heat(set, index, scale))));
  }

  function heat(set, index, scale) {
    const { cells, far, n } = set.models[index].heat[scale];
    const most = Math.max(1, ...cells.map(([, count]) => count));
    const side = 240 / CELLS;
    const middle = 120;
    const target = (120 / SPANS[scale]) * 0.5;
    const square = scale === "size"
      ? svg("rect", { class: "aim", x: middle - target, y: middle - target, width: target * 2, height: target * 2 })
      : svg("path", { class: "aim", d: "M112 120H128M120 112V128" });
    const what = boxes(set) ? "misses" : "answers";
    const said = `${set.models[index].name}: ${whole(n)} ${what}, ${whole(far)} of them beyond the map`;
    return el("figure", {},
      svg("svg", { viewBox: "0 0 240 240", role: "img", "aria-label": said },
        svg("rect", { class: "ground", width: 240, height: 240 }),
        cells.map(([cell, count]) => svg("rect", {
          class: "heat", x: (cell % CELLS) * side, y: Math.floor(cell / CELLS) * side, width: side, height: side,
          "fill-opacity": (0.12 + 0.88 * Math.sqrt(count / most)).toFixed(3),
        }, svg("title", {}, whole(count)))),
        square),
      el("figcaption", {}, pointerbench.swatch(index), set.models[index].name,
        el("span", { class: "dim" }, n ? ` ${whole(n)} ${what}, ${whole(far)} beyond, at most ${whole(most)} in a field` : ` no ${what} with a place`)));
  }

  // ------------------------------------------------------------------------ instead

  function instead(set, shown) {
    const totals = new Map();
    for (const index of shown) for (const [what, count] of set.models[index].instead) totals.set(what, (totals.get(what) || 0) + count);
    const order = [...totals.keys()].sort((a, b) => totals.get(b) - totals.get(a)).slice(0, LISTED);
    const misses = (index) => set.models[index].score.verdicts.miss;
    const cell = (what, index) => {
      const count = (set.models[index].instead.find(([name]) => name === what) || [0, 0])[1];
      const share = misses(index) ? count / misses(index) : 0;
      return el("td", { class: "share" }, el("span", { class: "length", style: { width: `${share * 100}%`, background: pointerbench.color(index) } }),
        el("span", { class: "figure", title: `${count} of ${misses(index)} misses` }, count ? (share < 0.005 ? "< 1 %" : percent(share, 0)) : "–"));
    };
    return el("section", { class: "card" },
      el("h2", {}, "What was hit instead"),
      el("p", { class: "note" }, shown.some((index) => Object.keys(set.models[index].struck).length)
        ? "Shares of each model's misses, by the type of the element that was hit. Open a row to read which one it was."
        : set.suite === "sheets"
        ? "Shares of each model's misses. Where the target is a cell or a header, rows and columns are counted in its own height and width; elsewhere in sides of the target."
        : "Shares of each model's misses, counted in widths and heights of the target."),
      order.length ? pointerbench.scroller(el("table", { class: "instead" },
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "Place"), shown.map((index) => el("th", { scope: "col" }, pointerbench.swatch(index), set.models[index].name, el("span", { class: "dim" }, ` ${whole(misses(index))}`))))),
        el("tbody", {}, order.map((what) => el("tr", {}, el("th", { scope: "row" }, what), shown.map((index) => cell(what, index))))))) : el("p", { class: "empty" }, "There are no misses."));
  }

  return { title: "Misses", render };
})();
