"""Finds tracks on a grid of two layers, around what belongs to other nets."""

from __future__ import annotations

import heapq
from collections.abc import Iterator

Cell = tuple[int, int, int]
Place = tuple[int, int]
_WAYS = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy]
_MOST = 2600  # cells that are looked at for one track
_VIA = 9.0


class Grid:
    """Each cell of each layer belongs to a net, or to none."""

    def __init__(self, wide: int, high: int) -> None:
        self.wide, self.high = wide, high
        self.owner: dict[Cell, str] = {}

    def block(
        self, x: float, y: float, w: float, h: float, net: str, layers: tuple[int, ...]
    ) -> None:
        """Gives a net the cells of a box around a point."""
        for i in range(round(x - w + 0.49), round(x + w - 0.49) + 1):
            for j in range(round(y - h + 0.49), round(y + h - 0.49) + 1):
                for layer in layers:
                    self.owner.setdefault((i, j, layer), net)

    def find(
        self, start: Place, end: Place, layers: list[tuple[int, ...]], net: str
    ) -> tuple[list[tuple[int, list[Place]]], list[Place]] | None:
        """Lines by layer and the vias between them; None where nothing was found soon."""
        goals = {(*end, layer) for layer in layers[1]}
        queue: list[tuple[float, float, Cell]] = []
        best: dict[Cell, float] = {}
        came: dict[Cell, Cell] = {}
        for layer in layers[0]:
            best[*start, layer] = 0.0
            heapq.heappush(queue, (0.0, 0.0, (*start, layer)))
        for _ in range(_MOST):
            if not queue:
                return None
            _, cost, cell = heapq.heappop(queue)
            if cell in goals:
                return self._kept(cell, came, net)
            if cost > best[cell]:
                continue
            for after, more in self._steps(cell, net):
                total = cost + more
                if total < best.get(after, 1e9):
                    best[after], came[after] = total, cell
                    far = max(abs(after[0] - end[0]), abs(after[1] - end[1]))
                    heapq.heappush(queue, (total + 1.25 * far, total, after))
        return None

    def via_near(self, x: int, y: int, net: str) -> Place | None:
        """A place for a via three cells away in a straight line, which belongs to the net then."""
        for dx, dy in ((3, 0), (-3, 0), (0, 3), (0, -3)):
            line = [(x + dx * n // 3, y + dy * n // 3) for n in (1, 2, 3)]
            around = [(x + dx + i, y + dy + j, k) for i, j in (*_WAYS, (0, 0)) for k in (0, 1)]
            cells = [*((*at, 0) for at in line), *around]
            if all(self._free(cell, net) for cell in cells):
                self.owner.update(dict.fromkeys(cells, net))
                return line[2]
        return None

    def _free(self, cell: Cell, net: str) -> bool:
        return (
            1 < cell[0] < self.wide - 1
            and 1 < cell[1] < self.high - 1
            and self.owner.get(cell, net) == net
        )

    def _steps(self, cell: Cell, net: str) -> Iterator[tuple[Cell, float]]:
        x, y, layer = cell
        for dx, dy in _WAYS:
            after = (x + dx, y + dy, layer)
            if not self._free(after, net):
                continue
            if dx and dy:
                sides = ((x + dx, y, layer), (x, y + dy, layer))
                if all(self._free(side, net) for side in sides):
                    yield after, 1.4
            else:
                yield after, 1.0
        if all(
            self._free((x + dx, y + dy, side), net)
            for dx, dy in (*_WAYS, (0, 0))
            for side in (0, 1)
        ):
            yield (x, y, 1 - layer), _VIA

    def _kept(
        self, cell: Cell, came: dict[Cell, Cell], net: str
    ) -> tuple[list[tuple[int, list[Place]]], list[Place]]:
        """The way that was found, which belongs to the net from now on."""
        way = [cell]
        while way[-1] in came:
            way.append(came[way[-1]])
        lines: list[tuple[int, list[Place]]] = []
        vias: list[Place] = []
        for x, y, layer in way:
            self.owner[x, y, layer] = net
            if not lines or lines[-1][0] != layer:
                if lines:
                    vias.append((x, y))
                    for dx, dy in _WAYS:
                        for side in (0, 1):
                            self.owner.setdefault((x + dx, y + dy, side), net)
                lines.append((layer, []))
            _extend(lines[-1][1], (x, y))
        return [line for line in lines if len(line[1]) > 1], vias


def _extend(line: list[Place], to: Place) -> None:
    """Adds a point; the one before it goes where it lies on the way."""
    if len(line) > 1:
        (a, b), (c, d) = line[-2], line[-1]
        if (c - a) * (to[1] - d) == (d - b) * (to[0] - c):
            line[-1] = to
            return
    line.append(to)
