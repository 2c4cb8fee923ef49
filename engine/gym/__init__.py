"""The games for research, with the interfaces of PettingZoo and OpenSpiel. Requires `procaccio-engine[gym]`.

    facts ──> tensors ──> spiel ──> environment
                            └─────> opponents

`facts` names what a seat sees, and `tensors` turns that into numbers. `spiel` is a table with numbered
actions (OpenSpiel's interface). `environment` is the same table as a PettingZoo AEC environment. `opponents`
lets our bots play in either. Nothing is imported here: listing the games imports every folder, and the rules
need no numpy. `docs/research.md` has an introduction and the results of our bots.
"""
