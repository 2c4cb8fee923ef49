"""What receivers ask the DNS about our mail: SPF, DMARC, the names of the mail server, and where answers go."""

from collections.abc import Iterator
from ipaddress import ip_address

from service.maintenance.doctor.dns_names import DnsAway, DnsNames
from service.maintenance.doctor.spf import SpfCheck, Unjudged, spf_records
from service.maintenance.doctor.verdict import Finding, fine, mind, wrong


def mail_records(names: DnsNames, domain: str, server: str, said: str) -> Iterator[Finding]:
    """Of the sender's domain, and of the server that we hand mail to, by the name that it has in the settings or says itself."""
    for found in (sending(names, domain, server, said), dmarc(names, domain), answers_go(names, domain)):
        try:
            yield from found
        except DnsAway as away:
            yield mind("dns-away", reason=str(away))


def sending(names: DnsNames, domain: str, server: str, said: str) -> Iterator[Finding]:
    """From which addresses mail leaves, as far as can be told; one that nobody outside can see is not it."""
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
    """Many receivers refuse an address that has no name, or one whose name leads elsewhere."""
    found = list(names.names_of(address))
    if not found:
        return wrong("reverse-none", address=address)
    name = next((name for name in found if address in names.addresses(name)), None)
    if name is None:
        return wrong("reverse-other", address=address, name=found[0])
    return fine("reverse", address=address, name=name)


def dmarc(names: DnsNames, domain: str) -> Iterator[Finding]:
    """The domain's own record, or that of the next domain above which has one."""
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
