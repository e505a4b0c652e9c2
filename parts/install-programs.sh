#!/usr/bin/env bash
# Installs missing programs for the parts and the tests from Debian's packages, as root or with
# passwordless sudo. On other systems it lists what to install and continues. With the argument
# "browsers" it also installs Firefox and WebKit for e2e/browsers, with "operations" the programs for
# the backup, failover and alert drills.
set -euo pipefail

packages=()
need() { command -v "$1" >/dev/null || packages+=("${@:2}"); }
need redis-server redis-server
need radosgw ceph-mon ceph-osd radosgw
need curl curl
need ffmpeg ffmpeg
# The sandbox for decoding uploads; without it they only run with resource limits.
need bwrap bubblewrap
need chromium chromium
# The headless shell, which makes the journeys a quarter faster.
need chromium-headless-shell chromium-headless-shell
need nginx nginx-light
if [ "${1:-}" = browsers ]; then
  need firefox-esr firefox-esr
  # WebKit needs GStreamer's packages to play videos, and Debian only recommends them.
  need WebKitWebDriver webkit2gtk-driver gstreamer1.0-plugins-bad gstreamer1.0-libav
  need Xvfb xvfb
fi
if [ "${1:-}" = operations ]; then
  [ -x /usr/lib/postgresql/15/bin/postgres ] || packages+=(postgresql-15)
  need pgbackrest pgbackrest
  need jq jq
  need openssl openssl
  need prometheus prometheus
  need prometheus-alertmanager prometheus-alertmanager
  need prometheus-node-exporter prometheus-node-exporter
fi
[ ${#packages[@]} -gt 0 ] || exit 0

as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo -n)
if command -v apt-get >/dev/null && "${as_root[@]}" true 2>/dev/null; then
  echo "Installing what this machine lacks: ${packages[*]}"
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=400 install \
    -y -qq --no-install-recommends "${packages[@]}" >/dev/null
else
  echo "This machine lacks: ${packages[*]} (names of Debian's packages). Please install them."
fi
