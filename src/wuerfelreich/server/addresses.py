"""Whose limits a request counts against: the network behind it, also through proxies that the operator has named."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

Address = IPv4Address | IPv6Address
Proxies = frozenset[IPv4Network | IPv6Network]
NO_PROXIES: Proxies = frozenset()
_HALF = 64
"""Bits of an IPv6 address that the customer chooses freely, so all of them count as one."""


def proxy(text: str) -> IPv4Network | IPv6Network:
    """A proxy as the operator names it: an address or a network; raises ValueError."""
    return ip_network(text, strict=False)


@lru_cache(maxsize=4096)
def parsed(text: str) -> Address | None:
    """An address in any spelling, without its zone; IPv4 mapped into IPv6 is IPv4. None if it is none."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    if isinstance(address, IPv6Address):
        return address.ipv4_mapped or IPv6Address(int(address))
    return address


def is_proxy(peer: str, proxies: Proxies) -> bool:
    """Whether a peer is one of the named proxies."""
    address = parsed(peer)
    return address is not None and any(address in network for network in proxies)


def client_of(peer: str, headers: Iterable[tuple[bytes, bytes]], proxies: Proxies) -> str:
    """Who sent a request. A proxy appends the address it was called from to X-Forwarded-For, so the rightmost one that
    is not itself a named proxy counts: whatever stands to its left, the client can have made up."""
    if not is_proxy(peer, proxies):
        return peer
    for hop in reversed(_forwarded(headers)):
        if parsed(hop) is None:
            return peer
        peer = hop
        if not is_proxy(hop, proxies):
            break
    return peer


def _forwarded(headers: Iterable[tuple[bytes, bytes]]) -> Sequence[str]:
    named = b",".join(value for name, value in headers if name == b"x-forwarded-for").decode("latin-1")
    return [_without_port(hop.strip()) for hop in named.split(",")] if named else []


def _without_port(hop: str) -> str:
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop


def counted(address: str) -> str:
    """The key under which an address is counted: itself, or for IPv6 its first half."""
    found = parsed(address)
    if isinstance(found, IPv6Address):
        return f"{IPv6Address(int(found) >> _HALF << _HALF)}/{128 - _HALF}"
    return address if found is None else str(found)
