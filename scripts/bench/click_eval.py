#!/usr/bin/env python3
"""Measures click-eval against floors taken in the same run, and prints ratios.

    python scripts/bench/click_eval.py [--calls 400] [--profile] [--refusals]

The test server answers after 200 ms in a process of its own. Sixteen calls at once: the rate is
held against what such a server allows; CPU time a call against a client that does no more than
read the PNG, encode it as base64, post the same body with httpx and decode the answer. Then what
the whole command takes, scores and files included, and its peak memory with floors that answer at
once, for 1,000 and for 4,000 tasks. Last, services that refuse calls with status 429 and ask to
wait a second: how long 200 tasks take, against the ideal schedule (tests/run/model_limits.py says
what that is). Goals: 90 % of the ideal rate; 3 ms CPU a call beyond the floor; memory flat; 1.5
times the ideal schedule. Nothing here is a test: machines differ, ratios less so.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import cProfile
import json
import os
import pstats
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple

from pointerbench import build
from pointerbench.run.ask.engine import run
from pointerbench.run.ask.ledger import Ledger
from pointerbench.run.ask.pictures import make
from pointerbench.run.ask.watch import Silent
from pointerbench.run.inputs.models_file import model_of
from pointerbench.run.inputs.tasks import Tasks, read_tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.prompts import prompt_of
from pointerbench.run.providers.chat import OpenAICompatible
from pointerbench.run.providers.http import encoded
from pointerbench.run.question import Call
from pointerbench.run.rows import Row

SERVER = Path(__file__).resolve().parents[2] / "tests/run/model_server.py"
sys.path.insert(0, str(SERVER.parent))
from model_limits import limit_of  # noqa: E402 - it lies beside the server

DELAY = 0.2  # seconds
AT_ONCE = 16
WARM = 32  # calls before anything is measured
PICTURES = 40
SEED = 424242
WAIT = 1.0  # seconds that a refusal asks for
REFUSED_TASKS = 200
REFUSALS = {
    "each ninth call is refused, 25 times": "now-and-then:9:25",
    "ten calls a second are taken": "a-second:10:10",
    "five calls at once are taken": "at-once:5",
}
FLOORS = {"candidate_models": [{"provider": "center"}, {"provider": "random"}]}


class Cost(NamedTuple):
    """Of a number of calls in one process: seconds on the clock and of CPU."""

    wall: float
    cpu: float


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--calls", type=int, default=400, help="calls a measurement (400)")
    parser.add_argument("--profile", action="store_true", help="show where the harness's time goes")
    parser.add_argument("--refusals", action="store_true", help="measure what refusals cost only")
    parser.add_argument("--client", choices=tuple(CLIENTS), help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--folder", type=Path, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.client:
        print(json.dumps(CLIENTS[args.client](args.url, args.folder, args.calls)))
        return
    with tempfile.TemporaryDirectory() as name:
        if not args.refusals:
            measure(write_tasks(Path(name), WARM + args.calls), args)
        if not args.profile:
            refusals(write_tasks(Path(name), REFUSED_TASKS))


def measure(folder: Path, args: argparse.Namespace) -> None:
    """Everything but refusals."""
    with server() as url:
        if args.profile:
            profile(url, folder, args.calls)
            return
        calls(url, folder, args.calls)
        command(url, folder, args.calls)
    memory(folder)


def refusals(folder: Path) -> None:
    """How long a run takes that is refused now and then, or that asks faster than it may. The
    seconds of a call in the ideal schedule are those of a run, here and now, without refusals."""
    tasks, limits = read_tasks(folder / "tasks.jsonl"), {"none is refused": "", **REFUSALS}
    seconds = DELAY
    with server() as url:
        answered(tasks.select(range(WARM)), model_of(entry(url), "bench"))
    for words, name in limits.items():
        with server(*(["--limit", name, "--wait", str(WAIT)] if name else [])) as url:
            model, begun = model_of(entry(url), "bench"), time.monotonic()
            rows = answered(tasks, model)
            wall = time.monotonic() - begun
        print(f"{words}: {len(rows)} tasks in {wall:.1f} s", end="")
        if not name:
            seconds = wall * AT_ONCE / len(rows)
            print(f" = {seconds:.2f} s a call")
            continue
        again = sum(row.attempts for row in rows) - len(rows)
        ideal = limit_of(name).soonest(len(rows), AT_ONCE, seconds, WAIT)
        print(f", {again} times refused; ideal {ideal:.1f} s: {wall / ideal:.2f} x (goal 1.5)")


def calls(url: str, folder: Path, count: int) -> None:
    """The rate, and the CPU time a call beyond the floor's, each in a process of its own."""
    harness, bare = (client(name, url, folder, count) for name in ("harness", "bare"))
    ideal = AT_ONCE / DELAY
    for name, cost in (("click-eval", harness), ("bare httpx", bare)):
        rate = count / cost.wall
        print(f"{name}: {rate:.1f} calls/s = {rate / ideal:.1%} of the ideal {ideal:.0f}; ", end="")
        print(f"{cost.cpu / count * 1e3:.2f} ms CPU a call")
    print(f"  rate: {bare.wall / harness.wall:.1%} of the floor's")
    beyond, ratio = (harness.cpu - bare.cpu) / count * 1e3, harness.cpu / bare.cpu
    print(f"  the harness itself: {beyond:.2f} ms CPU a call (goal 3) = {ratio:.2f} x the floor")


