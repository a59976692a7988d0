# Everything lives in .venv; delete it to start afresh.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/pip --quiet --disable-pip-version-check
LOCKED := $(PIP) install --require-hashes --requirement
LOCK := $(BIN)/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
	--no-header --no-annotate
CLIENT := $(shell find web src/regnum/locale -type f -not -path '*/node_modules/*' 2>/dev/null)

# Tests start hundreds of processes; each would compile all of its modules.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test python-tests python-checks client-checks matches machines bench ladder fuzz mutants chaos screenshots icons docs site lock clean

play: .venv/run  ## a server for this computer, and the browser on it
	@$(BIN)/regnum play

test: .venv/test  ## lint, types, tests
	@$(MAKE) --no-print-directory --jobs 3 python-checks client-checks python-tests

python-tests:
	$(BIN)/pytest -n 3 --dist loadgroup --no-loadscope-reorder

python-checks:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

client-checks:  # its output is long, so it is shown only when something fails
	@if command -v npm > /dev/null; then cd web && for what in test check lint format; do \
		npm run --silent $$what > ../.venv/client-checks.log 2>&1 \
		|| { cat ../.venv/client-checks.log; exit 1; }; done; echo "The client is checked."; \
		else echo "No Node here: the client is not checked."; fi

matches: .venv/test  ## whole matches in the browser, from the first decision to the last
	$(BIN)/pytest -n 2 --dist loadgroup --whole

machines: .venv/test  ## the arena on clusters of Ray and Dask; one of the machines dies
	$(LOCKED) requirements/machines.txt
	$(BIN)/pytest tests/arena/test_cluster.py

bench: .venv/bench  ## speed of the engine, the environments, the bots and the server, also against others
	$(BIN)/python bench/speed.py
	$(BIN)/python bench/kernel.py --compile
	$(BIN)/python bench/environments.py
	$(BIN)/python bench/thinking.py
	$(BIN)/python bench/load.py
	$(BIN)/python bench/attack.py
	$(BIN)/python bench/attack.py --tables 1000 --think 4
	$(BIN)/python bench/review.py --matches 20

ladder: .venv/test  ## play the ladders of both games and rewrite docs/strength.md (hours; stop and resume)
	$(BIN)/regnum ladder kingdom-builder
	$(BIN)/regnum ladder kingsburg

fuzz: .venv/test  ## many games with every check on, and compiled (GAMES=100000 ENDS=1000000 STEPS=100000)
	$(BIN)/python tests/fuzz.py kingdom-builder --games $(or $(GAMES),100000)
	$(BIN)/python tests/fuzz.py kingsburg --games $(or $(GAMES),100000)
	PYTHONPATH=tests $(BIN)/python tests/fast/fuzz.py kingdom-builder \
		--games $(or $(ENDS),1000000) --steps $(or $(STEPS),100000)
	PYTHONPATH=tests $(BIN)/python tests/fast/fuzz.py kingsburg \
		--games $(or $(ENDS),1000000) --steps $(or $(STEPS),100000)

mutants: .venv/test  ## break one compiled rule at a time: the tests must notice each
	$(BIN)/python tests/fast/mutants.py kingdom-builder
	$(BIN)/python tests/fast/mutants.py kingsburg

chaos: .venv/test  ## matches over a bad network and on a server that dies (RUNS=1000 KILLED=60)
	$(BIN)/python tests/server/chaos.py --runs $(or $(RUNS),1000)
	$(BIN)/python tests/server/chaos.py --runs $(or $(KILLED),60) --kill

screenshots: .venv/test  ## pictures of every screen, written to screenshots/
	$(BIN)/python tests/web/screenshots.py

icons: .venv/test  ## draw the client's icons anew, after a change of web/public/icon.svg
	$(BIN)/python tests/web/icons.py

docs: .venv/test  ## rewrite the generated pages
	$(BIN)/python tests/rules_coverage.py --write
	$(BIN)/python tests/environments/observation_tables.py --write

site: .venv/test  ## the documentation, written to site/
	$(BIN)/zensical build --clean --strict

lock: .venv/run  ## pin the newest Python packages of pyproject.toml, with their hashes
	$(PIP) install uv
	$(LOCK) pyproject.toml --group build --extra test -o requirements/test.txt
	$(LOCK) pyproject.toml --group build --extra play -c requirements/test.txt -o requirements/play.txt
	$(LOCK) pyproject.toml --extra fast -c requirements/test.txt -o requirements/fast.txt
	$(LOCK) pyproject.toml --group build --extra bench -c requirements/test.txt -o requirements/bench.txt
	$(LOCK) pyproject.toml --group build --extra machines -c requirements/test.txt -o requirements/machines.txt
	$(LOCK) --group node -o requirements/node.txt
	$(LOCK) --group openspiel -c requirements/test.txt -o requirements/openspiel.txt
	$(LOCK) --group torch -c requirements/test.txt --excludes requirements/no-cuda.in -o requirements/torch.txt
	sed "s/^torch==[0-9.]* /&; sys_platform != 'linux' /" requirements/torch.txt \
		| cat - requirements/torch-cpu.in > requirements/torch.new
	mv requirements/torch.new requirements/torch.txt

clean:
	rm -rf .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis

.venv/run: pyproject.toml hatch_build.py $(wildcard requirements/*.txt) $(CLIENT)
	$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11) and 'Python 3.11 or newer is needed: make PYTHON=python3.12')"
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(LOCKED) requirements/play.txt
	@$(LOCKED) requirements/fast.txt --only-binary :all: \
		|| echo "There is no Numba for this machine: bots will think in Python, and less far ahead."
	@command -v npm || $(LOCKED) requirements/node.txt
	PATH="$$PATH:$(CURDIR)/$(BIN)" $(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/test: .venv/run
	$(LOCKED) requirements/test.txt
	@$(LOCKED) requirements/openspiel.txt --only-binary :all: \
		|| echo "There is no OpenSpiel for this machine: the tests with it will be skipped."
	@$(LOCKED) requirements/torch.txt --only-binary :all: \
		|| echo "There is no torch without CUDA here: the tests with it will be skipped."
	@command -v chromium && command -v chromium-headless-shell \
		|| { command -v apt-get && apt-get install --yes --quiet chromium chromium-headless-shell; } \
		|| echo "No Chromium here: the tests with a browser will be skipped."
	@command -v nginx || test -x /usr/sbin/nginx \
		|| { command -v apt-get && apt-get install --yes --quiet nginx-light; } \
		|| echo "No nginx here: the test of a proxy will be skipped."
	@touch $@

.venv/bench: .venv/run
	$(LOCKED) requirements/bench.txt
	@$(LOCKED) requirements/openspiel.txt --only-binary :all: \
		|| echo "There is no OpenSpiel for this machine: it is not measured."
	@touch $@
