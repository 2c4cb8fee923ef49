# Il Principe, auf Deutsch. Farben: `pl` vor einer oder mehreren Karten (grüne), `gen` nach einem Artikel (grünen).
# Rollen stehen ohne Artikel.

title = Il Principe

name-green = Grün
    .pl = grüne
    .gen = grünen
name-white = Weiß
    .pl = weiße
    .gen = weißen
name-red = Rot
    .pl = rote
    .gen = roten
name-blue = Blau
    .pl = blaue
    .gen = blauen
name-yellow = Gelb
    .pl = gelbe
    .gen = gelben
name-brown = Braun
    .pl = braune
    .gen = braunen
name-university = Universität
name-cathedral = Kathedrale
name-town-hall = Rathaus
name-castle = Burg
name-market = Markt
name-master = Meister
name-bishop = Bischof
name-magistrate = Magistrat
name-lord = Burgherr
name-banker = Bankier
name-apprentice = Lehrling
name-priest = Priester
name-notary = Notar
name-knight = Ritter
name-merchant = Händler
name-major = große Rolle
name-minor = kleine Rolle
name-medici = Medici
name-carraresi = Carraresi
name-visconti = Visconti
name-gonzaga = Gonzaga
name-este = d’Este
name-perugia = Perugia
name-orvieto = Orvieto
name-siena = Siena
name-verona = Verona
name-venezia = Venedig
name-bologna = Bologna
name-padova = Padua
name-urbino = Urbino
name-milano = Mailand
name-lucca = Lucca
name-firenze = Florenz
name-pisa = Pisa
name-mantova = Mantua
name-ferrara = Ferrara
name-rimini = Rimini

# --- die Wörter der Züge

word-arms = wappen
word-bid = biete
    .also = bieten | biet | gebot
word-decline = verzichte
    .also = verzichten | verzicht
word-found = gründe
    .also = gründen
word-lay = lege
    .also = legen | leg
word-pass = passe
    .also = passen
word-play = spiele
    .also = spielen | spiel
word-rest = ruhe
    .also = ruhen | pausiere
word-reveal = aufdecken
    .also = decke auf | wende
word-green = grün
    .also = grüne | grünen
word-white = weiß
    .also = weiße | weißen
word-red = rot
    .also = rote | roten
word-blue = blau
    .also = blaue | blauen
word-yellow = gelb
    .also = gelbe | gelben
word-brown = braun
    .also = braune | braunen
word-perugia = perugia
word-orvieto = orvieto
word-siena = siena
word-verona = verona
word-venezia = venedig
word-bologna = bologna
word-padova = padua
word-urbino = urbino
word-milano = mailand
word-lucca = lucca
word-firenze = florenz
word-pisa = pisa
word-mantova = mantua
word-ferrara = ferrara
word-rimini = rimini

slot-cards = Farben
slot-amount = Dukaten
slot-city = Stadt
slot-arms = Region Zahl …
slot-colour = Farbe
slot-count = Zahl
slot-region = Region

# --- was geschehen ist

