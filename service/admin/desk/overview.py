"""The overview and the search of the desk, for its API and its pages."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.admin.desk import queries

SHOWN = 10
DAYS = 14


def desk_overview(session: Session, now: datetime) -> dict[str, Any]:
    """Return the overview.

    Stuck and late things come first. Lists are short, and figures are counted in advance.
    """
    return {
        "counted_at": queries.oldest_count_time(session),
        "figures": figures_data(session),
        "stuck": queries.stuck_seats(session, SHOWN),
        "overdue": queries.overdue_seats(session, now, SHOWN),
        "quiet": queries.quiet_tables(session, now, SHOWN),
        "letters": queries.failed_letters(session, SHOWN),
        "incoming": queries.unread_mails(session, SHOWN),
        "stopped": stopped_addresses_data(session),
        "jobs": queries.heartbeats(session),
    }


def figures_data(session: Session) -> list[dict[str, Any]]:
    return [
        {"name": name, "days": [day for day, _ in counted], "counts": [count for _, count in counted]}
        for name, counted in sorted(queries.tallies(session, DAYS).items())
    ]


def stopped_addresses_data(session: Session) -> list[dict[str, Any]]:
    return [
        {
            "address": mark.address,
            "stopped_at": mark.stopped_at,
            "why": mark.why,
            "player_id": player.id if player else None,
        }
        for mark, player in queries.stopped_addresses(session, SHOWN)
    ]


def search_results(session: Session, text: str) -> dict[str, Any]:
    """Return a few results of each kind, the newest first."""
    return {
        "tables": queries.tables_like(session, text, SHOWN),
        "players": queries.players_like(session, text, SHOWN),
        "letters": queries.letters_like(session, text, SHOWN),
        "incoming": queries.incoming_like(session, text, SHOWN),
    }
