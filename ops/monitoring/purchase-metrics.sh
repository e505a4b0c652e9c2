#!/usr/bin/env bash
# Tries to buy with the given command and writes how it went to a file for node_exporter. Run every
# quarter of an hour, with SITE_URL, PROBE_EMAIL, PROBE_PASSWORD, PROBE_COURSE and
# PROBE_COOKIES set:
# `purchase-metrics.sh node server/src/probe-purchase.ts`
set -euo pipefail
folder="${TEXTFILE_FOLDER:-/var/lib/prometheus/node-exporter}"
file="$folder/danube_purchase.prom"
code=0
"$@" >"$file.new" || code=$?
# A command that didn't even start reports nothing; the former file grows old and alerts.
[ ! -s "$file.new" ] || mv "$file.new" "$file"
exit "$code"
