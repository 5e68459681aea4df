"""Axomamma, the opponent of a single player: rules, not a bot (TW-14). `turn.py` is where her turn begins."""
