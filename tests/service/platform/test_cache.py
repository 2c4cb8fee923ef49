"""The cache never holds more than its room, and what is asked for stays longest."""

from service.platform.cache import VersionedCache


def test_what_was_put_is_found_and_nothing_else():
    cache = VersionedCache()
    cache.put("a", b"answer")
    assert (cache.get("a"), cache.get("b")) == (b"answer", None)


def test_the_longest_unasked_makes_room():
    cache = VersionedCache(room=6)
    cache.put("a", b"11")
    cache.put("b", b"22")
    cache.get("a")
    cache.put("c", b"333")
    assert [cache.get(tag) for tag in "abc"] == [b"11", None, b"333"]


def test_putting_twice_takes_room_once():
    cache = VersionedCache(room=4)
    for answer in (b"1111", b"22"):
        cache.put("a", answer)
    cache.put("b", b"33")
    assert (cache.get("a"), cache.get("b")) == (b"22", b"33")


def test_what_things_weigh_can_be_said():
    cache = VersionedCache(room=5, weigh=sum)
    cache.put("a", (2, 2))
    cache.put("b", (3,))
    assert (cache.get("a"), cache.get("b"), cache.kept.currsize) == (None, (3,), 3)


def test_what_fits_nowhere_is_not_kept():
    cache = VersionedCache(room=1)
    cache.put("a", b"11")
    assert (cache.get("a"), cache.kept.currsize) == (None, 0)
