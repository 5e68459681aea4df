"""What crosses HTTP about ratings."""

from pydantic import BaseModel


class BotLine(BaseModel):
    """A bot among those rated."""

    name: str
    label: str
    rating: int


class RatingPoint(BaseModel):
    """How a rating stood after a match."""

    at: float
    table: str
    rating: int
    band: int
    change: int


class PoolRating(BaseModel):
    """Somebody's rating at a game with so many seats; `band`: how far off it may be, 19 times of 20."""

    game: str
    seats: int
    rating: int
    band: int
    games: int
    rank: int | None  # null: it is still being found out
    of: int  # people with a rank
    curve: list[RatingPoint]  # the oldest first
    bots: list[BotLine]  # the weakest first


class RatedPerson(BaseModel):
    rank: int
    name: str
    person: str  # whose profile can be looked at; "": nobody's
    mine: bool
    rating: int
    band: int
    games: int


class Best(BaseModel):
    """The best at a game with so many seats, and the bots among them; whoever does not want to be seen is left out."""

    game: str
    seats: int
    people: list[RatedPerson]
    bots: list[BotLine]
