"""A Ray cluster of two nodes with a processor each, on this machine alone: `python two_nodes.py FOLDER`.

Says its address when it is ready. When it is told `kill`, it waits until the second node is busy, kills that without a
warning, and says so. It ends, with all its processes, when nobody is left to tell it anything.
"""

import os
import sys
import time
from pathlib import Path
from typing import Any

NOWHERE_ELSE = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # otherwise Ray takes 127.0.0.1 for this machine's address in the network
}


def main(folder: str) -> None:
    os.environ.update(NOWHERE_ELSE)
    from ray.cluster_utils import Cluster

    Path("/tmp/ray").mkdir(exist_ok=True)  # Ray writes its address there, whatever folder it is given
    node: dict[str, Any] = {
        "num_cpus": 1, "node_ip_address": "127.0.0.1", "object_store_memory": 80_000_000, "temp_dir": folder,
        "include_log_monitor": False,
    }  # fmt: skip
    cluster = Cluster(initialize_head=True, head_node_args={"include_dashboard": False, "no_monitor": True, **node})
    try:
        second = cluster.add_node(**node)
        print(cluster.address, flush=True)
        for line in sys.stdin:
            if line == "kill\n":
                raylet = second.all_processes["raylet"][0].process.pid
                while not busy(raylet):
                    time.sleep(0.01)
                cluster.remove_node(second, allow_graceful=False)
                print("killed", flush=True)
    finally:
        cluster.shutdown()


def busy(raylet: int) -> bool:
    """A worker of this node does a task: Ray calls a worker's process after what it does."""
    workers = Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split()
    return any(Path(f"/proc/{worker}/cmdline").read_bytes().startswith(b"ray::play") for worker in workers)


if __name__ == "__main__":
    main(sys.argv[1])
