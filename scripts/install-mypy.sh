#!/usr/bin/env bash
# The checker of the Python package's types, in an environment of its own under .venv/.
set -euo pipefail
cd "$(dirname "$0")/.."
.venv/mypy/bin/mypy --version 2> /dev/null && exit 0
rm -rf .venv/mypy
python3 -m venv .venv/mypy
.venv/mypy/bin/python -m pip install --quiet 'mypy>=1.15'
