"""The kinds of letters; each has its templates in a folder of its name under `templates/mail`."""

from service.post.contents import Kind
from service.post.kinds.answer import answer
from service.post.kinds.briefing import briefing
from service.post.kinds.decision import decision
from service.post.kinds.desk import address, announcement, at_table, to_player
from service.post.kinds.digest import digest
from service.post.kinds.finished import finished
from service.post.kinds.invitation import invitation
from service.post.kinds.leave import leave
from service.post.kinds.news import news
from service.post.kinds.plan_stopped import plan_stopped
from service.post.kinds.sign_in import sign_in
from service.post.kinds.talk import talk
from service.post.kinds.votes import votes

KINDS: dict[str, Kind] = {
    "sign-in": sign_in,
    "invitation": invitation,
    "decision": decision,
    "reminder": decision,
    "digest": digest,
    "finished": finished,
    "started": news,
    "default-played": news,
    "late": news,
    "leave": leave,
    "substituted": news,
    "briefing": briefing,
    "talk": talk,
    "plan-stopped": plan_stopped,
    "votes": votes,
    "answer": answer,
    "desk-table": at_table,
    "desk-player": to_player,
    "address": address,
    "announcement": announcement,
}
