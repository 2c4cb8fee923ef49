# Il Principe, in italiano. `the` è il nome con il suo articolo, `of` con la preposizione, `many` il colore di più carte.

title = Il Principe

name-green = verde
    .many = verdi
name-white = bianco
    .many = bianche
name-red = rosso
    .many = rosse
name-blue = blu
    .many = blu
name-yellow = giallo
    .many = gialle
name-brown = marrone
    .many = marroni
name-university = università
name-cathedral = cattedrale
name-town-hall = municipio
name-castle = castello
name-market = mercato
name-master = Mastro
name-bishop = Vescovo
name-magistrate = Magistrato
name-lord = Signore
name-banker = Banchiere
name-apprentice = Apprendista
name-priest = Prete
name-notary = Notaio
name-knight = Cavaliere
name-merchant = Mercante
name-major = Ruolo Maggiore
name-minor = Ruolo Minore
name-medici = Medici
name-carraresi = Carraresi
name-visconti = Visconti
name-gonzaga = Gonzaga
name-este = d’Este
name-perugia = Perugia
name-orvieto = Orvieto
name-siena = Siena
name-verona = Verona
name-venezia = Venezia
name-bologna = Bologna
name-padova = Padova
name-urbino = Urbino
name-milano = Milano
name-lucca = Lucca
name-firenze = Firenze
name-pisa = Pisa
name-mantova = Mantova
name-ferrara = Ferrara
name-rimini = Rimini

word-arms = blasoni
    .also = blasone
word-bid = offri
    .also = offro | rilancia | rilancio
word-decline = declina
    .also = declino
word-found = fonda
    .also = fondo | costruisci | costruisco
word-lay = poni
    .also = pongo
word-pass = passa
    .also = passo
word-play = gioca
    .also = gioco
word-rest = riposa
    .also = riposo
word-reveal = scopri
    .also = scopro
word-green = verde
    .also = verdi
word-white = bianco
    .also = bianca | bianche | bianchi
word-red = rosso
    .also = rossa | rosse | rossi
word-blue = blu
word-yellow = giallo
    .also = gialla | gialle | gialli
word-brown = marrone
    .also = marroni
word-perugia = perugia
word-orvieto = orvieto
word-siena = siena
word-verona = verona
word-venezia = venezia
word-bologna = bologna
word-padova = padova
word-urbino = urbino
word-milano = milano
word-lucca = lucca
word-firenze = firenze
word-pisa = pisa
word-mantova = mantova
word-ferrara = ferrara
word-rimini = rimini

slot-cards = colori
slot-amount = ducati
slot-city = città
slot-arms = regione numero …
slot-colour = colore
slot-count = numero
slot-region = regione

