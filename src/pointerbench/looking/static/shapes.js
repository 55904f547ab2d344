// What is drawn over a picture: every line twice, light and dark, so that it is seen on any ground,
// and beside what it marks, so that nothing is hidden.
"use strict";

Object.assign(pointerbench, (() => {
  const { svg } = pointerbench;
  const BESIDE = 2.5; // pixels between a box and the middle of its line
  const SMALL = 22; // pixels of the stage: what is smaller gets a ring around it
  const RING = 24;

  const twice = (tag, name, values) => svg("g", { class: name }, svg(tag, { class: "under", ...values }), svg(tag, { class: "line", ...values }));

  // A box as it lies on the stage: {x, y, width, height}.
  function placed(stage, [x1, y1, x2, y2], beside = 0) {
    const [left, top] = stage.toStage([x1, y1]);
    const [right, bottom] = stage.toStage([x2, y2]);
    return { x: left - beside, y: top - beside, width: right - left + 2 * beside, height: bottom - top + 2 * beside };
  }

  const boxed = (stage, box, name) => twice("rect", name, placed(stage, box, BESIDE));

  function ring(stage, box) {
    const { x, y, width, height } = placed(stage, box);
    if (Math.max(width, height) > SMALL) return null;
    return twice("circle", "target ring", { cx: x + width / 2, cy: y + height / 2, r: RING });
  }

  // The target of a row: boxes, a polygon, and what does not count of them. Lines are cut off where
  // they would lie on another part of it.
  function target(stage, shapes) {
    if (!shapes) return [];
    const points = shapes.polygon.map((point) => stage.toStage(point).join(",")).join(" ");
    const inner = [...shapes.boxes.map((box) => svg("rect", placed(stage, box))), points ? svg("polygon", { points }) : null];
    return [
      svg("mask", { id: stage.id, maskUnits: "userSpaceOnUse", x: 0, y: 0, width: "100%", height: "100%" },
        svg("rect", { width: "100%", height: "100%", fill: "#fff" }), svg("g", { fill: "#000" }, inner)),
      svg("g", { mask: `url(#${stage.id})` },
        shapes.boxes.map((box) => boxed(stage, box, "target")),
        points ? twice("polygon", "target", { points }) : null),
      ...shapes.excluded.map((box) => boxed(stage, box, "excluded")),
      shapes.boxes.length === 1 && !points ? ring(stage, shapes.boxes[0]) : null,
    ];
  }

  // Four arms that leave the very point to be seen.
  function cross(stage, point, name, [from, to] = [4, 15]) {
    const [x, y] = stage.toStage(point);
    return twice("path", name, { d: `M${x - to} ${y}H${x - from}M${x + from} ${y}H${x + to}M${x} ${y - to}V${y - from}M${x} ${y + from}V${y + to}` });
  }

  // The box that bounds all of a target; null where there is none.
  function hull(shapes) {
    const points = shapes ? [...shapes.polygon, ...shapes.boxes.flatMap(([x1, y1, x2, y2]) => [[x1, y1], [x2, y2]])] : [];
    if (!points.length) return null;
    const [xs, ys] = [0, 1].map((k) => points.map((point) => point[k]));
    return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  }

  return { placed, boxed, target, cross, hull, ring, twice };
})());
