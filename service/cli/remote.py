"""`procaccio tables | show | move | talk | watch`: playing on a server from a terminal."""

from collections.abc import Sequence

import click

from engine.notation.numbered import move_at, move_meant
from engine.notation.refusals import Ambiguous
from engine.table.game import game_named
from engine.text.player_aid import player_aid
from engine.text.sentences import amounts_text
from engine.text.words import Words
from engine.values.result import result_from
from procaccio_client.models import Say
from service.cli.watch import watch_events
from service.platform.terminal.client import Client
from service.platform.terminal.game import format_answer_line, parse_answer_place
from service.platform.terminal.messages import (
    format_cards,
    format_result,
    make_console,
    say,
    terminal_language,
)
from service.platform.terminal.responses import QuestionInfo, TableEvent, TableInfo
from service.platform.terminal.server import find_own_seat, pass_client

STATES = ("running", "finished")
"""The states in which my own tables can be listed."""


@click.command(help=say("help-tables"))
@click.option(
    "--which",
    type=click.Choice(["mine", "open", *STATES]),
    default="mine",
    show_default=True,
    help=say("help-tables-which"),
)
@pass_client
def tables(client: Client, which: str) -> None:
    out = make_console()
    waiting = {each.table.id for each in client.waiting()}
    found = client.tables("mine", which) if which in STATES else client.tables(which)
    shown = sorted(found, key=lambda table: table.id not in waiting)
    if not shown:
        out.print(say("tables-none"))
    for table in shown:
        title = say("tables-named", name=table.name, game=table.game) if table.name else table.game
        players = ", ".join(table.names)
        mark = "waits" if table.id in waiting else table.state
        facts = {"id": str(table.id), "table": title, "players": players, "count": table.count}
        out.print(say("tables-line", **facts, state=say(f"table-{mark}")))


@click.command(help=say("help-show"))
@click.argument("table", type=int)
@click.option("--begins", default="", help=say("help-begins"))
@pass_client
def show(client: Client, table: int, begins: str) -> None:
    out = make_console()
    row = client.table(table)
    seat = find_own_seat(client, row)
    shown = client.seat_view(table, seat)
    words = game_named(row.game).words(terminal_language())
    out.print(game_named(row.game).draw(shown.view, words, row.names))
    print_news(client.news(table, seat, shown.last_move))
    if row.result is not None:
        out.print(format_result(result_from(row.result), row.names, words))
    if shown.view["question"] is not None:
        print_question(client.question(table, seat, begins), words, begins)


@click.command(help=say("help-cards"))
@click.argument("table", type=int)
@pass_client
def cards(client: Client, table: int) -> None:
    row = client.table(table)
    seat = find_own_seat(client, row)
    words = game_named(row.game).words(terminal_language())
    make_console().print(format_cards(player_aid(words, client.components(table, seat), seat, row.names)))


@click.command(help=say("help-move"))
@click.argument("table", type=int)
@click.argument("moves", nargs=-1, required=True)
@click.option("--begins", default="", help=say("help-begins"))
@click.option("--dry-run", is_flag=True, help=say("help-dry-run"))
@pass_client
def move(client: Client, table: int, moves: tuple[str, ...], begins: str, dry_run: bool) -> None:  # noqa: FBT001 - click passes by keyword
    row = client.table(table)
    seat = find_own_seat(client, row)
    question = client.question(table, seat, begins)
    given = [resolve_answer_number(row.game, question, text) for text in moves]
    played = client.play(table, seat, question.id, given, dry_run=dry_run)
    out = make_console()
    for event in played.events:
        out.print(event.text)
    if played.already:
        out.print(say("move-already"))
    if not played.played:
        out.print(say("move-rehearsed"))


@click.command(help=say("help-talk"))
@click.argument("table", type=int)
@click.argument("text", required=False)
@click.option("--to", multiple=True, help=say("help-talk-to"))
@pass_client
def talk(client: Client, table: int, text: str | None, to: tuple[str, ...]) -> None:
    row = client.table(table)
    seat = find_own_seat(client, row)
    if text:
        client.send_message(
            table, seat, Say(text=text, to=[find_seat_of_player(row, name) for name in to] or None)
        )
    out = make_console()
    for line in client.list_messages(table, seat).lines:
        out.print(say("talk-line", player=line.player or "", text=line.text))


@click.command(help=say("help-watch"))
@click.argument("table", type=int)
@click.option("--once", is_flag=True, help=say("help-watch-once"))
@pass_client
def watch(client: Client, table: int, once: bool) -> None:  # noqa: FBT001 - click passes by keyword
    out = make_console()
    seat = find_own_seat(client, client.table(table))
    for event in client.events(table, seat) if once else watch_events(client, table, seat):
        out.print(event.text)


def print_news(news: Sequence[TableEvent]) -> None:
    """Print the news between the board and the question, so that the question is read last."""
    if not news:
        return
    out = make_console()
    out.print()
    since_the_deal = news[0].count == 0  # the seat has not moved yet
    out.print(say("show-so-far" if since_the_deal else "show-news"), style="bold")
    for event in news:
        out.print(f"  {event.text}")


def find_seat_of_player(row: TableInfo, name: str) -> int:
    found = [seat.number for seat in row.seats if seat.player and seat.player.lower() == name.lower()]
    if len(found) != 1:
        raise click.ClickException(say("remote-no-player", name=name, players=", ".join(row.names)))
    return found[0]


def print_question(question: QuestionInfo, words: Words, begins: str) -> None:
    """Print the question with its kinds of answers, each with the words that list the rest of it."""
    out = make_console()
    out.print(question.prompt, style="bold")
    for detail in question.details:
        out.print(detail)
    for component in question.components:
        out.print(f"  {component.text}")
    if question.amount is not None and not begins:
        out.print(amounts_text(words, question.amount.values))
    kinds = [kind for kind in question.kinds if not kind.liberty]
    for number, kind in enumerate(kinds, start=1):
        out.print(format_answer_line(number, words.write(kind.text)))
        if kind.count > 1:
            out.print(say("play-others", count=kind.count - 1, opens=words.write(kind.begins)))
    for number, text in enumerate(list_answers(question)[len(kinds) :], start=1 + len(kinds)):
        out.print(format_answer_line(number, words.write(text)))
    liberties = [words.write(kind.begins) for kind in question.kinds if kind.liberty]
    if liberties:
        out.print(say("play-liberties", moves=" · ".join(liberties)))


def list_answers(question: QuestionInfo) -> list[str]:
    """Return the numbered answers: the best of each kind, then some amounts if an amount is asked for."""
    kinds = [kind.text for kind in question.kinds if not kind.liberty]
    amount = question.amount
    if amount is None:
        return kinds
    named = {
        answer.move[amount.slot]: answer.text
        for answer in question.moves
        if answer.move["do"] == amount.do and amount.slot in answer.move
    }
    return kinds + [named[value] for value in amount.sensible if value in named and named[value] not in kinds]


def resolve_answer_number(game: str, question: QuestionInfo, text: str) -> str:
    """Return an answer by its number in the list, or the words unchanged.

    If an amount is asked for, a number without `#` is the amount.
    """
    parse = game_named(game).notation.parse
    shown = [parse(text) for text in list_answers(question)]
    move = None
    if text.startswith("#"):
        move = move_at(parse_answer_place(text[1:]), shown)
    elif question.amount is None:
        legal = [parse(answer.text) for answer in question.moves]
        try:
            move = move_meant(parse_answer_place(text), shown, legal)
        except Ambiguous as several:
            raise click.ClickException(
                several.explain(game_named(game).words(terminal_language()))
            ) from several
    return text if move is None else str(move)
