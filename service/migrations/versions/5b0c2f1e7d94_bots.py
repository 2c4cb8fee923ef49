"""bots at tables"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = '5b0c2f1e7d94'
down_revision = 'a6363e60eca9'
branch_labels = None
depends_on = None

COLUMNS = ('bot_level', 'bot_delay', 'bot_advice')


def upgrade() -> None:
    op.add_column('tables', sa.Column('bot_level', sa.Text(), nullable=False, server_default='courtier'))
    op.add_column('tables', sa.Column('bot_delay', service.platform.database.Key, nullable=False, server_default='0'))
    op.add_column('tables', sa.Column('bot_advice', sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        for column in COLUMNS:
            batch_op.drop_column(column)
