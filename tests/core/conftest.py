"""Property tests try the same examples everywhere, take the time they need and leave no files behind."""

from hypothesis import settings

settings.register_profile("same-everywhere", deadline=None, derandomize=True, database=None)
settings.load_profile("same-everywhere")
