#!/usr/bin/env bash
# A checker of the Python code (NAME, and what pip knows it by), in an environment of its own under .venv/.
set -euo pipefail
cd "$(dirname "$0")/.."
".venv/$1/bin/$1" --version 2> /dev/null && exit 0
rm -rf ".venv/$1"
python3 -m venv ".venv/$1"
".venv/$1/bin/python" -m pip install --quiet "$2"
