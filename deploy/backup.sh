#!/bin/sh
# A backup into a folder, tried at once; backups older than KEEP_DAYS are thrown away, but only after a new one has proved good.
set -eu
umask 077

folder=${1:?the folder for backups}
keep=${KEEP_DAYS:-30}
file="$folder/procaccio-$(date -u +%Y%m%dT%H%M%SZ).zip"

mkdir -p "$folder"
procaccio backup "$file"
if ! procaccio restore --test "$file"; then
    mv "$file" "$file.bad"
    echo "the backup could not be restored; it is kept as $file.bad" >&2
    exit 1
fi
find "$folder" -name 'procaccio-*.zip' -mtime "+$keep" -delete
