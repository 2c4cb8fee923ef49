"""Rated tables that have ended without a game: only the players and the result count here."""

from datetime import datetime

import pytest
from sqlalchemy import func, insert, select, update

from engine import games
from service.platform.accounts.models import Player, PlayerKind
from service.platform.transaction import read_session, transaction
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.end import end_table
from service.play.tables.models import EndedBy, Seat, Table, TableState, Tenure
from service.seasons.ratings.models import PlayerStanding, RatingChange
from service.seasons.ratings.reckon import follow_with_ratings


def outcome(places) -> dict:
    """Return a result in the engine's form."""
    scores = [{"seat": seat, "points": 10 - place, "lines": []} for seat, place in enumerate(places)]
    return {"places": list(places), "scores": scores}


class Hall:
    """Begins and ends tables as a test wants."""

    def __init__(self, clock) -> None:
        self.clock = clock

    def people(self, count: int) -> list[int]:
        with transaction() as session:
            known = session.scalar(select(func.count()).select_from(Player)) or 0
            rows = [
                Player(
                    kind=PlayerKind.PERSON, email=f"p{n}@example.org", name=f"P{n}", created_at=self.clock()
                )
                for n in range(known, known + count)
            ]
            session.add_all(rows)
            session.flush()
            return [row.id for row in rows]

    def change(self, player: int, **columns) -> None:
        with transaction() as session:
            session.execute(update(Player).where(Player.id == player).values(**columns))

    def begin(self, players, game: str = "pebbles", *, rated: bool = True) -> int:
        with transaction() as session:
            row = Table(
                name="",
                game=game,
                version=1,
                edition=games()[game].edition,
                options={},
                size=len(players),
                pace={},
                visibility="public",
                joining="open",
                starting="full",
                rated=rated,
                state=TableState.RUNNING,
                seed=b"",
                commitment="",
                created_at=self.clock(),
                started_at=self.clock(),
                seats=[Seat(number=number, player_id=player) for number, player in enumerate(players)],
            )
            session.add(row)
            session.flush()
            held = [
                {"table_id": row.id, "seat": seat, "player_id": player, "began_at": self.clock()}
                for seat, player in enumerate(players)
            ]
            session.connection().execute(insert(Tenure), held)
            follow_with_ratings(
                TableChange(session=session, row=row, what=ChangeKind.BEGAN, now=self.clock())
            )
            return row.id

    def end(self, number: int, places, *, at: datetime | None = None, by: str = "") -> None:
        now = at or self.clock()
        with transaction() as session:
            row = session.get_one(Table, number)
            row.ended_by = EndedBy(by) if by else ""
            end_table(row, TableState.FINISHED, outcome(places), now)
            follow_with_ratings(TableChange(session=session, row=row, what=ChangeKind.ENDED, now=now))

    def leave(self, number: int, seat: int, why: str, then: int | None = None) -> None:
        """Give up or lose a seat, perhaps to another player."""
        with transaction() as session:
            held = session.scalars(
                select(Tenure).where(
                    Tenure.table_id == number, Tenure.seat == seat, Tenure.ended_at.is_(None)
                )
            ).one()
            held.ended_at, held.ended_by = self.clock(), why
            if then is not None:
                session.add(Tenure(table_id=number, seat=seat, player_id=then, began_at=self.clock()))

    def play(self, players, places, **how) -> int:
        number = self.begin(players, how.pop("game", "pebbles"))
        self.end(number, places, **how)
        return number

    def places(self, number: int) -> dict[int, int]:
        """Return the places of the rated players of a table."""
        with read_session() as session:
            wanted = select(RatingChange.player_id, RatingChange.place)
            found = session.execute(wanted.where(RatingChange.table_id == number))
            return dict(found.all())

    def kept(self) -> list:
        """Return every figure of every rating, exactly."""
        with read_session() as session:
            rows = []
            for model in (RatingChange, PlayerStanding):
                key = model.__table__.primary_key.columns
                rows += session.execute(select(model.__table__).order_by(*key)).all()
            return [tuple(row) for row in rows]


@pytest.fixture
def hall(app, clock):
    return Hall(clock)