event-dealt = Tutti cominciano con { $ducats } ducati. Città aperte: { LIST($cities) }. Il Principe è { $prince_seat }.
event-round = Round { $round }{ $last ->
    [yes] , l’ultimo
   *[no] { "" }
}.
event-income = { $cards ->
    [0] Tutti ricevono { $ducats } ducati.
   *[other] Tutti pescano { $cards } carte e ricevono { $ducats } ducati.
}
event-drew = { $seat } pesca { LIST($cards) }.
event-drew-you = Peschi { LIST($cards) }.
event-shown = { $seat } ha posto { LIST($cards) }.
event-shown-you = Hai posto { LIST($cards) }.
event-turned = Carte dal mazzo: { LIST($cards) }.
event-group = All’asta { $cards ->
    [one] una carta di colore { NAME($colour) }
   *[other] { $cards } carte { NAME($colour, form: "many") }
}; apre { $prince_seat }.
event-bid = { $seat } offre { $amount }.
event-bid-you = Offri { $amount }.
event-passed = { $seat } passa.
event-passed-you = Passi.
event-cannot-bid = { $seat } ha troppo pochi ducati per offrire, e passa.
event-cannot-bid-you = Hai troppo pochi ducati per offrire, e passi.
event-group-won = { $seat } prende { $cards ->
    [one] una carta di colore { NAME($colour) }
   *[other] { $cards } carte { NAME($colour, form: "many") }
} per { $price }, e Il Principe.
event-group-won-you = Prendi { $cards ->
    [one] una carta di colore { NAME($colour) }
   *[other] { $cards } carte { NAME($colour, form: "many") }
} per { $price }, e Il Principe.
event-group-gone = Nessuno vuole { $cards ->
    [one] la carta di colore { NAME($colour) }; esce
   *[other] le { $cards } carte { NAME($colour, form: "many") }; escono
} dal gioco.
event-founded = { $seat } fonda { NAME($city) } per { $ducats } ducati: { $points } punti{ COUNT($arms) ->
    [0] { "" }
   *[other] , blasoni in { LIST($arms) }
}.
event-founded-you = Fondi { NAME($city) } per { $ducats } ducati: { $points } punti{ COUNT($arms) ->
    [0] { "" }
   *[other] , blasoni in { LIST($arms) }
}.
event-role-points = { $seat } riceve { $points ->
    [one] un punto
   *[other] { $points } punti
} da { NAME($city) } per i ruoli.
event-role-points-you = Ricevi { $points ->
    [one] un punto
   *[other] { $points } punti
} da { NAME($city) } per i ruoli.
event-city-opened = Ora è aperta { NAME($city) }.
event-declined = { $seat } non fonda nessuna città.
event-declined-you = Non fondi nessuna città.
event-played = { $seat } gioca { $cards ->
    [one] una carta di colore { NAME($colour) }
   *[other] { $cards } carte { NAME($colour, form: "many") }
}.
event-played-you = Giochi { $cards ->
    [one] una carta di colore { NAME($colour) }
   *[other] { $cards } carte { NAME($colour, form: "many") }
}.
event-rested = { $seat } non fa nulla.
event-rested-you = Non fai nulla.
event-tiles-returned = Tutte le tessere Ruolo tornano al tabellone.
event-contested = { LIST($seats) } sono in parità nel colore { NAME($colour) } e fanno un’asta per il ruolo di { NAME($role) }; comincia { $opener_seat }.
event-major = { $seat } diventa { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }per un ducato, prende Il Principe
   *[other] { " " }per { $price } ducati, prende Il Principe
}, e gira a faccia in giù { $turned ->
    [one] una carta di colore { NAME($colour) }
   *[other] { $turned } carte { NAME($colour, form: "many") }
}.
event-major-you = Diventi { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }per un ducato, prendi Il Principe
   *[other] { " " }per { $price } ducati, prendi Il Principe
}, e giri a faccia in giù { $turned ->
    [one] una carta di colore { NAME($colour) }
   *[other] { $turned } carte { NAME($colour, form: "many") }
}.
event-minor = { $seat } diventa { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }per un ducato e prende Il Principe
   *[other] { " " }per { $price } ducati e prende Il Principe
}.
event-minor-you = Diventi { NAME($role) }{ $price ->
    [0] { "" }
    [one] { " " }per un ducato e prendi Il Principe
   *[other] { " " }per { $price } ducati e prendi Il Principe
}.
event-tile-stays = Nessuno diventa { NAME($role) }.
event-revealed = { $seat } gira a faccia in su una carta di colore { NAME($colour) }.
event-revealed-you = Giri a faccia in su una carta di colore { NAME($colour) }.
event-point = { $seat } riceve { $points ->
    [one] un punto
   *[other] { $points } punti
}.
event-point-you = Ricevi { $points ->
    [one] un punto
   *[other] { $points } punti
}.
event-drew-one = { $seat } pesca una carta.
event-drew-one-you = Peschi una carta.
event-arms = { $seat } mette un blasone nella regione di colore { NAME($region) }.
event-arms-you = Metti un blasone nella regione di colore { NAME($region) }.
event-ducats = { $seat } riceve { $ducats ->
    [one] un ducato
   *[other] { $ducats } ducati
}.
event-ducats-you = Ricevi { $ducats ->
    [one] un ducato
   *[other] { $ducats } ducati
}.
event-lapsed = { $seat } non può usare l’abilità del ruolo di { NAME($role) }.
event-lapsed-you = Non puoi usare l’abilità del ruolo di { NAME($role) }.
event-ended = { $reason ->
    [cities] Sono aperte troppo poche città: la partita è finita.
    [empty] Restano troppo poche carte per un ultimo round: la partita è finita.
   *[deck] L’ultimo round è giocato: la partita è finita.
}

