"""clocks, time records and pauses become documents of the seat and of the table; flags of what few have"""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import islice
from typing import Any

import msgspec
import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'b7d20c6e3f15'
down_revision = 'b4c1d7f2a690'
branch_labels = None
depends_on = None

BATCH = 500
KEY, DOCUMENT = service.platform.database.Key, service.platform.database.Document
MOMENT = sa.DateTime(timezone=True)

CLOCK = sa.table(
    'clock',
    sa.column('seat_id', KEY),
    sa.column('table_id', KEY),
    sa.column('number', KEY),
    sa.column('question', KEY),
    sa.column('kind', sa.Text()),
    sa.column('count', KEY),
    sa.column('opened_at', MOMENT),
    sa.column('weekend', DOCUMENT),
    sa.column('extra', sa.Interval()),
    sa.column('reminded', DOCUMENT),
    sa.column('deadline', MOMENT),
    sa.column('ring_at', MOMENT),
    sa.column('failures', KEY),
    sa.column('last_error', sa.Text()),
)
TIME = sa.table(
    'seat_time',
    sa.column('seat_id', KEY),
    sa.column('table_id', KEY),
    sa.column('since', MOMENT),
    sa.column('bank', sa.Interval()),
    sa.column('misses', KEY),
    sa.column('absent_since', MOMENT),
    sa.column('followed_at', MOMENT),
    sa.column('offered_at', MOMENT),
)
PAUSE = sa.table(
    'pause', sa.column('id', KEY), sa.column('table_id', KEY), sa.column('start', MOMENT), sa.column('end', MOMENT)
)
SEAT = sa.table(
    'seat',
    sa.column('id', KEY),
    sa.column('table_id', KEY),
    sa.column('number', KEY),
    sa.column('clock', DOCUMENT),
    sa.column('ring_at', MOMENT),
    sa.column('failures', KEY),
    sa.column('last_error', sa.Text()),
    sa.column('time', DOCUMENT),
    sa.column('offered_at', MOMENT),
)
TABLES = sa.table('tables', sa.column('id', KEY), sa.column('pauses', DOCUMENT))


FLAGS = [
    f'UPDATE {owner} SET {flag} = TRUE WHERE id IN (SELECT {owned_by} FROM {owned})'
    for owner, flag, owned_by, owned in (
        ('tables', 'has_plans', 'table_id', '"plan"'),
        ('tables', 'has_mail_wishes', 'table_id', 'table_mail'),
        ('player', 'has_hooks', 'player_id', 'hook'),
        ('player', 'has_pushes', 'player_id', 'push_subscription'),
    )
]


def aware(moment: datetime | None) -> datetime | None:
    """Add UTC to moments from SQLite, which have no zone."""
    return moment if moment is None or moment.tzinfo else moment.replace(tzinfo=UTC)


def read_moment(text: str | None) -> datetime | None:
    return None if text is None else msgspec.convert(text, datetime)


def in_batches(rows: Iterator[Any]) -> Iterator[list[Any]]:
    while batch := list(islice(rows, BATCH)):
        yield batch


def rows_of(table: sa.TableClause, key: str, *where: Any) -> Iterator[Any]:
    """Yield all rows in order of a key, in batches, so that large tables need little memory."""
    connection, last = op.get_bind(), -1
    while True:
        column = table.c[key]
        asked = sa.select(table).where(column > last, *where).order_by(column).limit(BATCH)
        found = connection.execute(asked).all()
        yield from found
        if len(found) < BATCH:
            return
        last = getattr(found[-1], key)


def write(table: sa.TableClause, rows: list[dict[str, Any]]) -> None:
    """Update rows by the id in `row`."""
    names = [name for name in rows[0] if name != 'row']
    change = sa.update(table).where(table.c.id == sa.bindparam('row'))
    op.get_bind().execute(change.values({name: sa.bindparam(f'new_{name}') for name in names}), [
        {'row': each['row'], **{f'new_{name}': each[name] for name in names}} for each in rows
    ])


