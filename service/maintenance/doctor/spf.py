"""Whether a domain lets an address send its mail (RFC 7208), as far as that can be told from here."""

from ipaddress import ip_address, ip_network

from service.maintenance.doctor.dns_names import DnsNames

RESULTS = {"+": "pass", "-": "fail", "~": "softfail", "?": "neutral"}
MOST_LOOK_UPS = 10


class Unjudged(Exception):
    """The record asks for what only a receiver knows, or does not hold to the standard; says which part."""


def spf_records(names: DnsNames, domain: str) -> list[str]:
    return [text for text in names.texts(domain) if text.lower().split(" ")[0] == "v=spf1"]


class SpfCheck:
    """One address against the records of a domain and those that they include."""

    def __init__(self, names: DnsNames, address: str) -> None:
        self.names = names
        self.address = ip_address(address)
        self.look_ups = 0

    def result(self, domain: str) -> str:
        """pass, fail, softfail, neutral, or none where the domain says nothing. Raises Unjudged."""
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
                continue  # exp= and what else may come
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
        """Within the network around an address; a width is said as `24`, `24//64` or `/64`."""
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
