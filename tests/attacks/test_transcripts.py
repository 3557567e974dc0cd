"""The browser's device goes through the attacks that are written down; they must be those of this kit."""

from tests.attacks.transcripts import FILE, text


def test_the_browser_is_attacked_like_the_device_here() -> None:
    assert FILE.read_bytes() == text(), "write it anew with python -m tests.attacks.transcripts"
