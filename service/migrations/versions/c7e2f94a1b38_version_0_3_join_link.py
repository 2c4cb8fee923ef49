"""join link"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'c7e2f94a1b38'
down_revision = 'a1d5e80b92c7'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('tables') as batch_op:
        batch_op.add_column(sa.Column('join_generation', service.platform.database.Key, nullable=False, server_default='0'))


def downgrade() -> None:
    with op.batch_alter_table('tables') as batch_op:
        batch_op.drop_column('join_generation')
