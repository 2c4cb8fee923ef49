"""how many people were erased"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'e07a9b35c1d4'
down_revision = 'c2f70d9e4b16'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        'erasures',
        sa.Column('id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_erasures')),
    )
    op.execute('INSERT INTO erasures (id, count) VALUES (1, 0)')


def downgrade() -> None:
    op.drop_table('erasures')
