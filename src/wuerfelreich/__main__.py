"""`python -m wuerfelreich`."""

from wuerfelreich.cli import main

main()
