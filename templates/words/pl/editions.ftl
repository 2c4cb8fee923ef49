# Wydania: polecenie.

help-edition-family = Dane, którymi się gra: jakie są, co jest nie tak w pliku, nowy plik dla tego, kto ma pudełko.
help-edition-list = Wydania wszystkich gier, także z folderu PROCACCIO_EDITIONS, i co w którymś pliku jest nie tak.
help-edition-show = Każda dana wydania gry GAME ze znakiem: wydrukowana, wyprowadzona, opublikowana, zrekonstruowana.
help-edition-doubtful = Tylko dane, których nie ma w wydrukowanych zasadach.
help-edition-check = Czy z plikiem FILE da się grać: nazwy, wielkości, sumy, płytki, które się mieszczą, i sto stołów botów.
help-edition-quick = Obejrzyj tylko plik; boty nie grają.
help-edition-tables = Ile stołów grają boty.
help-edition-new = Własny plik dla gry GAME, do poprawienia według pudełka: kopia wydania, które do niej należy.
help-edition-from = Wydanie, które się kopiuje; inaczej zwykłe.
help-edition-file = Gdzie zapisać plik; inaczej w folderze wydań albo tutaj.
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
edition-no-such = { $game } nie ma wydania „{ $name }”; są: { $editions }.
edition-sound = { $file } jest w porządku: do końca rozegrano z nim stoły w liczbie { $tables }.
edition-sound-quick = { $file } jest w porządku, o ile widać to bez grania.
edition-new-title = Z mojego pudełka
edition-there = { $file } już istnieje; podaj inny z --file.
edition-unwritable = { $file } nie da się zapisać: { $reason }
edition-written = { $file } jest zapisany. Popraw go według pudełka, potem: procaccio edition check { $file }
edition-more = Skąd pochodzi każda dana
edition-ours-more = { $ours } Więcej: { $link }
