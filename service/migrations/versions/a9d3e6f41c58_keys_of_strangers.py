"""idempotency keys of strangers"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'a9d3e6f41c58'
down_revision = 'e1b7c05d9a36'
branch_labels = None
depends_on = None

TABLE, INDEX = 'idempotency_key', 'uq_idempotency_key_stranger'
STRANGER = sa.text('player_id IS NULL')


def upgrade() -> None:
    with op.batch_alter_table(TABLE, schema=None) as batch_op:
        batch_op.alter_column('player_id', existing_type=service.platform.database.Key, nullable=True)
    op.create_index(INDEX, TABLE, ['key', 'fingerprint'], unique=True, sqlite_where=STRANGER, postgresql_where=STRANGER)


def downgrade() -> None:
    op.drop_index(INDEX, table_name=TABLE)
    op.execute(f'DELETE FROM {TABLE} WHERE player_id IS NULL')
    with op.batch_alter_table(TABLE, schema=None) as batch_op:
        batch_op.alter_column('player_id', existing_type=service.platform.database.Key, nullable=False)
