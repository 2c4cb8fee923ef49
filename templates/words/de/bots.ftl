# Bots an Tischen, nach ihrer Stufe. Die Zahl ist die des Platzes.

bot-apprentice = Lehrling { $seat }
bot-courtier = Höfling { $seat }
bot-prince = Fürst { $seat }
bot-doge = Doge { $seat }
setting-bot-milliseconds = Wie lange ein Bot höchstens nachdenkt, muss von 10 bis 10000 Millisekunden gehen.
