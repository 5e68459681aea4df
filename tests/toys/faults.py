"""The toy game broken on purpose, once for each way in which a law can be broken."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

import pytest
from tests.contract import figures, laws, legality, secrecy
from tests.toys import feast, stall
from tests.toys.feast import GAME

from patolli.core.choice import Choice
from patolli.core.deck import Deck
from patolli.core.frame import CHANCE, Together, push, tell
from patolli.core.game import Game, no_secrets
from patolli.core.refusal import Refusal


class Fault(NamedTuple):
    """A way to break the game, the law that finds it, and what it says."""

    law: Callable[..., object]
    says: str
    make: Callable[[pytest.MonkeyPatch], Game]


FAULTS: list[Fault] = []


def fault(law: Callable[..., object], says: str) -> Callable[[Callable[[pytest.MonkeyPatch], Game | None]], None]:
    """Declare a way to break the game; what returns nothing has broken the game itself."""

    def add(make: Callable[[pytest.MonkeyPatch], Game | None]) -> None:
        def made(patch: pytest.MonkeyPatch) -> Game:
            return make(patch) or GAME

        made.__name__ = make.__name__
        FAULTS.append(Fault(law, says, made))

    return add


# 1


@fault(laws.check_copies, "copies share")
def copies_share_a_hand(patch: pytest.MonkeyPatch) -> None:
    copy = feast.Player.copy

    def shallow(self: Any) -> Any:
        made = copy(self)
        made.hand = self.hand
        return made

    patch.setattr(feast.Player, "copy", shallow)


@fault(laws.check_copies, "not equal to its original")
def copies_forget_a_field(patch: pytest.MonkeyPatch) -> None:
    copy = feast.Player.copy

    def forgetful(self: Any) -> Any:
        made = copy(self)
        made.buried = ()
        return made

    patch.setattr(feast.Player, "copy", forgetful)


# 2


@fault(laws.check_json, "after JSON")
def json_forgets_a_field(patch: pytest.MonkeyPatch) -> None:
    plain = feast.Player.plain
    patch.setattr(feast.Player, "plain", lambda self: {**plain(self), "coins": 3})


@fault(laws.check_json, "cannot be read back from JSON")
def json_does_not_know_a_frame(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, package="json")


# 3


@fault(laws.check_match_file, "refused|in another state")
def a_rule_remembers_outside_the_state(patch: pytest.MonkeyPatch) -> None:
    shown: list[int] = []

    def show(s: Any, seat: int, card: int) -> None:
        shown.append(card)
        feast.lose_card(s, seat, card)
        s.players[seat].shown += (card,)
        feast.pay(s, seat, feast.SHOWING, len(shown) % 2)

    patch.setattr(feast, "show", show)


@fault(laws.check_match_file, "refused|in another state")
def a_rule_draws_its_own_luck(patch: pytest.MonkeyPatch) -> None:
    rng = random.Random(5)
    show = feast.show

    def lucky(s: Any, seat: int, card: int) -> None:
        show(s, seat, card)
        feast.pay(s, seat, feast.SHOWING, rng.randint(0, 1))

    patch.setattr(feast, "show", lucky)


# 4


@fault(legality.check_legality, "leave out")
def quick_options_forget_one(patch: pytest.MonkeyPatch) -> None:
    options = feast.TakeTurn.options
    patch.setattr(feast.TakeTurn, "options", lambda self, s: options(self, s)[1:])


@fault(legality.check_legality, "which are refused")
def quick_options_include_too_much(patch: pytest.MonkeyPatch) -> None:
    options = feast.TakeTurn.options
    patch.setattr(feast.TakeTurn, "options", lambda self, s: [*options(self, s), (feast.PEEK, self.seat)])


@fault(legality.check_legality, "listed twice")
def quick_options_list_one_twice(patch: pytest.MonkeyPatch) -> None:
    options = feast.TakeTurn.options
    patch.setattr(feast.TakeTurn, "options", lambda self, s: [*options(self, s), (feast.REST,)])


@fault(legality.check_legality, "kinds it does not ask for")
def quick_options_offer_another_kind(patch: pytest.MonkeyPatch) -> None:
    options = feast.TakeTurn.options
    patch.setattr(feast.TakeTurn, "options", lambda self, s: [*options(self, s), (feast.LUCK, 0)])


@fault(legality.check_legality, "leave out")
def candidates_forget_one(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(feast.Offer, "candidates", lambda self, s: [(feast.OFFER, n) for n in s.players[self.seat].hand[1:]])


@fault(legality.check_legality, "listed twice")
def candidates_name_one_twice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(feast.Offer, "candidates", lambda self, s: [(feast.OFFER, n) for n in s.players[self.seat].hand * 2])


@fault(legality.check_legality, "leave out")
def an_aside_is_not_offered(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(stall.Buy, "candidates", lambda self, s, seat: ())
    return stall.GAME


@fault(legality.check_legality, "which are refused")
def an_aside_is_offered_though_it_is_refused(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(stall.Dare, "options", lambda self, s, seat: [(stall.DARE,)])
    return stall.GAME


@fault(legality.check_legality, "asked for twice")
def an_aside_is_also_an_answer(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(stall.TakeTurn, "asks", (*stall.TakeTurn.asks, stall.DARE))
    return stall.GAME


@fault(legality.check_legality, "dead end")
def an_aside_leaves_the_question_without_an_answer(patch: pytest.MonkeyPatch) -> Game:
    """Wood that a promised hut needs can be sold, and with nothing to buy it back there is no hut."""
    patch.setattr(stall.TakeTurn, "forbids", lambda self, s, aside, choice: None)
    patch.setattr(stall.Buy, "refuse", lambda self, s, seat, choice: stall.NO_COIN)
    patch.setattr(stall.Dare, "refuse", lambda self, s, seat, choice: stall.DARED)
    return stall.GAME


@fault(legality.check_reading, "options changes the state")
def asking_about_an_aside_changes_the_state(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(stall.Sell, "after", lambda self, s, seat, choice: (self.take(s, seat, choice), s)[1])
    return stall.GAME


@fault(legality.check_legality, "cannot be taken")
def taking_fails(patch: pytest.MonkeyPatch) -> None:
    def bury(s: Any, seat: int, card: int) -> None:
        raise KeyError(card)

    patch.setattr(feast, "bury", bury)


@fault(legality.check_legality, "leave out")
def refuse_allows_too_much(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(feast, "cannot_part_with", lambda s, seat, card: None)


@fault(legality.check_legality, "cannot be listed|should be Illegal")
def refuse_has_no_answer_for_some_choices(patch: pytest.MonkeyPatch) -> None:
    refuse = feast.Stake.refuse

    def narrow(self: Any, s: Any, choice: Choice) -> Refusal | None:
        if choice[0] == feast.BACK and choice[1] >= len(s.players):
            raise IndexError(choice[1])
        return refuse(self, s, choice)

    patch.setattr(feast.Stake, "refuse", narrow)


@fault(legality.check_legality, "unlisted")
def a_reason_is_made_on_the_spot(patch: pytest.MonkeyPatch) -> None:
    GAME.refusals  # noqa: B018  # looked up before the patch would be seen
    patch.setattr(feast, "LAST_CARD", Refusal("never-listed", "FE-9.9"))
    patch.setattr(feast, "NOT_IN_HAND", Refusal("never-listed", "FE-9.9"))


@fault(legality.check_legality, "weights")
def an_outcome_has_no_weight(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(feast.Deal, "weights", lambda self, s, options: [1] * (len(options) - 1))


@fault(legality.check_legality, "another vocabulary")
def a_frame_asks_in_another_vocabulary(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, choices=feast.EVENTS)


@fault(legality.check_reading, "refuse changes the state")
def refusing_changes_the_state(patch: pytest.MonkeyPatch) -> None:
    refuse = feast.TakeTurn.refuse

    def noisy(self: Any, s: Any, choice: Choice) -> Refusal | None:
        reason = refuse(self, s, choice)
        if reason:
            s.bank -= 1
        return reason

    patch.setattr(feast.TakeTurn, "refuse", noisy)


@fault(legality.check_legality, "changes the state")
def refusing_changes_the_state_of_play(patch: pytest.MonkeyPatch) -> None:
    refuse = feast.Offer.refuse

    def noisy(self: Any, s: Any, choice: Choice) -> Refusal | None:
        reason = refuse(self, s, choice)
        if reason:
            s.players[self.seat].hand.reverse()
        return reason

    patch.setattr(feast.Offer, "refuse", noisy)


@fault(legality.check_reading, "view changes the state")
def looking_changes_the_state(patch: pytest.MonkeyPatch) -> Game:
    def view(s: Any, seat: int | None) -> Any:
        s.table += (0,)
        return feast.view(s, seat)

    return replace(GAME, view=view)


@fault(legality.check_reading, "scores changes the state")
def counting_changes_the_state(patch: pytest.MonkeyPatch) -> Game:
    def scores(s: Any) -> tuple[int, ...]:
        s.players.reverse()
        return feast.scores(s)

    return replace(GAME, scores=scores)


@fault(legality.check_reading, "determinize changes the state")
def guessing_changes_the_state(patch: pytest.MonkeyPatch) -> Game:
    def determinize(s: Any, seat: int, rng: random.Random) -> Any:
        rng.shuffle(s.players[1 - seat].hand)
        s.bank += 1
        return s

    return replace(GAME, determinize=determinize)


# 5


@fault(secrecy.check_no_leaks, "sees what it cannot know|in secret")
def the_view_shows_a_hand(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, view=lambda s, seat: {**feast.view(s, seat), "hand": [p.hand[:] for p in s.players]})


@fault(secrecy.check_no_leaks, "a spectator sees")
def a_spectator_sees_a_hand(patch: pytest.MonkeyPatch) -> Game:
    def view(s: Any, seat: int | None) -> Any:
        return feast.view(s, 0 if seat is None else seat)

    return replace(GAME, view=view)


@fault(secrecy.check_no_leaks, "peeks|in secret")
def the_view_shows_a_hand_and_guesses_are_copies(patch: pytest.MonkeyPatch) -> Game:
    """Each fault alone would be found by the other being right; together they are found by changing the deal."""
    return replace(
        GAME,
        view=lambda s, seat: {**feast.view(s, seat), "hand": [p.hand[:] for p in s.players]},
        determinize=lambda s, seat, rng: s.copy(),
    )


@fault(secrecy.check_no_leaks, "peeks")
def guesses_are_copies(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, determinize=lambda s, seat, rng: s.copy())


@fault(secrecy.check_no_leaks, "peeks|cannot be no_secrets")
def a_game_with_secrets_says_it_has_none(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, determinize=no_secrets)


@fault(secrecy.check_no_leaks, "peeks")
def guesses_keep_what_others_buried(patch: pytest.MonkeyPatch) -> Game:
    def determinize(s: Any, seat: int, rng: random.Random) -> Any:
        t = feast.determinize(s, seat, rng)
        for mine, true in zip(t.players, s.players, strict=True):
            for now, was in zip(mine.buried, true.buried, strict=True):
                _swap_cards(t, now, was)
        return t

    return replace(GAME, determinize=determinize)


def _swap_cards(t: Any, one: int, two: int) -> None:
    """Two cards change places, wherever they are."""
    other = {one: two, two: one}
    for player in t.players:
        player.hand = [other.get(card, card) for card in player.hand]
        player.buried = tuple(other.get(card, card) for card in player.buried)
    t.deck = Deck.shuffled(tuple(other.get(card, card) for card in t.deck.cards))


@fault(secrecy.check_no_leaks, "peeks")
def guesses_keep_what_others_know_of_others(patch: pytest.MonkeyPatch) -> Game:
    """It tells whether a first card was buried."""

    def determinize(s: Any, seat: int, rng: random.Random) -> Any:
        t = feast.determinize(s, seat, rng)
        for mine, true in zip(t.players, s.players, strict=True):
            mine.seen = true.seen
        return t

    return replace(GAME, determinize=determinize)


@fault(secrecy.check_no_leaks, "peeks")
def guesses_are_pooled_unsorted(patch: pytest.MonkeyPatch) -> Game:
    """No seat could profit, but nothing shows that none could: what is pooled must be sorted."""

    def determinize(s: Any, seat: int, rng: random.Random) -> Any:
        t = s.copy()
        others = [p for i, p in enumerate(t.players) if i != seat and i not in t.players[seat].seen]
        pool = [*(card for p in others for card in p.hand), *t.deck.cards]
        rng.shuffle(pool)
        for p in others:
            p.hand = [pool.pop() for _ in p.hand]
        t.deck = Deck.shuffled(tuple(pool))
        return t

    return replace(GAME, determinize=determinize)


@fault(secrecy.check_no_leaks, "pieces missing")
def guesses_lose_a_card(patch: pytest.MonkeyPatch) -> Game:
    def determinize(s: Any, seat: int, rng: random.Random) -> Any:
        t = feast.determinize(s, seat, rng)
        t.deck = Deck.shuffled(t.deck.cards[1:])
        return t

    return replace(GAME, determinize=determinize, view=lambda s, seat: {**feast.view(s, seat), "deck": 0})


@fault(secrecy.check_no_leaks, "told|sees whether")
def a_card_is_told_to_everyone(patch: pytest.MonkeyPatch) -> None:
    def take(self: Any, s: Any, choice: Choice) -> None:
        s.deck = s.deck.draw(choice[1])
        s.players[self.to].hand.append(choice[1])
        tell(s, feast.GOT, self.to, choice[1])

    patch.setattr(feast.Deal, "take", take)


@fault(secrecy.check_no_leaks, "is told")
def a_buried_card_is_told_to_everyone(patch: pytest.MonkeyPatch) -> None:
    bury = feast.bury

    def loud(s: Any, seat: int, card: int) -> None:
        bury(s, seat, card)
        tell(s, feast.GOT, seat, card)

    patch.setattr(feast, "bury", loud)


@fault(secrecy.check_no_leaks, "is told")
def what_another_holds_is_told_by_the_way(patch: pytest.MonkeyPatch) -> None:
    take = feast.TakeTurn.take

    def loud(self: Any, s: Any, choice: Choice) -> None:
        if choice[0] == feast.REST:
            other = (self.seat + 1) % len(s.players)
            tell(s, feast.GOT, other, s.players[other].hand[-1])
        take(self, s, choice)

    patch.setattr(feast.TakeTurn, "take", loud)


@fault(secrecy.check_no_leaks, "options of seat .* give away")
def options_depend_on_what_others_hold(patch: pytest.MonkeyPatch) -> None:
    cannot = feast.cannot_peek

    def telling(s: Any, seat: int, other: int) -> Refusal | None:
        return cannot(s, seat, other) or (feast.SEEN_ALREADY if s.players[other].hand[0] % 2 else None)

    patch.setattr(feast, "cannot_peek", telling)


@fault(secrecy.check_no_leaks, "reason against .* gives away")
def a_reason_names_what_another_holds(patch: pytest.MonkeyPatch) -> None:
    refuse = feast.TakeTurn.refuse

    def telling(self: Any, s: Any, choice: Choice) -> Refusal | None:
        reason = refuse(self, s, choice)
        other = (self.seat + 1) % len(s.players)
        return reason.of(card=s.players[other].hand[-1]) if reason else None

    patch.setattr(feast.TakeTurn, "refuse", telling)


@fault(secrecy.check_no_leaks, "hints for .* give away")
def hints_name_what_another_holds(patch: pytest.MonkeyPatch) -> Game:
    def hints(s: Any, choice: Choice) -> dict[str, int]:
        other = (s.agenda[-1].seat + 1) % len(s.players)
        return {"card": s.players[other].hand[-1]} if choice[0] == feast.REST else {}

    return replace(GAME, hints=hints)


@fault(secrecy.check_no_leaks, "in secret|cannot know")
def an_open_answer_is_shown(patch: pytest.MonkeyPatch) -> Game:
    def view(s: Any, seat: int | None) -> Any:
        top = s.agenda[-1] if s.agenda else None
        parts = top.parts if isinstance(top, feast.OfferCards) else ()
        return {**feast.view(s, seat), "answered": [part.card for part in parts]}

    return replace(GAME, view=view)


@fault(secrecy.check_no_leaks, "peeks")
def guesses_know_open_answers(patch: pytest.MonkeyPatch) -> Game:
    def determinize(s: Any, seat: int, rng: random.Random) -> Any:
        t = feast.determinize(s, seat, rng)
        if s.agenda and isinstance(s.agenda[-1], feast.StakeCoins):
            t.agenda[-1] = s.agenda[-1]
        return t

    return replace(GAME, determinize=determinize)


@fault(secrecy.check_views, "not plain JSON")
def the_view_is_not_plain_data(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, view=lambda s, seat: {**feast.view(s, seat), "coins": {0: 1}})


@fault(secrecy.check_views, "its own choice is hidden")
def ones_own_choice_is_hidden(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(feast.TakeTurn, "seen_by", lambda self, s, choice: 0)


# 6


@fault(laws.check_course, "cards")
def a_card_is_lost(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(feast, "bury", feast.lose_card)


@fault(laws.check_course, "coins")
def coins_are_made(patch: pytest.MonkeyPatch) -> None:
    pay = feast.pay

    def generous(s: Any, seat: int, source: int, coins: int) -> None:
        pay(s, seat, source, coins)
        s.bank += 1

    patch.setattr(feast, "pay", generous)


# 7


@fault(laws.check_course, "not over after")
def the_game_never_ends(patch: pytest.MonkeyPatch) -> None:
    take = feast.TakeTurn.take

    def endless(self: Any, s: Any, choice: Choice) -> None:
        if choice[0] == feast.REST:
            push(s, self)
        else:
            take(self, s, choice)
            s.agenda.append(feast.TakeTurn(self.seat, 2))

    patch.setattr(feast.TakeTurn, "take", endless)


@fault(laws.check_course, "dead end")
def nothing_can_be_chosen(patch: pytest.MonkeyPatch) -> None:
    options = feast.TakeTurn.options
    patch.setattr(feast.TakeTurn, "options", lambda self, s: options(self, s) if self.left > 1 else [])


@fault(laws.check_course, "the sum of")
def a_source_of_points_is_forgotten(patch: pytest.MonkeyPatch) -> Game:
    def breakdown(s: Any) -> list[dict[str, int]]:
        return [{key: n for key, n in rows.items() if key != "feasts"} for rows in feast.breakdown(s)]

    return replace(GAME, breakdown=breakdown)


@fault(laws.check_course, "points for 1 seats")
def a_seat_is_not_counted(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, scores=lambda s: feast.scores(s)[:1])


@fault(laws.check_course, "nobody has won")
def nobody_wins(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, winners=lambda s: ())


@fault(laws.check_course, "winners")
def the_poorest_wins(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, winners=lambda s: tuple(i for i, n in enumerate(feast.scores(s)) if n == min(feast.scores(s))))


# 8


@fault(laws.check_notation, "written alike")
def two_cards_have_one_word(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(feast.CARD, "values", ("a0", "a0", *feast.CARD.values[2:]))


@fault(laws.check_notation, "is read as")
def a_card_is_read_as_another(patch: pytest.MonkeyPatch) -> None:
    patch.setitem(feast.CARD.index, "a0", 1)


@fault(laws.check_notation, "number")
def two_kinds_share_their_numbers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(feast.CHOICES, "_offsets", [n // 2 for n in feast.CHOICES._offsets])


@fault(laws.check_telling, "cannot be told")
def an_event_has_a_value_nobody_can_say(patch: pytest.MonkeyPatch) -> None:
    show = feast.show

    def loud(s: Any, seat: int, card: int) -> None:
        show(s, seat, card)
        tell(s, feast.FEASTED, seat, -1)

    patch.setattr(feast, "show", loud)


# 9


@fault(secrecy.check_simultaneous, "order of the answers")
def who_answers_first_wins_ties(patch: pytest.MonkeyPatch) -> None:
    def noted(self: Any, s: Any, seat: int, choice: Choice) -> Any:
        """What was answered goes to the end, so the parts keep the order of the answers."""
        mine = self.part(seat)
        done = mine.answered(s, choice)
        return self.with_parts((*(part for part in self.parts if part is not mine), done))

    patch.setattr(Together, "noted", noted)


@fault(secrecy.check_simultaneous, "takes .* from seat")
def an_answer_takes_another_from_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    refuse = feast.Stake.refuse

    def greedy(self: Any, s: Any, choice: Choice) -> Refusal | None:
        if any(part.on == choice[1] for part in s.agenda[-1].parts) and choice[0] == feast.BACK:
            return feast.NO_SUCH_SEAT
        return refuse(self, s, choice)

    patch.setattr(feast.Stake, "refuse", greedy)


# 10


@fault(laws.check_frames, "was changed into")
def a_frame_is_changed(patch: pytest.MonkeyPatch) -> None:
    def take(self: Any, s: Any, choice: Choice) -> None:
        if choice[0] != feast.REST and self.left > 1:
            self.left -= 1
            push(s, self)

    patch.setattr(feast.TakeTurn, "take", take)


@fault(laws.check_frames, "can change")
def a_frame_holds_a_list(patch: pytest.MonkeyPatch) -> None:
    def reveal(self: Any, s: Any) -> None:
        stakes: Any = [(part.seat, 0, 0) for part in self.parts]
        push(s, feast.DrawLuck(CHANCE, stakes))

    patch.setattr(feast.StakeCoins, "reveal", reveal)


@fault(laws.check_frames_are_found, "has no frames")
def the_chapters_are_looked_for_elsewhere(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, package="json")


@fault(laws.check_frames_are_found, "cannot be found by their name")
def a_frame_is_hidden_under_another_name(patch: pytest.MonkeyPatch) -> Game:
    patch.setattr(feast, "Deal", None)
    return replace(GAME)


@fault(laws.check_frames, "not among the game's frames")
def a_frame_is_not_known(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, package="json")


# Packs


@fault(laws.check_packs, "in a pack makes: KeyError")
def a_pack_breaks_the_box(patch: pytest.MonkeyPatch) -> Game:
    def make_box(tables: Any) -> Any:
        {3: ""}[tables.one("purse")["coins"]]
        return feast.make_box(tables)

    return replace(GAME, box=make_box)


# Figures


@fault(figures.check_figures, r"change nothing.*\[turn\]: plates")
def a_figure_changes_nothing(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, components_text=feast.COMPONENTS.replace("steps = 2", "steps = 2\nplates = 4"))


@fault(figures.check_figures, r"change nothing.*id 'feast': names.en")
def a_figure_inside_another_changes_nothing(patch: pytest.MonkeyPatch) -> Game:
    def make_box(tables: Any) -> Any:
        return replace(feast.make_box(tables), menu=())

    return replace(GAME, box=make_box)


@fault(figures.check_figures, r"not there.*\[purse\]: purse")
def a_source_is_given_for_no_field(patch: pytest.MonkeyPatch) -> Game:
    return replace(GAME, components_text=feast.COMPONENTS.replace("{ bank =", "{ purse ="))
