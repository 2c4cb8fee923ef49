# Bots at tables, by their level. The number is that of the seat.

bot-apprentice = Apprentice { $seat }
bot-courtier = Courtier { $seat }
bot-prince = Prince { $seat }
bot-doge = Doge { $seat }
