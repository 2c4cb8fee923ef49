"""The addresses that our letters are answered at: each names what a mail to it is about.

    procaccio+t42.0.17.<16 letters>@play.example.org   a reply for table 42, seat 0, question 17
    procaccio+c42.7.<16 letters>@play.example.org      a reply of player 7 about thing 42
    procaccio+b4711.<16 letters>@play.example.org      the return path of letter 4711 of the outbox
    procaccio+check.<8 letters>.<16 letters>@…         a test of the mail setup (`procaccio doctor --mail`)
    procaccio+complaints@…                             where large mail services send complaints

The last letters are a mark that only this service can make. All is short and in lower case, because mail
programs may fold case and a local part is limited to 64 characters.
"""

import re
from collections.abc import Iterator, Sequence
from email.headerregistry import Address
from enum import StrEnum
from hmac import compare_digest
from typing import NamedTuple

from service.platform.deps import deps
from service.platform.signing import derive_key, is_mark, make_mark

TAG = re.compile(r"([bct])(\d{1,15}(?:\.\d{1,15}){0,2})\.([a-z2-7]{16})", re.ASCII)
CHECK = "check"
COMPLAINTS = "complaints"
NOTHING_ASKED = 0  # stands for a question where a mail asks none


class Tag(NamedTuple):
    """What stands after the plus sign of an address. Its mark is not yet verified."""

    letter: str
    numbers: tuple[int, ...]
    mark: str


class ReplyTarget(NamedTuple):
    """The table, seat and question that a reply is about."""

    table: int
    seat: int
    question: int


class ReplySeat(NamedTuple):
    """The holder of the seat when the mail was written."""

    player: int
    generation: int


class ParsedAddress(NamedTuple):
    """A reply address that was parsed and not yet verified."""

    reply: ReplyTarget
    mark: str


class PersonalTopic(StrEnum):
    """The kind of thing that a player is asked about. Only the mark of an address tells it."""

    CIRCLE = "circle"
    """The number in the address is that of the table to which the circle is called."""
    CONTEST = "contest"
    DIGEST = "digest"
    """The number is that of the letter that is answered."""


class PersonalRecipient(NamedTuple):
    """The player for whom an address was made, and the number of the thing."""

    number: int
    player: int


def make_reply_address(reply: ReplyTarget, holder: ReplySeat) -> Address:
    """Return the address for the Reply-To header.

    Its mark depends on the holder and the key generation of the seat. So the address becomes invalid together
    with the links of the seat.
    """
    return make_address(write_tag("t", reply, make_mark("reply", *reply, *holder)))


def parse_reply_address(address: str) -> ParsedAddress | None:
    """Parse the recipient of a mail. Return None if it has not the form of a reply address."""
    match parse_tag(address):
        case Tag("t", (table, seat, question), mark):
            return ParsedAddress(ReplyTarget(table, seat, question), mark)
    return None


def is_issued_to(written: ParsedAddress, holder: ReplySeat) -> bool:
    """Return True if we issued the address for the player who holds the seat now."""
    return is_mark(written.mark, "reply", *written.reply, *holder)


def make_personal_address(topic: PersonalTopic, to: PersonalRecipient) -> Address:
    """Return the address for the Reply-To header of a letter that is about no seat."""
    return make_address(write_tag("c", to, make_mark(topic, *to)))


def read_personal_address(topic: PersonalTopic, address: str) -> PersonalRecipient | None:
    """Return the player and the thing of an address, or None if we did not issue it for this topic."""
    match parse_tag(address):
        case Tag("c", (number, player), mark):
            to = PersonalRecipient(number, player)
            return to if is_our_domain(address) and is_mark(mark, topic, *to) else None
    return None


def make_return_path(letter: int) -> str:
    """Return the envelope sender of a letter. So a bounce names its letter whatever the report says."""
    return make_address(make_letter_mark(letter)).addr_spec


def make_letter_mark(letter: int) -> str:
    """Return the tag of a return path. It also stands in a header, for reports that enclose the letter."""
    return write_tag("b", [letter], make_mark("letter", letter))


def find_marked_letters(text: str) -> Iterator[int]:
    """Yield the letters whose valid marks occur in a text, each once."""
    for tag in dict.fromkeys(map(read_tag, TAG.finditer(text))):
        if tag.letter == "b" and is_mark(tag.mark, "letter", *tag.numbers):
            yield tag.numbers[0]


def find_returned_letter(address: str) -> int | None:
    """Return the letter whose return path this address is, or None."""
    match parse_tag(address):
        case Tag("b", (letter,), mark) if is_mark(mark, "letter", letter):
            return letter if address.lower() == make_address(tag_text(address)).addr_spec.lower() else None
    return None


def is_report_address(address: str) -> bool:
    """Return True for an address that only takes reports, from any sender.

    It is the return path of a letter, or the address for complaints.
    """
    complaints = make_address(COMPLAINTS).addr_spec.lower()
    return find_returned_letter(address) is not None or address.lower() == complaints


def is_service_address(address: str) -> bool:
    """Return True for the address that our mails come from. Some reports are sent there."""
    return address.lower() == deps().settings.sender.addr_spec.lower()


def is_our_domain(address: str) -> bool:
    return address.rpartition("@")[2].lower() == deps().settings.sender.domain.lower()


def make_check_address(lot: str) -> Address:
    """Return the address for a test of the mail setup. Mail to it is stored and has no effect."""
    return make_address(f"{CHECK}.{lot}.{check_mark(lot)}")


def is_check_address(address: str) -> bool:
    """Return True if this service issued the address."""
    word, _, rest = tag_text(address).partition(".")
    lot, _, mark = rest.partition(".")
    issued = compare_digest(mark.encode(), check_mark(lot).encode())
    return word == CHECK and is_our_domain(address) and issued


def check_mark(lot: str) -> str:
    return derive_key(f"{CHECK}:{lot}").hex()[:16]


def make_address(tag: str) -> Address:
    """Return the address of the service with a tag."""
    sender = deps().settings.sender
    return Address(sender.display_name, f"{sender.username}+{tag}", sender.domain)


def write_tag(letter: str, numbers: Sequence[int], mark: str) -> str:
    return f"{letter}{'.'.join(map(str, numbers))}.{mark}"


def parse_tag(address: str) -> Tag | None:
    """Parse the tag of an address. Return None if we do not write such tags."""
    found = TAG.fullmatch(tag_text(address))
    return None if found is None else read_tag(found)


def read_tag(found: re.Match[str]) -> Tag:
    return Tag(found[1], tuple(map(int, found[2].split("."))), found[3])


def tag_text(address: str) -> str:
    return address.lower().partition("@")[0].rpartition("+")[2]
