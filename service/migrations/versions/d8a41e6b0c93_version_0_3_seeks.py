"""seeks"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'd8a41e6b0c93'
down_revision = 'd86f0b3a7c15'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('seek',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('expires_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_seek_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_seek')),
        sa.UniqueConstraint('player_id', 'game', name=op.f('uq_seek_player_id_game')),
    )
    op.create_index(op.f('ix_seek_expires_at'), 'seek', ['expires_at'], unique=False)
    op.create_index(op.f('ix_seek_game_id'), 'seek', ['game', 'id'], unique=False)


def downgrade() -> None:
    op.drop_table('seek')
