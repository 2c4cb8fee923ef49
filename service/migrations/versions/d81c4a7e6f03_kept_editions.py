"""kept editions: every table knows what its edition held when it began"""

from datetime import datetime, timezone

import sqlalchemy as sa
from alembic import op

import engine
import service.platform.database

revision = 'd81c4a7e6f03'
down_revision = 'f2a86c3d9b15'
branch_labels = None
depends_on = None

TABLES = sa.table('tables', sa.column('game'), sa.column('edition'), sa.column('edition_hash'))
MOMENT = service.platform.database.Moment(timezone=True)


def upgrade() -> None:
    kept = op.create_table('edition',
    sa.Column('game', sa.Text(), nullable=False),
    sa.Column('name', sa.Text(), nullable=False),
    sa.Column('hash', sa.Text(), nullable=False),
    sa.Column('text', sa.Text(), nullable=False),
    sa.Column('kept_at', MOMENT, nullable=False),
    sa.PrimaryKeyConstraint('game', 'name', 'hash', name=op.f('pk_edition'))
    )
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.add_column(sa.Column('edition_hash', sa.Text(), nullable=False, server_default=''))
    # the running tables were replayed with the editions of this version before: these are what they began with
    known = {(game.name, edition.name): edition for game in engine.games().values() for edition in game.editions.own.values()}
    played = op.get_bind().execute(sa.select(TABLES.c.game, TABLES.c.edition).distinct()).all()
    for game, name in played:
        if edition := known.get((game, name)):
            op.execute(kept.insert().values(game=game, name=name, hash=edition.hash, text=edition.text, kept_at=datetime.now(timezone.utc)))
            op.execute(TABLES.update().where(TABLES.c.game == game, TABLES.c.edition == name).values(edition_hash=edition.hash))


def downgrade() -> None:
    with op.batch_alter_table('tables', schema=None) as batch_op:
        batch_op.drop_column('edition_hash')
    op.drop_table('edition')
