# Würfelreich. These targets need only Python 3.11 or newer and make; the tests also use Chromium and strace, make soak also nginx.
# Each installs what it needs into .venv on first use.

PYTHON ?= python3
# The browser app, built into the package.
WEB = src/wuerfelreich/server/web/index.html
# Arguments for the command behind a target: make play ARGS=--help
ARGS ?=
# Locked packages are checked against their hashes; the project is an editable install, so edits take effect at once.
INSTALL = bin/python -m pip install -qq --disable-pip-version-check
LOCKED = $(INSTALL) --require-hashes --requirement
LINKED = $(INSTALL) --no-deps --no-build-isolation --editable .

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web web-dev screenshots test lint format soak bench bench-attacks bench-levels bench-review bench-server bench-solvers bench-value bench-web luck profile lock audit clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' Makefile

play: .venv/.play $(WEB) ## Start the server on this machine and open it in the browser
	@.venv/bin/wuerfelreich play $(ARGS)

web: $(WEB) ## Build the browser app into the package

web-dev: .venv/.play web/node_modules/.ready ## Serve the browser app with hot reloading, next to a running server
	@tools/web dev $(ARGS)

screenshots: .venv/.dev .venv/.chromium $(WEB) ## Take pictures of every page and table, in build/screenshots
	@.venv/bin/python -m tests.browser.screenshots build/screenshots

test: lint .venv/.strace .venv/.chromium $(WEB) ## Run all checks, then all tests
	@tools/web test
	.venv/bin/pytest $(ARGS)

lint: .venv/.dev web/node_modules/.ready ## Check style, types and layers, without the tests
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	@tools/web check

format: .venv/.dev web/node_modules/.ready ## Sort imports and format all files
	.venv/bin/ruff check --select I --fix
	.venv/bin/ruff format
	@tools/web format

soak: .venv/.dev .venv/.strace .venv/.chromium .venv/.deploy $(WEB) ## Run the Python tests with far more generated examples
	HYPOTHESIS_PROFILE=soak .venv/bin/pytest $(ARGS)

bench: bench/.venv/.ready ## Compare the speed of the rules with OpenSpiel and Catanatron
	@bench/.venv/bin/python -m bench.rules $(ARGS)

bench-server: .venv/.dev .venv/.node bench/server/node/node_modules/.ready ## Compare the server under load with boardgame.io
	@.venv/bin/python -m bench.server $(ARGS)

bench-solvers: .venv/.play ## Measure how fast the solvers decide
	@OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 .venv/bin/python -m bench.solvers $(ARGS)

bench-value: .venv/.play ## Measure how good the chances to win are: calibration, rollouts, luck, strength, speed
	@OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 .venv/bin/python -m bench.value $(ARGS)

bench-levels: .venv/.play ## Measure how far apart the levels for people are
	@OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 .venv/bin/python -m bench.levels $(ARGS)

bench-review: .venv/.play ## Measure reviews: their law, luck, drift, the bots' losses, time
	@OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 .venv/bin/python -m bench.review $(ARGS)

bench-attacks: .venv/.dev $(WEB) ## Attack the server, and measure how long another player waits
	@.venv/bin/python -m bench.attacks $(ARGS)

bench-web: .venv/.dev .venv/.chromium $(WEB) ## Measure the browser app in Chromium against its limits
	@.venv/bin/python -m bench.web

luck: .venv/.play ## Show how much luck there is in a game: make luck GAME=knatsch
	@OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1 .venv/bin/python -m bench.luck $(GAME) $(ARGS)

profile: .venv/.play ## Profile the rules of one game: make profile GAME=knatsch
	@.venv/bin/python -m bench.profile $(GAME) $(ARGS)

lock: ## Rewrite requirements/*.txt after a change of dependencies
	PYTHON="$(PYTHON)" tools/lock $(ARGS)

