"""Playing at a table over WebSockets."""

import random

from tests.web.guests import Guest, play_on


def test_two_people_and_a_bot_play_to_the_end(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", "bot random", pace="fast")
    bo.joins(table)
    with ana.looks_at(table) as left, bo.looks_at(table, "ru") as right:
        assert [seat["name"] for seat in left.table["seats"]] == ["Ana", "Bo", "Random 3"]
        play_on(random.Random(1), [left, right], lambda: left.now["final"] and right.now["final"])
        assert left.now["final"] == right.now["final"]
        assert left.now["final"]["reason"] == "played"
        assert left.now["asked"] == left.now["questions"] == []
        left.until(lambda: left.table["status"] == "over")
        whole = [line["text"] for line in left.log]
    with ana.looks_at(table) as again:
        assert [line["text"] for line in again.log] == whole, "the account told bit by bit is the account told at once"
    result = ana.get(f"/api/tables/{table}/result?lang=es").json()
    assert [sum(part) for part in zip(*(s["points"] for s in result["sources"]), strict=True)] == result["scores"]


def test_each_reads_the_account_in_their_own_language_and_about_themselves(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone", options={"first": "0"})
    bo.joins(table)
    with ana.looks_at(table) as left, bo.looks_at(table, "es") as right:
        left.plays_any(random.Random(2))
        right.until(lambda: right.now["ply"] == left.now["ply"])
        assert left.log[-1]["text"].startswith("You ")
        assert right.log[-1]["text"].startswith("Ana ")
        assert left.question
        assert not right.question
        assert "Ana" in right.now["waiting"]


def test_every_choice_is_offered_with_its_words_arguments_and_cost(ana: Guest) -> None:
    table = ana.opens("me", "bot random", options={"first": "0"})
    with ana.looks_at(table) as page:
        page.plays_any(random.Random(3))
        assert page.question
        place = next(choice for choice in page.question["choices"] if choice["kind"] == "place")
        assert place["text"] == " ".join(("place", *place["args"].values()))
        assert place["hints"]["cost"] == 1
        assert place["label"]
        kinds = {kind["kind"]: kind["count"] for kind in page.question["kinds"]}
        assert kinds["uncover"] == 0
        assert sum(kinds.values()) == len(page.question["choices"])


def test_several_choices_can_be_made_in_one_gesture(ana: Guest) -> None:
    table = ana.opens("me", "bot random", options={"first": "0"})
    with ana.looks_at(table) as page:
        page.plays_any(random.Random(3))
        page.plays("place explorer a5")
        assert page.question
        before, ways = page.now["ply"], [choice for choice in page.question["choices"] if "; " in choice["text"]]
        assert {way["kind"] for way in ways} == {"walk"}
        assert page.plays(ways[0]["text"])["ply"] == before + ways[0]["text"].count("; ") + 1
        there = ways[0]["args"]["end"]
        assert page.chooses(f"walk explorer {there} a5; walk explorer {there} a5")["type"] == "refused"
        assert page.chooses(f"place explorer a5; walk explorer {there}")["type"] == "problem"
        page.plays("place leader a5")
        assert page.now["ply"] == before + ways[0]["text"].count("; ") + 2, "half a gesture is none"


def test_what_would_leave_much_undone_is_asked_about(ana: Guest) -> None:
    table = ana.opens("me", "bot random", options={"first": "0"})
    with ana.looks_at(table) as page:
        page.plays_any(random.Random(3))
        assert page.question
        assert page.question["sure"] == {"end": "You still have 10 AP. End your turn all the same?"}
        for _ in range(10):
            page.plays("place explorer a5")
        assert page.question["sure"] == {}
        assert not page.question["moot"], "ending the turn cannot be taken back"


def test_a_question_with_one_answer_that_settles_nothing_says_so(ana: Guest) -> None:
    table = ana.opens("me", "bot random", game="tzolkin", options={"first": "0"})
    moot: set[bool] = set()
    with ana.looks_at(table) as page:

        def both_seen() -> bool:
            if page.question and len(page.question["choices"]) == 1:
                moot.add(page.question["moot"])
            return len(moot) == 2

        play_on(random.Random(3), [page], both_seen)


def test_what_only_others_could_do_beside_a_question_is_not_offered(ana: Guest) -> None:
    table = ana.opens("me", "bot random", game="tzolkin", options={"first": "0"})
    with ana.looks_at(table) as page:
        play_on(random.Random(3), [page], lambda: page.question and page.question["frame"] == "ChooseTurn")
        assert page.question
        kinds = [kind["kind"] for kind in page.question["kinds"]]
        assert "place" in kinds
        assert "sell-one" not in kinds  # Xaman Ek's, and there are no tribes here


def test_what_is_taken_back_can_be_made_again(ana: Guest) -> None:
    table = ana.opens("me", "bot random", options={"first": "0"})
    with ana.looks_at(table) as page:
        before = page.now
        page.plays_any(random.Random(4))
        page.plays_any(random.Random(5))
        after = page.now
        assert page.now["undo"][0]["can"]
        assert page.now["undo"][0]["floor"] == before["ply"]
        assert page.ask("undo", ply=after["ply"], seat=0)["type"] == "done"
        page.until(lambda: page.now["ply"] == after["ply"] - 1)
        assert page.now["undo"][0]["redo"]
        assert page.ask("redo", ply=page.now["ply"], seat=0)["type"] == "done"
        page.until(lambda: page.now["ply"] == after["ply"])
        assert page.now["view"] == after["view"]
        page.ask("undo", ply=after["ply"], seat=0, to=before["ply"])
        page.until(lambda: page.now["ply"] == before["ply"])
        assert page.now["view"] == before["view"]
        assert page.now["questions"] == before["questions"]
        refused = page.ask("undo", ply=before["ply"], seat=0)
        assert (refused["type"], refused["why"]) == ("refused", "undo-chance")


def test_people_at_one_screen_are_shown_the_hand_of_whoever_is_asked(ana: Guest) -> None:
    table = ana.opens("me", "here", game="feast", options={"extras": "none"})
    with ana.looks_at(table) as page:
        play_on(random.Random(6), [page], lambda: len(page.now["asked"]) == 2)
        first = page.question
        assert first
        assert page.now["seat"] == first["seat"] == 0
        assert {c["text"] for c in first["choices"]} == {f"offer {_card(card)}" for card in page.now["view"]["hand"]}
        page.plays_any(random.Random(7))
        assert page.now["seat"] == 1
        assert page.now["asked"] == [1]


def test_a_table_that_waits_begins_when_the_last_seat_is_taken(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone")
    with ana.looks_at(table) as page:
        assert page.table["status"] == "waiting"
        refused = page.ask("choose", ply=0, seat=0, choice="end")
        assert refused["why"] == "not-begun"
        bo.joins(table)
        page.until(lambda: page.table["status"] == "running" and page.now)
        assert page.now["reset"]
        assert page.table["seats"][1]["name"] == "Bo"


def test_whoever_watches_sees_the_public_side_and_answers_nothing(ana: Guest, stranger: Guest) -> None:
    table = ana.opens("me", "here", game="feast")
    with ana.looks_at(table) as page, stranger.looks_at(table) as watcher:
        assert watcher.now["seat"] == -1
        assert watcher.now["view"]["hand"] == watcher.now["questions"] == []
        page.until(lambda: page.table["watchers"] == 1)
        assert watcher.ask("choose", ply=watcher.now["ply"], seat=0, choice="rest")["why"] == "not-your-seat"
        assert watcher.ask("say", text="hello")["why"] == "not-your-seat"


def test_presence_is_told(ana: Guest, bo: Guest) -> None:
    table = ana.opens("me", "anyone")
    bo.joins(table)
    with ana.looks_at(table) as page:
        assert [seat["present"] for seat in page.table["seats"]] == [True, False]
        with bo.looks_at(table):
            page.until(lambda: page.table["seats"][1]["present"])
        page.until(lambda: not page.table["seats"][1]["present"])


def _card(number: int) -> str:
    return f"{'ab'[number % 2]}{number // 2}"
