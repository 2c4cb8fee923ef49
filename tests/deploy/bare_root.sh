#!/usr/bin/env bash
# Makes a root of Debian, of the suite of this machine, with the packages named and nothing else in it. How this machine
# reaches its networks (apt, pip, certificates) is taken over as it is. Needs root and debootstrap.
#
#   tests/deploy/bare_root.sh ROOT PACKAGE,PACKAGE,...
#
# The root of each list of packages is kept in BARE_FOLDER (/var/tmp/procaccio-bare) and copied from there.
set -euo pipefail

root=$1 packages=$2
folder=${BARE_FOLDER:-/var/tmp/procaccio-bare}
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
bare=$folder/$suite-${packages//,/-}
if [[ ! -d $bare ]]; then
    mirror=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $suite" | head -n 1)
    mkdir -p "$folder"
    rm -rf --one-file-system "$bare.begun"
    debootstrap --variant=minbase --include="$packages" "$suite" "$bare.begun" "$mirror"
    mv "$bare.begun" "$bare"
fi
cp -a --reflink=auto "$bare" "$root"

# What is thrown away in a few minutes need not be on the disk at every step.
echo force-unsafe-io > "$root/etc/dpkg/dpkg.cfg.d/unsafe-io"
rm -r "$root/etc/apt"
for path in /etc/apt /usr/share/keyrings /etc/resolv.conf /etc/hosts /etc/ssl/certs/ca-certificates.crt \
    /etc/pip.conf /etc/xdg/pip /etc/uv; do
    if [[ -e $path ]]; then
        mkdir -p "$root${path%/*}"
        cp -aLT "$path" "$root$path"
    fi
done
