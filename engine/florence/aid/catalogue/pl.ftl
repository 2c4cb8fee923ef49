# Co w całości mówią pomoc i pytania, po polsku.

name-large = duże Budynki
name-type = rodzaje Krajobrazu
name-empty = puste pola
name-work = Dzieła na stole

option-open-money = Jawne pieniądze
option-open-money-hint = Wszyscy widzą pieniądze innych. W drukowanych zasadach są ukryte, ale każda zapłata jest jawna, więc i tak można je policzyć.

# --- everything in the box in full; `kind` is the heading of the player aid

component-profession = { NAME($name) }{ card-place }. Życzenia: { NAME($building) } (+{ $building_value }), { NAME($landscape) } (+{ $landscape_value }), { NAME($freedom) } (+{ $freedom_value }).{ $reckoned ->
    [yes] {" "}{ profession-worth }
   *[no] {""}
}
    .kind = Wolne Zawody
profession-worth = Dzieło teraz: { $value } = { SUM($parts) }. { COUNT($missing) ->
    [0] Niczego nie brakuje.
   *[other] Brakuje: { LIST($missing) }.
}
card-place = { $place ->
    [row] {" "}(w rzędzie Dzieł: { $seat })
    [looked] { "" }
    [deck] {" "}(w talii)
   *[other] {""}
}
component-bonus = { NAME($name) }{ card-place }.{ $reckoned ->
    [yes] {" "}{ bonus-worth }
   *[no] {""}
}
    .kind = Karty Premii
bonus-worth = Dodaje teraz do Dzieła: +{ $adds }.{ $adds ->
    [0] {""}
   *[other] { COUNT($works) ->
        [0] {""}
       *[other] {" "}Twoje Dzieła z nią: { EACH($works) }; minimum w tej rundzie: { $minimum }.
    }
}
component-prestige = { NAME($name) }{ card-place }. Na końcu: { $points } PP{ $tied ->
    [0] {""}
   *[other] {" "}(przy remisie: { $tied })
}.{ $rule ->
    [all] {" "}Wymaga co najmniej: { EACH($wants) }.
    [fewest] {" "}Wymaga najmniej: { NAME($thing) }.
   *[most] {" "}Wymaga najwięcej: { NAME($thing) }.
}{ $standing ->
    [fulfilled] {" "}Spełniona; warta teraz: { $now } PP.
    [leads] {" "}{ prestige-counts } Prowadzisz; warta teraz: { $now } PP.
    [tied] {" "}{ prestige-counts } Remis; warta teraz: { $now } PP.
    [behind] {" "}{ $rule ->
        [all] Brakuje: { EACH($missing) }.
       *[other] { prestige-counts }
    } Warta teraz: { $now } PP.
   *[unknown] {""}
}
    .kind = Karty Prestiżu
