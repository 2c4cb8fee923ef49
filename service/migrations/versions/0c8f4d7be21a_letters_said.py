"""letters keep what they said, so that an answer that quotes them is understood"""

import sqlalchemy as sa
from alembic import op

revision = '0c8f4d7be21a'
down_revision = 'd81c4a7e6f03'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('outbox') as batch_op:
        batch_op.add_column(sa.Column('said', sa.Text(), nullable=False, server_default=''))


def downgrade() -> None:
    with op.batch_alter_table('outbox') as batch_op:
        batch_op.drop_column('said')
