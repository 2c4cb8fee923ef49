# Formularz dla tych, którzy mają pudełko.

box-title = Dla właścicieli gry
box-lead = Niektórych liczb tych gier nie podaje żadna instrukcja, którą mamy. Jeśli masz pudełko, możesz je poprawić w mniej więcej dwa wieczory: sprawdź każdą liczbę, popraw ją i zapisz plik.
box-begin = { $title }: { $count ->
    [one] jedna dana do sprawdzenia
    [few] { $count } dane do sprawdzenia
   *[many] { $count } danych do sprawdzenia
}
box-go-on = Ciąg dalszy z plikiem
box-file = Twój zapisany plik
box-file-hint = Kończy się na .toml. Jest w nim to, co zostało wpisane.
box-open = Otwórz go
box-unreadable = Ten plik nie jest wydaniem gry, w którą się tu gra. Zacznij od nowa albo popraw go ręcznie; „procaccio edition check” mówi, co jest w nim źle.
box-of = { $game }: z twojego pudełka
box-how = Popraw każdą daną, która w twoim pudełku jest inna, i zaznacz te, które z niego pochodzą. Niczego nie przechowujemy: zapisz plik, gdy kończysz, i otwórz go znowu, żeby iść dalej.
box-glimpse = Jak to rysujemy
box-name = Nazwa pliku
box-name-hint = Małe litery, cyfry i łączniki, najwyżej 40.
box-file-title = Tytuł
box-file-title-hint = To, co inni czytają, gdy wybierają: „Trzeci nakład”.
box-progress = Odczytane z pudełka
box-done = { $done } z { $all }
box-ours = Nasza wartość:
box-seen = Odczytane z mojego pudełka
box-square = kolumna { $column }, rząd { $row }
box-place = miejsce { $number }
box-check = Sprawdź plik
box-save = Zapisz plik
box-save-hint = Plik z błędami też możesz zapisać. Zostanie użyty, gdy wszystkie będą poprawione.
box-result = Wynik
box-faults = { $count ->
    [one] Jedno jeszcze się nie zgadza. Napisano to przy tej danej.
    [few] { $count } rzeczy jeszcze się nie zgadzają. Każdą napisano przy jej danej.
   *[many] { $count } rzeczy jeszcze się nie zgadza. Każdą napisano przy jej danej.
}
box-sound = Plik jest w porządku: nazwy, wielkości i sumy się zgadzają, a każda płytka się mieści.
box-send = Przyślij go
box-send-how = Zapisz { $file } i dołącz go do zgłoszenia w projekcie, ze słowami na pudełku, które mówią, który to nakład. Liczby, w których zgadza się kilka pudełek, staną się częścią gry.
box-use = Użyj go tutaj
box-use-moderators = Moderacja tej strony może użyć pliku: wyślij go jej.
box-use-nowhere = Ta strona nie ma folderu na wydania. Kto ją prowadzi, musi ustawić PROCACCIO_EDITIONS na folder i uruchomić ją ponownie.
box-use-how = { $file } zostanie zapisany w folderze wydań i zastąpi plik o tej nazwie. Nowe stoły mogą go wybrać. Trwające stoły zostają bez zmian.