def clock_document(row: Any) -> dict[str, Any]:
    return msgspec.to_builtins({
        'question': row.question,
        'kind': row.kind,
        'count': row.count,
        'opened_at': aware(row.opened_at),
        'weekend': row.weekend,
        'extra': row.extra,
        'reminded': row.reminded,
    })


def time_document(row: Any) -> dict[str, Any]:
    return msgspec.to_builtins({
        'since': aware(row.since),
        'bank': row.bank,
        'misses': row.misses,
        'absent_since': aware(row.absent_since),
        'followed_at': aware(row.followed_at),
    })


def upgrade() -> None:
    with op.batch_alter_table('seat') as batch_op:
        batch_op.add_column(sa.Column('clock', DOCUMENT, nullable=True))
        batch_op.add_column(sa.Column('ring_at', service.platform.database.Moment(), nullable=True))
        batch_op.add_column(sa.Column('failures', KEY, nullable=False, server_default='0'))
        batch_op.add_column(sa.Column('last_error', sa.Text(), nullable=False, server_default=''))
        batch_op.add_column(sa.Column('time', DOCUMENT, nullable=True))
        batch_op.add_column(sa.Column('offered_at', service.platform.database.Moment(), nullable=True))
        for name in ('ring_at', 'failures', 'offered_at'):
            batch_op.create_index(batch_op.f(f'ix_seat_{name}'), [name], unique=False)
    with op.batch_alter_table('tables') as batch_op:
        batch_op.add_column(sa.Column('pauses', DOCUMENT, nullable=False, server_default='[]'))
        batch_op.add_column(sa.Column('has_plans', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column('has_mail_wishes', sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table('player') as batch_op:
        batch_op.add_column(sa.Column('has_hooks', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column('has_pushes', sa.Boolean(), nullable=False, server_default=sa.false()))
    for flag in FLAGS:
        op.execute(flag)

    for rows in in_batches(rows_of(CLOCK, 'seat_id')):
        write(SEAT, [
            {
                'row': each.seat_id,
                'clock': clock_document(each),
                'ring_at': aware(each.ring_at),
                'failures': each.failures,
                'last_error': each.last_error,
            }
            for each in rows
        ])
    for rows in in_batches(rows_of(TIME, 'seat_id')):
        write(SEAT, [
            {'row': each.seat_id, 'time': time_document(each), 'offered_at': aware(each.offered_at)} for each in rows
        ])
    pauses: dict[int, list[Any]] = {}
    for each in rows_of(PAUSE, 'id'):
        pauses.setdefault(each.table_id, []).append({'start': aware(each.start), 'end': aware(each.end)})
    if pauses:
        write(TABLES, [
            {'row': table, 'pauses': msgspec.to_builtins(sorted(found, key=lambda pause: pause['start']))}
            for table, found in pauses.items()
        ])

    for name in ('clock', 'seat_time', 'pause'):
        op.drop_table(name)


def downgrade() -> None:
    """Restore the tables. Deadlines stay empty: each clock rings at once and computes its own."""
    op.create_table(
        'pause',
        sa.Column('id', KEY, nullable=False),
        sa.Column('table_id', KEY, nullable=False),
        sa.Column('start', service.platform.database.Moment(), nullable=False),
        sa.Column('end', service.platform.database.Moment(), nullable=False),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_pause_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_pause')),
    )
    op.create_table(
        'clock',
        sa.Column('seat_id', KEY, autoincrement=False, nullable=False),
        sa.Column('table_id', KEY, nullable=False),
        sa.Column('number', KEY, nullable=False),
        sa.Column('question', KEY, nullable=False),
        sa.Column('kind', sa.Text(), nullable=False),
        sa.Column('count', KEY, nullable=False),
        sa.Column('opened_at', service.platform.database.Moment(), nullable=False),
        sa.Column('weekend', DOCUMENT, nullable=False),
        sa.Column('extra', sa.Interval(), nullable=False),
        sa.Column('reminded', DOCUMENT, nullable=False),
        sa.Column('deadline', service.platform.database.Moment(), nullable=True),
        sa.Column('ring_at', service.platform.database.Moment(), nullable=True),
        sa.Column('failures', KEY, nullable=False),
        sa.Column('last_error', sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(['seat_id'], ['seat.id'], name=op.f('fk_clock_seat_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_clock_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('seat_id', name=op.f('pk_clock')),
    )
    op.create_table(
        'seat_time',
        sa.Column('seat_id', KEY, autoincrement=False, nullable=False),
        sa.Column('table_id', KEY, nullable=False),
        sa.Column('since', service.platform.database.Moment(), nullable=False),
        sa.Column('bank', sa.Interval(), nullable=False),
        sa.Column('misses', KEY, nullable=False),
        sa.Column('absent_since', service.platform.database.Moment(), nullable=True),
        sa.Column('followed_at', service.platform.database.Moment(), nullable=True),
        sa.Column('offered_at', service.platform.database.Moment(), nullable=True),
        sa.ForeignKeyConstraint(['seat_id'], ['seat.id'], name=op.f('fk_seat_time_seat_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_seat_time_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('seat_id', name=op.f('pk_seat_time')),
    )
    op.create_index(op.f('ix_pause_table_id'), 'pause', ['table_id'])
    for name in ('table_id', 'ring_at', 'failures'):
        op.create_index(op.f(f'ix_clock_{name}'), 'clock', [name])
    for name in ('table_id', 'offered_at'):
        op.create_index(op.f(f'ix_seat_time_{name}'), 'seat_time', [name])

    connection = op.get_bind()
    for rows in in_batches(rows_of(SEAT, 'id', SEAT.c.time.is_not(None))):
        connection.execute(sa.insert(TIME), [
            {
                'seat_id': each.id,
                'table_id': each.table_id,
                'since': read_moment(each.time['since']),
                'bank': msgspec.convert(each.time['bank'], timedelta),
                'misses': each.time['misses'],
                'absent_since': read_moment(each.time['absent_since']),
                'followed_at': read_moment(each.time['followed_at']),
                'offered_at': aware(each.offered_at),
            }
            for each in rows
        ])
        clocks = [
            {
                'seat_id': each.id,
                'table_id': each.table_id,
                'number': each.number,
                **{name: each.clock[name] for name in ('question', 'kind', 'count', 'weekend', 'reminded')},
                'opened_at': read_moment(each.clock['opened_at']),
                'extra': msgspec.convert(each.clock['extra'], timedelta),
                'deadline': None,
                'ring_at': aware(each.ring_at),
                'failures': each.failures,
                'last_error': each.last_error,
            }
            for each in rows
            if each.clock is not None
        ]
        if clocks:
            connection.execute(sa.insert(CLOCK), clocks)
    for rows in in_batches(rows_of(TABLES, 'id')):
        pauses = [
            {'table_id': each.id, 'start': read_moment(pause['start']), 'end': read_moment(pause['end'])}
            for each in rows
            for pause in each.pauses
        ]
        if pauses:
            connection.execute(sa.insert(PAUSE), pauses)

    with op.batch_alter_table('player') as batch_op:
        batch_op.drop_column('has_hooks')
        batch_op.drop_column('has_pushes')
    with op.batch_alter_table('tables') as batch_op:
        batch_op.drop_column('pauses')
        batch_op.drop_column('has_plans')
        batch_op.drop_column('has_mail_wishes')
    with op.batch_alter_table('seat') as batch_op:
        for name in ('ring_at', 'failures', 'offered_at'):
            batch_op.drop_index(batch_op.f(f'ix_seat_{name}'))
        for name in ('clock', 'ring_at', 'failures', 'last_error', 'time', 'offered_at'):
            batch_op.drop_column(name)
