// A picture in a window of the page: fitted, near to something, zoomed and dragged; marks lie over
// it and keep their size.
"use strict";

Object.assign(pointerbench, (() => {
  const { el, svg } = pointerbench;
  const MOST = 16; // pixels of the page to one of the picture
  const EDGE = 9; // pixels of the page around a picture that is fitted: marks at its edge are seen
  const STILL = 5; // pixels that a press may move and still be a click
  let made = 0; // stages so far
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  // `paint(stage)` returns what lies over the picture, in pixels of the stage. `point([x, y])` is
  // told of clicks, and `hover([x, y])` of moves, in pixels of the picture. `grab(event, stage)`
  // may take a press: it returns what is called with every move until the press ends, then with
  // null. `changed(stage)` is told when another part is shown.
  function stage(label, { paint, point, hover, grab, changed } = {}) {
    const over = svg("svg", { class: "over", "aria-hidden": "true" });
    const box = el("div", { class: "stage", role: "img", "aria-label": label }, over);
    const one = {
      id: `stage-${made += 1}`, element: box, size: [1, 1], focus: null, mode: "fit", x: 0, y: 0, scale: 1,
      show, fit, near, zoom, lookAt, draw, toStage, toPicture, toggle, press: null,
    };
    let image = null;
    const pointers = new Map();

    // ------------------------------------------------------------------------ what is shown

    // `focus` is the box that `near` goes to; null is the whole picture.
    function show(shown, size, focus, mode) {
      if (image !== shown) {
        image?.remove();
        image = shown;
        if (image) box.prepend(image);
      }
      Object.assign(one, { size, focus, mode });
      place();
    }

    function place() {
      if (one.mode === "fit") whole();
      else if (one.mode === "near") toFocus();
      draw();
    }

    const width = () => box.clientWidth || 1;
    const height = () => box.clientHeight || 1;
    const fitted = () => Math.min((width() - 2 * EDGE) / one.size[0], (height() - 2 * EDGE) / one.size[1]);

    function whole() {
      one.scale = Math.min(fitted(), 2);
      centre(one.size[0] / 2, one.size[1] / 2);
    }

    // The focus with room around it, not smaller than fitted.
    function toFocus() {
      const [x1, y1, x2, y2] = one.focus || [0, 0, ...one.size];
      const [across, down] = [(x2 - x1) * 1.5 + 70, (y2 - y1) * 1.5 + 70];
      one.scale = clamp(Math.min(width() / across, height() / down), Math.min(fitted(), 2), 4);
      centre((x1 + x2) / 2, (y1 + y2) / 2);
    }

    function centre(x, y) {
      one.x = x - width() / one.scale / 2;
      one.y = y - height() / one.scale / 2;
      keepInside();
    }

    // No more emptiness than must be: what is smaller than the stage stands in its middle.
    function keepInside() {
      const edge = EDGE / one.scale;
      const inside = (at, size, room) => (size + 2 * edge <= room ? (size - room) / 2 : clamp(at, -edge, size + edge - room));
      one.x = inside(one.x, one.size[0], width() / one.scale);
      one.y = inside(one.y, one.size[1], height() / one.scale);
    }

    function draw() {
      box.classList.toggle("zoomed", one.scale > fitted() * 1.01);
      if (image) {
        image.style.width = `${one.size[0]}px`;
        image.style.height = `${one.size[1]}px`;
        image.style.transform = `translate(${-one.x * one.scale}px, ${-one.y * one.scale}px) scale(${one.scale})`;
        image.style.imageRendering = one.scale >= 4 ? "pixelated" : "auto";
      }
      over.replaceChildren(...(paint ? paint(one) : []).filter(Boolean));
      changed?.(one);
    }

    function toStage([x, y]) {
      return [(x - one.x) * one.scale, (y - one.y) * one.scale];
    }

    function toPicture(event) {
      const at = box.getBoundingClientRect();
      return [(event.clientX - at.left - box.clientLeft) / one.scale + one.x, (event.clientY - at.top - box.clientTop) / one.scale + one.y];
    }

    // ------------------------------------------------------------------------ how it is changed

    function fit() {
      one.mode = "fit";
      place();
    }

    function near() {
      one.mode = "near";
      place();
    }

    function toggle() {
      if (one.mode === "fit") near();
      else fit();
    }

    // By a factor, about a point of the picture (its middle on the stage if none is given).
    function zoom(factor, at = [one.x + width() / one.scale / 2, one.y + height() / one.scale / 2]) {
      const scale = clamp(one.scale * factor, Math.min(fitted(), 1), MOST);
      [one.x, one.y] = [at[0] - ((at[0] - one.x) * one.scale) / scale, at[1] - ((at[1] - one.y) * one.scale) / scale];
      one.scale = scale;
      one.mode = "free";
      keepInside();
      draw();
    }

    // So that the point is in the middle, even at an edge of the picture.
    function lookAt([x, y], scale) {
      Object.assign(one, { scale, mode: "free", x: x - width() / scale / 2, y: y - height() / scale / 2 });
      draw();
    }

    function wheel(event) {
      event.preventDefault();
      const lines = event.deltaMode === 1 ? 30 : 1;
      zoom(Math.exp(-clamp(event.deltaY * lines, -240, 240) * 0.003), toPicture(event));
    }

    // ------------------------------------------------------------------------ presses

    function down(event) {
      if (event.button) return;
      pointers.set(event.pointerId, [event.clientX, event.clientY]);
      box.setPointerCapture(event.pointerId);
      if (pointers.size > 1) {
        one.press = { still: false };
        return;
      }
      const taken = grab && grab(event, one);
      one.press = { taken, from: [event.clientX, event.clientY], at: [one.x, one.y], still: true };
    }

    function move(event) {
      if (hover && event.pointerType !== "touch") hover(toPicture(event));
      if (!pointers.has(event.pointerId)) return;
      const before = [...pointers.values()];
      pointers.set(event.pointerId, [event.clientX, event.clientY]);
      if (pointers.size > 1) pinch(before, [...pointers.values()]);
      else drag(event);
    }

    function drag(event) {
      const { taken, from, at } = one.press;
      const moved = [event.clientX - from[0], event.clientY - from[1]];
      if (Math.hypot(...moved) > STILL) one.press.still = false;
      if (taken) taken(event);
      else if (at && !one.press.still && box.classList.contains("zoomed")) {
        [one.x, one.y] = [at[0] - moved[0] / one.scale, at[1] - moved[1] / one.scale];
        one.mode = "free";
        keepInside();
        draw();
      }
    }

    function pinch([a, b], [c, d]) {
      const apart = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);
      const middle = { clientX: (c[0] + d[0]) / 2, clientY: (c[1] + d[1]) / 2 };
      zoom(apart(c, d) / (apart(a, b) || 1), toPicture(middle));
    }

    function up(event) {
      if (!pointers.delete(event.pointerId)) return;
      const press = one.press;
      if (pointers.size) return;
      one.press = null;
      if (press.taken) press.taken(null);
      else if (press.still && point && event.type === "pointerup") point(toPicture(event));
    }

    box.addEventListener("wheel", wheel, { passive: false });
    box.addEventListener("pointerdown", down);
    box.addEventListener("pointermove", move);
    box.addEventListener("pointerup", up);
    box.addEventListener("pointercancel", up);
    new ResizeObserver(place).observe(box);
    return one;
  }

  return { stage };
})());
