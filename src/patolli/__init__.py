"""Patolli: a table for strategy board games of Mesoamerica and the Andes."""

from .native import use

__version__ = "0.1.0"

COMPILED = use()  # whether the rules run as machine code
