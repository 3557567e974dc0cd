"""Metrics for Prometheus. Each has a label that names the process, because several may share a port."""

from collections.abc import Iterable
from importlib.metadata import version

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, Metric, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector

from wuerfelreich.server.ops.process import process_name
from wuerfelreich.tables.store.migrations import RELEASE
from wuerfelreich.tables.table import Status

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class _OfProcess(Collector):
    """The metrics of a registry, with the name of the process."""

    def __init__(self, registry: CollectorRegistry) -> None:
        self._registry = registry
        self._process = process_name()

    def collect(self) -> Iterable[Metric]:
        """All metrics as they are now."""
        for metric in self._registry.collect():
            labelled = Metric(metric.name, metric.documentation, metric.type)
            for sample in metric.samples:
                labelled.add_sample(sample.name, {**sample.labels, "process": self._process}, sample.value)
            yield labelled


class Metrics:
    """The metrics of one server, in their own registry."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._labelled = CollectorRegistry()
        self._labelled.register(_OfProcess(registry))
        ProcessCollector(namespace="wuerfelreich", registry=registry)
        build = Info("wuerfelreich_build", "The program and its release", registry=registry)
        build.info({"version": version("wuerfelreich"), "release": f"{RELEASE}"})
        self._failing = Gauge(
            "wuerfelreich_store_failing", "1 if the database refused the last commit", registry=registry
        )
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

    def text(self, tables: dict[str, int], unreadable: int, failing: bool) -> bytes:
        """All metrics in Prometheus's text format."""
        self._failing.set(failing)
        self._unreadable.set(unreadable)
        for status in Status:
            self._tables.labels(status.value).set(tables.get(status, 0))
        return generate_latest(self._labelled)
