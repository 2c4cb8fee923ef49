# Bots at tables, by their level. The number is that of the seat.

bot-apprentice = Apprentice { $number }
bot-courtier = Courtier { $number }
bot-prince = Prince { $number }
setting-bot-milliseconds = How long a bot thinks at most must be from 10 to 10000 milliseconds.
