# Everything lives in .venv and no root is needed. Only the browser of the tests may come to lie elsewhere:
# root on Debian installs its package, and Playwright keeps its downloads in the cache of the user.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready
WITH_NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
# What Python has compiled is kept, whatever the environment says: journeys start dozens of processes.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help setup run test browser check format lock dist bench clean gallery

help: ## what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /	/' | expand -t 16

# Where everything must be tried, Helm's library comes as well: 75 MB that few who write code need.
comma := ,
EXTRAS := dev$(if $(CI),$(comma)chart)

$(READY): pyproject.toml packaging/engine/pyproject.toml clients/python/pyproject.toml requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { echo 'Procaccio needs Python 3.11 or newer, and $(PYTHON) is none. Choose another: make setup PYTHON=python3.12' >&2; exit 1; }
	@test -x $(BIN)/pip || $(PYTHON) -c 'import ensurepip' 2>/dev/null || { echo '$(PYTHON) comes without its module venv (on Debian and Ubuntu: apt-get install python3-venv)' >&2; exit 1; }
	test -x $(BIN)/pip || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements.lock uv
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint requirements.lock --editable '.[$(EXTRAS)]'
	@touch $(READY)

setup: $(READY) ## a .venv with everything inside it

run: setup ## the product on this machine, with a demonstration table
	$(BIN)/procaccio up --demo

PYTEST := $(BIN)/pytest --numprocesses 2 --dist loadgroup

test: setup browser ## every feature at least once: five minutes on two cores
	$(PYTEST) --tier test

.PHONY: test-all test-nightly costs
test-all: setup browser ## what `make test` leaves out, of the dearest a part that changes by the day: twenty minutes
	$(PYTEST) --tier all

test-nightly: costs test-dates ## every case of every test, and begun at odd dates, a storm of kills: some two hours
	$(MAKE) --no-print-directory chaos CHAOS=200

costs: setup browser ## every case of every test; what each costs is written to tests/costs.tsv, by which the tiers choose
	$(PYTEST) --tier nightly --costs

browser: setup ## the Chromium that the tests drive: found, or else fetched (asked for by name: tried again)
	$(BIN)/python -m tests.browser.get_browser $(if $(filter browser,$(MAKECMDGOALS)),--again)

.PHONY: laws
TABLES ?= 200
laws: setup ## the laws of the engine on many random tables (TABLES=1000 chooses how many of each game)
	$(BIN)/pytest tests/engine/laws --tables $(TABLES) --numprocesses 2

.PHONY: threads
STARTS ?= 20
threads: setup ## processes whose first calls come from eight threads (PYTHONS="…" tries more interpreters, STARTS=60 more often)
	PROCACCIO_PYTHONS="$(PYTHONS)" PROCACCIO_STARTS=$(STARTS) $(BIN)/pytest tests/engine/test_decoder.py --numprocesses 0

.PHONY: faults
EACH_AREA ?= 20
SEED ?= 1
AREAS ?=
faults: setup ## one small fault at a time in a copy of the tree: how many do the tests notice (AREAS="time plans", SEED=2 for others)?
	$(BIN)/python -m bench.faults --each $(EACH_AREA) --seed $(SEED) $(AREAS)

.PHONY: fuzz-mail
LETTERS ?= 10000
fuzz-mail: setup ## ten thousand letters that nobody wrote, read and answered at real tables (LETTERS=1000 for fewer)
	PROCACCIO_LETTERS=$(LETTERS) $(BIN)/pytest tests/service/mail/reading/test_fuzz.py tests/service/mail/incoming/test_fuzz.py -rP --durations=0

.PHONY: fuzz-api
REQUESTS ?= 100
DATABASE ?= sqlite
fuzz-api: setup ## new requests for every operation of the API, of which the first are kept in tests/service/web/api/requests (DATABASE=postgres, or both)
	PROCACCIO_REQUESTS=$(REQUESTS) PROCACCIO_DATABASE=$(DATABASE) $(BIN)/pytest tests/service/web/api/test_document.py --numprocesses 2

.PHONY: test-dates
DATES ?= 2028-02-28T23:59:59.9Z 2027-03-28T00:59:59.9Z 2027-10-31T00:59:59.9Z 2026-12-31T23:59:59.9Z
test-dates: setup ## the cheap tests of the service begun before a leap day, a change of the clocks in Rome, New Year
	for date in $(DATES); do \
		TZ=Europe/Rome $(PYTEST) tests/service tests/workers tests/journeys --tier test --now $$date || exit 1; \
	done

# Two at a time, all of them to their end even if one fails; each says what it has to say in one piece, where make can.
EACH := $(MAKE) --no-print-directory --jobs 2 --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
CHECKS := check-types check-dead-code check-imports check-dependencies check-lint check-format

