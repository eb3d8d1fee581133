#!/usr/bin/env bash
# The Python package of this repository with what its tests need, in .venv/malgyeol; PySpark (400 MB) only where it
# can be had.
set -euo pipefail
cd "$(dirname "$0")/.."
environment=.venv/malgyeol
[ -x "$environment/bin/python" ] || python3 -m venv "$environment"
"$environment/bin/python" -m pip install --quiet './python[test]'
"$environment/bin/python" -m pip install --quiet './python[spark]' ||
  echo 'PySpark could not be installed here: malgyeol.spark is not tested'
