"""What the drawings show: motifs of paths in boxes of 100 by 100, and palettes by role."""

from __future__ import annotations

LEAF_RIGHT = "M0 100C10 40 60 0 100 0C100 60 50 100 0 100Z"
LEAF_LEFT = "M100 100C90 40 40 0 0 0C0 60 50 100 100 100Z"
LEAF_TOP = "M50 100C10 60 20 20 50 0C80 20 90 60 50 100Z"
STEAM = "M50 100C0 76 100 52 50 26S54 6 50 0"
GULL = "M0 60C20 10 42 20 50 70C58 20 80 10 100 60"
HILLS = (
    "M0 40C25 4 40 8 60 36S90 4 100 22V100H0Z",
    "M0 18C20 40 40 46 58 20S88 30 100 8V100H0Z",
    "M0 8C30 2 46 40 66 38S90 18 100 30V100H0Z",
)
WAVES = (
    "M0 30C12 4 24 4 36 24S62 44 74 22S92 4 100 20V100H0Z",
    "M0 14C10 34 26 34 38 16S62 2 72 20S92 36 100 24V100H0Z",
)
PEAK = "M0 100L26 40L40 62L62 4L100 100Z"
SNOW = "M50 0L100 100L74 82L58 100L40 78L22 96L0 78Z"
BANNER = "M0 0H100L94 50L100 100H0L6 50Z"
ROOFS = (
    "M0 0H100V100H0Z",
    "M0 20L50 0L100 20V100H0Z",
    "M0 0H62V16H100V100H0Z",
    "M0 12H36V0H64V12H100V100H0Z",
)

Part = tuple[str, str, tuple[float, float, float, float], str]
"""Name, path ("o": an ellipse), box in percent of the motif's, and role ("-" before: a line)."""

MOTIFS: dict[str, tuple[Part, ...]] = {
    "cup": (
        ("Saucer", "o", (2, 86, 84, 13), "pale"),
        ("Handle", "M0 14C90 -14 122 92 0 86", (72, 42, 24, 34), "-main"),
        ("Cup", "M0 0H100V44C100 84 78 100 50 100S0 84 0 44Z", (14, 36, 60, 54), "main"),
        ("Coffee", "o", (14, 30, 60, 13), "deep"),
        ("Steam left", STEAM, (28, 0, 9, 25), "-pale"),
        ("Steam right", STEAM, (48, 3, 9, 23), "-pale"),
    ),
    "plant": (
        ("Stem", "M50 100C20 70 80 40 50 0", (46, 12, 8, 62), "-deep"),
        ("Leaf low right", LEAF_RIGHT, (50, 46, 38, 22), "mid"),
        ("Leaf low left", LEAF_LEFT, (12, 38, 38, 22), "deep"),
        ("Leaf high right", LEAF_RIGHT, (51, 24, 30, 19), "deep"),
        ("Leaf high left", LEAF_LEFT, (20, 16, 30, 19), "mid"),
        ("Bud", LEAF_TOP, (40, 0, 20, 18), "sun"),
        ("Pot", "M0 0H100L84 100H16Z", (28, 72, 44, 28), "main"),
        ("Pot rim", "M0 0H100V100H0Z", (24, 70, 52, 7), "pale"),
    ),
    "boat": (
        ("Mast", "M0 0H100V100H0Z", (48, 0, 3, 74), "deep"),
        ("Main sail", "M0 0C60 30 100 66 100 100H0Z", (53, 4, 40, 62), "pale"),
        ("Jib", "M100 0V100H0C8 60 50 24 100 0Z", (14, 14, 32, 52), "sun"),
        ("Pennant", "M0 0L100 50L0 100Z", (50, 0, 14, 7), "main"),
        ("Hull", "M0 0H100C94 60 84 100 74 100H20C10 80 4 50 0 0Z", (6, 74, 88, 24), "main"),
    ),
    "lighthouse": (
        ("Tower", "M26 0H74L100 100H0Z", (30, 28, 40, 72), "pale"),
        ("Stripe high", "M12 0H88L94 100H6Z", (36, 42, 28, 13), "main"),
        ("Stripe low", "M8 0H92L98 100H2Z", (32, 68, 36, 15), "main"),
        ("Lamp room", "M0 0H100V100H0Z", (40, 14, 20, 14), "sun"),
        ("Gallery", "M0 0H100V100H0Z", (34, 26, 32, 4), "deep"),
        ("Dome", "M0 100C0 20 40 0 50 0S100 20 100 100Z", (38, 3, 24, 12), "deep"),
    ),
    "mountain": (
        ("Summit", PEAK, (0, 0, 100, 100), "main"),
        ("Snow cap", SNOW, (52, 4, 20, 26), "pale"),
    ),
    "gulls": (
        ("Gull near", GULL, (0, 30, 46, 26), "-deep"),
        ("Gull far", GULL, (58, 0, 30, 18), "-deep"),
    ),
    "bean": (
        ("Bean", "o", (14, 8, 72, 84), "main"),
        ("Crease", "M60 0C10 30 90 66 40 100", (34, 8, 32, 84), "-deep"),
    ),
    "tree": (
        ("Trunk", "M0 0H100V100H0Z", (45, 66, 10, 34), "deep"),
        ("Crown", LEAF_TOP, (8, 0, 84, 86), "air"),
    ),
}

PALETTES = (
    {
        "sky": "#f6d9a8",
        "air": "#f2a65a",
        "sun": "#e4572e",
        "main": "#a63d40",
        "mid": "#5b8e7d",
        "deep": "#2f3e46",
        "pale": "#fdf3e1",
    },
    {
        "sky": "#cfe8ef",
        "air": "#7fb7c9",
        "sun": "#f4b942",
        "main": "#e2583e",
        "mid": "#3a7d7c",
        "deep": "#173f4f",
        "pale": "#ffffff",
    },
    {
        "sky": "#2b3a67",
        "air": "#59518f",
        "sun": "#f7d488",
        "main": "#e8715c",
        "mid": "#496a81",
        "deep": "#141b34",
        "pale": "#fbf2dd",
    },
    {
        "sky": "#e8efd5",
        "air": "#b7cf9a",
        "sun": "#f0c648",
        "main": "#d97b4f",
        "mid": "#5f8f4e",
        "deep": "#274029",
        "pale": "#fffdf2",
    },
    {
        "sky": "#fbdcd8",
        "air": "#f1a7a7",
        "sun": "#f9c784",
        "main": "#7a4988",
        "mid": "#c06c84",
        "deep": "#3d2645",
        "pale": "#fff7f0",
    },
    {
        "sky": "#e3e0f3",
        "air": "#b2a8dd",
        "sun": "#ffb85c",
        "main": "#4f6fb5",
        "mid": "#7a8fc4",
        "deep": "#29294d",
        "pale": "#fbfaff",
    },
    {
        "sky": "#f4ead8",
        "air": "#dcc39b",
        "sun": "#c8812f",
        "main": "#6d4327",
        "mid": "#9a7b4f",
        "deep": "#2d1f16",
        "pale": "#fffaf0",
    },
    {
        "sky": "#d4efe6",
        "air": "#86cdb8",
        "sun": "#ff8a5b",
        "main": "#ea526f",
        "mid": "#2a9d8f",
        "deep": "#1d3a48",
        "pale": "#fdfcf5",
    },
)
