"""The questions, steps, moves and events of this expansion, as `GAME` hands them to the kernel."""

from engine.florence.muse import banker, events, expansion, invitations, merchant, moves

QUESTIONS = (invitations.AskInvitation, merchant.AskPayment, banker.AskCash)
STEPS = (invitations.Invitations, invitations.NextInvitation, expansion.Farewell, expansion.EndOfVisit)
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
