"""The shelf of ready answers: never more than its room, and what is asked for stays longest."""

from service.core.cache import VersionedCache


def test_what_was_put_is_found_and_nothing_else():
    shelf = VersionedCache()
    shelf.put("a", b"answer")
    assert (shelf.get("a"), shelf.get("b")) == (b"answer", None)


def test_the_longest_unasked_makes_room():
    shelf = VersionedCache(room=6)
    shelf.put("a", b"11")
    shelf.put("b", b"22")
    shelf.get("a")
    shelf.put("c", b"333")
    assert [shelf.get(tag) for tag in "abc"] == [b"11", None, b"333"]


def test_putting_twice_takes_room_once():
    shelf = VersionedCache(room=4)
    for answer in (b"1111", b"22"):
        shelf.put("a", answer)
    shelf.put("b", b"33")
    assert (shelf.get("a"), shelf.get("b")) == (b"22", b"33")


def test_what_things_weigh_can_be_said():
    shelf = VersionedCache(room=5, weigh=sum)
    shelf.put("a", (2, 2))
    shelf.put("b", (3,))
    assert (shelf.get("a"), shelf.get("b"), shelf.held) == (None, (3,), 3)


def test_what_fits_nowhere_is_not_kept():
    shelf = VersionedCache(room=1)
    shelf.put("a", b"11")
    assert (shelf.get("a"), shelf.held) == (None, 0)
