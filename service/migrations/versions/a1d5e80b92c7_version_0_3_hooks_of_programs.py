"""hooks of programs"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'a1d5e80b92c7'
down_revision = 'f3b82c6d1e47'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('hook') as batch_op:
        batch_op.add_column(sa.Column('program_id', service.platform.database.Key, nullable=True))
        batch_op.create_index(op.f('ix_hook_program_id'), ['program_id'], unique=False)
        batch_op.create_foreign_key(
            op.f('fk_hook_program_id'), 'program', ['program_id'], ['id'], ondelete='CASCADE'
        )


def downgrade() -> None:
    op.execute(sa.text('DELETE FROM hook WHERE program_id IS NOT NULL'))
    with op.batch_alter_table('hook') as batch_op:
        batch_op.drop_constraint(op.f('fk_hook_program_id'), type_='foreignkey')
        batch_op.drop_index(op.f('ix_hook_program_id'))
        batch_op.drop_column('program_id')
