"""What tiles do: the effect vocabulary of `components.toml`, interpreted in one place (TZ-12, TZ-2.8)."""

from patolli.core.choice import Choice
from patolli.core.frame import AUTO, frame, push

from .box import ANY, NONE, Effect
from .constructing import extra_construction
from .gears import AnyAction, Trade
from .materials import gain, hire
from .skulls import offer_step
from .state import BY_SKULLS, Frame, State, score_points
from .technologies import TRACKS, ExchangeTechnology, free_advance
from .temples import StepUp, sink
from .tribes import can_sell


def tile_effects(s: State, seat: int, effect: Effect, source: int) -> None:
    """Everything a tile gives: materials and constructions first, so that what they bring may pay for steps.

    In this order everything can be had that any other order allows (TZ-12.1, TZ-23.25).
    """
    frames: list[Frame] = []
    if effect.track != NONE:
        frames.append(free_advance(s, seat, effect.track, effect.advances))
    if effect.tech_exchange and any(s.players[seat].levels[track] for track in TRACKS):
        frames.append(ExchangeTechnology(seat))
    if effect.skull_steps:
        frames.append(PlaceSkullOnTile(AUTO, seat, effect.skull_vp, effect.skull_steps))
    if effect.build:
        frames.append(extra_construction(seat, effect.build))
    frames += [StepUp(AUTO, seat, temple, steps) for temple, steps in effect.temples if steps > 0]
    if effect.trade:
        frames.append(Trade(seat))
    corn = s.players[seat].corn + effect.gain.corn
    if effect.any_action >= 0 and (corn >= effect.any_action or can_sell(s, seat)):
        frames.append(AnyAction(seat, effect.any_action))
    push(s, *frames)
    for temple, steps in effect.temples:
        if steps < 0 and s.players[seat].steps[temple] > -1:
            sink(s, seat, temple)
    score_points(s, seat, source, effect.vp)
    for _ in range(effect.worker):
        hire(s, seat)
    gain(s, seat, effect.gain)


@frame
class PlaceSkullOnTile(Frame):
    """The skull paid for the shrine lies on it and rewards like one at Chichen Itza (TZ-24.12)."""

    seat: int
    whose: int
    vp: int
    steps: int

    def take(self, s: State, choice: Choice) -> None:
        score_points(s, self.whose, BY_SKULLS, self.vp)
        push(s, StepUp(AUTO, self.whose, ANY, self.steps), *offer_step(s, self.whose))
