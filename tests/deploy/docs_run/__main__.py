"""Follows docs/deploying.md word for word on new machines: `make docs-run`.

It goes from nothing to a mail that is answered by mail, makes a backup and restores it on another machine, then installs the last
version, upgrades to this one and goes back. Every command comes from the page. The script adds what a person types: the password,
the settings, a name in the hosts file, and a certificate, because no authority gives one here.
"""

import os
import sys
from pathlib import Path

from tests.deploy.docs_run.machine import CLONE, REPOSITORY, CommandFailed, Machine, missing
from tests.deploy.docs_run.page import Page

PAGE = Page((REPOSITORY / "docs/deploying.md").read_text())
BARE, MAIL, BACKUP, UPGRADE = (
    "One machine without containers",
    "Mail",
    "Backup and restore",
    "Upgrade and rollback",
)
LAST_VERSION = os.environ.get("LAST_VERSION", "981c31b2")
"""The commit of 0.2.0, which is older than the tags of versions."""
SETTINGS = "/etc/procaccio/settings.env"
PASSWORD = "a password of the docs"
OWN = {
    "PROCACCIO_SECRET": "a secret that is drawn for this machine alone",
    "PROCACCIO_DATABASE_URL": f"postgresql://procaccio:{PASSWORD.replace(' ', '%20')}@127.0.0.1/procaccio",
    "PROCACCIO_REDIS_URL": "redis://127.0.0.1:6379/0",
    "PROCACCIO_SMTP_URL": "smtp://127.0.0.1:25",
}
CERTIFICATE = """
mkdir -p /etc/letsencrypt/live/play.example.org
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=play.example.org -addext subjectAltName=DNS:play.example.org \\
    -keyout /etc/letsencrypt/live/play.example.org/privkey.pem -out /etc/letsencrypt/live/play.example.org/fullchain.pem 2>/dev/null
echo SSL_CERT_FILE=/etc/letsencrypt/live/play.example.org/fullchain.pem >> /etc/procaccio/settings.env
"""
"""The last line lets the doctor believe this certificate."""
AT_HOME = ("srv/players.json", "var/mail/anna", "var/mail/bob")
"""The players' own files, which outlive the service: their keys and their letters."""
INSTALLED_BY_HAND = """
git worktree add --quiet /srv/last v0.2.0
cd /srv/last
python3 -m venv /opt/procaccio-v0.2.0
/opt/procaccio-v0.2.0/bin/pip install --quiet --constraint requirements.lock ./packaging/engine '.[postgres,images]'
ln -s /opt/procaccio-v0.2.0 /opt/procaccio
"""
"""Version 0.2.0 had no `procaccio-install`."""
OLD_UNITS = """
rm -f /etc/systemd/system/procaccio.service
install -m 644 /srv/last/deploy/systemd/*.service /srv/last/deploy/systemd/*.target /etc/systemd/system/
systemctl daemon-reload
"""
"""Version 0.2.0 had a unit for each part."""
NEW_UNITS = """
systemctl disable --now procaccio.target procaccio-upgrade
systemctl stop 'procaccio-*.service'
rm /etc/systemd/system/procaccio*.service /etc/systemd/system/procaccio.target
install -m 644 deploy/systemd/*.service deploy/systemd/*.timer /etc/systemd/system/
systemctl daemon-reload
systemctl enable procaccio
"""


def step(title: str) -> None:
    print(f"\n== {title}", flush=True)


def prepare(machine: Machine) -> None:
    """Do what the page cannot do: tags of the two versions, a host name, mailboxes for two players."""
    machine.run(f"""
        git tag v1.0.0 HEAD
        git tag v0.2.0 {LAST_VERSION}
        echo 127.0.0.1 play.example.org >> /etc/hosts
        useradd --create-home anna
        useradd --create-home bob
    """)
    machine.run(PAGE.block(BARE, "apt-get update"), typed=f"{PASSWORD}\n{PASSWORD}\n")


def fill_in_settings(machine: Machine, **own: str) -> None:
    own = OWN | own
    file = Path(f"{machine.root}{SETTINGS}")
    lines = [line.partition("=") for line in file.read_text().splitlines()]
    file.write_text("".join(f"{name}{sign}{own.get(name, value)}\n" for name, sign, value in lines))


def bring_mail(machine: Machine) -> None:
    machine.run(PAGE.block(MAIL, "DEBIAN_FRONTEND"))


def bring_proxy(machine: Machine, *, doctor: bool = True) -> None:
    PAGE.block(BARE, "certbot")
    print("   (no authority gives certificates here: one of our own instead of certbot's)")
    machine.run(CERTIFICATE)
    commands = PAGE.block(BARE, "install -m 644 deploy/systemd/nginx.conf")
    print(machine.run(commands if doctor else commands.replace("procaccio-run doctor\n", "")))


