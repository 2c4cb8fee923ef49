"""coach"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = '2b915e4a6bf7'
down_revision = 'b92d4e6f7a38'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        'coached_table',
        sa.Column('table_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('playouts', service.platform.database.Key, nullable=False),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('asked_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('done_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('owed', service.platform.database.Key, nullable=False),
        sa.Column('made', service.platform.database.Key, nullable=False),
        sa.Column('taken_until', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('failures', service.platform.database.Key, nullable=False),
        sa.Column('reason', sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_coached_table_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', name=op.f('pk_coached_table'))
    )
    with op.batch_alter_table('coached_table', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_coached_table_state_asked_at'), ['state', 'asked_at'], unique=False)

    op.create_table(
        'coach_look',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('count', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('look', service.platform.database.Document, nullable=False),
        sa.ForeignKeyConstraint(['table_id'], ['coached_table.table_id'], name=op.f('fk_coach_look_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'count', name=op.f('pk_coach_look'))
    )


def downgrade() -> None:
    op.drop_table('coach_look')
    with op.batch_alter_table('coached_table', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_coached_table_state_asked_at'))
    op.drop_table('coached_table')
