// A screenshot with its target and the answers, whole, zoomed, or at full size.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, svg, place, twice } = pointerbench;

  // Pictures that are only linked lie beyond what a server gives out; it knows their addresses.
  function source(set, i) {
    const address = set.tasks.picture[i];
    if (!address || !pointerbench.served || address.startsWith("pictures/")) return address;
    return `linked?at=${encodeURIComponent(address)}`;
  }

  // `models` are indices; `kind` is "fit" or "near"; `look.pick` is told the point that is clicked.
  function picture(set, i, models, kind, look = {}) {
    const size = set.tasks.size[i];
    const address = source(set, i);
    const box = el("div", { class: "stage" });
    const draw = (found) => box.replaceChildren(drawing(set, i, models, found, kind, look));
    if (size) draw(size);
    else if (address) {
      const image = new Image();
      image.onload = () => draw([image.naturalWidth, image.naturalHeight]);
      image.src = address;
    } else box.append(el("p", { class: "empty" }, "The size of this picture is not known."));
    return box;
  }

  function drawing(set, i, models, size, kind, look) {
    const view = kind === "near" ? near(set, i, models, size) : [0, 0, ...size];
    const root = svg("svg", { viewBox: view.join(" "), class: kind === "near" ? "near" : "fit", role: "img", "aria-label": said(set, i, models) });
    root.append(svg("rect", { class: "ground", width: size[0], height: size[1] }));
    const address = source(set, i);
    if (address) root.append(svg("image", { href: address, width: size[0], height: size[1] }));
    else root.append(svg("text", { class: "gone", x: view[0] + view[2] / 2, y: view[1] + view[3] / 2, "font-size": view[2] / 40 }, "no picture"));
    const marks = svg("g", {});
    root.append(marks);
    // Marks keep their size on the page, whatever the picture's.
    const redraw = () => {
      const unit = Math.max(view[2] / (root.clientWidth || 700), view[3] / (root.clientHeight || 700)) * (look.still ? 0.75 : 1);
      marks.replaceChildren(halo(set, i, unit), target(set, i, unit), pointerbench.answers(set, i, models, view, unit, size, look.still));
    };
    new ResizeObserver(redraw).observe(root);
    if (look.pick) pickable(root, size, look.pick);
    else if (kind === "near" && !look.still) draggable(root, view, redraw);
    return root;
  }

  // The target and the answers that are not too far from it, with room around them.
  function near(set, i, models, [width, height]) {
    const point = pointerbench.pointOf(set, i);
    const hull = set.tasks.hull[i] || (point ? [...point, ...point] : null);
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

  function target(set, i, unit) {
    const hull = set.tasks.hull[i];
    const rect = (name) => ([x1, y1, x2, y2]) => twice("rect", name, { x: x1, y: y1, width: x2 - x1, height: y2 - y1 });
    const shapes = set.tasks.shapes[i];
    if (shapes) {
      return svg("g", {}, shapes.boxes.map(rect("target")), shapes.excluded.map(rect("excluded")),
        shapes.polygon.length ? twice("polygon", "target", { points: shapes.polygon.map((point) => point.join(",")).join(" ") }) : null);
    }
    if (hull) return rect("target")(hull);
    const point = pointerbench.pointOf(set, i);
    const was = pointerbench.judgedPoint(set, i);
    return svg("g", {}, was && String(was) !== String(point) ? cross(was, unit, "was") : null, point ? cross(point, unit, "target") : null);
  }

  // Four arms that leave the middle open, so that the very point is seen.
  function cross([x, y], unit, name) {
    const [from, to] = [4 * unit, 14 * unit];
    return twice("path", name, { d: `M${x - to} ${y}H${x - from}M${x + from} ${y}H${x + to}M${x} ${y - to}V${y - from}M${x} ${y + from}V${y + to}` });
  }

  // Around a target that is too small to be seen.
  function halo(set, i, unit) {
    const hull = set.tasks.hull[i];
    if (!hull || Math.max(hull[2] - hull[0], hull[3] - hull[1]) > 30 * unit) return svg("g", {});
    return twice("circle", "halo", { cx: (hull[0] + hull[2]) / 2, cy: (hull[1] + hull[3]) / 2, r: 26 * unit });
  }

  function said(set, i, models) {
    const words = models.map((index) => `${set.models[index].name}: ${pointerbench.OUTCOMES[set.models[index].outcome[i]].name}`);
    return `Screenshot of ${set.tasks.id[i]} with its target; ${words.join(", ")}`;
  }

  function draggable(root, view, redraw) {
    let from = null;
    root.addEventListener("pointerdown", (event) => {
      from = [event.clientX, event.clientY, view[0], view[1]];
      root.setPointerCapture(event.pointerId);
    });
    root.addEventListener("pointermove", (event) => {
      if (!from) return;
      const unit = Math.max(view[2] / root.clientWidth, view[3] / root.clientHeight);
      [view[0], view[1]] = [from[2] - (event.clientX - from[0]) * unit, from[3] - (event.clientY - from[1]) * unit];
      root.setAttribute("viewBox", view.join(" "));
      redraw();
    });
    root.addEventListener("pointerup", () => { from = null; });
  }

  function pickable(root, size, pick) {
    root.classList.add("picking");
    root.addEventListener("click", (event) => {
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(root.getScreenCTM().inverse());
      const rounded = [at.x, at.y].map((value) => Math.round(value * 10) / 10);
      if (rounded.every((value, k) => value >= 0 && value <= size[k])) pick(rounded);
    });
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
    const point = pointerbench.pointOf(set, i);
    const hull = set.tasks.hull[i] || (point ? [...point, ...point] : null);
    if (hull) frame.scrollTo((hull[0] + hull[2] - frame.clientWidth) / 2, (hull[1] + hull[3] - frame.clientHeight) / 2);
  }

  return { picture, fullSize };
})());
