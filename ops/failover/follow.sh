#!/usr/bin/env bash
# Makes this machine a replica of a running primary, from nothing: `follow.sh <data folder>`, as the
# postgres account, with PGHOST, PGPORT and PGUSER of the primary. The folder must be empty or not
# there. Start the replica afterwards, then run on the primary: ops/failover/wait-for-replica.sh
set -euo pipefail
folder="${1:?usage: follow.sh <data folder>}"

name="${REPLICA_NAME:-replica}"
pg_basebackup --pgdata="$folder" --wal-method=stream --checkpoint=fast --no-password \
  --write-recovery-conf --dbname="application_name=$name"
