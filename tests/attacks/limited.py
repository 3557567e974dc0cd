"""`wuerfelreich` with other limits than its own, so that they are reached soon: python limited.py LIMITS serve …

LIMITS is JSON with fields of `Limits`. Besides, `soft` is the descriptor limit to start with, and `odds` is how many
seconds the job that computes odds sleeps."""

import json
import os
import resource
import sys
import time
from unittest.mock import patch

import msgspec

from wuerfelreich.server.descriptors import fitted
from wuerfelreich.server.limits import Limits

SLOW = "WUERFELREICH_SLOW_ODDS"


def slow_odds(*_: object) -> bytes:
    """What computes odds in a worker process."""
    time.sleep(float(os.environ[SLOW]))
    return b"{}"


if __name__ == "__main__":
    given = json.loads(sys.argv.pop(1))
    if odds := given.pop("odds", 0):
        os.environ[SLOW] = str(odds)
        patch("wuerfelreich.server.work.jobs.odds", slow_odds).start()
    if soft := given.pop("soft", None):
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))

    def changed(limits: Limits, descriptors: int | None) -> Limits:
        """The limits of the server, with those that were given."""
        return fitted(msgspec.structs.replace(limits, **given), descriptors)

    patch("wuerfelreich.server.run.fitted", changed).start()

    from wuerfelreich.cli.app import main

    main()
