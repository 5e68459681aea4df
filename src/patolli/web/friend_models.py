"""What is asked and answered about friends."""

from typing import Literal

from pydantic import BaseModel, Field

from .models import Strict


class Friend(BaseModel):
    """Somebody I have to do with; whom I asked and who did not want to stays as one who has not answered."""

    id: str
    name: str
    state: Literal["friends", "asks", "asked"]  # "asks": they ask me
    since: float


class Somebody(BaseModel):
    """Somebody at a table, and what I have to do with them."""

    profile: str  # where theirs is; "": I may not see it
    friend: Literal["friends", "asks", "asked", ""]
    kept: Literal["mute", "block", ""]


class FriendLink(BaseModel):
    """A secret for a link that makes whoever opens it my friend, until then."""

    token: str
    expires: float


class FriendOffer(BaseModel):
    """Whose link it is."""

    name: str
    mine: bool


class Answer(Strict):
    """Yes or no to somebody who asks."""

    accept: bool


class Guest(Strict):
    """A friend whom I ask to my table."""

    friend: str = Field(min_length=1, max_length=32)


class InvitedTable(BaseModel):
    """A table to which a friend asks me."""

    id: str
    game: str
    name: str
    by: str
    clock: str
    at: float
