# make demo   builds the test sets, scores two floors on each, writes a report
# make test   runs every test            make quick   what is worth running between two commits
# All set up their own virtual environment in .venv; PYTHON chooses the interpreter (3.11 or later).

PYTHON ?= python3
BIN := .venv/bin

.PHONY: demo test quick check clean

demo: .venv/demo
	@scripts/demo

test: .venv/test
	@$(BIN)/python -m pytest -n auto --dist loadfile

quick: .venv/test
	@scripts/check --quick

check: .venv/test
	@scripts/check

# What the demo needs is the package alone; the tests need all that can be tried.
.venv/demo: pyproject.toml scripts/setup
	@scripts/setup $(PYTHON) demo

.venv/test: pyproject.toml scripts/setup
	@scripts/setup $(PYTHON) test dev

clean:
	rm -rf .venv build dist out
