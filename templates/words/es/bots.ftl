# Los bots, cómo se llaman en la mesa.

bot-apprentice = Aprendiz { $number }
bot-courtier = Cortesano { $number }
bot-prince = Príncipe { $number }
setting-bot-milliseconds = Un bot puede pensar como mucho de 10 a 10000 milisegundos.
