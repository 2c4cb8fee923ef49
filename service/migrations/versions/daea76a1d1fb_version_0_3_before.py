"""tables of version 0.3: lessons, ratings, the coach, circles, contests, leagues, programs of others"""

from collections.abc import Callable, Mapping
from datetime import datetime, timezone
from typing import Any

import sqlalchemy as sa
from alembic import op

import engine
import service.platform.database

revision = 'daea76a1d1fb'
down_revision = 'a9d3e6f41c58'
branch_labels = None
depends_on = None

NEW_TABLES = (
    'edition', 'uninvited_address', 'circle', 'league', 'passkey', 'program', 'standing', 'circle_member',
    'contest', 'league_member', 'permission', 'push_subscription', 'challenge', 'circle_answer',
    'circle_call', 'circle_score', 'coached_table', 'contest_round', 'entrant', 'rating_change',
    'coach_look', 'pod', 'report', 'try_out_look', 'pod_place',
)
EDITION = sa.table(
    'edition',
    sa.column('game'),
    sa.column('name'),
    sa.column('hash'),
    sa.column('text'),
    sa.column('kept_at', service.platform.database.Moment(timezone=True)),
)
TABLES = sa.table('tables', sa.column('game'), sa.column('edition'), sa.column('edition_hash'))
PLAYER = sa.table('player', sa.column('id'), sa.column('preferences', service.platform.database.Document))
TABLE_MAIL = sa.table(
    'table_mail',
    sa.column('table_id'),
    sa.column('player_id'),
    sa.column('choices', service.platform.database.Document),
)
RHYTHMS = {'at-once': 'now', 'gathered': 'now', 'both': 'both', 'digest': 'digest', 'never': 'never'}
WHENS = {'now': 'at-once', 'both': 'both', 'digest': 'digest', 'reminders': 'digest', 'never': 'never'}
OLDER_WISHES = ('when', 'minutes', 'plain', 'brief', 'heard')
NEWER_WISHES = ('rhythm', 'form', 'subjects')


def upgrade() -> None:
    create_tables()
    add_columns()
    keep_editions()
    change_wishes(newer)


def downgrade() -> None:
    change_wishes(older)
    drop_columns()
    for name in reversed(NEW_TABLES):
        op.drop_table(name)


