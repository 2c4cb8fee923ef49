# Players who are muted by another. (What moderators do to a player has its own words, at the desk.)
me-mutes = Muted players
mutes-hint = You get no messages, invitations or challenges from muted players. At a shared table their messages are folded, but their moves count as usual. They are not told.
mutes-since = since { $moment }
mutes-none = You have muted nobody.
mutes-none-hint = The button to mute a player is on their page, and beside their messages at a table.
mute-player = Mute
mute-lift = Unmute
mute-line = A message from { $name }, whom you have muted

# By mail, and at the terminal.
answer-muted = You have muted { $name }: you get no messages, invitations or challenges from them. They are not told.
answer-unmuted = You get messages from { $name } again.
answer-why-mute-nobody = You can mute only another person, not yourself or a bot.
answer-command-mute = Get no messages, invitations or challenges from a player of this table, whose name follows:
answer-command-unmute = End that; the name of the player follows:
help-mute = Mute PLAYER, and list the players you mute. The number is in the address of a player's page.
help-mute-lift = Unmute PLAYER.
