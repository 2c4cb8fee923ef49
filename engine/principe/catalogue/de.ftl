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

event-dealt = Alle beginnen mit { $ducats } Dukaten. Offene Städte: { LIST($cities) }. Il Principe: { $prince_seat }.
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
event-drew-you = Du ziehst { LIST($cards) }.
event-shown = { $seat } hat { LIST($cards) } gelegt.
event-shown-you = Du hast { LIST($cards) } gelegt.
event-turned = Karten vom Stapel: { LIST($cards) }.
event-group = Versteigerung: { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
}; { $prince_seat } beginnt.
event-bid = { $seat } bietet { $amount }.
event-bid-you = Du bietest { $amount }.
event-passed = { $seat } passt.
event-passed-you = Du passt.
event-cannot-bid = { $seat } hat zu wenige Dukaten für ein Gebot und passt.
event-cannot-bid-you = Du hast zu wenige Dukaten für ein Gebot und passt.
event-group-won = { $seat } bekommt { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
} für { $price }, und Il Principe.
event-group-won-you = Du bekommst { $cards ->
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
event-founded-you = Du gründest { NAME($city) } für { $ducats ->
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
event-role-points-you = Du bekommst { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} aus { NAME($city) } für Rollen.
event-city-opened = { NAME($city) } ist jetzt offen.
event-declined = { $seat } gründet keine Stadt.
event-declined-you = Du gründest keine Stadt.
event-played = { $seat } spielt { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
}.
event-played-you = Du spielst { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
}.
event-rested = { $seat } setzt aus.
event-rested-you = Du setzt aus.
event-tiles-returned = Alle Rollenplättchen werden zurückgelegt.
event-contested = Gleichstand in { NAME($colour) }: { LIST($seats) } bieten um die Rolle { NAME($role) }; { $opener_seat } beginnt.
event-major = { $seat } bekommt die Rolle { NAME($role) }{ $price ->
    [0] { "" }
    [one] {" "}für einen Dukaten, nimmt Il Principe
   *[other] {" "}für { $price } Dukaten, nimmt Il Principe
} und dreht { $turned ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $turned } { NAME($colour, form: "pl") } Karten
} um.
event-major-you = Du bekommst die Rolle { NAME($role) }{ $price ->
    [0] { "" }
    [one] {" "}für einen Dukaten, nimmst Il Principe
   *[other] {" "}für { $price } Dukaten, nimmst Il Principe
} und drehst { $turned ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $turned } { NAME($colour, form: "pl") } Karten
} um.
event-minor = { $seat } bekommt die Rolle { NAME($role) }{ $price ->
    [0] { "" }
    [one] {" "}für einen Dukaten und nimmt Il Principe
   *[other] {" "}für { $price } Dukaten und nimmt Il Principe
}.
event-minor-you = Du bekommst die Rolle { NAME($role) }{ $price ->
    [0] { "" }
    [one] {" "}für einen Dukaten und nimmst Il Principe
   *[other] {" "}für { $price } Dukaten und nimmst Il Principe
}.
event-tile-stays = Niemand bekommt die Rolle { NAME($role) }.
event-revealed = { $seat } deckt eine { NAME($colour, form: "pl") } Karte auf.
event-revealed-you = Du deckst eine { NAME($colour, form: "pl") } Karte auf.
event-point = { $seat } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-point-you = Du bekommst { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.
event-drew-one = { $seat } zieht eine Karte.
event-drew-one-you = Du ziehst eine Karte.
event-arms = { $seat } setzt ein Wappen in die { NAME($region, form: "pl") } Region.
event-arms-you = Du setzt ein Wappen in die { NAME($region, form: "pl") } Region.
event-ducats = { $seat } bekommt { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}.
event-ducats-you = Du bekommst { $ducats ->
    [one] einen Dukaten
   *[other] { $ducats } Dukaten
}.
event-lapsed = { $seat } kann die Fähigkeit der Rolle { NAME($role) } nicht nutzen.
event-lapsed-you = Du kannst die Fähigkeit der Rolle { NAME($role) } nicht nutzen.
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
question-limit-cards = Verdeckte Versteigerung: Nenne dein Höchstgebot für { $cards ->
    [one] eine { NAME($colour, form: "pl") } Karte
   *[other] { $cards } { NAME($colour, form: "pl") } Karten
}, oder passe. Du hast { $purse } Dukaten.
question-limit-role = Verdeckte Versteigerung: Nenne dein Höchstgebot für die Rolle { NAME($role) }, oder passe. Du hast { $purse } Dukaten.
question-found = Du hast die Karten gewonnen. { COUNT($cities) ->
    [0] Du kannst keine offene Stadt bezahlen, also kannst du nur verzichten.
   *[other] Gründe sofort eine Stadt, oder verzichte.
}
question-turn = { $allowed ->
    [yes] { COUNT($cities) ->
        [0] Du kannst keine offene Stadt bezahlen. Spiele Karten einer Farbe, oder setze aus.
       *[other] Gründe eine Stadt, spiele Karten einer Farbe, oder setze aus.
    }
   *[no] Spiele Karten einer Farbe, oder setze aus.
}
question-reveal = Decke eine deiner verdeckten Karten auf, die nicht grün ist.
question-arms = Setze ein Wappen in eine beliebige Region.

# --- was beim Entscheiden noch zu wissen ist, ein Satz je Zeile

details-rivals = { COUNT($seats) ->
    [0] Alle anderen haben gepasst.
    [one] Außer dir noch dabei: { LIST($seats) } mit { $most ->
        [one] einem Dukaten
       *[other] { $most } Dukaten
    } (mitgezählt aus dem, was alle gesehen haben).
   *[other] Außer dir noch dabei: { LIST($seats) }; die meisten Dukaten unter ihnen: { $most } (mitgezählt aus dem, was alle gesehen haben).
}
details-lay = { $first ->
        [yes] Wer die meisten Siegpunkte (SP) hat, gewinnt. Punkte bringen Städte, die du gründest, und Rollen, wenn andere Städte gründen. Am Ende bringen auch Wappen in Regionen, Rollen, Sätze aus fünf Farben, Dukaten und Handkarten Punkte.
        Eine Stadt kostet Karten bestimmter Farben aus deiner Hand und einige Dukaten. Behalte die Karten, die sie kostet, ersteigere, was dir fehlt, und spare Dukaten dafür.
        Karten, die du stattdessen offen ausspielst, bringen am Ende der Runde Rollen.
       *[no] { "" }
    }
    Du hast { $ducats ->
        [one] einen Dukaten
       *[other] { $ducats } Dukaten
    }.
    Alle ausgelegten Karten werden aufgedeckt und nach Farben versteigert, die wenigsten Karten zuerst. Auch auf deine eigenen musst du bieten. Was niemand will, kommt aus dem Spiel.
    Es beginnt { $prince_seat }. Wer eine Gruppe ersteigert, nimmt ihre Karten auf die Hand und Il Principe und eröffnet die nächste Versteigerung{ $may_found ->
        [yes] {" "}und darf sofort eine Stadt gründen
       *[no] ; Städte kann man ab der nächsten Runde gründen
    }.
    { $ends ->
        [yes] Es sind weniger als { $display } Städte offen: Die Partie endet, sobald alle gelegt haben.
       *[no] { "" }
    }
    { $next_is_last ->
        [yes] Im Stapel sind noch { $deck } Karten: Die nächste Runde ist die letzte, und niemand zieht in ihr.
       *[no] { "" }
    }
details-bid-cards = { details-rivals }
    Auf der Hand hast du in { NAME($colour) }: { $hand }. Die meisten offenen Karten einer Farbe bringen ihre Rolle ({ LIST($roles) }). { COUNT($cities) ->
        [0] Keine offene Stadt braucht { NAME($colour, form: "pl") } Karten.
       *[other] Offene Städte, die { NAME($colour, form: "pl") } Karten brauchen: { LIST($cities) }.
    }{ COUNT($within_reach) ->
        [0] { "" }
       *[other] {" "}Mit diesen Karten hättest du alle Karten für (dahinter der Preis in Dukaten): { EACH($within_reach) }.
    }
    Wer gewinnt, zahlt, nimmt Il Principe und eröffnet die nächste Versteigerung{ $may_found ->
        [yes] {" "}und darf sofort eine Stadt gründen
       *[no] { "" }
    }. Ohne Gebot kommen die Karten aus dem Spiel.
    { COUNT($next) ->
        [0] Das ist die letzte Gruppe der Runde; danach ist jeder Platz einmal am Zug.
       *[other] Nächste Gruppen: { LIST($next) }.
    }
details-limit-cards = { details-bid-cards }
role-does = { $colour ->
    [green] eine eigene verdeckte Karte aufdecken, die nicht grün ist
    [white] { $gain ->
        [one] ein Punkt
       *[other] { $gain } Punkte
    }
    [red] eine Karte ziehen
    [blue] ein Wappen in eine beliebige Region setzen
   *[yellow] { $gain ->
        [one] ein Dukat
       *[other] { $gain } Dukaten
    }
}
details-bid-role = { details-rivals }
    Die Rolle { NAME($role) } bringt sofort: { role-does }{ $turned ->
        [0] .
        [one] , dreht aber eine { NAME($colour, form: "pl") } Karte um.
       *[other] , dreht aber { $turned } { NAME($colour, form: "pl") } Karten um.
    }
    Wer sie am Ende der Partie hat, bekommt { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, und ebenso viel, sooft jemand anders eine Stadt gründet, die { NAME($colour, form: "pl") } Karten braucht{ COUNT($cities) ->
        [0] ; von den offenen tut das keine.
       *[other] ; von den offenen: { LIST($cities) }.
    }
    Wer gewinnt, zahlt und nimmt Il Principe. Passen alle, bekommt niemand die Rolle. In jeder Runde werden alle Rollen neu vergeben.
details-limit-role = { details-bid-role }
founding-rules = Eine Stadt kostet genau ihre Karten aus deiner Hand, die dann offen vor dir liegen, und ihre Dukaten. Du bekommst ihre Punkte und setzt ihre Wappen; alle anderen bekommen Punkte für ihre Rollen in ihren Farben.
details-found = Du hast { $ducats ->
        [one] einen Dukaten
       *[other] { $ducats } Dukaten
    } und { $supply } Wappen.
    { COUNT($cities) ->
        [0] { "" }
       *[other] { founding-rules }
    }
    Verzichtest du, bleiben die Karten auf deiner Hand.
details-turn = Du hast { $ducats ->
        [one] einen Dukaten
       *[other] { $ducats } Dukaten
    } und { $supply } Wappen.
    { $allowed ->
        [yes] { COUNT($cities) ->
            [0] Du kannst jetzt keine Stadt gründen: Für jede offene fehlen dir Karten oder Dukaten.
           *[other] { founding-rules }
        }
       *[no] { rule-first-round }
    }
    { COUNT($seats) ->
        [0] Nach dir ist in dieser Runde niemand mehr am Zug.
       *[other] Nach dir: { LIST($seats) }.
    } Dann werden alle Rollen neu vergeben: Wer die meisten offenen Karten einer Farbe hat, bekommt ihre große Rolle und dreht die Hälfte davon (aufgerundet) um.
    { $last ->
        [yes] Das ist die letzte Runde: Nach den Rollen ist die Partie zu Ende.
       *[no] { "" }
    }
details-reveal = Offene Karten entscheiden über die Rollen ihrer Farbe: die, die in dieser Runde noch vergeben werden, und spätere.
details-arms = Du hast { $supply } Wappen. Am Ende bringen die meisten Wappen in einer Region { $first } Punkte, bei Gleichstand allen, die führen; führt jemand allein, bekommen die Zweiten { $second }.

# --- was in der Schachtel ist, vollständig

component-card = { $where ->
    [mine] { NAME($name) } ({ NAME($building) }), deine: { $hand ->
        [0] keine auf der Hand
       *[other] { $hand } auf der Hand
    }{ $up ->
        [0] { "" }
       *[other] , { $up } offen
    }{ $down ->
        [0] { "" }
       *[other] , { $down } verdeckt
    }.
    [shown] { NAME($name) } ({ NAME($building) }), { $seat }: { $up } offen{ $down ->
        [0] { "" }
       *[other] , { $down } verdeckt
    }{ $hand ->
        [0] { "" }
       *[other] , { $hand } auf der Hand, wie alle gesehen haben
    }.
    [supply] { NAME($name) } ({ NAME($building) }): { $count } in der Versteigerung.
    [unseen] { NAME($name) } ({ NAME($building) }): { $count } im Stapel oder auf Händen, die du nicht siehst.
   *[spent] { NAME($name) } ({ NAME($building) }): { $count } aus dem Spiel.
} { $where ->
    [mine] { COUNT($seats) ->
        [0] Niemand hat davon eine offen (Rolle am Ende der Runde: { NAME($role) }).
       *[other] Am meisten offen: { LIST($seats) } mit { $most } (Rolle am Ende der Runde: { NAME($role) }).
    } { COUNT($cities) ->
        [0] Keine offene Stadt braucht sie.
       *[other] Gebraucht für { EACH($needs) }.
    }
   *[other] { "" }
}
    .kind = Gebäudekarten
component-city = { NAME($name) }{ $where ->
    [supply] { "" }
    [unseen] {" "}(noch nicht aufgedeckt)
   *[spent] {" "}(gegründet)
}: kostet { LIST($need) } und { $ducats } Dukaten; bringt { $points } Punkte und { $arms ->
    [one] ein Wappen
   *[other] { $arms } Wappen
} in { LIST($regions) }. { $where ->
    [supply] { $payable ->
        [yes] Du kannst sie bezahlen.
        [no] Dir fehlt: { lacks }.
       *[other] { "" }
    } { COUNT($lead) ->
        [0] { "" }
       *[other] Mit allen ihren Wappen in einer Region hättest du dort die meisten ({ LIST($lead) }).
    } { $others ->
        [0] { "" }
        [one] Für Rollen bekäme einen Punkt: { LIST($seats) }.
       *[other] Für Rollen bekämen zusammen { $others } Punkte: { LIST($seats) }.
    }
   *[other] { "" }
}
    .kind = Städte
lacks = { COUNT($missing) ->
    [0] { "" }
   *[other] { LIST($missing) }
}{ $short ->
    [0] { "" }
   *[other] { COUNT($missing) ->
        [0] { "" }
       *[other] {" "}und{" "}
    }{ $short ->
        [one] ein Dukat
       *[other] { $short } Dukaten
    }
}
component-region = Region { NAME($name) }: { COUNT($seats) ->
    [0] noch keine Wappen.
    [one] die meisten Wappen: { LIST($seats) } mit { $most }.
   *[other] die meisten Wappen: { LIST($seats) } mit je { $most }.
} { $arms ->
    [0] Du hast dort keines: Ein Wappen brächte dir { $with_one } Punkte, wenn es so bliebe.
   *[other] Deine: { $arms }; Punkte, wenn es so bleibt: { $points }, mit einem mehr: { $with_one }.
}
    .kind = Regionen
component-role = { NAME($name) } ({ $tile ->
    [major] große
   *[minor] kleine
} Rolle, { NAME($colour) }): { $where ->
    [mine] deine.
    [shown] { $seat }.
   *[supply] niemand.
} Beim Nehmen: { role-does }. Bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} am Ende, und ebenso viel, sooft jemand anders eine Stadt gründet, die { NAME($colour, form: "pl") } Karten braucht.
    .kind = Rollen
component-arms = Wappen der Familie { NAME($name) } ({ $seat }): { $count } übrig, { $placed } gesetzt.
    .kind = Wappen
component-deck = Stapel: { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. { $last ->
    [yes] Das ist die letzte Runde.
   *[no] Sind es zu Beginn einer Runde weniger als { $last_below }, so ist sie die letzte: Niemand zieht, und { $last_cards ->
        [0] alle übrigen
       *[other] { $last_cards } Karten vom Stapel
    } werden versteigert. { $last_cards ->
        [0] Ist keine übrig, endet die Partie sofort.
       *[other] Sind es nicht so viele, endet die Partie sofort.
    }
}
    .kind = Der Stapel
component-city-deck = Städte: { $open } offen, { $count } verdeckt{ $removed ->
    [0] { "" }
   *[other] , { $removed } aus dem Spiel, die niemand gesehen hat
}. Sind weniger als { $display } offen, wenn alle ihre Karten gelegt haben, endet die Partie sofort.
    .kind = Der Stapel der Städte

# --- warum nicht

rule-no-colour = Eine Farbe „{ $colour }“ gibt es nicht; die Farben sind { LIST($colours) }.
rule-lay-now = Lege { $cards } Karten für die Versteigerungen aus.
rule-lay-count = Du legst genau { $cards } Karten aus, nicht { $laid }.
rule-lay-hand = Du willst in { NAME($colour) } { $laid } Karten auslegen, hast aber { $held } auf der Hand.
rule-bid-now = Biete, oder passe.
rule-bid-low = Ein Gebot von { $amount } ist zu niedrig; biete mindestens { $lowest }, oder passe.
rule-bid-money = Du hast { $ducats } Dukaten; { $amount } kannst du nicht bieten.
rule-found-or-decline = Gründe eine Stadt, oder verzichte.
rule-first-round = In der ersten Runde kann keine Stadt gegründet werden.
rule-no-city = Eine Stadt „{ $city }“ gibt es nicht{ COUNT($cities) ->
    [0] , und keine ist offen
   *[other] . Offene Städte: { LIST($cities) }
}.
rule-city-not-open = { NAME($city) } ist nicht offen{ COUNT($cities) ->
    [0] , und keine andere Stadt ist es
   *[other] . Offene Städte: { LIST($cities) }
}.
rule-city-cards = { NAME($city) } braucht in { NAME($colour) } { $needed } Karten; du hast { $held } auf der Hand.
rule-city-ducats = { NAME($city) } kostet { $price } Dukaten; du hast { $ducats }.
rule-arms-elsewhere = { NAME($city) } berührt die Region „{ $region }“ nicht, nur { LIST($regions) }.
rule-arms-negative = In der { NAME($region, form: "gen") } Region kannst du keine negative Zahl von Wappen setzen.
rule-arms-number = { NAME($city) } bringt { $number ->
    [0] kein Wappen
    [one] ein Wappen
   *[other] { $number } Wappen
} zum Setzen, nicht { $placed }.
rule-turn-now = Gründe eine Stadt, spiele Karten einer Farbe, oder setze aus.
rule-play-hand = Du willst in { NAME($colour) } { $count } Karten spielen, hast aber { $held } auf der Hand.
rule-play-negative = Du kannst keine negative Zahl von Karten spielen.
rule-reveal-now = Decke eine deiner verdeckten Karten auf.
rule-reveal-green = Die Karte, die du aufdeckst, darf nicht grün sein.
rule-reveal-none = Du hast keine verdeckte { NAME($colour, form: "pl") } Karte.
rule-arms-now = Setze ein Wappen.
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
scores-region = Wappen in den Regionen
scores-region-second = { scores-region }
scores-majors = große Rollen
scores-minors = kleine Rollen
scores-sets = Sätze aus fünf Farben
scores-ducats = die meisten Dukaten
scores-hand = die meisten Karten auf der Hand
breaker-1 = { $value }
    .what = ausliegende Karten
breaker-2 = { $value ->
    [0] keine große Rolle
    [5] { NAME("green") }
    [4] { NAME("white") }
    [3] { NAME("red") }
    [2] { NAME("blue") }
   *[other] { NAME("yellow") }
}
    .what = die erste große Rolle in der Reihe Grün, Weiß, Rot, Blau, Gelb

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
draw-groups = Zu versteigern, in dieser Reihenfolge: { $groups }.
draw-group = { $cards } { NAME($colour, form: "pl") }
draw-cities = { $count ->
    [0] Keine Stadt ist offen.
   *[other] Offene Städte:
}
draw-city = - { NAME($city) }: { $cost }, { $ducats } Dukaten; { $points } Punkte, { $arms ->
    [one] ein Wappen
   *[other] { $arms } Wappen
} in { LIST($regions) }.
draw-city-lacks = { COUNT($cards) ->
    [0] { $ducats ->
        [0] Du kannst sie bezahlen.
        [one] Dir fehlt ein Dukat.
       *[other] Dir fehlen { $ducats } Dukaten.
    }
   *[other] Dir fehlt: { LIST($cards) }{ $ducats ->
        [0] { "" }
        [one] {" "}und ein Dukat
       *[other] {" "}und { $ducats } Dukaten
    }.
}
draw-founded = Gegründet: { LIST($cities) }.
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
} übrig, { $ducats ->
    [one] ein Dukat
   *[other] { $ducats } Dukaten
}{ $reckoned ->
    [yes] {" "}(nach dem, was alle gesehen haben)
   *[no] { "" }
}.
draw-tableau = { "  " }Offen { $up }; verdeckt { $down }.
draw-open-cards = Offen liegen: { $cards }.
draw-known = { "  " }Auf der Hand, wie alle gesehen haben: { $cards }.
draw-role = { $player } { NAME($role) } ({ $tile ->
    [major] groß
   *[minor] klein
}, { NAME($colour) })
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
certain-card = für eine { NAME($value, form: "pl") } Karte
certain-role = für die Rolle { NAME($value) }
certain-turned = { $value ->
    [0] { "" }
    [one] dreht eine Karte um
   *[other] dreht { $value } Karten um
}
certain-unsold = { $value ->
    [yes] niemand bekommt es
   *[no] { "" }
}
certain-goes = { $seat } bekommt es für { $price ->
    [one] einen Dukaten
   *[other] { $price } Dukaten
}
certain-price = kostet { $value ->
    [one] einen Dukaten
   *[other] { $value } Dukaten
}
certain-ducats = es { $value ->
    [one] bleibt ein Dukat
   *[other] bleiben { $value } Dukaten
}
certain-price-at-most = kostet höchstens { $value ->
    [one] einen Dukaten
   *[other] { $value } Dukaten
}
certain-ducats-at-least = { $value ->
    [one] es bleibt mindestens ein Dukat
   *[other] es bleiben mindestens { $value } Dukaten
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
certain-regions = deine Wappen in der { NAME($name, form: "gen") } Region: { $arms } ({ $points } Punkte, wenn es so bleibt)

# --- wie das Spiel vorgestellt wird, und seine Optionen

about = Italien ist geteilt, und seine Städte warten auf jemanden, der sie gründet. Biete auf Gebäudekarten, zeige sie, um eine Rolle zu bekommen, oder behalte sie, um eine Stadt zu gründen und deine Wappen in ihre Regionen zu setzen. Jede Stadt, die du gründest, bringt auch denen Punkte, die die richtige Rolle haben.
    .sign = medici
otherwise-open-money = Dukaten liegen offen
otherwise-easy = leichtes Geld: zehn Dukaten zu Beginn, sechs in jeder Runde, Städte von der ersten Runde an
option-open-money = Offenes Geld
option-open-money-hint = Alle sehen die Dukaten der anderen. In der gedruckten Regel sind sie verdeckt; da aber jede Zahlung öffentlich ist, lassen sie sich ohnehin mitzählen.
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
move-rest = Aussetzen
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
board-order = Reihenfolge ab Il Principe
board-most-up = Am meisten offen
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
board-reckoned = mitgezählt
board-laid = gelegt: { $cards }
board-italy = Italien
board-majorities = Wappen nach Regionen
board-region = Region { $region }
board-cities = Offene Städte; { $left } weitere im Stapel
board-arms = Wappen { $count }
board-arms-sign = Die Zahl im Schild: wie viele Wappen setzt, wer sie gründet.
board-cost-sign = Die Zahl unter einem Gebäude: wie viele Karten dieser Farbe eine Stadt kostet.
sign-queen = Die Krone: wer Il Principe ist.
sign-coin = Dukaten. Die der anderen sind aus dem errechnet, was alle gesehen haben.
sign-laurel = Die Punkte, die eine Stadt bringt, wenn man sie gründet.
sign-card-back = Gebäudekarten auf der Hand, im Stapel oder verdeckt vor jemandem.
sign-role-major = Die große Rolle einer Farbe.
sign-role-minor = Die kleine Rolle einer Farbe.
board-families = Die Familien
board-family = { $family }, { $cards } auf der Hand
board-held = { $cards } auf der Hand
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

# Was an einer Ausgabe von uns ist.
ours-costs = { $count ->
    [one] was eine Stadt kostet
   *[other] was { $count } Städte kosten
}
ours-regions = { $count ->
    [one] die Regionen einer Stadt
   *[other] die Regionen von { $count } Städten
}
ours-map = { $count ->
    [one] Lage oder Farbe einer Region
   *[other] Lage oder Farbe von { $count } Regionen
}

# The figures of an edition, as the form for owners of a box calls them.
figure-colour = Farbe
figure-lies = Wo sie liegt
figure-north = im Norden
figure-centre = in der Mitte
figure-west = im Westen
figure-north-east = im Nordosten
figure-south-east = im Südosten
figure-south-west = im Südwesten
