"""Metrics for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from wuerfelreich.tables.table import Status

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The metrics of one server, in their own registry."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self._tables = Gauge("wuerfelreich_tables", "Tables by status", ["status"], registry=registry)
        self._unreadable = Gauge(
            "wuerfelreich_tables_unreadable", "Tables found damaged since the start", registry=registry
        )
        self.sockets = Gauge("wuerfelreich_sockets", "Open sockets", registry=registry)
        self.accepted = Counter("wuerfelreich_intents_accepted", "Intents acknowledged", registry=registry)
        self.refused = Counter("wuerfelreich_intents_refused", "Intents refused, by reason", ["key"], registry=registry)
        self.faults = Counter("wuerfelreich_frames_refused", "Malformed or excess frames", registry=registry)
        self.dropped = Counter("wuerfelreich_watchers_dropped", "Connections too slow to keep up", registry=registry)
        self.reply = Histogram(
            "wuerfelreich_reply_seconds", "From an intent to its reply", buckets=_SECONDS, registry=registry
        )
        self.commit = Histogram(
            "wuerfelreich_commit_seconds",
            "One commit to disk, of one or more steps",
            buckets=_SECONDS,
            registry=registry,
        )
        self.requests = Counter("wuerfelreich_requests", "HTTP requests by status", ["status"], registry=registry)
        self.limited = Counter("wuerfelreich_limited", "Refusals by limit", ["limit"], registry=registry)

    def text(self, tables: dict[str, int], unreadable: int) -> bytes:
        """All metrics in Prometheus's text format."""
        self._unreadable.set(unreadable)
        for status in Status:
            self._tables.labels(status.value).set(tables.get(status, 0))
        return generate_latest(self._registry)
