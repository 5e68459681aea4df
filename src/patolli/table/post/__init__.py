"""Notices that reach people who are not looking: noted beside the game, kept in an outbox, sent when they are due.

Nothing of this is on the way of a move. What happened is read from the list of tables (`calls`), every few seconds; it
is noted once, whichever process sees it first, and what cannot be sent is tried again, later and later.
"""
