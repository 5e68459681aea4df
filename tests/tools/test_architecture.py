"""The picture of the rooms and of the way of a move is true."""

from tools import architecture


def test_the_picture_is_drawn_from_the_code_as_it_is() -> None:
    drawn = architecture.PICTURE.read_text("utf-8")
    assert drawn == architecture.picture(), "run python tools/architecture.py"


def test_every_stop_on_the_way_of_a_move_exists() -> None:
    assert architecture.lost_stops() == []


def test_a_stop_that_does_not_exist_is_found() -> None:
    assert not architecture._exists("patolli.core", "engine.no_such_step")
    assert not architecture._exists("patolli.core", "match.Match.no_such_step")


def test_arrows_point_down_and_none_is_drawn_that_another_way_leads_to() -> None:
    below = architecture.plan()
    storeys = {room: n for n, storey in enumerate(architecture.floors(below)) for room in storey}
    assert storeys["core"] == 0
    assert all(storeys[other] < storeys[room] for room, found in below.items() for other in found)
    assert "core" not in below["web"]


def test_the_page_is_linked() -> None:
    for page in ("README.md", "CONTRIBUTING.md"):
        assert "(docs/architecture.md)" in (architecture.ROOT / page).read_text("utf-8")
