"""What must be there exactly once at every moment of Pebbles."""


def conserved(table) -> None:
    state = table.state
    assert all(purse >= 0 for purse in state.purses)
    assert sum(state.purses) <= table.edition.purse * table.seats
    assert len(state.deck) + state.round >= len(table.edition.gems)
    assert len(set(state.deck)) == len(state.deck)
