# make play   sets everything up and serves the table at http://127.0.0.1:8000
# make test   sets everything up and runs all checks and tests, browser tests included
# make wheel  builds the package that people install, with the browser's part in it, in dist/
# make bench  prints the benchmark tables; `make bench JSON=out` writes them too: out.rules, out.search, out.server, out.crowd
# make soak   the long tests: every index checked in compiled rules, ten million moves interpreted against compiled, thousands of games, a second model of the rules beside the real ones, a hundred killed servers, an hour of chaos (WATERSHED_CHAOS_MINUTES), standstills
# make shots  pictures of every page, at desktop and phone size, in web/shots

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# The rules once more, compiled. What bots think of a table is compared in tests/test_speeds.py.
COMPILED_TESTS := tests/games tests/match tests/test_any_game.py --ignore=tests/games/flooruler/test_bots.py --ignore-glob='tests/games/*/test_second*'
BOT_TESTS := tests/bots tests/lab tests/terminal tests/test_speeds.py tests/test_redeals.py tests/games/flow/test_strange_books.py tests/games/flow/test_pace.py
CLIENT := web/dist/index.html
CLIENT_SOURCES := $(shell find web/src web/public web/scripts/compress.mjs web/scripts/worker.mjs web/index.html web/offline.html web/vite.config.ts web/tsconfig.json -type f)
BROWSERS := chromium chromium-browser google-chrome

.PHONY: setup client wheel play terminal test check test-bots test-compiled test-server test-rules test-web test-browser services bench soak balance shopping shots clean

setup: $(VENV)/.ready

$(VENV)/.ready: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Watershed needs Python 3.11 or newer; set PYTHON=/path/to/it."; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[dev]'
	@touch $@

client: $(CLIENT)

web/node_modules/.ready: web/package.json web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' || { echo "The browser's part needs Node 20 or newer."; exit 1; }
	cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): web/node_modules/.ready $(CLIENT_SOURCES)
	cd web && npm run --silent build
	@touch $@

wheel: setup client
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .

play: setup client
	$(BIN)/watershed serve

terminal: setup
	$(BIN)/watershed play flow

# Two parts of the Python tests run at a time. All that compiles rules is in one of them, or they would be compiled twice; the
# server, which plays with compiled bots too, comes when most of that is done. The browser tests depend on the clock, so they
# have the machine to themselves.
test: setup client services check test-web
	@$(MAKE) --no-print-directory -j2 $(if $(filter output-sync,$(.FEATURES)),-Otarget) test-compiled test-rules test-server
	@$(MAKE) --no-print-directory test-browser

check: setup web/node_modules/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	cd web && npm run --silent lint

test-bots: setup
	$(BIN)/python -m pytest -W error $(BOT_TESTS)

test-compiled: test-bots
	WATERSHED_RULES=compiled $(BIN)/python -m pytest $(COMPILED_TESTS)

test-server: setup client services
	$(BIN)/python -m pytest -W error tests/server

test-rules: setup
	$(BIN)/python -m pytest -W error tests $(addprefix --ignore=,$(BOT_TESTS) tests/server)

test-web: web/node_modules/.ready
	cd web && npm test

test-browser: setup client
	@command -v $(BROWSERS) > /dev/null || test -d web/node_modules/@sparticuz || (cd web && npm install --no-save --no-audit --no-fund --loglevel=error @sparticuz/chromium@147)
	cd web && npm run --silent browser

# A real PostgreSQL and a real Redis for the tests, if they can be installed.
services:
	@{ ls /usr/lib/postgresql/*/bin/initdb > /dev/null 2>&1 && command -v redis-server > /dev/null; } || test "$$(id -u)" != 0 || \
		! command -v apt-get > /dev/null || { apt-get update -qq && apt-get install -y -qq postgresql redis-server > /dev/null; }

bench: setup client services $(VENV)/.peers
	$(BIN)/python bench/run.py $(if $(JSON),--json $(JSON).rules)
	$(BIN)/python bench/search.py $(if $(JSON),--json $(JSON).search)
	$(BIN)/python bench/server.py $(if $(JSON),--json $(JSON).server)
	$(BIN)/python bench/crowd.py $(if $(JSON),--json $(JSON).crowd)

$(VENV)/.peers: $(VENV)/.ready
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt -e '.[peers]'
	@touch $@

balance: setup
	$(BIN)/python bench/balance.py

shopping: setup
	$(BIN)/python bench/errands.py
	$(BIN)/python bench/shopping.py

soak: setup services
	WATERSHED_RULES=compiled NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest $(COMPILED_TESTS)
	WATERSHED_COMPARED_MOVES=10000000 $(BIN)/python -m pytest -W error tests/test_speeds.py
	WATERSHED_REDEALT_GAMES=10000 $(BIN)/python -m pytest -W error tests/test_redeals.py
	WATERSHED_RANDOM_GAMES=20000 $(BIN)/python -m pytest -W error $(addsuffix /test_properties.py,$(addprefix tests/games/,flow flooruler floods))
	WATERSHED_RANDOM_GAMES=2000 $(BIN)/python -m pytest -W error tests/games/patchistory/test_properties.py
	WATERSHED_RULES=compiled WATERSHED_BESIDE_GAMES=240 WATERSHED_BESIDE_SEARCHED=8 $(BIN)/python -m pytest -W error tests/games/*/test_beside.py
	WATERSHED_KILLS=100 $(BIN)/python -m pytest -W error tests/server/test_kill.py
	$(BIN)/python -m tests.soak
	$(BIN)/python bench/standstills.py
	$(BIN)/python bench/standstills.py --game floods --most 6000
	$(BIN)/python bench/standstills.py --game patchistory --most 1500

shots: setup client
	cd web && npm run --silent shots

clean:
	rm -rf $(VENV) build dist web/dist web/node_modules .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
