"""Which CUDA GPUs a process may use, found out without torch: by the driver's tool, else by its
library."""

from __future__ import annotations

import ctypes
import os
import subprocess
from dataclasses import dataclass

_QUERY = ("nvidia-smi", "--query-gpu=index,uuid,memory.total,name", "--format=csv,noheader,nounits")
_SECONDS = 30  # the first question wakes the driver up
_LIBRARIES = ("libcuda.so.1", "libcuda.so", "nvcuda.dll")


@dataclass(frozen=True, slots=True)
class Gpu:
    """One GPU; ``gigabytes`` of memory in units of 10^9 bytes, as weights are counted."""

    name: str
    gigabytes: float


def gpus() -> tuple[Gpu, ...]:
    """The GPUs in the order in which CUDA numbers them; what CUDA_VISIBLE_DEVICES hides is not
    there. Empty where there is no driver, whatever the reason."""
    visible = os.environ.get("CUDA_VISIBLE_DEVICES")
    if visible is not None and visible.strip() in ("", "-1"):
        return ()
    listed = _listed()
    if visible is None:
        return tuple(listed.values()) or _counted()
    names = [name.strip() for name in visible.split(",")]
    return _chosen(listed, names) or _counted()


def _listed() -> dict[tuple[str, str], Gpu]:
    """By number and UUID, as ``nvidia-smi`` prints them."""
    try:
        shown = subprocess.run(
            _QUERY, capture_output=True, text=True, timeout=_SECONDS, check=True
        ).stdout
    except (OSError, subprocess.SubprocessError, UnicodeError):
        return {}
    found = {}
    for line in shown.splitlines():
        cells = [cell.strip() for cell in line.split(",", 3)]
        if len(cells) == 4 and cells[2].isdigit():  # "[N/A]" where memory is shared with the host
            found[cells[0], cells[1]] = Gpu(cells[3], int(cells[2]) * 2**20 / 1e9)
    return found


def _chosen(listed: dict[tuple[str, str], Gpu], names: list[str]) -> tuple[Gpu, ...]:
    """As CUDA reads its variable: numbers or beginnings of UUIDs, up to the first unknown one."""
    chosen: list[Gpu] = []
    for name in names:
        fitting = [
            gpu
            for (number, uuid), gpu in listed.items()
            if name == number or (len(name) > 4 and uuid.lower().startswith(name.lower()))
        ]
        if len(fitting) != 1:
            break
        chosen += fitting
    return tuple(chosen)


def _counted() -> tuple[Gpu, ...]:
    """As the driver's library counts them; it reads CUDA_VISIBLE_DEVICES by itself."""
    cuda = _library()
    count = ctypes.c_int()
    if cuda is None or cuda.cuInit(0) != 0 or cuda.cuDeviceGetCount(ctypes.byref(count)) != 0:
        return ()
    return tuple(_described(cuda, number) for number in range(count.value))


def _described(cuda: ctypes.CDLL, number: int) -> Gpu:
    device, size, name = ctypes.c_int(), ctypes.c_size_t(), ctypes.create_string_buffer(100)
    cuda.cuDeviceGet(ctypes.byref(device), number)
    cuda.cuDeviceTotalMem_v2(ctypes.byref(size), device)
    cuda.cuDeviceGetName(name, len(name), device)
    return Gpu(name.value.decode(errors="replace"), size.value / 1e9)


def _library() -> ctypes.CDLL | None:
    for name in _LIBRARIES:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None
