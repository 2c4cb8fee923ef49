"""a code to type comes with the link of signing in, and few tries are given to it"""

import sqlalchemy as sa
from alembic import op

revision = 'f7b31c08d64e'
down_revision = 'e52d9b7c4a10'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('sign_in_link') as batch_op:
        batch_op.add_column(sa.Column('code', sa.LargeBinary(), nullable=True))
        batch_op.add_column(sa.Column('tries', sa.BigInteger().with_variant(sa.Integer(), 'sqlite'), nullable=False, server_default='0'))


def downgrade() -> None:
    with op.batch_alter_table('sign_in_link') as batch_op:
        batch_op.drop_column('tries')
        batch_op.drop_column('code')