question-lay = Poni { $cards } carte dalla mano, a faccia in giù, per le aste.
question-bid-cards = Offri per { $cards ->
    [one] una carta di colore { NAME($colour) }
   *[other] { $cards } carte { NAME($colour, form: "many") }
}{ $high ->
    [0] { "" }
   *[other] { " " }(offerta più alta: { $high } di { $high_seat })
}, oppure passa. Hai { $ducats ->
    [one] un ducato
   *[other] { $ducats } ducati
}.
question-bid-role = Offri per diventare { NAME($role) }{ $high ->
    [0] { "" }
   *[other] { " " }(offerta più alta: { $high } di { $high_seat })
}, oppure passa. Hai { $ducats ->
    [one] un ducato
   *[other] { $ducats } ducati
}.
question-found = Hai vinto le carte. { COUNT($cities) ->
    [0] Non puoi pagare nessuna città aperta, quindi puoi solo declinare.
   *[other] Fonda subito una città, oppure declina.
}
question-turn = { $allowed ->
    [yes] { COUNT($cities) ->
        [0] Non puoi pagare nessuna città aperta. Gioca carte di un colore, oppure non fare nulla.
       *[other] Fonda una città, gioca carte di un colore, oppure non fare nulla.
    }
   *[no] Gioca carte di un colore, oppure non fare nulla.
}
question-reveal = Gira a faccia in su una delle tue carte a faccia in giù che non sia verde.
question-arms = Metti un blasone in una regione qualsiasi.

# --- che cos’altro serve sapere per decidere, una frase per riga

details-rivals = { COUNT($seats) ->
    [0] Tutti gli altri hanno passato.
    [one] Oltre a te è in gara { LIST($seats) }, con { $most ->
        [one] un ducato
       *[other] { $most } ducati
    } (da ciò che tutti hanno visto).
   *[other] Oltre a te sono in gara { LIST($seats) }; chi ha di più ha { $most ->
        [one] un ducato
       *[other] { $most } ducati
    } (da ciò che tutti hanno visto).
}
details-lay = { $first ->
        [yes] Vince chi ha più punti vittoria (PV). Vengono dalle città che fondi, dai ruoli ogni volta che altri fondano città e, alla fine, dai blasoni nelle regioni, dai ruoli, dalle serie di cinque colori, dai ducati e dalle carte in mano.
        Una città costa carte di certi colori dalla tua mano e alcuni ducati: tieni le carte che costa, vinci quelle che ti mancano e risparmia i ducati.
        Le carte che invece giochi a faccia in su portano ruoli alla fine del round.
       *[no] { "" }
    }
    Hai { $ducats ->
        [one] un ducato
       *[other] { $ducats } ducati
    }.
    Tutte le carte poste si scoprono e vanno all’asta per colore, prima il gruppo con meno carte. Anche per le tue devi offrire. Un gruppo che nessuno vuole esce dal gioco.
    Comincia { $prince_seat }. Chi vince un gruppo ne prende le carte in mano e Il Principe e apre l’asta successiva{ $may_found ->
        [yes] , e può fondare subito una città
       *[no] ; le città si fondano dal prossimo round
    }.
    { $ends ->
        [yes] Le città aperte sono meno di { $display }: la partita finisce appena tutti hanno posto le loro carte.
       *[no] { "" }
    }
    { $next_is_last ->
        [yes] Nel mazzo restano { $deck } carte: il prossimo round è l’ultimo, e nessuno vi pesca.
       *[no] { "" }
    }
details-bid-cards = { details-rivals }
    In mano hai { $hand } di colore { NAME($colour) }. Chi ha più carte di un colore a faccia in su ne ottiene il ruolo ({ LIST($roles) }). { COUNT($cities) ->
        [0] Nessuna città aperta richiede carte di colore { NAME($colour) }.
       *[other] Città aperte che richiedono carte di colore { NAME($colour) }: { LIST($cities) }.
    }{ COUNT($within_reach) ->
        [0] { "" }
       *[other] {" "}Con queste carte avresti tutte quelle per (accanto, il prezzo in ducati): { EACH($within_reach) }.
    }
    Chi vince paga, prende Il Principe e apre l’asta successiva{ $may_found ->
        [yes] , e può fondare subito una città
       *[no] { "" }
    }. Senza offerte le carte escono dal gioco.
    { COUNT($next) ->
        [0] Questo è l’ultimo gruppo del round; poi ognuno ha un turno.
       *[other] Prossimi gruppi: { LIST($next) }.
    }
