"""indexes of due work"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'e3c95a7d2b18'
down_revision = 'd8a41e6b0c93'
branch_labels = None
depends_on = None

WAITING = """
    UPDATE tables SET bots_at = (
        SELECT min(seat.waiting_since) FROM seat JOIN player ON player.id = seat.player_id
        WHERE seat.table_id = tables.id AND player.kind = 'bot'
    ) WHERE state = 'running'
"""


def upgrade() -> None:
    op.add_column('tables', sa.Column('bots_at', service.platform.database.Moment(timezone=True), nullable=True))
    op.execute(WAITING)
    op.create_index(op.f('ix_tables_bots_at'), 'tables', ['bots_at'], unique=False)
    op.create_index(
        'ix_tables_sandbox',
        'tables',
        ['id'],
        unique=False,
        postgresql_where=sa.text('sandbox'),
        sqlite_where=sa.text('sandbox'),
    )
    op.create_index(op.f('ix_incoming_mail_received_at'), 'incoming_mail', ['received_at'], unique=False)


def downgrade() -> None:
    op.drop_index(op.f('ix_incoming_mail_received_at'), table_name='incoming_mail')
    op.drop_index('ix_tables_sandbox', table_name='tables')
    op.drop_index(op.f('ix_tables_bots_at'), table_name='tables')
    op.drop_column('tables', 'bots_at')
