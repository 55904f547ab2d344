"""Replies that are kept: no identical call is made twice, and no different one is taken for it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path

import pytest
from asked import Scripted, made_tasks, model, register, unregister, went

from pointerbench.run.ask.cache import Cache, Kept, key_of
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.question import Call, Prompt, Question, Reply, Sent, Usage
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError

REPLY = Reply("[1, 2]", "a thought", "stop", "m@host", Usage(1, 2, None, 0.5), (28, 56))
CALL = Call(
    Question("t1", Path("1.png"), (100, 50), "click"),
    Prompt(("look: ", None, "click"), "system"),
    Sent(b"png", (100, 50)),
)


@pytest.fixture(autouse=True)
def _scripted() -> Iterator[None]:
    register()
    yield
    unregister()


@pytest.fixture(scope="module")
def tasks(tmp_path_factory: pytest.TempPathFactory) -> Tasks:
    return made_tasks(tmp_path_factory.mktemp("tasks"), 20)


def calls(name: str = "a") -> int:
    return sum(Scripted.LOG[name].calls.values())


def test_the_second_run_makes_no_call_and_costs_nothing(tmp_path: Path, tasks: Tasks) -> None:
    paying = [model("a", cost=0.25)]
    _, first = went(tmp_path / "1", tasks, paying, cache=tmp_path / "cache")
    assert calls() == 20
    outcome, second = went(tmp_path / "2", tasks, paying, cache=tmp_path / "cache", max_cost=0.01)
    assert calls() == 0
    assert (outcome.cost, outcome.stopped_by) == (0.0, "")
    for before, after in zip(first, second, strict=True):
        assert (before.cached, after.cached) == (False, True)
        assert (before.cost, after.cost) == (0.25, 0.0)
        assert after.extra == {"cached_cost": 0.25}
        assert (before.attempts, after.attempts) == (1, 0)
        same = {"cached", "cost", "extra", "attempts", "at"}
        for name in {field.name for field in fields(Row)} - same:
            assert getattr(before, name) == getattr(after, name), name


def test_the_name_of_a_model_and_of_a_task_is_no_part_of_a_call(tmp_path: Path) -> None:
    tasks = made_tasks(tmp_path / "tasks", 6)
    path = tasks.path
    path.write_text(path.read_text().replace("button number 5", "button number 4"))
    same = model("a", busy=0.01)
    went(tmp_path / "1", tasks, [same], cache=tmp_path / "cache", concurrency=6)
    assert calls() == 5  # two were the same, and in flight at once
    went(tmp_path / "2", tasks, [replace(same, name="b")], cache=tmp_path / "cache")
    assert calls("b") == 0


def test_repeats_are_calls_of_their_own(tmp_path: Path, tasks: Tasks) -> None:
    went(tmp_path / "1", tasks, [model("a")], cache=tmp_path / "cache", repeats=2)
    assert calls() == 40
    went(tmp_path / "2", tasks, [model("a")], cache=tmp_path / "cache", repeats=3)
    assert calls() == 20


def test_what_failed_is_not_kept(tmp_path: Path, tasks: Tasks) -> None:
    went(tmp_path / "1", tasks, [model("a", broken=["t3"])], cache=tmp_path / "cache")
    went(tmp_path / "2", tasks, [model("a", broken=["t3"])], cache=tmp_path / "cache")
    assert calls() == 1


def test_floors_are_not_kept(tmp_path: Path, tasks: Tasks) -> None:
    models = [model("center", "center"), model("oracle", "oracle-noise")]
    went(tmp_path / "1", tasks, models, cache=tmp_path / "cache")
    assert list((tmp_path / "cache").iterdir()) == []


@pytest.mark.parametrize(
    "damage", [b"", b"{}", b"[]", b"\0\0", b'{"version": 1, "seconds": 1, "reply": {"raw": ""}}']
)
def test_a_damaged_entry_is_said_and_asked_anew(
    tmp_path: Path, tasks: Tasks, damage: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    cache = tmp_path / "cache"
    went(tmp_path / "1", tasks, [model("a")], cache=cache)
    entries = sorted(cache.rglob("*.json"))
    entries[7].write_bytes(damage)
    _, rows = went(tmp_path / "2", tasks, [model("a")], cache=cache)
    assert calls() == 1
    assert {row.status for row in rows} == {"ok"}
    assert f"{entries[7]}: damaged" in capsys.readouterr().err
    went(tmp_path / "3", tasks, [model("a")], cache=cache)
    assert calls() == 0


def test_a_reply_comes_back_as_it_went_in(tmp_path: Path) -> None:
    cache, key = Cache(tmp_path, print), "ab12" + "0" * 60
    odd = replace(REPLY, raw='\u2028 {"x": "é"} ' + "0" * 10_000)
    cache.keep(key, Kept(odd, 1.5))
    assert (tmp_path / "ab" / "12" / f"{key}.json").is_file()
    assert cache.get(key) == Kept(odd, 1.5)
    assert Cache(tmp_path, print).get("cd" * 32) is None


@pytest.mark.parametrize("raw", ["", "  \n"])
def test_an_empty_reply_is_not_kept(tmp_path: Path, raw: str) -> None:
    Cache(tmp_path, print).keep("ab" * 32, Kept(replace(REPLY, raw=raw), 1.0))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_a_usage_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(UsageError, match="no folder for --cache"):
        Cache(tmp_path / "file" / "cache", print)


def test_a_disk_that_takes_nothing_is_said_once(tmp_path: Path) -> None:
    said: list[str] = []
    cache = Cache(tmp_path, said.append)
    (tmp_path / "ab").touch()
    for _ in range(3):
        cache.keep("ab" * 32, Kept(REPLY, 1.0))
    assert len(said) == 1
    assert "not kept" in said[0]


DEFAULT = model("a", base_url="http://one", price={"input": 1})
OTHERS = {
    "provider": (replace(DEFAULT, provider="openai"), CALL),
    "model": (replace(DEFAULT, model="another"), CALL),
    "base_url": (model("a", base_url="http://two"), CALL),
    "pins": (model("a", base_url="http://one", order=["x"]), CALL),
    "max_tokens": (replace(DEFAULT, profile=replace(DEFAULT.profile, max_tokens=9)), CALL),
    "temperature": (replace(DEFAULT, profile=replace(DEFAULT.profile, temperature=1.0)), CALL),
    "stop": (replace(DEFAULT, profile=replace(DEFAULT.profile, stop=("x",))), CALL),
    "body": (replace(DEFAULT, profile=replace(DEFAULT.profile, body={"a": 1})), CALL),
    "system": (DEFAULT, replace(CALL, prompt=replace(CALL.prompt, system=""))),
    "user": (DEFAULT, replace(CALL, prompt=replace(CALL.prompt, user=(None, "look: click")))),
    "prefill": (DEFAULT, replace(CALL, prompt=replace(CALL.prompt, prefill="["))),
    "picture": (DEFAULT, replace(CALL, sent=replace(CALL.sent, png=b"other"))),
    "answer type": (DEFAULT, replace(CALL, question=replace(CALL.question, answer_type="bbox"))),
    "repeat": (DEFAULT, replace(CALL, repeat=1)),
}


@pytest.mark.parametrize("what", OTHERS)
def test_whatever_can_change_an_answer_makes_another_call(what: str) -> None:
    assert key_of(*OTHERS[what]) != key_of(DEFAULT, CALL)


@pytest.mark.parametrize("change", [{"price": {"input": 2}}, {"timeout": 9}, {"api_key_env": "K"}])
def test_what_cannot_change_an_answer_does_not(change: dict[str, object]) -> None:
    settings = {**DEFAULT.settings, **change}
    renamed = replace(CALL, question=replace(CALL.question, id="t9", picture=Path("9.png")))
    assert key_of(replace(DEFAULT, name="b", settings=settings), renamed) == key_of(DEFAULT, CALL)


def test_of_identical_calls_in_flight_one_is_made(tmp_path: Path) -> None:
    cache, key, made = Cache(tmp_path, print), "ab" * 32, 0

    async def one() -> Reply:
        nonlocal made
        async with cache.turn(key):
            if kept := cache.get(key):
                return kept.reply
            made += 1
            await asyncio.sleep(0.01)
            cache.keep(key, Kept(REPLY, 0.01))
            return REPLY

    async def all_of_them() -> list[Reply]:
        return await asyncio.gather(*(one() for _ in range(8)))

    assert asyncio.run(all_of_them()) == [REPLY] * 8
    assert made == 1


def test_entries_hold_no_more_than_the_reply(tmp_path: Path, tasks: Tasks) -> None:
    went(tmp_path / "1", tasks, [model("a")], cache=tmp_path / "cache")
    for path in (tmp_path / "cache").rglob("*.json"):
        assert set(json.loads(path.read_bytes())) == {"version", "seconds", "reply"}