def command(url: str, folder: Path, count: int) -> None:
    """CPU time a task of the whole command: from two lengths, so that its start is left out."""
    write_models(folder, {"candidate_models": [entry(url)]})
    few, many = (click_eval(folder, size, "--concurrency", "16") for size in (WARM, WARM + count))
    each = (many.cpu - few.cpu) / count * 1e3
    print(f"the whole command: {each:.2f} ms CPU a task, scores and files included")
    print(f"  and {few.cpu:.2f} s CPU for its start and {WARM} tasks")


def memory(folder: Path) -> None:
    """Peak memory of the command with floors, for a count and for four times as many."""
    write_models(folder, FLOORS)
    peaks = []
    for count in (1_000, 4_000):
        write_tasks(folder, count)
        peaks.append(click_eval(folder, count).peak_mib)
    print(f"peak memory: {peaks[0]:.0f} MiB for 1,000 tasks, {peaks[1]:.0f} MiB for 4,000", end="")
    print(f" = {peaks[1] / peaks[0]:.2f} x")


def profile(url: str, folder: Path, count: int) -> None:
    """Where the time of the event loop's thread goes."""
    profiler = cProfile.Profile()
    profiler.runcall(harness, url, folder, count)
    stats = pstats.Stats(profiler)
    for order in ("tottime", "cumulative"):
        stats.sort_stats(order).print_stats(30)


class Whole(NamedTuple):
    cpu: float
    peak_mib: float


def click_eval(folder: Path, limit: int, *options: str) -> Whole:
    """One ``click-eval run`` over the first tasks, in a process of its own."""
    with tempfile.TemporaryDirectory() as out:
        arguments = [
            "--tasks",
            str(folder / "tasks.jsonl"),
            "--models",
            str(folder / "models.json"),
        ]
        arguments += ["--limit", str(limit), "--annotate", "0", "--no-progress"]
        arguments += ["--out", f"{out}/run", *options]
        command = [sys.executable, "-m", "pointerbench.run.command", "run", *arguments]
        with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise SystemExit(f"click-eval run ended with status {process.returncode}")
    return Whole(usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def client(name: str, url: str, folder: Path, count: int) -> Cost:
    """What so many calls cost a client in a process of its own."""
    arguments = ["--client", name, "--url", url, "--folder", str(folder), "--calls", str(count)]
    ran = subprocess.run(
        [sys.executable, __file__, *arguments], check=True, stdout=subprocess.PIPE, text=True
    )
    return Cost(*json.loads(ran.stdout))


def harness(url: str, folder: Path, count: int) -> Cost:
    """The engine, with everything between a line of tasks and a line of predictions."""
    tasks, model = read_tasks(folder / "tasks.jsonl"), model_of(entry(url), "bench")

    answered(tasks.select(range(WARM)), model)
    return timed(lambda: answered(tasks.select(range(WARM, WARM + count)), model))


def answered(tasks: Tasks, model: Model) -> list[Row]:
    """The rows of a run with these tasks; all of them have to be answered."""
    with tempfile.TemporaryDirectory() as name:
        options = Options(out=Path(name), concurrency=AT_ONCE, progress="none")
        with closing(Ledger(Path(name), [model.name], tasks)) as ledger:
            run(tasks, [model], options, ledger, Silent())
            rows = list(ledger.rows())
    if failed := [row.reason for row in rows if row.status != "ok"]:
        raise SystemExit(f"{len(failed)} calls were not answered; the first: {failed[0]}")
    return rows


def bare(url: str, folder: Path, count: int) -> Cost:
    """The least that a client has to do: PNG, base64, the same body, one post, the answer."""
    head, tail = body_around(model_of(entry(url), "bench"), folder)
    pictures = [folder / json.loads(line)["image_path"] for line in lines(folder)]
    asyncio.run(post_all(f"{url}/chat/completions", head, tail, pictures[:WARM]))
    left = pictures[WARM : WARM + count]
    return timed(lambda: asyncio.run(post_all(f"{url}/chat/completions", head, tail, left)))


CLIENTS: dict[str, Callable[[str, Path, int], Cost]] = {"harness": harness, "bare": bare}


async def post_all(url: str, head: bytes, tail: bytes, pictures: Sequence[Path]) -> None:
    import httpx  # noqa: PLC0415 - not in every installation

    waiting: Iterator[Path] = iter(pictures)
    async with httpx.AsyncClient(timeout=60, trust_env=False) as session:

        async def work() -> None:
            for picture in waiting:
                body = b"".join((head, base64.b64encode(picture.read_bytes()), tail))
                kind = {"Content-Type": "application/json"}
                answer = await session.post(url, content=body, headers=kind)
                json.loads(answer.raise_for_status().content)

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))


