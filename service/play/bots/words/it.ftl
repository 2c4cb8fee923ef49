# I bot, come si chiamano al tavolo.

bot-apprentice = Apprendista { $seat }
bot-courtier = Cortigiano { $seat }
bot-prince = Principe { $seat }
bot-doge = Doge { $seat }
