"""a move holds its events and the record of its question; a seat says when its question was asked"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'b52c7d90e3af'
down_revision = 'c4f1d27e9a30'
branch_labels = None
depends_on = None

EVENTS = {
    'sqlite': """
        SELECT json_group_array(json_array(audience, json(data))) FROM (
            SELECT audience, data FROM event WHERE table_id = {table} AND number = {number} ORDER BY place
        )
    """,
    'postgresql': """
        SELECT coalesce(jsonb_agg(jsonb_build_array(audience, data) ORDER BY place), '[]')
        FROM event WHERE table_id = {table} AND number = {number}
    """,
}
FILL_DEALS = "UPDATE tables SET deal = ({events})"
FILL_MOVES = """
    UPDATE move SET events = ({events}), asked_count = (
        SELECT asked.count FROM asked
        WHERE asked.table_id = move.table_id AND asked.question = move.question AND asked.seat = move.seat
    )
"""
FILL_SEATS = """
    UPDATE seat SET question_kind = asked.kind, asked_count = asked.count FROM asked
    WHERE asked.table_id = seat.table_id AND asked.question = seat.question AND asked.seat = seat.number
"""
RECORDS = """
    UPDATE move SET opened_at = past.opened_at, timed = past.timed, excused = past.excused,
        waking = past.waking, spent = past.spent, earned = past.earned
    FROM past_question AS past
    WHERE past.table_id = move.table_id AND past.seat = move.seat AND past.question = move.question
    AND move.number = (
        SELECT max(answer.number) FROM move AS answer
        WHERE answer.table_id = past.table_id AND answer.seat = past.seat
        AND answer.question = past.question AND answer.played_at <= past.closed_at
    )
"""
OF_QUESTION = 'ix_move_table_id_question'
"""An index for this step only. Without it, each question would need a scan of the whole table."""

SPLIT_EVENTS = {
    'sqlite': """
        INSERT INTO event (table_id, number, place, audience, data)
        SELECT {table}, {number}, each.key, json_extract(each.value, '$[0]'), json_extract(each.value, '$[1]')
        FROM {source}, json_each({events}) AS each
    """,
    'postgresql': """
        INSERT INTO event (table_id, number, place, audience, data)
        SELECT {table}, {number}, each.place - 1, (each.value ->> 0)::bigint, each.value -> 1
        FROM {source} CROSS JOIN LATERAL jsonb_array_elements({events}) WITH ORDINALITY AS each (value, place)
    """,
}
OPEN_QUESTIONS = """
    INSERT INTO asked (table_id, question, seat, kind, count, opened_at)
    SELECT seat.table_id, seat.question, seat.number, seat.question_kind, seat.asked_count,
        coalesce(last.played_at, tables.started_at, tables.created_at)
    FROM seat JOIN tables ON tables.id = seat.table_id
    LEFT JOIN move AS last ON last.table_id = seat.table_id AND last.number = seat.asked_count
    WHERE seat.question IS NOT NULL
"""
CLOSED_QUESTIONS = """
    INSERT INTO asked (table_id, question, seat, kind, count, opened_at, closed_at)
    SELECT table_id, question, seat, '', max(asked_count), min(coalesce(opened_at, played_at)), max(played_at)
    FROM move
    WHERE asked_count IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM asked
        WHERE asked.table_id = move.table_id AND asked.question = move.question AND asked.seat = move.seat
    )
    GROUP BY table_id, question, seat
"""
PAST_QUESTIONS = """
    INSERT INTO past_question (
        table_id, seat, question, player_id, opened_at, closed_at, own, timed, excused, waking, spent, earned
    )
    SELECT table_id, seat, question, (SELECT id FROM player WHERE player.id = move.player_id),
        opened_at, played_at, origin <> 'clock', timed, excused, waking, spent, earned
    FROM move WHERE opened_at IS NOT NULL ORDER BY played_at, table_id, number
