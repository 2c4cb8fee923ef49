"""Where players' addresses may lead: the open internet, by whatever name, and nowhere inside."""

import pytest

from service.platform.outside_addresses import (
    ForbiddenAddress,
    parse_address,
    parse_networks,
    reject_local_host,
    resolve_address,
)

OPEN = ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c", "64:ff9b::5db8:d70e", "2002:5db8:d70e::1"]
INSIDE = [
    "127.0.0.1",
    "127.8.9.1",
    "0.0.0.0",
    "10.1.2.3",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "fe80::1",
    "fe80::1%eth0",
    "fc00::1",
    "fd12:3456::1",
    "fec0::1",
    "ff02::1",
    "2001:db8::1",
    "2001::1",  # Teredo
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:0:7f00:1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::a9fe:a9fe",
    "64:ff9b:1::1",
    "2002:7f00:1::1",
    "2002:c0a8:101::",
]


def answers(*addresses: str):
    return lambda _host, _port: addresses


@pytest.mark.parametrize("address", OPEN)
def test_what_is_outside_is_called_at_the_checked_address(address):
    place = resolve_address("https://bot.example.org/a?b=c", answers(address), ())
    assert (place.host, place.port, place.target, place.address) == (
        "bot.example.org",
        443,
        "/a?b=c",
        address,
    )


@pytest.mark.parametrize("address", INSIDE)
def test_what_is_inside_is_not_called(address):
    with pytest.raises(ForbiddenAddress, match="inside"):
        resolve_address("https://bot.example.org/", answers(address), ())


@pytest.mark.parametrize("address", INSIDE)
def test_one_answer_inside_among_others_is_enough(address):
    with pytest.raises(ForbiddenAddress, match="inside"):
        resolve_address("https://bot.example.org/", answers(OPEN[0], address), ())


@pytest.mark.parametrize(
    "host",
    [
        "2130706433",
        "127.1",
        "0177.0.0.1",
        "0x7f000001",
        "0x7f.0.0.1",
        "127.0.0.0x1",
        "1.2.3.4.5",
        "[fe80::1%25eth0]",
    ],
)
def test_numbers_in_disguise_are_no_hosts(host):
    with pytest.raises(ForbiddenAddress, match="odd-host"):
        parse_address(f"http://{host}/")


@pytest.mark.parametrize(
    "url",
    [
        "ftp://bot.example.org/",
        "file:///etc/passwd",
        "https:///nowhere",
        "https://anna:secret@bot.example.org/",
        "https://bot.example.org/#part",
        "https://bot.example.org\\@127.0.0.1/",
        "https://bot.example.org:99999/",
        "https://bot.example.org/a b",
        "http://１２７.0.0.1/",  # noqa: RUF001 - digits of another script, on purpose
        "https://[::1/",
        "https://" + "a" * 70 + ".example.org/",
    ],
)
def test_only_plain_addresses_can_be_meant(url):
    with pytest.raises(ForbiddenAddress, match="unreadable"):
        parse_address(url)


@pytest.mark.parametrize(
    ("port", "good"), [(80, True), (443, True), (8443, True), (22, False), (5432, False)]
)
def test_only_some_ports_are_called(port, good):
    if good:
        assert resolve_address(f"http://bot.example.org:{port}/", answers(OPEN[0]), ()).port == port
    else:
        with pytest.raises(ForbiddenAddress, match="port"):
            resolve_address(f"http://bot.example.org:{port}/", answers(OPEN[0]), ())


def test_a_house_may_let_calls_into_networks_of_its_own():
    home = parse_networks("127.0.0.0/8, fd00::/8")
    assert resolve_address("http://bot.home:5000/", answers("127.0.0.1"), home).address == "127.0.0.1"
    assert resolve_address("http://bot.home:5000/", answers("fd00::1"), home).address == "fd00::1"
    with pytest.raises(ForbiddenAddress):
        resolve_address("http://bot.home:5000/", answers("10.0.0.1"), home)
    reject_local_host("http://bot.home:5000/", home)
    reject_local_host("http://127.0.0.1:5000/", home)
    with pytest.raises(ForbiddenAddress, match="port"):
        reject_local_host("http://93.184.215.14:5000/", home)


def test_a_name_is_asked_for_once():
    asked = []

    def changing(host, _port):
        asked.append(host)
        return [OPEN[0]] if len(asked) == 1 else ["127.0.0.1"]

    assert resolve_address("https://bot.example.org/", changing, ()).address == OPEN[0]
    assert asked == ["bot.example.org"]
