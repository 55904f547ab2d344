"""Pages of nested boxes and running text, laid out once: nodes in, a page of glyphs out.

`nodes` says what there is (values in logical pixels), `paragraph` breaks text into lines, `boxes`
sizes and places groups, and `page` is what comes out: Block > Line > Run > Glyph with every box,
and the items to draw. Geometry and picture are read from the same pens.
"""
