"""Columns of words: people, firms, places, things, choices, codes and notes."""

from __future__ import annotations

from typing import Any

from pointerbench.language.phrases import lexicon
from pointerbench.language.spelling import ascii_word, filled
from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.draft import Column, Draft, Spec
from pointerbench.values.rng import Stream


def pooled(
    stream: Stream, options: tuple[Any, ...], rows: int, repeat: str, few: str = ""
) -> list[Any]:
    """A value a row: 'unique' until all are used up, from a 'few' of them (the stream at the path
    `few` decides which), or 'any'.

    From a 'deck' of phrases each comes as often as its last attribute says before any comes again.
    """
    if repeat == "deck":
        options = tuple(each for each in options for _ in range(int(each.attributes[-1])))
    if repeat in ("unique", "deck"):
        cells: list[Any] = []
        while len(cells) < rows:
            cells += stream.shuffled(options)
        return cells[:rows]
    if repeat == "few":
        choice = Stream(few) if few else stream
        options = tuple(choice.sample(options, min(len(options), choice.integer(4, 8))))
    random, count = stream.random, len(options)
    return [options[int(random() * count)] for _ in range(rows)]


def thing(draft: Draft, spec: Spec) -> Column:
    """Phrases of one list or of several (`of`), of which at most `themes` are taken.

    In the list's own order where `ordered`. With `fits` each row takes one that names the first
    attribute of what another column has there among its own.
    """
    stream = draft.stream_of(spec)
    lists = spec["of"] if isinstance(spec["of"], list) else [spec["of"]]
    lists = stream.sample(lists, min(len(lists), spec.get("themes", len(lists))))
    phrases = tuple(
        phrase for name in lists for phrase in store.phrases(name, draft.language, draft.kind)
    )
    if "fits" in spec.options:
        owners = [owner.attributes[0] for owner in draft.columns[spec["fits"]].picks]
        fitting = {
            owner: [each for each in phrases if owner in each.attributes]
            for owner in dict.fromkeys(owners)
        }
        picks = [stream.pick(fitting[owner]) for owner in owners]
    else:
        repeat = spec.get("repeat", "any")
        picks = pooled(stream, phrases, draft.rows, repeat, draft.path(f"few/{spec.key}"))
    if spec.get("ordered"):
        picks = sorted(picks, key=lambda phrase: phrase.place)
    return Column(spec.kind, [phrase.text for phrase in picks], picks=picks)


def choice(draft: Draft, spec: Spec) -> Column:
    """One of a few words, by `weights`, else the first most often.

    With `drift` the first words stand in the upper rows: what is old is done, what is new is open.
    """
    phrases = store.phrases(spec["of"], draft.language, draft.kind)
    random = draft.stream_of(spec).random
    count = len(phrases)
    weights = spec.get("weights") or [1 / (place + 1) ** 0.7 for place in range(count)]
    whole = sum(weights)
    picks = []
    for row in range(draft.rows):
        if spec.get("drift"):
            position = (row / draft.rows) ** 2.5 * 0.8 + 0.3 * random() ** 2
            picks.append(phrases[min(count - 1, int(position * count))])
            continue
        left = random() * whole
        place = 0
        while place < count - 1 and left >= weights[place]:
            left -= weights[place]
            place += 1
        picks.append(phrases[place])
    return Column(spec.kind, [phrase.text for phrase in picks], picks=picks)


def group(draft: Draft, spec: Spec) -> Column:
    """The name of the list that another column's thing stands in."""
    names = store.by_attribute("groups.lists", draft.language)
    picks = draft.columns[spec["from"]].picks
    return Column("text", [names[phrase.source] for phrase in picks])


def attribute(draft: Draft, spec: Spec) -> Column:
    """The text at attribute `take` of another column's thing, `through` a list of translations."""
    take = spec.get("take", 0)
    cells = [phrase.attributes[take] for phrase in draft.columns[spec["from"]].picks]
    if "through" in spec.options:
        names = store.by_attribute(spec["through"], draft.language)
        cells = [names[cell] for cell in cells]
    return Column(spec.kind, cells)


