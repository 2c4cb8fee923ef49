"""The rules of one table: exactly the game that is played there."""

from collections.abc import Sequence

from engine.rules import Played, Rules, played_with, rules_text
from engine.table.game import game_named
from engine.values.to_plain import to_plain
from service.play.tables.editions import edition_of
from service.play.tables.models import Table


def table_rules(row: Table, language: str) -> Rules:
    """Also before play begins: what is played is settled when a table is opened."""
    game = game_named(row.game)
    options = game.options_from(row.options, row.size)
    return game.rules_played(row.size, options, edition_of(row), language)


def played_at(row: Table) -> Played:
    """What is played there, as conditions ask for it."""
    options = game_named(row.game).options_from(row.options, row.size)
    return played_with(row.size, edition_of(row).ruled_as, to_plain(options))


def ours_at(row: Table, language: str) -> str:
    """What of what is played there is ours and not of the box, in one sentence."""
    return game_named(row.game).ours(edition_of(row), language, played_at(row))


def otherwise_at(row: Table, language: str) -> Sequence[str]:
    """What is played there otherwise than in the usual game of the rulebook, each thing in a few words."""
    game = game_named(row.game)
    return game.otherwise(game.options_from(row.options, row.size), edition_of(row), language)


def table_rules_text(row: Table, language: str, wanted: str = "") -> str:
    """As text: what there is, a chapter ("6") or a paragraph ("6.2")."""
    return rules_text(table_rules(row, language), game_named(row.game).words(language), wanted)
