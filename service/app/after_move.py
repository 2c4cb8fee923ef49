"""The functions that are called after a table has changed, in this order."""

from service.learning.coach.ask import follow_with_coach
from service.learning.lessons.follow import follow_with_lessons
from service.learning.sandbox.follow import follow_with_sandbox
from service.play.bots.wake import follow_with_bots
from service.play.clocks.start_stop import follow_with_clocks
from service.play.messages.post_notice import follow_with_notices
from service.play.plans.after_move import follow_with_due_answers, follow_with_plans
from service.play.tables.end import end_if_over
from service.seasons.contests.pods import follow_with_contests
from service.seasons.ratings.reckon import follow_with_ratings
from service.social.circles.standings import follow_with_scores

AFTER_MOVE = (
    follow_with_lessons,  # at the table of a lesson the other seats answer at once
    follow_with_sandbox,  # likewise in the sandbox
    follow_with_plans,  # before notices, so that only questions still open are sent
    end_if_over,  # stores the result
    follow_with_ratings,  # need the result
    follow_with_scores,  # of the circle: need the result
    follow_with_clocks,  # start for new questions, stop for settled ones
    follow_with_due_answers,  # of plans: need the clocks
    follow_with_bots,  # wakes those that owe an answer
    follow_with_notices,  # letters, webhooks, pushes
    follow_with_coach,  # asks for a look at a table that is over
    follow_with_contests,  # only when a table ends or its end is taken back
)
