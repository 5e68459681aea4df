"""Looking for garbage no more often than there is some.

What is over goes at once, unless it refers to itself in circles. Python looks for such circles among all that has been
made since it last looked, every few thousand objects; with a hundred tables in play that took a seventh of the
processor, and found nothing: a move leaves no circles. So here what was made is mostly set aside unlooked at
(`gc.freeze`, which takes no time). Now and then it is looked through: again and again while there is something to find,
and ever more seldom while there is not. All that was set aside is looked through every few hours.
"""

import asyncio
import gc
import time

OFTEN = 0.05  # seconds between two looks at how much has been made
MANY = 1_000  # objects worth doing something about
SELDOM = 32  # times that they are set aside before they are looked through, at the most
FEW = 0.02  # a part of them that may be garbage without looking again at once
AT_ONCE = 20_000  # objects that are looked through without waiting for the next of these moments
FOR_HOURS = 4 * 3600.0  # seconds until all is looked through, which holds everybody up for a while


class Garbage:
    """How often it has been worth looking, of late."""

    def __init__(self) -> None:
        self.trust = 0  # how often it may be set aside …
        self.spared = 0  # … and has been, since it was looked through

    def begin(self) -> None:
        """What is loaded now stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(AT_ONCE, 1_000_000, 1_000_000)

    def tidy(self) -> None:
        """Set aside what has been made since, or look through it."""
        made = gc.get_count()[0]
        if made < MANY:
            return
        if self.spared < self.trust:
            self.spared += 1
        else:
            is_clean = gc.collect(0) <= FEW * made
            self.trust = min(2 * self.trust + 1, SELDOM) if is_clean else 0
            self.spared = 0
        gc.freeze()

    def tidy_all(self) -> None:
        """Look through everything."""
        gc.unfreeze()
        gc.collect()
        gc.freeze()

    async def keep_tidy(self) -> None:
        """For as long as the server runs."""
        looked = time.monotonic()
        while True:
            await asyncio.sleep(OFTEN)
            self.tidy()
            if time.monotonic() - looked > FOR_HOURS:
                self.tidy_all()
                looked = time.monotonic()
