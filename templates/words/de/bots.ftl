# Bots an Tischen, nach ihrer Stufe. Die Zahl ist die des Platzes.

bot-apprentice = Lehrling { $number }
bot-courtier = Höfling { $number }
bot-prince = Fürst { $number }
setting-bot-milliseconds = Wie lange ein Bot höchstens nachdenkt, muss von 10 bis 10000 Millisekunden gehen.
