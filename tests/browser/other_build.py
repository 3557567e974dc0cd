"""`wuerfelreich` with another build of the browser app than its own: python other_build.py FOLDER serve …"""

import sys
from pathlib import Path
from unittest.mock import patch

if __name__ == "__main__":
    folder = Path(sys.argv.pop(1))

    from wuerfelreich.cli.app import main

    with patch("wuerfelreich.server.http.assets.files", lambda _package: folder):
        main()
