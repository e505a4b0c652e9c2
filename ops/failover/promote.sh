#!/usr/bin/env bash
# Promotes the replica on this machine (docs/runbooks/failover.md). Run as its postgres account,
# with PGHOST and PGPORT of the replica. OLD_PRIMARY is the address of the former one, "host port":
# while that still responds, nothing is promoted, because two primaries would both accept orders.
set -euo pipefail
read -r old_host old_port <<<"${OLD_PRIMARY:?set OLD_PRIMARY to \"host port\" of the former primary}"

if pg_isready --quiet --timeout=3 --host="$old_host" --port="$old_port"; then
  echo "The former primary still answers at $old_host:$old_port. Stop it first." >&2
  exit 1
fi
[ "$(psql -XAtc 'select pg_is_in_recovery()' postgres)" = t ] || {
  echo 'This server is no replica.' >&2
  exit 1
}
psql -XAtqc 'select pg_promote(true, 60)' postgres | grep -qx t || {
  echo 'The replica was not promoted within 60 s: read its log.' >&2
  exit 1
}
# There is no replica yet, and commits would wait for one forever.
psql -XAtqc "alter system set synchronous_standby_names = ''" postgres
psql -XAtqc 'select pg_reload_conf()' postgres >/dev/null
echo 'Promoted. Lead the address of the database here, then add a replica: ops/failover/follow.sh'
