"""motion lengths"""

import sqlalchemy as sa
from alembic import op

revision = 'c4d9e0b71f2a'
down_revision = 'fe6b6a9fa754'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('motion', schema=None) as batch_op:
        batch_op.add_column(sa.Column('length', sa.Interval(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table('motion', schema=None) as batch_op:
        batch_op.drop_column('length')
