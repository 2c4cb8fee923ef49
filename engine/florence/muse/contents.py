"""Everything in this room that the kernel must know by its type."""

from engine.florence.muse import banker, events, invitations, merchant, moves, room

QUESTIONS = (invitations.Inviting, merchant.Paying, banker.Cashing)
STEPS = (invitations.Invitations, invitations.NextInvitation, room.Farewell, room.EndOfVisit)
MOVES = (
    moves.Invite,
    moves.Decline,
    moves.PrincessWork,
    moves.MerchantFree,
    moves.MerchantPoints,
    moves.Professor,
    moves.Cash,
)
EVENTS = (
    events.Invited,
    events.DroppedOut,
    events.Arrived,
    events.PrincessWorked,
    events.MerchantPaid,
    events.MerchantScored,
    events.ProfessorCame,
    events.Left,
    events.Cashed,
)
