"""A place on the board: chosen from a list, or by pointing where the board is drawn."""

from service.pages.answering.part import AnswerPart, Control, Option


def placing(part: AnswerPart) -> Control:
    texts = part.texts
    chosen = part.chosen(texts)
    places = []
    for text, move in texts.items():
        squares = part.squares(text, move)
        places.append(Option(text, told(text, squares), chosen=text == chosen, squares=squares))
    return Control(
        family="placing",
        field=part.field,
        label=part.label,
        text=chosen,
        places=places,
        missing=chosen not in texts,
    )


def told(place: str, squares: str) -> str:
    """`b3e` tells nothing to somebody who has not read how places are named; its squares do."""
    return place if squares == place else f"{place} · {squares}"
