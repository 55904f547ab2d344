"""Pictures of programs for developers: small maps of code, lanes of commits, wires, traces."""

from __future__ import annotations

from pointerbench.flow.drawings.canvas import Canvas
from pointerbench.flow.drawings.values import Colors, Data, chance, color_of, mix, number_of


def minimap(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Code from afar. Data: indent and length of every line in turn. Colors: words, keywords,
    strings, the frame of what is in view."""
    shape = data or (0.0, 30.0, 2.0, 24.0, 4.0, 40.0, 2.0, 12.0, 0.0, 6.0)
    ink = color_of(colors, 0, "#808080")
    kinds = (ink, color_of(colors, 1, "#569cd6"), color_of(colors, 2, "#ce9178"))
    canvas.tint((0, 0, canvas.w, min(canvas.h, 110 * canvas.u)), color_of(colors, 3, ink), 40)
    step, unit = max(2, round(2.6 * canvas.u)), max(0.6, canvas.w / 80)
    for turn in range(2):
        for place in range(len(shape) // 2):
            y = 2 + step * (place + turn * (len(shape) // 2 + 3))
            x, left = 3 + shape[2 * place] * unit, shape[2 * place + 1] * unit
            part = 0
            while left > 2 * unit and y < canvas.h:
                piece = min(left, unit * (3 + 9 * chance(place, part)))
                color = kinds[int(chance(place + 7, part) * 3.2) % 3]
                canvas.fill(x, y, x + piece, y + max(1, step - 1), mix(canvas.ground, color, 0.6))
                x, left, part = x + piece + unit, left - piece - unit, part + 1


def commit_lanes(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A row of a graph of commits. Data: width of a lane, then in fours: from lane (at the top),
    to lane (at the foot), colour, and which part of the row (0 all, 1 the upper, 2 the lower, 3
    just a dot in the middle)."""
    wide = number_of(data, 0, 18) * canvas.u
    thick = max(1.5, 2 * canvas.u)
    pieces = data[1:] or (0.0, 0.0, 0.0, 0.0)
    for at in range(0, len(pieces) - 3, 4):
        first, last, color, part = pieces[at : at + 4]
        x1, x2 = (first + 0.5) * wide, (last + 0.5) * wide
        y1, y2 = (canvas.h / 2 if part == 2 else 0), (canvas.h / 2 if part == 1 else canvas.h)
        shade = color_of(colors, max(0, int(color)), "#3fa7d6")
        if part == 3:
            canvas.disc(x1, canvas.h / 2, 4 * canvas.u, shade)
        elif x1 == x2:
            canvas.fill(x1 - thick / 2, y1, x1 + thick / 2, y2, shade)
        else:
            bend = canvas.h / 2
            points = [(x1, y1), (x1, y1), (x2, bend if part == 0 else y2), (x2, y2)]
            canvas.stroke(points[1:3] if part else points[1:], thick, shade)


def crow_wires(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Lines with right angles between boxes. Data: in fives, shares of the size: x and y of the
    start, of the end, and where between (0 to 1) the line turns. Colors: of lines, which end in a
    crow's foot; of arrow heads, if they should end in these."""
    color = color_of(colors, 0, "#808890")
    thick = canvas.line_width(1)
    pieces = data if len(data) > 4 else (0.1, 0.2, 0.8, 0.7, 0.5)
    for at in range(0, len(pieces) - 4, 5):
        x1, y1, x2, y2, turn = pieces[at : at + 5]
        a, b, c, e = x1 * canvas.w, y1 * canvas.h, x2 * canvas.w, y2 * canvas.h
        middle = a + (c - a) * turn if abs(c - a) > 2 else a - 14 * canvas.u
        canvas.fill(min(a, middle), b, max(a, middle) + thick, b + thick, color)
        canvas.fill(middle, min(b, e), middle + thick, max(b, e) + thick, color)
        canvas.fill(min(middle, c), e, max(middle, c) + thick, e + thick, color)
        foot, side = 9 * canvas.u, 4 * canvas.u
        if len(colors) > 1:
            tip = -foot if c > middle else foot
            canvas.polygon([(c, e), (c + tip, e - side), (c + tip, e + side)], colors[1])
            continue
        way = foot if c < middle else -foot
        for edge in (-side, side):
            canvas.stroke([(c + way, e), (c, e + edge)], thick, color)
        canvas.disc(a + (foot / 2 if a < middle else -foot / 2), b, 2.5 * canvas.u, color)


def trace_series(canvas: Canvas, colors: Colors, data: Data) -> None:
    """Curves over a grid. Data: variant, number of curves, number of points, how restless (0 to
    1), then a level (0 to 1) for every curve. Colors: grid, then the curves'."""
    variant, curves = int(number_of(data, 0, 1)), int(min(8, number_of(data, 1, 2)))
    points, swing = int(min(200, max(2, number_of(data, 2, 60)))), number_of(data, 3, 0.4)
    grid = color_of(colors, 0, mix(canvas.ground, "#808890", 0.3))
    for k in range(1, 5):
        y = canvas.h * k / 5
        canvas.fill(0, y, canvas.w, y + 1, grid)
    for k in range(1, 8):
        x = canvas.w * k / 8
        canvas.fill(x, 0, x + 1, canvas.h, mix(canvas.ground, grid, 0.5))
    for curve in range(curves):
        level = number_of(data, 4 + curve, 0.3 + 0.2 * curve)
        color = color_of(colors, 1 + curve, "#3fa7d6")
        line, height = [], level
        for place in range(points + 1):
            jump = chance(variant * 31 + curve, place) - 0.5
            height = height * 0.55 + level * 0.45 + jump * swing * 0.6
            y = canvas.h * (1 - min(0.96, max(0.03, height)))
            line.append((canvas.w * place / points, y))
        canvas.stroke(line, max(1.2, 1.4 * canvas.u), color)


def dot_grid(canvas: Canvas, colors: Colors, data: Data) -> None:
    """A grid of points, as designers of forms have. Data: distance. Colors: of the points."""
    most = 460  # points; more would be slow
    step = max(4.0, number_of(data, 0, 12)) * canvas.u
    step = max(step, (canvas.w * canvas.h / most) ** 0.5)
    color = color_of(colors, 0, "#b0b0b0")
    for i in range(1, int(canvas.w / step) + 1):
        for j in range(1, int(canvas.h / step) + 1):
            canvas.fill(i * step, j * step, i * step + 1, j * step + 1, color)
