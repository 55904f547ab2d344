"""Logs of OmniParser on ScreenSpot-Pro (microsoft/OmniParser, ``eval/``).

File and keys: those of ScreenSpot-Pro's evaluation scripts, which OmniParser's are made from, in an
earlier version: rows have no ``id``, and are told by picture, instruction and box.
Answer: ``pred``, [x, y] in pixels of the picture, or null.

Source: the public script, from memory; the frame is an assumption (the scripts it is made from
write pixels), and nothing was checked against a log. ``--frame`` says otherwise.
"""

from __future__ import annotations

from pointerbench.imports.results import screenspot_pro

understand = screenspot_pro.understand
