"""What the answering part of a page shows: the draft so far, and a control for everything that may come next."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

import engine
from engine.text.sentences import component_parts, component_text, details_texts, question_text
from engine.text.words import Words
from engine.values.component import Component
from service.play.boards.component_signs import component_sign
from service.site.answering.draft import Draft, DraftPreview, Tried, tried
from service.site.answering.part import Lacking, Offer
from service.site.answering.ways import FEW, Press, Way, Ways, lacking_told, missing

IN_FULL = 5
"""So many things to choose among are drawn as cards, where they are chosen."""


class ShownThing(NamedTuple):
    """A thing of the box as it is drawn where it is chosen."""

    component: Component
    sign: str
    text: str
    line: str
    """The first sentence of what stands on it: so much is read before one of several is chosen."""

    def unsaid(self, phrases: Sequence[str]) -> Sequence[str]:
        """What its line does not say already: it is not said again below it."""
        return [each for each in phrases if each.casefold() not in self.line.casefold()]


class Missed(NamedTuple):
    """A draft that came too late: what it was, and what has happened since."""

    lines: Sequence[str]
    story: Sequence[str]


@dataclass(frozen=True, kw_only=True)
class Answering:
    question: int
    kind: str
    played: int
    asked: str
    owed: bool
    default: str
    moves: Sequence[DraftPreview]
    sealed: bool
    details: Sequence[str]
    """What else whoever decides wants to know now."""
    components: Sequence[ShownThing]
    """The things of the box that are chosen among now, in full."""
    goes_on: bool
    """Whether more may be added before the turn is sent."""
    heading: str
    """What is asked after the moves of the draft; empty where the draft completes the turn."""
    single: Sequence[Press] = ()
    ways: Sequence[Way] = ()
    ways_first: bool = False
    """Whether what comes first is put together, and is no single button."""
    refusal: str = ""
    rule: str = ""
    """The rule that it names."""
    missing: Sequence[str] = ()
    """What is to be chosen before what was put together can be added."""
    near: Sequence[tuple[str, str]] = ()
    """Canonical, and as the reader writes it."""
    typed: str = ""
    sends: bool = False
    """Whether one answer is the whole turn: what is written is then sent at once."""
    only: bool = False
    """Whether there is one answer alone, which is sent even if the turn goes on after it."""
    rest: Sequence[Press] = ()
    """What alone can be answered after the draft, one after the other: it is sent along."""
    game: engine.AnyTable = field(compare=False, repr=False)
    """The table as it would stand after the draft, as far as that may be known: for the boards."""

    @cached_property
    def cards(self) -> Mapping[str, Mapping[str, ShownThing]]:
        """The few things that are chosen among, by the part of the answer and their names: drawn where they are chosen."""
        found: dict[str, dict[str, ShownThing]] = {}
        shown = [(offer, each) for offer in self.offers if offer.shown for each in self.components]
        for offer, each in shown:
            if offer.means(each.component):
                found.setdefault(offer.part, {})[offer.name] = each
        few = len({each.text for things in found.values() for each in things.values()}) <= IN_FULL
        return found if few else {}

    @property
    def offers(self) -> Sequence[Offer]:
        return [offer for way in self.ways for offer in way.offered]

    @property
    def liberty_begun(self) -> bool:
        """Whether something that may be done at any time is being put together: then it is in sight."""
        return any(way.begun for way in self.ways if way.liberty)


def shown(
    game: engine.AnyTable,
    seat: int,
    draft: Draft,
    words: Words,
    names: Sequence[str],
    played: int,
    *,
    twice: bool = False,
    suggested: Callable[[engine.AnyTable], engine.Move | None] | None = None,
) -> Answering | None:
    """For a seat that is asked something. `twice`: whether even a turn of one answer is looked at before it is sent.
    `suggested`: what a lesson would have answered; that kind of answer comes first."""
    question = game.question(seat)
    if question is None:
        return None
    draft = draft if draft.fits(question.id, played) else Draft()
    trial = tried(game, seat, draft.lines, words, names)
    missing = lacking(trial, seat, draft, words, names)
    if not missing:
        trial, draft = spoken(trial, seat, draft, words, names)
    then = None if trial.sealed else trial.game.question(seat)
    goes_on = then is not None and (then.owed or not trial.moves)
    begun, first = bool(trial.moves), suggested(trial.game) if suggested else None
    ways = (
        Ways(trial.game, seat, draft, words, names, begun=begun, twice=twice, first=first)
        if goes_on
        else None
    )
    rest = following(trial, seat, words, names) if begun and ways and ways.only else ()
    return Answering(
        question=question.id,
        kind=question.kind,
        played=played,
        asked=question_text(words, question, names),
        owed=question.owed,
        default=words.write(str(question.default)),
        moves=trial.moves,
        sealed=trial.sealed,
        goes_on=goes_on,
        details=details_texts(words, then, names) if then is not None and goes_on else (),
        components=[shown_thing(game, each, words, names) for each in trial.game.chosen_among(seat)]
        if goes_on
        else (),
        heading=question_text(words, then, names) if then is not None and goes_on and not rest else "",
        single=ways.single() if ways else (),
        ways=ways.all() if ways else (),
        ways_first=ways is not None and ways.lead and not begun,
        refusal=trial.refusal.reason(words) if trial.refusal else "",
        rule=trial.refusal.rule if isinstance(trial.refusal, engine.Illegal) else "",
        missing=[lacking_told(each, words.language) for each in missing],
        near=[(line, words.write(line)) for line in near(trial.refusal)],
        typed=draft.typed,
        sends=ways is not None and ways.one_answer,
        only=ways is not None and ways.only,
        rest=rest,
        game=trial.game,
    )


def following(trial: Tried, seat: int, words: Words, names: Sequence[str]) -> Sequence[Press]:
    """The answers that are the only ones, as far as it can be known."""
    rest: list[Press] = []
    while not (trial.sealed or trial.ends_turn(seat)) and len(trial.game.moves(seat)) == 1:
        (only,) = Ways(trial.game, seat, Draft(), words, names).single()
        trial = tried(trial.game, seat, [only.line], words, names)
        rest.append(only)
    return rest


def shown_thing(
    game: engine.AnyTable, component: Component, words: Words, names: Sequence[str]
) -> ShownThing:
    _, said = component_parts(words, component, names)
    return ShownThing(
        component,
        component_sign(game.game.name, component),
        component_text(words, component, names),
        said.partition(". ")[0].removesuffix("."),
    )


def spoken(trial: Tried, seat: int, draft: Draft, words: Words, names: Sequence[str]) -> tuple[Tried, Draft]:
    """The draft with what was typed or put together; where that is refused, it stays in its fields."""
    said = draft.typed.strip() or put_together(trial, seat, draft, words, names)
    if not said or trial.sealed or trial.refusal:
        return trial, draft
    further = tried(trial.game, seat, [said], words, names)
    if further.refusal:
        return replace(trial, refusal=further.refusal), draft
    return replace(further, moves=[*trial.moves, *further.moves]), draft.and_then()


def lacking(trial: Tried, seat: int, draft: Draft, words: Words, names: Sequence[str]) -> Sequence[Lacking]:
    """What was not chosen of what is to be added; what is written stands for itself."""
    if not draft.adding or draft.typed.strip() or trial.sealed or trial.refusal:
        return ()
    ways = Ways(trial.game, seat, draft, words, names)
    return next((missing(ways.controls(kind)) for kind in ways.kinds if kind.name == draft.kind), ())


def put_together(trial: Tried, seat: int, draft: Draft, words: Words, names: Sequence[str]) -> str:
    """The notation of what the controls of one kind say, if it is to be added."""
    if not draft.adding:
        return ""
    ways = Ways(trial.game, seat, draft, words, names)
    return next((kind.line(ways.texts(kind)) for kind in ways.kinds if kind.name == draft.kind), "")


def near(refusal: engine.Refusal | None) -> list[str]:
    """What could be meant instead."""
    match refusal:
        case engine.Illegal(nearest=moves) | engine.Ambiguous(candidates=moves):
            return [str(move) for move in moves[:FEW]]
    return []
