# I bot, come si chiamano al tavolo.

bot-apprentice = Apprendista { $number }
bot-courtier = Cortigiano { $number }
bot-prince = Principe { $number }
setting-bot-milliseconds = Un bot può pensare al massimo da 10 a 10000 millisecondi.
