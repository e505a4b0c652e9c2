#!/usr/bin/env bash
# One backup, for a timer on the database's machine, as its postgres account: `backup.sh full` once
# a week, `backup.sh diff` on the other days. Then it updates the metrics for Prometheus.
set -euo pipefail
type="${1:?usage: backup.sh full|diff|incr}"

pgbackrest --stanza=danube --type="$type" backup
"$(dirname "$0")/backup-metrics.sh"
