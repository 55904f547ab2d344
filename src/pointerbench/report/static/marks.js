// Where each answer is drawn on a picture: a ring with its number beside it, or at the edge an arrow
// with the distance, so that every answer is seen and none hides another.
"use strict";

Object.assign(pointerbench, (() => {
  const { svg, pixels } = pointerbench;
  const RADIUS = 9.5; // of a number's disc; all sizes in pixels of the page
  const REACHES = [26, 40, 56, 74, 94, 118];
  const DIRECTIONS = 16;

  function place(answer) {
    if (!answer || !answer.length) return null;
    return answer.length === 2 ? answer : [(answer[0] + answer[2]) / 2, (answer[1] + answer[3]) / 2];
  }

  const shared = (a, b) => Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
  const around = ([x, y], r) => [x - r, y - r, x + r, y + r];

  // `view` is the visible part of the picture as [x, y, width, height], `unit` a pixel of the page.
  // On a small picture marks are smaller, and distances are left out.
  function answers(set, i, models, view, unit, size, small = false) {
    const layers = { boxes: svg("g", {}), rings: svg("g", {}), leads: svg("g", {}), discs: svg("g", {}) };
    const visible = [Math.max(view[0], 0), Math.max(view[1], 0), Math.min(view[0] + view[2], size[0]), Math.min(view[1] + view[3], size[1])];
    const hull = set.tasks.hull[i];
    const point = set.tasks.point[i];
    const taken = [...(hull ? [hull] : []), ...(point ? [around(point, 6 * unit)] : [])];
    const inside = [];
    const beyond = [];
    for (const index of models) {
      const numbers = set.models[index].answer[i];
      const at = place(numbers);
      if (!at) continue;
      const found = { index, numbers, at };
      (seen(found, visible) ? inside : beyond).push(found);
    }
    for (const one of inside) ring(set, one, inside, layers, unit, taken, visible);
    for (const one of beyond) arrow(set, one, small ? null : set.models[one.index].distance[i], layers, unit, taken, visible);
    for (const one of inside) disc(set, one, layers, unit, taken, visible);
    return svg("g", { class: "answers" }, layers.boxes, layers.rings, layers.leads, layers.discs);
  }

  const within = ([x, y], [x1, y1, x2, y2]) => x >= x1 && x <= x2 && y >= y1 && y <= y2;
  const seen = ({ numbers, at }, visible) => within(at, visible) || (numbers.length === 4 && shared(numbers, visible) > 0);

  const paint = (index) => ({ style: { color: pointerbench.color(index) } });
  const title = (set, { index, numbers }) => svg("title", {}, `${index + 1} ${set.models[index].name}: ${numbers.join(", ")}`);
  // A light line under a coloured one is seen on any picture.
  const twice = (tag, name, shape) => svg("g", { class: name }, svg(tag, { ...shape, class: "under" }), svg(tag, { ...shape, class: "over" }));

  // Rings of answers in one place lie around each other.
  function ring(set, one, all, layers, unit, taken, visible) {
    const [x, y] = one.at;
    const earlier = all.slice(0, all.indexOf(one)).filter((other) => Math.hypot(other.at[0] - x, other.at[1] - y) < 4 * unit).length;
    const r = (5 + 3.5 * Math.min(earlier, 5)) * unit;
    if (one.numbers.length === 4) {
      const [x1, y1, x2, y2] = one.numbers;
      layers.boxes.append(svg("g", { class: "answer", ...paint(one.index) }, twice("rect", "box", { x: x1, y: y1, width: x2 - x1, height: y2 - y1 }), title(set, one)));
      one.from = [Math.max(x1, visible[0]), Math.max(y1, visible[1])];
      one.start = 0;
      return;
    }
    layers.rings.append(svg("g", { class: "answer", ...paint(one.index) }, twice("circle", "ring", { cx: x, cy: y, r }), svg("circle", { class: "heart", cx: x, cy: y, r: 1.4 * unit }), title(set, one)));
    taken.push(around(one.at, r + unit));
    one.from = one.at;
    one.start = r;
  }

  // The number beside an answer, where it covers least of everything else.
  function disc(set, one, layers, unit, taken, visible) {
    const r = RADIUS * unit;
    const box = [visible[0], visible[1], visible[2], visible[3]];
    let best = null;
    for (const reach of REACHES) {
      for (let step = 0; step < DIRECTIONS; step += 1) {
        const angle = ((step - 2) * 2 * Math.PI) / DIRECTIONS;
        const center = [one.from[0] + reach * unit * Math.cos(angle), one.from[1] + reach * unit * Math.sin(angle)];
        const own = around(center, r + unit);
        const cost = 2 * ((2 * (r + unit)) ** 2 - shared(own, box)) + taken.reduce((sum, other) => sum + shared(own, other), 0);
        if (!best || cost < best.cost - 0.01) best = { cost, center, own };
      }
      if (best.cost < 0.01) break;
    }
    const [x, y] = best.center;
    const far = Math.hypot(x - one.from[0], y - one.from[1]) || 1;
    const at = (way) => [one.from[0] + ((x - one.from[0]) * way) / far, one.from[1] + ((y - one.from[1]) * way) / far];
    const [start, stop] = [at(one.start), at(far - r)];
    layers.leads.append(svg("g", { class: "answer", ...paint(one.index) }, twice("line", "lead", { x1: start[0], y1: start[1], x2: stop[0], y2: stop[1] })));
    layers.discs.append(number(set, one, best.center, unit));
    taken.push(best.own);
  }

  const number = (set, one, [x, y], unit) => svg("g", { class: "answer disc", "data-model": one.index + 1, ...paint(one.index) },
    svg("circle", { cx: x, cy: y, r: RADIUS * unit, "stroke-width": 1.2 * unit }),
    svg("text", { x, y: y + 4 * unit, "font-size": 11.5 * unit, style: { fill: pointerbench.ink(one.index) } }, String(one.index + 1)),
    title(set, one));

  // An answer out of sight: a head at the edge that points to it, its number, and how far off it is.
  function arrow(set, one, distance, layers, unit, taken, visible) {
    const words = distance == null ? "" : `${pixels(distance)} px`;
    const wide = (2 * RADIUS + 2 + (words ? 9 + 7.4 * words.length : 0)) * unit;
    const high = (2 * RADIUS + 2) * unit;
    const [x1, y1, x2, y2] = visible;
    const middle = [(x1 + x2) / 2, (y1 + y2) / 2];
    const [dx, dy] = [one.at[0] - middle[0], one.at[1] - middle[1]];
    // The side of the view that the line from its middle to the answer leaves through.
    const level = Math.abs(dx) * (y2 - y1) >= Math.abs(dy) * (x2 - x1);
    const way = level ? (x2 - x1) / 2 / Math.abs(dx) : (y2 - y1) / 2 / Math.abs(dy);
    const exit = [middle[0] + dx * way, middle[1] + dy * way];
    const head = 13 * unit;
    const box = (slide) => {
      const clamp = (value, low, most) => Math.min(Math.max(value, low), Math.max(low, most));
      const left = level ? (dx > 0 ? x2 - head - wide : x1 + head) : clamp(exit[0] + slide - wide / 2, x1 + unit, x2 - wide - unit);
      const top = level ? clamp(exit[1] + slide - high / 2, y1 + unit, y2 - high - unit) : dy > 0 ? y2 - head - high : y1 + head;
      return [left, top, left + wide, top + high];
    };
    const slides = [0];
    for (let step = 1; step < 40; step += 1) slides.push(step * 8 * unit, -step * 8 * unit);
    const boxes = slides.map(box);
    const crowd = (own) => taken.reduce((sum, other) => sum + shared(own, other), 0);
    const own = boxes.find((each) => crowd(each) < 0.01) || boxes.reduce((a, b) => (crowd(b) < crowd(a) ? b : a));
    taken.push(own);
    const tip = level ? [dx > 0 ? x2 - unit : x1 + unit, (own[1] + own[3]) / 2] : [(own[0] + own[2]) / 2, dy > 0 ? y2 - unit : y1 + unit];
    const side = level ? [Math.sign(dx), 0] : [0, Math.sign(dy)];
    const corner = (along, across) => [tip[0] - side[0] * along + side[1] * across, tip[1] - side[1] * along + side[0] * across].join(",");
    const shape = [corner(0, 0), corner(10 * unit, 7 * unit), corner(10 * unit, -7 * unit)].join(" ");
    const center = [own[0] + (RADIUS + 1) * unit, (own[1] + own[3]) / 2];
    layers.discs.append(svg("g", { class: "answer far-off", "data-model": one.index + 1, ...paint(one.index) },
      svg("polygon", { class: "head", points: shape, "stroke-width": 1.5 * unit }),
      svg("rect", { class: "pill", x: own[0] - unit, y: own[1], width: own[2] - own[0] + 2 * unit, height: high, rx: high / 2 }),
      words ? svg("text", { class: "words", x: center[0] + (RADIUS + 3) * unit, y: center[1] + 4 * unit, "font-size": 11.5 * unit }, words) : null,
      number(set, one, center, unit), title(set, one)));
  }

  return { place, answers, twice };
})());
