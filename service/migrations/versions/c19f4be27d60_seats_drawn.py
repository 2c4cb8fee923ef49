"""seats drawn: whether the seed of a table decides who sits where"""

import sqlalchemy as sa
from alembic import op

revision = 'c19f4be27d60'
down_revision = 'a4d27e9c1b58'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.add_column(sa.Column('seats_drawn', sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_column('seats_drawn')
