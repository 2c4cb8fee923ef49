"""Everything that can be done in an action turn of the base game."""

from __future__ import annotations

from typing import Final

from engine.florence.building import Building
from engine.florence.cards import DRAWING
from engine.florence.deed import Deed
from engine.florence.freedoms import Introducing
from engine.florence.recruiting import Recruiting
from engine.florence.works import Working

ACTIONS: Final[tuple[Deed, ...]] = (Working(), Building(), *DRAWING, Introducing(), Recruiting())
