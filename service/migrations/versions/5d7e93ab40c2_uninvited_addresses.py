"""uninvited addresses: where no letter of invitation goes, whoever asks"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = '5d7e93ab40c2'
down_revision = '3d5a81c6f0e2'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('uninvited_address',
    sa.Column('mark', sa.Text(), nullable=False),
    sa.Column('stopped_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.PrimaryKeyConstraint('mark', name=op.f('pk_uninvited_address'))
    )


def downgrade() -> None:
    op.drop_table('uninvited_address')
