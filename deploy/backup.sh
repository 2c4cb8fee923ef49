#!/bin/sh
# A backup into a folder, tried at once: its checksums are compared, it is restored beside, and every table of it is replayed.
# Backups older than KEEP_DAYS are thrown away, but only after a new one has proved good: whatever fails before ends this script.
set -eu
umask 077

folder=${1:?the folder for backups}
keep=${KEEP_DAYS:-30}
file="$folder/procaccio-$(date -u +%Y%m%dT%H%M%SZ).zip"

case $keep in
    *[!0-9]* | "")
        echo "KEEP_DAYS is \"$keep\"; it must be a number of days" >&2
        exit 2
        ;;
esac
mkdir -p "$folder"
procaccio backup "$file"
if ! procaccio restore --test "$file"; then
    mv "$file" "$file.bad"
    echo "the backup could not be restored; it is kept as $file.bad, and no older one was thrown away" >&2
    exit 1
fi
find "$folder" -name 'procaccio-*.zip' -mtime "+$keep" -delete
# what a backup left that was killed in the middle
find "$folder" -name 'procaccio-*.part' -mtime +1 -delete
