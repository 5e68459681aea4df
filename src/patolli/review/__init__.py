"""Looking back at a game and ahead at a turn: chances to win, the better turn and why."""
