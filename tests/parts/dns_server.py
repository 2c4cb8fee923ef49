"""A name server on loopback with the records of a test only."""

import socket
import threading
from contextlib import contextmanager

import dns.flags
import dns.message
import dns.rcode
import dns.rrset
from dns.resolver import Resolver


@contextmanager
def name_server(records: dict[tuple[str, str], list[str]]):
    """A resolver that uses this server. The test may change the records, by name and kind, at any time."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door:
        door.bind(("127.0.0.1", 0))
        thread = threading.Thread(target=answer, args=(door, records))
        thread.start()
        resolver = Resolver(configure=False)
        resolver.nameservers, resolver.port = ["127.0.0.1"], door.getsockname()[1]
        yield resolver
        door.sendto(b"", door.getsockname())
        thread.join()


def answer(door: socket.socket, records: dict[tuple[str, str], list[str]]) -> None:
    """Answer until an empty message comes."""
    while True:
        asked, whom = door.recvfrom(4096)
        if not asked:
            return
        query = dns.message.from_wire(asked)
        (question,) = query.question
        name, kind = question.name.to_text().rstrip("."), question.rdtype.name
        told = dns.message.make_response(query)
        told.flags |= dns.flags.RA
        found = records.get((name, kind))
        if found:
            told.answer.append(dns.rrset.from_text(question.name, 60, "IN", kind, *found))
        elif not any(known == name for known, _ in records):
            told.set_rcode(dns.rcode.NXDOMAIN)
        door.sendto(told.to_wire(), whom)
