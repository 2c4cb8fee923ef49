"""The rules of one table: exactly the game that is played there."""

from engine.game import game_named
from engine.rules import Played, Rules, played_with, rules_text
from engine.to_plain import to_plain
from service.models.tables import Table


def table_rules(row: Table, language: str) -> Rules:
    """Also before play begins: what is played is settled when a table is opened."""
    game = game_named(row.game)
    return game.rules_played(row.size, game.options_from(row.options, row.size), row.edition, language)


def played_at(row: Table) -> Played:
    """What is played there, as conditions ask for it."""
    options = game_named(row.game).options_from(row.options, row.size)
    return played_with(row.size, row.edition, to_plain(options))


def table_rules_text(row: Table, language: str, wanted: str = "") -> str:
    """As text: what there is, a chapter ("6") or a paragraph ("6.2")."""
    return rules_text(table_rules(row, language), game_named(row.game).words(language), wanted)
