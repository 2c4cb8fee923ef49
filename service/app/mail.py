"""The registry of everything that features contribute to mail."""

from service.admin.desk.letter_kinds import (
    announcement_contents,
    player_act_contents,
    table_act_contents,
)
from service.learning.coach.letters import coach_contents, coach_context
from service.learning.lessons.by_mail import begin_learning
from service.mail.contents import Kind
from service.mail.incoming.digest_reply import answer_digest_reply, find_digest_reader
from service.mail.incoming.form import choose_form
from service.mail.kinds.answer import answer_contents
from service.mail.kinds.briefing import briefing_contents
from service.mail.kinds.decision import decision_contents
from service.mail.kinds.digest import digest_contents
from service.mail.kinds.digest_answer import digest_answer_contents
from service.mail.kinds.finished import finished_contents
from service.mail.kinds.invitation import invitation_contents
from service.mail.kinds.late import late_contents
from service.mail.kinds.leave import leave_contents
from service.mail.kinds.news import news_contents
from service.mail.kinds.plan_stopped import plan_stopped_contents
from service.mail.kinds.sign_in import sign_in_contents
from service.mail.kinds.talk import talk_contents
from service.mail.kinds.votes import vote_contents
from service.mail.registry import MailCommand, MailFeatures, PersonalReply
from service.people.letters import address_contents, address_notice_contents
from service.seasons.contests.letters import contest_contents
from service.seasons.contests.replies import answer_about_contest, asked_entrant
from service.social.circles.letters import (
    circle_answer_contents,
    circle_call_contents,
    circle_digest_contents,
    circle_no_seat_contents,
)
from service.social.circles.replies import answer_call_by_mail, find_asked_member
from service.social.mutes.by_mail import mute_by_mail, unmute_by_mail
from service.social.seeks.letters import table_opened_contents

KINDS: dict[str, Kind] = {
    "sign-in": sign_in_contents,
    "invitation": invitation_contents,
    "contest": contest_contents,
    "decision": decision_contents,
    "reminder": decision_contents,
    "digest": digest_contents,
    "digest-answer": digest_answer_contents,
    "finished": finished_contents,
    "coach": coach_contents,
    "started": news_contents,
    "late": late_contents,
    "leave": leave_contents,
    "substituted": news_contents,
    "resigned": news_contents,
    "briefing": briefing_contents,
    "talk": talk_contents,
    "plan-stopped": plan_stopped_contents,
    "votes": vote_contents,
    "answer": answer_contents,
    "desk-table": table_act_contents,
    "desk-player": player_act_contents,
    "address": address_contents,
    "address-notice": address_notice_contents,
    "announcement": announcement_contents,
    "circle-call": circle_call_contents,
    "circle-no-seat": circle_no_seat_contents,
    "circle-digest": circle_digest_contents,
    "circle-answer": circle_answer_contents,
    "table-opened": table_opened_contents,
}

READERS = {
    "sign-in": "an address",
    "invitation": "an address",
    "contest": "entrants and invited players of a contest, members of a league",
    "decision": "a seat that owes an answer",
    "reminder": "the same, before time runs out",
    "digest": "a player: all tables that wait, the nearest deadline first",
    "digest-answer": "the sender of a reply to a digest: what it did at each table",
    "finished": "all players of a finished table",
    "coach": "all players of a finished table, on request",
    "started": "players without a decision yet",
    "late": "all players, when time ran out; one letter per two minutes",
    "leave": "the other players",
    "substituted": "the other players",
    "resigned": "the other players",
    "briefing": "a substitute: story, position, question",
    "talk": "those who may read it",
    "plan-stopped": "the author of the plan",
    "votes": "those who may vote",
    "answer": "the sender of a mail: what it did, or why not",
    "desk-table": "the players of a table that an act of the desk concerns",
    "desk-player": "a player whom an act of the desk concerns",
    "address": "a new address, to confirm",
    "address-notice": "the old address, or one that has an account already",
    "announcement": "everybody, from the desk",
    "circle-call": "members of a circle invited to a table",
    "circle-no-seat": "those who got no seat",
    "circle-digest": "a member, monthly or weekly",
    "circle-answer": "the sender of an answer to a call",
    "table-opened": "players who look for a table",
}
"""To whom each kind of letter is sent, for its reference page."""

FEATURES = MailFeatures(
    kinds=KINDS,
    replies=(
        PersonalReply(find=find_digest_reader, answer=answer_digest_reply),
        PersonalReply(find=find_asked_member, answer=answer_call_by_mail),
        PersonalReply(find=asked_entrant, answer=answer_about_contest),
    ),
    commands={
        "form": MailCommand(carry_out=choose_form, private=True),
        "learn": MailCommand(carry_out=begin_learning, private=False),
        "mute": MailCommand(carry_out=mute_by_mail, private=True),
        "unmute": MailCommand(carry_out=unmute_by_mail, private=True),
    },
    additions={"finished": coach_context},
)
