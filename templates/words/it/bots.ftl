# I bot, come si chiamano al tavolo.

bot-apprentice = Apprendista { $seat }
bot-courtier = Cortigiano { $seat }
bot-prince = Principe { $seat }
bot-doge = Doge { $seat }
setting-bot-milliseconds = Un bot può pensare al massimo da 10 a 10000 millisecondi.