audit: .venv/.node ## Look for known vulnerabilities in all locked packages; needs the internet
	@PYTHON="$(PYTHON)" tools/audit $(ARGS)

clean: ## Remove everything these targets have created
	rm -rf .venv bench/.venv bench/server/node/node_modules web/node_modules web/src/wire/types.ts web/src/wire/games.json web/src/design/fonts web/public/fonts src/wuerfelreich/server/web build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find bench src tests tools -name __pycache__ -prune -exec rm -rf {} +

# A virtual environment contains its own path. One that was copied or moved with the project would run the code
# in the old place, so it is created afresh; so is one whose Python is gone.
place = $(shell test -x $(1)/bin/python && cat $(1)/.place 2>/dev/null)
ifneq ($(call place,.venv),$(CURDIR))
.PHONY: .venv/.place
endif
ifneq ($(call place,bench/.venv),$(CURDIR))
.PHONY: bench/.venv/.place
endif

.venv/.place bench/.venv/.place:
	@command -v "$(PYTHON)" >/dev/null || { echo "Wuerfelreich needs Python 3.11 or newer; there is no $(PYTHON) on the PATH." >&2; exit 1; }
	@"$(PYTHON)" tools/check_python.py
	@echo "Setting up $(@D) ..."
	@"$(PYTHON)" -m venv --clear $(@D)
	@printf '%s\n' "$(CURDIR)" > $@

.venv/.play: requirements/run.txt pyproject.toml .venv/.place
	@echo "Installing what the game needs ..."
	@.venv/$(LOCKED) requirements/run.txt
	@.venv/$(LINKED)
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.play
	@echo "Installing what the checks need ..."
	@.venv/$(LOCKED) requirements/dev.txt
	@touch $@

# Node comes from a wheel, so it need not be installed.
.venv/.node: requirements/web.txt .venv/.play
	@echo "Installing Node for the browser app ..."
	@.venv/$(LOCKED) requirements/web.txt
	@touch $@

web/node_modules/.ready: web/package-lock.json .venv/.node
	@echo "Installing what the browser app is built with ..."
	@tools/web install
	@touch $@

$(WEB): web/node_modules/.ready $(shell find web/src web/public web/tools web/*.ts web/*.html -type f ! -path 'web/src/wire/*' ! -path '*/fonts/*') $(shell find src/wuerfelreich/words -name '*.ftl') $(shell find src/wuerfelreich/rules src/wuerfelreich/server src/wuerfelreich/tables src/wuerfelreich/records src/wuerfelreich/odds -name '*.py')
	@echo "Building the browser app ..."
	@tools/web build

# Chromium without a window of its own opens a page for an eighth of the work; any other Chromium does too.
.venv/.chromium: .venv/.place
	@command -v chromium-headless-shell >/dev/null || tools/install_package chromium-headless-shell \
		|| command -v chromium >/dev/null || tools/install_package chromium
	@touch $@

# The tests trace the server's system calls to see that a move is flushed before it is acknowledged.
.venv/.strace: .venv/.place
	@command -v strace >/dev/null || tools/install_package strace
	@touch $@

# The files in deploy/ are tried with what they are for.
.venv/.deploy: .venv/.place
	@test -x /usr/sbin/nginx || command -v nginx >/dev/null || tools/install_package nginx
	@command -v systemd-analyze >/dev/null || tools/install_package systemd
	@command -v openssl >/dev/null || tools/install_package openssl
	@touch $@

bench/.venv/.ready: requirements/bench.txt pyproject.toml bench/.venv/.place
	@echo "Installing OpenSpiel and Catanatron ..."
	@bench/.venv/$(LOCKED) requirements/bench.txt --only-binary open-spiel
	@bench/.venv/$(LINKED)
	@touch $@

bench/server/node/node_modules/.ready: bench/server/node/package-lock.json .venv/.node
	@echo "Installing boardgame.io ..."
	@tools/web install bench/server/node
	@touch $@
