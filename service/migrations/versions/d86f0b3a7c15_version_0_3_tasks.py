"""names of tasks

Heartbeats of tasks that no longer exist under their old names would fire alerts for ever.
"""

from alembic import op

revision = 'd86f0b3a7c15'
down_revision = 'c7e2f94a1b38'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("DELETE FROM heartbeat WHERE job <> 'backup'")


def downgrade() -> None:
    op.execute("DELETE FROM heartbeat WHERE job <> 'backup'")
