"""Claiming: rows of work that are taken by one worker and by no other, and no more of them than were asked for."""

from sqlalchemy import Select, select


def claimed(ids: Select[int], limit: int) -> Select[int]:
    """The first of these ids that nobody else holds, locked until the transaction ends, for `id IN (...)`.

    Chosen once, whatever else the statement does. A subquery with a limit that skips what is locked may be run again for
    each row of the table around it, and then finds other rows each time: which plan is taken, statistics decide.
    """
    taken = ids.limit(limit).with_for_update(skip_locked=True).cte("taken")
    chosen = taken.prefix_with("MATERIALIZED", dialect="postgresql")
    return select(*chosen.c)
