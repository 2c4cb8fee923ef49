"""what jobs cost: how often each was done, failed, and how long it took"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = '3d5a81c6f0e2'
down_revision = '9e2c6b7d01af'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('heartbeat', schema=None) as batch_op:
        batch_op.add_column(sa.Column('runs', service.platform.database.Key, nullable=False, server_default='0'))
        batch_op.add_column(sa.Column('faults', service.platform.database.Key, nullable=False, server_default='0'))
        batch_op.add_column(sa.Column('seconds', sa.Double(), nullable=False, server_default='0'))
        batch_op.alter_column('at', existing_type=service.platform.database.Moment(), nullable=True)
    with op.batch_alter_table('heartbeat', schema=None) as batch_op:
        batch_op.alter_column('runs', server_default=None)
        batch_op.alter_column('faults', server_default=None)
        batch_op.alter_column('seconds', server_default=None)


def downgrade() -> None:
    op.execute('DELETE FROM heartbeat WHERE at IS NULL')
    with op.batch_alter_table('heartbeat', schema=None) as batch_op:
        batch_op.alter_column('at', existing_type=service.platform.database.Moment(), nullable=False)
        batch_op.drop_column('seconds')
        batch_op.drop_column('faults')
        batch_op.drop_column('runs')
