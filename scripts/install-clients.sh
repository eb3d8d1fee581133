#!/usr/bin/env bash
# The published Python clients that test/clients runs, each in an environment of its own under .venv/.
set -euo pipefail
cd "$(dirname "$0")/.."
for version in 1.7.3 2.1.0; do
  environment=".venv/bareunpy-$version"
  "$environment/bin/python" -c 'import bareunpy' 2> /dev/null && continue
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/python" -m pip install --quiet "bareunpy==$version"
done

environment=.venv/language_tool_python
if ! "$environment/bin/python" -c 'import language_tool_python' 2> /dev/null; then
  rm -rf "$environment"
  python3 -m venv "$environment"
  "$environment/bin/python" -m pip install --quiet language_tool_python==3.4.0
fi
