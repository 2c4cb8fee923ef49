"""Checks of the DNS records that receivers of our mail use: SPF, DMARC, reverse names and MX."""

from collections.abc import Iterator
from ipaddress import ip_address, ip_network

from service.admin.maintenance.doctor.dns_names import DnsAway, DnsNames
from service.admin.maintenance.doctor.verdict import Finding, fine, mind, wrong

RESULTS = {"+": "pass", "-": "fail", "~": "softfail", "?": "neutral"}
MOST_LOOK_UPS = 10


def mail_records(names: DnsNames, domain: str, server: str, said: str) -> Iterator[Finding]:
    """Check the records of the sender's domain and of the mail server.

    The server is known by its name in the settings, or by the name it gives itself.
    """
    for found in (sending(names, domain, server, said), dmarc(names, domain), answers_go(names, domain)):
        try:
            yield from found
        except DnsAway as away:
            yield mind("dns-away", reason=str(away))


def sending(names: DnsNames, domain: str, server: str, said: str) -> Iterator[Finding]:
    """Check the addresses that mail leaves from, as far as they are known. Private addresses do not count."""
    addresses = public(names, server) or public(names, said)
    yield from spf(names, domain, addresses)
    if not addresses:
        yield mind("address-unknown", server=server)
    for address in addresses:
        yield reverse(names, address)


def public(names: DnsNames, server: str) -> list[str]:
    found: tuple[str, ...]
    try:
        found = (str(ip_address(server)),)
    except ValueError:
        found = names.addresses(server) if "." in server else ()
    return [each for each in found if not (ip_address(each).is_loopback or ip_address(each).is_private)]


def spf(names: DnsNames, domain: str, addresses: list[str]) -> Iterator[Finding]:
    records = spf_records(names, domain)
    if len(records) != 1:
        yield wrong("spf-many", domain=domain) if records else wrong("spf-none", domain=domain)
        return
    for address in addresses:
        try:
            result = SpfCheck(names, address).result(domain)
        except Unjudged as part:
            yield mind("spf-unjudged", domain=domain, part=str(part))
            continue
        facts = {"domain": domain, "address": address, "record": records[0]}
        yield fine("spf", **facts) if result == "pass" else wrong("spf-other", **facts)
    if not addresses:
        yield mind("spf-there", domain=domain, record=records[0])


def reverse(names: DnsNames, address: str) -> Finding:
    """Check the reverse name of an address.

    Many receivers refuse an address without one, or one whose name has another address.
    """
    found = list(names.names_of(address))
    if not found:
        return wrong("reverse-none", address=address)
    name = next((name for name in found if address in names.addresses(name)), None)
    if name is None:
        return wrong("reverse-other", address=address, name=found[0])
    return fine("reverse", address=address, name=name)


def dmarc(names: DnsNames, domain: str) -> Iterator[Finding]:
    """Check the DMARC record of the domain, or of the nearest parent domain that has one."""
    labels = domain.split(".")
    for above in range(max(1, len(labels) - 1)):
        place = ".".join(labels[above:])
        for text in names.texts(f"_dmarc.{place}"):
            tags = dict(tag.strip().partition("=")[::2] for tag in text.split(";"))
            if tags.get("v") == "DMARC1":
                yield fine("dmarc", domain=place, policy=tags.get("p", "none"))
                return
    yield mind("dmarc-none", domain=domain)


def answers_go(names: DnsNames, domain: str) -> Iterator[Finding]:
    servers = names.mail_servers(domain)
    if servers:
        yield fine("mx", domain=domain, servers=", ".join(servers))
    elif names.addresses(domain):
        yield mind("mx-address", domain=domain)
    else:
        yield wrong("mx-none", domain=domain)


class Unjudged(Exception):
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
            raise Unjudged(domain)
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
            raise Unjudged(mechanism)
        if kind == "all":
            return True
        if kind in {"ip4", "ip6"}:
            return self.lies_in(mechanism, value)
        self.look_up()
        if kind == "include":
            result = self.result(value)
            if result == "none":
                raise Unjudged(mechanism)
            return result == "pass"
        host, _, width = (value or domain + name[len(kind) :]).partition("/")
        if kind == "a":
            return any(self.near(mechanism, found, width) for found in self.names.addresses(host))
        if kind == "mx":
            hosts = self.names.mail_servers(host)
            return any(self.near(mechanism, at, width) for mx in hosts for at in self.names.addresses(mx))
        raise Unjudged(mechanism)

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
            raise Unjudged(mechanism) from wrong

    def look_up(self) -> None:
        self.look_ups += 1
        if self.look_ups > MOST_LOOK_UPS:
            raise Unjudged(f"> {MOST_LOOK_UPS}")
