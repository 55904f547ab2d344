"""Texts that are edited as text: a paper, a page of a site, programs, two versions of a letter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from pointerbench.capture.documents.words import GOODS, PEOPLE, TOWNS
from pointerbench.values.rng import Stream

_HEADS: Mapping[str, Sequence[str]] = {
    "en": ("Introduction", "Observations", "Method", "Results", "What remains", "Thanks"),
    "zh": ("引言", "观测", "方法", "结果", "尚待研究", "致谢"),
}
_SENTENCES: Mapping[str, Sequence[str]] = {
    "en": (
        "The level of the harbour was read every ten minutes.",
        "Two gauges stood on the northern mole and one near the lock.",
        "Storms of the winter left gaps of some hours in the record.",
        "Gaps shorter than an hour were filled from the neighbouring gauge.",
        "The highest tide came two days after the new moon.",
        "Ships of more than forty metres were told to wait for the flood.",
        "All values are given in metres above the mean of ten years.",
        "The forecast was right within five centimetres on most days.",
        "A second series, read by hand, agrees with the first.",
        "The lock was closed for repairs in the last week of March.",
    ),
    "zh": (
        "港口水位每十分钟读取一次。",
        "两个水位计设在北防波堤，一个靠近船闸。",
        "冬季风暴使记录中断了数小时。",
        "不足一小时的空缺由邻近水位计补齐。",
        "最高潮出现在新月后两天。",
        "超过四十米的船只须等待涨潮。",
        "所有数值以十年平均水位为基准，单位为米。",
        "大多数日子的预报误差在五厘米以内。",
        "人工读取的第二组数据与第一组一致。",
        "三月最后一周船闸因维修关闭。",
    ),
}
_TITLE: Mapping[str, str] = {"en": "Tides of the old harbour", "zh": "旧港的潮汐"}


def _paragraph(random: Stream, language: str, count: int) -> str:
    gap = "" if language == "zh" else " "
    return gap.join(random.sample(list(_SENTENCES[language]), count))


def _written(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8")
    return path


def write_paper(_form: str, random: Stream, language: str, folder: Path) -> Path:
    """``tides.tex``: a paper with sections, a table and an equation."""
    lines = [
        r"\documentclass[11pt]{article}",
        r"\usepackage{amsmath}",
        rf"\title{{{_TITLE[language]}}}",
        rf"\author{{{random.pick(PEOPLE[language])}}}",
        r"\begin{document}",
        r"\maketitle",
    ]
    for at, head in enumerate(_HEADS[language]):
        lines += ["", rf"\section{{{head}}}", rf"\label{{sec:{at}}}"]
        lines += [_paragraph(random, language, 2), ""]
        if at == 2:
            lines += [r"\begin{equation}", r"  h(t) = h_0 + \sum_{i=1}^{n} a_i \cos(w_i t - p_i)"]
            lines += [r"\end{equation}"]
        if at == 3:
            rows = [
                rf"  {town} & {random.integer(180, 519) / 100:.2f} & "
                rf"{random.integer(10, 98)} \\"
                for town in random.sample(TOWNS[language], 4)
            ]
            lines += [r"\begin{tabular}{lrr}", *rows, r"\end{tabular}"]
    return _written(folder / "tides.tex", "\n".join([*lines, r"\end{document}", ""]))


def write_page(_form: str, random: Stream, language: str, folder: Path) -> Path:
    """``index.html``: a page of a shop with a list, a table and a form."""
    goods = random.sample(GOODS[language], 6)
    rows = "".join(
        f"      <tr><td>{name}</td><td>{random.integer(900, 23999) / 100:.2f}</td>"
        f"<td>{random.integer(0, 79)}</td></tr>\n"
        for name in goods
    )
    items = "".join(
        f'      <li><a href="{town}.html">{town}</a></li>\n' for town in TOWNS[language]
    )
    text = f"""<!DOCTYPE html>
<html lang="{language}">
  <head>
    <meta charset="utf-8">
    <title>{_TITLE[language]}</title>
    <link rel="stylesheet" href="style.css">
  </head>
  <body>
    <h1>{_TITLE[language]}</h1>
    <p class="lead">{_paragraph(random, language, 2)}</p>
    <ul id="towns">
{items}    </ul>
    <table>
{rows}    </table>
    <p>{_paragraph(random, language, 3)}</p>
    <form action="order" method="post">
      <label>Name <input name="who" type="text"></label>
      <label>Mail <input name="mail" type="email"></label>
      <button type="submit">OK</button>
    </form>
  </body>
</html>
"""
    return _written(folder / "index.html", text)


def write_script(_form: str, random: Stream, language: str, folder: Path) -> Path:
    """``tides.m``: a script of Octave that computes and shows nothing."""
    levels = ", ".join(f"{random.integer(180, 519) / 100:.2f}" for _ in range(8))
    text = f"""% {_TITLE[language]}
% {_SENTENCES[language][6]}
levels = [{levels}];
hours = 0:0.5:{random.integer(12, 47)};
period = {random.integer(1230, 1249) / 100:.2f};

function h = level (mean_level, hours, period)
  h = mean_level + 0.8 * cos (2 * pi * hours / period);
endfunction

tide = level (mean (levels), hours, period);
highest = max (tide);
lowest = min (tide);
range_of_tide = highest - lowest;

count = 0;
for at = 1:numel (tide)
  if tide(at) > mean (levels)
    count = count + 1;
  endif
endfor

share = count / numel (tide);
names = {{"north", "lock", "mole"}};
limits = struct ("low", lowest, "high", highest);
"""
    return _written(folder / "tides.m", text)


def write_versions(_form: str, random: Stream, language: str, folder: Path) -> Path:
    """A folder with ``draft.txt`` and ``final.txt``, which differ here and there."""
    draft = []
    for head in _HEADS[language]:
        draft += [head, "", *random.sample(list(_SENTENCES[language]), 5), ""]
    final = [line for at, one in enumerate(draft) for line in _changed(random, language, at, one)]
    made = folder / "versions"
    made.mkdir()
    _written(made / "draft.txt", "\n".join(draft))
    _written(made / "final.txt", "\n".join(final))
    return made


def _changed(random: Stream, language: str, at: int, line: str) -> list[str]:
    """A line of the second version: gone, worded otherwise, with one more, or as it was."""
    kind = random.random()
    if len(line) <= 8 or 0.24 < kind < 0.9:
        return [line]
    if kind > 0.9:
        return [line, _SENTENCES[language][at % len(_SENTENCES[language])]]
    if kind < 0.12:
        return []
    return [
        line.replace("The ", "Each ").replace("。", "；详见附录。").replace(".", ", see below.")
    ]
