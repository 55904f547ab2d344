// A screenshot with its target and the answers, whole, zoomed, or at full size.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, svg } = pointerbench;

  // `models` are indices. Returns {node, zoom(kind)}; kind is "fit" or "near".
  function picture(set, i, models, kind) {
    const size = set.tasks.size[i];
    const address = set.tasks.picture[i];
    const box = el("div", { class: "stage" });
    const draw = (found) => box.replaceChildren(drawing(set, i, models, found, kind));
    if (size) draw(size);
    else if (address) {
      const image = new Image();
      image.onload = () => draw([image.naturalWidth, image.naturalHeight]);
      image.src = address;
    } else box.append(el("p", { class: "empty" }, "The size of this picture is not known."));
    return box;
  }

  function drawing(set, i, models, size, kind) {
    const view = kind === "near" ? near(set, i, models, size) : [0, 0, ...size];
    const root = svg("svg", { viewBox: view.join(" "), class: kind === "near" ? "near" : "fit", role: "img", "aria-label": said(set, i, models) });
    root.append(svg("rect", { class: "ground", width: size[0], height: size[1] }));
    if (set.tasks.picture[i]) root.append(svg("image", { href: set.tasks.picture[i], width: size[0], height: size[1] }));
    else root.append(svg("text", { class: "gone", x: view[0] + view[2] / 2, y: view[1] + view[3] / 2, "font-size": view[2] / 40 }, "no picture"));
    const unit = view[2] / 700; // about a pixel of the screen
    root.append(halo(set, i, unit), target(set, i), ...models.map((index) => answer(set, i, index, unit)));
    if (kind === "near") draggable(root, view);
    return root;
  }

  // The target and the answers that are not too far from it, with room around them.
  function near(set, i, models, [width, height]) {
    const hull = set.tasks.hull[i] || (set.tasks.point[i] ? [...set.tasks.point[i], ...set.tasks.point[i]] : null);
    const places = models.map((index) => place(set.models[index].answer[i])).filter(Boolean);
    if (!hull && !places.length) return [0, 0, width, height];
    let [x1, y1, x2, y2] = hull || [...places[0], ...places[0]];
    const reach = Math.max(160, (x2 - x1) * 2, (y2 - y1) * 2);
    for (const [x, y] of places) {
      if (x < x1 - reach || x > x2 + reach || y < y1 - reach || y > y2 + reach) continue;
      [x1, y1, x2, y2] = [Math.min(x1, x), Math.min(y1, y), Math.max(x2, x), Math.max(y2, y)];
    }
    const ratio = width / height;
    const wide = Math.min(width, Math.max((x2 - x1) * 1.6, (y2 - y1) * 1.6 * ratio, width / 5));
    const high = wide / ratio;
    const clamp = (value, most) => Math.min(Math.max(value, 0), Math.max(0, most));
    return [clamp((x1 + x2 - wide) / 2, width - wide), clamp((y1 + y2 - high) / 2, height - high), wide, high];
  }

  function place(answer) {
    if (!answer || !answer.length) return null;
    return answer.length === 2 ? answer : [(answer[0] + answer[2]) / 2, (answer[1] + answer[3]) / 2];
  }

  function target(set, i) {
    const hull = set.tasks.hull[i];
    const rect = (name) => ([x1, y1, x2, y2]) => twice("rect", name, { x: x1, y: y1, width: x2 - x1, height: y2 - y1 });
    const shapes = set.tasks.shapes[i];
    if (shapes) {
      return svg("g", {}, shapes.boxes.map(rect("target")), shapes.excluded.map(rect("excluded")),
        shapes.polygon.length ? twice("polygon", "target", { points: shapes.polygon.map((point) => point.join(",")).join(" ") }) : null);
    }
    const point = set.tasks.point[i];
    if (point) return twice("circle", "target", { cx: point[0], cy: point[1], r: 4 });
    return hull ? rect("target")(hull) : svg("g", {});
  }

  function halo(set, i, unit) {
    const hull = set.tasks.hull[i];
    if (!hull || Math.max(hull[2] - hull[0], hull[3] - hull[1]) > 30 * unit) return svg("g", {});
    return twice("circle", "halo", { cx: (hull[0] + hull[2]) / 2, cy: (hull[1] + hull[3]) / 2, r: 26 * unit });
  }

  // A light line under a coloured one is seen on any picture.
  const twice = (tag, name, shape) => svg("g", { class: name }, svg(tag, { ...shape, class: "under" }), svg(tag, { ...shape, class: "over" }));

  function answer(set, i, index, unit) {
    const numbers = set.models[index].answer[i];
    const at = place(numbers);
    if (!at) return svg("g", {});
    const [x, y] = at;
    const [r, long] = [8 * unit, 15 * unit];
    const cross = `M${x - long} ${y}H${x - r / 2}M${x + r / 2} ${y}H${x + long}M${x} ${y - long}V${y - r / 2}M${x} ${y + r / 2}V${y + long}`;
    return svg("g", { class: "answer", style: { color: pointerbench.color(index) } },
      numbers.length === 4 ? twice("rect", "box", { x: numbers[0], y: numbers[1], width: numbers[2] - numbers[0], height: numbers[3] - numbers[1] }) : null,
      twice("circle", "ring", { cx: x, cy: y, r }), twice("path", "cross", { d: cross }),
      svg("title", {}, `${set.models[index].name}: ${numbers.join(", ")}`));
  }

  function said(set, i, models) {
    const words = models.map((index) => `${set.models[index].name}: ${pointerbench.OUTCOMES[set.models[index].outcome[i]].name}`);
    return `Screenshot of ${set.tasks.id[i]} with its target; ${words.join(", ")}`;
  }

  function draggable(root, view) {
    let from = null;
    root.addEventListener("pointerdown", (event) => {
      from = [event.clientX, event.clientY, view[0], view[1]];
      root.setPointerCapture(event.pointerId);
    });
    root.addEventListener("pointermove", (event) => {
      if (!from) return;
      const unit = view[2] / root.clientWidth;
      [view[0], view[1]] = [from[2] - (event.clientX - from[0]) * unit, from[3] - (event.clientY - from[1]) * unit];
      root.setAttribute("viewBox", view.join(" "));
    });
    root.addEventListener("pointerup", () => { from = null; });
  }

  // One pixel of the picture is one of the screen; scrolled to the target.
  function fullSize(set, i, models) {
    const dialog = document.getElementById("full");
    const stage = picture(set, i, models, "fit");
    const size = set.tasks.size[i];
    stage.classList.add("whole");
    if (size) stage.style.setProperty("width", `${size[0]}px`);
    const close = el("button", { type: "button", onclick: () => dialog.close() }, "Close ", el("kbd", {}, "Esc"));
    const frame = el("div", { class: "frame", tabindex: "0" }, stage);
    dialog.replaceChildren(el("div", { class: "head" }, el("p", {}, set.tasks.text[i]), close), frame);
    dialog.showModal();
    const hull = set.tasks.hull[i];
    if (hull) frame.scrollTo((hull[0] + hull[2] - frame.clientWidth) / 2, (hull[1] + hull[3] - frame.clientHeight) / 2);
  }

  return { picture, fullSize };
})());
