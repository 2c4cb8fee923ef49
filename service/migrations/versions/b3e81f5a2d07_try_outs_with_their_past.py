"""try-outs with their past"""

import sqlalchemy as sa
from alembic import op

revision = 'b3e81f5a2d07'
down_revision = 'a9d3e6f41c58'
branch_labels = None
depends_on = None

TABLE = 'try_out'


def upgrade() -> None:
    replace('dump', 'record')


def downgrade() -> None:
    replace('record', 'dump')


def replace(old: str, new: str) -> None:
    """A try-out that is under way is thrown away: where it stands does not tell how it came there."""
    op.execute(f'DELETE FROM {TABLE}')
    with op.batch_alter_table(TABLE, schema=None) as batch_op:
        batch_op.drop_column(old)
        batch_op.add_column(sa.Column(new, sa.LargeBinary(), nullable=False))
