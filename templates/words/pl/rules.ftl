# Strony zasad.

rules = Zasady
rules-of = Zasady: { $game }
rules-unwritten = Zasad tej gry jeszcze tu nie spisano. Oto o co gra pyta, jak się odpowiada i co odrzuca; to, co stoi w <…>, się zmienia.
rules-untranslated = Zasad tej gry nie spisano jeszcze w tym języku; oto one po angielsku.
rules-provenance = Skąd pochodzi każda liczba
rules-provenance-told = Każda liczba gry ma znak: wydrukowana w zasadach, które mamy, wyprowadzona z nich logicznie albo zrekonstruowana, bo wydrukowany obraz dla nas zaginął.
rules-edition = Wydanie { $title }
rules-mark =
    { $mark ->
        [printed] { $count ->
            [one] Wydrukowana jest jedna liczba.
            [few] Wydrukowane są { $count } liczby.
           *[other] Wydrukowanych jest { $count } liczb.
        }
        [derived] { $count ->
            [one] Wyprowadzona jest jedna liczba.
            [few] Wyprowadzone są { $count } liczby.
           *[other] Wyprowadzonych jest { $count } liczb.
        }
       *[reconstructed] { $count ->
            [one] Zrekonstruowana jest jedna liczba.
            [few] Zrekonstruowane są { $count } liczby.
           *[other] Zrekonstruowanych jest { $count } liczb.
        }
    }
rules-datum = Dana
rules-origin = Pochodzenie
rules-origin-of =
    { $mark ->
        [derived] wyprowadzona
       *[reconstructed] zrekonstruowana
    }
rules-read = Przeczytaj zasadę
rules-data = Co jest w grze, w liczbach
rules-squares =
    { $count ->
        [one] Kształt z jednego pola
        [few] Kształt z { $count } pól
       *[other] Kształt z { $count } pól
    }
rules-all-of-it =
    { $mark ->
        [printed] Wszystko jest wydrukowane w zasadach, które przeczytaliśmy.
        [derived] Wszystko jest wyprowadzone z tego, co wydrukowano.
       *[reconstructed] Wszystko jest zrekonstruowane.
    }
rules-some-of-it =
    { $mark ->
        [printed] Wydrukowane: { $columns }
        [derived] wyprowadzone: { $columns }
       *[reconstructed] zrekonstruowane: { $columns }
    }
rules-table-buildings = Budynki
rules-column-name = Nazwa
rules-column-building = Budynek
rules-column-size = Wielkość
rules-column-copies = Egzemplarze
rules-column-points = Punkty
rules-value-small = małe
rules-value-medium = średnie
rules-value-large = duże

# --- the rules of one table

rules-of-table = Zasady: { $table }
rules-of-table-told = Dokładnie to, w co gra się przy tym stole, i nic więcej. Każdy akapit ma przy wszystkich stołach ten sam numer; brakujące numery należą do innych sposobów gry.
rules-not-here = Przy tym stole nie gramy:
rules-place = Zasada { $section }
table-rules = Zasady tego stołu
