"""Metrics for Prometheus. Each has a label that names the process, because several may share a port."""

from collections.abc import Iterable
from importlib.metadata import version

from msgspec import Struct
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, Metric, ProcessCollector
from prometheus_client.exposition import generate_latest
from prometheus_client.registry import Collector

from wuerfelreich.server.ops.process import process_name
from wuerfelreich.tables.phase import Status
from wuerfelreich.tables.store.migrations import RELEASE

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Family(Struct, frozen=True):
    """A metric with its samples, each with a name, labels and a value."""

    name: str
    about: str
    type: str
    samples: list[tuple[str, dict[str, str], float]]


class Metrics:
    """The metrics of one server, in their own registry."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._process = process_name()
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

    def families(self, tables: dict[str, int], unreadable: int, failing: bool) -> list[Family]:
        """All metrics of this process, with its name."""
        self._failing.set(failing)
        self._unreadable.set(unreadable)
        for status in Status:
            self._tables.labels(status.value).set(tables.get(status, 0))
        return [
            Family(
                one.name,
                one.documentation,
                one.type,
                [(sample.name, {**sample.labels, "process": self._process}, sample.value) for sample in one.samples],
            )
            for one in self._registry.collect()
        ]


class _Families(Collector):
    """Families as Prometheus's library wants them: those of several processes with the same name are one."""

    def __init__(self, families: Iterable[Family]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        """One metric for each name."""
        found: dict[str, Metric] = {}
        for family in self._families:
            metric = found.setdefault(family.name, Metric(family.name, family.about, family.type))
            for name, labels, value in family.samples:
                metric.add_sample(name, labels, value)
        return found.values()


def exposition(families: Iterable[Family]) -> bytes:
    """Metrics in Prometheus's text format."""
    registry = CollectorRegistry()
    registry.register(_Families(families))
    return generate_latest(registry)
