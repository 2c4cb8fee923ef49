"""tables of versions 0.1 and 0.2"""

import sqlalchemy as sa
from alembic import op

import service.platform.database
from service.play.acts.models import GUARDS, UNGUARDS

revision = 'a9d3e6f41c58'
down_revision = None
branch_labels = None
depends_on = None

TABLES = (
    'announcement', 'boxed_mail', 'deed', 'heartbeat', 'incoming_mail', 'outbox', 'player', 'rules_checked',
    'sign_in_link', 'stopped_address', 'tally', 'deadlines_link', 'hook', 'idempotency_key',
    'player_session', 'recovery_code', 'second_factor', 'tables', 'token', 'asked', 'event', 'invitation',
    'looking', 'motion', 'move', 'note', 'past_question', 'pause', 'plan', 'read_up_to', 'said', 'seat',
    'seat_key', 'table_mail', 'tenure', 'try_out', 'withdrawn_move', 'clock', 'plan_step', 'seat_time',
    'vote',
)


def upgrade() -> None:
    op.create_table('announcement',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('text', sa.Text(), nullable=False),
        sa.Column('made_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('until', service.platform.database.Moment(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_announcement')),
    )
    op.create_index(op.f('ix_announcement_until'), 'announcement', ['until'], unique=False)
    op.create_table('boxed_mail',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('message_id', sa.Text(), nullable=False),
        sa.Column('recipient', sa.Text(), nullable=False),
        sa.Column('subject', sa.Text(), nullable=False),
        sa.Column('raw', sa.LargeBinary(), nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_boxed_mail')),
        sa.UniqueConstraint('message_id', name=op.f('uq_boxed_mail_message_id')),
    )
    op.create_index(op.f('ix_boxed_mail_recipient'), 'boxed_mail', ['recipient'], unique=False)
    op.create_table('deed',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('key', sa.Text(), nullable=False),
        sa.Column('at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('by_id', service.platform.database.Key, nullable=False),
        sa.Column('act', sa.Text(), nullable=False),
        sa.Column('about', sa.Text(), nullable=False),
        sa.Column('target', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=True),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('reason', sa.Text(), nullable=False),
        sa.Column('given', service.platform.database.Document, nullable=False),
        sa.Column('before', service.platform.database.Document, nullable=False),
        sa.Column('after', service.platform.database.Document, nullable=False),
        sa.Column('request_id', sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_deed')),
        sa.UniqueConstraint('key', name=op.f('uq_deed_key')),
    )
    op.create_index(op.f('ix_deed_by_id_id'), 'deed', ['by_id', 'id'], unique=False)
    op.create_index(op.f('ix_deed_player_id_id'), 'deed', ['player_id', 'id'], unique=False)
    op.create_index(op.f('ix_deed_table_id_id'), 'deed', ['table_id', 'id'], unique=False)
    for statement in GUARDS[op.get_context().dialect.name]:
        op.execute(statement)
    op.create_table('heartbeat',
        sa.Column('job', sa.Text(), nullable=False),
        sa.Column('at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('failed_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('error', sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint('job', name=op.f('pk_heartbeat')),
    )
    op.create_table('incoming_mail',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('message_id', sa.Text(), nullable=False),
        sa.Column('recipient', sa.Text(), nullable=False),
        sa.Column('envelope_sender', sa.Text(), nullable=True),
        sa.Column('raw', sa.LargeBinary(), nullable=False),
        sa.Column('received_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('why', sa.Text(), nullable=False),
        sa.Column('settled_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('table_id', service.platform.database.Key, nullable=True),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_incoming_mail')),
        sa.UniqueConstraint('message_id', 'recipient', name=op.f('uq_incoming_mail_message_id_recipient')),
    )
    op.create_index(op.f('ix_incoming_mail_player_id'), 'incoming_mail', ['player_id'], unique=False)
    op.create_index(op.f('ix_incoming_mail_recipient_received_at'), 'incoming_mail', ['recipient', 'received_at'], unique=False)
    op.create_index(op.f('ix_incoming_mail_state_id'), 'incoming_mail', ['state', 'id'], unique=False)
    op.create_index(op.f('ix_incoming_mail_table_id'), 'incoming_mail', ['table_id'], unique=False)
    op.create_table('outbox',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('key', sa.Text(), nullable=False),
        sa.Column('kind', sa.Text(), nullable=False),
        sa.Column('channel', sa.Text(), nullable=False),
        sa.Column('recipient', sa.Text(), nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('table_id', service.platform.database.Key, nullable=True),
        sa.Column('payload', service.platform.database.Document, nullable=False),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('attempts', service.platform.database.Key, nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('not_before', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('void_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('lease_until', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('sent_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('last_error', sa.Text(), nullable=False),
        sa.Column('revision', service.platform.database.Key, nullable=True),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_outbox')),
        sa.UniqueConstraint('key', name=op.f('uq_outbox_key')),
    )
    op.create_index(op.f('ix_outbox_player_id'), 'outbox', ['player_id'], unique=False)
    op.create_index(op.f('ix_outbox_recipient_id'), 'outbox', ['recipient', 'id'], unique=False)
    op.create_index(op.f('ix_outbox_state_id'), 'outbox', ['state', 'id'], unique=False)
    op.create_index(op.f('ix_outbox_state_lease_until'), 'outbox', ['state', 'lease_until'], unique=False)
    op.create_index(op.f('ix_outbox_state_not_before'), 'outbox', ['state', 'not_before'], unique=False)
    op.create_index(op.f('ix_outbox_table_id'), 'outbox', ['table_id'], unique=False)
    op.create_table('player',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('kind', sa.Text(), nullable=False),
        sa.Column('role', sa.Text(), nullable=False),
        sa.Column('email', sa.Text(), nullable=True),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('language', sa.Text(), nullable=False),
        sa.Column('time_zone', sa.Text(), nullable=False),
        sa.Column('preferences', service.platform.database.Document, nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('warnings', service.platform.database.Key, nullable=False, server_default='0'),
        sa.Column('muted_until', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('suspended_until', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('banned_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.CheckConstraint("(kind = 'person') = (email IS NOT NULL)", name=op.f('ck_player_person_has_email')),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_player')),
        sa.UniqueConstraint('email', name=op.f('uq_player_email')),
    )
    op.create_index('ix_player_email_begins', 'player', ['email'], unique=False, postgresql_ops={'email': 'text_pattern_ops'})
    op.create_index('ix_player_name_begins', 'player', ['name'], unique=False, postgresql_ops={'name': 'text_pattern_ops'})
    op.create_table('rules_checked',
        sa.Column('id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('fingerprint', sa.Text(), nullable=False),
        sa.Column('checked_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_rules_checked')),
    )
    op.create_table('sign_in_link',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('digest', sa.LargeBinary(), nullable=False),
        sa.Column('email', sa.Text(), nullable=False),
        sa.Column('language', sa.Text(), nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('expires_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('used_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_sign_in_link')),
        sa.UniqueConstraint('digest', name=op.f('uq_sign_in_link_digest')),
    )
    op.create_index(op.f('ix_sign_in_link_email_created_at'), 'sign_in_link', ['email', 'created_at'], unique=False)
    op.create_table('stopped_address',
        sa.Column('address', sa.Text(), nullable=False),
        sa.Column('stopped_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('why', sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint('address', name=op.f('pk_stopped_address')),
    )
    op.create_index(op.f('ix_stopped_address_stopped_at'), 'stopped_address', ['stopped_at'], unique=False)
    op.create_table('tally',
        sa.Column('day', sa.Date(), nullable=False),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.Column('at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint('day', 'name', name=op.f('pk_tally')),
    )
    op.create_table('deadlines_link',
        sa.Column('player_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('digest', sa.LargeBinary(), nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_deadlines_link_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('player_id', name=op.f('pk_deadlines_link')),
        sa.UniqueConstraint('digest', name=op.f('uq_deadlines_link_digest')),
    )
    op.create_table('hook',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('url', sa.Text(), nullable=False),
        sa.Column('about', service.platform.database.Document, nullable=False),
        sa.Column('generation', service.platform.database.Key, nullable=False),
        sa.Column('rotated_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('failures', service.platform.database.Key, nullable=False),
        sa.Column('off_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('off_why', sa.Text(), nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_hook_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_hook')),
    )
    op.create_index(op.f('ix_hook_player_id'), 'hook', ['player_id'], unique=False)
    op.create_table('idempotency_key',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('key', sa.Text(), nullable=False),
        sa.Column('fingerprint', sa.LargeBinary(), nullable=False),
        sa.Column('body', sa.Text(), nullable=True),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_idempotency_key_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_idempotency_key')),
        sa.UniqueConstraint('player_id', 'key', name=op.f('uq_idempotency_key_player_id_key')),
    )
    op.create_index(op.f('ix_idempotency_key_created_at'), 'idempotency_key', ['created_at'], unique=False)
    op.create_index('uq_idempotency_key_stranger', 'idempotency_key', ['key', 'fingerprint'], unique=True, sqlite_where=sa.text('player_id IS NULL'), postgresql_where=sa.text('player_id IS NULL'))
    op.create_table('player_session',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('digest', sa.LargeBinary(), nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('device', sa.Text(), nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('used_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('expires_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('revoked_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('proved_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_player_session_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_player_session')),
        sa.UniqueConstraint('digest', name=op.f('uq_player_session_digest')),
    )
    op.create_index(op.f('ix_player_session_player_id'), 'player_session', ['player_id'], unique=False)
    op.create_table('recovery_code',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('digest', sa.LargeBinary(), nullable=False),
        sa.Column('used_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_recovery_code_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_recovery_code')),
        sa.UniqueConstraint('digest', name=op.f('uq_recovery_code_digest')),
    )
    op.create_index(op.f('ix_recovery_code_player_id'), 'recovery_code', ['player_id'], unique=False)
    op.create_table('second_factor',
        sa.Column('player_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('generation', service.platform.database.Key, nullable=False),
        sa.Column('confirmed_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('last_step', service.platform.database.Key, nullable=False),
        sa.Column('failures', service.platform.database.Key, nullable=False),
        sa.Column('shut_until', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_second_factor_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('player_id', name=op.f('pk_second_factor')),
    )
    op.create_table('tables',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('game', sa.Text(), nullable=False),
        sa.Column('version', service.platform.database.Key, nullable=False),
        sa.Column('edition', sa.Text(), nullable=False),
        sa.Column('options', service.platform.database.Document, nullable=False),
        sa.Column('size', service.platform.database.Key, nullable=False),
        sa.Column('pace', service.platform.database.Document, nullable=False),
        sa.Column('visibility', sa.Text(), nullable=False),
        sa.Column('joining', sa.Text(), nullable=False),
        sa.Column('starting', sa.Text(), nullable=False),
        sa.Column('state', sa.Text(), nullable=False),
        sa.Column('host_id', service.platform.database.Key, nullable=True),
        sa.Column('rematch_of', service.platform.database.Key, nullable=True),
        sa.Column('join_digest', sa.LargeBinary(), nullable=True),
        sa.Column('seed', sa.LargeBinary(), nullable=False),
        sa.Column('commitment', sa.Text(), nullable=False),
        sa.Column('dump', sa.LargeBinary(), nullable=True),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.Column('revision', service.platform.database.Key, nullable=False),
        sa.Column('result', service.platform.database.Document, nullable=True),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('started_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('moved_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('ended_by', sa.Text(), nullable=False, server_default=''),
        sa.Column('talk_closed_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('bot_level', sa.Text(), nullable=False, server_default='courtier'),
        sa.Column('bot_delay', service.platform.database.Key, nullable=False, server_default='0'),
        sa.Column('bot_advice', sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(['host_id'], ['player.id'], name=op.f('fk_tables_host_id'), ondelete='SET NULL'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_tables')),
        sa.UniqueConstraint('join_digest', name=op.f('uq_tables_join_digest')),
    )
    op.create_index(op.f('ix_tables_host_id'), 'tables', ['host_id'], unique=False)
    op.create_index('ix_tables_name_begins', 'tables', ['name'], unique=False, postgresql_ops={'name': 'text_pattern_ops'})
    op.create_index(op.f('ix_tables_rematch_of'), 'tables', ['rematch_of'], unique=False)
    op.create_index(op.f('ix_tables_state_id'), 'tables', ['state', 'id'], unique=False)
    op.create_index(op.f('ix_tables_state_moved_at'), 'tables', ['state', 'moved_at'], unique=False)
    op.create_index(op.f('ix_tables_state_visibility_id'), 'tables', ['state', 'visibility', 'id'], unique=False)
    op.create_table('token',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('digest', sa.LargeBinary(), nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('name', sa.Text(), nullable=False),
        sa.Column('scope', sa.Text(), nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=True),
        sa.Column('seat', service.platform.database.Key, nullable=True),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('used_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('expires_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('revoked_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_token_player_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_token')),
        sa.UniqueConstraint('digest', name=op.f('uq_token_digest')),
    )
    op.create_index(op.f('ix_token_player_id'), 'token', ['player_id'], unique=False)
    op.create_table('asked',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('question', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('seat', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('kind', sa.Text(), nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.Column('opened_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('closed_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_asked_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'question', 'seat', name=op.f('pk_asked')),
    )
    op.create_table('event',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('number', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('place', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('audience', service.platform.database.Key, nullable=True),
        sa.Column('data', service.platform.database.Document, nullable=False),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_event_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'number', 'place', name=op.f('pk_event')),
    )
    op.create_table('invitation',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('email', sa.Text(), nullable=False),
        sa.Column('invited_by', service.platform.database.Key, nullable=True),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['invited_by'], ['player.id'], name=op.f('fk_invitation_invited_by'), ondelete='SET NULL'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_invitation_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_invitation')),
        sa.UniqueConstraint('table_id', 'email', name=op.f('uq_invitation_table_id_email')),
    )
    op.create_index(op.f('ix_invitation_email'), 'invitation', ['email'], unique=False)
    op.create_table('looking',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('until', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_looking_player_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_looking_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_looking')),
    )
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
        sa.Column('length', sa.Interval(), nullable=True),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_motion_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_motion')),
    )
    op.create_index(op.f('ix_motion_table_id_closed_at'), 'motion', ['table_id', 'closed_at'], unique=False)
    op.create_table('move',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('number', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('question', service.platform.database.Key, nullable=False),
        sa.Column('text', sa.Text(), nullable=False),
        sa.Column('origin', sa.Text(), nullable=False),
        sa.Column('played_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_move_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'number', name=op.f('pk_move')),
    )
    op.create_table('note',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('text', sa.Text(), nullable=False),
        sa.Column('written_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_note_player_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_note_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_note')),
    )
    op.create_table('past_question',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('question', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('opened_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('closed_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('own', sa.Boolean(), nullable=False),
        sa.Column('timed', sa.Boolean(), nullable=False),
        sa.Column('excused', sa.Boolean(), nullable=False),
        sa.Column('waking', sa.Interval(), nullable=False),
        sa.Column('spent', sa.Interval(), nullable=False),
        sa.Column('earned', sa.Interval(), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_past_question_player_id'), ondelete='SET NULL'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_past_question_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_past_question')),
    )
    op.create_index(op.f('ix_past_question_player_id_closed_at'), 'past_question', ['player_id', 'closed_at'], unique=False)
    op.create_index(op.f('ix_past_question_table_id_question'), 'past_question', ['table_id', 'question'], unique=False)
    op.create_table('pause',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('start', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('end', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_pause_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_pause')),
    )
    op.create_index(op.f('ix_pause_table_id'), 'pause', ['table_id'], unique=False)
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
        sa.PrimaryKeyConstraint('id', name=op.f('pk_plan')),
    )
    op.create_index(op.f('ix_plan_due_at'), 'plan', ['due_at'], unique=False)
    op.create_index(op.f('ix_plan_player_id'), 'plan', ['player_id'], unique=False)
    op.create_index(op.f('ix_plan_table_id_state'), 'plan', ['table_id', 'state'], unique=False)
    op.create_table('read_up_to',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('said', service.platform.database.Key, nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_read_up_to_player_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_read_up_to_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_read_up_to')),
    )
    op.create_table('said',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('to', sa.JSON(none_as_null=True), nullable=True),
        sa.Column('text', sa.Text(), nullable=False),
        sa.Column('said_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('removed_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_said_player_id'), ondelete='SET NULL'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_said_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_said')),
    )
    op.create_index(op.f('ix_said_table_id_id'), 'said', ['table_id', 'id'], unique=False)
    op.create_table('seat',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('number', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('ready', sa.Boolean(), nullable=False),
        sa.Column('question', service.platform.database.Key, nullable=True),
        sa.Column('waiting_since', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('played', service.platform.database.Key, nullable=False),
        sa.Column('generation', service.platform.database.Key, nullable=False, server_default='0'),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_seat_player_id')),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_seat_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_seat')),
        sa.UniqueConstraint('table_id', 'number', name=op.f('uq_seat_table_id_number')),
        sa.UniqueConstraint('table_id', 'player_id', name=op.f('uq_seat_table_id_player_id')),
    )
    op.create_index(op.f('ix_seat_player_id_waiting_since'), 'seat', ['player_id', 'waiting_since'], unique=False)
    op.create_table('seat_key',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('digest', sa.LargeBinary(), nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('created_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('used_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('revoked_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_seat_key_player_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_seat_key_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_seat_key')),
        sa.UniqueConstraint('digest', name=op.f('uq_seat_key_digest')),
    )
    op.create_index(op.f('ix_seat_key_table_id_seat'), 'seat_key', ['table_id', 'seat'], unique=False)
    op.create_table('table_mail',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('choices', service.platform.database.Document, nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_table_mail_player_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_table_mail_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_table_mail')),
    )
    op.create_table('tenure',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('began_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('ended_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('ended_by', sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_tenure_player_id')),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_tenure_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_tenure')),
    )
    op.create_index(op.f('ix_tenure_player_id_began_at'), 'tenure', ['player_id', 'began_at'], unique=False)
    op.create_index(op.f('ix_tenure_table_id_seat'), 'tenure', ['table_id', 'seat'], unique=False)
    op.create_table('try_out',
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=False),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('began_at_count', service.platform.database.Key, nullable=False),
        sa.Column('dump', sa.LargeBinary(), nullable=False),
        sa.Column('made_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['player_id'], ['player.id'], name=op.f('fk_try_out_player_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_try_out_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('table_id', 'player_id', name=op.f('pk_try_out')),
    )
    op.create_table('withdrawn_move',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('number', service.platform.database.Key, nullable=False),
        sa.Column('seat', service.platform.database.Key, nullable=False),
        sa.Column('player_id', service.platform.database.Key, nullable=True),
        sa.Column('question', service.platform.database.Key, nullable=False),
        sa.Column('text', sa.Text(), nullable=False),
        sa.Column('origin', sa.Text(), nullable=False),
        sa.Column('played_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('withdrawn_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_withdrawn_move_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_withdrawn_move')),
    )
    op.create_index(op.f('ix_withdrawn_move_table_id_withdrawn_at'), 'withdrawn_move', ['table_id', 'withdrawn_at'], unique=False)
    op.create_table('clock',
        sa.Column('seat_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('number', service.platform.database.Key, nullable=False),
        sa.Column('question', service.platform.database.Key, nullable=False),
        sa.Column('kind', sa.Text(), nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.Column('opened_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('weekend', service.platform.database.Document, nullable=False),
        sa.Column('extra', sa.Interval(), nullable=False),
        sa.Column('reminded', service.platform.database.Document, nullable=False),
        sa.Column('deadline', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('ring_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('failures', service.platform.database.Key, nullable=False),
        sa.Column('last_error', sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(['seat_id'], ['seat.id'], name=op.f('fk_clock_seat_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_clock_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('seat_id', name=op.f('pk_clock')),
    )
    op.create_index(op.f('ix_clock_failures'), 'clock', ['failures'], unique=False)
    op.create_index(op.f('ix_clock_ring_at'), 'clock', ['ring_at'], unique=False)
    op.create_index(op.f('ix_clock_table_id'), 'clock', ['table_id'], unique=False)
    op.create_table('plan_step',
        sa.Column('id', service.platform.database.Key, nullable=False),
        sa.Column('plan_id', service.platform.database.Key, nullable=False),
        sa.Column('count', service.platform.database.Key, nullable=False),
        sa.Column('line', sa.Text(), nullable=True),
        sa.Column('before', service.platform.database.Document, nullable=False),
        sa.ForeignKeyConstraint(['plan_id'], ['plan.id'], name=op.f('fk_plan_step_plan_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('id', name=op.f('pk_plan_step')),
    )
    op.create_index(op.f('ix_plan_step_plan_id_count'), 'plan_step', ['plan_id', 'count'], unique=False)
    op.create_table('seat_time',
        sa.Column('seat_id', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('table_id', service.platform.database.Key, nullable=False),
        sa.Column('since', service.platform.database.Moment(timezone=True), nullable=False),
        sa.Column('bank', sa.Interval(), nullable=False),
        sa.Column('misses', service.platform.database.Key, nullable=False),
        sa.Column('absent_since', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('followed_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.Column('offered_at', service.platform.database.Moment(timezone=True), nullable=True),
        sa.ForeignKeyConstraint(['seat_id'], ['seat.id'], name=op.f('fk_seat_time_seat_id'), ondelete='CASCADE'),
        sa.ForeignKeyConstraint(['table_id'], ['tables.id'], name=op.f('fk_seat_time_table_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('seat_id', name=op.f('pk_seat_time')),
    )
    op.create_index(op.f('ix_seat_time_offered_at'), 'seat_time', ['offered_at'], unique=False)
    op.create_index(op.f('ix_seat_time_table_id'), 'seat_time', ['table_id'], unique=False)
    op.create_table('vote',
        sa.Column('motion_id', service.platform.database.Key, nullable=False),
        sa.Column('seat', service.platform.database.Key, autoincrement=False, nullable=False),
        sa.Column('agreed', sa.Boolean(), nullable=False),
        sa.Column('said_at', service.platform.database.Moment(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(['motion_id'], ['motion.id'], name=op.f('fk_vote_motion_id'), ondelete='CASCADE'),
        sa.PrimaryKeyConstraint('motion_id', 'seat', name=op.f('pk_vote')),
    )


def downgrade() -> None:
    for statement in UNGUARDS[op.get_context().dialect.name]:
        op.execute(statement)
    for name in reversed(TABLES):
        op.drop_table(name)
