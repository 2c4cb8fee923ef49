"""invitations of players, and how many people were erased"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'e07a9b35c1d4'
down_revision = 'daea76a1d1fb'
branch_labels = None
depends_on = None

INVITED_TO_REMATCHES = """
    UPDATE invitation SET player_id = (
        SELECT player.id FROM player
        JOIN seat ON seat.player_id = player.id
        JOIN tables ON tables.rematch_of = seat.table_id
        WHERE tables.id = invitation.table_id AND player.email = invitation.email AND player.id <> tables.host_id
    )
"""


def upgrade() -> None:
    with op.batch_alter_table('invitation') as batch_op:
        batch_op.add_column(sa.Column('player_id', service.platform.database.Key, nullable=True))
        batch_op.create_index(batch_op.f('ix_invitation_player_id'), ['player_id'], unique=False)
        batch_op.create_foreign_key(batch_op.f('fk_invitation_player_id'), 'player', ['player_id'], ['id'], ondelete='CASCADE')
    op.execute(INVITED_TO_REMATCHES)

    op.execute("UPDATE outbox SET kind = 'late' WHERE kind = 'default-played'")

    op.create_table(
        'erasures',
        sa.Column('id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_erasures')),
    )
    op.execute('INSERT INTO erasures (id, count) VALUES (1, 0)')


def downgrade() -> None:
    """Undo all but the renaming of letters. Nobody needs to know which letters were of the other kind."""
    op.drop_table('erasures')
    with op.batch_alter_table('invitation') as batch_op:
        batch_op.drop_constraint(batch_op.f('fk_invitation_player_id'), type_='foreignkey')
        batch_op.drop_index(batch_op.f('ix_invitation_player_id'))
        batch_op.drop_column('player_id')
