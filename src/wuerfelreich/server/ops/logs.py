"""Structured logs: one JSON object per line on standard error, without names, addresses, table ids or secrets."""

import logging
import sys
import traceback

import msgspec

from wuerfelreich.server.ops.process import process_name


class JsonLines(logging.Formatter):
    """Writes a record as one line of JSON, including its `fields`."""

    def __init__(self) -> None:
        super().__init__()
        self._process = process_name()

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "process": self._process,
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
        }
        fields = getattr(record, "fields", None)
        if isinstance(fields, dict):
            line.update(fields)
        if record.exc_info and record.exc_info[0] is not None:
            # Where and what kind, but not the message: it may contain what a client sent.
            line["error"] = record.exc_info[0].__name__
            line["where"] = [f"{frame.name}:{frame.lineno}" for frame in traceback.extract_tb(record.exc_info[2])[-8:]]
        return msgspec.json.encode(line).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    """Sends all logs of this process to standard error. Of uvicorn's, which contain addresses, only warnings are
    kept."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "alembic", "websockets", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
