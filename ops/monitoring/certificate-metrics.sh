#!/usr/bin/env bash
# Writes the expiry of certificates, and whether a browser would trust them, to a file for
# node_exporter. Run once a day with the public host names, the storage's too:
# `certificate-metrics.sh academy.example:443 files.academy.example:443 …`
set -euo pipefail
folder="${TEXTFILE_FOLDER:-/var/lib/prometheus/node-exporter}"
file="$folder/danube_certificates.prom"
{
  echo '# HELP certificate_not_after_timestamp_seconds When a certificate expires.'
  echo '# TYPE certificate_not_after_timestamp_seconds gauge'
  echo '# HELP certificate_trusted Whether the chain and the name are those a browser accepts.'
  echo '# TYPE certificate_trusted gauge'
  for address in "$@"; do
    host="${address%%:*}"
    connect=(openssl s_client -connect "$address" -servername "$host")
    trusted=0
    "${connect[@]}" -verify_return_error -verify_hostname "$host" </dev/null >/dev/null 2>&1 && trusted=1
    echo "certificate_trusted{name=\"$address\"} $trusted"
    # A host that doesn't answer has no expiry; it is not trusted either.
    end="$("${connect[@]}" </dev/null 2>/dev/null | openssl x509 -noout -enddate 2>/dev/null || true)"
    [ -z "$end" ] ||
      echo "certificate_not_after_timestamp_seconds{name=\"$address\"} $(date -d "${end#notAfter=}" +%s)"
  done
} >"$file.new"
mv "$file.new" "$file"
