"""For research: the games as PettingZoo and OpenSpiel have them. It needs the extra `procaccio-engine[gym]`.

    facts ──> tensors ──> spiel ──> environment
                            └─────> opponents

`facts` names what a seat sees, `tensors` lays that out as numbers, `spiel` is a table with numbered actions (OpenSpiel's
interface), `environment` the same table as a PettingZoo AEC environment, `opponents` lets our bots answer in either.
Nothing is imported here: whoever lists the games looks into every folder, and the rules need no numpy. `docs/research.md`
says how to begin, and what the figures of our bots are.
"""
