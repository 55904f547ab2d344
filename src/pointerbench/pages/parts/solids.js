// Simple solids as triangles with normals, and the edges that one sees of them; middles at the origin.
(() => {
  'use strict';
  const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]], dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const unit = a => { const l = Math.hypot(...a) || 1; return [a[0] / l, a[1] / l, a[2] / l]; };
  const flat = (...p) => { const n = unit(cross(sub(p[1], p[0]), sub(p[2], p[0]))); return p.slice(2).map((q, k) => [p[0], p[k + 1], q, n, n, n]); };
  const ring = (n, at) => Array.from({length: n}, (_, k) => at(2 * Math.PI * k / n));
  const loop = points => points.map((p, k) => [p, points[(k + 1) % points.length]]);
  // A net of points, each row a ring or a line: smooth quads between neighbours.
  function net(rows, normals, closed) {
    const tris = [];
    for (let i = 0; i + 1 < rows.length; i += 1) for (let j = 0; j < rows[i].length - (closed ? 0 : 1); j += 1) {
      const k = (j + 1) % rows[i].length, p = [rows[i][j], rows[i][k], rows[i + 1][k], rows[i + 1][j]], n = [normals[i][j], normals[i][k], normals[i + 1][k], normals[i + 1][j]];
      tris.push([p[0], p[1], p[2], n[0], n[1], n[2]], [p[0], p[2], p[3], n[0], n[2], n[3]]);
    }
    return tris;
  }
  // Ears of a polygon that need not be convex, turning left.
  function ears(points) {
    const left = points.map((_, k) => k), found = [], area = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    for (let guard = 0; left.length > 3 && guard < 400; guard += 1) {
      const at = left.findIndex((_, k) => {
        const [a, b, c] = [-1, 0, 1].map(by => points[left[(k + by + left.length) % left.length]]);
        return area(a, b, c) > 1e-9 && !left.some(n => { const p = points[n]; return p !== a && p !== b && p !== c && area(a, b, p) > 0 && area(b, c, p) > 0 && area(c, a, p) > 0; });
      });
      const k = at < 0 ? 0 : at;
      found.push([left[(k - 1 + left.length) % left.length], left[k], left[(k + 1) % left.length]]);
      left.splice(k, 1);
    }
    return [...found, left];
  }
  // Whether an outline turns by so much at a corner that one sees an edge there.
  function sharp(outline, k) {
    const [a, b, c] = [-1, 0, 1].map(by => outline[(k + by + outline.length) % outline.length]), p = [b[0] - a[0], b[1] - a[1]], q = [c[0] - b[0], c[1] - b[1]];
    return p[0] * q[0] + p[1] * q[1] < .9 * Math.hypot(...p) * Math.hypot(...q);
  }
  const SOLIDS = {
    box([w, d, h]) {
      const c = [-1, 1].flatMap(z => [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => [x * w / 2, y * d / 2, z * h / 2]));
      const sides = [[3, 2, 1, 0], [4, 5, 6, 7], [0, 1, 5, 4], [1, 2, 6, 5], [2, 3, 7, 6], [3, 0, 4, 7]];
      return {tris: sides.flatMap(s => flat(...s.map(k => c[k]))), edges: [[0, 1], [1, 2], [2, 3], [3, 0], [4, 5], [5, 6], [6, 7], [7, 4], [0, 4], [1, 5], [2, 6], [3, 7]].map(([a, b]) => [c[a], c[b]])};
    },
    // Radius below and above, height.
    cone([r, s, h, count = 32]) {
      const low = ring(count, t => [r * Math.cos(t), r * Math.sin(t), -h / 2]), high = ring(count, t => [s * Math.cos(t), s * Math.sin(t), h / 2]), n = ring(count, t => unit([Math.cos(t), Math.sin(t), (r - s) / h]));
      const tris = count < 9 ? low.flatMap((p, k) => flat(p, low[(k + 1) % count], high[(k + 1) % count], high[k])) : net([low, high], [n, n], true);
      if (r) tris.push(...flat(...[...low].reverse()));
      if (s) tris.push(...flat(...high));
      return {tris, edges: [...(r ? loop(low) : []), ...(s ? loop(high) : []), ...(count < 9 ? low.map((p, k) => [p, high[k]]) : [])]};
    },
    ball([r, squeeze = 1, count = 32]) {
      const rows = Array.from({length: count / 2 + 1}, (_, i) => { const u = Math.PI * i / (count / 2) - Math.PI / 2; return ring(count, t => [Math.cos(u) * Math.cos(t), Math.cos(u) * Math.sin(t), Math.sin(u)]); });
      const big = rows.map(row => row.map(([x, y, z]) => [x * r, y * r, z * r * squeeze])), normals = rows.map(row => row.map(([x, y, z]) => unit([x, y, z / squeeze])));
      return {tris: net(big, normals, true), edges: []};
    },
    torus([r, s, count = 40]) {
      const at = by => Array.from({length: count + 1}, (_, i) => { const u = 2 * Math.PI * i / count; return ring(18, t => by(u, t)); });
      return {tris: net(at((u, t) => [(r + s * Math.cos(t)) * Math.cos(u), (r + s * Math.cos(t)) * Math.sin(u), s * Math.sin(t)]), at((u, t) => [Math.cos(t) * Math.cos(u), Math.cos(t) * Math.sin(u), Math.sin(t)]), true), edges: []};
    },
    // A line [[radius, height], ...] turned about the upright axis.
    lathe(line, count = 40) {
      const rows = line.map(([r, z]) => ring(count, t => [r * Math.cos(t), r * Math.sin(t), z])), tris = [];
      line.slice(1).forEach(([r, z], k) => { const [a, b] = [line[k], [r, z]], n = ring(count, t => unit([(b[1] - a[1]) * Math.cos(t), (b[1] - a[1]) * Math.sin(t), a[0] - b[0]])); tris.push(...net([rows[k], rows[k + 1]], [n, n], true)); });
      return {tris, edges: rows.filter((_, k) => line[k][0] > 0).flatMap(loop)};
    },
    // An outline [[x, y], ...] that turns left, as high as told.
    prism([outline, h]) {
      const low = outline.map(([x, y]) => [x, y, -h / 2]), high = outline.map(([x, y]) => [x, y, h / 2]), faces = ears(outline);
      const sides = low.flatMap((p, k) => flat(p, low[(k + 1) % low.length], high[(k + 1) % low.length], high[k]));
      return {tris: [...sides, ...faces.flatMap(f => flat(...f.map(k => high[k]))), ...faces.flatMap(f => flat(...[...f].reverse().map(k => low[k])))], edges: [...loop(low), ...loop(high), ...low.flatMap((p, k) => sharp(outline, k) ? [[p, high[k]]] : [])]};
    },
    // Heights on a net of so many units a side.
    land([w, d, heights]) {
      const rows = heights.map((row, i) => row.map((z, j) => [w * (j / (row.length - 1) - .5), d * (i / (heights.length - 1) - .5), z]));
      const slope = (i, j, x, y) => (heights[Math.min(heights.length - 1, Math.max(0, i + y))][Math.min(heights[0].length - 1, Math.max(0, j + x))]);
      const normals = rows.map((row, i) => row.map((_, j) => unit([(slope(i, j, -1, 0) - slope(i, j, 1, 0)) / (2 * w / row.length), (slope(i, j, 0, -1) - slope(i, j, 0, 1)) / (2 * d / rows.length), 1])));
      return {tris: net(rows, normals, false), edges: []};
    },
  };
  // Walls of bores along z: [[x, y, radius], ...], through a solid that is `h` high.
  function bores(holes, h) {
    const all = holes.map(([x, y, r]) => ({low: ring(28, t => [x + r * Math.cos(t), y + r * Math.sin(t), -h / 2]), high: ring(28, t => [x + r * Math.cos(t), y + r * Math.sin(t), h / 2]), n: ring(28, t => [-Math.cos(t), -Math.sin(t), 0])}));
    return {tris: all.flatMap(b => net([b.low, b.high], [b.n, b.n], true)), edges: all.flatMap(b => [...loop(b.low), ...loop(b.high)])};
  }
  // Turns by degrees about x, y, z in turn.
  function turned([x, y, z], [a, b, c]) {
    const r = Math.PI / 180, s = Math.sin, o = Math.cos;
    [y, z] = [y * o(a * r) - z * s(a * r), y * s(a * r) + z * o(a * r)];
    [x, z] = [x * o(b * r) + z * s(b * r), -x * s(b * r) + z * o(b * r)];
    return [x * o(c * r) - y * s(c * r), x * s(c * r) + y * o(c * r), z];
  }
  pb.solids = {make: shape => SOLIDS[shape.kind](shape.size), bores, turned, unit, sub, dot, cross};
})();