details-limit-cards = { details-bid-cards }
role-does = { $colour ->
    [green] gira a faccia in su una propria carta a faccia in giù che non sia verde
    [white] riceve { $gain ->
        [one] un punto
       *[other] { $gain } punti
    }
    [red] pesca una carta
    [blue] mette un blasone in una regione qualsiasi
   *[yellow] riceve { $gain ->
        [one] un ducato
       *[other] { $gain } ducati
    }
}
details-bid-role = { details-rivals }
    Chi diventa { NAME($role) } subito { role-does }{ $turned ->
        [0] .
        [one] , ma gira a faccia in giù una carta di colore { NAME($colour) }.
       *[other] , ma gira a faccia in giù { $turned } carte { NAME($colour, form: "many") }.
    }
    Il ruolo porta { $points ->
        [one] un punto
       *[other] { $points } punti
    } alla fine della partita a chi lo ha allora, e altrettanto ogni volta che un’altra persona fonda una città che richiede carte di colore { NAME($colour) }{ COUNT($cities) ->
        [0] ; fra quelle aperte, nessuna.
       *[other] ; fra quelle aperte: { LIST($cities) }.
    }
    Chi vince paga e prende Il Principe. Se tutti passano, nessuno ottiene il ruolo. I ruoli si assegnano di nuovo in ogni round.
details-limit-role = { details-bid-role }
founding-rules = Una città costa esattamente le sue carte dalla tua mano, che restano a faccia in su davanti a te, e i suoi ducati. Ne ricevi i punti e ne metti i blasoni; tutti gli altri ricevono punti per i loro ruoli di quei colori.
details-found = Hai { $ducats ->
        [one] un ducato
       *[other] { $ducats } ducati
    } e { $supply ->
        [one] un blasone
       *[other] { $supply } blasoni
    }.
    { COUNT($cities) ->
        [0] { "" }
       *[other] { founding-rules }
    }
    Se declini, le carte ti restano in mano.
details-turn = Hai { $ducats ->
        [one] un ducato
       *[other] { $ducats } ducati
    } e { $supply ->
        [one] un blasone
       *[other] { $supply } blasoni
    }.
    { $allowed ->
        [yes] { COUNT($cities) ->
            [0] Ora non puoi fondare nessuna città: per ognuna di quelle aperte ti mancano carte o ducati.
           *[other] { founding-rules }
        }
       *[no] { rule-first-round }
    }
    { COUNT($seats) ->
        [0] Dopo di te non gioca più nessuno in questo round.
       *[other] Dopo di te: { LIST($seats) }.
    } Poi tutti i ruoli si assegnano di nuovo: chi ha più carte di un colore a faccia in su ne ottiene il Ruolo Maggiore e ne gira a faccia in giù la metà (per eccesso).
    { $last ->
        [yes] Questo è l’ultimo round: dopo i ruoli la partita è finita.
       *[no] { "" }
    }
details-reveal = Le carte a faccia in su decidono i ruoli del loro colore: quelli che si assegnano ancora in questo round, e i successivi.
details-arms = Hai { $supply ->
        [one] un blasone
       *[other] { $supply } blasoni
    }. Alla fine chi ha più blasoni in una regione riceve { $first } punti, ognuno in caso di parità; dietro a chi è primo da solo, i secondi ricevono { $second }.

# --- le cose della scatola, per intero

