"""Makes tiny_detector.onnx, which finds red squares: a detector of one class with YOLO's output.

The input is 1 x 3 x 64 x 64. A cell of 8 x 8 pixels is an element where it is redder than green,
and its score is by how much. The output is 1 x 5 x 64: centre x, centre y, width, height, score of
64 cells.

    pip install onnx && python tests/label/locate/tiny_detector.py
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np

FILE = Path(__file__).with_suffix(".onnx")
SIDE, CELL = 64, 8


def main() -> int:
    from onnx import TensorProto, checker, helper, numpy_helper, save_model  # noqa: PLC0415

    places = (np.arange(SIDE // CELL, dtype=np.float32) + 0.5) * CELL
    y, x = np.meshgrid(places, places, indexing="ij")
    sides = np.full(x.size, CELL, np.float32)
    boxes = np.stack([x.ravel(), y.ravel(), sides, sides])[None]
    red_not_green = np.array([1, -1, 0], np.float32).reshape(1, 3, 1, 1)
    nodes = [
        helper.make_node("AveragePool", ["images"], ["cells"], kernel_shape=[8, 8], strides=[8, 8]),
        helper.make_node("Conv", ["cells", "red"], ["map"]),
        helper.make_node("Reshape", ["map", "shape"], ["scores"]),
        helper.make_node("Concat", ["boxes", "scores"], ["output0"], axis=1),
    ]
    constants = {
        "red": red_not_green,
        "shape": np.array([1, 1, x.size], np.int64),
        "boxes": boxes.astype(np.float32),
    }
    graph = helper.make_graph(
        nodes,
        "red squares",
        [helper.make_tensor_value_info("images", TensorProto.FLOAT, [1, 3, SIDE, SIDE])],
        [helper.make_tensor_value_info("output0", TensorProto.FLOAT, [1, 5, x.size])],
        [numpy_helper.from_array(value, name) for name, value in constants.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 13)], ir_version=8)
    helper.set_model_props(model, {"names": "{0: 'icon'}"})
    checker.check_model(model)
    save_model(model, str(FILE))
    return 0


if __name__ == "__main__":
    sys.exit(main())
