"""Patolli: a table for strategy board games of Mesoamerica and the Andes."""

from importlib.metadata import version

__version__ = version("patolli")
