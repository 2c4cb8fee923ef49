"""ratings: what rated tables changed, how players stand by it, and who wishes that or sees it

Nobody is rated for a table that was opened before: there was nothing to agree to.
"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'b92d4e6f7a38'
down_revision = 'a81f3c5e9d27'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        'rating_change',
        sa.Column('table_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('player_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('place', service.platform.database.Key, nullable=False),
        sa.Column('players', service.platform.database.Key, nullable=False),
        sa.Column('mu_before', sa.Double(), nullable=False),
        sa.Column('sigma_before', sa.Double(), nullable=False),
        sa.Column('mu', sa.Double(), nullable=False),
        sa.Column('sigma', sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_rating_change_player_id')),
        sa.ForeignKeyConstraint(
            ['table_id'], ['tables.id'], name=op.f('fk_rating_change_table_id'), ondelete='CASCADE'
        ),
        sa.PrimaryKeyConstraint('table_id', 'player_id', 'game', name=op.f('pk_rating_change')),
    )
    with op.batch_alter_table('rating_change', schema=None) as batch_op:
        batch_op.create_index('ix_rating_change_ended_at_table_id', ['ended_at', 'table_id'])
        batch_op.create_index('ix_rating_change_player_id_game_ended_at_table_id', ['player_id', 'game', 'ended_at', 'table_id'])
    op.create_table(
        'standing',
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('month', sa.Text(), nullable=False),
        sa.Column('player_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('mu', sa.Double(), nullable=False),
        sa.Column('sigma', sa.Double(), nullable=False),
        sa.Column('rating', sa.Double(), nullable=False),
        sa.Column('tables', service.platform.database.Key, nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_standing_player_id')),
        sa.PrimaryKeyConstraint('game', 'month', 'player_id', name=op.f('pk_standing')),
    )
    with op.batch_alter_table('standing', schema=None) as batch_op:
        batch_op.create_index('ix_standing_game_month_rating_player_id', ['game', 'month', 'rating', 'player_id'])
        batch_op.create_index('ix_standing_player_id', ['player_id'])
    with op.batch_alter_table('player', schema=None) as batch_op:
        batch_op.add_column(sa.Column('rated', sa.Boolean(), nullable=False, server_default=sa.true()))
        batch_op.add_column(sa.Column('shown_to', sa.Text(), nullable=False, server_default='everybody'))
    with op.batch_alter_table('tenure', schema=None) as batch_op:
        batch_op.add_column(sa.Column('rated', sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.create_index('ix_tables_rated_ended_at', ['rated', 'ended_at'])


def downgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_index('ix_tables_rated_ended_at')
    with op.batch_alter_table('tenure', schema=None) as batch_op:
        batch_op.drop_column('rated')
    with op.batch_alter_table('player', schema=None) as batch_op:
        batch_op.drop_column('shown_to')
        batch_op.drop_column('rated')
    op.drop_table('standing')
    op.drop_table('rating_change')
