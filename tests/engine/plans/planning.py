"""Plays with plans on the bare engine: a seat whose plan has an answer gives it."""

from dataclasses import dataclass, field

from engine.plans import Answer, Progress, after_answer, after_events, evaluate_plan, read_plan, situation_of


@dataclass
class Planner:
    """A seat's plan and its progress."""

    table: object
    seat: int
    text: str
    progress: Progress = field(default_factory=Progress)

    def __post_init__(self):
        self.plan = read_plan(self.table.game, self.text)

    def says(self):
        sight = situation_of(self.table, self.seat)
        return None if sight is None else evaluate_plan(self.table.game, self.plan, self.progress, sight)

    def answers(self):
        """Play as long as the plan has an answer, and return what it says then."""
        while isinstance(said := self.says(), Answer):
            self.play(self.seat, said.move)
            self.progress = after_answer(self.plan, self.progress, said.order)
        return said

    def play(self, seat, move):
        """Play any seat's move, and show it to the plan."""
        self.notice(self.table.play(seat, move))

    def notice(self, events):
        told = [event.data() for event in events if event.visible_to(self.seat)]
        self.progress = after_events(self.table.game.plans, self.plan, self.progress, self.seat, told)
