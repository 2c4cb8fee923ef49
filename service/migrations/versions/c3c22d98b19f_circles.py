"""circles"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'c3c22d98b19f'
down_revision = '2b915e4a6bf7'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('circle',
    sa.Column('id', service.platform.database.Key, nullable=False),
    sa.Column('name', sa.Text(), nullable=False),
    sa.Column('owner_id', service.platform.database.Key, nullable=True),
    sa.Column('inviting', sa.Text(), nullable=False),
    sa.Column('link_generation', service.platform.database.Key, nullable=False),
    sa.Column('usual', service.platform.database.Document, nullable=True),
    sa.Column('monthly_day', service.platform.database.Key, nullable=True),
    sa.Column('next_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.Column('closed_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['owner_id'], ['player.id'], name=op.f('fk_circle_owner_id'), ondelete='SET NULL'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_circle'))
    )
    with op.batch_alter_table('circle', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_circle_next_at'), ['next_at'], unique=False)
        batch_op.create_index(batch_op.f('ix_circle_owner_id'), ['owner_id'], unique=False)

    op.create_table('circle_member',
    sa.Column('circle_id', service.platform.database.Key, nullable=False),
    sa.Column('player_id', service.platform.database.Key, nullable=False),
    sa.Column('joined_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.Column('asked', sa.Boolean(), nullable=False),
    sa.Column('digest', sa.Text(), nullable=False),
    sa.Column('digest_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['circle_id'], ['circle.id'], name=op.f('fk_circle_member_circle_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_circle_member_player_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('circle_id', 'player_id', name=op.f('pk_circle_member'))
    )
    with op.batch_alter_table('circle_member', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_circle_member_digest_at'), ['digest_at'], unique=False)
        batch_op.create_index(batch_op.f('ix_circle_member_player_id'), ['player_id'], unique=False)

    op.create_table('circle_answer',
    sa.Column('table_id', service.platform.database.Key, nullable=False),
    sa.Column('player_id', service.platform.database.Key, nullable=False),
    sa.Column('coming', sa.Boolean(), nullable=False),
    sa.Column('answered_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_circle_answer_player_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_circle_answer_table_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_circle_answer'))
    )
    with op.batch_alter_table('circle_answer', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_circle_answer_player_id'), ['player_id'], unique=False)

    op.create_table('circle_call',
    sa.Column('table_id', service.platform.database.Key, autoincrement=False, nullable=False),
    sa.Column('circle_id', service.platform.database.Key, nullable=False),
    sa.Column('closes_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.ForeignKeyConstraint(['circle_id'], ['circle.id'], name=op.f('fk_circle_call_circle_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_circle_call_table_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('table_id', name=op.f('pk_circle_call'))
    )
    with op.batch_alter_table('circle_call', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_circle_call_circle_id'), ['circle_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_circle_call_closes_at'), ['closes_at'], unique=False)

    op.create_table('circle_score',
    sa.Column('table_id', service.platform.database.Key, nullable=False),
    sa.Column('player_id', service.platform.database.Key, nullable=False),
    sa.Column('circle_id', service.platform.database.Key, nullable=False),
    sa.Column('game', sa.Text(), nullable=False),
    sa.Column('place', service.platform.database.Key, nullable=False),
    sa.Column('points', service.platform.database.Key, nullable=False),
    sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['circle_id'], ['circle.id'], name=op.f('fk_circle_score_circle_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_circle_score_player_id')),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_circle_score_table_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_circle_score'))
    )
    with op.batch_alter_table('circle_score', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_circle_score_circle_id_game_player_id'), ['circle_id', 'game', 'player_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_circle_score_player_id'), ['player_id'], unique=False)

    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.add_column(sa.Column('circle_id', service.platform.database.Key, nullable=True))
        batch_op.create_index(batch_op.f('ix_tables_circle_id_state_id'), ['circle_id', 'state', 'id'], unique=False)
        batch_op.create_foreign_key(batch_op.f('fk_tables_circle_id'), 'circle', ['circle_id'], ['id'], ondelete='SET NULL')


def downgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f('fk_tables_circle_id'), type_='foreignkey')
        batch_op.drop_index(batch_op.f('ix_tables_circle_id_state_id'))
        batch_op.drop_column('circle_id')

    with op.batch_alter_table('circle_score', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_circle_score_player_id'))
        batch_op.drop_index(batch_op.f('ix_circle_score_circle_id_game_player_id'))

    op.drop_table('circle_score')
    with op.batch_alter_table('circle_call', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_circle_call_closes_at'))
        batch_op.drop_index(batch_op.f('ix_circle_call_circle_id'))

    op.drop_table('circle_call')
    with op.batch_alter_table('circle_answer', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_circle_answer_player_id'))

    op.drop_table('circle_answer')
    with op.batch_alter_table('circle_member', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_circle_member_player_id'))
        batch_op.drop_index(batch_op.f('ix_circle_member_digest_at'))

    op.drop_table('circle_member')
    with op.batch_alter_table('circle', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_circle_owner_id'))
        batch_op.drop_index(batch_op.f('ix_circle_next_at'))

    op.drop_table('circle')
