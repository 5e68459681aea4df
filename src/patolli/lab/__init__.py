"""Playing many games without people, and measuring how fast that goes."""