def band(draft: Draft, spec: Spec) -> Column:
    """The phrase of `of` for the band a number lies in; `edges` rise, one fewer than bands."""
    words = store.texts(spec["of"], draft.language, draft.kind)
    source, edges = draft.columns[spec["by"]], spec["edges"]
    cells = [
        "" if cell is None else words[sum(cell / source.unit >= edge for edge in edges)]
        for cell in source.cells
    ]
    return Column("text", cells)


def person(draft: Draft, spec: Spec) -> Column:
    """Full names; `part` = 'first' or 'last' of another column's (`from`)."""
    if "from" in spec.options:
        position = ("first", "last").index(spec["part"])
        return Column("text", [pick[position] for pick in draft.columns[spec["from"]].picks])
    stream = draft.stream_of(spec)
    few = spec.get("repeat") == "few"
    habit = draft.habit(f"few/{spec.key}") if few else stream
    firsts, lasts = (
        pooled(habit, lexicon(draft.language, name), draft.rows, "unique")
        for name in ("first_names", "surnames")
    )
    people = tuple(zip(firsts, lasts, strict=True))
    if few:
        count = habit.integer(*spec.get("of", (4, 8)))
        picks = [stream.pick(people[:count]) for _ in range(draft.rows)]
    else:
        picks = list(people)
    form = "{1}, {0}" if draft.habit("surnames first").chance(0.25) else "{0} {1}"
    form = {"last": "{1}", "first": "{0}"}.get(spec.get("show", ""), form)
    return Column("text", [form.format(*pick) for pick in picks], picks=picks)


def draw_account(stream: Stream, language: str) -> str:
    """The name of the person who sits before the screen."""
    return " ".join(stream.pick(lexicon(language, name)) for name in ("first_names", "surnames"))


def company(draft: Draft, spec: Spec) -> Column:
    """Invented firms of the language; `trade`: those that deliver all kinds of goods."""
    names = lexicon(draft.language, "wholesalers" if spec.get("trade") else "companies")
    few = draft.path(f"few/{spec.key}")
    picks = pooled(draft.stream_of(spec), names, draft.rows, spec.get("repeat", "any"), few)
    return Column("text", picks, picks=picks)


def city(draft: Draft, spec: Spec) -> Column:
    """Towns of the region, now and then of a neighbouring one; `world`: large cities abroad."""
    stream, repeat = draft.stream_of(spec), spec.get("repeat", "any")
    if spec.get("world"):
        picks = pooled(stream, store.phrases("places.cities", draft.language), draft.rows, repeat)
        return Column("text", [phrase.text for phrase in picks], picks=picks)
    own = lexicon(draft.language, f"cities_{draft.locale.country}")
    few = draft.path(f"few/{spec.key}")
    return Column("text", pooled(stream, own, draft.rows, repeat, few))


def street(draft: Draft, spec: Spec) -> Column:
    """Street and house number."""
    stream = draft.stream_of(spec)
    forms = pooled(stream, lexicon(draft.language, "streets"), draft.rows, "any")
    return Column("text", [form.replace("#", str(stream.integer(1, 94))) for form in forms])


def email(draft: Draft, spec: Spec) -> Column:
    """Addresses of another column's people: at their firms (`at`), at one domain, or at many."""
    stream, habit = draft.stream_of(spec), draft.habit(spec.key)
    people = draft.columns[spec["from"]].picks
    domains = tuple(_local(name, draft) for name in lexicon(draft.language, "domains"))
    if "at" in spec.options:
        ends = [_domain(name, draft) for name in draft.columns[spec["at"]].picks]
    elif spec.get("private"):
        ends = pooled(stream, domains, draft.rows, "few")
    else:
        ends = [habit.pick(domains)] * draft.rows
    form = habit.pick(("{0}.{1}", "{0}.{1}", "{2}.{1}", "{2}{1}"))
    cells = [
        _address(form, first, last, end) for (first, last), end in zip(people, ends, strict=True)
    ]
    return Column("email", cells)


