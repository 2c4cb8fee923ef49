"""push subscriptions: browsers in which players want to be told"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = '9e2c6b7d01af'
down_revision = 'b7d2e94c1a60'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('push_subscription',
    sa.Column('id', service.platform.database.Key, nullable=False),
    sa.Column('player_id', service.platform.database.Key, nullable=False),
    sa.Column('session_id', service.platform.database.Key, nullable=False),
    sa.Column('endpoint', sa.Text(), nullable=False),
    sa.Column('sealed_for', sa.Text(), nullable=False),
    sa.Column('auth', sa.Text(), nullable=False),
    sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_push_subscription_player_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['session_id'], ['player_session.id'], name=op.f('fk_push_subscription_session_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_push_subscription')),
    sa.UniqueConstraint('endpoint', name=op.f('uq_push_subscription_endpoint'))
    )
    with op.batch_alter_table('push_subscription', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_push_subscription_player_id'), ['player_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_push_subscription_session_id'), ['session_id'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('push_subscription', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_push_subscription_session_id'))
        batch_op.drop_index(batch_op.f('ix_push_subscription_player_id'))

    op.drop_table('push_subscription')
