"""Live matches: seats, clocks, undo, bots to move, storage."""
