#!/usr/bin/env bash
# Writes the time of the last successful backups to a file for node_exporter (--collector.textfile).
# Also run it every few minutes: an old file would hide that the storage has become unreadable.
# Needs jq.
set -euo pipefail
folder="${TEXTFILE_FOLDER:-/var/lib/prometheus/node-exporter}"
file="$folder/danube_backup.prom"

latest() { jq -r "[.[0].backup[] | select($1) | .timestamp.stop] | max // 0" <<<"$stored"; }

stored="$(pgbackrest --stanza=danube --output=json info)"
cat >"$file.new" <<METRICS
# HELP backup_last_success_timestamp_seconds When the last good backup ended; 0 for none.
# TYPE backup_last_success_timestamp_seconds gauge
backup_last_success_timestamp_seconds{type="any"} $(latest '.error | not')
backup_last_success_timestamp_seconds{type="full"} $(latest '.type == "full" and (.error | not)')
# HELP backup_read_timestamp_seconds When the storage of the backups was read last.
# TYPE backup_read_timestamp_seconds gauge
backup_read_timestamp_seconds $(date +%s)
METRICS
mv "$file.new" "$file"
