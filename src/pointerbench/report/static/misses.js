// Where models miss: the share of hits against the distance allowed, heat maps, and what was hit.
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
      tolerance(set, shown),
      heats(set, shown, now.scale === "px" ? "px" : "size"),
      instead(set, shown));
  }

  // ------------------------------------------------------------------------ tolerance

  function tolerance(set, shown) {
    const curves = shown.filter((index) => set.models[index].curve);
    return el("section", { class: "card" },
      el("h2", {}, "How far off may a click be?"),
      el("p", { class: "note" }, "The share of point rows whose answer lies within that many pixels of the target. At 0 it is their accuracy. Bands are 95 % Wilson intervals."),
      curves.length ? pointerbench.fitted((width) => curve(set, curves, width), "plot") : el("p", { class: "empty" }, "No row of this set asks for a point."),
      curves.length ? curveTable(set, curves) : null);
  }

  const position = (distance, last) => Math.log1p(distance) / Math.log1p(last);

  function curve(set, shown, width) {
    const height = 320;
    const [left, right, top, bottom] = [46, width - 14, 12, height - 40];
    const distances = set.distances.filter((distance) => distance <= 300);
    const last = distances.at(-1);
    const x = (distance) => left + position(distance, last) * (right - left);
    const y = (share) => bottom - share * (bottom - top);
    const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => svg("g", {},
      svg("line", { class: "grid", x1: left, x2: right, y1: y(share), y2: y(share) }),
      svg("text", { class: "tick", x: left - 8, y: y(share) + 4, "text-anchor": "end" }, `${share * 100} %`)));
    const ticks = (width > 560 ? [0, 1, 2, 5, 10, 20, 50, 100, 200, 300] : [0, 2, 10, 50, 300]).map((distance) => svg("g", {},
      svg("line", { class: "grid faint", x1: x(distance), x2: x(distance), y1: top, y2: bottom }),
      svg("text", { class: "tick", x: x(distance), y: bottom + 18, "text-anchor": "middle" }, `${distance}`)));
    const lines = shown.map((index) => {
      const { hits, n, ci } = set.models[index].curve;
      const along = (value) => distances.map((distance, i) => `${x(distance).toFixed(1)},${y(value(i)).toFixed(1)}`);
      const band = [...along((i) => ci[i][0]), ...along((i) => ci[i][1]).reverse()];
      return svg("g", { style: { color: pointerbench.color(index) } },
        svg("polygon", { class: "band", points: band.join(" ") }),
        svg("polyline", { class: "curve", points: along((i) => hits[i] / n).join(" "), "stroke-dasharray": index >= 8 ? "6 4" : null }),
        distances.map((distance, i) => svg("circle", { class: "dot", cx: x(distance), cy: y(hits[i] / n), r: 3 },
          svg("title", {}, `${set.models[index].name}: ${percent(hits[i] / n)} within ${distance} px`))));
    });
    return svg("svg", { width, height, role: "img", "aria-label": "Share of answers within a distance of the target, by model; the table below has the numbers" },
      grid, ticks, lines,
      svg("text", { class: "tick", x: (left + right) / 2, y: height - 4, "text-anchor": "middle" }, "pixels that an answer may be off"));
  }

  function curveTable(set, shown) {
    const at = [0, 5, 10, 20, 50, 100].map((distance) => set.distances.indexOf(distance));
    return el("details", {}, el("summary", {}, "As a table"),
      el("div", { class: "scroll" }, el("table", {},
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "Model"), at.map((i) => el("th", { scope: "col", class: "number" }, `${set.distances[i]} px`)))),
        el("tbody", {}, shown.map((index) => {
          const { hits, n } = set.models[index].curve;
          return el("tr", {}, el("th", { scope: "row" }, set.models[index].name), at.map((i) => el("td", { class: "number" }, percent(hits[i] / n))));
        })))));
  }

  // ------------------------------------------------------------------------ heat maps

  function heats(set, shown, scale) {
    const unit = (key, text) => el("button", { type: "button", class: "chip", "aria-pressed": String(scale === key), onclick: () => go({ scale: key === "size" ? "" : key }, true) }, text);
    return el("section", { class: "card" },
      el("div", { class: "head" }, el("h2", {}, "Where misses lie around the target"),
        el("div", { class: "legend", role: "group", "aria-label": "Scale" }, unit("size", "in sizes of the target"), unit("px", "in pixels"))),
      el("p", { class: "note" }, scale === "size"
        ? "Every target is stretched to the square in the middle; the map reaches three of its widths and heights from its centre."
        : "The cross is the centre of every target; the map reaches 60 pixels from it."),
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
    const said = `${set.models[index].name}: ${whole(n)} misses, ${whole(far)} of them beyond the map`;
    return el("figure", {},
      svg("svg", { viewBox: "0 0 240 240", role: "img", "aria-label": said },
        svg("rect", { class: "ground", width: 240, height: 240 }),
        cells.map(([cell, count]) => svg("rect", {
          class: "heat", x: (cell % CELLS) * side, y: Math.floor(cell / CELLS) * side, width: side, height: side,
          "fill-opacity": (0.12 + 0.88 * Math.sqrt(count / most)).toFixed(3),
        }, svg("title", {}, `${count} ${count === 1 ? "miss" : "misses"}`))),
        square),
      el("figcaption", {}, pointerbench.swatch(index), set.models[index].name,
        el("span", { class: "dim" }, n ? ` ${whole(n)} misses, ${whole(far)} beyond, at most ${whole(most)} in a field` : " no misses with a place")));
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
      el("p", { class: "note" }, set.suite === "sheets"
        ? "Shares of each model's misses. Where the target is a cell or a header, rows and columns are counted in its own height and width; elsewhere in sides of the target."
        : "Shares of each model's misses, counted in widths and heights of the target."),
      order.length ? el("div", { class: "scroll" }, el("table", { class: "instead" },
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "Place"), shown.map((index) => el("th", { scope: "col" }, pointerbench.swatch(index), set.models[index].name, el("span", { class: "dim" }, ` ${whole(misses(index))}`))))),
        el("tbody", {}, order.map((what) => el("tr", {}, el("th", { scope: "row" }, what), shown.map((index) => cell(what, index))))))) : el("p", { class: "empty" }, "There are no misses."));
  }

  return { title: "Misses", render };
})();
