"""guests who keep their tables; calls for the desk"""

import sqlalchemy as sa
from alembic import op

import service.platform.database

revision = 'b7d2e94c1a60'
down_revision = 'f7b31c08d64e'
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table('sign_in_link', schema=None) as batch_op:
        batch_op.add_column(sa.Column('guest_id', service.platform.database.Key, nullable=True))
        batch_op.create_index(batch_op.f('ix_sign_in_link_guest_id'), ['guest_id'], unique=False)
        batch_op.create_foreign_key(
            batch_op.f('fk_sign_in_link_guest_id_player'), 'player', ['guest_id'], ['id'], ondelete='SET NULL'
        )
    op.create_table(
        'report',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('said_id', service.platform.database.Key, nullable=True),
        sa.Column('text', sa.Text(), nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.Column('made_at', service.platform.database.Moment(), nullable=False),
        sa.Column('settled_at', service.platform.database.Moment(), nullable=True),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_report_player_id_player'), ondelete='SET NULL'),
        sa.ForeignKeyConstraint(['said_id'], ['said.id'], name=op.f('fk_report_said_id_said'), ondelete='SET NULL'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_report_table_id_tables'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_report')),
    )
    with op.batch_alter_table('report', schema=None) as batch_op:
        batch_op.create_index(batch_op.f('ix_report_player_id'), ['player_id'], unique=False)
        batch_op.create_index(batch_op.f('ix_report_settled_at_id'), ['settled_at', 'id'], unique=False)
        batch_op.create_index(batch_op.f('ix_report_table_id'), ['table_id'], unique=False)


def downgrade() -> None:
    op.drop_table('report')
    with op.batch_alter_table('sign_in_link', schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f('fk_sign_in_link_guest_id_player'), type_='foreignkey')
        batch_op.drop_index(batch_op.f('ix_sign_in_link_guest_id'))
        batch_op.drop_column('guest_id')
