"""plans"""

import sqlalchemy as sa
from alembic import op


import service.platform.database

revision = 'fe6b6a9fa754'
down_revision = '5b0c2f1e7d94'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table('plan',
    sa.Column('id', service.platform.database.Key, nullable=False),
    sa.Column('table_id', service.platform.database.Key, nullable=False),
    sa.Column('seat', service.platform.database.Key, nullable=False),
    sa.Column('player_id', service.platform.database.Key, nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.Column('state', sa.Text(), nullable=False),
    sa.Column('why', sa.Text(), nullable=False),
    sa.Column('facts', service.platform.database.Document, nullable=False),
    sa.Column('progress', service.platform.database.Document, nullable=False),
    sa.Column('given_at', service.platform.database.Moment(timezone=True), nullable=False),
    sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.Column('ended_count', service.platform.database.Key, nullable=True),
    sa.Column('due_at', service.platform.database.Moment(timezone=True), nullable=True),
    sa.Column('due_question', service.platform.database.Key, nullable=True),
    sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_plan_player_id'), ondelete='CASCADE'),
    sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_plan_table_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_plan'))
    )
    with op.batch_alter_table('plan', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_plan_due_at'), ['due_at'], unique=False)
        batch_op.create_index(batch_op.f('ix_plan_player_id'), ['player_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_plan_table_id_state'), ['table_id', 'state'], unique=False)

    op.create_table('plan_step',
    sa.Column('id', service.platform.database.Key, nullable=False),
    sa.Column('plan_id', service.platform.database.Key, nullable=False),
    sa.Column('count', service.platform.database.Key, nullable=False),
    sa.Column('line', sa.Text(), nullable=True),
    sa.Column('before', service.platform.database.Document, nullable=False),
    sa.ForeignKeyConstraint(['plan_id'], ['plan.id'], name=op.f('fk_plan_step_plan_id'), ondelete='CASCADE'),
    sa.PrimaryKeyConstraint('id', name=op.f('pk_plan_step'))
    )
    with op.batch_alter_table('plan_step', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_plan_step_plan_id_count'), ['plan_id', 'count'], unique=False)



def downgrade() -> None:
    with op.batch_alter_table('plan_step', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_plan_step_plan_id_count'))

    op.drop_table('plan_step')
    with op.batch_alter_table('plan', schema=None) as batch_op:
        batch_op.drop_index(batch_op.f('ix_plan_table_id_state'))
        batch_op.drop_index(batch_op.f('ix_plan_player_id'))
        batch_op.drop_index(batch_op.f('ix_plan_due_at'))

    op.drop_table('plan')
