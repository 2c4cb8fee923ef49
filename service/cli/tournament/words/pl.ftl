# Polecenie `procaccio tournament`.

help-tournament = Niech boty grają przeciw sobie i dostaną oceny. Miejsca zmieniają się od stołu do stołu.
help-tournament-bots = Boty, rozdzielone przecinkami.
help-tournament-playouts = Ile stołów książę rozgrywa w myślach dla każdej odpowiedzi; doża dziesięć na każdy z nich, ale krótko.
help-tournament-milliseconds = Ile milisekund czasu procesora bot patrzący w przyszłość może myśleć nad odpowiedzią; zamiast liczby stołów.
help-tournament-processes = Ile procesów gra równocześnie.
tournament-which-bots = Podaj co najmniej dwa różne spośród { $bots }, rozdzielone przecinkami.
tournament-title = { $game }: { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[other] { $tables } stołów
}
tournament-bot = Bot
tournament-rating = Ocena
tournament-mean-place = Średnia pozycja
tournament-mean-points = Średnie punkty
tournament-most-points = Najwięcej punktów
tournament-speed = Decyzje na sekundę
tournament-pairs = Każdy z każdym
tournament-ahead = Bot
tournament-behind = przeciw
tournament-share = Lepsza pozycja, %
tournament-meetings = Spotkania
tournament-intervals = W nawiasach: między czym leży liczba w 95 przypadkach na 100.