check: setup ## format, lint, types, import contracts, dead code, dependencies
	@$(EACH) $(CHECKS)

.PHONY: quick quick-tests
quick: setup ## before each commit, in a minute or so: all checks, and a third of the cheap tests, another one each day
	@$(EACH) $(CHECKS) quick-tests

quick-tests:
	$(PYTEST) engine tests/engine tests/laws tests/service tests/workers --tier quick --quiet

.PHONY: $(CHECKS)
check-format:
	$(BIN)/ruff format --check .
check-lint:
	$(BIN)/ruff check .
check-types:
	$(BIN)/mypy
check-imports:
	$(BIN)/lint-imports
check-dead-code:
	$(BIN)/vulture
check-dependencies:
	$(BIN)/deptry .

format: setup ## lay the code out and mend what can be mended
	$(BIN)/ruff check --fix-only --quiet .
	$(BIN)/ruff format .

lock: setup ## choose the newest versions that fit, and write them down; deploy/requirements.lock is what houses install of it, with hashes
	$(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --extra dev --extra bench --extra chart --extra docs --no-header --no-emit-package procaccio-engine --no-emit-package procaccio-client pyproject.toml --output-file requirements.lock
	echo hatchling | $(BIN)/uv pip compile --quiet --generate-hashes --constraint requirements.lock --universal --python-version 3.11 --extra postgres --extra images --extra imap --no-header --no-annotate --no-emit-package procaccio-engine --no-emit-package procaccio-client pyproject.toml - --output-file deploy/requirements.lock

.PHONY: chart
chart: setup ## deploy/helm linted and rendered by Helm, and what comes of it held against the schemas of Kubernetes
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint requirements.lock --editable '.[dev,chart]'
	$(BIN)/pytest tests/deploy/test_chart.py --numprocesses 0

.PHONY: docs-run
docs-run: setup ## docs/deploying.md, word for word on machines that have just been set up (needs root, debootstrap, systemd-nspawn, slirp4netns)
	$(BIN)/python -m tests.deploy.docs_run

.PHONY: reference docs
reference: setup ## the pages of docs/ that are written from the code: settings, commands, problems, acts, events, paces, engine
	LC_ALL=C $(BIN)/python packaging/reference.py

docs: setup ## the documents as a site with search, in build/site
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint requirements.lock mkdocs-material
	NO_MKDOCS_2_WARNING=1 $(BIN)/python packaging/docs_site.py

.PHONY: clients client-wheel
clients: typescript ## what the clients are made of, written from the OpenAPI document
	$(WITH_NODE) $(BIN)/python -m clients.generate

client-wheel: setup ## the Python client alone as wheel and sdist, in dist/
	$(BIN)/uv build --quiet --out-dir dist clients/python

.PHONY: typescript client-package
typescript: setup ## what the TypeScript client is generated and built with, from its own lock
	cd clients/typescript && $(WITH_NODE) npm ci --no-audit --no-fund

client-package: typescript ## the TypeScript client as an npm package, in dist/
	$(WITH_NODE) $(BIN)/python -m clients.generate --only typescript
	mkdir -p dist && cd clients/typescript && $(WITH_NODE) npm pack --pack-destination ../../dist

dist: setup client-wheel ## wheels and sdists of procaccio, procaccio-engine and procaccio-client, in dist/
	$(BIN)/uv build --quiet --out-dir dist packaging/engine
	$(BIN)/uv build --quiet --out-dir dist .

.PHONY: release
release: setup ## the version at the top of the changelog: dated, tagged, built twice with the same hashes, with an SBOM and the recipe of its image, in dist/
	$(BIN)/python packaging/release.py

bench: bench-pace bench-engine bench-gym bench-service bench-cost bench-flat bench-streams bench-post bench-pictures bench-clock bench-time bench-size bench-pages bench-desk bench-client bench-contests bench-league bench-idle bench-backup bench-year ## every benchmark

.PHONY: figures
BENCHES ?= all
figures: setup ## docs/figures.md, measured anew (BENCHES="engine pace" for some; BENCHES= only writes the page)
	$(BIN)/python -m bench.figures $(BENCHES)

.PHONY: bench-engine
bench-engine: setup ## decisions per second of each game, beside OpenSpiel
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint requirements.lock 'open-spiel'
	$(BIN)/python -m bench.engine

.PHONY: bench-gym baselines
bench-gym: setup ## steps per second of the environments for research, beside PettingZoo's own card games
	$(BIN)/uv pip install --quiet --python $(BIN)/python --constraint requirements.lock rlcard pygame
	$(BIN)/python -m bench.gym

baselines: setup ## docs/baselines.md: bots among themselves, as learners meet them (half an hour)
	$(BIN)/python -m bench.baselines --page docs/baselines.md

.PHONY: bench-pace
bench-pace: setup ## hand-overs and days of whole tables, with plans and auctions all at once and without
	$(BIN)/python -m bench.pace

.PHONY: wins-by-seat
wins-by-seat: setup ## wins of courtiers by seat and by place in the first order of turns (an hour)
	$(BIN)/python -m bench.seats

.PHONY: values
values: setup ## what the doge judges tables by, learned anew from tables of courtiers (a quarter of an hour)
	$(BIN)/python -m bench.values --processes 2

.PHONY: bench-post
bench-post: setup ## mails per second through the workers, beside a bare loop, and the time to write one
	$(BIN)/python -m bench.post

.PHONY: bench-pictures
bench-pictures: setup ## processor time of a picture of a letter: its drawing, its pixels, its file
	$(BIN)/python -m bench.pictures

.PHONY: bench-mail
bench-mail: setup ## 500 letters through a mail server that greylists, hangs up and is away, while workers are killed, beside the best it allows
	$(BIN)/python -m bench.mail

.PHONY: bench-service
bench-service: setup ## moves, views and lists per second on PostgreSQL, beside a bare floor
	$(BIN)/python -m bench.service

.PHONY: bench-cost
BESIDE ?=
bench-cost: setup ## processor time of an action, of a letter, a stream and an idle minute, seen from outside (BESIDE=folder: beside another checkout)
	$(BIN)/python -m bench.cost $(if $(BESIDE),--beside $(BESIDE))

.PHONY: bench-flat
bench-flat: setup ## processor time of a turn and a view at move 10 and at move 400, among 10 and among 100,000 tables
	$(BIN)/python -m bench.cost.flat

.PHONY: bench-streams
STREAMS = 10000
bench-streams: setup ## open streams in one process: memory, processor time, how late a message is, and a view beside them (STREAMS=10000)
	$(BIN)/python -m bench.streams --streams $(STREAMS)

.PHONY: bench-idle
bench-idle: setup ## what a house costs that nobody uses: memory, transactions a minute, what is installed
	$(BIN)/python -m bench.idle

.PHONY: bench-backup
SAVED ?= 10000
bench-backup: setup ## a house of SAVED tables (10,000) saved while it is played, and brought back
	$(BIN)/python -m bench.backup $(SAVED)

.PHONY: bench-year
bench-year: setup ## a year of 1,000 players and 5,000 tables in an hour, with kills and an upgrade (YEAR_WEEKS=8 YEAR_PEOPLE=100 YEAR_TABLES=50 in two minutes)
	$(BIN)/python -m bench.year

.PHONY: bench-league
PEOPLE ?= 10000
bench-league: setup ## a league of PEOPLE (10,000, at 2,500 tables), a season of it played by bots, rated and promoted
	$(BIN)/python -m bench.league $(PEOPLE)

.PHONY: bench-contests
bench-contests: setup ## a Swiss of 10,000 people at 2,500 tables with the clock wound, and what a page of its standings costs
	$(BIN)/python -m bench.contests

.PHONY: bench-pages
bench-pages: setup ## the page of a table beside the view of the API: time, and bytes over the wire
	$(BIN)/python -m bench.pages

.PHONY: bench-desk
bench-desk: setup ## every page of the desk among 100 and among 100,000 tables
	$(BIN)/python -m bench.desk

.PHONY: chaos load
CHAOS ?= 1000
chaos: setup ## whole tables over HTTP and mail in the full shape, while every part is killed at random (CHAOS=50 for fewer tables)
	$(BIN)/python -m bench.chaos --tables $(CHAOS)

load: setup ## the same without faults for ten minutes at full speed: figures, memory, queues
	$(BIN)/python -m bench.chaos --load --every 0 --minutes 10 --tables 400

.PHONY: bench-clock
bench-clock: setup ## what it costs to reckon one clock anew, beside a bare change of zone
	$(BIN)/python -m bench.clock

.PHONY: bench-time
bench-time: setup ## what a sweep of the clocks costs among 10,000 and among 1,000,000 open deadlines
	$(BIN)/python -m bench.time

.PHONY: bench-size
bench-size: setup ## bytes and rows of a table on PostgreSQL from deal to end, and what a million would need
	$(BIN)/python -m bench.size

.PHONY: bench-client
bench-client: setup ## milliseconds in which the Python client reads a question of 700 answers
	$(BIN)/python -m bench.client

gallery: setup ## every part of the pages in every state, at http://127.0.0.1:8001/gallery
	$(BIN)/flask --app service.gallery run --port 8001

clean: ## what the tools leave behind
	rm -rf .mypy_cache .ruff_cache .pytest_cache .import_linter_cache build dist
