"""letters know which revision of their table they show"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'e1b7c05d9a36'
down_revision = 'c4d9e0b71f2a'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('outbox') as batch_op:
        batch_op.add_column(sa.Column('revision', service.platform.database.Key, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('outbox') as batch_op:
        batch_op.drop_column('revision')
