"""The overview and the search of the desk, for its API and its pages."""

from datetime import datetime
from typing import Any

from sqlalchemy.orm import Session

from service.admin.desk import queries

SHOWN = 10
DAYS = 14


def overview(session: Session, now: datetime) -> dict[str, Any]:
    """Return the overview.

    Stuck and late things come first. Lists are short, and figures are counted in advance.
    """
    return {
        "counted_at": queries.counted_at(session),
        "figures": figures(session),
        "stuck": queries.stuck(session, SHOWN),
        "overdue": queries.overdue(session, now, SHOWN),
        "quiet": queries.quiet_tables(session, now, SHOWN),
        "letters": queries.troubled(session, SHOWN),
        "incoming": queries.unread(session, SHOWN),
        "stopped": stopped(session),
        "jobs": queries.heartbeats(session),
    }


def figures(session: Session) -> list[dict[str, Any]]:
    return [
        {"name": name, "days": [day for day, _ in counted], "counts": [count for _, count in counted]}
        for name, counted in sorted(queries.tallies(session, DAYS).items())
    ]


def stopped(session: Session) -> list[dict[str, Any]]:
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
