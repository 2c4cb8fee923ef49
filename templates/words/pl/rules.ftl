# Strony zasad.

rules = Zasady
rules-of = Zasady: { $game }
rules-unwritten = Zasad tej gry jeszcze nie spisano. Poniżej są jej pytania, odpowiedzi i odmowy. To, co stoi w <…>, się zmienia.
rules-untranslated = Zasad tej gry jeszcze nie przetłumaczono; oto one po angielsku.
rules-provenance = Skąd pochodzi każda liczba
rules-provenance-told = Każda liczba gry ma znak: wydrukowana w zasadach, które mamy, wyprowadzona z nich logicznie, opublikowana gdzie indziej (źródło jest podane) albo zrekonstruowana przez nas, bo nie mamy skanów oryginalnego pudełka.
rules-box = Masz tę grę? Wpisz, co widać w twoim pudełku.
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
        [published] Liczby opublikowane gdzie indziej: { $count }.
       *[reconstructed] { $count ->
            [one] Zrekonstruowana jest jedna liczba.
            [few] Zrekonstruowane są { $count } liczby.
           *[other] Zrekonstruowanych jest { $count } liczb.
        }
    }
rules-datum = Dana
rules-in-the-text = W tekście
rules-here = Tutaj
rules-origin = Pochodzenie
rules-origin-of =
    { $mark ->
        [derived] wyprowadzona
        [published] opublikowane: { $source }
       *[reconstructed] zrekonstruowana
    }
rules-read = Przeczytaj zasadę
rules-data = Elementy gry w liczbach
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
        [published] Wszystko opublikowano gdzie indziej.
       *[reconstructed] Wszystko jest zrekonstruowane.
    }
rules-some-of-it =
    { $mark ->
        [printed] Wydrukowane: { $columns }
        [derived] wyprowadzone: { $columns }
        [published] opublikowane gdzie indziej: { $columns }
       *[reconstructed] zrekonstruowane: { $columns }
    }
rules-column-name = Nazwa

# --- the rules of one table

rules-of-table = Zasady: { $table }
rules-of-table-told = Dokładnie zasady tego stołu. Każdy akapit ma przy wszystkich stołach ten sam numer. Brakujące numery należą do innych sposobów gry.
rules-not-here = Przy tym stole nie gramy:
rules-place = Zasada { $section }
table-rules = Zasady tego stołu
