"""The card of a table in a list: its title, its seats, and the awaited players."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

from engine import games
from engine.table.game import Game, game_named
from engine.table.lesson import course_of
from engine.text.sentences import question_text
from service.platform.accounts.authenticate import Caller
from service.platform.words import words
from service.play.cards.glimpses import draw_glimpse
from service.play.clocks.running_clock import deadline_at
from service.play.games import options_form as options
from service.play.pace.pace import read_pace
from service.play.pace.ready_made import describe_pace, format_pace
from service.play.tables.editions import edition_of
from service.play.tables.models import Seat, Table, TableState
from service.play.tables.queries import seat_of
from service.play.tables.rules import rule_differences
from service.play.tables.views import display_names, display_title, load_position

SOON = timedelta(hours=24)


def build_table_card(row: Table, player_id: int | None, language: str) -> dict[str, Any]:
    """Return the public facts of a table, and whether this reader sits there."""
    names = display_names(row, language)
    seats = [
        {
            "number": seat.number,
            "name": names[seat.number] if seat.player else "",
            "player": seat.player_id,
            "mine": player_id is not None and seat.player_id == player_id,
            "awaited": seat.waiting_since is not None,
            "ready": seat.ready,
        }
        for seat in row.seats
    ]
    return {
        "id": row.id,
        "title": display_title(row, language),
        "named": bool(row.name),
        "game": row.game,
        "sign": game_sign(row.game),
        "state": row.state,
        "seats": seats,
        "open": sum(seat.player_id is None for seat in row.seats),
        "pace": format_pace(read_pace(row.pace), words(language)),
        "otherwise": rule_differences(row, language),
        "count": row.count,
        "ended": row.ended_at,
        "winners": [names[number] for number in winners(row)],
        "mine": seat_of(row, player_id) is not None,
        "public": row.visibility == "public",
    }


def build_waiting_card(seat: Seat, who: Caller, now: datetime) -> dict[str, Any]:
    """Return the card of a table that waits for this reader, with its question and its deadline."""
    row = seat.table
    question = load_position(row).question(seat.number)
    said = game_named(row.game).words(who.language)
    deadline = deadline_at(row, seat, now)
    return {
        **build_table_card(row, who.player_id, who.language),
        "asked": question_text(said, question, display_names(row, who.language)) if question else "",
        "deadline": deadline,
        "left": deadline - now if deadline and deadline > now else None,
        "soon": deadline is not None and deadline - now < SOON,
        "since": seat.waiting_since,
    }


def game_sign(game: str) -> str:
    """Return the sign of a game from its own catalogue."""
    return game_named(game).words().attribute("about", "sign") or "letter"


def winners(row: Table) -> list[int]:
    """Return the seats in first place, or none if there is no result."""
    if row.state != TableState.FINISHED or not row.result:
        return []
    return [number for number, place in enumerate(row.result["places"]) if place == 1]


def describe_game(game: Game, language: str) -> dict[str, Any]:
    """Return the introduction of a game for readers who do not know it."""
    said = game.words(language)
    return {
        "name": game.name,
        "sign": game_sign(game.name),
        "about": said.say("about") if said.has("about") else "",
        "lessons": course_of(game.name) is not None,
        "least": game.seats[0],
        "most": game.seats[-1],
    }


def describe_games(language: str, which: Iterable[Game] | None = None) -> list[dict[str, Any]]:
    """Return the introductions of games with a glimpse of each board; of all games if none are given."""
    shown = games().values() if which is None else which
    return [{**describe_game(game, language), "glimpse": draw_glimpse(game.name, language)} for game in shown]


def describe_table(row: Table, language: str) -> dict[str, Any]:
    """Return the game, edition, options and pace of a table."""
    game = game_named(row.game)
    sent = options.options_to_form(row.options)
    return {
        "game": describe_games(language, [game])[0],
        "edition": edition_of(row).title if len(game.editions) > 1 else "",
        "options": options.option_controls(game, language, sent),
        "otherwise": rule_differences(row, language),
        "pace": describe_pace(read_pace(row.pace), words(language)),
    }
