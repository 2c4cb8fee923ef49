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
rules-table-professions = Profesje i czego pragnie dzieło każdej z nich
rules-table-buildings = Budynki
rules-table-landscapes = Krajobrazy
rules-table-bonus = Karty Premii
rules-table-prestige = Karty Prestiżu
rules-table-characters = Postacie i ile kosztują kolejne ich miejsca
rules-table-colours = Kolory: budynki i role
rules-table-cities = Miasta
rules-table-tiles = Kafelki posiadłości
rules-table-follies = Kaprysy i czego każdy wymaga
rules-table-titles = Tytuły
rules-table-events = Karty wydarzeń
rules-column-name = Nazwa
rules-column-building = Budynek
rules-column-landscape = Krajobraz
rules-column-freedom = Wolność
rules-column-size = Wielkość
rules-column-copies = Egzemplarze
rules-column-outline = Kształt
rules-column-each = Wartość za sztukę
rules-column-points = Punkty
rules-column-tied = Punkty przy remisie
rules-column-fields = Ceny
rules-column-major = Większa rola
rules-column-minor = Mniejsza rola
rules-column-ducats = Dukaty
rules-column-arms = Herby
rules-column-regions = Regiony
rules-column-cost = Cena w kartach
rules-column-total = Sztuk w sumie
rules-column-stocked = W sprzedaży przy 3, 4, 5 graczach
rules-column-prices = Ceny
rules-column-needs = Wymaga
rules-column-prestige = Wymagany prestiż
rules-column-discount = Zniżka
rules-column-by-seats = Egzemplarze przy 3, 4, 5 graczach
rules-value-small = małe
rules-value-medium = średnie
rules-value-large = duże
