# Was Spielhilfe und Fragen ausführlich sagen, auf Deutsch.

name-large = große Gebäude
name-type = Arten von Landschaft
name-empty = leere Felder
name-work = Werke auf dem Tisch

option-open-money = Offenes Geld
option-open-money-hint = Alle sehen das Geld der anderen. In der gedruckten Regel ist es verdeckt; da aber jede Zahlung öffentlich ist, lässt es sich ohnehin mitzählen.

# --- everything in the box in full; `kind` is the heading of the player aid

component-profession = { NAME($name) }{ card-place }. Wünscht: { NAME($building) } (+{ $building_value }), { NAME($landscape) } (+{ $landscape_value }), { NAME($freedom) } (+{ $freedom_value }).{ $reckoned ->
    [yes] {" "}{ profession-worth }
   *[no] {""}
}
    .kind = Personenkarten
profession-worth = Ein Werk jetzt: { $value } = { SUM($parts) }. { COUNT($missing) ->
    [0] Es fehlt nichts.
   *[other] Es fehlt: { LIST($missing) }.
}
card-place = { $place ->
    [row] {" "}(in der Reihe der Werke von { $seat })
    [looked] { "" }
    [deck] {" "}(im Stapel)
   *[other] {""}
}
component-bonus = { NAME($name) }{ card-place }.{ $reckoned ->
    [yes] {" "}{ bonus-worth }
   *[no] {""}
}
    .kind = Bonuskarten
bonus-worth = Bringt einem Werk jetzt: +{ $adds }.{ $adds ->
    [0] {""}
   *[other] { COUNT($works) ->
        [0] {""}
       *[other] {" "}Deine Werke damit: { EACH($works) }; Mindestwert in dieser Runde: { $minimum }.
    }
}
component-prestige = { NAME($name) }{ card-place }. Am Ende: { $points } PP{ $tied ->
    [0] {""}
   *[other] {" "}(bei Gleichstand: { $tied })
}.{ $rule ->
    [all] {" "}Verlangt mindestens: { EACH($wants) }.
    [fewest] {" "}Verlangt am wenigsten: { NAME($thing) }.
   *[most] {" "}Verlangt am meisten: { NAME($thing) }.
}{ $standing ->
    [fulfilled] {" "}Erfüllt; jetzt wert: { $now } PP.
    [leads] {" "}{ prestige-counts } Du führst; jetzt wert: { $now } PP.
    [tied] {" "}{ prestige-counts } Gleichstand; jetzt wert: { $now } PP.
    [behind] {" "}{ $rule ->
        [all] Es fehlt: { EACH($missing) }.
       *[other] { prestige-counts }
    } Jetzt wert: { $now } PP.
   *[unknown] {""}
}
    .kind = Prestigekarten
