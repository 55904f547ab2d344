"""Blocks of code as documentation shows them: shell, settings, a program, a request."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Span
from pointerbench.suites.text.kit.texts import code_line, label, muted
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

# The language, then the lines; {tool} is the name of the command, {version} its version.
_SAMPLES: tuple[tuple[str, ...], ...] = (
    (
        "YAML",
        "# config.yaml",
        "server:",
        "  host: 127.0.0.1",
        "  port: 8420",
        "retry:",
        "  attempts: 5",
        "  backoff: exponential",
    ),
    (
        "Shell",
        "$ curl -fsSL https://get.example.dev/install.sh | sh",
        "$ {tool} --version",
        "{tool} {version}.1",
        "",
        "$ {tool} init --template minimal ./demo",
        "$ {tool} serve --watch",
    ),
    (
        "Python",
        "from {tool} import Client",
        "",
        'client = Client(token=os.environ["API_TOKEN"])',
        "for item in client.list(limit=50):",
        "    print(item.id, item.state)",
    ),
    (
        "HTTP",
        "POST /v2/jobs HTTP/1.1",
        "Content-Type: application/x-www-form-urlencoded",
        "Authorization: Bearer $API_TOKEN",
        "",
        "name=nightly&retries=3&timeout=120",
        "",
        "HTTP/1.1 201 Created",
        "Location: /v2/jobs/4182",
    ),
)


def code_sample(w: Writer, tool: str, version: str) -> Group:
    """A block of code with its file's name and a button that copies it."""
    theme = w.theme
    kind, *lines = [
        line.replace("{tool}", tool).replace("{version}", version) for line in w.pick(_SAMPLES)
    ]
    nodes = [code_line(w, _coloured(w, line), 13) for line in lines]
    bar = row(
        muted(w, kind),
        push(),
        Icon("copy", 14, theme.muted),
        label(w, w.say("copy"), 12, theme.muted),
        gap=6,
        pad=pad(14, 6),
        border=theme.line,
        edges="b",
    )
    block = column(*nodes, pad=pad(16, 10), clip=True)
    return column(
        bar, block, fill=theme.code, border=theme.line, radius=6, place="code_block", clip=True
    )


def _coloured(w: Writer, line: str) -> list[Span]:
    """A remark pale, a prompt or key in colour."""
    theme = w.theme
    if line.startswith("#"):
        return [Span(line, color=theme.faint)]
    for sign in ("$ ", "from ", "for ", "POST "):
        if line.startswith(sign):
            return [Span(sign, color=theme.link, bold=True), Span(line[len(sign) :])]
    key, colon, value = line.partition(": ")
    if colon:
        bare = value.rstrip(",")
        spans = [Span(key, color=theme.link), Span(colon), Span(bare, color=theme.good)]
        return [*spans, Span(",")] if bare != value else spans
    return [Span(line)]
