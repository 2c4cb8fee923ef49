"""The form for owners of a box: every figure of a game that is not printed in its rules, to be entered or confirmed."""