"""


def upgrade() -> None:
    add_columns()
    events = EVENTS[op.get_bind().dialect.name]
    op.execute(FILL_DEALS.format(events=events.format(table='tables.id', number='0')))
    op.execute(FILL_MOVES.format(events=events.format(table='move.table_id', number='move.number')))
    op.execute(FILL_SEATS)
    op.create_index(OF_QUESTION, 'move', ['table_id', 'question'])
    op.execute(RECORDS)
    op.drop_index(OF_QUESTION, 'move')
    drop_defaults()
    for name in ('event', 'asked', 'past_question'):
        op.drop_table(name)


def downgrade() -> None:
    """Undo all but the records of questions that closed without an answer.

    The trail of the desk is never changed: an excuse names the move, or the former id, as it was written.
    """
    create_tables()
    split = SPLIT_EVENTS[op.get_bind().dialect.name]
    op.execute(split.format(table='tables.id', number='0', source='tables', events='tables.deal'))
    op.execute(split.format(table='move.table_id', number='move.number', source='move', events='move.events'))
    op.execute(OPEN_QUESTIONS)
    op.execute(CLOSED_QUESTIONS)
    op.execute(PAST_QUESTIONS)
    drop_columns()


def add_columns() -> None:
    with op.batch_alter_table('tables') as batch_op:
        batch_op.add_column(sa.Column('deal', service.platform.database.Document, nullable=False, server_default='[]'))
    with op.batch_alter_table('seat') as batch_op:
        batch_op.add_column(sa.Column('question_kind', sa.Text(), nullable=False, server_default=''))
        batch_op.add_column(sa.Column('asked_count', service.platform.database.Key, nullable=False, server_default='0'))
    with op.batch_alter_table('move') as batch_op:
        batch_op.add_column(sa.Column('asked_count', service.platform.database.Key, nullable=True))
        batch_op.add_column(sa.Column('events', service.platform.database.Document, nullable=False, server_default='[]'))
        batch_op.add_column(sa.Column('opened_at', service.platform.database.Moment(timezone=True), nullable=True))
        batch_op.add_column(sa.Column('timed', sa.Boolean(), nullable=True))
        batch_op.add_column(sa.Column('excused', sa.Boolean(), nullable=True))
        batch_op.add_column(sa.Column('waking', sa.Interval(), nullable=True))
        batch_op.add_column(sa.Column('spent', sa.Interval(), nullable=True))
        batch_op.add_column(sa.Column('earned', sa.Interval(), nullable=True))


def drop_defaults() -> None:
    with op.batch_alter_table('tables') as batch_op:
        batch_op.alter_column('deal', server_default=None)
    with op.batch_alter_table('seat') as batch_op:
        batch_op.alter_column('question_kind', server_default=None)
        batch_op.alter_column('asked_count', server_default=None)
    with op.batch_alter_table('move') as batch_op:
        batch_op.alter_column('events', server_default=None)
        batch_op.create_index(
            batch_op.f('ix_move_player_id_played_at'),
            ['player_id', 'played_at'],
            unique=False,
            sqlite_where=sa.text('opened_at IS NOT NULL'),
            postgresql_where=sa.text('opened_at IS NOT NULL'),
        )


def drop_columns() -> None:
    with op.batch_alter_table('move') as batch_op:
        batch_op.drop_index(batch_op.f('ix_move_player_id_played_at'))
        for name in ('earned', 'spent', 'waking', 'excused', 'timed', 'opened_at', 'events', 'asked_count'):
            batch_op.drop_column(name)
    with op.batch_alter_table('seat') as batch_op:
        batch_op.drop_column('asked_count')
        batch_op.drop_column('question_kind')
    with op.batch_alter_table('tables') as batch_op:
        batch_op.drop_column('deal')


def create_tables() -> None:
    op.create_table('asked',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('question', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('seat', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('kind', sa.Text(), nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.Column('opened_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('closed_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_asked_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'question', 'seat', name=op.f('pk_asked')),
    )
    op.create_table('event',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('number', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('place', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('audience', service.platform.database.Key, nullable=True),
        sa.Column('data', service.platform.database.Document, nullable=False),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_event_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'number', 'place', name=op.f('pk_event')),
    )
    op.create_table('past_question',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('question', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('opened_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('closed_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('own', sa.Boolean(), nullable=False),
        sa.Column('timed', sa.Boolean(), nullable=False),
        sa.Column('excused', sa.Boolean(), nullable=False),
        sa.Column('waking', sa.Interval(), nullable=False),
        sa.Column('spent', sa.Interval(), nullable=False),
        sa.Column('earned', sa.Interval(), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_past_question_player_id'), ondelete='SET NULL'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_past_question_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_past_question')),
    )
    op.create_index(op.f('ix_past_question_player_id_closed_at'), 'past_question', ['player_id', 'closed_at'], unique=False)
    op.create_index(op.f('ix_past_question_table_id_question'), 'past_question', ['table_id', 'question'], unique=False)
