#!/usr/bin/env bash
# The Python package of this repository with what its tests need, in .venv/malgyeol.
set -euo pipefail
cd "$(dirname "$0")/.."
environment=.venv/malgyeol
[ -x "$environment/bin/python" ] || python3 -m venv "$environment"
"$environment/bin/python" -m pip install --quiet './python[test]'
