#!/usr/bin/env bash
# Makes this machine a new replica of a running primary: `follow.sh <data folder>`, as the postgres
# account, with PGHOST, PGPORT and PGUSER of the primary. The folder must be empty or missing. Then
# start the replica, and run ops/failover/wait-for-replica.sh on the primary.
set -euo pipefail
folder="${1:?usage: follow.sh <data folder>}"

name="${REPLICA_NAME:-replica}"
pg_basebackup --pgdata="$folder" --wal-method=stream --checkpoint=fast --no-password \
  --write-recovery-conf --dbname="application_name=$name"