_ENDS = {"GB": "co.uk", "US": "com", "MX": "com.mx"}  # elsewhere the country's own letters
_HOME = (".de", ".fr", ".es", ".it", ".nl", ".co.uk")


def _end(draft: Draft) -> str:
    return _ENDS.get(draft.locale.country, draft.locale.country.lower())


def _local(domain: str, draft: Draft) -> str:
    """The domain as a firm of the region has it: Austrian ones end in .at."""
    name, _, end = domain.partition(".")
    return f"{name}.{_end(draft)}" if f".{end}" in _HOME else domain


def _address(form: str, first: str, last: str, domain: str) -> str:
    first, last = ascii_word(first), ascii_word(last)
    return f"{form.format(first, last, first[:1])}@{domain}"


def _domain(firm: str, draft: Draft) -> str:
    words = [word for word in firm.split() if len(ascii_word(word)) > 3] or firm.split()
    return f"{'-'.join(ascii_word(word) for word in words[:2])}.{_end(draft)}"


def serial(draft: Draft, spec: Spec) -> Column:
    """Numbers that run from somewhere in `start`, in one of the `shapes`; `gap` skips some.

    Those that begin with 1 have counted the rows above.
    """
    stream = draft.stream_of(spec)
    shape, gap = draft.habit(spec.key).pick(spec["shapes"]), spec.get("gap", 0)
    number = stream.integer(*spec["start"])
    number += draft.above if number == 1 else 0
    year, cells = draft.period.first.year, []
    for _ in range(draft.rows):
        cells.append(shape.format(n=number, year=year, yy=year % 100))
        number += 1 + (int(stream.random() ** 3 * (gap + 1)) if gap else 0)
    return Column("id", cells)


def code(draft: Draft, spec: Spec) -> Column:
    """Different codes in one of the `shapes` ('#' digit, '?' letter), or in the region's own.

    Where they are `mixed`, each is of any shape and may come again.
    """
    stream = draft.stream_of(spec)
    if spec.get("mixed"):
        codes = [filled(stream, stream.pick(spec["shapes"])) for _ in range(draft.rows)]
        return Column(spec.kind, codes)
    own = spec.get("own")
    shapes = getattr(draft.locale, own) if own else (draft.habit(spec.key).pick(spec["shapes"]),)
    seen: dict[str, None] = {}
    tries = 0
    while len(seen) < draft.rows:
        tries += 1
        text = filled(stream, stream.pick(shapes))
        seen[text if tries < 3 * draft.rows else f"{text}{tries}"] = None
    cells = sorted(seen) if spec.get("ascending") else list(seen)
    return Column(spec.kind, cells)


def note(draft: Draft, spec: Spec) -> Column:
    """Remarks in some rows (`rate`), as a clerk types them."""
    stream = draft.stream_of(spec)
    texts = store.texts(spec["of"], draft.language, draft.kind)
    lines = iter(pooled(stream, texts, draft.rows, "unique"))
    rate = spec.get("rate", 0.4)
    return Column("note", [next(lines) if stream.chance(rate) else None for _ in range(draft.rows)])


def flag(draft: Draft, spec: Spec) -> Column:
    """True with probability `rate`."""
    random, rate = draft.stream_of(spec).random, spec["rate"]
    return Column("boolean", [random() < rate for _ in range(draft.rows)])


def ticker(draft: Draft, spec: Spec) -> Column:
    """The letters under which a firm's shares are traded, made from its name."""
    names = [ascii_word("".join(name.split())) for name in draft.columns[spec["from"]].cells]
    return Column("id", [f"{name[:2]}{name[len(name) // 2]}{name[-1]}".upper() for name in names])