component-card = { $where ->
    [mine] { NAME($name) } ({ NAME($building) }), tue: { $hand ->
        [0] nessuna in mano
       *[other] { $hand } in mano
    }{ $up ->
        [0] { "" }
       *[other] , { $up } a faccia in su
    }{ $down ->
        [0] { "" }
       *[other] , { $down } a faccia in giù
    }.
    [shown] { NAME($name) } ({ NAME($building) }), { $seat }: { $up } a faccia in su{ $down ->
        [0] { "" }
       *[other] , { $down } a faccia in giù
    }{ $hand ->
        [0] { "" }
       *[other] , { $hand } in mano come tutti hanno visto
    }.
    [supply] { NAME($name) } ({ NAME($building) }): { $count } all’asta.
    [unseen] { NAME($name) } ({ NAME($building) }): { $count } nel mazzo o in mani che non vedi.
   *[spent] { NAME($name) } ({ NAME($building) }): { $count } fuori dal gioco.
} { $where ->
    [mine] { COUNT($seats) ->
        [0] Nessuno ne ha a faccia in su (ruolo alla fine del round: { NAME($role) }).
       *[other] Di più a faccia in su: { LIST($seats) } con { $most } (ruolo alla fine del round: { NAME($role) }).
    } { COUNT($cities) ->
        [0] Nessuna città aperta la richiede.
       *[other] Serve per { EACH($needs) }.
    }
   *[other] { "" }
}
    .kind = Carte edificio
component-city = { NAME($name) }{ $where ->
    [supply] { "" }
    [unseen] {" "}(non ancora scoperta)
   *[spent] {" "}(fondata)
}: costa { LIST($need) } e { $ducats } ducati; porta { $points } punti e { $arms ->
    [one] un blasone
   *[other] { $arms } blasoni
} in { LIST($regions) }. { $where ->
    [supply] { $payable ->
        [yes] Puoi pagarla.
        [no] Ti manca: { lacks }.
       *[other] { "" }
    } { COUNT($lead) ->
        [0] { "" }
       *[other] Con tutti i suoi blasoni in una sola regione vi avresti la maggioranza ({ LIST($lead) }).
    } { $others ->
        [0] { "" }
        [one] Per i ruoli riceverebbe un punto: { LIST($seats) }.
       *[other] Per i ruoli riceverebbero { $others } punti in tutto: { LIST($seats) }.
    }
   *[other] { "" }
}
    .kind = Città
lacks = { COUNT($missing) ->
    [0] { "" }
   *[other] { LIST($missing) }
}{ $short ->
    [0] { "" }
   *[other] { COUNT($missing) ->
        [0] { "" }
       *[other] {" "}e{" "}
    }{ $short ->
        [one] un ducato
       *[other] { $short } ducati
    }
}
component-region = Regione { NAME($name) }: { COUNT($seats) ->
    [0] ancora nessun blasone.
    [one] più blasoni: { LIST($seats) } con { $most }.
   *[other] più blasoni: { LIST($seats) } con { $most } ciascuno.
} { $arms ->
    [0] Tu non ne hai: un blasone ti porterebbe { $with_one } punti, se restasse così.
   *[other] Tuoi: { $arms }; punti se resta così: { $points }, con uno in più: { $with_one }.
}
    .kind = Regioni
component-role = { NAME($name) } ({ $tile ->
    [major] Ruolo Maggiore
   *[minor] Ruolo Minore
}, { NAME($colour) }): { $where ->
    [mine] tuo.
    [shown] { $seat }.
   *[supply] di nessuno.
} Chi lo prende { role-does }; porta { $points ->
    [one] un punto
   *[other] { $points } punti
} alla fine, e altrettanto ogni volta che un’altra persona fonda una città che richiede carte di colore { NAME($colour) }.
    .kind = Ruoli
component-arms = Blasoni dei { NAME($name) } ({ $seat }): { $count } da mettere, { $placed } messi.
    .kind = Stemmi
component-deck = Mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
}. { $last ->
    [yes] Questo è l’ultimo round.
   *[no] Se all’inizio di un round sono meno di { $last_below }, è l’ultimo: nessuno pesca, e vanno all’asta { $last_cards ->
        [0] tutte quelle rimaste
       *[other] { $last_cards } carte del mazzo
    }. { $last_cards ->
        [0] Se non ne resta nessuna, la partita finisce subito.
       *[other] Se non sono tante, la partita finisce subito.
    }
}
    .kind = Il mazzo
component-city-deck = Città: { $open } aperte, { $count } coperte{ $removed ->
    [0] { "" }
   *[other] , { $removed } fuori dal gioco senza che nessuno le abbia viste
}. Se sono aperte meno di { $display } quando tutti hanno posto le loro carte, la partita finisce subito.
    .kind = Il mazzo delle città

