// A box that is dragged: moved by its inside, sized by handles that stand around it, drawn anew.
"use strict";

Object.assign(pointerbench, (() => {
  const { svg, placed, boxed, ring } = pointerbench;
  const APART = 11; // pixels of the stage from a box to its handles
  const LEAST = 38; // pixels that the handles are apart, however small the box
  const HANDLE = 9;
  const REACH = 9; // pixels around the middle of a handle that take hold of it
  const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

  // `now()` is the box, or null where there is none to change; `put(box)` is told the new one.
  function boxEditor({ now, put, size }) {
    let drawing = false;

    // The frame on which the handles stand.
    function frame(stage) {
      const { x, y, width, height } = placed(stage, now());
      const across = Math.max(APART, (LEAST - width) / 2);
      const down = Math.max(APART, (LEAST - height) / 2);
      return [x - across, y - down, x + width + across, y + height + down];
    }

    // [x, y, which sides move], the sides as indices of the box.
    function handles(stage) {
      const [x1, y1, x2, y2] = frame(stage);
      const [xm, ym] = [(x1 + x2) / 2, (y1 + y2) / 2];
      return [
        [x1, y1, [0, 1]], [xm, y1, [1]], [x2, y1, [2, 1]], [x2, ym, [2]],
        [x2, y2, [2, 3]], [xm, y2, [3]], [x1, y2, [0, 3]], [x1, ym, [0]],
      ];
    }

    function paint(stage) {
      if (!now()) return [];
      const square = ([x, y]) => svg("rect", { class: "handle", x: x - HANDLE / 2, y: y - HANDLE / 2, width: HANDLE, height: HANDLE, rx: 2 });
      return [boxed(stage, now(), "target"), drawing ? null : svg("g", {}, handles(stage).map(square)), drawing ? ring(stage, now()) : null];
    }

    // What a press at a point of the stage would do: move sides, all of them, or nothing.
    function held(stage, event) {
      const [x, y] = stage.toStage(stage.toPicture(event));
      const near = handles(stage).find(([hx, hy]) => Math.abs(hx - x) <= REACH && Math.abs(hy - y) <= REACH);
      if (near) return near[2];
      const { x: left, y: top, width, height } = placed(stage, now(), 3);
      return x >= left && x <= left + width && y >= top && y <= top + height ? [0, 1, 2, 3] : null;
    }

    function grab(event, stage) {
      if (!now()) return null;
      if (drawing || event.shiftKey) return drawn(event, stage);
      const sides = held(stage, event);
      return sides && dragged(event, stage, sides);
    }

    function dragged(event, stage, sides) {
      const from = stage.toPicture(event);
      const before = [...now()];
      return (next) => {
        if (!next) return;
        const to = stage.toPicture(next);
        put(moved(before, sides, [to[0] - from[0], to[1] - from[1]]));
      };
    }

    function drawn(event, stage) {
      const from = stage.toPicture(event);
      return (next) => {
        if (!next) {
          draw(false);
          return;
        }
        const to = stage.toPicture(next);
        const [xs, ys] = [0, 1].map((k) => [from[k], to[k]].map((value) => clamp(Math.round(value), 0, size()[k])).sort((a, b) => a - b));
        if (xs[1] > xs[0] && ys[1] > ys[0]) put([xs[0], ys[0], xs[1], ys[1]]);
      };
    }

    // Whole pixels on the picture, one at least each way.
    function moved(before, sides, by) {
      const box = [...before];
      const whole = sides.length === 4;
      for (const k of [0, 1]) {
        const room = size()[k];
        if (whole) {
          const wide = before[k + 2] - before[k];
          const start = clamp(Math.round(before[k] + by[k]), 0, Math.max(0, room - wide));
          [box[k], box[k + 2]] = [start, start + wide];
        } else {
          if (sides.includes(k)) box[k] = clamp(Math.round(before[k] + by[k]), 0, Math.max(0, Math.ceil(before[k + 2]) - 1));
          if (sides.includes(k + 2)) box[k + 2] = clamp(Math.round(before[k + 2] + by[k]), Math.floor(before[k]) + 1, room);
        }
      }
      return box;
    }

    const nudge = (sides, by) => now() && put(moved([...now()], sides, by));

    function draw(on) {
      drawing = on;
      put(now());
    }

    return { paint, grab, nudge, draw, held, get drawing() { return drawing; } };
  }

  return { boxEditor };
})());
