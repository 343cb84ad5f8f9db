#!/bin/sh
# Serves one package: `serve.sh mfe-social`. Puts the addresses of this deployment (EMENTA_ADDRESSES, "social=http://… …")
# into the registry and into the rules that were written from tooling/lib/hosts.
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
exec nginx -g 'daemon off;'
