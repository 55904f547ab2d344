"""The blocks that surfaces are put together from: texts, controls, furniture of windows."""
