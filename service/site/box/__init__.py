"""The form for owners of the printed game, to enter or confirm figures that its rules do not state."""
