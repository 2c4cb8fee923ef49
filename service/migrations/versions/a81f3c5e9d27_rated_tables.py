"""rated tables: whether the end of a table changes ratings

None of those that are there does: nobody sat down to be rated.
"""

import sqlalchemy as sa
from alembic import op

revision = 'a81f3c5e9d27'
down_revision = 'd74c646a1dc4'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.add_column(sa.Column('rated', sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_column('rated')
