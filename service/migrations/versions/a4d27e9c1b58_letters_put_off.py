"""letters know since when they are put off"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'a4d27e9c1b58'
down_revision = '0c8f4d7be21a'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('outbox') as batch_op:
        batch_op.add_column(sa.Column('refused_since', service.platform.database.Moment, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('outbox') as batch_op:
        batch_op.drop_column('refused_since')
