"""The rules of one table: exactly the game that is played there."""

from collections.abc import Sequence

from engine.rules import Played, Rules, played_with, rules_text
from engine.table.game import game_named
from engine.values.to_plain import to_plain
from service.play.tables.editions import edition_of
from service.play.tables.models import Table


def table_rules(row: Table, language: str) -> Rules:
    """Return the rules of a table. They are fixed when the table is opened, before play begins."""
    game = game_named(row.game)
    options = game.options_from(row.options, row.size)
    return game.rules_played(row.size, options, edition_of(row), language)


def played_settings(row: Table) -> Played:
    """Return the settings of a table in the form that conditions in the rules use."""
    options = game_named(row.game).options_from(row.options, row.size)
    return played_with(row.size, edition_of(row).ruled_as, to_plain(options))


def own_parts_text(row: Table, language: str) -> str:
    """Return one sentence on the parts of this table's game that are not from the published box."""
    return game_named(row.game).ours(edition_of(row), language, played_settings(row))


def rule_differences(row: Table, language: str) -> Sequence[str]:
    """Return the differences from the usual game of the rulebook, each in a few words."""
    game = game_named(row.game)
    return game.otherwise(game.options_from(row.options, row.size), edition_of(row), language)


def table_rules_text(row: Table, language: str, wanted: str = "") -> str:
    """Return the rules as text: the contents, a chapter ("6") or a paragraph ("6.2")."""
    return rules_text(table_rules(row, language), game_named(row.game).words(language), wanted)