def body_around(model: Model, folder: Path) -> tuple[bytes, bytes]:
    """What the harness sends before and after the picture's base64."""
    question = read_tasks(folder / "tasks.jsonl").question(0)
    sent = make(question.picture, question.size, question.size)
    prompt = prompt_of(model.profile, question, sent.size, False)
    _, body = OpenAICompatible(model).request(Call(question, prompt, sent))
    head, _, tail = encoded(body, sent).partition(base64.b64encode(sent.png))
    return head, tail


def timed(work: Callable[[], object]) -> Cost:
    wall, cpu = time.monotonic(), time.process_time()
    work()
    return Cost(time.monotonic() - wall, time.process_time() - cpu)


def entry(url: str) -> dict[str, Any]:
    """A model that is sent the pictures as they lie on disk: nothing is resized."""
    return {"provider": "openai", "model": "bench", "family": "qwen3-vl", "base_url": url}


def write_models(folder: Path, models: dict[str, Any]) -> None:
    (folder / "models.json").write_text(json.dumps(models))


def write_tasks(folder: Path, count: int) -> Path:
    """A file of tasks, each with a picture of its own as a reader sees it: many names for the files
    of a few real screenshots."""
    data = folder / "data"
    if not data.exists():
        with redirect_stdout(sys.stderr):
            arguments = f"sheets --seed {SEED} --count {PICTURES} --split train --jobs 1 --quiet"
            status = build.main([*arguments.split(), "--out", str(data)])
        if status:
            raise SystemExit("the pictures could not be built")
    metadata = next(data.rglob("metadata.jsonl"))
    rows = [json.loads(line) for line in metadata.read_text("utf-8").splitlines()]
    with (folder / "tasks.jsonl").open("w") as file:
        for number in range(count):
            row, name = rows[number % len(rows)], f"{number:05}.png"
            if not (folder / name).exists():
                os.link(metadata.parent / row["file_name"], folder / name)
            task = {"task_id": f"t{number}", "image_path": name, "gt_point": row["point"]}
            words = {"instruction": f"{row['instruction']} ({number})"}
            file.write(json.dumps(task | words) + "\n")
    return folder


def lines(folder: Path) -> list[str]:
    return (folder / "tasks.jsonl").read_text().splitlines()


@contextmanager
def server(*options: str) -> Iterator[str]:
    """The base URL of the test server, which runs in a process of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, str(SERVER), "--port", str(port), "--delay", str(DELAY), *options]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            wait_for(port)
            yield f"http://127.0.0.1:{port}/v1"
        finally:
            process.terminate()


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.05)
    raise SystemExit("the test server does not start")


if __name__ == "__main__":
    main()
