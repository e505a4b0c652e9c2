#!/usr/bin/env bash
# Writes the expiry of certificates to a file for node_exporter. Run once a day with the public host
# names: `certificate-metrics.sh academy.example:443 …`
set -euo pipefail
folder="${TEXTFILE_FOLDER:-/var/lib/prometheus/node-exporter}"
file="$folder/danube_certificates.prom"
{
  echo '# HELP certificate_not_after_timestamp_seconds When a certificate expires.'
  echo '# TYPE certificate_not_after_timestamp_seconds gauge'
  for address in "$@"; do
    end="$(openssl s_client -connect "$address" -servername "${address%%:*}" </dev/null 2>/dev/null |
      openssl x509 -noout -enddate)"
    echo "certificate_not_after_timestamp_seconds{name=\"$address\"} $(date -d "${end#notAfter=}" +%s)"
  done
} >"$file.new"
mv "$file.new" "$file"
