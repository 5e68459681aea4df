"""Who does the work of a command: processes of this machine, or a cluster."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from patolli.lab.runners import Runner
from patolli.wording import Wording

from .extra import extra
from .fault import Fault


@contextmanager
def workers(cluster: str, jobs: int, bots: Iterable[str], say: Wording) -> Iterator[tuple[int, Runner | None]]:
    """How many share the work, and where it is not done by processes of this machine, who shares it out."""
    if not cluster:
        yield jobs, None
        return
    with extra(say, "cluster"):
        from patolli.lab import cluster as lab
    try:
        with lab.cluster(cluster, bots) as found:
            yield found.jobs, found
    except lab.NoCluster as error:
        raise Fault(say.text(f"cli-cluster-{error.why}", more=error.more)) from None
