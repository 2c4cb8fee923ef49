"""The board of a mail as a picture, embedded: no mail client shows SVG, and none fetches anything from elsewhere."""

from collections.abc import Mapping, Sequence
from typing import Any

from service.boards.changes import changed_marks
from service.boards.draw import described, framed, panels_of
from service.boards.png import png_picture
from service.mail.contents import Picture
from service.mail.recipient import Recipient

WIDTH = 1176
"""In the picture's own points: twice as many as the mail shows, for fine screens."""


def board_picture(reader: Recipient, story: Sequence[Mapping[str, Any]]) -> Picture | None:
    """What the seat sees, with marks on what the story changed; None where no pictures are wished."""
    if not reader.player.preferences.get("pictures", True):
        return None
    words, names = reader.game_words, reader.names
    view = reader.game.view(reader.seat.number)
    marked = changed_marks(event["data"] for event in story)
    panels = panels_of(view, words=words, names=names, look="light", marked=marked)
    told = described(panels, reader.row.game, words.language)
    png = png_picture(framed(panels, look="light", title=told, columns=2), WIDTH)
    return None if png is None else Picture(png, told)
