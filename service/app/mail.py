"""The registry of everything that features contribute to mail."""

from service.admin.desk.letter_kinds import address, announcement, at_table, to_player
from service.learning.coach.letters import coach, told_of_coach
from service.learning.lessons.by_mail import begin_learning
from service.mail.contents import Kind
from service.mail.kinds.answer import answer
from service.mail.kinds.briefing import briefing
from service.mail.kinds.decision import decision
from service.mail.kinds.digest import digest
from service.mail.kinds.finished import finished
from service.mail.kinds.invitation import invitation
from service.mail.kinds.late import late
from service.mail.kinds.leave import leave
from service.mail.kinds.news import news
from service.mail.kinds.plan_stopped import plan_stopped
from service.mail.kinds.sign_in import sign_in
from service.mail.kinds.talk import talk
from service.mail.kinds.votes import votes
from service.mail.parse.instruction import LearnRequest
from service.mail.registry import MailFeatures, PersonalReply
from service.seasons.contests.letters import contest
from service.seasons.contests.replies import answer_about_contest, asked_entrant
from service.social.circles.letters import circle_answer, circle_call, circle_digest, circle_no_seat
from service.social.circles.replies import answer_call_by_mail, asked_member

KINDS: dict[str, Kind] = {
    "sign-in": sign_in,
    "invitation": invitation,
    "contest": contest,
    "decision": decision,
    "reminder": decision,
    "digest": digest,
    "finished": finished,
    "coach": coach,
    "started": news,
    "late": late,
    "leave": leave,
    "substituted": news,
    "resigned": news,
    "briefing": briefing,
    "talk": talk,
    "plan-stopped": plan_stopped,
    "votes": votes,
    "answer": answer,
    "desk-table": at_table,
    "desk-player": to_player,
    "address": address,
    "announcement": announcement,
    "circle-call": circle_call,
    "circle-no-seat": circle_no_seat,
    "circle-digest": circle_digest,
    "circle-answer": circle_answer,
}

FEATURES = MailFeatures(
    kinds=KINDS,
    replies=(
        PersonalReply(find=asked_member, answer=answer_call_by_mail),
        PersonalReply(find=asked_entrant, answer=answer_about_contest),
    ),
    commands={LearnRequest: begin_learning},
    additions={"finished": told_of_coach},
)
