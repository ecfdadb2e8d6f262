# One word each; `make` alone lists them. Everything happens inside this folder: .venv (tools), .build and build (results).

# What was compiled once is kept: hundreds of test modules, and servers that tests start.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCKED := $(PIP) --no-compile --require-hashes --no-deps --no-build-isolation
UV_LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
    --no-header --no-annotate --no-emit-package edubba
COMPILED := .build/compiled
# Test the wheel's files instead of src; the second folder is this one, for the helpers in tests and tools.
ON_COMPILED := --override-ini=pythonpath="$(COMPILED) ."
# What sees the rules from outside only: once is enough, on the package as it is played.
ONCE := tests/arena tests/benchmarks tests/cli tests/envs tests/plugins tests/server tests/table tests/web tests/words \
    tests/docs tests/test_assertions.py tests/packaging/test_[!c]*.py tests/packaging/test_calls.py tests/packaging/test_client.py tests/page tests/properties/test_edge.py tests/properties/test_rule_ids.py \
    tests/*/test_readings.py tests/*/test_scene.py tests/*/test_terminal.py tests/*/test_texts.py

.DEFAULT_GOAL := help
.PHONY: help web site play test slow browser check docs booklets pictures bench cover mutants lock clean
.DELETE_ON_ERROR:

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/play.done ## Play in the browser: prepares all that is missing, then opens the table
	@$(BIN)/python tools/compiled.py --with-client
	@PYTHONPATH=$(COMPILED) $(BIN)/edubba serve

web: .venv/play.done ## Build the web client
	@$(BIN)/python tools/client.py

test: .venv/dev.done ## Run all tests: on plain Python, on the compiled package, and in a real browser
	@if $(BIN)/python tools/client.py; then \
	    echo "== Tests of the web client"; \
	    $(BIN)/python tools/client.py --test; \
	elif [ "$$CI" = true ]; then \
	    echo "*** The web client must be tested here (CI=true)." >&2; exit 1; \
	else \
	    echo "*** SKIPPED: the web client was NOT tested, because it cannot be built on this machine." >&2; \
	fi
	@if $(BIN)/python tools/compiled.py --can; then \
	    echo "== Tests on plain Python"; set -e; \
	    EDUBBA_BRIEF=1 $(BIN)/pytest $(ONCE:%=--ignore-glob='%'); \
	    echo "== Tests on the compiled package, and those that need not be run twice"; \
	    EDUBBA_COMPILE=1 $(BIN)/python tools/compiled.py; \
	    EXPECT_COMPILED=1 $(BIN)/pytest $(ON_COMPILED) -n3; \
	elif [ "$$CI" = true ]; then \
	    echo "*** The compiled package must be tested here (CI=true)." >&2; exit 1; \
	else \
	    echo "*** SKIPPED: the compiled package was NOT tested, because it cannot be built on this machine." >&2; \
	    $(BIN)/pytest; \
	fi
	@for browser in chromium-headless-shell chromium chromium-browser google-chrome; do command -v $$browser >/dev/null && exit; done; \
	echo "*** SKIPPED: the web table was NOT tested in a browser, because this machine has no Chromium." >&2

slow: .venv/dev.done .venv/ray.done ## Run what takes longer: all mutants of hidden information, tests/slow on the compiled package (it builds the documentation, too), other Pythons
	EDUBBA_SLOW=1 $(BIN)/pytest tests/mutants
	@$(BIN)/python tools/client.py
	@EDUBBA_COMPILE=1 $(BIN)/python tools/compiled.py
	@$(MAKE) --no-print-directory site
	EDUBBA_SLOW=1 EXPECT_COMPILED=1 $(BIN)/pytest $(ON_COMPILED) tests/slow
	@$(BIN)/python tools/versions.py

browser: .venv/dev.done ## Play the web table in a real browser, on plain Python (needs chromium)
	@$(BIN)/python tools/client.py
	$(BIN)/pytest tests/web

check: .venv/dev.done ## Check style, types and the borders between the rooms
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/wire.py --check
	$(BIN)/python tools/client.py --check

bench: .venv/bench.done ## Measure Edubba beside its peers and beside version 0.1.0, in one run on one core
	@EDUBBA_COMPILE=1 $(BIN)/python tools/compiled.py
	@$(BIN)/python -m benchmarks.old
	$(BIN)/python -m benchmarks


site: .venv/play.done ## Build the whole house as a folder of files for any web space, played without a server: dist/site
	@$(BIN)/python tools/static_site.py

docs: .venv/dev.done ## Build the site of the documentation, to be read without a network
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build
	@echo "edubba: open .build/docs/index.html"

booklets: .venv/dev.done ## Print the rules of all games, in both languages, as PDF (needs chromium)
	@$(BIN)/python tools/client.py
	@$(BIN)/python tools/booklets.py

pictures: .venv/dev.done ## Take the pictures of the documentation anew, from fixed moments of the golden games (needs chromium)
	@$(BIN)/python tools/client.py
	@$(BIN)/python tools/pictures.py

cover: .venv/dev.done ## Tell which lines no test reaches (plain Python)
	$(BIN)/pytest --cov --cov-report=term

mutants: .venv/dev.done ## Try small mistakes in the rules of a game, and tell which no test notices: make mutants GAME=uruk
	@nice -n 15 $(BIN)/python tools/mutants.py $(GAME) $(MUTANTS)

lock: .venv/dev.done ## Renew the lock files in requirements/ from pyproject.toml
	$(PIP) 'uv>=0.9,<1'
	$(UV_LOCK) pyproject.toml --extra compile --output-file requirements/play.lock
	$(UV_LOCK) pyproject.toml --extra dev --output-file requirements/dev.lock
	$(UV_LOCK) pyproject.toml --extra compile --extra bench --output-file requirements/bench.lock
	$(UV_LOCK) pyproject.toml --extra ray --constraint requirements/dev.lock --output-file requirements/ray.lock
	$(UV_LOCK) --group pyproject.toml:node --output-file requirements/node.lock

clean: ## Remove everything that make has made
	rm -rf .venv .build build dist .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache src/*.egg-info \
	    web/node_modules src/edubba/server/web src/edubba/server/web.*
	find src tests tools benchmarks -name __pycache__ -prune -exec rm -rf {} +

# Some peers come as source archives: the build tools must be there before them.
.venv/bench.done: .venv/play.done

.venv/ray.done: .venv/dev.done

$(BIN)/python:
	@python=$$(tools/find-python) && echo "edubba: preparing .venv with $$($$python --version)" && $$python -m venv .venv

.venv/%.done: requirements/%.lock pyproject.toml | $(BIN)/python
	@$(BIN)/python tools/progress.py "installing what requirements/$*.lock names" $(LOCKED) -r $<
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@
