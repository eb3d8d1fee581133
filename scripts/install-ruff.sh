#!/usr/bin/env bash
# The checker of the Python code, in an environment of its own under .venv/.
set -euo pipefail
cd "$(dirname "$0")/.."
.venv/ruff/bin/ruff --version 2> /dev/null && exit 0
rm -rf .venv/ruff
python3 -m venv .venv/ruff
.venv/ruff/bin/python -m pip install --quiet 'ruff>=0.14'
