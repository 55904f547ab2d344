"""Three-dimensional views: floors, bodies, axes, materials; and the wires between nodes."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from pointerbench.flow.drawings.canvas import Canvas, Point
from pointerbench.flow.drawings.studio_bodies import SHAPES, Face, Mesh, shape
from pointerbench.flow.drawings.studio_mesh import Camera, extent, placed
from pointerbench.flow.drawings.values import (
    BLACK,
    WHITE,
    Colors,
    Data,
    color_of,
    is_dark,
    mix,
    number_of,
)
from pointerbench.picture.frame import Color

AXES = ("#c8414b", "#6b9a2e", "#3f76c8")


def camera_of(data: Data, start: int) -> Camera:
    """Five numbers of the data as a camera."""
    own = Camera()
    return Camera(*(number_of(data, start + i, own[i]) for i in range(5)))


def bodies(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Bodies as a camera in the middle of the box sees them. Data: the camera's five numbers, mode
    (0 faces, 1 edges alone, 2 both), which one is chosen (-1 none); then shape, x, y, z, size and
    turn of each. Colors: three tones of each; the outline of the chosen one."""
    if len(data) < 13:
        data = (*Camera(), 0.0, -1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0)
    camera = camera_of(data, 0)
    mode, picked = int(number_of(data, 5, 0)), int(number_of(data, 6, -1))
    count = (len(data) - 7) // 6
    found = []
    for k in range(count):
        kind, x, y, z, size, turn = data[7 + 6 * k : 13 + 6 * k]
        name = SHAPES[int(kind) % len(SHAPES)]
        far = extent(name, (x, y, z), size, turn, camera).far
        found.append((far, k, placed(shape(name), (x, y, z), size, turn)))
    for _, k, mesh in sorted(found, key=lambda entry: -entry[0]):
        tones = tuple(color_of(colors, 3 * k + i, default) for i, default in enumerate(_TONES))
        edge = color_of(colors, 3 * count, "#f5962a") if k == picked else ""
        _body(canvas, mesh, camera, tones, mode, edge)


def _body(
    canvas: Canvas, mesh: Mesh, camera: Camera, tones: Colors, mode: int, edge: Color
) -> None:
    x0, y0 = canvas.w / 2, canvas.h / 2
    drawn = []
    for face in mesh:
        seen = [camera.seen(corner) for corner in face.corners]
        points = [(x0 + x * canvas.u, y0 + y * canvas.u) for x, y, _ in seen]
        if mode == 1 or _turned(points) < 0:
            # Doors and eyes lie on larger faces, whose middles may be nearer than theirs.
            far = sum(p[2] for p in seen) / len(seen) - (0, 0.06, 1.2)[face.tone % 3]
            drawn.append((far, points, face))
    if edge:
        for _, points, _ in drawn:
            canvas.stroke([*points, points[0]], 3.2 * canvas.u, edge)
    for _, points, face in sorted(drawn, key=lambda entry: -entry[0]):
        color = tones[face.tone % 3]
        if mode == 1:
            canvas.stroke([*points, points[0]], canvas.u, color)
            continue
        lit = _lit(face, camera)
        shaded = mix(mix(BLACK, color, 0.32 + 0.68 * lit), WHITE, max(0, lit - 0.72) * 0.5)
        canvas.polygon(_grown(points, 0.55), shaded)
        if mode == 2:
            canvas.stroke([*points, points[0]], canvas.u, mix(shaded, BLACK, 0.55))


_TONES = ("#b9bdc2", "#8a8f96", "#4b4f55")


def _turned(points: list[Point]) -> float:
    """Twice the area, below 0 for a face that shows its front."""
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs)


def _grown(points: list[Point], by: float) -> list[Point]:
    """Corners a little farther out, so that no seams are seen between faces."""
    x = sum(p[0] for p in points) / len(points)
    y = sum(p[1] for p in points) / len(points)
    found = []
    for a, b in points:
        far = hypot(a - x, b - y) or 1.0
        found.append((a + (a - x) / far * by, b + (b - y) / far * by))
    return found


