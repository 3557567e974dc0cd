"""Whose limits a request counts against."""

import pytest

from wuerfelreich.server.addresses import client_of, counted, is_proxy, proxy

PROXIES = frozenset({proxy("10.0.0.0/8"), proxy("2001:db8:ffff::1")})


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("0:0:0:0:0:FFFF:C000:0201", "192.0.2.1"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8::1:2:0:0:1", "2001:db8:0:1::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("fe80::2%eth1", "fe80::/64"),
        ("::1", "::/64"),
        ("", ""),
        ("testclient", "testclient"),
    ],
)
def test_the_network_of_a_customer_counts(address: str, key: str) -> None:
    assert counted(address) == key


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.1", ["203.0.113.1"], "192.0.2.1"),
        ("192.0.2.1", [], "192.0.2.1"),
        ("10.0.0.1", [], "10.0.0.1"),
        ("10.0.0.1", [""], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.1"], "203.0.113.1"),
        ("::ffff:10.0.0.1", ["203.0.113.1"], "203.0.113.1"),
        ("2001:db8:ffff::1", ["203.0.113.1:4711"], "203.0.113.1"),
        ("2001:db8:ffff::2", ["203.0.113.1"], "2001:db8:ffff::2"),
        ("10.0.0.1", ["6.6.6.6, 203.0.113.1"], "203.0.113.1"),
        ("10.0.0.1", ["6.6.6.6", "203.0.113.1"], "203.0.113.1"),
        ("10.0.0.1", ["6.6.6.6, 203.0.113.1, 10.0.0.2 ,10.0.0.3"], "203.0.113.1"),
        ("10.0.0.1", ["[2001:db8::7]:80"], "2001:db8::7"),
        ("10.0.0.1", ["2001:db8::7"], "2001:db8::7"),
        ("10.0.0.1", ["10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", ["203.0.113.1, nonsense"], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.1, nonsense, 10.0.0.2"], "10.0.0.2"),
        ("10.0.0.1", ["203.0.113.1,"], "10.0.0.1"),
        ("10.0.0.1", ["\xff\x00, [[["], "10.0.0.1"),
        ("10.0.0.1", ["203.0.113.1, 999.1.1.1"], "10.0.0.1"),
    ],
)
def test_the_rightmost_address_that_is_not_a_named_proxy_counts(peer: str, forwarded: list[str], client: str) -> None:
    """Where a proxy's own entry cannot be read, the proxy itself counts: nobody gains by nonsense."""
    headers = [(b"host", b"x"), *((b"x-forwarded-for", one.encode("latin-1")) for one in forwarded)]
    assert client_of(peer, headers, PROXIES) == client


def test_nobody_is_a_proxy_unless_named() -> None:
    assert not is_proxy("10.0.0.1", frozenset())
    assert not is_proxy("", PROXIES)
    assert is_proxy("10.255.255.255", PROXIES)
