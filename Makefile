# make play   sets everything up and starts the table
# make test   sets everything up and runs all checks and tests
# make bench  prints the benchmark table; `make bench JSON=out.json` writes it too
# make soak   the long comparisons: ten million moves interpreted against compiled, and a fuzz of whole games

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED_TESTS := tests/games tests/match tests/test_any_game.py

.PHONY: setup play test check test-interpreted test-compiled bench soak balance clean

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Watershed needs Python 3.11 or newer; set PYTHON=/path/to/it."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

play: setup
	$(BIN)/watershed play flow

test: setup check test-interpreted test-compiled

check: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

test-interpreted: setup
	$(BIN)/python -m pytest -W error

test-compiled: setup
	WATERSHED_RULES=compiled NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest $(COMPILED_TESTS)

bench: setup
	$(BIN)/python bench/run.py $(if $(JSON),--json $(JSON))

balance: setup
	$(BIN)/python bench/balance.py

soak: setup
	WATERSHED_COMPARED_MOVES=10000000 $(BIN)/python -m pytest -W error tests/test_speeds.py
	WATERSHED_RANDOM_GAMES=20000 $(BIN)/python -m pytest -W error tests/games/flow/test_properties.py

clean:
	rm -rf $(VENV) build .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
