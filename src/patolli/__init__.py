"""Patolli: a table for strategy board games of Mesoamerica and the Andes."""

__version__ = "0.1.0"
