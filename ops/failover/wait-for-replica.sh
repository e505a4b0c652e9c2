#!/usr/bin/env bash
# Run on the primary, with its PGHOST and PGPORT: once a replica is streaming, enables synchronous
# commits, so that an acknowledged order is on two machines.
set -euo pipefail
for _ in $(seq 600); do
  if [ "$(psql -XAtc "select count(*) from pg_stat_replication where state = 'streaming'" postgres)" != 0 ]; then
    psql -XAtqc "alter system set synchronous_standby_names = '*'" postgres
    psql -XAtqc 'select pg_reload_conf()' postgres >/dev/null
    echo 'Commits wait for the replica.'
    exit 0
  fi
  sleep 0.1
done
echo 'No replica streams after a minute.' >&2
exit 1
