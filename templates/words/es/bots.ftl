# Los bots, cómo se llaman en la mesa.

bot-apprentice = Aprendiz { $seat }
bot-courtier = Cortesano { $seat }
bot-prince = Príncipe { $seat }
bot-doge = Dux { $seat }
setting-bot-milliseconds = Un bot puede pensar como mucho de 10 a 10000 milisegundos.