def play(machine: Machine, *acts: str) -> None:
    for act in acts:
        told = machine.run(
            "SSL_CERT_FILE=/etc/letsencrypt/live/play.example.org/fullchain.pem"
            f" /opt/procaccio/bin/python {CLONE}/tests/deploy/docs_run/players.py {act}"
        )
        print(f"   {told.strip()}", flush=True)


def from_nothing(machine: Machine) -> bytes:
    """Go from nothing to a mail that is answered by mail, and return a backup."""
    prepare(machine)
    machine.run(PAGE.block(BARE, "useradd"))
    fill_in_settings(machine)
    bring_mail(machine)
    print(machine.run(PAGE.block(BARE, "systemctl enable")))
    bring_proxy(machine)
    play(machine, "begin", "answer", "answer")
    machine.run(PAGE.block(BACKUP, "systemctl start procaccio-backup"))
    (backup,) = (machine.root / "var/backups/procaccio").glob("procaccio-*.zip")
    return backup.read_bytes()


def elsewhere(machine: Machine, backup: bytes, at_home: dict[str, bytes]) -> None:
    """Restore the service elsewhere from only the page, the settings and a backup. Its table goes on."""
    prepare(machine)
    for path, content in at_home.items():
        (machine.root / path).write_bytes(content)
    machine.run("chown anna /var/mail/anna\nchown bob /var/mail/bob")
    machine.run(PAGE.block(BARE, "useradd"))
    fill_in_settings(machine)
    (machine.root / "var/tmp/backup.zip").write_bytes(backup)
    print(machine.run(PAGE.block(BACKUP, "install -m 600")))
    bring_mail(machine)
    machine.run(PAGE.block(BARE, "systemctl enable"))
    bring_proxy(machine)


def up_and_back(machine: Machine) -> None:
    """Run the last version, continue its tables with this one, and then with the last again."""
    prepare(machine)
    machine.run(INSTALLED_BY_HAND)
    machine.run(
        PAGE.block(BARE, "useradd")
        .replace("deploy/systemd/procaccio-install\n", "")
        .replace("deploy/systemd/*", "/srv/last/deploy/systemd/*")
    )
    machine.run(OLD_UNITS)
    # 0.2.0 knew the address of a database only by the name of its driver
    fill_in_settings(
        machine,
        PROCACCIO_DATABASE_URL=OWN["PROCACCIO_DATABASE_URL"].replace("://", "+psycopg://"),
    )
    bring_mail(machine)
    # and asked Postfix for its certificate
    machine.run("postconf -e smtpd_tls_security_level=none")
    machine.run("systemctl restart postfix")
    machine.run(
        PAGE.block(BARE, "systemctl enable").replace(
            "--now procaccio ", "--now procaccio-upgrade procaccio.target "
        )
    )
    bring_proxy(machine, doctor=False)
    play(machine, "begin", "answer")
    print(machine.run(PAGE.block(UPGRADE, "git checkout")))
    machine.run(NEW_UNITS)
    print(
        machine.run(
            PAGE.block(UPGRADE, "systemctl stop procaccio\nAT=/opt/procaccio-v1.0.0 procaccio-run upgrade")
        )
    )
    play(machine, "answer", "answer")
    print(
        machine.run(
            PAGE.block(
                UPGRADE,
                "systemctl stop procaccio\nAT=/opt/procaccio-v1.0.0 procaccio-run db downgrade",
            ).replace("systemctl start procaccio", "")
        )
    )
    machine.run(
        f"systemctl disable procaccio\n{OLD_UNITS}\nsystemctl start procaccio-upgrade procaccio.target"
    )
    play(machine, "answer")


def main() -> None:
    if why := missing():
        print(f"NOT RUN: docs/deploying.md, {why}")
        return
    parts = sys.argv[1:] or ["first", "versions"]
    if "first" in parts:
        step("from nothing to a mail answered by mail")
        with Machine("first") as machine:
            backup = from_nothing(machine)
            at_home = {path: (machine.root / path).read_bytes() for path in AT_HOME}
        step("the same house on another machine")
        with Machine("second") as machine:
            elsewhere(machine, backup, at_home)
            play(machine, "answer")
    if "versions" in parts:
        step("from the last version to this one and back")
        with Machine("versions") as machine:
            up_and_back(machine)
    if left := PAGE.not_read([BARE, MAIL, BACKUP, UPGRADE]) if len(parts) > 1 else []:
        raise SystemExit("not run: " + "\n".join(left))
    print("\ndocs/deploying.md holds, word for word")


if __name__ == "__main__":
    try:
        main()
    except CommandFailed as failed:
        raise SystemExit(f"\nthe page fails here:\n{failed}") from failed
