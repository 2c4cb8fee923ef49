"""Programs that are written with the client alone play whole tables of every game against a real server.

They are strict: an answer that tells more than the document declares, or a value that it does not list, is an error.
"""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import anyio
import pytest

from procaccio_client import AsyncClient, Client, RequestRefused
from procaccio_client.models import PlanMake, PlanWait, PlanWant, PrincipeTableMake, Sit, Turn, WhatIf
from tests.clients.event_loop import run_beside
from tests.clients.python.example import PLACE, bot
from tests.clients.tables import GAMES, opened, replayed


def play(live, name: str) -> None:
    with Client(live.url, live.token(name), strict=True) as client:
        bot.play(client)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_whole_table(live, game):
    table, names = opened(live, game)
    with ThreadPoolExecutor(len(names)) as pool:
        list(pool.map(lambda name: play(live, name), names))
    assert replayed(live, table) == (game, True)
    with Client(live.url, live.token("anna"), strict=True) as anna:
        for look in (anna.get_view, anna.list_components, anna.get_table_edition, anna.list_tenures):
            assert look(table)


def test_the_example_has_no_any(tmp_path):
    """A type checker knows everything that it touches."""
    strict = ["--strict", "--disallow-any-expr", "--disallow-any-explicit", f"--cache-dir={tmp_path}"]
    told = subprocess.run(
        [sys.executable, "-m", "mypy", *strict, PLACE], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout


async def play_and_look(live, name: str, table: int, seat: int) -> None:
    """With everything read that a seat may see, turn by turn."""
    async with AsyncClient(live.url, live.token(name), strict=True) as client:
        while (await client.get_table(table)).state == "running":
            await client.list_seat_events(table, seat, since=0)
            view = await client.get_seat_view(table, seat, text=True)
            if view.question is None or not view.question.owed:
                await anyio.sleep(0.1)
                continue
            try:
                await client.ask_what_if(table, seat, WhatIf(move=view.question.default))
                await client.play_turn(
                    table, seat, Turn(question=view.question.id, moves=[view.question.default])
                )
            except RequestRefused as refused:
                if refused.name not in bot.OVERTAKEN:
                    raise


@pytest.mark.parametrize("game", GAMES)
def test_an_async_program_plays_all_seats_at_once(live, game):
    table, names = opened(live, game)

    async def all_seats():
        async with anyio.create_task_group() as tasks:
            for seat, name in enumerate(names):
                tasks.start_soon(play_and_look, live, name, table, seat)

    run_beside(all_seats)
    with Client(live.url, live.token("anna"), strict=True) as anna:
        assert anna.get_table(table).state == "finished"


def test_a_plan_goes_and_comes_as_data(live):
    with (
        Client(live.url, live.token("anna"), strict=True) as anna,
        Client(live.url, live.token("bob"), strict=True) as bob,
    ):
        table = anna.create_table(PrincipeTableMake(seats=2)).id
        bob.take_seat(table, Sit())
        given = anna.create_plan(table, 0, PlanMake(text="blue up to 5; answer later"))
        assert [type(order) for order in given.plan.orders] == [PlanWant, PlanWait]
        assert anna.check_plan(table, 0, PlanMake(plan=given.plan)).text == given.text
