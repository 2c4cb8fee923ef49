# Polecenie `procaccio tournament`.

help-tournament = Każ botom grać przeciw sobie. Pokaż rankingi, średnie punkty i to, jak często każdy bot pokonał każdego innego.
help-tournament-bots = Boty, rozdzielone przecinkami.
help-tournament-playouts = Symulacje księcia na odpowiedź. Doża robi ich dziesięć razy więcej, ale krótszych.
help-tournament-milliseconds = Czas procesora na odpowiedź zamiast liczby symulacji. Wyniki zależą wtedy od maszyny.
help-tournament-processes = Liczba procesów.
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
