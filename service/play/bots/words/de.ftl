# Bots an Tischen, nach ihrer Stufe. Die Zahl ist die des Platzes.

bot-apprentice = Lehrling { $seat }
bot-courtier = Höfling { $seat }
bot-prince = Fürst { $seat }
bot-doge = Doge { $seat }
