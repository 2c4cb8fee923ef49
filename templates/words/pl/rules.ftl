# Strony zasad.

rules = Zasady
rules-of = Zasady: { $game }
rules-unwritten = Zasad tej gry jeszcze tu nie spisano; odmowy podają je jedną po drugiej.
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
