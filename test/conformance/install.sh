#!/usr/bin/env bash
# connectrpc's conformance runner, from its source, which needs Go and a network for the first run; says where the protos
# of its release are.
set -euo pipefail
cd "$(dirname "$0")/../.."
version=v1.0.5
export GOBIN="$PWD/test/conformance/gen/bin"
[ -x "$GOBIN/connectconformance" ] || go install "connectrpc.com/conformance/cmd/connectconformance@$version"
echo "$(go env GOMODCACHE)/connectrpc.com/conformance@$version/proto"
