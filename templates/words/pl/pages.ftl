# Co stoi wokół każdej strony, i słowa części, z których składają się strony.

skip-to-content = Przejdź do treści
skip-to-question = Przejdź do pytania
product = Procaccio
nav-label = Główne
nav-tables = Moje stoły
nav-seats = Wolne miejsca
nav-rules = Zasady
nav-help = Pomoc
nav-waiting =
    { $count ->
        [one] czeka na ciebie jeden stół
        [few] czekają na ciebie { $count } stoły
       *[other] czeka na ciebie { $count } stołów
    }
sign-in = Wejdź
sign-out = Wyjdź
foot-line = Powolne gry, niesione listami.
foot-api = API
look-label = Kolory
look-system = Jak system
look-light = Jasne
look-dark = Ciemne
notice-news = Wiadomość
notice-good = Zrobione
notice-warn = Uwaga
notice-bad = Problem
error-summary =
    { $count ->
        [one] Jedno pole jest puste albo błędne:
        [few] { $count } pola są puste albo błędne:
       *[other] { $count } pól jest pustych albo błędnych:
    }
optional = (opcjonalne)
seat-name = Miejsce { $letter }
seat-you = ty
pages-label = Strony
pages-earlier = Wcześniejsze
pages-later = Późniejsze
pages-page = Strona { $page }
question-yours = Twój ruch
question-answered = Odpowiedź zapisana
question-theirs = Czekamy: { $name }
question-until = Do
question-rule = Zasada
question-why = Skąd ten termin
question-no-limit = Bez pośpiechu: nie ma limitu czasu.
question-no-limit-theirs = Nie ma limitu czasu.
question-default = Jeśli nic nie zrobisz: { $default }.
answer-default = zagrane, gdy upłynie czas
story-new = nowe
story-private = tylko dla twoich oczu
score-total = Razem
problems = Problemy
problems-hint = Każdy błąd API jest dokumentem problemu; ostatnia część jego „type” jest jedną z tych nazw.
announcement-heading = Z biura