rule-no-colour = Non esiste un colore «{ $colour }»; i colori sono { LIST($colours) }.
rule-lay-now = Poni { $cards } carte per le aste.
rule-lay-count = Poni esattamente { $cards } carte, non { $laid }.
rule-lay-hand = Vuoi porre { $laid } carte di colore { NAME($colour) }, ma in mano ne hai { $held }.
rule-bid-now = Offri, oppure passa.
rule-bid-low = Un’offerta di { $amount } è troppo bassa; offri almeno { $lowest }, oppure passa.
rule-bid-money = Hai { $ducats ->
    [one] un ducato
   *[other] { $ducats } ducati
}; non puoi offrirne { $amount }.
rule-found-or-decline = Fonda una città, oppure declina.
rule-first-round = Nel primo round non si fondano città.
rule-no-city = Non esiste una città «{ $city }»{ COUNT($cities) ->
    [0] , e nessuna è aperta
   *[other] . Città aperte: { LIST($cities) }
}.
rule-city-not-open = { NAME($city) } non è aperta{ COUNT($cities) ->
    [0] , e nemmeno un’altra città
   *[other] . Città aperte: { LIST($cities) }
}.
rule-city-cards = Per { NAME($city) } servono { $needed } carte di colore { NAME($colour) }; in mano ne hai { $held }.
rule-city-ducats = { NAME($city) } costa { $price } ducati; ne hai { $ducats }.
rule-arms-elsewhere = { NAME($city) } non tocca la regione «{ $region }», ma solo { LIST($regions) }.
rule-arms-negative = Nella regione di colore { NAME($region) } non puoi mettere un numero negativo di blasoni.
rule-arms-number = { NAME($city) } porta { $number ->
    [0] nessun blasone
    [one] un blasone
   *[other] { $number } blasoni
} da mettere, non { $placed }.
rule-turn-now = Fonda una città, gioca carte di un colore, oppure non fare nulla.
rule-play-hand = Vuoi giocare { $count } carte di colore { NAME($colour) }, ma in mano ne hai { $held }.
rule-play-negative = Non puoi giocare un numero negativo di carte.
rule-reveal-now = Gira a faccia in su una delle tue carte a faccia in giù.
rule-reveal-green = La carta che giri non può essere verde.
rule-reveal-none = Non hai carte a faccia in giù di colore { NAME($colour) }.
rule-arms-now = Metti un blasone.
rule-no-region = Non esiste una regione «{ $region }»; le regioni sono { LIST($regions) }.

score-cities = città fondate
score-roles = ruoli mentre altri fondavano città
score-white = Vescovo e Prete
score-region = più blasoni nella regione di colore { NAME($region) } ({ $arms })
score-region-second = secondi per blasoni nella regione di colore { NAME($region) } ({ $arms })
score-majors = { $tiles ->
    [one] un Ruolo Maggiore
   *[other] { $tiles } Ruoli Maggiori
}
score-minors = { $tiles ->
    [one] un Ruolo Minore
   *[other] { $tiles } Ruoli Minori
}
score-sets = { $sets ->
    [one] una serie di cinque colori
   *[other] { $sets } serie di cinque colori
}
score-ducats = più ducati ({ $ducats })
score-hand = più carte in mano ({ $cards })
scores-region = blasoni nelle regioni
scores-region-second = { scores-region }
scores-majors = Ruoli Maggiori
scores-minors = Ruoli Minori
scores-sets = serie di cinque colori
scores-ducats = più ducati
scores-hand = più carte in mano
breaker-1 = { $value }
    .what = carte davanti
breaker-2 = { $value ->
    [0] nessun Ruolo Maggiore
    [5] { NAME("green") }
    [4] { NAME("white") }
    [3] { NAME("red") }
    [2] { NAME("blue") }
   *[other] { NAME("yellow") }
}
    .what = il primo Ruolo Maggiore nell'ordine verde, bianco, rosso, blu, giallo

