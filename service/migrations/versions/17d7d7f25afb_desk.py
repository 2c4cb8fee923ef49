"""desk"""

import sqlalchemy as sa
from alembic import op


import service.platform.database
from service.play.acts.models import GUARDS, UNGUARDS

revision = '17d7d7f25afb'
down_revision = 'ebb0b95eeced'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('announcement',
    sa.Column('id', service.platform.database.Key, nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.Column('made_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.Column('until', service.platform.database.Moment(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_announcement'))
    )
    with op.batch_alter_table('announcement', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_announcement_until'), ['until'], unique=False)

    op.create_table('deed',
    sa.Column('id', service.platform.database.Key, nullable=False),
    sa.Column('key', sa.Text(), nullable=False),
    sa.Column('at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.Column('by_id', service.platform.database.Key, nullable=False),
    sa.Column('act', sa.Text(), nullable=False),
    sa.Column('about', sa.Text(), nullable=False),
    sa.Column('target', service.platform.database.Key, nullable=False),
    sa.Column('table_id', service.platform.database.Key, nullable=True),
    sa.Column('player_id', service.platform.database.Key, nullable=True),
    sa.Column('reason', sa.Text(), nullable=False),
    sa.Column('given', service.platform.database.Document, nullable=False),
    sa.Column('before', service.platform.database.Document, nullable=False),
    sa.Column('after', service.platform.database.Document, nullable=False),
    sa.Column('request_id', sa.Text(), nullable=False),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_deed')),
    sa.UniqueConstraint('key', name=op.f('uq_deed_key'))
    )
    with op.batch_alter_table('deed', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_deed_by_id_id'), ['by_id', 'id'], unique=False)
        batch_op.create_index(batch_op.f('ix_deed_player_id_id'), ['player_id', 'id'], unique=False)
        batch_op.create_index(batch_op.f('ix_deed_table_id_id'), ['table_id', 'id'], unique=False)

    for statement in GUARDS[op.get_context().dialect.name]:
        op.execute(statement)

    op.create_table('heartbeat',
    sa.Column('job', sa.Text(), nullable=False),
    sa.Column('at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.Column('failed_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.Column('error', sa.Text(), nullable=False),
    sa.PrimaryKeyConstraint('job', name=op.f('pk_heartbeat'))
    )
    op.create_table('tally',
    sa.Column('day', sa.Date(), nullable=False),
    sa.Column('name', sa.Text(), nullable=False),
    sa.Column('count', service.platform.database.Key, nullable=False),
    sa.Column('at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('day', 'name', name=op.f('pk_tally'))
    )
    op.create_table('recovery_code',
    sa.Column('id', service.platform.database.Key, nullable=False),
    sa.Column('player_id', service.platform.database.Key, nullable=False),
    sa.Column('digest', sa.LargeBinary(), nullable=False),
    sa.Column('used_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_recovery_code_player_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_recovery_code')),
    sa.UniqueConstraint('digest', name=op.f('uq_recovery_code_digest'))
    )
    with op.batch_alter_table('recovery_code', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_recovery_code_player_id'), ['player_id'], unique=False)

    op.create_table('second_factor',
    sa.Column('player_id', service.platform.database.Key, autoincrement=False, nullable=False),
    sa.Column('generation', service.platform.database.Key, nullable=False),
    sa.Column('confirmed_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.Column('last_step', service.platform.database.Key, nullable=False),
    sa.Column('failures', service.platform.database.Key, nullable=False),
    sa.Column('shut_until', service.platform.database.Moment(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_second_factor_player_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('player_id', name=op.f('pk_second_factor'))
    )
    with op.batch_alter_table('clock', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_clock_failures'), ['failures'], unique=False)

    with op.batch_alter_table('outbox', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_outbox_recipient_id'), ['recipient', 'id'], unique=False)
        batch_op.create_index(batch_op.f('ix_outbox_state_id'), ['state', 'id'], unique=False)

    with op.batch_alter_table('player', schema=None) as batch_op:
        batch_op.add_column(sa.Column('warnings', service.platform.database.Key, nullable=False, server_default='0'))
        batch_op.add_column(sa.Column('muted_until', service.platform.database.Moment(timezone=True), nullable=True))
        batch_op.add_column(sa.Column('suspended_until', service.platform.database.Moment(timezone=True), nullable=True))
        batch_op.add_column(sa.Column('banned_at', service.platform.database.Moment(timezone=True), nullable=True))
        batch_op.create_index('ix_player_email_begins', ['email'], unique=False, postgresql_ops={'email': 'text_pattern_ops'})
        batch_op.create_index('ix_player_name_begins', ['name'], unique=False, postgresql_ops={'name': 'text_pattern_ops'})

    with op.batch_alter_table('player_session', schema=None) as batch_op:
        batch_op.add_column(sa.Column('proved_at', service.platform.database.Moment(timezone=True), nullable=True))

    with op.batch_alter_table('stopped_address', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_stopped_address_stopped_at'), ['stopped_at'], unique=False)

    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.add_column(sa.Column('ended_by', sa.Text(), nullable=False, server_default=''))
        batch_op.add_column(sa.Column('talk_closed_at', service.platform.database.Moment(timezone=True), nullable=True))
        batch_op.create_index('ix_tables_name_begins', ['name'], unique=False, postgresql_ops={'name': 'text_pattern_ops'})
        batch_op.create_index(batch_op.f('ix_tables_state_id'), ['state', 'id'], unique=False)
        batch_op.create_index(batch_op.f('ix_tables_state_moved_at'), ['state', 'moved_at'], unique=False)



def downgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tables_state_moved_at'))
        batch_op.drop_index(batch_op.f('ix_tables_state_id'))
        batch_op.drop_index('ix_tables_name_begins', postgresql_ops={'name': 'text_pattern_ops'})
        batch_op.drop_column('talk_closed_at')
        batch_op.drop_column('ended_by')

    with op.batch_alter_table('stopped_address', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_stopped_address_stopped_at'))

    with op.batch_alter_table('player_session', schema=None) as batch_op:
        batch_op.drop_column('proved_at')

    with op.batch_alter_table('player', schema=None) as batch_op:
        batch_op.drop_index('ix_player_name_begins', postgresql_ops={'name': 'text_pattern_ops'})
        batch_op.drop_index('ix_player_email_begins', postgresql_ops={'email': 'text_pattern_ops'})
        batch_op.drop_column('banned_at')
        batch_op.drop_column('suspended_until')
        batch_op.drop_column('muted_until')
        batch_op.drop_column('warnings')

    with op.batch_alter_table('outbox', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_outbox_state_id'))
        batch_op.drop_index(batch_op.f('ix_outbox_recipient_id'))

    with op.batch_alter_table('clock', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_clock_failures'))

    op.drop_table('second_factor')
    with op.batch_alter_table('recovery_code', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_recovery_code_player_id'))

    op.drop_table('recovery_code')
    op.drop_table('tally')
    op.drop_table('heartbeat')
    for statement in UNGUARDS[op.get_context().dialect.name]:
        op.execute(statement)

    with op.batch_alter_table('deed', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_deed_table_id_id'))
        batch_op.drop_index(batch_op.f('ix_deed_player_id_id'))
        batch_op.drop_index(batch_op.f('ix_deed_by_id_id'))

    op.drop_table('deed')
    with op.batch_alter_table('announcement', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_announcement_until'))

    op.drop_table('announcement')
