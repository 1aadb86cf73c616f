#!/bin/sh
# Runs a command as serendib.service runs the app: by its account, with its settings and folders. Started by root:
#   /opt/serendib/deploy/as-serendib.sh npm run doctor
exec systemd-run --quiet --pipe --wait --collect \
  --property=User=serendib --property=WorkingDirectory=/opt/serendib --property=EnvironmentFile=/etc/serendib.env \
  --property=StateDirectory=serendib --property=StateDirectoryMode=0700 --property=UMask=0077 \
  --setenv=NODE_ENV=production --setenv=DATA_DIR=/var/lib/serendib -- "$@"
