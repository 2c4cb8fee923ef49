# Rankingi: tabele najlepszych, jak ktoś gra i kto ma ranking przy stole.

nav-leaderboard = Ranking
leaderboard-what = Ranking to ostrożna ocena siły gry, według ukończonych stołów rankingowych. Wszyscy zaczynają od 1000.
leaderboard-time = Czas
leaderboard-all-time = Od początku
leaderboard-known = Osoby, które znam
leaderboard-everybody = Wszyscy
leaderboard-none = Nikt nie ma tu jeszcze rankingu
leaderboard-none-hint = Po pierwszym stole rankingowym gracz pojawia się tutaj, jeśli chce mieć ranking.
rating-heading = Ranking
rating-game = Gra
rating-all-games = Wszystkie gry
rating-player = Kto
rating-tables = Stoły rankingowe
rating-provisional = tymczasowy
rating-none = Brak ukończonych stołów rankingowych.
rating-unwished = Nie chce mieć rankingu.
rating-hidden = Ta osoba nie pokazuje ci swoich rankingów.
rating-course = Przebieg rankingu: { $game }
rating-course-told =
    { $tables ->
        [one] Jeden stół rankingowy, od { $first } do { $last }.
        [few] { $tables } stoły rankingowe, od { $first } do { $last }; najwyżej { $highest }, najniżej { $lowest }.
       *[other] { $tables } stołów rankingowych, od { $first } do { $last }; najwyżej { $highest }, najniżej { $lowest }.
    }
rating-course-dashed = Linia przerywana jest tymczasowa: mogła się jeszcze bardzo zmienić.
rating-course-table = Stół po stole
rating-ended = Koniec
rating-place = Miejsce
rating-place-of = { $place } z { $players }
play-games = Ukończone stoły według gier
play-opponents = Najczęściej przy tym samym stole
play-tables = Stoły
play-won = Wygrane
play-best = Najwięcej punktów
play-ahead = Wyższe miejsce
rated-who = Ranking przy tym stole
rated-no = Bez rankingu, tylko dla zabawy.
rated-names = Z rankingiem: { $names }.
rated-few = Ranking liczy się od dwóch osób, które chcą go mieć. Na razie jest ich za mało.
rated-why =
    { $why ->
        [bot] { $name } to bot i nie ma rankingu.
        [guest] { $name } to gość i nie ma rankingu.
        [unwished] { $name } nie chce mieć rankingu.
        [later] { $name } zajmuje miejsce po kimś innym i nie ma tu rankingu.
       *[gone] { $name } nie ma tu rankingu.
    }
rated-left = { $name } gra od początku, lecz nie do końca, i liczy się po wszystkich, którzy zostali.
rated-changes = Rankingi

me-rated = Chcę mieć ranking
me-rated-hint = Dotyczy stołów, które zaczną się od teraz. Bez ciebie pozostali przy stole rankingowym są liczeni tak, jakby ciebie nie było.
me-shown-to = Kto może widzieć moje rankingi i to, jak gram
me-shown-to-hint = Dotyczy mojej strony i tabel najlepszych. Moja nazwa przy publicznych stołach pozostaje widoczna.
shown-to-everybody = Wszyscy zalogowani
shown-to-met = Kto ze mną grał
shown-to-nobody = Nikt
me-page = Moja strona, jaką mogą widzieć inni
wrong-shown-to = Wybierz, kto może to widzieć.

command-leaderboard-title = Ranking: { $game }
command-leaderboard-none = Nikt nie ma tu jeszcze rankingu.
command-ratings-title = Rankingi: { $name }
command-ratings-none = Brak ukończonych stołów rankingowych albo nie są dla ciebie widoczne.
command-ratings-rebuilt =
    { $tables ->
        [one] Przeliczono na nowo z jednego stołu rankingowego.
       *[other] Przeliczono na nowo ze stołów rankingowych: { $tables }.
    }
command-ratings-same = Nic się przez to nie zmieniło.
command-ratings-differ = Niektóre rankingi są inne niż przedtem.
help-leaderboard = Wypisz graczy według rankingu, w GAME albo we wszystkich grach.
help-leaderboard-month = Tylko ten miesiąc, na przykład 2026-11.
help-leaderboard-known = Tylko ty i osoby, z którymi grałeś lub grałaś.
help-ratings = Pokaż rankingi albo przelicz je od nowa.
help-ratings-show = Pokaż rankingi gracza o danym numerze albo swoje.
help-ratings-rebuild = Przelicz od nowa wszystkie rankingi lokalnej bazy z zakończonych stołów i pokaż, co się zmienia.
