# Co stoi na planszach obok nazw, które swoim rzeczom dają katalogi gier.

board-title-florence = Książęta Florencji: plansza
board-title-principe = Il Principe: plansza
board-title-noblemen = Noblemen: plansza

board-round = Runda { $round } z { $rounds }
board-opening = Zawody są rozdane
board-minimum-of = Runda { $round }: wartość Dzieła co najmniej { $minimum }
board-minimum-now = wartość Dzieła co najmniej { $minimum }
board-minimum = Najmniejsza wartość Dzieła
board-starts = Zaczyna
board-bidding = Mogą jeszcze kupić w tej rundzie
board-high = { $money }, { $seat }
board-opening-bid = { $money }
board-principality-own = Księstwo: { $seat }
board-principalities = Księstwa
board-principalities-others = Pozostałe Księstwa
board-palazzo = Pałac
board-building-costs = Następny Budynek: { $money }
board-hand = W twojej ręce
board-hand-empty = Twoja ręka jest pusta.
board-work-value = wartość
board-points = PP teraz
board-courts = Ścieżka Sławy
board-pp = { $points } PP
board-money = floreny
board-held-professions = zawody w ręce: { $count }
board-held-recruiting = karty Rekrutacji: { $count }
board-held-bonuses = karty Premii: { $count }
board-held-prestige = karty Prestiżu: { $count }
board-held-builders = Architekci: { $count }
board-held-jesters = Błaźni: { $count }
board-works = Na stole: { $works }
board-supply = Do zdobycia
board-buildings-left = Pozostałe Budynki
board-deck = { $deck }: pozostałe karty
board-sold = sprzedane
board-left = zostało { $count }
board-characters = Goście do zaproszenia; Bankier ma { $money }
board-character-from = od { $money }
board-guest = gości u
board-borders = W poprzek twoich granic
board-offers = Propozycje w poprzek granicy
board-offer = na { $at }, za { $money }
board-told = { $title }. { $parts }
board-tile = { $tile } na { $squares }
board-nothing-built = nic jeszcze nie stoi
board-worth = { $card }, wartość { $value }

# Il Principe

board-round-only = Runda { $round }
board-round-last = Runda { $round }, ostatnia
board-prince = Il Principe: { $seat }
board-is-prince = Il Principe
board-deck-left = Karty w talii
board-groups = Do licytacji
board-group =
    { $count ->
        [one] jedna karta, kolor { $colour }
        [few] { $count } karty, kolor { $colour }
       *[other] { $count } kart, kolor { $colour }
    }
board-high-ducats =
    { $count ->
        [one] jeden dukat, { $seat }
        [few] { $count } dukaty, { $seat }
       *[other] { $count } dukatów, { $seat }
    }
board-no-bid = jeszcze bez ofert
board-ducats =
    { $count ->
        [one] jeden dukat
        [few] { $count } dukaty
       *[other] { $count } dukatów
    }
board-laid = wyłożone: { $cards }
board-italy = Italia
board-region = region: { $region }
board-cities = Miasta do założenia; w talii jeszcze { $left }
board-arms = Herby { $count }
board-families = Rody
board-family = { $family }, w ręce { $cards }
board-points-of = { $points } PZ
board-down = zakryte: { $count }

# Noblemen

board-decade = Dekada { $decade } z { $decades }
board-space =
    { $kind ->
        [arrow] dekada się zaczyna
        [ball] bal
        [locked] zamknięte pole
        [scoring] koniec dekady
       *[other] runda
    }
board-queen = Królową gości { $seat }
board-is-queen = Królowa jest tutaj
board-turn = Teraz tura
board-prestige = Prestiż na balu
board-estate-own = Posiadłość: { $seat }
board-estates = Posiadłości
board-estates-others = Pozostałe posiadłości
board-tiles =
    { $count ->
        [one] jedna płytka
        [few] { $count } płytki
       *[other] { $count } płytek
    }
board-screen = Za twoją zasłonką
board-pounds = funty
board-money-of = funty: { $money }
board-bribes = żetony łapówek
board-scandals = karty skandali w talii
board-soldiers = żołnierze w domu: { $count }
board-cards = karty skandali: { $count }
board-taxed = podatki ściągnięte
board-landed = ziemia wzięta
board-courtiers = Na dworze
board-market = Rynek
board-folly-points = następny: { $points } PZ
board-yours = dla ciebie { $money }
board-sold-out = brak oferty
board-church = W kościele
board-bag = W worku
