"""what time has played is told in one kind of letter"""

from alembic import op

revision = 'c2f70d9e4b16'
down_revision = 'fd6a89271c7c'
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.execute("UPDATE outbox SET kind = 'late' WHERE kind = 'default-played'")


def downgrade() -> None:
    """Which of them were of the other kind before, nobody needs to know."""
