"""The chapters of a game: all modules of its package, found rather than listed."""

from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType


def chapters(package: str) -> tuple[ModuleType, ...]:
    """The package and every module in it, imported; a plain module is its own only chapter."""
    home = import_module(package)
    found = walk_packages(getattr(home, "__path__", ()), f"{package}.")
    return (home, *(import_module(name) for name in sorted(module.name for module in found)))
