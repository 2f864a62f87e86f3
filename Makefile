# make run    a poker room on this machine, in your browser
# make test   every test, the browser's included; `croupier rules coverage` then counts the rules
# make check  format, lint, types, layers, the browser's sources
# make bench  hands a second
# make clean  forget everything that was made

PYTHON =
WORKERS = 2
BIN = .venv/bin
BUILD_INPUTS := pyproject.toml hatch_build.py \
	$(shell find ui -name node_modules -prune -o -type f -print 2>/dev/null)

.PHONY: run test check bench clean

run: .venv/.room
	$(BIN)/croupier serve

test: .venv/.tools
	chromium=$$($(BIN)/python scripts/find_chromium.py) && \
	CHROMIUM="$$chromium" CROUPIER_TRACE_RULES=build/rules_trace.json \
		$(BIN)/python -m pytest -n $(WORKERS)

check: .venv/.tools
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/python -m pytest -q tests/architecture
	$(BIN)/python scripts/npm.py run check

bench: .venv/.tools
	$(BIN)/croupier bench hands --against pokerkit

clean:
	rm -rf .venv build dist ui/node_modules src/croupier/web/static
	rm -rf .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests scripts -name __pycache__ -prune -exec rm -rf {} +

.venv/.made:
	python=$$(PYTHON="$(PYTHON)" sh scripts/find_python.sh) && "$$python" -m venv --clear .venv
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"
	touch $@

# Installed in place: a change of Python needs no new installation, a change of the interface does.
.venv/.room: .venv/.made $(BUILD_INPUTS)
	rm -rf src/croupier/web/static
	$(BIN)/python -m pip install --quiet --editable ".[room]"
	touch $@

.venv/.tools: .venv/.room
	$(BIN)/python -m pip install --quiet --group test --group lint
	touch $@
