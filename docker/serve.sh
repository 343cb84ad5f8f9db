#!/bin/sh
# Serves one package: `serve.sh mfe-social`. Puts the addresses of this deployment (EMENTA_ADDRESSES, "social=http://… …")
# into the registry and into the rules that were written from tooling/lib/hosts. With EMENTA_API ("server-1:8080 server-2:8080")
# the shell answers below /api by these processes of the server, and the backend in the browser is not downloaded.
set -eu
package=$1
kind=remote
[ "$package" = shell ] && kind=shell
set -- -e "s|@package@|$package|g"
for pair in ${EMENTA_ADDRESSES:-}; do
  set -- "$@" -e "s|@${pair%%=*}@|${pair#*=}|g"
done
mkdir -p /registry
sed "$@" /ementa/remotes.json > /registry/remotes.json
sed "$@" "/ementa/nginx/$kind.conf" > /etc/nginx/conf.d/default.conf
if [ -n "${EMENTA_API:-}" ]; then
  sed -i '1s|{|{ "api": "/api",|' /registry/remotes.json
  cp /ementa/nginx/api.conf /registry/api.conf
  {
    echo 'upstream ementa_api {'
    for process in $EMENTA_API; do echo "  server $process;"; done
    echo '  keepalive 16;'
    echo '}'
  } > /etc/nginx/conf.d/upstream.conf
fi
exec nginx -g 'daemon off;'
