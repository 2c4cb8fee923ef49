#!/usr/bin/env bash
# Tries the README's word on a Debian that has Python, make and nothing else: a clone of what is committed here,
# and `make test` (or the command given) in it. Needs root on a Debian machine, git and debootstrap.
#
#   tests/deploy/bare_machine.sh [--user] [--no-browser] [--python PREFIX] [COMMAND ...]
#
#   --user            as an ordinary user instead of root
#   --no-browser      where no browser can be had: apt knows no source, Playwright's host refuses
#   --python PREFIX   with the Python installed there (PREFIX/bin/python3) instead of Debian's own
#
#   tests/deploy/bare_machine.sh env CI=true .ci/run
#   tests/deploy/bare_machine.sh --user --no-browser
#
# How this machine reaches its networks (apt, pip, proxies, certificates, names) is taken over as it is.
# BARE_FOLDER is where the roots lie (/var/tmp/procaccio-bare); KEEP=1 leaves the one of this trial standing.
set -euo pipefail

folder=${BARE_FOLDER:-/var/tmp/procaccio-bare}
user=root home=/root python='' browser=yes
while [[ ${1:-} == --* ]]; do
    case $1 in
        --user) user=tester; home=/home/$user ;;
        --no-browser) browser='' ;;
        --python) python=$(realpath "$2") && shift ;;
        *) echo "$0: no such option: $1 (--user, --no-browser, --python PREFIX)" >&2 && exit 2 ;;
    esac
    shift
done
[[ $# -gt 0 ]] || set -- make test

if [[ $(id -u) != 0 ]] || ! command -v debootstrap >/dev/null; then
    echo "$0: needs root and debootstrap (apt-get install debootstrap)" >&2
    exit 2
fi

here=$(realpath "$(dirname "$0")")
source=$(git -C "$here" rev-parse --show-toplevel)
root=$folder/trial-$$
trial=''
finish() {
    [[ ! $trial ]] || { kill -KILL "$trial" && wait "$trial"; } 2>/dev/null || true
    [[ ${KEEP:-} ]] || rm -rf --one-file-system "$root"
}
trap finish EXIT
trap 'exit 130' INT TERM
mkdir -p "$folder"
"$here/bare_root.sh" "$root" python3,python3-venv,make
[[ $browser ]] || rm -rf "$root"/etc/apt/sources.list*

[[ $user == root ]] || chroot "$root" useradd --create-home "$user"
for path in pip uv; do
    if [[ -e ~/.config/$path ]]; then
        mkdir -p "$root$home/.config"
        cp -aL ~/.config/$path "$root$home/.config/"
    fi
done
git clone --quiet --no-hardlinks "$source" "$root$home/procaccio"
chroot "$root" chown -R "$user:" "$home"

variables=("HOME=$home" "USER=$user" PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin)
mapfile -t -O ${#variables[@]} variables < <(
    env | grep -E '^(PIP_|UV_|SSL_CERT_|REQUESTS_CA_BUNDLE=|NODE_EXTRA_CA_CERTS=|(https?|no|all)_proxy=|(HTTPS?|NO|ALL)_PROXY=)'
)
[[ $browser ]] || variables+=(PLAYWRIGHT_DOWNLOAD_HOST=http://127.0.0.1:9)
[[ ! $python ]] || variables+=("PYTHON=$python/bin/python3")

# Mounts and processes of its own: both end with `unshare`, and so before the root is removed.
export root home user python
unshare --mount --pid --fork --kill-child bash -euc '
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    if [[ $python ]]; then
        mkdir -p "$root$python"
        above=$python
        while [[ ${above%/*} ]]; do above=${above%/*} && chmod a+x "$root$above"; done  # any user may go there
        mount --bind "$python" "$root$python"
    fi
    chroot --userspec="$user:" "$root" env --ignore-environment --chdir="$home/procaccio" "$@" &
    wait $!  # as the first process of the trial this shell reaps what others leave behind
' bare_machine "${variables[@]}" "$@" &
trial=$!
wait "$trial" && code=0 || code=$?
trial=''
exit "$code"
