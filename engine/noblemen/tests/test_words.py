"""What the catalogues say of a move's parts."""

from engine import games


def test_what_is_given_back_is_said_in_the_words_of_the_language():
    said = (
        games()["noblemen"]
        .words("pl")
        .say("event-shone", seat="Anna", prestige=5, gifts="tokens 2 blackmail 1", space=4, passed=1)
    )
    assert "żetony 2 szantaż 1" in said
