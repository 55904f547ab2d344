// The share of rows answered within a distance, as curves that carry their models' numbers.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, svg, percent } = pointerbench;
  const LAST = 300; // pixels
  const TITLES = {
    box: ["How far off may a click be?", "The share of point rows whose answer lies within that many pixels of the target. At 0 it is their accuracy."],
    point: ["How far from the point?", "The share of rows whose answer lies within that many pixels of the right point."],
    judge: ["How far from the judge's point?", "The share of rows whose answer lies within that many pixels of the judge's point, which is no ground truth."],
  };

  // A card for every kind of truth that the set has.
  function curves(set, shown) {
    const kinds = Object.keys(TITLES).filter((kind) => set.models.some((model) => model.curve[kind]));
    if (!kinds.length) return [el("section", { class: "card" }, el("h2", {}, TITLES.box[0]), el("p", { class: "empty" }, why(set)))];
    return kinds.map((kind) => el("section", { class: "card" },
      el("h2", {}, TITLES[kind][0]),
      el("p", { class: "note" }, TITLES[kind][1], " Bands are 95 % Wilson intervals."),
      shown.length ? pointerbench.fitted((width) => curve(set, kind, shown, width), "plot") : el("p", { class: "empty" }, "No model is chosen."),
      shown.length ? table(set, kind, shown) : null));
  }

  const why = (set) => (set.tasks.kind.includes("b") ? "The rows of this set ask for boxes or refusals: there is no distance." : "No row of this set says where the target is.");

  const position = (distance) => Math.log1p(distance) / Math.log1p(LAST);

  function curve(set, kind, shown, width) {
    const height = 320;
    const [left, right, top, bottom] = [46, width - 34, 12, height - 40];
    const distances = set.distances.filter((distance) => distance <= LAST);
    const x = (distance) => left + position(distance) * (right - left);
    const y = (share) => bottom - share * (bottom - top);
    const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => svg("g", {},
      svg("line", { class: "grid", x1: left, x2: right, y1: y(share), y2: y(share) }),
      svg("text", { class: "tick", x: left - 8, y: y(share) + 4, "text-anchor": "end" }, `${share * 100} %`)));
    const ticks = (width > 560 ? [0, 1, 2, 5, 10, 20, 50, 100, 200, 300] : [0, 2, 10, 50, 300]).map((distance) => svg("g", {},
      svg("line", { class: "grid faint", x1: x(distance), x2: x(distance), y1: top, y2: bottom }),
      svg("text", { class: "tick", x: x(distance), y: bottom + 18, "text-anchor": "middle" }, `${distance}`)));
    const share = (index, i) => set.models[index].curve[kind].hits[i] / set.models[index].curve[kind].n;
    const lines = shown.map((index) => {
      const { ci } = set.models[index].curve[kind];
      const along = (value) => distances.map((distance, i) => `${x(distance).toFixed(1)},${y(value(i)).toFixed(1)}`);
      const band = [...along((i) => ci[i][0]), ...along((i) => ci[i][1]).reverse()];
      return svg("g", { style: { color: pointerbench.color(index) } },
        svg("polygon", { class: "band", points: band.join(" "), style: { "fill-opacity": shown.length > 4 ? 0.05 : 0.12 } }),
        svg("polyline", { class: "curve", points: along((i) => share(index, i)).join(" "), "stroke-dasharray": pointerbench.dash(index) }),
        distances.map((distance, i) => svg("circle", { class: "dot", cx: x(distance), cy: y(share(index, i)), r: 3 },
          svg("title", {}, `${set.models[index].name}: ${percent(share(index, i))} within ${distance} px`))));
    });
    return svg("svg", { width, height, role: "img", "aria-label": "Share of answers within a distance, by model; the table below has the numbers" },
      grid, ticks, lines, ends(shown.map((index) => [index, y(share(index, distances.length - 1))]), right, [top, bottom]),
      svg("text", { class: "tick", x: (left + right) / 2, y: height - 4, "text-anchor": "middle" }, "pixels that an answer may be off"));
  }

  // The models' numbers at the right ends of their curves, apart from each other.
  function ends(found, right, [top, bottom]) {
    const ordered = found.sort((a, b) => a[1] - b[1]);
    const step = Math.min(17, (bottom - top) / Math.max(1, ordered.length - 1));
    const places = [];
    for (const [, at] of ordered) places.push(Math.max(at, places.length ? places.at(-1) + step : top));
    for (let i = places.length - 1, most = bottom; i >= 0; i -= 1, most -= step) places[i] = Math.min(places[i], most);
    return ordered.map(([index, at], i) => svg("g", { class: "disc", style: { color: pointerbench.color(index) } },
      svg("line", { class: "lead", x1: right, y1: at, x2: right + 14, y2: places[i] }),
      svg("circle", { cx: right + 22, cy: places[i], r: 8.5 }),
      svg("text", { x: right + 22, y: places[i] + 4, "font-size": 11, style: { fill: pointerbench.ink(index) } }, String(index + 1))));
  }

  function table(set, kind, shown) {
    const at = [0, 5, 10, 20, 50, 100].map((distance) => set.distances.indexOf(distance));
    return el("details", {}, el("summary", {}, "As a table"),
      pointerbench.scroller(el("table", {},
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, "Model"), at.map((i) => el("th", { scope: "col", class: "number" }, `${set.distances[i]} px`)))),
        el("tbody", {}, shown.map((index) => {
          const { hits, n } = set.models[index].curve[kind];
          return el("tr", {}, el("th", { scope: "row" }, pointerbench.swatch(index), set.models[index].name), at.map((i) => el("td", { class: "number" }, percent(hits[i] / n))));
        })))));
  }

  return { curves };
})());
