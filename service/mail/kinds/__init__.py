"""The kinds of letters; each has its templates in a folder of its name under `templates/mail`."""

from service.mail.contents import Kind
from service.mail.kinds.answer import answer
from service.mail.kinds.briefing import briefing
from service.mail.kinds.circle import circle_answer, circle_call, circle_digest, circle_no_seat
from service.mail.kinds.coach import coach
from service.mail.kinds.contest import contest
from service.mail.kinds.decision import decision
from service.mail.kinds.desk import address, announcement, at_table, to_player
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
