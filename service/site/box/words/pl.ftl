# Formularz dla tych, którzy mają pudełko.

box-title = Dla tych, którzy mają pudełko
box-lead = Niektórych liczb tych gier nie podaje żadna instrukcja, którą mamy. Jeśli pudełko leży przed tobą, dwa wieczory wystarczą, żeby je poprawić: obejrzyj każdą daną, popraw ją i zabierz plik ze sobą.
box-begin = { $title }: { $count ->
    [one] jedna dana do sprawdzenia
    [few] { $count } dane do sprawdzenia
   *[many] { $count } danych do sprawdzenia
}
box-go-on = Ciąg dalszy z plikiem
box-file = Plik z innego wieczoru
box-file-hint = Kończy się na .toml. Jest w nim to, co zostało wpisane.
box-open = Otwórz go
box-unreadable = Z tym plikiem nie da się iść dalej: nie jest wydaniem gry, w którą się tu gra. Zacznij od nowa albo popraw go ręcznie; „procaccio edition check” mówi, co jest w nim źle.
box-of = { $game }: z twojego pudełka
box-how = Popraw każdą daną, która w twoim pudełku jest inna, i zaznacz te, które z niego pochodzą. Tu nic nie zostaje: zapisz plik, gdy kończysz, i otwórz go znowu, żeby iść dalej.
box-glimpse = Jak to rysujemy
box-name = Nazwa pliku
box-name-hint = Małe litery, cyfry i łączniki, najwyżej 40.
box-file-title = Tytuł
box-file-title-hint = To, co inni czytają, gdy wybierają: „Trzeci nakład”.
box-progress = Odczytane z pudełka
box-done = { $done } z { $all }
box-ours = U nas:
box-seen = Odczytane z mojego pudełka
box-square = kolumna { $column }, rząd { $row }
box-place = miejsce { $number }
box-check = Sprawdź
box-save = Zapisz plik
box-save-hint = Plik z błędami też można zapisać. Nikt nim nie zagra, póki nie jest w porządku.
box-result = Co z tego wychodzi
box-faults = { $count ->
    [one] Jedno jeszcze się nie zgadza. Napisano to przy tej danej.
    [few] { $count } rzeczy jeszcze się nie zgadzają. Każdą napisano przy jej danej.
   *[many] { $count } rzeczy jeszcze się nie zgadza. Każdą napisano przy jej danej.
}
box-sound = Plik jest w porządku: nazwy, wielkości i sumy się zgadzają, a każda płytka się mieści.
box-send = Przyślij go
box-send-how = Zapisz { $file } i dołącz go do zgłoszenia w projekcie, ze słowami na pudełku, które mówią, który to nakład. To, co kilka pudełek mówi tak samo, stanie się częścią gry.
box-use = Użyj go tutaj
box-use-moderators = Osoby z obsługi tego domu mogą go wprowadzić: daj im plik.
box-use-nowhere = Ten dom nie ma folderu na wydania. Kto go prowadzi, ustawia PROCACCIO_EDITIONS na folder i uruchamia go ponownie.
box-use-how = { $file } zostanie zapisany w folderze wydań tego domu, w miejsce pliku o tej nazwie. Nowe stoły mogą go wybrać; rozpoczęte toczą się jak dotąd.
