"""wishes of the mail are a rhythm and a form; what was wished before is told in these"""

from collections.abc import Mapping
from typing import Any

import sqlalchemy as sa
from alembic import op
from sqlalchemy.dialects.postgresql import JSONB

revision = 'e52d9b7c4a10'
down_revision = 'c19f4be27d60'
branch_labels = None
depends_on = None

DOCUMENT = sa.JSON().with_variant(JSONB, 'postgresql')
PLAYER = sa.table('player', sa.column('id', sa.Integer), sa.column('preferences', DOCUMENT))
TABLE_MAIL = sa.table(
    'table_mail',
    sa.column('table_id', sa.Integer),
    sa.column('player_id', sa.Integer),
    sa.column('choices', DOCUMENT),
)
RHYTHMS = {'at-once': 'now', 'gathered': 'now', 'both': 'now', 'digest': 'digest', 'never': 'never'}
WHENS = {'now': 'at-once', 'digest': 'digest', 'reminders': 'digest', 'never': 'never'}
KEPT_NO_MORE = ('when', 'minutes', 'plain', 'brief', 'heard')
KEPT_NO_MORE_BELOW = ('rhythm', 'form', 'subjects')


def upgrade() -> None:
    change(newer)


def downgrade() -> None:
    change(older)


def newer(wishes: Mapping[str, Any], *, pictures: bool = True) -> dict[str, Any]:
    """What was gathered comes at once; whoever wanted little gets the short form."""
    kept = {name: value for name, value in wishes.items() if name not in KEPT_NO_MORE}
    if wishes.get('when') in RHYTHMS:
        kept['rhythm'] = RHYTHMS[wishes['when']]
    if wishes.get('heard'):
        kept['form'] = 'heard'
    elif wishes.get('plain') or wishes.get('brief') or not pictures:
        kept['form'] = 'short'
    elif {'plain', 'brief', 'heard'} & set(wishes):
        kept['form'] = 'full'
    return kept


def older(wishes: Mapping[str, Any], *, pictures: bool = True) -> dict[str, Any]:
    kept = {name: value for name, value in wishes.items() if name not in KEPT_NO_MORE_BELOW}
    if wishes.get('rhythm') in WHENS:
        kept['when'] = WHENS[wishes['rhythm']]
    if 'form' in wishes:
        form = wishes['form']
        kept |= {'plain': form == 'heard', 'brief': form == 'short', 'heard': form == 'heard'}
    return kept


def change(told: Any) -> None:
    session = op.get_bind()
    for number, preferences in session.execute(sa.select(PLAYER.c.id, PLAYER.c.preferences)).all():
        others = {name: value for name, value in preferences.items() if name not in ('mail', 'pictures')}
        wishes = told(preferences.get('mail', {}), pictures=preferences.get('pictures', True))
        changed = others | ({'mail': wishes} if wishes else {})
        if changed != preferences:
            session.execute(sa.update(PLAYER).where(PLAYER.c.id == number).values(preferences=changed))
    for table, number, choices in session.execute(sa.select(TABLE_MAIL)).all():
        chosen = TABLE_MAIL.c.table_id == table, TABLE_MAIL.c.player_id == number
        session.execute(sa.update(TABLE_MAIL).where(*chosen).values(choices=told(choices)))
