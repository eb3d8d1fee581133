#!/usr/bin/env bash
# What some tests need beside Node: PostgreSQL, nginx, Caddy, a JDK and grpcurl. Whatever cannot be had here is named,
# and its tests are skipped. What Go builds, without root, goes to .tools/bin.
set -uo pipefail
cd "$(dirname "$0")/.."

apt() { # PACKAGE…
  command -v apt-get > /dev/null || return 1
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" > /dev/null 2>&1 && return
  apt-get update -qq > /dev/null 2>&1
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" > /dev/null 2>&1
}

if compgen -G '/usr/lib/postgresql/*/bin/initdb' > /dev/null || command -v initdb > /dev/null || apt postgresql; then
  echo "PostgreSQL: $(ls /usr/lib/postgresql 2> /dev/null || initdb --version)"
else
  echo 'PostgreSQL could not be installed here: only the embedded store is tested'
fi

if command -v nginx > /dev/null || apt nginx-light; then
  nginx -v
else
  echo 'nginx could not be installed here: its configuration is not tried'
fi

if command -v caddy > /dev/null || [ -x .tools/bin/caddy ] || apt caddy || { command -v go > /dev/null &&
  GOBIN="$PWD/.tools/bin" go install github.com/caddyserver/caddy/v2/cmd/caddy@v2.10.2; }; then
  PATH="$PATH:$PWD/.tools/bin" caddy version
else
  echo 'Caddy could not be installed here: its configuration is not tried'
fi

if command -v javac > /dev/null || apt default-jdk-headless; then
  javac -version
else
  echo 'No JDK could be installed here: the Java example is not run'
fi

if [ -x .tools/bin/grpcurl ] || { command -v go > /dev/null &&
  GOBIN="$PWD/.tools/bin" go install github.com/fullstorydev/grpcurl/cmd/grpcurl@v1.9.3; }; then
  .tools/bin/grpcurl -version
else
  echo 'grpcurl could not be installed here: its examples are not run'
fi
