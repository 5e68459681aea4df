"""Called by hatchling when it builds a wheel: one with compiled rules is for this Python on this machine only."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRules(BuildHookInterface[Any]):
    """Names the wheel after the machine, if there are libraries in it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if any(Path(self.root, "src/patolli/compiled").glob("*.so")) and version != "editable":
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
