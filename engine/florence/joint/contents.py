"""The questions, moves and events of this expansion, as `GAME` hands them to the kernel."""

from engine.florence.joint import events, moves, negotiation

QUESTIONS = (negotiation.AskNeighbours, negotiation.AskWhichOffer)
MOVES = (
    moves.Propose,
    moves.Accept,
    moves.Close,
    moves.Refuse,
    moves.Counter,
    moves.Withdraw,
)
EVENTS = (
    events.Proposed,
    events.Withdrawn,
    events.Accepted,
    events.Refused,
    events.Countered,
    events.Declined,
    events.BuiltTogether,
)
