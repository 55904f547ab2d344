"""Modules of the darkroom by group, and what their panels hold."""

from __future__ import annotations

Slider = tuple[str, str, str, float, float, int]
"""Id, label, unit, lowest and highest value, decimals; a unit "%" or " EV" follows the number."""

GROUPS: dict[str, tuple[str, ...]] = {
    "technical": (
        "color reconstruction", "lens correction", "crop", "rotate and perspective", "exposure",
        "denoise (profiled)", "haze removal", "retouch", "hot pixels", "highlight reconstruction",
        "demosaic", "white balance", "input color profile", "orientation", "raw black/white point",
    ),
    "grading": (
        "color balance rgb", "color equalizer", "color zones", "contrast equalizer",
        "graduated density", "local contrast", "lut 3D", "monochrome", "rgb curve", "rgb primaries",
        "shadows and highlights", "sigmoid", "tone equalizer", "velvia",
    ),
    "effects": (
        "bloom", "blurs", "censorize", "composite", "diffuse or sharpen", "framing", "grain",
        "highpass", "lowpass", "sharpen", "soften", "split-toning", "vignetting", "watermark",
    ),
}  # fmt: skip

ALWAYS = (
    *("output color profile", "input color profile", "highlight reconstruction", "white balance"),
    *("demosaic", "raw black/white point"),
)
"""What every raw file goes through."""

SOMETIMES = (
    *("color balance rgb", "sigmoid", "local contrast", "exposure", "lens correction", "crop"),
    *("denoise (profiled)", "tone equalizer", "sharpen", "vignetting", "rotate and perspective"),
    *("haze removal", "velvia", "color zones"),
)

PANELS: dict[str, dict[str, tuple[Slider, ...]]] = {
    "exposure": {
        "": (
            ("ev", "exposure", " EV", -3.0, 4.0, 3),
            ("black", "black level correction", "", -0.01, 0.01, 4),
        ),
        "area exposure mapping": (("lightness", "lightness", "%", 0, 100, 1),),
    },
    "color balance rgb": {
        "": (
            ("hueshift", "hue shift", "°", -180, 180, 1),
            ("vibrance", "global vibrance", "%", -100, 100, 1),
            ("contrast", "contrast", "%", -100, 100, 1),
        ),
        "linear chroma grading": (
            ("chroma", "global chroma", "%", -100, 100, 1),
            ("chroma_low", "chroma in shadows", "%", -100, 100, 1),
            ("chroma_high", "chroma in highlights", "%", -100, 100, 1),
        ),
        "perceptual brilliance grading": (
            ("brilliance", "global brilliance", "%", -100, 100, 1),
            ("brilliance_low", "brilliance in shadows", "%", -100, 100, 1),
        ),
    },
    "crop": {
        "margins": (
            ("left", "left", "%", 0, 20, 2),
            ("right", "right", "%", 0, 20, 2),
            ("top", "top", "%", 0, 20, 2),
            ("bottom", "bottom", "%", 0, 20, 2),
        ),
    },
    "denoise (profiled)": {
        "": (
            ("preserve", "preserve shadows", "", 0, 1.8, 2),
            ("bias", "bias correction", "", -3, 3, 1),
            ("strength", "strength", "", 0.1, 3, 3),
        ),
    },
    "vignetting": {
        "": (
            ("scale", "scale", "%", 0, 200, 2),
            ("falloff", "fall-off strength", "%", 0, 200, 2),
            ("bright", "brightness", "", -1, 1, 3),
            ("saturation", "saturation", "", -1, 1, 3),
        ),
        "position / form": (
            ("centre_x", "horizontal center", "", -1, 1, 3),
            ("centre_y", "vertical center", "", -1, 1, 3),
            ("shape", "shape", "", 0, 5, 2),
        ),
    },
}
