"""the coach in try-outs"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = '2966f0b0285a'
down_revision = '911a80475f1c'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        'try_out_look',
        sa.Column('table_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('player_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('record', sa.LargeBinary(), nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.Column('move', sa.Text(), nullable=False),
        sa.Column('playouts', service.platform.database.Key, nullable=False),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('asked_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('taken_until', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('look', service.platform.database.Document, nullable=True),
        sa.ForeignKeyConstraint(
            ['table_id', 'player_id'],
            ['try_out.table_id', 'try_out.player_id'],
            name=op.f('fk_try_out_look_table_id_player_id'),
            ondelete='CASCADE',
        ),
        sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_try_out_look'))
    )
    with op.batch_alter_table('try_out_look', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_try_out_look_state_asked_at'), ['state', 'asked_at'], unique=False)


def downgrade() -> None:
    with op.batch_alter_table('try_out_look', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_try_out_look_state_asked_at'))
    op.drop_table('try_out_look')
