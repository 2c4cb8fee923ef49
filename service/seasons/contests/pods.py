"""Tables of pods: lay them, count their points at the end, and undo this if the end is taken back."""

from datetime import datetime

from sqlalchemy import update
from sqlalchemy.orm import Session

from service.platform.accounts.models import Player, PlayerKind
from service.platform.tasks.names import TaskName
from service.platform.transaction import send_task_after_commit
from service.play.bots.levels import USUAL
from service.play.bots.seat import create_bot
from service.play.tables.after_move import ChangeKind, TableChange
from service.play.tables.join import sit_down
from service.play.tables.models import Joining, Table, TableState, Visibility
from service.play.tables.open import TableRequest, open_table
from service.seasons.contests.models import Contest, ContestRound, Entrant, EntrantState, Format, Pod
from service.seasons.contests.points import advancing_seats, pod_points
from service.seasons.contests.queries import pod_of_table
from service.seasons.contests.tell import LetterSubject, tell_entrant


def open_pod_table(session: Session, pod_id: int, now: datetime) -> None:
    """Open the table of a pod with its entrants in the drawn seats.

    It begins at once.

    A bot takes the seat of an entrant who has left since the draw, so that the others can play.
    """
    pod = session.get(Pod, pod_id, with_for_update=True, populate_existing=True)
    if pod is None or pod.table_id is not None:
        return
    contest = session.get_one(Contest, pod.round.contest_id)
    wish = TableRequest(
        game=contest.game,
        seats=len(pod.places),
        name=f"{contest.name} {pod.round.number}.{pod.number}",
        edition=contest.edition,
        options=contest.options,
        pace=contest.pace,
        visibility=Visibility.PUBLIC,
        rated=contest.rated,
        joining=Joining.INVITED,
    )
    row = open_table(session, host=None, wish=wish, now=now)
    pod.table_id = row.id
    session.flush()
    for place in pod.places:
        sit_down(
            session, row, resolve_seat_player(session, place.entrant, place.seat or 0, now), place.seat, now
        )
    for place in pod.places:
        if place.entrant.state == EntrantState.ENTERED:
            tell_entrant(session, contest, place.entrant.player, LetterSubject.ROUND, now, table=row.id)


def resolve_seat_player(session: Session, entrant: Entrant, seat: int, now: datetime) -> Player:
    player = entrant.player
    if entrant.state == EntrantState.ENTERED and not player.shut_out(now):
        return player
    return create_bot(session, USUAL, seat, player.language, now)


def follow_with_contests(change: TableChange) -> None:
    """Count the points of a pod when its table ends. Remove them again if moves are taken back afterwards."""
    rewound = change.what == ChangeKind.REWOUND
    if not (change.over or rewound):
        return
    pod = pod_of_table(change.session, change.row.id)
    if pod is None or (pod.ended_at is not None) != rewound:
        return
    contest = change.session.get_one(Contest, pod.round.contest_id)
    if rewound:
        undo_count(change.session, contest, pod)
    else:
        count_pod(change.session, contest, pod, change.row, change.now)


def count_pod(session: Session, contest: Contest, pod: Pod, row: Table, now: datetime) -> None:
    """Count a pod.

    A table without a result gives no points. In a knock-out the lots then decide who goes on.
    """
    given = row.result["places"] if row.state == TableState.FINISHED and row.result else None
    places = given or [1] * len(pod.places)
    points = pod_points(places) if given else [0] * len(pod.places)
    on = advancing_seats(places, [place.entrant.lot for place in pod.places])
    for place, seat, gained in zip(pod.places, row.seats, points, strict=True):
        entrant = place.entrant
        place.place, place.points = (places[seat.number] if given else None), gained
        entrant.points += gained
        entrant.wins += place.place == 1
        if entrant.state == EntrantState.ENTERED and has_left(entrant, row, seat.number):
            entrant.state = EntrantState.WITHDRAWN
            tell_entrant(session, contest, entrant.player, LetterSubject.GONE, now)
        if contest.format == Format.KNOCK_OUT and seat.number not in on:
            entrant.state = EntrantState.OUT
    pod.ended_at = now
    change_pods_left(session, pod, -1)
    send_task_after_commit(session, TaskName.RUN_CONTESTS)


def has_left(entrant: Entrant, row: Table, number: int) -> bool:
    """Return whether the entrant no longer played when the table ended.

    Such an entrant is withdrawn, so that nobody waits for them again.
    """
    seat = row.seats[number]
    if entrant.player.kind == PlayerKind.BOT:
        return False
    return seat.player_id != entrant.player_id or (
        seat.time is not None and seat.time.unheard_since is not None
    )


def undo_count(session: Session, contest: Contest, pod: Pod) -> None:
    """Undo the count of a pod. A closed round stays closed. The table counts again when it ends."""
    for place in pod.places:
        entrant = place.entrant
        entrant.points -= place.points
        entrant.wins -= place.place == 1
        if contest.format == Format.KNOCK_OUT and entrant.reached == pod.round.number:
            entrant.state = EntrantState.ENTERED if entrant.state == EntrantState.OUT else entrant.state
        place.place, place.points = None, 0
    pod.ended_at = None
    change_pods_left(session, pod, 1)


def change_pods_left(session: Session, pod: Pod, change: int) -> None:
    """Change the number of pods left.

    This is done in the database, so that tables which end at the same moment are counted one after the other.
    """
    session.flush()
    left = ContestRound.pods_left + change
    session.execute(update(ContestRound).where(ContestRound.id == pod.round_id).values(pods_left=left))
