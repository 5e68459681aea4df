"""Worker processes: what they are given, what they may take, and that one more is always there."""

import asyncio
import os
from collections.abc import AsyncIterator

import pytest
from tests.toys import feast
from tests.toys.chores import dies, fails, names, prints, process, sleeps, takes_memory, takes_time

from patolli.core.matchfile import BadMatch
from patolli.core.refusal import NOT_YOUR_TURN, Illegal
from patolli.table import worker, workshop
from patolli.table.limits import TooMany
from patolli.table.seating import Unfit
from patolli.table.workshop import Workshop


@pytest.fixture
async def shop() -> AsyncIterator[Workshop]:
    made = Workshop(workers=1)
    yield made
    await made.close()


async def test_a_task_is_done_in_another_process_which_is_used_again(shop: Workshop) -> None:
    assert await shop.do(names, "tikal", more="chess") == ["tikal", "tzolkin", "yucatan", "tawantinsuyu", "chess"]
    first = await shop.do(process, "tikal")
    assert first != os.getpid()
    assert await shop.do(process, "tikal") == first
    assert await shop.do(prints, "tikal") == "this is"


async def test_a_game_that_only_this_process_knows_is_played_here() -> None:
    shop = Workshop({"feast": feast.GAME})
    assert await shop.do(names, "feast") == ["feast"]
    assert await shop.do(process, "feast") == os.getpid()


async def test_what_a_task_raises_is_raised_here(shop: Workshop) -> None:
    with pytest.raises(BadMatch, match="line 3: no such seat") as bad:
        await shop.do(fails, "tikal", "match")
    assert bad.value.line == 3
    with pytest.raises(Illegal) as illegal:
        await shop.do(fails, "tikal", "illegal")
    assert illegal.value.refusal == NOT_YOUR_TURN
    with pytest.raises(RuntimeError, match="Odd: 1 thing"):
        await shop.do(fails, "tikal", "odd")
    assert await shop.do(names, "tikal"), "the worker goes on"
    with pytest.raises(ValueError, match="five") as wrong:
        await shop.do(fails, "tikal", "value")
    assert wrong.value.args == ("five", 5)


async def test_who_takes_too_much_memory_is_refused_and_the_worker_goes_on(shop: Workshop) -> None:
    before = await shop.do(process, "tikal")
    assert await shop.do(takes_memory, "tikal", 50_000_000) == 50_000_000
    with pytest.raises(Unfit) as refused:
        await shop.do(takes_memory, "tikal", 2 * worker.MEMORY)
    assert refused.value.refusal.why == "too-heavy"
    assert await shop.do(process, "tikal") == before


async def test_who_takes_too_much_time_is_refused_and_the_worker_replaced(shop: Workshop) -> None:
    before = await shop.do(process, "tikal")
    with pytest.raises(Unfit):
        await shop.do(takes_time, "tikal", 10 * worker.SECONDS)
    assert await shop.do(process, "tikal") != before


async def test_who_keeps_a_worker_without_working_is_refused_too(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await shop.do(process, "tikal")
    with monkeypatch.context() as patch:
        patch.setattr(workshop, "PATIENCE", 0.2)
        with pytest.raises(Unfit):
            await shop.do(sleeps, "tikal", 60.0)
    assert await shop.do(process, "tikal") != before


async def test_a_worker_that_dies_is_replaced(shop: Workshop) -> None:
    with pytest.raises(Unfit):
        await shop.do(dies, "tikal")
    assert await shop.do(names, "tikal")


async def test_whoever_does_not_wait_for_the_answer_leaves_it_to_nobody_else(shop: Workshop) -> None:
    await shop.do(names, "tikal")
    waiting = asyncio.create_task(shop.do(sleeps, "tikal", 0.3))
    await asyncio.sleep(0.1)
    waiting.cancel()
    assert await shop.do(names, "tikal", "x") == ["tikal", "tzolkin", "yucatan", "tawantinsuyu", "x"]


async def test_more_than_so_many_do_not_wait(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "QUEUE", 2)
    tasks = [asyncio.create_task(shop.do(sleeps, "tikal", 0.05)) for _ in range(4)]
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert [type(one) for one in found].count(TooMany) == 1
    assert found.count(0.05) == 3


async def test_what_people_send_keeps_nobody_else_waiting() -> None:
    shop = Workshop(workers=2)
    await asyncio.gather(shop.do(names, "tikal"), shop.do(names, "tikal"))
    sent = [asyncio.create_task(shop.read(sleeps, "tikal", 1.5)) for _ in range(2)]
    await asyncio.sleep(0.1)
    assert await shop.do(names, "tikal")
    assert not any(task.done() for task in sent)
    assert await asyncio.gather(*sent) == [1.5, 1.5]
    await shop.close()


async def test_nobody_is_left_behind() -> None:
    shop = Workshop(workers=2)
    first = await shop.do(process, "tikal")
    busy = asyncio.create_task(shop.do(sleeps, "tikal", 60.0))
    await asyncio.sleep(0.1)
    await shop.close()
    with pytest.raises(Unfit):
        await busy
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