draw-round = Round { $round }{ $last ->
    [yes] , l’ultimo
   *[no] { "" }
}. Il Principe è { $prince }.
draw-decks = Mazzi: { $deck } carte, { $cities } città.
draw-auction-cards = Asta: { $cards } di colore { NAME($colour) }. { $high ->
    [0] Ancora nessuna offerta.
   *[other] { $leader } offre { $high }.
} Ancora in gara: { LIST($bidders) }.
draw-auction-role = Asta: { NAME($role) } ({ NAME($colour) }). { $high ->
    [0] Ancora nessuna offerta.
   *[other] { $leader } offre { $high }.
} Ancora in gara: { LIST($bidders) }.
draw-groups = All’asta, in quest’ordine: { $groups }.
draw-group = { $cards } di colore { NAME($colour) }
draw-cities = { $count ->
    [0] Nessuna città è aperta.
   *[other] Città aperte:
}
draw-city = - { NAME($city) }: { $cost }, { $ducats } ducati; { $points } punti, { $arms ->
    [one] un blasone
   *[other] { $arms } blasoni
} in { LIST($regions) }.
draw-city-lacks = { COUNT($cards) ->
    [0] { $ducats ->
        [0] Puoi pagarla.
        [one] Ti manca un ducato.
       *[other] Ti mancano { $ducats } ducati.
    }
   *[other] Ti manca: { LIST($cards) }{ $ducats ->
        [0] { "" }
        [one] {" "}e un ducato
       *[other] {" "}e { $ducats } ducati
    }.
}
draw-founded = Fondate: { LIST($cities) }.
draw-player = { $player } ({ NAME($family) }): { $points ->
    [one] un punto
   *[other] { $points } punti
}, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
} in mano, { $supply ->
    [0] nessun blasone
    [one] un blasone
   *[other] { $supply } blasoni
} da mettere, { $ducats ->
    [one] un ducato
   *[other] { $ducats } ducati
}{ $reckoned ->
    [yes] {" "}(da ciò che tutti hanno visto)
   *[no] { "" }
}.
draw-tableau = { "  " }A faccia in su { $up }; a faccia in giù { $down }.
draw-open-cards = A faccia in su: { $cards }.
draw-known = { "  " }In mano, come tutti hanno visto: { $cards }.
draw-role = { $player } { NAME($role) } ({ $tile ->
    [major] Maggiore
   *[minor] Minore
}, { NAME($colour) })
draw-roles = Ruoli: { $roles }.
draw-region = Regione { NAME($region) }: { $arms }.
draw-arms = { $player } { $count }
draw-own = Hai { $ducats ->
    [one] un ducato
   *[other] { $ducats } ducati
} e in mano { $hand }.
draw-laid = Hai posto { LIST($cards) }.
draw-count = { $count } { NAME($thing) }
draw-nothing = niente

certain-card = per una carta di colore { NAME($value) }
certain-role = per il ruolo di { NAME($value) }
certain-turned = { $value ->
    [0] { "" }
    [one] gira una carta a faccia in giù
   *[other] gira { $value } carte a faccia in giù
}
certain-unsold = { $value ->
    [yes] nessuno lo prende
   *[no] { "" }
}
certain-goes = { $seat } lo prende per { $price ->
    [one] un ducato
   *[other] { $price } ducati
}
certain-price = costa { $value ->
    [one] un ducato
   *[other] { $value } ducati
}
certain-ducats = { $value ->
    [one] resta un ducato
   *[other] restano { $value } ducati
}
certain-price-at-most = costa al massimo { $value ->
    [one] un ducato
   *[other] { $value } ducati
}
certain-ducats-at-least = { $value ->
    [one] resta almeno un ducato
   *[other] restano almeno { $value } ducati
}
certain-sold = { $value ->
    [yes] tuo subito
   *[no] { "" }
}
certain-hand = in mano resta: { $value }
certain-points = { $value ->
    [one] un punto
   *[other] { $value } punti
}
certain-arms = blasoni in { $value }
certain-others = { $points ->
    [one] un punto
   *[other] { $points } punti
} a { $seat }
certain-face-up = a faccia in su: { $value }
certain-regions = i tuoi blasoni nel { NAME($name) }: { $arms } ({ $points } punti se resta così)

# --- piani: come si chiama ciò che si può volere

plan-lot-blue = carte blu
plan-lot-red = carte rosse
plan-lot-green = carte verdi
plan-lot-white = carte bianche
plan-lot-yellow = carte gialle
plan-lot-cards = carte qualsiasi
plan-lot-role = un ruolo qualsiasi