def _lit(face: Face, camera: Camera) -> float:
    """How much light falls on a face: the sun stands at the viewer's upper left."""
    a, b, c = face.corners[0], face.corners[1], face.corners[2]
    u = (b[0] - a[0], b[1] - a[1], b[2] - a[2])
    v = (c[0] - b[0], c[1] - b[1], c[2] - b[2])
    n = (u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0])
    length = (n[0] ** 2 + n[1] ** 2 + n[2] ** 2) ** 0.5 or 1.0
    turn = camera.yaw * 2 * pi
    sun = (-0.52 * cos(turn) - 0.5 * sin(turn), 0.52 * sin(turn) - 0.5 * cos(turn), 0.69)
    amount = sum(p * q for p, q in zip(n, sun, strict=True)) / length
    return 0.28 + 0.72 * max(0.0, amount)


def floor(canvas: Canvas, colors: Colors, data: Data) -> None:
    """The ground plane's lines with both axes. Data: the camera's five numbers, lines to each
    side. Colors: lines, first axis, second axis."""
    camera = camera_of(data, 0)
    reach = int(min(16, max(1, number_of(data, 5, 8))))
    line = color_of(colors, 0, mix(canvas.ground, WHITE if is_dark(canvas.ground) else BLACK, 0.14))
    x0, y0 = canvas.w / 2, canvas.h / 2

    def stroke(one: tuple[float, float], other: tuple[float, float], color: Color) -> None:
        ends = []
        for k in range(13):
            t = k / 12
            p = (one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t, 0.0)
            x, y, far = camera.seen(p)
            ends.append((x0 + x * canvas.u, y0 + y * canvas.u) if far > 1.2 else None)
        points = [end for end in ends if end is not None and abs(end[0]) < 4 * canvas.w]
        if len(points) > 1:
            canvas.stroke([points[0], points[-1]], max(1.0, canvas.u), color)

    for i in range(-reach, reach + 1):
        if i:
            stroke((i, -reach), (i, reach), line)
            stroke((-reach, i), (reach, i), line)
    stroke((-reach, 0), (reach, 0), color_of(colors, 1, AXES[0]))
    stroke((0, -reach), (0, reach), color_of(colors, 2, AXES[1]))


