"""the coach looks for a limited time, and more closely if somebody asks"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'b4c1d7f2a690'
down_revision = 'b52c7d90e3af'
branch_labels = None
depends_on = None

LOOKED_AT = """
    UPDATE coached_table SET decisions =
        (SELECT count(*) FROM coach_look WHERE coach_look.table_id = coached_table.table_id)
"""


def upgrade() -> None:
    with op.batch_alter_table('coached_table') as batch_op:
        batch_op.add_column(sa.Column('closer', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column('decisions', service.platform.database.Key, nullable=False, server_default='0'))
        batch_op.add_column(sa.Column('spent', service.platform.database.Key, nullable=False, server_default='0'))
        batch_op.drop_column('owed')
        batch_op.drop_column('made')
    op.execute(LOOKED_AT)


def downgrade() -> None:
    with op.batch_alter_table('coached_table') as batch_op:
        for name in ('owed', 'made'):
            batch_op.add_column(sa.Column(name, service.platform.database.Key, nullable=False, server_default='0'))
        for name in ('closer', 'decisions', 'spent'):
            batch_op.drop_column(name)
