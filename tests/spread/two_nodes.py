"""A Ray cluster of two nodes on this machine, all of it on the loopback interface.

Prints its address. At the first line on standard input it waits until the second node works on a chunk, and kills that
node; when standard input ends, it stops. Where Ray puts its files is said by RAY_TMPDIR."""

import sys
from pathlib import Path
from time import monotonic, sleep
from typing import Any

from ray._private.ray_constants import PROCESS_TYPE_RAYLET
from ray.cluster_utils import Cluster

NODE: dict[str, Any] = {
    "node_ip_address": "127.0.0.1",
    "num_cpus": 1,
    "object_store_memory": 80_000_000,
    "min_worker_port": 0,
    "max_worker_port": 0,
    "dashboard_agent_listen_port": 0,
    "include_log_monitor": False,
}


def busy(raylet: int) -> bool:
    """Whether a worker of this node has a chunk."""
    children = Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
    names = [Path(f"/proc/{child}/cmdline") for child in children]
    return any(name.exists() and name.read_bytes().startswith(b"ray::do_chunk") for name in names)


def main() -> None:
    """Starts the nodes and does as it is told."""
    cluster = Cluster(initialize_head=True, head_node_args=NODE | {"include_dashboard": False})
    second = cluster.add_node(**NODE)
    print(cluster.address, flush=True)
    if sys.stdin.readline():
        until = monotonic() + 30
        while not (at_work := busy(second.all_processes[PROCESS_TYPE_RAYLET][0].process.pid)) and monotonic() < until:
            sleep(0.01)
        cluster.remove_node(second, allow_graceful=False)
        print("killed at work" if at_work else "killed, but it had nothing to do", flush=True)
        sys.stdin.read()
    cluster.shutdown()


if __name__ == "__main__":
    main()
