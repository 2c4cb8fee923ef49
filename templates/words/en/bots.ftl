# Bots at tables, by their level. The number is that of the seat.

bot-apprentice = Apprentice { $seat }
bot-courtier = Courtier { $seat }
bot-prince = Prince { $seat }
bot-doge = Doge { $seat }
setting-bot-milliseconds = How long a bot thinks at most must be from 10 to 10000 milliseconds.