prestige-counts = Du hast { $have }, die anderen { $rule ->
    [fewest] mindestens
   *[other] höchstens
} { $others }.
component-landscape = { $where ->
    [supply] { NAME($name) } (übrig { $count }). { tile-shape } Bringt einem Werk, das es wünscht: { $value }{ tile-wished }. { $have ->
        [0] Jede weitere derselben Art bringt { $points_again } PP.
       *[other] Du hast { $have }; eine weitere bringt { $points } PP.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Landschaften
component-any-landscape = Eine Landschaft nach Wahl; übrig: { EACH($tiles) }.
    .kind = Landschaften
component-building = { $where ->
    [supply] { NAME($name) } ({ $size ->
        [large] groß
        [medium] mittel
       *[small] klein
    }, übrig { $count }). { tile-shape } { $brief ->
        [yes] Keine deiner Karten wünscht es.
       *[no] { building-brings }
    }
   *[other] { NAME($name) }
}
    .kind = Gebäude
building-brings = { $reckoned ->
    [yes] Von dir allein gebaut: { $price } Florin, +{ $points } PP.
   *[no] +{ $points } PP.
} Bringt einem Werk, das es wünscht: { $value }{ tile-wished }.{ $have ->
    [0] {""}
   *[other] {" "}Du hast das schon.
}
tile-shape = Form (n), von oben: [{ $shape }].
tile-wished = { COUNT($wished_by) ->
    [0] {""}
   *[other] {" "}(deine: { LIST($wished_by) })
}
component-freedom = { $where ->
    [supply] { NAME($name) } (übrig { $count }). Kostet dich { $price } Florin. Bringt einem Werk, das es wünscht: { $value }{ tile-wished }.{ $have ->
        [yes] {" "}Du hast das schon.
       *[no] {""}
    }
   *[other] { NAME($name) }
}
    .kind = Freiheiten
component-jester = { $where ->
    [supply] { NAME($name) } (übrig { $count }). Bringt jedem deiner Werke: +{ $value }. Du hast { $have }.
   *[other] { NAME($name) }: { $count }
}
    .kind = Gaukler
component-builder = { $where ->
    [supply] { NAME($name) } (übrig { $count }). Du hast { $have } (höchstens { $most }). Mit einem mehr kostet ein Gebäude { $price_next } Florin (jetzt { $price }){ $points ->
        [0] .
       *[other] , +{ $points } PP.
    } Ab { $to_touch }: dürfen Gebäude sich berühren.
   *[other] { NAME($name) }: { $count }
}
    .kind = Baumeister
component-recruiting = { $where ->
    [supply] { NAME($name) } (übrig { $count }). Holt eine Personenkarte aus den Werken anderer auf deine Hand. Oder behalte sie auf der Hand, wo sie jedem Werk bringt: +{ $value }.{ COUNT($professions) ->
        [0] {" "}Du kannst jetzt niemanden abwerben.
       *[other] {" "}Du kannst jetzt abwerben: { LIST($professions) }.
    }{ COUNT($own_professions) ->
        [0] {""}
       *[other] {" "}Andere können von dir abwerben: { LIST($own_professions) }.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Abwerbekarten
component-deck = { NAME($name) } (übrig { $count }). Ansehen: { $looked_at }, behalten: { $kept }{ $name ->
    [prestige] {" "}(durch Versteigerung).
   *[other] {" "}({ $price } Florin).
}
    .kind = Stapel
component-character = { NAME($name) }: { $name ->
    [muse] bringt in dieser Runde jedem deiner Werke: +{ $brings }.
    [cardinal] bringt in dieser Runde eine Aktion mehr.
    [princess] lässt dich in dieser Runde ein Werk ohne Personenkarte vollenden. Es zählen Landschaften, Baumeister, Gebäude und Karten.{ $reckoned ->
        [yes] {" "}Ein Werk jetzt: { $brings } = { SUM($parts) }.
       *[no] {""}
    }
    [merchant] zahlt, was du in den nächsten Versteigerungen gewinnst, oder bringt Punkte für deinen Platz auf der Ruhmesleiste.{ $reckoned ->
        [yes] {" "}Für deinen Platz jetzt: { $brings } PP.
       *[no] {""}
    }
    [professor] bringt eine Prestige- oder Bonuskarte (fünf ansehen, eine behalten), kostenlos und wann du willst.
   *[banker] bringt dir sofort { $brings } Florin. Nimmst du ihn in der letzten Runde, darfst du am Ende Geld in Punkte umwandeln.
}{ $where ->
    [mine] {" "}Ist bei dir.
    [shown] {" "}Ist bei { $seat }.
   *[other] { $taken ->
        [yes] {" "}Schon vergeben.
       *[no] { $bid ->
            [0] {" "}Noch kein Gebot; biete { $lowest } bis { $highest }.
           *[other] {" "}{ $bidder_seat }: { $bid }; biete mehr, höchstens { $highest }.
        }
    }
}
    .kind = Gäste

# --- what whoever decides wants to know besides, one sentence a line

own-means = Du hast { $money } Florin{ $from_points ->
    [0] .
   *[other] . Alle deine Prestigepunkte (PP) zu verkaufen brächte { $from_points } mehr, aber sie entscheiden das Spiel.
}
work-pays = Ein Werk bringt { $money_per_value } Florin für jeden Punkt seines Werts: { $work_money } für { $minimum }. Statt je { $money_per_point } kannst du 1 Prestigepunkt (PP) nehmen.
tile-places = In b3n ist b3 die linke untere Ecke des Plättchens, n: wie gezeichnet; e, s, w: im Uhrzeigersinn gedreht; *: zuvor gespiegelt.
rounds-to-come = { COUNT($later_minimums) ->
    [0] Dies ist die letzte Runde.
   *[other] Mindestwert in späteren Runden: { ROW($later_minimums) }.
}
details-keep =
    Du beginnst mit { $money } Florin. Dein Fürstentum ist bis auf den Palazzo leer.
    Wert eines Werks, für Gebäude, Landschaft und Freiheit, für jeden Gaukler und jede Karte: { EACH($values) }.
    Ein Werk bringt { $money_per_value } Florin für jeden Punkt seines Werts, oder 1 Prestigepunkt (PP) statt je { $money_per_point } davon. Die PP entscheiden das Spiel. „Karten“ ist 1 für jede Karte, die du behältst.
    Mindestwert eines Werks je Runde: { ROW($later_minimums) }.
    Die Karte, die du nicht behältst, geht in den Stapel zurück. Weitere kannst du später ziehen oder abwerben.
details-name =
    { own-means }
    Noch ohne Kauf in dieser Runde: { ROW($bidding_seats) }.{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Schon verkauft: { LIST($sold) }.
    }
    Du bietest auf das, was du nennst; alle ohne Kauf dürfen steigern. Jeder kauft höchstens einmal, dann folgen Aktionen.
    Ein Werk muss jetzt { $minimum } wert sein. { rounds-to-come } { work-pays }
details-raise =
    { own-means }
    { $leader_seat }: { $bid } Florin. Bieten noch: { ROW($bidding_seats) }.
    Wenn du passt, scheidest du nur aus dieser Versteigerung aus. Das höchste Gebot gewinnt; wer es abgegeben hat, zahlt und bekommt in dieser Runde nichts anderes.
    { work-pays }
details-limits =
    { own-means }
    Bieten noch: { ROW($bidding_seats) }.
    Die Versteigerung läuft dann mit den Grenzen aller, in Schritten von { $step } Florin. Wer gewinnt, zahlt nicht mehr als nötig.
    { work-pays }
details-last-buyer =
    { own-means }{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Schon verkauft: { LIST($sold) }.
    }
    Alle anderen haben gekauft oder verzichtet. Dann folgen Aktionen.
    Ein Werk muss jetzt { $minimum } wert sein. { rounds-to-come } { work-pays }
details-place =
    Freie Felder: { $free }. Eine Landschaft darf alles berühren.
    Die zweite Landschaft derselben Art und jede weitere bringt { $again } PP.
    { tile-places }
details-recruit =
    Die Abwerbekarte nimmt den Platz der Personenkarte bei den Werken der anderen Person ein.
    Auf der Hand bringt sie jedem Werk: +{ $card_value }.
details-take =
    Die anderen Karten kommen in dieser Reihenfolge unter den Stapel, oder in der, die du nach „unter“ schreibst.
details-turn =
    { own-means } { $building_lacking ->
        [0] Dein nächstes Gebäude kostet { $building_price } Florin.
       *[other] Du kannst jetzt nicht bauen: Ein Gebäude kostet { $building_price } Florin, dir fehlen { $building_lacking }.
    }
    { rounds-to-come } { work-pays }
    { COUNT($best_seats) ->
        [0] In dieser Runde ist noch kein Werk vollendet.
       *[other] Bestes Werk der Runde bisher: { $best }, { ROW($best_seats) }.
    } Am Ende der Runde bringt das beste Werk { $best_points } PP.
    { COUNT($after_seats) ->
        [0] Dein Zug ist der letzte der Runde.
       *[other] Nach dir: { ROW($after_seats) }.
    }
    { tile-places }
details-invite =
    Du hast { $money } Florin. Noch nicht entschieden: { ROW($inviting_seats) }.
    Ist dein Marker nicht überboten, wenn du wieder an der Reihe bist, zahlst du und bekommst den Gast. Ist er überboten, darfst du wieder bieten.
    Jede Person kann einen haben. Alle außer Kaufmann und Professor gehen am Ende der Runde.
details-merchant =
    { own-means }
    Frei: Der Kaufmann zahlt und geht. Punkte: Du zahlst, und der Kaufmann geht. Passen: Du zahlst, und der Kaufmann bleibt, bis die Versteigerungen dieser Runde vorbei sind.
details-cash =
    Du hast { $money } Florin. { $money_per_point } Florin = 1 PP.
    Dann werden Prestigekarten gewertet, und das Spiel ist aus. Geld entscheidet nur bei Gleichstand.
details-proposal =
    Westlicher Plan: { $west_seat }, { ROW($west_squares) }. Östlicher Plan: { $east_seat }, { ROW($east_squares) }.
    Die Ortsangabe ({ $at }) gilt für den Plan von { $west_seat }.
    { $from_seat } → Bank: { $cost } Florin. { $to_seat } → { $from_seat }: { $price } Florin.
    Beiden gehört das Gebäude: +{ $points } PP. Du kannst frei annehmen oder ablehnen.
    { own-means }
details-answers =
    { own-means } Für das Gebäude zahlst du der Bank { $building_price } Florin.
    { $east_answers ->
        [yes] { $east_seat } ({ NAME("east") }): { $east_price } Florin.
       *[no] {""}
    }
    { $west_answers ->
        [yes] { $west_seat } ({ NAME("west") }): { $west_price } Florin.
       *[no] {""}
    }
    Lehnst du ab, wird nichts gebaut und keine Aktion verbraucht.

# --- what a move would certainly bring

certain-opening-bid = erstes Gebot { $value } Florin
certain-price-at-most = kostet höchstens { $value } Florin
certain-points-when-placed = { $value ->
    [0] {""}
   *[other] { $value } PP, wenn gelegt
}
certain-no-lot = du bekommst in dieser Runde nichts aus den Versteigerungen
certain-winner-seat = { $value } bekommt das Angebot
certain-for = der Preis ist { $value } Florin
certain-next-bidder-seat = { $value } bietet als Nächstes
certain-no-bid = du bietest hier nicht mit
certain-raises = bringt deinen Werken { $value }
certain-looked-at = du siehst dir { $value } Karten an
certain-adds = bringt einem Werk jetzt: +{ $value }
certain-points-today = jetzt wert: { $value } PP
certain-goes-back = zurück in den Stapel geht { LIST($value) }
certain-unused = { $value ->
    [one] 1 Aktion übrig
   *[other] { $value } Aktionen übrig
}
certain-no-guest = in dieser Runde kommt kein Gast zu dir
certain-no-building = es wird nichts gebaut
certain-to-seat = fragt { $value }
certain-squares = auf deinem Plan: { ROW($value) }
certain-squares-beyond = auf dem anderen: { ROW($value) }
