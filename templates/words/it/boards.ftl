# Ciò che sta sui tabelloni, oltre ai nomi che ogni gioco dà alle sue cose.

board-title-florence = I Principi di Firenze: il tabellone
board-title-principe = Il Principe: il tabellone
board-title-noblemen = Noblemen: il tabellone

board-round = Round { $round } di { $rounds }
board-opening = I mestieri sono distribuiti
board-minimum-of = Round { $round }: un’opera deve valere { $minimum }
board-minimum-now = un’opera deve valere { $minimum }
board-minimum = Valore di un’opera, almeno
board-starts = Comincia
board-bidding = Può ancora comprare in questo round
board-high = { $money }, di { $seat }
board-opening-bid = { $money }
board-principality-own = Il principato di { $seat }
board-principalities = I principati
board-principalities-others = Gli altri principati
board-palazzo = Residenza
board-building-costs = Prossimo palazzo: { $money }
board-hand = Nella tua mano
board-hand-empty = La tua mano è vuota.
board-work-value = vale
board-points = PP ora
board-courts = Il percorso della fama
board-pp = { $points } PP
board-money = fiorini
board-held-professions = { $count } carte Mestiere in mano
board-held-recruiting = { $count } carte Reclutamento
board-held-bonuses = { $count } carte Bonus
board-held-prestige = { $count } carte Prestigio
board-held-builders = { $count } costruttori
board-held-jesters = { $count } giullari
board-works = Sul tavolo: { $works }
board-supply = Si può avere
board-buildings-left = Palazzi rimasti
board-deck = { $deck }: carte rimaste
board-sold = venduto
board-left = { $count } rimasti
board-characters = Ospiti da invitare; il Banchiere ha { $money }
board-character-from = da { $money }
board-guest = è ospite di
board-borders = Oltre i tuoi confini
board-offers = Proposto attraverso un confine
board-offer = in { $at }, per { $money }
board-told = { $title }. { $parts }
board-tile = { $tile } su { $squares }
board-nothing-built = non c’è ancora nulla
board-worth = { $card } vale { $value }

# Il Principe

board-round-only = Round { $round }
board-round-last = Round { $round }, l’ultimo
board-prince = Il Principe è { $seat }
board-is-prince = Il Principe
board-deck-left = Carte nel mazzo
board-groups = Andranno all’asta
board-group =
    { $count ->
        [one] una carta di colore { $colour }
       *[other] { $count } carte di colore { $colour }
    }
board-high-ducats =
    { $count ->
        [one] un ducato, di { $seat }
       *[other] { $count } ducati, di { $seat }
    }
board-no-bid = ancora nessuna offerta
board-ducats =
    { $count ->
        [one] un ducato
       *[other] { $count } ducati
    }
board-laid = poste: { $cards }
board-italy = Italia
board-region = regione { $region }
board-cities = Città da fondare; nel mazzo altre { $left }
board-arms = Blasoni { $count }
board-families = Le famiglie
board-family = { $family }, { $cards } in mano
board-points-of = { $points } PV
board-down = { $count } a faccia in giù

# Noblemen

board-decade = Decade { $decade } di { $decades }
board-space =
    { $kind ->
        [arrow] la decade comincia
        [ball] un ballo
        [locked] lo spazio chiuso
        [scoring] la fine della decade
       *[other] un round
    }
board-queen = La Regina è da { $seat }
board-is-queen = La Regina è qui
board-turn = Di turno
board-prestige = Prestigio al ballo
board-estate-own = La tenuta di { $seat }
board-estates = Le tenute
board-estates-others = Le altre tenute
board-tiles =
    { $count ->
        [one] una tessera
       *[other] { $count } tessere
    }
board-screen = Dietro il tuo schermo
board-pounds = sterline
board-money-of = { $money } sterline
board-bribes = gettoni corruzione
board-scandals = carte Scandalo nel mazzo
board-soldiers = { $count } soldati a casa
board-cards = { $count } carte Scandalo
board-taxed = tasse raccolte
board-landed = terreno acquistato
board-courtiers = A corte
board-market = Il mercato
board-folly-points = prossima: { $points } PV
board-yours = per te { $money }
board-sold-out = nulla in vendita
board-church = Alla Chiesa
board-bag = Nel sacchetto
