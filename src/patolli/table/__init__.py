"""Live matches: who sits where, what was chosen, what is stored. It knows nothing of HTTP.

Read in this order: `live_match` (a match as the fold of what was stored), `table` (what people may do with it), `hall`
(all tables of this process), `storage` (the database).
"""
