# Los bots, cómo se llaman en la mesa.

bot-apprentice = Aprendiz { $seat }
bot-courtier = Cortesano { $seat }
bot-prince = Príncipe { $seat }
bot-doge = Dux { $seat }
