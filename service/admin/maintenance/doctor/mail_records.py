"""Checks of the DNS records that receivers of our mail use: SPF, DMARC, reverse names and MX."""

from collections.abc import Iterator
from ipaddress import ip_address, ip_network

from service.admin.maintenance.doctor.dns_names import DnsNames, DnsUnavailable
from service.admin.maintenance.doctor.verdict import Finding, report_fine, report_warning, report_wrong

RESULTS = {"+": "pass", "-": "fail", "~": "softfail", "?": "neutral"}
MOST_LOOK_UPS = 10


def check_mail_records(names: DnsNames, domain: str, server: str, said: str) -> Iterator[Finding]:
    """Check the records of the sender's domain and of the mail server.

    The server is known by its name in the settings, or by the name it gives itself.
    """
    for found in (
        check_sending_addresses(names, domain, server, said),
        check_dmarc(names, domain),
        check_mail_servers(names, domain),
    ):
        try:
            yield from found
        except DnsUnavailable as away:
            yield report_warning("dns-away", reason=str(away))


def check_sending_addresses(names: DnsNames, domain: str, server: str, said: str) -> Iterator[Finding]:
    """Check the addresses that mail leaves from, as far as they are known. Private addresses do not count."""
    addresses = public_addresses(names, server) or public_addresses(names, said)
    yield from check_spf(names, domain, addresses)
    if not addresses:
        yield report_warning("address-unknown", server=server)
    for address in addresses:
        yield check_reverse_name(names, address)


def public_addresses(names: DnsNames, server: str) -> list[str]:
    found: tuple[str, ...]
    try:
        found = (str(ip_address(server)),)
    except ValueError:
        found = names.addresses(server) if "." in server else ()
    return [each for each in found if not (ip_address(each).is_loopback or ip_address(each).is_private)]


def check_spf(names: DnsNames, domain: str, addresses: list[str]) -> Iterator[Finding]:
    records = spf_records(names, domain)
    if len(records) != 1:
        yield report_wrong("spf-many", domain=domain) if records else report_wrong("spf-none", domain=domain)
        return
    for address in addresses:
        try:
            result = SpfCheck(names, address).result(domain)
        except SpfUndecided as part:
            yield report_warning("spf-unjudged", domain=domain, part=str(part))
            continue
        facts = {"domain": domain, "address": address, "record": records[0]}
        yield report_fine("spf", **facts) if result == "pass" else report_wrong("spf-other", **facts)
    if not addresses:
        yield report_warning("spf-there", domain=domain, record=records[0])


def check_reverse_name(names: DnsNames, address: str) -> Finding:
    """Check the reverse name of an address.

    Many receivers refuse an address without one, or one whose name has another address.
    """
    found = list(names.names_of(address))
    if not found:
        return report_wrong("reverse-none", address=address)
    name = next((name for name in found if address in names.addresses(name)), None)
    if name is None:
        return report_wrong("reverse-other", address=address, name=found[0])
    return report_fine("reverse", address=address, name=name)


def check_dmarc(names: DnsNames, domain: str) -> Iterator[Finding]:
    """Check the DMARC record of the domain, or of the nearest parent domain that has one."""
    labels = domain.split(".")
    for above in range(max(1, len(labels) - 1)):
        place = ".".join(labels[above:])
        for text in names.texts(f"_dmarc.{place}"):
            tags = dict(tag.strip().partition("=")[::2] for tag in text.split(";"))
            if tags.get("v") == "DMARC1":
                yield report_fine("dmarc", domain=place, policy=tags.get("p", "none"))
                return
    yield report_warning("dmarc-none", domain=domain)


def check_mail_servers(names: DnsNames, domain: str) -> Iterator[Finding]:
    servers = names.mail_servers(domain)
    if servers:
        yield report_fine("mx", domain=domain, servers=", ".join(servers))
    elif names.addresses(domain):
        yield report_warning("mx-address", domain=domain)
    else:
        yield report_wrong("mx-none", domain=domain)


class SpfUndecided(Exception):
    """Raised for an SPF record that is invalid or needs facts that only a receiver has.

    The message is the part in question.
    """


def spf_records(names: DnsNames, domain: str) -> list[str]:
    return [text for text in names.texts(domain) if text.lower().split(" ")[0] == "v=spf1"]


class SpfCheck:
    """The SPF check of one address against a domain and the records it includes."""

    def __init__(self, names: DnsNames, address: str) -> None:
        self.names = names
        self.address = ip_address(address)
        self.look_ups = 0

    def result(self, domain: str) -> str:
        """Return pass, fail, softfail, neutral, or none for a domain without a record. Raise Unjudged."""
        records = spf_records(self.names, domain)
        if not records:
            return "none"
        if len(records) > 1:
            raise SpfUndecided(domain)
        redirect = ""
        for term in records[0].split()[1:]:
            if term.lower().startswith("redirect="):
                redirect = term.partition("=")[2]
                continue
            if "=" in term.partition(":")[0]:
                continue  # exp= and unknown modifiers
            sign, mechanism = (term[0], term[1:]) if term[0] in RESULTS else ("+", term)
            if self.matches(mechanism, domain):
                return RESULTS[sign]
        if redirect:
            self.look_up()
            return self.result(redirect)
        return "neutral"

    def matches(self, mechanism: str, domain: str) -> bool:
        name, _, value = mechanism.partition(":")
        kind = name.lower().partition("/")[0]
        if "%" in mechanism or kind in {"exists", "ptr"}:
            raise SpfUndecided(mechanism)
        if kind == "all":
            return True
        if kind in {"ip4", "ip6"}:
            return self.lies_in(mechanism, value)
        self.look_up()
        if kind == "include":
            result = self.result(value)
            if result == "none":
                raise SpfUndecided(mechanism)
            return result == "pass"
        host, _, width = (value or domain + name[len(kind) :]).partition("/")
        if kind == "a":
            return any(self.near(mechanism, found, width) for found in self.names.addresses(host))
        if kind == "mx":
            hosts = self.names.mail_servers(host)
            return any(self.near(mechanism, at, width) for mx in hosts for at in self.names.addresses(mx))
        raise SpfUndecided(mechanism)

    def near(self, mechanism: str, found: str, width: str) -> bool:
        """Return whether the address is in the network around `found`.

        A width is written as `24`, `24//64` or `/64`.
        """
        four, _, six = width.partition("//") if "//" in width else (width, "", "")
        width = six.lstrip("/") if ":" in found else four
        return self.lies_in(mechanism, f"{found}/{width}" if width else found)

    def lies_in(self, mechanism: str, network: str) -> bool:
        try:
            return self.address in ip_network(network, strict=False)
        except ValueError as wrong:
            raise SpfUndecided(mechanism) from wrong

    def look_up(self) -> None:
        self.look_ups += 1
        if self.look_ups > MOST_LOOK_UPS:
            raise SpfUndecided(f"> {MOST_LOOK_UPS}")
