"""lessons"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'f2a86c3d9b15'
down_revision = 'b3e81f5a2d07'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.add_column(sa.Column('lesson', sa.Text(), nullable=False, server_default=''))
        batch_op.add_column(sa.Column('after_lesson', service.platform.database.Key, nullable=True))
        batch_op.create_index(batch_op.f('ix_tables_after_lesson'), ['after_lesson'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tables_after_lesson'))
        batch_op.drop_column('after_lesson')
        batch_op.drop_column('lesson')
