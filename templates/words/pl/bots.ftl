# Boty przy stołach, według poziomu. Liczba to numer miejsca.

bot-apprentice = Czeladnik { $number }
bot-courtier = Dworzanin { $number }
bot-prince = Książę { $number }
setting-bot-milliseconds = Czas namysłu bota musi wynosić od 10 do 10000 milisekund.