def gizmo(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Three arrows from a point, to move a body. Data: yaw and pitch of the camera, right and down
    of the middle in logical pixels, length of an arrow (0: as fits)."""
    yaw, pitch = number_of(data, 0, 0.1) * 2 * pi, number_of(data, 1, 0.07) * 2 * pi
    x = canvas.w / 2 + number_of(data, 2, 0) * canvas.u
    y = canvas.h / 2 + number_of(data, 3, 0) * canvas.u
    r = number_of(data, 4, 0) * canvas.u or min(canvas.w, canvas.h) * 0.43
    axes = ((1, 0, 0), (0, -1, 0), (0, 0, 1))
    ends = []
    for a, b, c in axes:
        right = a * cos(yaw) - b * sin(yaw)
        deep = a * sin(yaw) + b * cos(yaw)
        ends.append((deep, right * r, -(c * cos(pitch) + deep * sin(pitch)) * r))
    order = sorted(range(3), key=lambda k: -ends[k][0])
    for k in order:
        _, dx, dy = ends[k]
        color = AXES[k]
        canvas.stroke([(x, y), (x + dx * 0.8, y + dy * 0.8)], 2.2 * canvas.u, color)
        length = hypot(dx, dy) or 1
        nx, ny = -dy / length, dx / length
        base = (x + dx * 0.74, y + dy * 0.74)
        wide = r * 0.12
        tip = (x + dx, y + dy)
        canvas.polygon(
            (tip, (base[0] + nx * wide, base[1] + ny * wide),
             (base[0] - nx * wide, base[1] - ny * wide)), color,
        )  # fmt: skip
    canvas.disc(x, y, max(2, r * 0.09), WHITE)


def compass(canvas: Canvas, colors: Colors, data: Data) -> None:
    """The little axes with discs at their ends that turn a view. Data: yaw and pitch."""
    yaw, pitch = number_of(data, 0, 0.1) * 2 * pi, number_of(data, 1, 0.07) * 2 * pi
    x, y = canvas.w / 2, canvas.h / 2
    r = min(x, y) * 0.78
    ends = []
    for k, (a, b, c) in enumerate(((1, 0, 0), (0, 1, 0), (0, 0, 1))):
        for sign in (1, -1):
            right = sign * (a * cos(yaw) - b * sin(yaw))
            deep = sign * (a * sin(yaw) + b * cos(yaw))
            up = sign * c * cos(pitch) + deep * sin(pitch)
            ends.append((deep, k, sign, x + right * r, y - up * r))
    for _, k, sign, to_x, to_y in sorted(ends, reverse=True):
        if sign > 0:
            canvas.stroke([(x, y), (to_x, to_y)], 2 * canvas.u, AXES[k])
            canvas.disc(to_x, to_y, r * 0.27, AXES[k])
        else:
            canvas.disc(to_x, to_y, r * 0.24, mix(canvas.ground, AXES[k], 0.5))


def material(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A ball of a material. Data: 0 dull to 1 shining; 1 for a metal. Colors: its own, ground."""
    color = color_of(colors, 0, "#a0522d")
    if len(colors) > 1:
        canvas.fill(0, 0, canvas.w, canvas.h, colors[1])
    shine, metal = number_of(data, 0, 0.5), number_of(data, 1, 0) >= 0.5
    x, y = canvas.w / 2, canvas.h / 2
    r = min(x, y) * 0.86
    rings = 9
    for i in range(rings):
        share = i / rings
        tone = mix(mix(BLACK, color, 0.3), color, min(1, share * 1.3))
        if metal and i in (3, 4):
            tone = mix(tone, BLACK, 0.45)
        tone = mix(tone, WHITE, max(0, share - 0.55) * shine)
        size = r * (1 - share * 0.86)
        canvas.disc(x - (r - size) * 0.34, y - (r - size) * 0.4, size, tone)
    if shine > 0.4:
        canvas.disc(x - r * 0.36, y - r * 0.42, max(1, r * 0.12), mix(color, WHITE, shine))


def wires(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Wires between sockets of nodes. Data: for each x and y of both ends (logical pixels) and the
    number of its colour."""
    if len(data) < 5:
        across, down = canvas.w / canvas.u, canvas.h / canvas.u
        data = (0.0, down * 0.3, across, down * 0.7, 0.0)
    for i in range(0, len(data) - 4, 5):
        x1, y1, x2, y2 = (value * canvas.u for value in data[i : i + 4])
        color = color_of(colors, max(0, int(data[i + 4])), "#9a9a9a")
        pull = max(abs(x2 - x1) * 0.5, 24 * canvas.u)
        points = []
        for k in range(25):
            t = k / 24
            a, b, c, e = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            x = a * x1 + b * (x1 + pull) + c * (x2 - pull) + e * x2
            points.append((x, a * y1 + b * y1 + c * y2 + e * y2))
        canvas.stroke(points, 2 * canvas.u, mix(color, BLACK, 0.1))


def lines(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A net of lines, or of dots. Data: pixels between them, 1 for dots, how many to a bold one.
    Colors: lines, bold ones."""
    step = max(6.0, number_of(data, 0, 20)) * canvas.u
    bold = max(1, int(number_of(data, 2, 5)))
    thin = color_of(colors, 0, mix(canvas.ground, WHITE if is_dark(canvas.ground) else BLACK, 0.08))
    thick = color_of(colors, 1, thin)
    if number_of(data, 1, 0) >= 0.5:
        step = max(step, (canvas.w * canvas.h / 400) ** 0.5)
        size = max(1, round(1.4 * canvas.u))
        for i in range(int(canvas.w / step) + 1):
            for k in range(int(canvas.h / step) + 1):
                x, y = (i + 0.5) * step, (k + 0.5) * step
                canvas.fill(x, y, x + size, y + size, thin)
        return
    for i in range(int(canvas.w / step) + 1):
        canvas.fill(i * step, 0, i * step + 1, canvas.h, thick if i % bold == 0 else thin)
    for k in range(int(canvas.h / step) + 1):
        canvas.fill(0, k * step, canvas.w, k * step + 1, thick if k % bold == 0 else thin)


def diamond(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A key of an animation. Colors: its own, its edge."""
    w, h = canvas.w, canvas.h
    canvas.polygon(((w / 2, 0), (w, h / 2), (w / 2, h), (0, h / 2)), color_of(colors, 1, BLACK))
    e = 1.2 * canvas.u
    canvas.polygon(
        ((w / 2, e), (w - e, h / 2), (w / 2, h - e), (e, h / 2)), color_of(colors, 0, WHITE)
    )
