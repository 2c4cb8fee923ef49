# Il Principe, po polsku. Kolory: `one` jedna karta, `acc` jedną kartę, `few` karty, `gen` kart, `loc` w regionie, `nom` region.
# Role: `ins` (staje się kim), `gen` (kogo). Miasta: `acc` (zakłada co), `gen` (z czego).

title = Il Principe

name-green = zielony
    .one = zielona
    .acc = zieloną
    .few = zielone
    .gen = zielonych
    .loc = zielonym
name-white = biały
    .one = biała
    .acc = białą
    .few = białe
    .gen = białych
    .loc = białym
name-red = czerwony
    .one = czerwona
    .acc = czerwoną
    .few = czerwone
    .gen = czerwonych
    .loc = czerwonym
name-blue = niebieski
    .one = niebieska
    .acc = niebieską
    .few = niebieskie
    .gen = niebieskich
    .loc = niebieskim
name-yellow = żółty
    .one = żółta
    .acc = żółtą
    .few = żółte
    .gen = żółtych
    .loc = żółtym
name-brown = brązowy
    .one = brązowa
    .acc = brązową
    .few = brązowe
    .gen = brązowych
    .loc = brązowym
name-university = uniwersytet
name-cathedral = katedra
name-town-hall = ratusz
name-castle = zamek
name-market = targ
name-master = Mistrz
    .ins = Mistrzem
    .gen = Mistrza
name-bishop = Biskup
    .ins = Biskupem
    .gen = Biskupa
name-magistrate = Sędzia
    .ins = Sędzią
    .gen = Sędziego
name-lord = Pan
    .ins = Panem
    .gen = Pana
name-banker = Bankier
    .ins = Bankierem
    .gen = Bankiera
name-apprentice = Czeladnik
    .ins = Czeladnikiem
    .gen = Czeladnika
name-priest = Ksiądz
    .ins = Księdzem
    .gen = Księdza
name-notary = Notariusz
    .ins = Notariuszem
    .gen = Notariusza
name-knight = Rycerz
    .ins = Rycerzem
    .gen = Rycerza
name-merchant = Kupiec
    .ins = Kupcem
    .gen = Kupca
name-major = większa rola
name-minor = mniejsza rola
name-medici = Medyceusze
name-carraresi = Carraresi
name-visconti = Visconti
name-gonzaga = Gonzaga
name-este = d’Este
name-perugia = Perugia
    .acc = Perugię
    .gen = Perugii
name-orvieto = Orvieto
    .acc = Orvieto
    .gen = Orvieto
name-siena = Siena
    .acc = Sienę
    .gen = Sieny
name-verona = Werona
    .acc = Weronę
    .gen = Werony
name-venezia = Wenecja
    .acc = Wenecję
    .gen = Wenecji
name-bologna = Bolonia
    .acc = Bolonię
    .gen = Bolonii
name-padova = Padwa
    .acc = Padwę
    .gen = Padwy
name-urbino = Urbino
    .acc = Urbino
    .gen = Urbino
name-milano = Mediolan
    .acc = Mediolan
    .gen = Mediolanu
name-lucca = Lukka
    .acc = Lukkę
    .gen = Lukki
name-firenze = Florencja
    .acc = Florencję
    .gen = Florencji
name-pisa = Piza
    .acc = Pizę
    .gen = Pizy
name-mantova = Mantua
    .acc = Mantuę
    .gen = Mantui
name-ferrara = Ferrara
    .acc = Ferrarę
    .gen = Ferrary
name-rimini = Rimini
    .acc = Rimini
    .gen = Rimini

# --- słowa ruchów

word-arms = herby
    .also = herb | herbów
word-bid = licytuj
    .also = licytuję | daję | oferuję
word-decline = odmów
    .also = odmawiam | nie zakładam
word-found = załóż
    .also = zakładam | założę
word-lay = wyłóż
    .also = wykładam | wyłożę
word-pass = pas
    .also = pasuję | pasuj | spasuj
word-play = zagraj
    .also = zagrywam | gram | graj
word-rest = odpocznij
    .also = odpoczywam | odpoczynek
word-reveal = odkryj
    .also = odkrywam
word-green = zielony
    .also = zielona | zielone | zieloną | zielonych
word-white = biały
    .also = biała | białe | białą | białych
word-red = czerwony
    .also = czerwona | czerwone | czerwoną | czerwonych
word-blue = niebieski
    .also = niebieska | niebieskie | niebieską | niebieskich
word-yellow = żółty
    .also = żółta | żółte | żółtą | żółtych
word-brown = brązowy
    .also = brązowa | brązowe | brązową | brązowych
word-perugia = perugia
    .also = perugię
word-orvieto = orvieto
word-siena = siena
    .also = sienę
word-verona = werona
    .also = weronę
word-venezia = wenecja
    .also = wenecję
word-bologna = bolonia
    .also = bolonię
word-padova = padwa
    .also = padwę
