# Wydania: polecenie.

help-edition-family = Pokaż, sprawdź i twórz dane gry.
help-edition-list = Wypisz wszystkie wydania i błędy plików w PROCACCIO_EDITIONS.
help-edition-show = Pokaż każdą daną wydania GAME ze znakiem: wydrukowana, wyprowadzona, opublikowana albo zrekonstruowana.
help-edition-doubtful = Pokaż tylko dane, których nie ma w wydrukowanych zasadach.
help-edition-check = Sprawdź nazwy, wielkości, sumy i płytki w FILE. Potem zagrają z nim boty.
help-edition-quick = Sprawdź tylko plik. Boty nie grają.
help-edition-tables = Liczba stołów, które rozgrywają boty.
help-edition-new = Skopiuj wydanie GAME do nowego pliku, który poprawisz według swojego pudełka.
help-edition-from = Kopiowane wydanie. Domyślnie zwykłe.
help-edition-file = Nowy plik. Domyślnie w PROCACCIO_EDITIONS albo w tym folderze.
edition-own = należy do gry
edition-added = dodane tutaj
edition-doubtful = { $count ->
    [0] wszystko wydrukowane
    [one] jedna dana niewydrukowana
   *[other] danych niewydrukowanych: { $count }
}
edition-broken-file = { $file }: nie jest oferowane, { $count ->
    [one] jeden błąd
   *[other] błędów: { $count }
}
edition-column-key = Klucz
edition-column-value = Dana
edition-column-mark = Znak
edition-no-such = { $game } nie ma wydania „{ $name }”. Są: { $editions }.
edition-sound = { $file } jest prawidłowy. Boty rozegrały z nim stoły w liczbie { $tables }.
edition-sound-quick = { $file } nie ma błędów. Boty z nim nie grały.
edition-new-title = Z mojego pudełka
edition-there = { $file } już istnieje. Podaj inny plik przez --file.
edition-unwritable = { $file } nie da się zapisać: { $reason }
edition-written = { $file } jest zapisany. Popraw go według pudełka, potem: procaccio edition check { $file }
edition-more = Skąd pochodzi każda dana
edition-ours-more = { $ours } Więcej: { $link }