def create_tables() -> None:
    op.create_table('edition',
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('hash', sa.Text(), nullable=False),
        sa.Column('text', sa.Text(), nullable=False),
        sa.Column('kept_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint('game', 'name', 'hash', name=op.f('pk_edition')),
    )
    op.create_table('uninvited_address',
        sa.Column('mark', sa.Text(), nullable=False),
        sa.Column('stopped_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint('mark', name=op.f('pk_uninvited_address')),
    )
    op.create_table('circle',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('owner_id', service.platform.database.Key, nullable=True),
        sa.Column('inviting', sa.Text(), nullable=False),
        sa.Column('link_generation', service.platform.database.Key, nullable=False),
        sa.Column('usual', service.platform.database.Document, nullable=True),
        sa.Column('monthly_day', service.platform.database.Key, nullable=True),
        sa.Column('next_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('closed_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['owner_id'], ['player.id'], name=op.f('fk_circle_owner_id'), ondelete='SET NULL'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_circle')),
    )
    op.create_index(op.f('ix_circle_next_at'), 'circle', ['next_at'], unique=False)
    op.create_index(op.f('ix_circle_owner_id'), 'circle', ['owner_id'], unique=False)
    op.create_table('league',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('form', sa.Text(), nullable=False),
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('edition', sa.Text(), nullable=False),
        sa.Column('options', service.platform.database.Document, nullable=False),
        sa.Column('pace', service.platform.database.Document, nullable=False),
        sa.Column('rated', sa.Boolean(), nullable=False),
        sa.Column('pod_size', service.platform.database.Key, nullable=False),
        sa.Column('round_days', service.platform.database.Key, nullable=False),
        sa.Column('division_size', service.platform.database.Key, nullable=False),
        sa.Column('branches', service.platform.database.Key, nullable=False),
        sa.Column('moving', service.platform.database.Key, nullable=False),
        sa.Column('rounds', service.platform.database.Key, nullable=False),
        sa.Column('season_days', service.platform.database.Key, nullable=False),
        sa.Column('reach', service.platform.database.Key, nullable=False),
        sa.Column('answer_days', service.platform.database.Key, nullable=False),
        sa.Column('organiser_id', service.platform.database.Key, nullable=True),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('season', service.platform.database.Key, nullable=False),
        sa.Column('next_season', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['organiser_id'], ['player.id'], name=op.f('fk_league_organiser_id'), ondelete='SET NULL'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_league')),
    )
    op.create_index(op.f('ix_league_organiser_id'), 'league', ['organiser_id'], unique=False)
    op.create_index(op.f('ix_league_state_id'), 'league', ['state', 'id'], unique=False)
    op.create_index(op.f('ix_league_state_next_season'), 'league', ['state', 'next_season'], unique=False)
    op.create_table('passkey',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('credential', sa.LargeBinary(), nullable=False),
        sa.Column('public_key', sa.LargeBinary(), nullable=False),
        sa.Column('sign_count', service.platform.database.Key, nullable=False),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('used_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('proved', sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_passkey_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_passkey')),
        sa.UniqueConstraint('credential', name=op.f('uq_passkey_credential')),
    )
    op.create_index(op.f('ix_passkey_player_id'), 'passkey', ['player_id'], unique=False)
    op.create_table('program',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('client_id', sa.Text(), nullable=False),
        sa.Column('author_id', service.platform.database.Key, nullable=False),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('redirect_uris', service.platform.database.Document, nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['author_id'], ['player.id'], name=op.f('fk_program_author_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_program')),
        sa.UniqueConstraint('client_id', name=op.f('uq_program_client_id')),
    )
    op.create_index(op.f('ix_program_author_id'), 'program', ['author_id'], unique=False)
    op.create_table('standing',
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('month', sa.Text(), nullable=False),
        sa.Column('player_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('mu', sa.Double(), nullable=False),
        sa.Column('sigma', sa.Double(), nullable=False),
        sa.Column('rating', sa.Double(), nullable=False),
        sa.Column('tables', service.platform.database.Key, nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_standing_player_id')),
        sa.PrimaryKeyConstraint('game', 'month', 'player_id', name=op.f('pk_standing')),
    )
    op.create_index(op.f('ix_standing_game_month_rating_player_id'), 'standing', ['game', 'month', 'rating', 'player_id'], unique=False)
    op.create_index(op.f('ix_standing_player_id'), 'standing', ['player_id'], unique=False)
    op.create_table('circle_member',
        sa.Column('circle_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('joined_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('asked', sa.Boolean(), nullable=False),
        sa.Column('digest', sa.Text(), nullable=False),
        sa.Column('digest_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['circle_id'], ['circle.id'], name=op.f('fk_circle_member_circle_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_circle_member_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('circle_id', 'player_id', name=op.f('pk_circle_member')),
    )
    op.create_index(op.f('ix_circle_member_digest_at'), 'circle_member', ['digest_at'], unique=False)
    op.create_index(op.f('ix_circle_member_player_id'), 'circle_member', ['player_id'], unique=False)
    op.create_table('contest',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('format', sa.Text(), nullable=False),
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('edition', sa.Text(), nullable=False),
        sa.Column('options', service.platform.database.Document, nullable=False),
        sa.Column('pace', service.platform.database.Document, nullable=False),
        sa.Column('rated', sa.Boolean(), nullable=False),
        sa.Column('pod_size', service.platform.database.Key, nullable=False),
        sa.Column('least', service.platform.database.Key, nullable=False),
        sa.Column('most', service.platform.database.Key, nullable=False),
        sa.Column('rounds', service.platform.database.Key, nullable=True),
        sa.Column('round_days', service.platform.database.Key, nullable=False),
        sa.Column('organiser_id', service.platform.database.Key, nullable=True),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('seed', sa.LargeBinary(), nullable=False),
        sa.Column('commitment', sa.Text(), nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('joining_ends', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('started_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('round', service.platform.database.Key, nullable=False),
        sa.Column('league_id', service.platform.database.Key, nullable=True),
        sa.Column('season', service.platform.database.Key, nullable=True),
        sa.Column('division', service.platform.database.Key, nullable=True),
        sa.ForeignKeyConstraint(['league_id'], ['league.id'], name=op.f('fk_contest_league_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['organiser_id'], ['player.id'], name=op.f('fk_contest_organiser_id'), ondelete='SET NULL'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_contest')),
        sa.UniqueConstraint('league_id', 'season', 'division', name=op.f('uq_contest_league_id_season_division')),
    )
    op.create_index(op.f('ix_contest_organiser_id'), 'contest', ['organiser_id'], unique=False)
    op.create_index(op.f('ix_contest_state_id'), 'contest', ['state', 'id'], unique=False)
    op.create_index(op.f('ix_contest_state_joining_ends'), 'contest', ['state', 'joining_ends'], unique=False)
    op.create_table('league_member',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('league_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('place', service.platform.database.Key, nullable=False),
        sa.Column('joined_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['league_id'], ['league.id'], name=op.f('fk_league_member_league_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_league_member_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_league_member')),
        sa.UniqueConstraint('league_id', 'player_id', name=op.f('uq_league_member_league_id_player_id')),
    )
    op.create_index(op.f('ix_league_member_league_id_place'), 'league_member', ['league_id', 'place'], unique=False)
    op.create_index(op.f('ix_league_member_player_id'), 'league_member', ['player_id'], unique=False)
    op.create_table('permission',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('program_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('scope', sa.Text(), nullable=False),
        sa.Column('redirect_uri', sa.Text(), nullable=False),
        sa.Column('challenge', sa.Text(), nullable=False),
        sa.Column('code_digest', sa.LargeBinary(), nullable=False),
        sa.Column('code_until', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('digest', sa.LargeBinary(), nullable=True),
        sa.Column('expires_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('family_digest', sa.LargeBinary(), nullable=True),
        sa.Column('renewal_digest', sa.LargeBinary(), nullable=True),
        sa.Column('renewal_until', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('used_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('revoked_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_permission_player_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['program_id'], ['program.id'], name=op.f('fk_permission_program_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_permission')),
        sa.UniqueConstraint('code_digest', name=op.f('uq_permission_code_digest')),
        sa.UniqueConstraint('digest', name=op.f('uq_permission_digest')),
        sa.UniqueConstraint('family_digest', name=op.f('uq_permission_family_digest')),
    )
    op.create_index(op.f('ix_permission_player_id'), 'permission', ['player_id'], unique=False)
    op.create_index(op.f('ix_permission_program_id'), 'permission', ['program_id'], unique=False)
    op.create_table('push_subscription',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('session_id', service.platform.database.Key, nullable=False),
        sa.Column('endpoint', sa.Text(), nullable=False),
        sa.Column('sealed_for', sa.Text(), nullable=False),
        sa.Column('auth', sa.Text(), nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_push_subscription_player_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['session_id'], ['player_session.id'], name=op.f('fk_push_subscription_session_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_push_subscription')),
        sa.UniqueConstraint('endpoint', name=op.f('uq_push_subscription_endpoint')),
    )
    op.create_index(op.f('ix_push_subscription_player_id'), 'push_subscription', ['player_id'], unique=False)
    op.create_index(op.f('ix_push_subscription_session_id'), 'push_subscription', ['session_id'], unique=False)
    op.create_table('challenge',
        sa.Column('contest_id', service.platform.database.Key, nullable=False),
        sa.Column('league_id', service.platform.database.Key, nullable=False),
        sa.Column('challenger_id', service.platform.database.Key, nullable=False),
        sa.Column('challenged_id', service.platform.database.Key, nullable=False),
        sa.Column('settled_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['challenged_id'], ['league_member.id'], name=op.f('fk_challenge_challenged_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['challenger_id'], ['league_member.id'], name=op.f('fk_challenge_challenger_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['contest_id'], ['contest.id'], name=op.f('fk_challenge_contest_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['league_id'], ['league.id'], name=op.f('fk_challenge_league_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('contest_id', name=op.f('pk_challenge')),
    )
    op.create_index(op.f('ix_challenge_challenged_id'), 'challenge', ['challenged_id'], unique=False)
    op.create_index(op.f('ix_challenge_challenger_id'), 'challenge', ['challenger_id'], unique=False)
    op.create_index(op.f('ix_challenge_league_id_settled_at'), 'challenge', ['league_id', 'settled_at'], unique=False)
    op.create_table('circle_answer',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('coming', sa.Boolean(), nullable=False),
        sa.Column('answered_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_circle_answer_player_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_circle_answer_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_circle_answer')),
    )
    op.create_index(op.f('ix_circle_answer_player_id'), 'circle_answer', ['player_id'], unique=False)
    op.create_table('circle_call',
        sa.Column('table_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('circle_id', service.platform.database.Key, nullable=False),
        sa.Column('closes_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['circle_id'], ['circle.id'], name=op.f('fk_circle_call_circle_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_circle_call_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', name=op.f('pk_circle_call')),
    )
    op.create_index(op.f('ix_circle_call_circle_id'), 'circle_call', ['circle_id'], unique=False)
    op.create_index(op.f('ix_circle_call_closes_at'), 'circle_call', ['closes_at'], unique=False)
    op.create_table('circle_score',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('circle_id', service.platform.database.Key, nullable=False),
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('place', service.platform.database.Key, nullable=False),
        sa.Column('points', service.platform.database.Key, nullable=False),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['circle_id'], ['circle.id'], name=op.f('fk_circle_score_circle_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_circle_score_player_id')),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_circle_score_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_circle_score')),
    )
    op.create_index(op.f('ix_circle_score_circle_id_game_player_id'), 'circle_score', ['circle_id', 'game', 'player_id'], unique=False)
    op.create_index(op.f('ix_circle_score_player_id'), 'circle_score', ['player_id'], unique=False)
    op.create_table('coached_table',
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
        sa.PrimaryKeyConstraint('table_id', name=op.f('pk_coached_table')),
    )
    op.create_index(op.f('ix_coached_table_state_asked_at'), 'coached_table', ['state', 'asked_at'], unique=False)
    op.create_table('contest_round',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('contest_id', service.platform.database.Key, nullable=False),
        sa.Column('number', service.platform.database.Key, nullable=False),
        sa.Column('started_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('deadline', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('pods_left', service.platform.database.Key, nullable=False),
        sa.ForeignKeyConstraint(['contest_id'], ['contest.id'], name=op.f('fk_contest_round_contest_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_contest_round')),
        sa.UniqueConstraint('contest_id', 'number', name=op.f('uq_contest_round_contest_id_number')),
    )
    op.create_index(op.f('ix_contest_round_ended_at_deadline'), 'contest_round', ['ended_at', 'deadline'], unique=False)
    op.create_table('entrant',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('contest_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('entered_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('reached', service.platform.database.Key, nullable=False),
        sa.Column('points', service.platform.database.Key, nullable=False),
        sa.Column('wins', service.platform.database.Key, nullable=False),
        sa.Column('strength', service.platform.database.Key, nullable=False),
        sa.Column('lot', service.platform.database.Key, nullable=False),
        sa.ForeignKeyConstraint(['contest_id'], ['contest.id'], name=op.f('fk_entrant_contest_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_entrant_player_id')),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_entrant')),
        sa.UniqueConstraint('contest_id', 'player_id', name=op.f('uq_entrant_contest_id_player_id')),
    )
    op.create_index(op.f('ix_entrant_contest_id_state_id'), 'entrant', ['contest_id', 'state', 'id'], unique=False)
    op.create_index(op.f('ix_entrant_player_id'), 'entrant', ['player_id'], unique=False)
    op.create_index('ix_entrant_standings', 'entrant', ['contest_id', 'reached', 'points', 'wins', 'strength', 'lot'], unique=False)
    op.create_table('rating_change',
        sa.Column('table_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('player_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('place', service.platform.database.Key, nullable=False),
        sa.Column('players', service.platform.database.Key, nullable=False),
        sa.Column('mu_before', sa.Double(), nullable=False),
        sa.Column('sigma_before', sa.Double(), nullable=False),
        sa.Column('mu', sa.Double(), nullable=False),
        sa.Column('sigma', sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_rating_change_player_id')),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_rating_change_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'player_id', 'game', name=op.f('pk_rating_change')),
    )
    op.create_index(op.f('ix_rating_change_ended_at_table_id'), 'rating_change', ['ended_at', 'table_id'], unique=False)
    op.create_index(op.f('ix_rating_change_player_id_game_ended_at_table_id'), 'rating_change', ['player_id', 'game', 'ended_at', 'table_id'], unique=False)
    op.create_table('coach_look',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('count', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('look', service.platform.database.Document, nullable=False),
        sa.ForeignKeyConstraint(['table_id'], ['coached_table.table_id'], name=op.f('fk_coach_look_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'count', name=op.f('pk_coach_look')),
    )
    op.create_table('pod',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('round_id', service.platform.database.Key, nullable=False),
        sa.Column('number', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=True),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['round_id'], ['contest_round.id'], name=op.f('fk_pod_round_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_pod_table_id'), ondelete='SET NULL'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_pod')),
        sa.UniqueConstraint('round_id', 'number', name=op.f('uq_pod_round_id_number')),
        sa.UniqueConstraint('table_id', name=op.f('uq_pod_table_id')),
    )
    op.create_index(op.f('ix_pod_ended_at_table_id'), 'pod', ['ended_at', 'table_id'], unique=False)
    op.create_table('report',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('said_id', service.platform.database.Key, nullable=True),
        sa.Column('text', sa.Text(), nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.Column('made_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('settled_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_report_player_id_player'), ondelete='SET NULL'),
        sa.ForeignKeyConstraint(['said_id'], ['said.id'], name=op.f('fk_report_said_id_said'), ondelete='SET NULL'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_report_table_id_tables'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_report')),
    )
    op.create_index(op.f('ix_report_player_id'), 'report', ['player_id'], unique=False)
    op.create_index(op.f('ix_report_settled_at_id'), 'report', ['settled_at', 'id'], unique=False)
    op.create_index(op.f('ix_report_table_id'), 'report', ['table_id'], unique=False)
    op.create_table('try_out_look',
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
        sa.ForeignKeyConstraint(['table_id', 'player_id'], ['try_out.table_id', 'try_out.player_id'], name=op.f('fk_try_out_look_table_id_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_try_out_look')),
    )
    op.create_index(op.f('ix_try_out_look_state_asked_at'), 'try_out_look', ['state', 'asked_at'], unique=False)
    op.create_table('pod_place',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('round_id', service.platform.database.Key, nullable=False),
        sa.Column('pod_id', service.platform.database.Key, nullable=True),
        sa.Column('entrant_id', service.platform.database.Key, nullable=False),
        sa.Column('seat', service.platform.database.Key, nullable=True),
        sa.Column('rested', sa.Boolean(), nullable=False),
        sa.Column('place', service.platform.database.Key, nullable=True),
        sa.Column('points', service.platform.database.Key, nullable=False),
        sa.ForeignKeyConstraint(['entrant_id'], ['entrant.id'], name=op.f('fk_pod_place_entrant_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['pod_id'], ['pod.id'], name=op.f('fk_pod_place_pod_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['round_id'], ['contest_round.id'], name=op.f('fk_pod_place_round_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_pod_place')),
        sa.UniqueConstraint('round_id', 'entrant_id', name=op.f('uq_pod_place_round_id_entrant_id')),
    )
    op.create_index(op.f('ix_pod_place_entrant_id'), 'pod_place', ['entrant_id'], unique=False)
    op.create_index(op.f('ix_pod_place_pod_id'), 'pod_place', ['pod_id'], unique=False)


def add_columns() -> None:
    with op.batch_alter_table('heartbeat') as batch_op:
        batch_op.add_column(sa.Column('runs', service.platform.database.Key, nullable=False, server_default='0'))
        batch_op.add_column(sa.Column('faults', service.platform.database.Key, nullable=False, server_default='0'))
        batch_op.add_column(sa.Column('seconds', sa.Double(), nullable=False, server_default='0'))
        batch_op.alter_column('at', existing_type=service.platform.database.Moment(timezone=True), nullable=True)
    with op.batch_alter_table('heartbeat') as batch_op:
        batch_op.alter_column('runs', server_default=None)
        batch_op.alter_column('faults', server_default=None)
        batch_op.alter_column('seconds', server_default=None)

    with op.batch_alter_table('outbox') as batch_op:
        batch_op.add_column(sa.Column('said', sa.Text(), nullable=False, server_default=''))
        batch_op.add_column(sa.Column('refused_since', service.platform.database.Moment(timezone=True), nullable=True))

    with op.batch_alter_table('player') as batch_op:
        batch_op.add_column(sa.Column('rated', sa.Boolean(), nullable=False, server_default=sa.true()))
        batch_op.add_column(sa.Column('shown_to', sa.Text(), nullable=False, server_default='everybody'))
        batch_op.add_column(sa.Column('bot_account', sa.Boolean(), nullable=False, server_default=sa.false()))

    with op.batch_alter_table('sign_in_link') as batch_op:
        batch_op.add_column(sa.Column('code', sa.LargeBinary(), nullable=True))
        batch_op.add_column(sa.Column('tries', service.platform.database.Key, nullable=False, server_default='0'))
        batch_op.add_column(sa.Column('guest_id', service.platform.database.Key, nullable=True))
        batch_op.create_index(batch_op.f('ix_sign_in_link_guest_id'), ['guest_id'], unique=False)
        batch_op.create_foreign_key(batch_op.f('fk_sign_in_link_guest_id_player'), 'player', ['guest_id'], ['id'], ondelete='SET NULL')

    with op.batch_alter_table('tables') as batch_op:
        batch_op.add_column(sa.Column('lesson', sa.Text(), nullable=False, server_default=''))
        batch_op.add_column(sa.Column('after_lesson', service.platform.database.Key, nullable=True))
        batch_op.add_column(sa.Column('edition_hash', sa.Text(), nullable=False, server_default=''))
        batch_op.add_column(sa.Column('seats_drawn', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column('rated', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.add_column(sa.Column('circle_id', service.platform.database.Key, nullable=True))
        batch_op.add_column(sa.Column('sandbox', sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.create_index(batch_op.f('ix_tables_after_lesson'), ['after_lesson'], unique=False)
        batch_op.create_index(batch_op.f('ix_tables_circle_id_state_id'), ['circle_id', 'state', 'id'], unique=False)
        batch_op.create_index(batch_op.f('ix_tables_rated_ended_at'), ['rated', 'ended_at'], unique=False)
        batch_op.create_foreign_key(batch_op.f('fk_tables_circle_id'), 'circle', ['circle_id'], ['id'], ondelete='SET NULL')

    with op.batch_alter_table('tenure') as batch_op:
        batch_op.add_column(sa.Column('rated', sa.Boolean(), nullable=False, server_default=sa.false()))

    replace_in_try_outs('dump', 'record')


def drop_columns() -> None:
    replace_in_try_outs('record', 'dump')

    with op.batch_alter_table('tenure') as batch_op:
        batch_op.drop_column('rated')

    with op.batch_alter_table('tables') as batch_op:
        batch_op.drop_constraint(batch_op.f('fk_tables_circle_id'), type_='foreignkey')
        batch_op.drop_index(batch_op.f('ix_tables_rated_ended_at'))
        batch_op.drop_index(batch_op.f('ix_tables_circle_id_state_id'))
        batch_op.drop_index(batch_op.f('ix_tables_after_lesson'))
        batch_op.drop_column('sandbox')
        batch_op.drop_column('circle_id')
        batch_op.drop_column('rated')
        batch_op.drop_column('seats_drawn')
        batch_op.drop_column('edition_hash')
        batch_op.drop_column('after_lesson')
        batch_op.drop_column('lesson')

    with op.batch_alter_table('sign_in_link') as batch_op:
        batch_op.drop_constraint(batch_op.f('fk_sign_in_link_guest_id_player'), type_='foreignkey')
        batch_op.drop_index(batch_op.f('ix_sign_in_link_guest_id'))
        batch_op.drop_column('guest_id')
        batch_op.drop_column('tries')
        batch_op.drop_column('code')

    with op.batch_alter_table('player') as batch_op:
        batch_op.drop_column('bot_account')
        batch_op.drop_column('shown_to')
        batch_op.drop_column('rated')

    with op.batch_alter_table('outbox') as batch_op:
        batch_op.drop_column('refused_since')
        batch_op.drop_column('said')

    op.execute('DELETE FROM heartbeat WHERE at IS NULL')
    with op.batch_alter_table('heartbeat') as batch_op:
        batch_op.alter_column('at', existing_type=service.platform.database.Moment(timezone=True), nullable=False)
        batch_op.drop_column('seconds')
        batch_op.drop_column('faults')
        batch_op.drop_column('runs')


def replace_in_try_outs(old: str, new: str) -> None:
    """Delete all try-outs and replace a column. The position of a try-out does not tell its moves."""
    op.execute('DELETE FROM try_out')
    with op.batch_alter_table('try_out') as batch_op:
        batch_op.drop_column(old)
        batch_op.add_column(sa.Column(new, sa.LargeBinary(), nullable=False))


def keep_editions() -> None:
    """Store the editions of the tables. The upgrade has replayed running tables with the editions of this version."""
    known = {(game.name, edition.name): edition for game in engine.games().values() for edition in game.editions.own.values()}
    played = op.get_bind().execute(sa.select(TABLES.c.game, TABLES.c.edition).distinct()).all()
    for game, name in played:
        if edition := known.get((game, name)):
            kept_at = datetime.now(timezone.utc)
            op.execute(EDITION.insert().values(game=game, name=name, hash=edition.hash, text=edition.text, kept_at=kept_at))
            op.execute(TABLES.update().where(TABLES.c.game == game, TABLES.c.edition == name).values(edition_hash=edition.hash))


def newer(wishes: Mapping[str, Any], *, pictures: bool = True) -> dict[str, Any]:
    """Return a rhythm and a form instead of the older preferences. Collected letters come at once, plain and brief ones are short."""
    kept = {name: value for name, value in wishes.items() if name not in OLDER_WISHES}
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
    kept = {name: value for name, value in wishes.items() if name not in NEWER_WISHES}
    if wishes.get('rhythm') in WHENS:
        kept['when'] = WHENS[wishes['rhythm']]
    if 'form' in wishes:
        form = wishes['form']
        kept |= {'plain': form == 'heard', 'brief': form == 'short', 'heard': form == 'heard'}
    return kept


def change_wishes(changed: Callable[..., dict[str, Any]]) -> None:
    """Rewrite the mail preferences of all players, for all tables and for single ones."""
    connection = op.get_bind()
    for number, preferences in connection.execute(sa.select(PLAYER)).all():
        others = {name: value for name, value in preferences.items() if name not in ('mail', 'pictures')}
        wishes = changed(preferences.get('mail', {}), pictures=preferences.get('pictures', True))
        new = others | ({'mail': wishes} if wishes else {})
        if new != preferences:
            connection.execute(sa.update(PLAYER).where(PLAYER.c.id == number).values(preferences=new))
    for table, number, choices in connection.execute(sa.select(TABLE_MAIL)).all():
        chosen = TABLE_MAIL.c.table_id == table, TABLE_MAIL.c.player_id == number
        connection.execute(sa.update(TABLE_MAIL).where(*chosen).values(choices=changed(choices)))
