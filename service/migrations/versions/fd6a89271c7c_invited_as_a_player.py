"""invited as a player"""

import sqlalchemy as sa
from alembic import op


import service.platform.database

revision = 'fd6a89271c7c'
down_revision = 'daea76a1d1fb'
branch_labels = None
depends_on = None

REMATCHES = """
    UPDATE invitation SET player_id = (
        SELECT player.id FROM player
        JOIN seat ON seat.player_id = player.id
        JOIN tables ON tables.rematch_of = seat.table_id
        WHERE tables.id = invitation.table_id AND player.email = invitation.email AND player.id <> tables.host_id
    )
"""


def upgrade() -> None:
    with op.batch_alter_table('invitation', schema=None) as batch_op:
        batch_op.add_column(sa.Column('player_id', service.platform.database.Key, nullable=True))
        batch_op.create_index(batch_op.f('ix_invitation_player_id'), ['player_id'], unique=False)
        batch_op.create_foreign_key(batch_op.f('fk_invitation_player_id'), 'player', ['player_id'], ['id'], ondelete='CASCADE')
    op.execute(REMATCHES)


def downgrade() -> None:
    with op.batch_alter_table('invitation', schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f('fk_invitation_player_id'), type_='foreignkey')
        batch_op.drop_index(batch_op.f('ix_invitation_player_id'))
        batch_op.drop_column('player_id')
