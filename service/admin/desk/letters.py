"""Acts on mail: send a letter again, or read an incoming mail again."""

from service.mail.incoming.models import IncomingMail
from service.mail.incoming.models import IncomingState as InState
from service.mail.incoming.queries import read_anew
from service.platform.outbox.models import Letter, LetterState
from service.platform.outbox.outbox import FOR_ONE_USE, post_letter
from service.play.acts.acts import ActContext, Facts, TargetKind, act
from service.play.acts.refusals import ImpossibleState
from service.play.acts.schemas import ActSchema, CopySchema

SETTLED = frozenset({LetterState.SENT, LetterState.DEAD, LetterState.VOID})


@act("resend", about=TargetKind.LETTER, takes=CopySchema, harmless=True)
def resend(doing: ActContext[Letter]) -> Facts:
    """Send a settled letter again. It shows the state when it leaves."""
    letter = doing.target
    if letter.state not in SETTLED or letter.kind in FOR_ONE_USE:
        raise ImpossibleState("letter")
    post_letter(
        doing.session,
        key=f"{letter.key}:again:{doing.given['copy']}",
        kind=letter.kind,
        channel=letter.channel,
        recipient=letter.recipient,
        payload=letter.payload,
        now=doing.now,
        player_id=letter.player_id,
        table_id=letter.table_id,
    )
    return None


@act("read-anew", about=TargetKind.INCOMING, takes=ActSchema, harmless=True)
def read_mail_anew(doing: ActContext[IncomingMail]) -> Facts:
    """Read a mail again that was not understood."""
    if doing.target.state != InState.WAITING and not read_anew(doing.session, doing.target.id):
        raise ImpossibleState("mail")
    return None
