"""`python -m wuerfelreich`."""

from wuerfelreich.cli.app import main

main()
