"""mutes"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'f3b82c6d1e47'
down_revision = 'b7d20c6e3f15'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('mute',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('muted_id', service.platform.database.Key, nullable=False),
        sa.Column('muted_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['muted_id'], ['player.id'], name=op.f('fk_mute_muted_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_mute_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_mute')),
        sa.UniqueConstraint('player_id', 'muted_id', name=op.f('uq_mute_player_id_muted_id')),
    )
    op.create_index(op.f('ix_mute_muted_id'), 'mute', ['muted_id'], unique=False)


def downgrade() -> None:
    op.drop_table('mute')
