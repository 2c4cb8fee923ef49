"""DNS queries for the checks of mail."""

from collections.abc import Iterator
from functools import lru_cache

from dns.exception import DNSException
from dns.rdatatype import RdataType
from dns.resolver import NXDOMAIN, NoAnswer, Resolver
from dns.reversename import from_address

PATIENCE = 5.0


class DnsUnavailable(Exception):
    """Raised when no server answers. This differs from a name without records."""


class DnsNames:
    """A resolver with a cache."""

    def __init__(self, resolver: Resolver | None = None) -> None:
        self.resolver = resolver or Resolver()
        self.ask = lru_cache(maxsize=256)(self.asked)

    def asked(self, name: str, kind: RdataType) -> tuple[str, ...]:
        try:
            answer = self.resolver.resolve(name, kind, lifetime=PATIENCE)
        except (NXDOMAIN, NoAnswer):
            return ()
        except DNSException as away:
            raise DnsUnavailable(f"{name}: {away}") from away
        if kind is RdataType.TXT:
            return tuple(b"".join(record.strings).decode(errors="replace") for record in answer)
        return tuple(record.to_text() for record in answer)

    def texts(self, name: str) -> tuple[str, ...]:
        return self.ask(name, RdataType.TXT)

    def mail_servers(self, domain: str) -> tuple[str, ...]:
        return tuple(record.split()[-1].rstrip(".") for record in self.ask(domain, RdataType.MX))

    def addresses(self, name: str) -> tuple[str, ...]:
        return self.ask(name, RdataType.A) + self.ask(name, RdataType.AAAA)

    def names_of(self, address: str) -> Iterator[str]:
        """Yield the names in the reverse entry of an address."""
        for name in self.ask(from_address(address).to_text(), RdataType.PTR):
            yield name.rstrip(".")
