"""What the jobs of a build pipeline print."""

from __future__ import annotations

from pointerbench.flow.nodes import Span
from pointerbench.suites.text.surfaces.code.parts import variant
from pointerbench.suites.text.surfaces.code.schemes import Scheme
from pointerbench.suites.text.writer import Writer

_CASES = ("test_accents", "test_basket", "test_board", "test_copies", "test_discount",
          "test_empty_list", "test_fares", "test_holidays", "test_long_names", "test_postage",
          "test_round_half_up", "test_seats", "test_summer_time", "test_tides", "test_time_zone",
          "test_two_parcels", "test_umlauts", "test_vouchers")  # fmt: skip
_FILES = ("cache", "calendar", "fares", "geometry", "index", "layout", "main", "network", "parser",
          "render", "search", "store", "tides", "units")  # fmt: skip
_PACKAGES = (
    "attrs 23.2.0",
    "certifi 2024.2.2",
    "click 8.1.7",
    "idna 3.7",
    "jinja2 3.1.4",
    "lxml 5.2.1",
    "pillow 10.3.0",
    "pyyaml 6.0.1",
    "requests 2.32.2",
    "tzdata 2024.1",
)
_LAYERS = ("FROM debian:12-slim", "RUN apt-get install -y --no-install-recommends tini",
           "WORKDIR /srv/app", "COPY requirements.txt .", "RUN pip install -r requirements.txt",
           "COPY src/ src/", "COPY templates/ templates/", "USER app",
           'ENTRYPOINT ["tini", "--", "python", "-m", "app"]')  # fmt: skip
_REGIONS = ("north", "south", "central")
# What each job does after its preparations.
_KINDS = {"compile": "compile", "assets": "bundle", "docker-image": "image", "lint": "lint",
          "staging": "deploy", "production": "deploy"}  # fmt: skip