word-urbino = urbino
word-milano = mediolan
word-lucca = lukka
    .also = lukkę
word-firenze = florencja
    .also = florencję
word-pisa = piza
    .also = pizę
word-mantova = mantua
    .also = mantuę
word-ferrara = ferrara
    .also = ferrarę
word-rimini = rimini

slot-cards = kolory
slot-amount = dukaty
slot-city = miasto
slot-arms = region liczba …
slot-colour = kolor
slot-count = liczba
slot-region = region

# --- co się wydarzyło

event-dealt = Każdy zaczyna, mając { $ducats } { $ducats ->
    [one] dukat
    [few] dukaty
   *[other] dukatów
}. Otwarte miasta: { LIST($cities) }. Il Principe: { $prince_seat }.
event-round = Runda { $round }{ $last ->
    [yes] , ostatnia
   *[no] { "" }
}.
event-income = { $cards ->
    [0] Każdy dostaje tyle dukatów: { $ducats }.
    [one] Każdy dobiera jedną kartę i dostaje tyle dukatów: { $ducats }.
    [few] Każdy dobiera { $cards } karty i dostaje tyle dukatów: { $ducats }.
   *[other] Każdy dobiera { $cards } kart i dostaje tyle dukatów: { $ducats }.
}
event-drew = { $seat } dobiera karty: { LIST($cards, form: "one") }.
event-drew-you = Dobierasz karty: { LIST($cards, form: "one") }.
event-shown = { $seat } wykłada karty: { LIST($cards, form: "one") }.
event-shown-you = Wykładasz karty: { LIST($cards, form: "one") }.
event-turned = Karty z talii: { LIST($cards, form: "one") }.
event-group = Na licytacji { $cards ->
    [one] jedna { NAME($colour, form: "one") } karta
    [few] { $cards } { NAME($colour, form: "few") } karty
   *[other] { $cards } { NAME($colour, form: "gen") } kart
}; zaczyna { $prince_seat }.
event-bid = { $seat } licytuje { $amount }.
event-bid-you = Licytujesz { $amount }.
event-passed = { $seat } pasuje.
event-passed-you = Pasujesz.
event-cannot-bid = { $seat } ma za mało dukatów, by licytować, i pasuje.
event-cannot-bid-you = Masz za mało dukatów, by licytować, i pasujesz.
event-group-won = { $seat } dostaje { $cards ->
    [one] jedną { NAME($colour, form: "acc") } kartę
    [few] { $cards } { NAME($colour, form: "few") } karty
   *[other] { $cards } { NAME($colour, form: "gen") } kart
} za { $price }, a także Il Principe.
event-group-won-you = Dostajesz { $cards ->
    [one] jedną { NAME($colour, form: "acc") } kartę
    [few] { $cards } { NAME($colour, form: "few") } karty
   *[other] { $cards } { NAME($colour, form: "gen") } kart
} za { $price }, a także Il Principe.
event-group-gone = Nikt nie chce tego, co jest na licytacji: { $cards ->
    [one] jedna { NAME($colour, form: "one") } karta odpada
    [few] { $cards } { NAME($colour, form: "few") } karty odpadają
   *[other] { $cards } { NAME($colour, form: "gen") } kart odpada
} z gry.
event-founded = { $seat } zakłada { NAME($city, form: "acc") } za { $ducats } { $ducats ->
    [one] dukata
    [few] dukaty
   *[other] dukatów
}: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ COUNT($arms) ->
    [0] { "" }
   *[other] , herby w regionach: { LIST($arms) }
}.
event-founded-you = Zakładasz { NAME($city, form: "acc") } za { $ducats } { $ducats ->
    [one] dukata
    [few] dukaty
   *[other] dukatów
}: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}{ COUNT($arms) ->
    [0] { "" }
   *[other] , herby w regionach: { LIST($arms) }
}.
event-role-points = { $seat } dostaje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za role, z miasta { NAME($city) }.
event-role-points-you = Dostajesz { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} za role, z miasta { NAME($city) }.
event-city-opened = Otwarte jest teraz miasto { NAME($city) }.
event-declined = { $seat } nie zakłada miasta.
event-declined-you = Nie zakładasz miasta.
event-played = { $seat } zagrywa { $cards ->
    [one] jedną { NAME($colour, form: "acc") } kartę
    [few] { $cards } { NAME($colour, form: "few") } karty
   *[other] { $cards } { NAME($colour, form: "gen") } kart
}.
event-played-you = Zagrywasz { $cards ->
    [one] jedną { NAME($colour, form: "acc") } kartę
    [few] { $cards } { NAME($colour, form: "few") } karty
   *[other] { $cards } { NAME($colour, form: "gen") } kart
}.
event-rested = { $seat } nic nie robi.
event-rested-you = Nic nie robisz.
event-tiles-returned = Wszystkie płytki ról wracają.
event-contested = Remis, kolor { NAME($colour) }: { LIST($seats) } licytują rolę { NAME($role, form: "gen") }; zaczyna { $opener_seat }.
event-major = { $seat } obejmuje rolę { NAME($role, form: "gen") }{ $price ->
    [0] { "" }
    [one] {" "}za { $price } dukata i bierze Il Principe
    [few] {" "}za { $price } dukaty i bierze Il Principe
   *[other] {" "}za { $price } dukatów i bierze Il Principe
}; zakryte zostają karty koloru { NAME($colour) }, w liczbie { $turned }.
event-major-you = Obejmujesz rolę { NAME($role, form: "gen") }{ $price ->
    [0] { "" }
    [one] {" "}za { $price } dukata i bierzesz Il Principe
    [few] {" "}za { $price } dukaty i bierzesz Il Principe
   *[other] {" "}za { $price } dukatów i bierzesz Il Principe
}; zakryte zostają karty koloru { NAME($colour) }, w liczbie { $turned }.
event-minor = { $seat } obejmuje rolę { NAME($role, form: "gen") }{ $price ->
    [0] { "" }
    [one] {" "}za { $price } dukata i bierze Il Principe
    [few] {" "}za { $price } dukaty i bierze Il Principe
   *[other] {" "}za { $price } dukatów i bierze Il Principe
}.
event-minor-you = Obejmujesz rolę { NAME($role, form: "gen") }{ $price ->
    [0] { "" }
    [one] {" "}za { $price } dukata i bierzesz Il Principe
    [few] {" "}za { $price } dukaty i bierzesz Il Principe
   *[other] {" "}za { $price } dukatów i bierzesz Il Principe
}.
event-tile-stays = Nikt nie obejmuje roli { NAME($role, form: "gen") }.
event-revealed = { $seat } odkrywa { NAME($colour, form: "acc") } kartę.
event-revealed-you = Odkrywasz { NAME($colour, form: "acc") } kartę.
event-point = { $seat } dostaje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
event-point-you = Dostajesz { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
event-drew-one = { $seat } dobiera kartę.
event-drew-one-you = Dobierasz kartę.
event-arms = { $seat } kładzie herb w regionie { NAME($region, form: "loc") }.
event-arms-you = Kładziesz herb w regionie { NAME($region, form: "loc") }.
event-ducats = { $seat } dostaje { $ducats ->
    [one] jednego dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
event-ducats-you = Dostajesz { $ducats ->
    [one] jednego dukata
    [few] { $ducats } dukaty
   *[other] { $ducats } dukatów
}.
event-lapsed = { $seat } nie może użyć umiejętności { NAME($role, form: "gen") }.
event-lapsed-you = Nie możesz użyć umiejętności { NAME($role, form: "gen") }.
event-ended = { $reason ->
    [cities] Zostało za mało otwartych miast: gra jest skończona.
    [empty] Zostało za mało kart na ostatnią rundę: gra jest skończona.
   *[deck] Ostatnia runda rozegrana: gra jest skończona.
}

# --- o co się pyta

question-lay = Wyłóż z ręki na licytacje karty, zakryte, w liczbie: { $cards }.
question-bid-cards = Licytuj { $cards ->
    [one] jedną { NAME($colour, form: "acc") } kartę
    [few] { $cards } { NAME($colour, form: "few") } karty
   *[other] { $cards } { NAME($colour, form: "gen") } kart
}{ $high ->
    [0] { "" }
   *[other] {" "}(najwyższa oferta: { $high }, { $high_seat })
} albo spasuj. Twoje dukaty: { $ducats }.
question-bid-role = Licytuj rolę { NAME($role, form: "gen") }{ $high ->
    [0] { "" }
   *[other] {" "}(najwyższa oferta: { $high }, { $high_seat })
} albo spasuj. Twoje dukaty: { $ducats }.
question-limit-cards = Tajna licytacja: podaj najwyższą kwotę, jaką zapłacisz za { $cards ->
    [one] jedną { NAME($colour, form: "acc") } kartę
    [few] { $cards } { NAME($colour, form: "few") } karty
   *[other] { $cards } { NAME($colour, form: "gen") } kart
}, albo spasuj. Twoje dukaty: { $purse }.
question-limit-role = Tajna licytacja: podaj najwyższą kwotę, jaką zapłacisz za rolę { NAME($role, form: "gen") }, albo spasuj. Twoje dukaty: { $purse }.
question-found = Karty są twoje. { COUNT($cities) ->
    [0] Nie stać cię na żadne otwarte miasto, więc możesz tylko odmówić.
   *[other] Załóż od razu miasto albo odmów.
}
question-turn = { $allowed ->
    [yes] { COUNT($cities) ->
        [0] Nie stać cię na żadne otwarte miasto. Zagraj karty jednego koloru albo nic nie rób.
       *[other] Załóż miasto, zagraj karty jednego koloru albo nic nie rób.
    }
   *[no] Zagraj karty jednego koloru albo nic nie rób.
}
question-reveal = Odkryj jedną ze swoich zakrytych kart, która nie jest zielona.
question-arms = Połóż jeden herb w dowolnym regionie.

# --- co jeszcze warto wiedzieć przed decyzją, po jednym zdaniu w wierszu

details-rivals = { COUNT($seats) ->
    [0] Wszyscy inni spasowali.
    [one] Prócz ciebie licytuje { LIST($seats) }, dukaty: { $most } (policzone z tego, co było widać).
   *[other] Prócz ciebie licytują { LIST($seats) }; najwięcej dukatów wśród nich: { $most } (policzone z tego, co było widać).
}
details-lay = { $first ->
        [yes] Wygrywa, kto ma najwięcej punktów zwycięstwa (PZ). Dają je miasta, które założysz, role, gdy inni zakładają miasta, a na końcu herby w regionach, role, komplety pięciu kolorów, dukaty i karty na ręce.
        Miasto kosztuje karty określonych kolorów z ręki i trochę dukatów: zatrzymaj potrzebne karty, zdobądź brakujące i oszczędzaj na nie dukaty.
        Karty zagrane zamiast tego odkryte dają role na koniec rundy.
       *[no] { "" }
    }
    Twoje dukaty: { $ducats }.
    Wszystkie wyłożone karty odkrywa się i licytuje kolorami, najpierw ten, w którym jest ich najmniej; swoje też musisz licytować. Grupa, której nikt nie chce, wypada z gry.
    Zaczyna { $prince_seat }. Kto wygra grupę, bierze jej karty na rękę i Il Principe i otwiera następną licytację{ $may_found ->
        [yes] , a może też od razu założyć miasto
       *[no] ; miasta można zakładać od następnej rundy
    }.
    { $ends ->
        [yes] Otwartych miast jest mniej niż { $display }: gra kończy się, gdy tylko karty wyłożą wszyscy.
       *[no] { "" }
    }
    { $next_is_last ->
        [yes] Karty w talii: { $deck }. Następna runda jest ostatnia i nikt w niej nie dobiera.
       *[no] { "" }
    }
details-bid-cards = { details-rivals }
    W twojej ręce w kolorze { NAME($colour, form: "loc") }: { $hand }. Najwięcej odkrytych kart koloru daje jego rolę ({ LIST($roles) }). { COUNT($cities) ->
        [0] Żadne otwarte miasto nie wymaga kart tego koloru.
       *[other] Otwarte miasta, które wymagają kart tego koloru: { LIST($cities) }.
    }{ COUNT($within_reach) ->
        [0] { "" }
       *[other] {" "}Z tymi kartami masz wszystkie potrzebne na (obok koszt w dukatach): { EACH($within_reach) }.
    }
    Kto wygra, płaci, bierze Il Principe i otwiera następną licytację{ $may_found ->
        [yes] , a może też od razu założyć miasto
       *[no] { "" }
    }. Bez ofert karty wypadają z gry.
    { COUNT($next) ->
        [0] To ostatnia grupa w tej rundzie; potem każdy ma ruch.
       *[other] Następne grupy: { LIST($next, form: "one") }.
    }
details-limit-cards = { details-bid-cards }
role-does = { $colour ->
    [green] odkryć jedną własną zakrytą kartę, która nie jest zielona
    [white] dostać { $gain ->
        [one] jeden punkt
        [few] { $gain } punkty
       *[other] { $gain } punktów
    }
    [red] dobrać jedną kartę
    [blue] położyć jeden herb w dowolnym regionie
   *[yellow] dostać { $gain ->
        [one] jednego dukata
        [few] { $gain } dukaty
       *[other] { $gain } dukatów
    }
}
details-bid-role = { details-rivals }
    Rola { NAME($role, form: "gen") } pozwala od razu { role-does }{ $turned ->
        [0] .
        [one] , ale zakrywa jedną { NAME($colour, form: "acc") } kartę.
        [few] , ale zakrywa { $turned } { NAME($colour, form: "few") } karty.
       *[other] , ale zakrywa { $turned } { NAME($colour, form: "gen") } kart.
    }
    Kto ma tę rolę na końcu gry, dostaje { $points ->
        [one] jeden punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, i tyle samo, ilekroć ktoś inny zakłada miasto, które wymaga kart tego koloru{ COUNT($cities) ->
        [0] ; z otwartych żadne.
       *[other] ; z otwartych: { LIST($cities) }.
    }
    Kto wygra, płaci i bierze Il Principe. Gdy spasują wszyscy, nikt nie dostaje roli. W każdej rundzie wszystkie role rozdziela się od nowa.
details-limit-role = { details-bid-role }
founding-rules = Miasto kosztuje dokładnie swoje karty z twojej ręki, które potem leżą odkryte przed tobą, i swoje dukaty. Dostajesz jego punkty i kładziesz jego herby; wszyscy inni dostają punkty za swoje role w jego kolorach.
details-found = Twoje dukaty: { $ducats }; herby: { $supply }.
    { COUNT($cities) ->
        [0] { "" }
       *[other] { founding-rules }
    }
    Jeśli odmówisz, karty zostają w twojej ręce.
details-turn = Twoje dukaty: { $ducats }; herby: { $supply }.
    { $allowed ->
        [yes] { COUNT($cities) ->
            [0] Nie możesz teraz założyć miasta: do każdego otwartego brakuje ci kart albo dukatów.
           *[other] { founding-rules }
        }
       *[no] { rule-first-round }
    }
    { COUNT($seats) ->
        [0] Po tobie nikt już nie gra w tej rundzie.
       *[other] Po tobie: { LIST($seats) }.
    } Potem wszystkie role rozdziela się od nowa: kto ma najwięcej odkrytych kart koloru, dostaje jego większą rolę i zakrywa połowę z nich (w górę).
    { $last ->
        [yes] To ostatnia runda: po rolach gra się kończy.
       *[no] { "" }
    }
details-reveal = Odkryte karty decydują o rolach swojego koloru: tych, które jeszcze się rozdziela w tej rundzie, i późniejszych.
details-arms = Twoje herby: { $supply }. Na końcu najwięcej herbów w regionie daje { $first ->
        [one] jeden punkt
        [few] { $first } punkty
       *[other] { $first } punktów
    }, przy remisie każdemu z nich; gdy ktoś prowadzi sam, drudzy dostają { $second }.

# --- rzeczy z pudełka, w całości

component-card = { $where ->
    [mine] { NAME($name) } ({ NAME($building) }), twoje: { $hand ->
        [0] żadna w ręce
       *[other] { $hand } w ręce
    }{ $up ->
        [0] { "" }
       *[other] , { $up } odkryte
    }{ $down ->
        [0] { "" }
       *[other] , { $down } zakryte
    }.
    [shown] { NAME($name) } ({ NAME($building) }), { $seat }: { $up } odkryte{ $down ->
        [0] { "" }
       *[other] , { $down } zakryte
    }{ $hand ->
        [0] { "" }
       *[other] , { $hand } w ręce, jak widziano
    }.
    [supply] { NAME($name) } ({ NAME($building) }): { $count } na licytacji.
    [unseen] { NAME($name) } ({ NAME($building) }): { $count } w talii albo w rękach, których nie widzisz.
   *[spent] { NAME($name) } ({ NAME($building) }): { $count } poza grą.
} { $where ->
    [mine] { COUNT($seats) ->
        [0] Nikt nie ma ich odkrytych (rola na koniec rundy: { NAME($role) }).
       *[other] Najwięcej odkrytych: { LIST($seats) }, { $most } (rola na koniec rundy: { NAME($role) }).
    } { COUNT($cities) ->
        [0] Żadne otwarte miasto jej nie wymaga.
       *[other] Potrzebna, by założyć: { EACH($needs) }.
    }
   *[other] { "" }
}
    .kind = Karty budowli
component-city = { NAME($name) }{ $where ->
    [supply] { "" }
    [unseen] {" "}(jeszcze nieodkryte)
   *[spent] {" "}(założone)
}: karty { LIST($need, form: "one") }, dukaty { $ducats }; punkty { $points }, herby { $arms }, regiony: { LIST($regions) }. { $where ->
    [supply] { $payable ->
        [yes] Stać cię na nie.
        [no] Brakuje ci: { lacks }.
       *[other] { "" }
    } { COUNT($lead) ->
        [0] { "" }
       *[other] Ze wszystkimi jego herbami w jednym regionie masz tam najwięcej ({ LIST($lead) }).
    } { $others ->
        [0] { "" }
       *[other] Punkty za role dla innych, razem { $others }: { LIST($seats) }.
    }
   *[other] { "" }
}
    .kind = Miasta
lacks = { COUNT($missing) ->
    [0] { "" }
   *[other] { LIST($missing, form: "one") }
}{ $short ->
    [0] { "" }
   *[other] { COUNT($missing) ->
        [0] { "" }
       *[other] ,{" "}
    }dukaty: { $short }
}
component-region = Region { NAME($name) }: { COUNT($seats) ->
    [0] jeszcze bez herbów.
    [one] najwięcej herbów: { LIST($seats) }, { $most }.
   *[other] najwięcej herbów: { LIST($seats) }, po { $most }.
} { $arms ->
    [0] Nie masz tam żadnego: jeden herb da ci punkty: { $with_one }, jeśli tak zostanie.
   *[other] Twoje: { $arms }; punkty, jeśli tak zostanie: { $points }, z jednym więcej: { $with_one }.
}
    .kind = Regiony
component-role = { NAME($name) } ({ $tile ->
    [major] większa rola
   *[minor] mniejsza rola
}, { NAME($colour) }): { $where ->
    [mine] twoja.
    [shown] { $seat }.
   *[supply] niczyja.
} Przy objęciu pozwala { role-does }. Na końcu daje { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, i tyle samo, ilekroć ktoś inny zakłada miasto, które wymaga kart tego koloru.
    .kind = Role
component-arms = Herby, { NAME($name) } ({ $seat }): { $count } w zapasie, { $placed } położone.
    .kind = Herby
component-deck = Karty w talii: { $count }. { $last ->
    [yes] To ostatnia runda.
   *[no] Jeśli na początku rundy jest ich mniej niż { $last_below }, jest ona ostatnia: nikt nie dobiera, a licytuje się { $last_cards ->
        [0] wszystkie, które zostały
        [one] { $last_cards } kartę z talii
        [few] { $last_cards } karty z talii
       *[other] { $last_cards } kart z talii
    }. { $last_cards ->
        [0] Jeśli nie została żadna, gra kończy się od razu.
       *[other] Jeśli nie ma ich tyle, gra kończy się od razu.
    }
}
    .kind = Talia
component-city-deck = Miasta: otwarte { $open }, zakryte { $count }{ $removed ->
    [0] { "" }
   *[other] , poza grą, przez nikogo nie widziane: { $removed }
}. Jeśli otwartych jest mniej niż { $display }, gdy karty wyłożyli wszyscy, gra kończy się od razu.
    .kind = Talia miast

# --- dlaczego nie

rule-no-colour = Nie ma koloru „{ $colour }”; kolory to: { LIST($colours) }.
rule-lay-now = Wyłóż karty na licytacje, w liczbie: { $cards }.
rule-lay-count = Liczba wykładanych kart to dokładnie { $cards }, nie { $laid }.
rule-lay-hand = Chcesz wyłożyć karty, kolor { NAME($colour) }, w liczbie { $laid }, a w ręce ich liczba to { $held }.
rule-bid-now = Licytuj albo spasuj.
rule-bid-low = Oferta { $amount } jest za niska; licytuj co najmniej { $lowest } albo spasuj.
rule-bid-money = Twoje dukaty: { $ducats }; nie możesz licytować { $amount }.
rule-found-or-decline = Załóż miasto albo odmów.
rule-first-round = W pierwszej rundzie nie można zakładać miast.
rule-no-city = Nie ma miasta „{ $city }”{ COUNT($cities) ->
    [0] , a żadne nie jest otwarte
   *[other] . Otwarte miasta: { LIST($cities) }
}.
rule-city-not-open = Miasto { NAME($city) } nie jest otwarte{ COUNT($cities) ->
    [0] , ani żadne inne
   *[other] . Otwarte miasta: { LIST($cities) }
}.
rule-city-cards = { NAME($city) }: karty koloru { NAME($colour) } potrzebne w liczbie { $needed }; w ręce masz { $held }.
rule-city-ducats = { NAME($city) } kosztuje tyle dukatów: { $price }; masz { $ducats }.
rule-arms-elsewhere = { NAME($city) } nie styka się z regionem „{ $region }”, tylko z regionami: { LIST($regions) }.
rule-arms-negative = W regionie { NAME($region, form: "loc") } nie można położyć ujemnej liczby herbów.
rule-arms-number = { NAME($city) } daje do położenia { $number ->
    [0] zero herbów
    [one] jeden herb
    [few] { $number } herby
   *[other] { $number } herbów
}, nie { $placed }.
rule-turn-now = Załóż miasto, zagraj karty jednego koloru albo nic nie rób.
rule-play-hand = Chcesz zagrać karty, kolor { NAME($colour) }, w liczbie { $count }, a w ręce ich liczba to { $held }.
rule-play-negative = Nie można zagrać ujemnej liczby kart.
rule-reveal-now = Odkryj jedną ze swoich zakrytych kart.
rule-reveal-green = Odkrywana karta nie może być zielona.
rule-reveal-none = Nie masz zakrytych { NAME($colour, form: "gen") } kart.
rule-arms-now = Połóż jeden herb.
rule-no-region = Nie ma regionu „{ $region }”; regiony to: { LIST($regions) }.

# --- punkty

score-cities = założone miasta
score-roles = role, gdy inni zakładali miasta
score-white = Biskup i Ksiądz
score-region = najwięcej herbów w regionie { NAME($region, form: "loc") } ({ $arms })
score-region-second = drugie miejsce w herbach w regionie { NAME($region, form: "loc") } ({ $arms })
score-majors = { $tiles ->
    [one] jedna większa rola
    [few] { $tiles } większe role
   *[other] { $tiles } większych ról
}
score-minors = { $tiles ->
    [one] jedna mniejsza rola
    [few] { $tiles } mniejsze role
   *[other] { $tiles } mniejszych ról
}
score-sets = { $sets ->
    [one] jeden zestaw pięciu kolorów
    [few] { $sets } zestawy pięciu kolorów
   *[other] { $sets } zestawów pięciu kolorów
}
score-ducats = najwięcej dukatów ({ $ducats })
score-hand = najwięcej kart w ręce ({ $cards })
scores-region = herby w regionach
scores-region-second = { scores-region }
scores-majors = większe role
scores-minors = mniejsze role
scores-sets = zestawy pięciu kolorów
scores-ducats = najwięcej dukatów
scores-hand = najwięcej kart w ręce
breaker-1 = { $value }
    .what = wyłożone karty
breaker-2 = { $value ->
    [0] bez większej roli
    [5] { NAME("green") }
    [4] { NAME("white") }
    [3] { NAME("red") }
    [2] { NAME("blue") }
   *[other] { NAME("yellow") }
}
    .what = pierwsza większa rola w kolejności zielona, biała, czerwona, niebieska, żółta

# --- stół jako tekst

draw-round = Runda { $round }{ $last ->
    [yes] , ostatnia
   *[no] { "" }
}. Il Principe: { $prince }.
draw-decks = Talie: karty { $deck }, miasta { $cities }.
draw-auction-cards = Licytacja: { $cards ->
    [one] { $cards } { NAME($colour, form: "one") }
    [few] { $cards } { NAME($colour, form: "few") }
   *[other] { $cards } { NAME($colour, form: "gen") }
}. { $high ->
    [0] Jeszcze bez ofert.
   *[other] { $leader } licytuje { $high }.
} Nadal w grze: { LIST($bidders) }.
draw-auction-role = Licytacja: { NAME($role) } (kolor { NAME($colour) }). { $high ->
    [0] Jeszcze bez ofert.
   *[other] { $leader } licytuje { $high }.
} Nadal w grze: { LIST($bidders) }.
draw-groups = Do wylicytowania, w tej kolejności: { $groups }.
draw-group = { $cards ->
    [one] { $cards } { NAME($colour, form: "one") }
    [few] { $cards } { NAME($colour, form: "few") }
   *[other] { $cards } { NAME($colour, form: "gen") }
}
draw-cities = { $count ->
    [0] Żadne miasto nie jest otwarte.
   *[other] Otwarte miasta:
}
draw-city = - { NAME($city) }: { $cost }, dukaty: { $ducats }; punkty: { $points }, { $arms ->
    [one] jeden herb
    [few] { $arms } herby
   *[other] { $arms } herbów
}, regiony: { LIST($regions) }.
draw-city-lacks = { COUNT($cards) ->
    [0] { $ducats ->
        [0] Stać cię na nie.
       *[other] Brakuje ci dukatów: { $ducats }.
    }
   *[other] Brakuje ci kart: { LIST($cards, form: "one") }{ $ducats ->
        [0] { "" }
       *[other] , a dukatów: { $ducats }
    }.
}
draw-founded = Założone: { LIST($cities) }.
draw-player = { $player } ({ NAME($family) }): { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, w ręce { $cards ->
    [0] bez kart
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, w zapasie { $supply ->
    [0] bez herbów
    [one] jeden herb
    [few] { $supply } herby
   *[other] { $supply } herbów
}, dukaty: { $ducats }{ $reckoned ->
    [yes] {" "}(wedle tego, co wszyscy widzieli)
   *[no] { "" }
}.
draw-tableau = { "  " }Odkryte: { $up }; zakryte: { $down }.
draw-open-cards = Odkryte: { $cards }.
draw-known = { "  " }W ręce, jak widziano: { $cards }.
draw-role = { $player } { NAME($role) } ({ $tile ->
    [major] większa
   *[minor] mniejsza
}, { NAME($colour, form: "one") })
draw-roles = Role: { $roles }.
draw-region = Region { NAME($region) }: { $arms }.
draw-arms = { $player } { $count }
draw-own = Twoje dukaty: { $ducats }; w ręce: { $hand }.
draw-laid = Wyłożone przez ciebie: { LIST($cards, form: "one") }.
draw-count = { $count ->
    [one] { $count } { NAME($thing, form: "one") }
    [few] { $count } { NAME($thing, form: "few") }
   *[other] { $count } { NAME($thing, form: "gen") }
}
draw-nothing = nic

# Co ruch na pewno by przyniósł, po jednym zwrocie.
certain-card = za { NAME($value, form: "acc") } kartę
certain-role = za rolę { NAME($value, form: "gen") }
certain-turned = { $value ->
    [0] { "" }
    [one] zakrywa jedną kartę
    [few] zakrywa { $value } karty
   *[other] zakrywa { $value } kart
}
certain-unsold = { $value ->
    [yes] nikt tego nie dostaje
   *[no] { "" }
}
certain-goes = { $seat } dostaje to za { $price ->
    [one] jednego dukata
    [few] { $price } dukaty
   *[other] { $price } dukatów
}
certain-price = kosztuje { $value ->
    [one] jednego dukata
    [few] { $value } dukaty
   *[other] { $value } dukatów
}
certain-ducats = zostaje { $value ->
    [one] jeden dukat
    [few] { $value } dukaty
   *[other] { $value } dukatów
}
certain-price-at-most = kosztuje najwyżej { $value ->
    [one] jednego dukata
    [few] { $value } dukaty
   *[other] { $value } dukatów
}
certain-ducats-at-least = zostaje co najmniej { $value ->
    [one] jeden dukat
    [few] { $value } dukaty
   *[other] { $value } dukatów
}
certain-sold = { $value ->
    [yes] od razu twoje
   *[no] { "" }
}
certain-hand = w ręce zostaje: { $value }
certain-points = { $value ->
    [one] jeden punkt
    [few] { $value } punkty
   *[other] { $value } punktów
}
certain-arms = herby w regionach: { $value }
certain-others = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
} dostaje { $seat }
certain-face-up = odkryte: { $value }
certain-regions = twoje herby w regionie { NAME($name, form: "loc") }: { $arms } (punkty, jeśli tak zostanie: { $points })

# --- jak przedstawia się gra, i jej opcje

about = Italia jest podzielona, a jej miasta czekają na założyciela. Licytuj karty budynków, pokazuj je, by zdobyć rolę, albo zachowaj, by założyć miasto i umieścić swoje herby w jego regionach. Każde założone miasto daje punkty także tym, którzy mają właściwe role.
    .sign = medici
otherwise-open-money = dukaty leżą jawnie
otherwise-easy = łatwe pieniądze: dziesięć dukatów na początek, sześć w każdej rundzie, miasta od pierwszej rundy
option-open-money = Jawne pieniądze
option-open-money-hint = Wszyscy widzą dukaty innych. W drukowanych zasadach są ukryte, ale każda zapłata jest jawna, więc i tak można je policzyć.
option-easy = Łatwe pieniądze
option-easy-hint = Dziesięć dukatów na początek, sześć w każdej rundzie i miasta od pierwszej rundy: łagodniejsza gra.

# --- plany: jak nazywa się to, czego można chcieć

plan-lot-blue = niebieskie karty
plan-lot-red = czerwone karty
plan-lot-green = zielone karty
plan-lot-white = białe karty
plan-lot-yellow = żółte karty
plan-lot-cards = dowolne karty
plan-lot-role = dowolna rola

# --- co można zrobić, nad przyciskami i polami

move-lay = Wyłóż karty na licytacje
    .cards = Karty
move-bid = Licytuj
    .amount = Dukaty
move-pass = Pasuj
move-found = Załóż miasto
    .city = Miasto
    .arms = Herby
move-decline = Teraz nie zakładaj miasta
move-play = Zagraj karty
    .colour = Kolor
    .count = Ile
move-rest = Nic nie rób
move-reveal = Odkryj kartę
    .colour = Kolor
move-arms = Połóż herb
    .region = Region

# --- plansza

board-round-only = Runda { $round }
board-round-last = Runda { $round }, ostatnia
board-prince = Il Principe: { $seat }
board-is-prince = Il Principe
board-deck-left = Karty w talii
board-order = Po kolei, od Il Principe
board-most-up = Najwięcej odkrytych
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
board-reckoned = policzone
board-laid = wyłożone: { $cards }
board-italy = Italia
board-majorities = Herby według regionów
board-region = region: { $region }
board-cities = Otwarte miasta; w talii jeszcze { $left }
board-arms = Herby { $count }
board-arms-sign = Liczba na tarczy: ile herbów kładzie ten, kto zakłada miasto.
board-cost-sign = Liczba pod budynkiem: ile kart tego koloru kosztuje miasto.
sign-queen = Korona: kto jest Il Principe.
sign-coin = Dukaty. Dukaty innych są wyliczone z tego, co wszyscy widzieli.
sign-laurel = Punkty, które miasto daje temu, kto je zakłada.
sign-card-back = Karty budynków w ręce, w talii albo zakryte przed kimś.
sign-role-major = Większa rola danego koloru.
sign-role-minor = Mniejsza rola danego koloru.
board-families = Rody
board-family = { $family }, w ręce { $cards }
board-held = w ręce { $cards }
board-down = zakryte: { $count }

# --- tabele na stronie zasad

rules-table-colours = Kolory: budynki i role
rules-table-cities = Miasta
rules-column-major = Większa rola
rules-column-minor = Mniejsza rola
rules-column-ducats = Dukaty
rules-column-arms = Herby
rules-column-regions = Regiony
rules-column-cost = Cena w kartach

# Co w wydaniu pochodzi od nas.
ours-costs = { $count ->
    [one] koszt jednego miasta
   *[other] koszty { $count } miast
}
ours-regions = { $count ->
    [one] regiony jednego miasta
   *[other] regiony { $count } miast
}
ours-map = { $count ->
    [one] położenie lub kolor jednego regionu
   *[other] położenie lub kolory { $count } regionów
}

# The figures of an edition, as the form for owners of a box calls them.
figure-colour = Kolor
figure-lies = Gdzie leży
figure-north = na północy
figure-centre = pośrodku
figure-west = na zachodzie
figure-north-east = na północnym wschodzie
figure-south-east = na południowym wschodzie
figure-south-west = na południowym zachodzie
