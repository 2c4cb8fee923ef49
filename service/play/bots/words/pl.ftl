# Boty przy stołach, według poziomu. Liczba to numer miejsca.

bot-apprentice = Czeladnik { $seat }
bot-courtier = Dworzanin { $seat }
bot-prince = Książę { $seat }
bot-doge = Doża { $seat }