class JobLog:
    """The log of a job: its lines so far, and the seconds that it took."""

    def __init__(self, w: Writer, scheme: Scheme, job: str, state: str) -> None:
        self.w, self.scheme, self.job = w, scheme, job
        self.failed = state == "bad"
        self.lines: list[tuple[Span, ...]] = []
        self.start = self.clock = w.integer(8 * 3600, 17 * 3600)
        self._prepare()
        kind = _KINDS.get(job, "test")
        {"compile": self._compile, "bundle": self._bundle, "image": self._image,
         "lint": self._lint, "deploy": self._deploy, "test": self._test}[kind]()  # fmt: skip
        if state == "now":
            self.lines = self.lines[: -w.integer(1, 4)]
        else:
            self._say(variant(w, "ci_cleanup", 4))

    @property
    def seconds(self) -> int:
        return self.clock - self.start

    def _say(self, text: str, color: str = "", *, bold: bool = False, wait: int = 1) -> None:
        self.clock += self.w.integer(0, wait)
        stamp = f"{self.clock // 3600:02}:{self.clock // 60 % 60:02}:{self.clock % 60:02}  "
        self.lines.append(
            (Span(stamp, color=self.scheme.muted), Span(text, color=color, bold=bold))
        )

    def _run(self, command: str) -> None:
        if self.w.chance(0.25):
            self.lines.append((Span(""),))
        self._say(f"$ {command}", self.scheme.call, bold=True)

    def _took(self, key: str, low: int, high: int, **values: object) -> None:
        """A line that tells a time in seconds, which has passed since the line before."""
        tenths = self.w.integer(low, high)
        self.clock += round(tenths / 10)
        self._say(self.w.say(f"code.{key}", s=self.w.number(tenths, 1), **values), wait=0)

    def _prepare(self) -> None:
        w = self.w
        self._say(variant(w, "ci_runner", 4, name=f"runner-{w.integer(2, 40)}"))
        self._run("env | grep ^CI_")
        for name, value in (("DEPTH", "20"), ("JOB", self.job), ("REGION", w.pick(_REGIONS)),
                            ("RETRIES", str(w.integer(0, 3))), ("TIMEOUT", "1800")):  # fmt: skip
            self._say(f"CI_{name}={value}", self.scheme.muted, wait=0)
        self._run("git fetch --depth=20 origin")
        self._took("ci_fetch", 8, 46, n=w.integer(14, 980))
        self._run(f"cache restore {self.job}-v{w.integer(2, 6)}")
        self._say(w.say("code.ci_restore", n=w.integer(60, 980)), wait=4)
        self._run("make deps")
        for package in sorted(w.sample(_PACKAGES, w.integer(5, 8))):
            self._say(f"    = {package}", self.scheme.muted)
        self._say(variant(w, "ci_install", 4), wait=3)

    def _compile(self) -> None:
        w, start = self.w, self.clock
        self._run("make all -j4")
        names = w.sample(_FILES, w.integer(9, 12))
        for number, name in enumerate(names, 1):
            share = 96 * number // len(names)
            self._say(f"[{share:>3}%] build/{name}.o", self.scheme.muted, wait=4)
        if self.failed:
            place = f"src/{names[-1]}.c:{w.integer(20, 400)}"
            self._say(w.say("code.ci_syntax", name=place), w.theme.bad)
            self._say(w.say("code.ci_stopped"), w.theme.bad, bold=True)
            return
        spent = w.number(10 * (self.clock - start) + w.integer(1, 9), 1)
        self._say(w.say("code.ci_compile", n=len(names), s=spent))
        self._upload()

    def _bundle(self) -> None:
        w = self.w
        self._run("npm run build")
        names = sorted(w.sample(_FILES, 7))
        for name in names:
            kind = w.pick(("js", "js", "css", "svg"))
            size = w.number(w.integer(18, 2400), 1)
            path = f"dist/{name}-{w.integer(0, 0xFFFFFF):06x}.{kind}"
            self._say(f"{path:<28} {size:>8} kB", self.scheme.muted, wait=2)
        if self.failed:
            place = f"web/{names[-1]}.js:{w.integer(8, 300)}"
            self._say(w.say("code.ci_syntax", name=place), w.theme.bad)
            self._say(w.say("code.ci_stopped"), w.theme.bad, bold=True)
            return
        self._say(w.say("code.ci_bundle", n=w.integer(24, 90)), w.theme.good)
        self._upload()

    def _image(self) -> None:
        w = self.w
        self._run(f"docker build -t registry.local/app:{w.integer(300, 900)} .")
        layers = _LAYERS[: 5 if self.failed else len(_LAYERS)]
        for number, layer in enumerate(layers, 1):
            self._say(f"[{number}/{len(_LAYERS)}] {layer}", self.scheme.muted, wait=6)
        if self.failed:
            self._say(w.say("code.ci_syntax", name="requirements.txt:7"), w.theme.bad)
            self._say(w.say("code.ci_stopped"), w.theme.bad, bold=True)
            return
        self._say(w.say("code.ci_image", n=len(_LAYERS)), w.theme.good)
        self._run("docker push --quiet")
        self._took("ci_upload", 20, 190)

    def _lint(self) -> None:
        w = self.w
        self._run("make lint")
        names = sorted(w.sample(_FILES, w.integer(9, 13)))
        bad = w.sample(names, w.integer(3, 6)) if self.failed else []
        for name in names:
            if name in bad:
                place = f"src/{name}.py:{w.integer(4, 380)}"
                self._say(variant(w, "ci_style", 3, name=place), w.theme.bad)
            else:
                self._say(f"src/{name}.py  ok", self.scheme.muted)
        if self.failed:
            self._say(w.say("code.ci_style_bad", n=len(bad)), w.theme.bad, bold=True)
        else:
            self._say(w.say("code.ci_lint", n=w.integer(60, 240)), w.theme.good)

    def _test(self) -> None:
        w = self.w
        cases = w.sample(_CASES, w.integer(9, 14))
        self._run(f"make {self.job}")
        self._say(w.say("code.ci_run", n=len(cases) + self.failed), wait=4)
        for word in cases:
            self._say(w.say("code.ci_case", name=word, ms=w.integer(4, 900)), w.theme.good)
        if self.failed:
            self._say(w.say("code.ci_case_bad", name="test_leap_day"), w.theme.bad)
            self._say(variant(w, "ci_expected", 3), w.theme.bad)
            for text in ("assert days_between(start, end) == 29", "where 28 = days_between(...)"):
                self._say(f"    {text}", self.scheme.keyword, wait=0)
            self._say(w.say("code.ci_failed", n=1), w.theme.bad, bold=True)
            return
        self._run("coverage report --fail-under=85")
        self._say(w.say("code.ci_report", n=w.integer(20, 190)))
        self._upload()

    def _deploy(self) -> None:
        w = self.w
        count = w.integer(3, 5)
        self._run(f"deployctl pull --target {self.job}")
        self._say(w.say("code.ci_pull"), wait=5)
        self._run("deployctl migrate")
        self._say(w.say("code.ci_migrate", n=w.integer(2, 6)), wait=9)
        self._run("deployctl rollout --one-by-one")
        for number in range(1, count + 1):
            self._say(f"[{number}/{count}] node-{number:02}  ready", self.scheme.muted, wait=9)
        self._say(w.say("code.ci_start", n=count))
        self._run(f"curl -fsS https://{self.job}.{w.domain()}/health")
        if self.failed:
            self._say(w.say("code.ci_health_bad", n=30), w.theme.bad)
            self._say(w.say("code.ci_rolled"), w.theme.bad, bold=True, wait=20)
        else:
            self._say(w.say("code.ci_health", ms=w.integer(18, 240)), w.theme.good)

    def _upload(self) -> None:
        self._run("artifacts push build/report.zip")
        self._took("ci_upload", 11, 96)
