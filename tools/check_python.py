"""Exits with one clear message if this Python cannot run the project.

Written so that even a very old Python can parse it.
"""

import sys


def complaint():
    """Return what is missing, or None."""
    if sys.version_info < (3, 11):
        found = ".".join(str(part) for part in sys.version_info[:3])
        return "needs Python 3.11 or newer, but %s is %s; choose another with `make PYTHON=...`." % (
            sys.executable,
            found,
        )
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        return "needs Python's venv module, which %s lacks; on Debian install python3-venv." % sys.executable
    return None


if __name__ == "__main__":
    problem = complaint()
    if problem:
        sys.exit("Wuerfelreich " + problem)