event-dealt = Der Tisch ist gedeckt: Alle haben { $ducats } Dukaten; offen sind { LIST($cities) }. Il Principe: { $prince_seat }.
event-round = Runde { $round }{ $last ->
    [yes] , die letzte
   *[no] { "" }
}.
event-income = { $cards ->
    [0] Alle bekommen { $ducats } Dukaten.
    [one] Alle ziehen eine Karte und bekommen { $ducats } Dukaten.
   *[other] Alle ziehen { $cards } Karten und bekommen { $ducats } Dukaten.
}
event-drew = { $seat } zieht { LIST($cards) }.
event-shown = { $seat } hat { LIST($cards) } gelegt.
event-turned = Vom Stapel kommen { LIST($cards) }.
event-group = Versteigerung: { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
}; { $prince_seat } beginnt.
event-bid = { $seat } bietet { $amount }.
event-passed = { $seat } passt.
event-group-won = { $seat } bekommt { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
} für { $price }, und Il Principe.
event-group-gone = Niemand will { $cards ->
    [one] die { NAME($colour, form: "pl") } Karte; sie kommt
   *[other] die { $cards } { NAME($colour, form: "gen") } Karten; sie kommen
} aus dem Spiel.
event-founded = { $seat } gründet { NAME($city) } für { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}{ COUNT($arms) ->
    [0] { "" }
   *[other] , Wappen in { LIST($arms) }
}.
event-role-points = { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} aus { NAME($city) } für Rollen.
event-city-opened = { NAME($city) } ist jetzt offen.
event-declined = { $seat } gründet keine Stadt.
event-played = { $seat } spielt { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
}.
event-rested = { $seat } ruht.
event-tiles-returned = Alle Rollenplättchen gehen zurück.
event-contested = Gleichstand in { NAME($colour) }: { LIST($seats) } bieten um die Rolle { NAME($role) }.
event-major = { $seat } bekommt die Rolle { NAME($role) }{ $price ->
    [0] { "" }
    [one] {" "}für einen Dukaten, nimmt Il Principe
    [one] {" "}für einen Dukaten, nimmt Il Principe
   *[other] {" "}für { $price } Dukaten, nimmt Il Principe
} und dreht { $turned ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $turned } { NAME($colour, form: "pl") } Karten
} um.
event-minor = { $seat } bekommt die Rolle { NAME($role) }{ $price ->
    [0] { "" }
    [one] {" "}für einen Dukaten und nimmt Il Principe
    [one] {" "}für einen Dukaten und nimmt Il Principe
   *[other] {" "}für { $price } Dukaten und nimmt Il Principe
}.
event-tile-stays = Niemand bekommt die Rolle { NAME($role) }.
event-revealed = { $seat } deckt eine { NAME($colour, form: "pl") } Karte auf.
event-point = { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-drew-one = { $seat } zieht eine Karte.
event-arms = { $seat } setzt ein Wappen in die { NAME($region, form: "pl") } Region.
event-ducats = { $seat } bekommt { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}.
event-lapsed = Die Fähigkeit der Rolle { NAME($role) } nützt hier nichts: { $seat }.
event-ended = { $reason ->
    [cities] Zu wenige Städte sind offen: Die Partie ist zu Ende.
    [empty] Für eine letzte Runde sind zu wenige Karten übrig: Die Partie ist zu Ende.
   *[deck] Die letzte Runde ist gespielt: Die Partie ist zu Ende.
}

# --- was gefragt wird

question-lay = Lege { $cards } Karten aus der Hand verdeckt für die Versteigerungen aus.
question-bid-cards = Biete auf { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
}{ $high ->
    [0] { "" }
   *[other] {" "}(höchstes Gebot: { $high } von { $high_seat })
}, oder passe. Du hast { $ducats } Dukaten.
question-bid-role = Biete auf die Rolle { NAME($role) }{ $high ->
    [0] { "" }
   *[other] {" "}(höchstes Gebot: { $high } von { $high_seat })
}, oder passe. Du hast { $ducats } Dukaten.
question-limit-cards = Alle auf einmal: Bis zu wie vielen Dukaten würdest du auf { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
} bieten? Nenne eine Grenze, oder passe. Du hast { $purse } Dukaten.
question-limit-role = Alle auf einmal: Bis zu wie vielen Dukaten würdest du auf die Rolle { NAME($role) } bieten? Nenne eine Grenze, oder passe. Du hast { $purse } Dukaten.
question-found = Die Karten sind dein. Gründe sofort eine Stadt, oder verzichte.
question-turn = { $allowed ->
    [yes] Gründe eine Stadt, spiele Karten einer Farbe, oder ruhe.
   *[no] Spiele Karten einer Farbe, oder ruhe.
}
question-reveal = Decke eine deiner verdeckten Karten auf, die nicht grün ist.
question-arms = Setze ein Wappen in eine beliebige Region.

# --- warum nicht

rule-no-colour = Eine Farbe „{ $colour }“ gibt es nicht; die Farben sind { LIST($colours) }.
rule-lay-now = Jetzt legst du { $cards } Karten für die Versteigerungen aus.
rule-lay-count = Du legst genau { $cards } Karten aus, nicht { $laid }.
rule-lay-hand = Du willst in { NAME($colour) } { $laid } Karten auslegen, hast aber { $held } auf der Hand.
rule-bid-now = Jetzt bietest du, oder du passt.
rule-bid-low = Ein Gebot von { $amount } ist zu niedrig; biete mindestens { $lowest }, oder passe.
rule-bid-money = Du hast { $ducats } Dukaten; { $amount } kannst du nicht bieten.
rule-found-or-decline = Jetzt gründest du eine Stadt, oder du verzichtest.
rule-first-round = In der ersten Runde kann keine Stadt gegründet werden.
rule-no-city = Eine Stadt „{ $city }“ gibt es nicht{ COUNT($cities) ->
    [0] , und keine ist mehr offen
   *[other] ; offen sind { LIST($cities) }
}.
rule-city-not-open = { NAME($city) } ist nicht offen{ COUNT($cities) ->
    [0] , und keine andere Stadt ist es
   *[other] ; offen sind { LIST($cities) }
}.
rule-city-cards = { NAME($city) } braucht in { NAME($colour) } { $needed } Karten; du hast { $held } auf der Hand.
rule-city-ducats = { NAME($city) } kostet { $price } Dukaten; du hast { $ducats }.
rule-arms-elsewhere = { NAME($city) } berührt die Region „{ $region }“ nicht, nur { LIST($regions) }.
rule-arms-negative = In die { NAME($region, form: "pl") } Region kannst du nicht weniger als nichts setzen.
rule-arms-number = { NAME($city) } bringt { $number ->
    [0] kein Wappen
    [one] ein Wappen
   *[other] { $number } Wappen
} zum Setzen, nicht { $placed }.
rule-turn-now = Jetzt gründest du eine Stadt, spielst Karten einer Farbe, oder du ruhst.
rule-play-hand = Du willst in { NAME($colour) } { $count } Karten spielen, hast aber { $held } auf der Hand.
rule-play-negative = Weniger als nichts kann man nicht spielen.
rule-reveal-now = Jetzt deckst du eine deiner verdeckten Karten auf.
rule-reveal-green = Die Karte, die du aufdeckst, darf nicht grün sein.
rule-reveal-none = Du hast keine verdeckte { NAME($colour, form: "pl") } Karte.
rule-arms-now = Jetzt setzt du ein Wappen.
rule-no-region = Eine Region „{ $region }“ gibt es nicht; die Regionen sind { LIST($regions) }.

# --- die Punkte

score-cities = gegründete Städte
score-roles = Rollen, als andere Städte gründeten
score-white = Bischof und Priester
score-region = die meisten Wappen in der { NAME($region, form: "gen") } Region ({ $arms })
score-region-second = die zweitmeisten Wappen in der { NAME($region, form: "gen") } Region ({ $arms })
score-majors = { $tiles ->
    [one] eine große Rolle
   *[other] { $tiles } große Rollen
}
score-minors = { $tiles ->
    [one] eine kleine Rolle
   *[other] { $tiles } kleine Rollen
}
score-sets = { $sets ->
    [one] ein Satz aus fünf Farben
   *[other] { $sets } Sätze aus fünf Farben
}
score-ducats = die meisten Dukaten ({ $ducats })
score-hand = die meisten Karten auf der Hand ({ $cards })

# --- der Tisch als Text

draw-round = Runde { $round }{ $last ->
    [yes] , die letzte
   *[no] { "" }
}. Il Principe: { $prince }.
draw-decks = Stapel: { $deck } Karten, { $cities } Städte.
draw-auction-cards = Versteigerung: { $cards } { NAME($colour, form: "pl") }. { $high ->
    [0] Noch kein Gebot.
   *[other] { $leader } bietet { $high }.
} Noch dabei: { LIST($bidders) }.
draw-auction-role = Versteigerung: { NAME($role) } ({ NAME($colour) }). { $high ->
    [0] Noch kein Gebot.
   *[other] { $leader } bietet { $high }.
} Noch dabei: { LIST($bidders) }.
draw-group = Danach: { $cards } { NAME($colour, form: "pl") }.
draw-cities = { $count ->
    [0] Keine Stadt ist offen.
   *[other] Offene Städte:
}
draw-city = - { NAME($city) }: { $cost }, { $ducats } Dukaten; { $points } Punkte, { $arms ->
    [one] ein Wappen
   *[other] { $arms } Wappen
} in { LIST($regions) }.
draw-player = { $player } ({ NAME($family) }): { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $cards ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand, { $supply ->
    [0] keine Wappen
   *[other] { $supply } Wappen
} übrig.
draw-tableau = { "  " }Offen { $up }; verdeckt { $down }.
draw-role = { $player } { $tile ->
    [major] groß
   *[minor] klein
} { NAME($colour) }
draw-roles = Rollen: { $roles }.
draw-region = Region { NAME($region) }: { $arms }.
draw-arms = { $player } { $count }
draw-own = Du hast { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
} und auf der Hand { $hand }.
draw-laid = Du hast { LIST($cards) } gelegt.
draw-count = { $count } { NAME($thing) }
draw-nothing = nichts

# Was ein Zug sicher bringen würde, je eine Wendung.
certain-colour = für { NAME($value, form: "pl") } Karten
certain-cards = { $value ->
    [one] eine Karte
   *[other] { $value } Karten
}
certain-card = für eine { NAME($value, form: "pl") } Karte
certain-price = kostet { $value ->
    [one] einen Dukaten
   *[other] { $value } Dukaten
}
certain-ducats = es { $value ->
    [one] bleibt ein Dukat
   *[other] bleiben { $value } Dukaten
}
certain-sold = { $value ->
    [yes] sofort dein
   *[no] { "" }
}
certain-hand = auf der Hand bleibt: { $value }
certain-points = { $value ->
    [one] ein Punkt
   *[other] { $value } Punkte
}
certain-arms = Wappen in { $value }
certain-others = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
} an { $seat }
certain-face-up = offen: { $value }
certain-regions = Wappen in der { NAME($name, form: "gen") } Region dann: { $arms }

# --- wie das Spiel vorgestellt wird, und seine Optionen

about = Italien ist geteilt, und seine Städte warten auf jemanden, der sie gründet. Biete auf Gebäudekarten, zeige sie, um ein Amt zu bekommen, oder behalte sie, um eine Stadt zu gründen und deine Wappen in ihre Regionen zu setzen. Was immer du gründest, zahlt auch denen, die das richtige Amt innehaben.
    .sign = medici
option-easy = Leichtes Geld
option-easy-hint = Zehn Dukaten zu Beginn, sechs in jeder Runde und Städte von der ersten Runde an: ein sanfteres Spiel.

# --- Pläne: wie das heißt, was man haben wollen kann

plan-lot-blue = blaue Karten
plan-lot-red = rote Karten
plan-lot-green = grüne Karten
plan-lot-white = weiße Karten
plan-lot-yellow = gelbe Karten
plan-lot-cards = beliebige Karten
plan-lot-role = eine beliebige Rolle

# --- was man tun kann, wie es über den Feldern steht

move-lay = Karten für die Versteigerungen auslegen
    .cards = Karten
move-bid = Bieten
    .amount = Dukaten
move-pass = Passen
move-found = Eine Stadt gründen
    .city = Stadt
    .arms = Wappen
move-decline = Jetzt keine Stadt gründen
move-play = Karten spielen
    .colour = Farbe
    .count = Wie viele
move-rest = Ruhen
move-reveal = Eine Karte aufdecken
    .colour = Farbe
move-arms = Ein Wappen setzen
    .region = Region

# --- der Plan

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
board-down = { $count } verdeckt

# --- die Tabellen auf der Seite der Regeln

rules-table-colours = Farben: Gebäude und Rollen
rules-table-cities = Städte
rules-column-major = Große Rolle
rules-column-minor = Kleine Rolle
rules-column-ducats = Dukaten
rules-column-arms = Wappen
rules-column-regions = Regionen
rules-column-cost = Preis in Karten
