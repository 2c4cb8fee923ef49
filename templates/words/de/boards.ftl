# Was auf den Plänen steht, neben den Namen, die der Katalog jedes Spiels seinen Dingen gibt.

board-title-florence = Die Fürsten von Florenz: der Plan
board-title-principe = Il Principe: der Plan
board-title-noblemen = Noblemen: der Plan

board-round = Runde { $round } von { $rounds }
board-opening = Die Personenkarten sind verteilt
board-minimum-of = Runde { $round }: Ein Werk muss { $minimum } wert sein
board-minimum-now = ein Werk muss { $minimum } wert sein
board-minimum = Wert eines Werks, mindestens
board-starts = Beginnt
board-bidding = Kann in dieser Runde noch kaufen
board-high = { $money } von { $seat }
board-opening-bid = { $money }
board-principality-own = Das Fürstentum von { $seat }
board-principalities = Die Fürstentümer
board-principalities-others = Die anderen Fürstentümer
board-palazzo = Palazzo
board-building-costs = Nächstes Gebäude: { $money }
board-hand = Auf deiner Hand
board-hand-empty = Deine Hand ist leer.
board-work-value = Wert
board-points = PP jetzt
board-courts = Die Ruhmesleiste
board-pp = { $points } PP
board-money = Florin
board-held-professions = Personen auf der Hand: { $count }
board-held-recruiting = Abwerbekarten: { $count }
board-held-bonuses = Bonuskarten: { $count }
board-held-prestige = Prestigekarten: { $count }
board-held-builders = Baumeister: { $count }
board-held-jesters = Gaukler: { $count }
board-works = Auf dem Tisch: { $works }
board-supply = Zu haben
board-buildings-left = Übrige Gebäude
board-deck = { $deck }: übrige Karten
board-sold = verkauft
board-left = { $count } übrig
board-characters = Gäste zum Einladen; der Bankier hat { $money }
board-character-from = ab { $money }
board-guest = kam zu
board-borders = Über deine Grenzen
board-offers = Über eine Grenze vorgeschlagen
board-offer = auf { $at }, für { $money }
board-told = { $title }. { $parts }
board-tile = { $tile } auf { $squares }
board-nothing-built = noch ist nichts gebaut
board-worth = { $card }, { $value } wert

# Il Principe

board-round-only = Runde { $round }
board-round-last = Runde { $round }, die letzte
board-prince = Il Principe: { $seat }
board-is-prince = Il Principe
board-deck-left = Karten im Stapel
board-groups = Zu versteigern
board-group =
    { $count ->
        [one] eine Karte in { $colour }
       *[other] { $count } Karten in { $colour }
    }
board-high-ducats =
    { $count ->
        [one] ein Dukat, von { $seat }
       *[other] { $count } Dukaten, von { $seat }
    }
board-no-bid = noch kein Gebot
board-ducats =
    { $count ->
        [one] ein Dukat
       *[other] { $count } Dukaten
    }
board-laid = gelegt: { $cards }
board-italy = Italien
board-region = Region { $region }
board-cities = Städte, die man gründen kann; { $left } weitere im Stapel
board-arms = Wappen { $count }
board-families = Die Familien
board-family = { $family }, { $cards } auf der Hand
board-points-of = { $points } SP
board-down = { $count } verdeckt

# Noblemen

board-decade = Jahrzehnt { $decade } von { $decades }
board-space =
    { $kind ->
        [arrow] das Jahrzehnt beginnt
        [ball] ein Ball
        [locked] das geschlossene Feld
        [scoring] das Ende des Jahrzehnts
       *[other] eine Runde
    }
board-queen = Die Königin ist bei { $seat }
board-is-queen = Die Königin ist hier
board-turn = Am Zug
board-prestige = Prestige auf dem Ball
board-estate-own = Das Anwesen von { $seat }
board-estates = Die Anwesen
board-estates-others = Die anderen Anwesen
board-tiles =
    { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
board-screen = Hinter deinem Sichtschirm
board-pounds = Pfund
board-money-of = { $money } Pfund
board-bribes = Bestechungsmarker
board-scandals = Skandalkarten im Stapel
board-soldiers = Soldaten daheim: { $count }
board-cards = Skandalkarten: { $count }
board-taxed = Steuern erhoben
board-landed = Land genommen
board-courtiers = Am Hof
board-market = Der Markt
board-folly-points = als Nächstes: { $points } SP
board-yours = für dich { $money }
board-sold-out = nichts im Angebot
board-church = In der Kirche
board-bag = Im Beutel