prestige-counts = Masz { $have }, inni { $rule ->
    [fewest] co najmniej
   *[other] co najwyżej
} { $others }.
component-landscape = { $where ->
    [supply] { NAME($name) } (zostało { $count }). { tile-shape } Dodaje do Dzieła, które tego sobie życzy: { $value }{ tile-wished }. { $have ->
        [0] Każdy następny tego samego rodzaju daje { $points_again } PP.
       *[other] Masz { $have }; jeszcze jeden daje { $points } PP.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Krajobrazy
component-any-landscape = Krajobraz do wyboru; zostało: { EACH($tiles) }.
    .kind = Krajobrazy
component-building = { $where ->
    [supply] { NAME($name) } ({ $size ->
        [large] duży
        [medium] średni
       *[small] mały
    }, zostało { $count }). { tile-shape } { $brief ->
        [yes] Żadna z twoich kart tego sobie nie życzy.
       *[no] { building-brings }
    }
   *[other] { NAME($name) }
}
    .kind = Budynki
building-brings = { $reckoned ->
    [yes] Zbudowany tylko przez ciebie: { $price } florenów, +{ $points } PP.
   *[no] +{ $points } PP.
} Dodaje do Dzieła, które tego sobie życzy: { $value }{ tile-wished }.{ $have ->
    [0] {""}
   *[other] {" "}Już to masz.
}
tile-shape = Kształt (n), od góry: [{ $shape }].
tile-wished = { COUNT($wished_by) ->
    [0] {""}
   *[other] {" "}(twoje: { LIST($wished_by) })
}
component-freedom = { $where ->
    [supply] { NAME($name) } (zostało { $count }). Kosztuje cię { $price } florenów. Dodaje do Dzieła, które tego sobie życzy: { $value }{ tile-wished }.{ $have ->
        [yes] {" "}Już to masz.
       *[no] {""}
    }
   *[other] { NAME($name) }
}
    .kind = Swobody
component-jester = { $where ->
    [supply] { NAME($name) } (zostało { $count }). Dodaje do każdego twojego Dzieła: +{ $value }. Masz { $have }.
   *[other] { NAME($name) }: { $count }
}
    .kind = Błazny
component-builder = { $where ->
    [supply] { NAME($name) } (zostało { $count }). Masz { $have } (co najwyżej { $most }). Z jeszcze jednym Budynek kosztuje { $price_next } florenów (teraz { $price }){ $points ->
        [0] .
       *[other] , +{ $points } PP.
    } Od { $to_touch }: Budynki mogą się stykać.
   *[other] { NAME($name) }: { $count }
}
    .kind = Architekci
component-recruiting = { $where ->
    [supply] { NAME($name) } (zostało { $count }). Przenosi Zawód z cudzych Dzieł na twoją rękę. Albo zatrzymaj ją na ręce, gdzie dodaje do każdego Dzieła: +{ $value }.{ COUNT($professions) ->
        [0] {" "}Nie ma teraz kogo rekrutować.
       *[other] {" "}Możesz teraz zrekrutować: { LIST($professions) }.
    }{ COUNT($own_professions) ->
        [0] {""}
       *[other] {" "}Od ciebie można zrekrutować: { LIST($own_professions) }.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Karty Rekrutacji
component-deck = { NAME($name) } (zostało { $count }). Ogląda się { $looked_at }, zatrzymuje się { $kept }{ $name ->
    [prestige] {" "}(z licytacji).
   *[other] {" "}({ $price } florenów).
}
    .kind = Talie
component-character = { NAME($name) }: { $name ->
    [muse] dodaje w tej rundzie do każdego twojego Dzieła: +{ $brings }.
    [cardinal] daje w tej rundzie jedną akcję więcej.
    [princess] pozwala ukończyć w tej rundzie jedno Dzieło bez Zawodu. Liczą się Krajobrazy, Architekci, Budynki i karty.{ $reckoned ->
        [yes] {" "}Dzieło teraz: { $brings } = { SUM($parts) }.
       *[no] {""}
    }
    [merchant] płaci za to, co wygrasz w następnych licytacjach, albo daje punkty za twoje miejsce na ścieżce Sławy.{ $reckoned ->
        [yes] {" "}Za miejsce teraz: { $brings } PP.
       *[no] {""}
    }
    [professor] przynosi kartę Prestiżu albo Premii (oglądasz pięć, zatrzymujesz jedną), za darmo i kiedy chcesz.
   *[banker] daje ci od razu { $brings } florenów. Jeśli weźmiesz go w ostatniej rundzie, na końcu możesz wymienić pieniądze na punkty.
}{ $where ->
    [mine] {" "}Jest u ciebie.
    [shown] {" "}Gospodarz: { $seat }.
   *[other] { $taken ->
        [yes] {" "}Już wzięta postać.
       *[no] { $bid ->
            [0] {" "}Jeszcze bez ofert; licytuj od { $lowest } do { $highest }.
           *[other] {" "}{ $bidder_seat }: { $bid }; licytuj wyżej, co najwyżej { $highest }.
        }
    }
}
    .kind = Postacie

# --- what whoever decides wants to know besides, one sentence a line

own-means = Masz { $money } florenów{ $from_points ->
    [0] .
   *[other] . Sprzedaż wszystkich Punktów Prestiżu (PP) dałaby jeszcze { $from_points }, ale to one decydują o wygranej.
}
work-pays = Dzieło daje { $money_per_value } florenów za każdy punkt wartości: { $work_money } za { $minimum }. Zamiast każdych { $money_per_point } można wziąć 1 Punkt Prestiżu (PP).
tile-places = W b3n b3 to lewy dolny róg płytki; n: jak na rysunku; e, s, w: po obrocie zgodnie z ruchem wskazówek zegara; *: najpierw w odbiciu.
rounds-to-come = { COUNT($later_minimums) ->
    [0] To ostatnia runda.
   *[other] Minimum w następnych rundach: { ROW($later_minimums) }.
}
details-keep =
    Zaczynasz z kwotą { $money } florenów. Twoje Księstwo jest puste, stoi tylko Pałac.
    Wartość Dzieła: za Budynek, Krajobraz i Swobodę, za każdego Błazna i każdą kartę: { EACH($values) }.
    Dzieło daje { $money_per_value } florenów za każdy punkt wartości albo 1 Punkt Prestiżu (PP) zamiast każdych { $money_per_point }. O wygranej decydują PP. „Karty” to 1 za każdą kartę, którą zatrzymasz.
    Minimalna wartość Dzieła w rundach: { ROW($later_minimums) }.
    Karta, której nie zatrzymasz, wraca do talii. Później możesz dobrać albo zrekrutować inne.
details-name =
    { own-means }
    Jeszcze bez zakupu w tej rundzie: { ROW($bidding_seats) }.{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Już sprzedane: { LIST($sold) }.
    }
    Licytujesz to, co wskazujesz; wszyscy bez zakupu mogą przebijać. Każdy kupuje najwyżej raz, potem są akcje.
    Dzieło musi być teraz warte { $minimum }. { rounds-to-come } { work-pays }
details-raise =
    { own-means }
    { $leader_seat }: { $bid } florenów. Jeszcze licytują: { ROW($bidding_seats) }.
    Gdy spasujesz, odpadasz tylko z tej licytacji. Kto da najwięcej, płaci i nie dostaje w tej rundzie niczego innego.
    { work-pays }
details-limits =
    { own-means }
    Jeszcze licytują: { ROW($bidding_seats) }.
    Licytacja odbywa się potem z limitami wszystkich, co { $step } florenów. Kto wygra, płaci tylko tyle, ile trzeba.
    { work-pays }
details-last-buyer =
    { own-means }{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Już sprzedane: { LIST($sold) }.
    }
    Wszyscy inni kupili albo zrezygnowali. Potem są akcje.
    Dzieło musi być teraz warte { $minimum }. { rounds-to-come } { work-pays }
details-place =
    Wolne pola: { $free }. Krajobraz może stykać się ze wszystkim.
    Drugi Krajobraz tego samego rodzaju i każdy następny daje { $again } PP.
    { tile-places }
details-recruit =
    Karta Rekrutacji zajmuje miejsce Zawodu wśród cudzych Dzieł.
    Na ręce dodaje do każdego Dzieła: +{ $card_value }.
details-take =
    Pozostałe karty trafiają pod talię w tej kolejności albo w tej, którą napiszesz po słowie „pod”.
details-turn =
    { own-means } { $building_lacking ->
        [0] Twój następny Budynek kosztuje { $building_price } florenów.
       *[other] Nie możesz teraz budować: Budynek kosztuje { $building_price } florenów, a brakuje ci { $building_lacking }.
    }
    { rounds-to-come } { work-pays }
    { COUNT($best_seats) ->
        [0] W tej rundzie nie ukończono jeszcze Dzieła.
       *[other] Najlepsze Dzieło rundy do tej pory: { $best }, { ROW($best_seats) }.
    } Na końcu rundy najlepsze Dzieło daje { $best_points } PP.
    { COUNT($after_seats) ->
        [0] Twoja tura jest ostatnia w rundzie.
       *[other] Po tobie: { ROW($after_seats) }.
    }
    { tile-places }
details-invite =
    Masz { $money } florenów. Jeszcze się nie zdecydowali: { ROW($inviting_seats) }.
    Jeśli twojego znacznika nikt nie przebije, gdy znów przyjdzie twoja kolej, płacisz i dostajesz postać. Jeśli ktoś go przebije, możesz licytować ponownie.
    Każdy może mieć jedną. Wszystkie prócz Kupca i Profesora odchodzą z końcem rundy.
details-merchant =
    { own-means }
    Za darmo: płaci Kupiec i odchodzi. Punkty: płacisz ty, a Kupiec odchodzi. Pas: płacisz ty, a Kupiec zostaje do końca licytacji tej rundy.
details-cash =
    Masz { $money } florenów. { $money_per_point } florenów = 1 PP.
    Potem liczą się karty Prestiżu i gra się kończy. Pieniądze rozstrzygają tylko remisy.
details-proposal =
    Plansza zachodnia: { $west_seat }, { ROW($west_squares) }. Plansza wschodnia: { $east_seat }, { ROW($east_squares) }.
    Miejsce ({ $at }) odnosi się do planszy: { $west_seat }.
    { $from_seat } → bank: { $cost } florenów. { $to_seat } → { $from_seat }: { $price } florenów.
    Budynek należy do obu: +{ $points } PP. Możesz swobodnie przyjąć albo odrzucić.
    { own-means }
details-answers =
    { own-means } Za Budynek płacisz bankowi { $building_price } florenów.
    { $east_answers ->
        [yes] { $east_seat } ({ NAME("east") }): { $east_price } florenów.
       *[no] {""}
    }
    { $west_answers ->
        [yes] { $west_seat } ({ NAME("west") }): { $west_price } florenów.
       *[no] {""}
    }
    Po odmowie nic się nie buduje i akcja nie przepada.

# --- what a move would certainly bring

certain-opening-bid = pierwsza oferta { $value } florenów
certain-price-at-most = kosztuje najwyżej { $value } florenów
certain-points-when-placed = { $value ->
    [0] {""}
   *[other] { $value } PP po wyłożeniu
}
certain-no-lot = nie dostajesz niczego z licytacji tej rundy
certain-winner-seat = zdobywa: { $value }
certain-for = cena: { $value } florenów
certain-next-bidder-seat = następnie licytuje { $value }
certain-no-bid = nie licytujesz tego
certain-raises = dodaje { $value } do twoich Dzieł
certain-looked-at = oglądasz karty w liczbie { $value }
certain-adds = dodaje teraz do Dzieła: +{ $value }
certain-points-today = warta teraz: { $value } PP
certain-goes-back = do talii wraca { LIST($value) }
certain-unused = { $value ->
    [one] została 1 akcja
    [few] zostały { $value } akcje
   *[other] zostało { $value } akcji
}
certain-no-guest = w tej rundzie nie przychodzi do ciebie żadna postać
certain-no-building = nic się nie buduje
certain-to-seat = pyta: { $value }
certain-squares = na twojej planszy: { ROW($value) }
certain-squares-beyond = na cudzej: { ROW($value) }
