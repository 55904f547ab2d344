# make demo   builds the test sets, scores two floors on each, writes a report     make test   runs every test
# Both set up their own virtual environment in .venv; PYTHON chooses the interpreter (3.11 or later).

PYTHON ?= python3
BIN := .venv/bin

.PHONY: demo test check clean

demo: .venv/installed
	@scripts/demo

test: .venv/installed
	@$(BIN)/python -m pytest -n auto

check: .venv/installed
	@scripts/check

.venv/installed: pyproject.toml scripts/setup
	@scripts/setup $(PYTHON)

clean:
	rm -rf .venv build dist out
