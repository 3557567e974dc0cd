"""Rules with custom material: one object for all games that are played with it, as long as any of them is in memory."""

import hashlib
from collections import deque
from weakref import WeakValueDictionary

from wuerfelreich.rules.game import AnyGame
from wuerfelreich.rules.registry import game

MAX_KEPT = 32
"""Rules kept although no game may be using them, because they were asked for last."""

_Key = tuple[str, int, str]
_used: WeakValueDictionary[_Key, AnyGame] = WeakValueDictionary()
"""By game, version and fingerprint, and also by the hash of a file that is not in its canonical form."""
_last: deque[AnyGame] = deque(maxlen=MAX_KEPT)


def own_rules(name: str, material: bytes, version: int) -> AnyGame:
    """The rules of one version with this material. Raises MaterialError or UnknownVersionError."""
    key = name, version, hashlib.sha256(material).hexdigest()
    rules = _used.get(key)
    if rules is None:
        loaded = game(name, material, version)
        rules = _used.setdefault((name, version, loaded.box.fingerprint), loaded)
        _used[key] = rules
    if rules not in _last:
        _last.append(rules)
    return rules
