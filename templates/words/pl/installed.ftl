# Co mówi zainstalowany Procaccio bez połączenia.

installed-about = Powolne gry planszowe renesansu: ruch w czasie, w jakim czyta się list.
offline-heading = Brak połączenia
offline-told = Nie ma połączenia. Możesz czytać ostatnio oglądane plansze: otwórz jedną z nich.
offline-kept-heading = Twoja odpowiedź jest zachowana
offline-answer = Nie ma połączenia. Twoja odpowiedź czeka w tej przeglądarce. Zostanie wysłana, gdy połączenie wróci i otwarta będzie strona Procaccio. Jeśli pytanie będzie już zamknięte, nic nie zostanie zagrane, a ty się o tym dowiesz.
offline-board = Nie ma połączenia: to plansza, jaką ostatnio widziano. Odpowiedzi są zachowywane, aż połączenie wróci.
sound = Dźwięki
sound-hint = Stuknięcie, gdy coś się porusza, dzwonek, gdy przychodzi twoja kolej. W tej przeglądarce.
