# Co mówi zainstalowany Procaccio bez połączenia.

installed-about = Powolne gry planszowe renesansu: ruch w czasie, w jakim czyta się list.
offline-heading = Brak połączenia
offline-told = Nie ma połączenia. Ostatnio oglądane plansze można czytać; otwórz jedną z nich.
offline-kept-heading = Twoja odpowiedź jest zachowana
offline-answer = Nie ma połączenia. Twoja odpowiedź jest zachowana w tej przeglądarce i zostanie wysłana, gdy połączenie wróci i otwarta będzie strona Procaccio. Jeśli jej pytanie już minęło, dowiesz się o tym i nic nie zostanie zagrane.
offline-board = Nie ma połączenia: to plansza, jaką ostatnio widziano. Odpowiedzi są zachowywane, aż połączenie wróci.
sound = Dźwięki
sound-hint = Stuknięcie, gdy coś się porusza, dzwonek, gdy przychodzi twoja kolej. W tej przeglądarce.
