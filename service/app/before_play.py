"""The functions that are called when a table opens, and when a player takes a seat."""

from service.play.tables.before_play import BeforePlay
from service.social.seeks.seek import end_seeks_at
from service.social.seeks.tell import tell_seeking_players

BEFORE_PLAY = BeforePlay(opened=[tell_seeking_players], seated=[end_seeks_at])