# --- dal tavolo, dalle pagine

question-limit-cards =
    Asta segreta: indica il massimo che pagheresti per { $cards ->
        [one] una carta di colore { NAME($colour) }
       *[other] { $cards } carte { NAME($colour, form: "many") }
    }, oppure passa. Hai { $purse } ducati.
question-limit-role = Asta segreta: indica il massimo che pagheresti per diventare { NAME($role) }, oppure passa. Hai { $purse ->
    [one] un ducato
   *[other] { $purse } ducati
}.
about = L’Italia è divisa, e le sue città aspettano chi le fondi. Fai offerte per le carte Edificio, mostrale per ottenere un ruolo, o conservale per fondare una città e mettere i tuoi blasoni nelle sue regioni. Ogni città che fondi dà punti anche a chi ha i ruoli giusti.
    .sign = medici
otherwise-open-money = i ducati sono scoperti
otherwise-easy = denaro facile: dieci ducati per cominciare, sei in ogni round, città fin dal primo round
option-open-money = Denaro scoperto
option-open-money-hint = Tutti vedono i ducati degli altri. Nel regolamento stampato sono nascosti, ma ogni pagamento è pubblico e si possono contare comunque.
option-easy = Denaro facile
option-easy-hint = Dieci ducati per cominciare, sei in ogni round, e città fin dal primo round: un gioco più mite.
move-lay = Poni carte per le aste
    .cards = Carte
move-bid = Offri
    .amount = Ducati
move-pass = Passa
move-found = Fonda una città
    .city = Città
    .arms = Blasoni
move-decline = Ora nessuna città
move-play = Gioca carte
    .colour = Colore
    .count = Quante
move-rest = Non fare nulla
move-reveal = Gira una carta a faccia in su
    .colour = Colore
move-arms = Metti un blasone
    .region = Regione

# --- il tabellone

board-round-only = Round { $round }
board-round-last = Round { $round }, l’ultimo
board-prince = Il Principe è { $seat }
board-is-prince = Il Principe
board-deck-left = Carte nel mazzo
board-order = In ordine, da Il Principe
board-most-up = Più carte scoperte
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
board-reckoned = da ciò che si è visto
board-laid = poste: { $cards }
board-italy = Italia
board-majorities = Stemmi per regione
board-region = regione { $region }
board-cities = Città aperte; nel mazzo altre { $left }
board-arms = Blasoni { $count }
board-arms-sign = Il numero nello scudo: quanti blasoni piazza chi la fonda.
board-cost-sign = Il numero sotto un edificio: quante carte di quel colore costa una città.
sign-queen = La corona: chi è Il Principe.
sign-coin = Ducati. Quelli degli altri sono calcolati da ciò che tutti hanno visto.
sign-laurel = I punti che una città dà a chi la fonda.
sign-card-back = Carte Edificio in mano, nel mazzo o a faccia in giù davanti a qualcuno.
sign-role-major = Il ruolo maggiore di un colore.
sign-role-minor = Il ruolo minore di un colore.
board-families = Le famiglie
board-family = { $family }, { $cards } in mano
board-held = { $cards } in mano
board-down = { $count } a faccia in giù

# --- le tabelle della pagina delle regole

rules-table-colours = Colori: edifici e ruoli
rules-table-cities = Città
rules-column-major = Ruolo Maggiore
rules-column-minor = Ruolo Minore
rules-column-ducats = Ducati
rules-column-arms = Stemmi
rules-column-regions = Regioni
rules-column-cost = Prezzo in carte

# Che cosa di un’edizione è nostro.
ours-costs = { $count ->
    [one] quanto costa una città
   *[other] quanto costano { $count } città
}
ours-regions = { $count ->
    [one] le regioni di una città
   *[other] le regioni di { $count } città
}
ours-map = { $count ->
    [one] il luogo o il colore di una regione
   *[other] il luogo o il colore di { $count } regioni
}

# The figures of an edition, as the form for owners of a box calls them.
figure-colour = Colore
figure-lies = Dove si trova
figure-north = a nord
figure-centre = al centro
figure-west = a ovest
figure-north-east = a nord-est
figure-south-east = a sud-est
figure-south-west = a sud-ovest
