"""motions"""

import sqlalchemy as sa
from alembic import op


import service.platform.database

revision = '486701055723'
down_revision = '7e457837622c'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('motion',
    sa.Column('id', service.platform.database.Key, nullable=False),
    sa.Column('table_id', service.platform.database.Key, nullable=False),
    sa.Column('kind', sa.Text(), nullable=False),
    sa.Column('seat', service.platform.database.Key, nullable=False),
    sa.Column('back_to', service.platform.database.Key, nullable=True),
    sa.Column('revision', service.platform.database.Key, nullable=False),
    sa.Column('opened_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.Column('closed_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.Column('outcome', sa.Text(), nullable=True),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_motion_table_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_motion'))
    )
    with op.batch_alter_table('motion', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_motion_table_id_closed_at'), ['table_id', 'closed_at'], unique=False)

    op.create_table('vote',
    sa.Column('motion_id', service.platform.database.Key, nullable=False),
    sa.Column('seat', service.platform.database.Key, autoincrement=False, nullable=False),
    sa.Column('agreed', sa.Boolean(), nullable=False),
    sa.Column('said_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.ForeignKeyConstraint(['motion_id'], ['motion.id'], name=op.f('fk_vote_motion_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('motion_id', 'seat', name=op.f('pk_vote'))
    )


def downgrade() -> None:
    op.drop_table('vote')
    with op.batch_alter_table('motion', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_motion_table_id_closed_at'))

    op.drop_table('motion')
