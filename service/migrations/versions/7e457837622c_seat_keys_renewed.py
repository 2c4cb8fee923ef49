"""seat keys renewed"""

import sqlalchemy as sa
from alembic import op


import service.platform.database

revision = '7e457837622c'
down_revision = '909373c77617'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('seat', schema=None) as batch_op:
        batch_op.add_column(sa.Column('generation', service.platform.database.Key, nullable=False, server_default='0'))

    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_tables_rematch_of'), ['rematch_of'], unique=False)



def downgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_tables_rematch_of'))

    with op.batch_alter_table('seat', schema=None) as batch_op:
        batch_op.drop_column('generation')

