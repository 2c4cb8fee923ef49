"""the revision of a table's page"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'c4f1d27e9a30'
down_revision = 'e07a9b35c1d4'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('tables') as batch_op:
        batch_op.add_column(sa.Column('page_revision', service.platform.database.Key, nullable=False, server_default='0'))


def downgrade() -> None:
    with op.batch_alter_table('tables') as batch_op:
        batch_op.drop_column('page_revision')
