#!/bin/sh
# A backup into a folder, tried at once: its checksums are compared, it is restored beside, and every table of it is replayed.
# Backups older than KEEP_DAYS are thrown away, but only after a new one has proved good: whatever fails before ends this script.
# How it ended is told to the house, whose desk, metrics and alerts go by it.
#
#   AGE_RECIPIENT=age1…        encrypt it with age, for whoever has the key to that recipient
#   GPG_RECIPIENT=ADDRESS      the same with gpg, for a key that is in the keyring
#   COPY_TO=REMOTE:PATH        a copy elsewhere, by rclone: an S3-compatible store, another machine
set -eu
umask 077

folder=${1:?the folder for backups}
keep=${KEEP_DAYS:-30}
file="$folder/procaccio-$(date -u +%Y%m%dT%H%M%SZ).zip"

fail() {
    procaccio db note-backup --failed "$1" || true
    echo "$1" >&2
    exit 1
}

case $keep in
    *[!0-9]* | "") fail "KEEP_DAYS is \"$keep\"; it must be a number of days" ;;
esac
mkdir -p "$folder"
procaccio backup "$file" || fail "no backup could be made"
if ! procaccio restore --test "$file"; then
    mv "$file" "$file.bad"
    fail "the backup could not be restored; it is kept as $file.bad, and no older one was thrown away"
fi
if [ -n "${AGE_RECIPIENT:-}" ]; then
    age --recipient "$AGE_RECIPIENT" --output "$file.age" "$file" || fail "age could not encrypt $file; it lies there as it is"
    rm "$file"
    file=$file.age
elif [ -n "${GPG_RECIPIENT:-}" ]; then
    gpg --batch --yes --trust-model always --recipient "$GPG_RECIPIENT" --output "$file.gpg" --encrypt "$file" ||
        fail "gpg could not encrypt $file; it lies there as it is"
    rm "$file"
    file=$file.gpg
fi
if [ -n "${COPY_TO:-}" ]; then
    rclone copy "$file" "$COPY_TO" || fail "rclone could not copy $file to $COPY_TO"
fi
for kind in zip zip.age zip.gpg; do
    find "$folder" -name "procaccio-*.$kind" -mtime "+$keep" -delete
done
# what a backup left that was killed in the middle
find "$folder" -name 'procaccio-*.part' -mtime +1 -delete
procaccio db note-backup
