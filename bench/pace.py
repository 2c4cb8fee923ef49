"""How much plans and simultaneous auctions shorten the wait for other players. `make bench-pace`.

The same players play the same tables twice. They read their mail three times a day and not at night. Without plans, each
answers when asked. With plans, each says at every sitting what they want in the next auctions, lets forced answers be given at
once, and auctions are simultaneous. A player's limit for a lot is the same both times. The apprentice bot decides everything
else. In Noblemen, turns take the time: each player who has answered plans their next turns, as the apprentice would on a table
as they imagine it, with buildings only at that price. A hand-over is a sitting that others waited for. The last line is one JSON
object with all figures.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from statistics import mean
from typing import Any

from engine import AnyTable, Event, Move, new_table
from engine.bots import BOTS, Sight, sight_of
from engine.plans import Answer, Plan, Progress, after_answer, after_events, evaluate_plan, read_plan
from engine.plans import situation_of as plan_sight

TABLES = 20
DAY = 24 * 60
READINGS = (8 * 60, 13 * 60, 20 * 60)
"""Times of reading mail, in minutes. Each player is a little later than the one before."""
APART = 7
SETUPS = (("florence", 3), ("florence", 4), ("principe", 4), ("noblemen", 4))
COLOURS = ("green", "white", "red", "blue", "yellow")
LOTS = ("jester", "builder", "prestige", "recruiting", "forest", "lake", "park")


def limit_of(seed: str, seat: int, round_: int, lot: str, steps: Sequence[int]) -> int:
    """The highest bid of a player for a lot, in both ways of play."""
    return random.Random(f"{seed} {seat} {round_} {lot}").choice(steps)


def florence_limits(seed: str, seat: int, view: Mapping[str, Any]) -> dict[str, int]:
    seen = view["table"]
    round_ = max(seen["round"], 1) if seen["bidding"] else seen["round"] + 1
    steps = (0, 0, 300, 400, 500, 600, 700, 800)
    return {lot: limit_of(seed, seat, round_, lot, steps) for lot in LOTS}


def florence_plan(limits: Mapping[str, int]) -> str:
    wanted = sorted((lot for lot in limits if limits[lot]), key=lambda lot: -limits[lot])
    naming = ", then ".join([*wanted, "waive"])
    return "; ".join([*(f"{lot} up to {limits[lot]}" for lot in wanted), f"if I name: {naming}"])


def principe_limits(seed: str, seat: int, view: Mapping[str, Any]) -> dict[str, int]:
    round_ = view["table"]["round"]
    colours = {colour: limit_of(seed, seat, round_, colour, range(6)) for colour in COLOURS}
    return {**colours, "role": limit_of(seed, seat, round_, "role", range(5))}


def principe_plan(limits: Mapping[str, int]) -> str:
    return "; ".join(f"{lot} up to {most}" for lot, most in limits.items())


AHEAD = 2
"""The number of own turns that a player plans."""
BUILDING = "build "
IN_TURN = {"turn", "expand-on", "soldier"}
"""The questions of a turn. Other questions of Noblemen are answered when asked."""


def noblemen_turns(table: AnyTable, seat: int, pick: Callable[[int], int]) -> str:
    """The next turns of a seat, move by move, at a table that could be behind what it sees."""
    seen = table.imagine(seat, bytes(pick(256) for _ in range(32)))
    said: list[str] = []
    while not seen.over and said.count("end") < AHEAD:
        asked = seen.waiting[0]
        sight = sight_of(seen, asked)
        move = BOTS["apprentice"].choose(sight, pick)
        if asked == seat:
            if sight.question.kind not in IN_TURN:
                break
            said.append(conditional(seen, sight, move, pick))
        seen.play(asked, move)
    return "; then ".join(said)


def conditional(table: AnyTable, sight: Sight, move: Move, pick: Callable[[int], int]) -> str:
    """A move. A building has a price condition, with the best other move as the alternative."""
    line, vocabulary = str(move), table.game.plans
    if not line.startswith(BUILDING) or vocabulary is None:
        return line
    building = line.split()[1]
    price = vocabulary.facts(sight.view())[f"{building} costs"]
    others = [other for other in sight.moves if not str(other).startswith((BUILDING, "swap "))]
    instead = BOTS["apprentice"].choose(replace(sight, moves=others), pick)
    return f"if {building} costs at most {price}: {line}, else {instead}"


Limits = Callable[[str, int, Mapping[str, Any]], dict[str, int]]
WISHES: Mapping[str, tuple[Limits, Callable[[Mapping[str, int]], str]]] = {
    "florence": (florence_limits, florence_plan),
    "principe": (principe_limits, principe_plan),
}


@dataclass
class Player:
    """A player at a table, with their plan if they use one."""

    seat: int
    plan: Plan | None = None
    progress: Progress = field(default_factory=Progress)

    def next_sitting(self, minute: int) -> int:
        """Return the next time that they read their mail."""
        day, readings = minute // DAY, [reading + APART * self.seat for reading in READINGS]
        later = [at + DAY * (day + more) for more in (0, 1) for at in readings]
        return next(at for at in later if at > minute)


class Match:
    """One table from its first deal to its end, in simulated time."""

    def __init__(self, game: str, seats: int, number: int, *, planning: bool) -> None:
        self.seed = f"{game} {seats} {number}"
        options = {"at_once": planning}
        self.table: AnyTable = new_table(
            game, seats=seats, options=options, seed=self.seed.encode().ljust(32, b".")
        )
        self.planning, self.minute, self.handovers = planning, 0, 0
        self.players = [Player(seat) for seat in range(seats)]
        self.chance = random.Random(self.seed)

    def play(self) -> Match:
        while not self.table.over:
            sittings = [(self.players[seat].next_sitting(self.minute), seat) for seat in self.table.waiting]
            self.minute, seat = min(sittings)
            self.handovers += 1
            self.sit(self.players[seat])
        return self

    def sit(self, player: Player) -> None:
        """Give a plan, and answer until the table waits for somebody else."""
        if self.planning:
            self.plan(player)
            self.follow()
        while not self.table.over and player.seat in self.table.waiting:
            self.make(player.seat, self.by_hand(player.seat))
            self.follow()
        if self.planning and not self.table.over:
            self.plan(player, ahead=True)

    def plan(self, player: Player, *, ahead: bool = False) -> None:
        orders = ["default when forced"]
        wishes = WISHES.get(self.table.game.name)
        if wishes is not None:
            limits, written = wishes
            orders.append(written(limits(self.seed, player.seat, self.table.view(player.seat))))
        if ahead and self.table.game.name == "noblemen":
            orders.append(noblemen_turns(self.table, player.seat, self.chance.randrange))
        player.plan, player.progress = read_plan(self.table.game, "; ".join(filter(None, orders))), Progress()

    def make(self, seat: int, move: Move) -> None:
        self.notice(self.table.play(seat, move))

    def notice(self, events: Sequence[Event]) -> None:
        vocabulary = self.table.game.plans
        for player in self.players:
            if player.plan is not None and vocabulary is not None:
                seen = [event.data() for event in events if event.visible_to(player.seat)]
                player.progress = after_events(vocabulary, player.plan, player.progress, player.seat, seen)

    def follow(self) -> None:
        """Let plans answer as long as any has an answer."""
        while any(self.answers(self.players[seat]) for seat in self.table.waiting):
            pass

    def answers(self, player: Player) -> bool:
        sight = plan_sight(self.table, player.seat) if player.plan is not None else None
        if sight is None or player.plan is None:
            return False
        said = evaluate_plan(self.table.game, player.plan, player.progress, sight)
        if not isinstance(said, Answer):
            return False
        self.make(player.seat, said.move)
        player.progress = after_answer(player.plan, player.progress, said.order)
        return True

    def by_hand(self, seat: int) -> Move:
        """Bid up to the same limits as in a plan. The apprentice decides the rest."""
        wishes = WISHES.get(self.table.game.name)
        sight = plan_sight(self.table, seat)
        if wishes is not None and sight is not None:
            limits, written = wishes
            plan = read_plan(self.table.game, written(limits(self.seed, seat, sight.view)))
            said = evaluate_plan(self.table.game, plan, Progress(), sight)
            if isinstance(said, Answer):
                return said.move
        return BOTS["apprentice"].choose(sight_of(self.table, seat), self.chance.randrange)


def measured(game: str, seats: int, *, planning: bool) -> dict[str, float]:
    matches = [Match(game, seats, number, planning=planning).play() for number in range(TABLES)]
    return {
        "moves": mean(match.table.count for match in matches),
        "handovers": mean(match.handovers for match in matches),
        "days": mean(match.minute for match in matches) / DAY,
        "points": mean(score.points for match in matches for score in match.table.scores()),
    }


def main() -> None:
    figures: dict[str, Any] = {"tables": TABLES}
    head = f"{'table':>12} {'':>8} {'moves':>7} {'hand-overs':>11} {'days':>7} {'points':>7}"
    sys.stdout.write(f"{head}\n")
    for game, seats in SETUPS:
        without, planned = (measured(game, seats, planning=planning) for planning in (False, True))
        share = planned["handovers"] / without["handovers"]
        figures[f"{game} {seats}"] = {"without": without, "with": planned, "share": share}
        for name, found in (("without", without), ("with", planned)):
            sys.stdout.write(
                f"{game + ' ' + str(seats):>12} {name:>8} {found['moves']:7.0f}"
                f" {found['handovers']:11.1f} {found['days']:7.1f} {found['points']:7.1f}\n"
            )
        sys.stdout.write(f"{'':>12} {'share':>8} {'':>7} {share:11.2f}\n")
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    main()
