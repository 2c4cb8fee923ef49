# Noblemen, in italiano. `a` è il nome con l’articolo indeterminativo, `the` con il determinativo.

title = Noblemen

# --- nomi

name-field = campo
name-wood = bosco
name-fountain = fontana
name-plain = pianura
name-farm = fattoria
    .a = una fattoria
    .the = la fattoria
name-forest = foresta
    .a = una foresta
    .the = la foresta
name-garden = giardino
    .a = un giardino
    .the = il giardino
name-castle = castello
    .a = un castello
    .the = il castello
name-chapel = cappella
    .a = una cappella
    .the = la cappella
name-palace = palazzo
    .a = un palazzo
    .the = il palazzo
name-folly = follia
    .a = una follia
    .the = la follia
name-forests = follia delle foreste
    .a = la follia delle foreste
    .the = la follia delle foreste
name-farms = follia delle fattorie
    .a = la follia delle fattorie
    .the = la follia delle fattorie
name-gardens = follia dei giardini
    .a = la follia dei giardini
    .the = la follia dei giardini
name-mixed = follia dell’intera tenuta
    .a = la follia dell’intera tenuta
    .the = la follia dell’intera tenuta
name-duke = Duca
name-marquess = Marchese
name-earl = Conte
name-viscount = Visconte
name-baron = Barone
name-blackmail = Ricatto
name-cunning-stroke = Colpo astuto
name-dowry = Dote
name-favour-of-the-vicar = Favore del vicario
name-inheritance = Eredità
name-intrigue = Intrigo
name-liaison = Relazione
name-secret-marriage = Matrimonio segreto
name-tribute = Tributo
name-whitehall = Whitehall
name-tokens = gettoni corruzione

# --- le parole delle mosse

word-stock = scorta
word-keep = tieni
    .also = tengo
word-expand = espandi
    .also = espando
word-done = fatto
word-area = area
word-build = costruisci
    .also = costruisco
word-castle = castello
word-palace = palazzo
word-chapel = cappella
word-folly = follia
word-forests = foreste
word-farms = fattorie
word-gardens = giardini
word-mixed = tenuta
word-soldier = soldato
word-none = nessuno
    .also = niente | nessuna
word-from = da
word-give = cedi
    .also = cedo
word-bribe = corruzione
    .also = corrompi | corrompo
word-taxes = tasse
word-land = terreno
    .also = terreni | terra
word-donate = dona
    .also = dono
word-leisure = svago
    .also = tempo libero
word-swap = scambia
    .also = scambio
word-for = per
word-play = gioca
    .also = gioco
word-prestige = prestigio
word-end = fine
    .also = termina | termino
word-all = tutte
    .also = tutti | tutto
word-tokens = gettoni
    .also = gettone
word-field = campo
    .also = campi
word-wood = bosco
    .also = boschi
word-fountain = fontana
    .also = fontane
word-plain = pianura
    .also = pianure
word-blackmail = ricatto
word-cunning-stroke = colpo astuto
word-dowry = dote
word-favour-of-the-vicar = favore del vicario
word-inheritance = eredità
word-intrigue = intrigo
word-liaison = relazione
word-secret-marriage = matrimonio segreto
word-tribute = tributo
word-whitehall = whitehall

slot-tiles = tessera casella … | tessera numero …
slot-card = carta
slot-at = colonna,riga
slot-seat = giocatore
slot-area = colonna,riga
slot-leaving-seat = giocatore
slot-left = colonna,riga
slot-folly = follia
slot-first = tessera
slot-second = tessera
slot-wanted = tessera
slot-tokens = numero
slot-gifts = cosa numero …

# --- che cosa è successo

event-opened = Per sorteggio comincia { $first_seat }; la Regina parte da { $queen_seat }.
event-stocked = Tutti hanno scelto; ognuno ha { $tiles } tessere dietro lo schermo.
event-drew = { $seat } pesca { $tiles ->
    [0] nessuna tessera: il sacchetto è vuoto
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-drew-you = Peschi { $tiles ->
    [0] nessuna tessera: il sacchetto è vuoto
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-drew-tiles = Hai pescato queste tessere: { LIST($tiles) }.
event-looked = { $seat } guarda { $cards ->
    [0] nessuna carta Scandalo: il mazzo è vuoto
    [one] una carta Scandalo
   *[other] { $cards } carte Scandalo
}.
event-looked-you = Guardi { $cards ->
    [0] nessuna carta Scandalo: il mazzo è vuoto
    [one] una carta Scandalo
   *[other] { $cards } carte Scandalo
}.
event-looked-at = Hai guardato { LIST($cards) }.
event-kept = { $seat } tiene { $cards ->
    [one] una carta Scandalo
   *[other] { $cards } carte Scandalo
}.
event-kept-you = Tieni { $cards ->
    [one] una carta Scandalo
   *[other] { $cards } carte Scandalo
}.
event-kept-cards = Hai tenuto { LIST($cards) }.
event-swapped = { $seat } scambia due tessere.
event-swapped-you = Scambi due tessere.
event-swapped-tiles = Hai dato { LIST($given) } per { NAME($wanted) }.
event-expanded = { $seat } mette { NAME($tile) } su { $square }{ $money ->
    [0] { "" }
   *[other] {" "}e incassa £{ $money }
}.
event-expanded-you = Metti { NAME($tile) } su { $square }{ $money ->
    [0] { "" }
   *[other] {" "}e incassi £{ $money }
}.
event-completed = Nasce { NAME($area, form: "a") } in { $square }{ $money ->
    [0] { "" }
   *[other] , che porta altre £{ $money }
}.
event-built = { $seat } costruisce { NAME($building, form: "a") } su { $square } per £{ $price }.
event-built-you = Costruisci { NAME($building, form: "a") } su { $square } per £{ $price }.
event-built-folly = { $seat } costruisce { NAME($folly, form: "the") } su { $square } per £{ $price }: { $points } PV.
event-built-folly-you = Costruisci { NAME($folly, form: "the") } su { $square } per £{ $price }: { $points } PV.
event-sent = { $seat } manda un soldato da { $owner_seat } in { $square }: { NAME($area) }.
event-sent-you = Mandi un soldato da { $owner_seat } in { $square }: { NAME($area) }.
event-pressed = { $seat } deve cedere { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-pressed-you = Devi cedere { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-paid = { $seat } paga £{ $money } a { $to_seat }.
event-paid-you = Paghi £{ $money } a { $to_seat }.
event-gave = { $seat } cede a { $to_seat } { $tiles ->
    [0] nulla: non ci sono tessere
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-gave-you = Cedi a { $to_seat } { $tiles ->
    [0] nulla: non ci sono tessere
    [one] una tessera
   *[other] { $tiles } tessere
}.
event-gave-tiles = { $seat } ha ceduto a { $to_seat } { LIST($tiles) }.
event-gave-tiles-you = Hai ceduto a { $to_seat } { LIST($tiles) }.
event-bribed = { $seat } prende { $tokens ->
    [one] un gettone corruzione
   *[other] { $tokens } gettoni corruzione
} per £{ $price }.
event-bribed-you = Prendi { $tokens ->
    [one] un gettone corruzione
   *[other] { $tokens } gettoni corruzione
} per £{ $price }.
event-taxed = { $seat } raccoglie le tasse: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(restituito un gettone corruzione)
   *[other] {" "}(restituiti { $tokens } gettoni corruzione)
}.
event-taxed-you = Raccogli le tasse: £{ $money }{ $tokens ->
    [0] { "" }
    [one] {" "}(restituito un gettone corruzione)
   *[other] {" "}(restituiti { $tokens } gettoni corruzione)
}.
event-landed = { $seat } acquista terreno: { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}{ $tokens ->
    [0] { "" }
    [one] {" "}(restituito un gettone corruzione)
   *[other] {" "}(restituiti { $tokens } gettoni corruzione)
}.
event-landed-you = Acquisti terreno: { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}{ $tokens ->
    [0] { "" }
    [one] {" "}(restituito un gettone corruzione)
   *[other] {" "}(restituiti { $tokens } gettoni corruzione)
}.
event-donated = { $seat } dona alla Chiesa { LIST($tiles) }.
event-donated-you = Doni alla Chiesa { LIST($tiles) }.
event-rested = { $seat } si gode il tempo libero: 1 PV.
event-rested-you = Ti godi il tempo libero: 1 PV.
event-played = { $seat } gioca { NAME($card) }.
event-played-you = Giochi { NAME($card) }.
event-returned = { $seat } rimette nel sacchetto { $tiles ->
    [one] una tessera: 1 PV
   *[other] { $tiles } tessere: { $tiles } PV
}.
event-returned-you = Rimetti nel sacchetto { $tiles ->
    [one] una tessera: 1 PV
   *[other] { $tiles } tessere: { $tiles } PV
}.
event-married = { $seat } riceve { $tokens ->
    [0] nessun gettone corruzione (non ne restano)
    [one] un gettone corruzione
   *[other] { $tokens } gettoni corruzione
} e { $points } PV.
event-married-you = Ricevi { $tokens ->
    [0] nessun gettone corruzione (non ne restano)
    [one] un gettone corruzione
   *[other] { $tokens } gettoni corruzione
} e { $points } PV.
event-received = { $seat } riceve £{ $money }.
event-received-you = Ricevi £{ $money }.
event-took-queen = { $seat } prende la Regina.
event-took-queen-you = Prendi la Regina.
event-began = Tocca a { $seat }.
event-began-you = Tocca a te.
event-ended = { $seat } termina il turno.
event-ended-you = Termini il turno.
event-hosted = La Regina è da { $seat }: { $points } PV. Il round arriva allo spazio { $space }{ $kind ->
    [ball] : un ballo
    [locked] : la Regina è bloccata
    [scoring] : la fine della decade
   *[other] { "" }
}.
event-hosted-you = La Regina è da te: { $points } PV. Il round arriva allo spazio { $space }{ $kind ->
    [ball] : un ballo
    [locked] : la Regina è bloccata
    [scoring] : la fine della decade
   *[other] { "" }
}.
event-ball-began = La Regina dà un ballo. Tutti i titoli vengono restituiti.
event-shone = { $seat } mostra { $prestige } di prestigio (restituiti: { $gifts ->
    [none] niente
   *[other] { WRITE($gifts) }
}) e sta sullo spazio { $space }{ $passed ->
    [0] { "" }
   *[other] , perché quelli sopra sono occupati
}.
event-shone-you = Mostri { $prestige } di prestigio (restituiti: { $gifts ->
    [none] niente
   *[other] { WRITE($gifts) }
}) e stai sullo spazio { $space }{ $passed ->
    [0] { "" }
   *[other] , perché quelli sopra sono occupati
}.
event-dubbed = Il titolo di { NAME($title) } va a { $seat }: { $points } PV.
event-dubbed-you = Il titolo di { NAME($title) } va a te: { $points } PV.
event-estate-scored = La tenuta di { $seat } vale: castelli { $castles } PV{ $castles ->
    [0] { "" }
   *[other] {" "}(con terra tutt’intorno: { $castles_closed_in }; cappelle accanto: { $castles_chapels })
}, palazzi { $palaces } PV{ $palaces ->
    [0] { "" }
   *[other] {" "}(con terra tutt’intorno: { $palaces_closed_in }; cappelle accanto: { $palaces_chapels })
}.
event-estate-scored-you = La tua tenuta vale: castelli { $castles } PV{ $castles ->
    [0] { "" }
   *[other] {" "}(con terra tutt’intorno: { $castles_closed_in }; cappelle accanto: { $castles_chapels })
}, palazzi { $palaces } PV{ $palaces ->
    [0] { "" }
   *[other] {" "}(con terra tutt’intorno: { $palaces_closed_in }; cappelle accanto: { $palaces_chapels })
}.
event-decade-began = Comincia la decade { $decade }.

# --- che cosa si chiede

question-stock = Scegli fino a { $most } tessere di ogni tipo. Le altre, fino a { $screen }, si pescano a caso.
question-first-card = Tieni una delle carte Scandalo che hai guardato: { LIST($cards) }.
question-turn = { $acted ->
    [yes] { $carded ->
        [yes] Termina il turno. Prima puoi ancora scambiare tessere.
       *[no] Termina il turno. Prima puoi scambiare tessere, e giocare una carta Scandalo se non l’hai ancora fatto.
    }
   *[no] Tocca a te: fai un’azione. Puoi anche scambiare tessere e giocare una carta Scandalo.
}
question-expand-on = { $tiles ->
    [0] Dietro il tuo schermo non resta nessuna tessera: la tua espansione finisce qui.
   *[other] { $left ->
        [one] Metti un’altra tessera, oppure finisci.
       *[other] Metti fino a { $left } altre tessere, oppure finisci.
    }
}
question-area = La tua tessera completa più di un quadrato di quattro, ma può appartenere a una sola area. Scegli la nuova area ({ NAME($area) }): { ROW($squares) }. Ognuno prende nome dalla casella in basso a sinistra.
question-soldier = Puoi mandare un soldato in un’area di un avversario.
question-give = Cedi { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
} a { $to_seat }.
question-keep = Tieni una delle carte Scandalo che hai guardato: { LIST($cards) }{ $all ->
    [yes] ; oppure tutte, con il tuo Intrigo
   *[no] { "" }
}.
question-prestige = La tua tenuta mostra { $prestige } di prestigio. Vuoi restituire gettoni corruzione e carte Scandalo per averne di più?

# --- che cosa è certo

certain-price = costa £{ $value }
certain-income = { $value ->
    [0] { "" }
   *[other] porta £{ $value }
}
certain-money = poi hai £{ $value }
certain-draws = { $value ->
    [0] non peschi nessuna tessera
    [one] peschi una tessera
   *[other] peschi { $value } tessere
}
certain-unused = { $value ->
    [one] 1 tessera non messa
   *[other] { $value } tessere non messe
}
certain-points = { $value } PV
certain-tokens = { $value ->
    [one] un gettone corruzione
   *[other] { $value } gettoni corruzione
}
certain-prestige = { $value } di prestigio
certain-space = arrivi allo spazio { $value } del tracciato

# --- regole che vietano

rule-action-first = Fai prima un’azione. Il tempo libero è sempre possibile.
rule-at-least-one-tile = Nomina almeno una tessera.
rule-bag-lacks = Nel sacchetto non c’è { NAME($tile) }.
rule-bribes = Prendi da 1 a { $most } gettoni corruzione.
rule-card-needs-more = { NAME($card) } ha bisogno di altre parole: di’ che cosa ne fai.
rule-card-not-held = Non hai questa carta: { NAME($card) }.
rule-castle-apart = Un castello non può stare accanto a un castello o a un palazzo, angoli compresi; { $at } è accanto a uno.
rule-chapel-apart = Una cappella non può stare accanto a una cappella, angoli compresi; { $at } è accanto a una.
rule-church-full = La Chiesa accetta { $most } tessere di ogni tipo per decade; di questo tipo, { NAME($tile) }, ne accetta ancora { $left }.
rule-empty-plain = { $at } non è una pianura vuota della tua tenuta.
rule-favour-tiles = Rimetti fino a { $most } tessere, non { $tiles }.
rule-finish-expansion = Prima concludi l’espansione: metti un’altra tessera, oppure scrivi «fatto».
rule-folly-needs = Per { NAME($folly, form: "the") } servono aree che non hai: { NAME($area) }, ancora { $missing }.
rule-folly-stands = È già costruita { NAME($folly, form: "the") }.
rule-gift-first = Prima cedi le tessere che il soldato pretende.
rule-gifts = Di { NAME($thing) } hai { $have }, non { $need }.
rule-keep-first = Prima tieni una delle carte Scandalo che hai guardato.
rule-land-once = In questa decade hai già acquistato terreno.
rule-money = Costa £{ $price }; hai £{ $money }.
rule-never-played = { NAME($card) } non si gioca mai in un turno.
rule-no-area = In quella tenuta non c’è nessuna area completa in { $at }.
rule-no-castle-there = Non hai un castello su { $at }.
rule-no-intrigue = Prima di guardare non avevi in mano nessun Intrigo.
rule-no-part-of-a-turn = Non puoi farlo in un turno.
rule-no-soldier-there = Lì non hai un soldato.
rule-no-such-card = Non esiste una carta Scandalo così.
rule-none-on-offer = Il mercato non offre { NAME($building, form: "a") }.
rule-not-adjacent = { $at } non è accanto a nessuna tessera della tua tenuta.
rule-not-looked-at = { NAME($card) } non è tra le carte che hai guardato.
rule-occupied = Sull’area in { $at } c’è già un soldato.
rule-one-action = Hai già fatto la tua azione in questo turno.
rule-one-card-a-turn = Hai già giocato una carta Scandalo in questo turno.
rule-opponents-area = Manda il soldato in un’area di un avversario.
rule-prestige-first = Prima di’ che cosa restituisci per il prestigio. Se nulla, scrivi «prestigio nessuno».
rule-soldier-first = Prima di’ dove va il soldato, oppure «soldato nessuno».
rule-soldier-where = Di’ di chi è l’area in cui va il soldato, e dov’è.
rule-square-taken = Su { $at } c’è già una tessera.
rule-stock = Scegli al massimo { $most } tessere di ogni tipo.
rule-choose-area = Di’ prima quale quadrato è la nuova area ({ NAME($area) }): { ROW($squares) }.
rule-stock-first = Prima scegli le tue tessere, al massimo { $most } di ogni tipo.
rule-supply = { $left ->
    [0] Non resta nessun gettone corruzione.
    [one] Resta solo un gettone corruzione.
   *[other] Restano solo { $left } gettoni corruzione.
}
rule-taxes-once = In questa decade hai già raccolto le tasse.
rule-three-tiles = Ora puoi mettere 1-{ $most } tessere, non { $tiles }.
rule-tiles = Servono { $need } di { NAME($tile) } dietro lo schermo; ne hai { $have }.
rule-tokens = Hai { $have } gettoni corruzione, non { $need }.
rule-which-soldier = Tutti i tuoi soldati sono fuori: di’ quale si muove («da GIOCATORE COLONNA,RIGA»).

# --- punteggi

score-bribes = gettoni corruzione
score-donations = donazioni alla Chiesa
score-leisure = tempo libero
score-marriages = Matrimoni segreti
score-favours = Favori del vicario
score-follies = follie
score-titles = titoli ai balli
score-castles = castelli
score-palaces = palazzi
score-queen = turni con la Regina
score-liaisons = { $cards ->
    [one] una Relazione
   *[other] { $cards } Relazioni
}
scores-liaisons = Relazioni
breaker-1 = £{ $value }
    .what = denaro

# --- il tavolo come testo

draw-round = Decade { $decade } di 3, spazio { $space } di { $of }.
draw-queen = La Regina è da { $seat }.
draw-turn = Turno di { $seat }.
draw-prestige = Prestigio finora: { $markers }.
draw-marker = { $seat } { $space }
draw-offer = Mercato, { NAME($building) }: £{ $prices }
draw-follies = Follie rimaste: { $follies }; la prossima porta { $points } PV.
draw-church = Chiesa: campo { $field }, bosco { $wood }, fontana { $fountain }, pianura { $plain }.
draw-supply = Riserva: { $tokens } gettoni corruzione, { $cards } carte Scandalo nel mazzo.
draw-deck = Carte del mazzo che conosci: { $cards }.
draw-known = { $place }. { NAME($card) }
draw-bag = Sacchetto: campo { $field }, bosco { $wood }, fontana { $fountain }, pianura { $plain }.
draw-player = { $seat }, { NAME($title) }: { $points } PV
draw-used = In questa decade: { $actions }.
draw-behind = Dietro il tuo schermo: £{ $money }, gettoni corruzione { $tokens }; campo { $field }, bosco { $wood }, fontana { $fountain }, pianura { $plain }.
draw-cards = Nella tua mano: { LIST($cards) }.
draw-hidden = Carte Scandalo: { $cards }.
draw-soldier = Un soldato nella tenuta di { $seat } in { $at }.
draw-area = { NAME($area) } in { $at }
draw-area-held = { NAME($area) } in { $at }, presidio di un soldato di { $seat }
draw-row = Riga { $row }: { $squares }.
draw-square = colonna { $column } { NAME($tile) }
draw-square-built = colonna { $column } { NAME($tile) } con { NAME($building) }
draw-legend = Nelle tenute: C campo, B bosco, F fontana, P pianura; c castello, h cappella, p palazzo, y follia. Le aree si chiamano dalla loro tessera in basso a sinistra.
letter-field = C
letter-wood = B
letter-fountain = F
letter-plain = P
letter-castle = c
letter-chapel = h
letter-palace = p
letter-folly = y

# --- dal tavolo, dalle pagine

question-prestige-at-once = Tutti rispondono in segreto. La tua tenuta mostra { $prestige } di prestigio. Vuoi restituire gettoni corruzione e carte Scandalo per averne di più?
about = Una tenuta di campagna, una regina che ama i balli, e pettegolezzi in vendita. Disponi campi, boschi e follie, raccogli tasse o fatti strada corrompendo, e brilla quando la Regina viene a contare chi merita un titolo.
    .sign = queen
option-at-once = Risposte segrete ai balli
option-at-once-hint = A un ballo tutti dicono in segreto e insieme che cosa restituiscono per il prestigio. Nel regolamento lo si dice a turno e si vedono gli spazi di chi viene prima. Con un ritmo lento questo risparmia un po’ d’attesa.
otherwise-at-once = risposte segrete ai balli invece che a turno
otherwise-first-game = una prima partita: tutti cominciano con tre tessere di ogni tipo
otherwise-areas-overlap = le aree non possono sovrapporsi
otherwise-open-money = denaro, tessere e gettoni corruzione sono scoperti
option-first-game = Una prima partita
option-first-game-hint = Tutti cominciano con tre tessere di ogni tipo, senza scegliere.
option-areas-overlap = Le aree possono sovrapporsi
option-areas-overlap-hint = Ogni quadrato di quattro tessere conta come area, anche dove due quadrati hanno tessere in comune.
move-stock = Scegli le tessere
    .tiles = Tessere
move-keep = Tieni una carta
    .card = Carta
move-expand = Espandi la tenuta
    .tiles = Tessera
    .tiles-place = Casella
move-done = Termina l’espansione
move-area = Scegli l’area
    .at = Casella in basso a sinistra
move-build-castle = Costruisci un castello
    .at = Casella
    .seat = Il soldato va da
    .area = Area
    .leaving_seat = Il soldato viene da
    .left = Area che lascia
move-build-palace = Costruisci un palazzo
    .at = Casella
move-build-chapel = Costruisci una cappella
    .at = Casella
move-build-folly = Costruisci una follia
    .folly = Follia
    .at = Casella
move-soldier = Manda un soldato
    .seat = Avversario
    .area = Area
    .leaving_seat = Il soldato viene da
    .left = Area che lascia
move-soldier-none = Non mandare soldati
move-give = Cedi tessere
    .first = Prima tessera
    .second = Seconda tessera
move-bribe = Compra gettoni corruzione
    .tokens = Gettoni corruzione (ognuno dà 1 PV)
move-taxes = Raccogli le tasse
    .tokens = Gettoni corruzione da restituire (£1 per ognuno)
move-land = Acquista terreno
    .tokens = Gettoni corruzione da restituire (una tessera per ognuno)
move-donate = Dona tessere
    .tiles = Tessere
move-leisure = Prendi tempo libero
move-swap = Scambia tessere
    .first = Prima tessera
    .second = Seconda tessera
    .wanted = In cambio di
move-play-cunning-stroke = Gioca il Colpo astuto
    .tiles = Tessera
    .tiles-place = Casella
move-play-favour-of-the-vicar = Gioca il Favore del vicario
    .tiles = Tessere
move-play-inheritance = Gioca l’Eredità
    .at = Casella
move-play = Gioca una carta Scandalo
    .card = Carta
move-prestige = Mostra il tuo prestigio
    .gifts = Restituisci
move-end = Termina il turno

# What a figure is made of.
part-tiles = tessere
part-areas = aree
part-soldiers = soldati
part-tokens = gettoni resi
part-fountains = fontane
part-gardens = giardini
part-palaces = palazzi
part-gifts = ciò che si restituisce

name-tiles = tessere
name-areas = aree
name-soldiers = soldati
name-gifts = doni
name-palaces = palazzi
name-fountains = fontane

# --- il tabellone

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
board-turn = Tocca a
board-prestige = Prestigio al ballo
board-prestige-shown = prestigio che la tenuta mostra
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
sign-queen = La corona: qui c’è la Regina.
sign-laurel = L’alloro: la fine della decade sul tracciato, quando si valutano le tenute.
sign-prestige = Prestigio che una tenuta mostra. A un ballo si possono restituire gettoni e carte per averne di più.
sign-coin = Sterline
sign-letter = Gettoni corruzione
sign-soldier = Soldati a casa, che si possono ancora mandare in un’area.
sign-card-back = Carte Scandalo
board-scandals = carte Scandalo nel mazzo
board-soldiers = { $count ->
    [one] { $count } soldato a casa
   *[other] { $count } soldati a casa
}
board-cards = { $count ->
    [one] 1 carta Scandalo
   *[other] { $count } carte Scandalo
}
board-taxed = tasse raccolte
board-landed = terreno acquistato
board-courtiers = A corte
board-market = Il mercato
board-folly-points = prossima: { $points } PV
board-yours = per te { $money }
board-sold-out = nulla in vendita
board-church = Alla Chiesa
board-bag = Nel sacchetto

# --- le tabelle della pagina delle regole

rules-table-tiles = Tessere della tenuta
rules-table-follies = Follie e ciò che richiedono
rules-table-titles = Titoli
rules-table-events = Carte evento
rules-column-total = Pezzi in tutto
rules-column-stocked = In vendita con 3, 4, 5 giocatori
rules-column-prices = Prezzi
rules-column-needs = Richiede
rules-column-prestige = Prestigio necessario
rules-column-discount = Sconto
rules-column-by-seats = Copie con 3, 4, 5 giocatori

# --- che cos’altro è successo

event-queen-stayed = { $seat } non può prendere la Regina: lo spazio è chiuso, e resta da { $holder_seat }.
event-queen-stayed-you = Non puoi prendere la Regina: lo spazio è chiuso, e resta da { $holder_seat }.
event-moved-on = Il ballo è finito: il round avanza allo spazio { $space }{ $kind ->
    [locked] , e ora nessuno può prendere la Regina
   *[other] { "" }
}.

# --- che cos’altro è certo

certain-space-at-most = spazio { $value } del tracciato, o più in basso se è occupato
certain-title = il tuo titolo sarà { NAME($value) }
certain-title-at-most = al massimo { NAME($value) }
certain-made-of = { $name ->
    [taxes] di cui campi £{ $tiles }{ $areas ->
        [0] { "" }
       *[other] , fattorie libere £{ $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , soldati £{ $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , gettoni corruzione £{ $tokens }
    }
    [land] di cui per boschi { $tiles }{ $areas ->
        [0] { "" }
       *[other] , foreste libere { $areas }
    }{ $soldiers ->
        [0] { "" }
       *[other] , soldati { $soldiers }
    }{ $tokens ->
        [0] { "" }
       *[other] , gettoni corruzione { $tokens }
    }
   *[prestige] di cui fontane { $fountains }{ $gardens ->
        [0] { "" }
       *[other] , giardini liberi { $gardens }
    }{ $soldiers ->
        [0] { "" }
       *[other] , soldati nei giardini { $soldiers }
    }{ $palaces ->
        [0] { "" }
       *[other] , palazzi { $palaces }
    }{ $gifts ->
        [0] { "" }
       *[other] , gettoni e carte { $gifts }
    }
}
certain-screen = poi dietro il tuo schermo: { $value }
certain-completes = completa: { $value }
certain-queen = { $value ->
    [taken] prendi la Regina
    [mine] hai già la Regina
    [locked] ora nessuno può prendere la Regina
   *[elsewhere] la Regina non è lì
}
certain-next-seat = poi tocca a { $value }
certain-round-space = il round arriva allo spazio { $value }
certain-round-kind = { $value ->
    [ball] comincia un ballo
    [locked] la Regina è bloccata
    [scoring] la decade finisce e si valutano le tenute
   *[other] { "" }
}
certain-estate-points = i tuoi castelli e palazzi portano { $value } PV
certain-liaison-points = { $value ->
    [0] { "" }
   *[other] le tue Relazioni portano { $value } PV
}
certain-looks = guardi { $value } carte Scandalo e ne tieni una
certain-beside = accanto: { $value }
certain-sends = { $value ->
    [yes] poi puoi mandare un soldato
   *[no] { "" }
}
certain-open-sides = { $value ->
    [0] tutt’intorno c’è terra
    [one] manca terra su uno degli 8 lati
   *[other] manca terra su { $value } degli 8 lati
}
certain-takes-area = da ora questa area serve a te: { NAME($value) }
certain-gets-tiles = { $value ->
    [0] lì non ci sono tessere da cedere
    [one] una tessera a scelta di chi la cede
   *[other] { $value } tessere a scelta di chi le cede
}
certain-spends-intrigue = il tuo Intrigo è speso
certain-under-the-deck = sotto il mazzo: { LIST($value) }

# --- che cosa vuole sapere chi decide

titles-asked = Duca da { $duke } ({ $duke_copies }), Marchese da { $marquess } ({ $marquess_copies }), Conte da { $earl } ({ $earl_copies }), Visconte da { $viscount } ({ $viscount_copies })
details-stock =
    Cominci con £{ $money } e il titolo di Barone, su una pianura con un castello. Comincia, per sorteggio: { $first_seat }; la Regina è da { $queen_seat }.
    Quello che non scegli si pesca a caso dal sacchetto; la scelta è segreta, e nessun altro vede le tue tessere.
    I campi danno denaro e fattorie, i boschi altre tessere, le fontane prestigio per i titoli; gli edifici stanno sulle pianure.
    La scelta consueta è tre per tipo, quello che tutti ricevono in una prima partita: così cominci con un po’ di tutto, e nulla è lasciato al caso.
details-first-card =
    Hai £{ $money }. Le altre carte vanno sotto il mazzo; nessuno vede quale tieni.
    In un turno puoi giocare una carta Scandalo oltre alla tua azione.
turn-squares = Un «espandi» posa fino a 3 tessere, ognuna accanto alla tua tenuta. Una casella è colonna,riga: 1,0 sta a destra di 0,0, e 0,1 sopra.
turn-prospects =
    Il round è sullo spazio { $space } di { $spaces }; { $ahead ->
        [ball] c’è un ballo
       *[scoring] si valutano le tenute
    } { $ahead_in ->
        [one] con il prossimo passo
       *[other] fra { $ahead_in } passi
    }. Alla fine di ogni turno con la Regina avanza di un passo.
    La tua tenuta mostra { $prestige } di prestigio per il prossimo ballo; titoli secondo il prestigio (e quanti ce ne sono): { titles-asked }.
    Così come stanno, i tuoi castelli e palazzi portano { $estate_points } punti vittoria (PV) alla fine della decade; contano solo con terra su tutti gli 8 lati.
details-turn =
    Hai £{ $money }, { $tokens ->
        [one] un gettone corruzione
       *[other] { $tokens } gettoni corruzione
    } e { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    } dietro il tuo schermo.
    { $acted ->
        [yes] La tua azione è fatta; con «fine» tocca a { $next_seat }.
       *[no] Una volta per decade: { $taxed ->
            [yes] le tasse sono già raccolte
           *[no] le tasse portano ora £{ $taxes }
        }; { $landed ->
            [yes] il terreno è già acquistato
           *[no] il terreno porta ora { $land ->
                [one] una tessera
               *[other] { $land } tessere
            }
        }.{ $empty ->
            [0] {" "}Puoi costruire solo un palazzo, perché non hai pianure vuote.
           *[other] { "" }
        }
    }
    { $queen_mine ->
        [yes] La Regina è da te: quando termini il turno ricevi 1 PV, e il round avanza di un passo.
       *[no] La Regina è da { $queen_seat }{ $queen_locked ->
            [yes] , e in questa decade nessuno può prenderla
           *[no] { "" }
        }.
    }
    { $acted ->
        [yes] { "" }
       *[no]
        { turn-squares }
        { turn-prospects }
    }
details-expand-on =
    La tua azione continua. Metti ogni altra tessera accanto alla tua tenuta. Hai £{ $money } e { $tiles ->
        [one] una tessera
       *[other] { $tiles } tessere
    } dietro il tuo schermo.
    { $due ->
        [0] Finora non peschi tessere.
        [one] Alla fine peschi una tessera.
       *[other] Alla fine peschi { $due } tessere.
    }
details-area =
    Le tessere fuori dal quadrato scelto restano libere per un’area successiva. Poi la tua espansione continua.
details-soldier =
    Hai £{ $money }; soldati a casa: { $home }, in aree altrui: { $out }. Un soldato non torna mai a casa, ma può passare da un’area all’altra.
    Una fattoria ti porta subito £2 da chi la possiede e £2 con le tasse; una foresta due tessere a scelta di chi la possiede e 2 tessere con il terreno; un giardino la Regina, se è lì, e 2 di prestigio ai balli.
    Finché il tuo soldato sta lì, l’area non porta nulla a chi la possiede.
details-give =
    Il soldato di { $to_seat } sta da ora nella tua foresta: con il terreno porta 2 tessere a { $to_seat }, e a te nessuna.
    Ti restano { $left ->
        [one] una tessera
       *[other] { $left } tessere
    } dietro lo schermo. Solo { $to_seat } e tu vedete quali cedi.
details-keep =
    { COUNT($held) ->
        [0] Non hai altre carte Scandalo.
       *[other] In mano hai: { LIST($held) }.
    }
    Le altre carte vanno sotto il mazzo, e nessuno vede quale tieni.
details-prestige =
    Fontane { $fountains } + giardini liberi { $gardens } + soldati nei giardini { $soldiers } + palazzi { $palaces } = { $prestige } di prestigio. Restituendo tutto sarebbero { $most }.
    Un gettone corruzione restituito vale 1 di prestigio, un Ricatto 3, ogni altra carta Scandalo 1.
    Il segnalino più alto prende il titolo migliore che il suo spazio raggiunge, poi il successivo: { titles-asked }.
    { COUNT($taken) ->
        [0] Finora nessuno spazio è occupato.
       *[other] Già occupati: { ROW($taken) }. Se il tuo spazio è occupato, vai sul primo libero più in basso.
    }
    { COUNT($seats) ->
        [0] Rispondi alla fine: la tua risposta decide i titoli.
       *[other] Dopo di te: { ROW($seats) }.
    }
details-prestige-at-once =
    Fontane { $fountains } + giardini liberi { $gardens } + soldati nei giardini { $soldiers } + palazzi { $palaces } = { $prestige } di prestigio. Restituendo tutto sarebbero { $most }.
    Un gettone corruzione restituito vale 1 di prestigio, un Ricatto 3, ogni altra carta Scandalo 1.
    Il segnalino più alto prende il titolo migliore che il suo spazio raggiunge, poi il successivo: { titles-asked }.
    Si risponde in segreto, anche { ROW($seats) }. Poi si posano i segnalini a turno, a partire dalla Regina. Se il tuo spazio è occupato, vai sul primo libero più in basso.

# --- che cosa c’è nella scatola

name-queen = La Regina
name-soldier = Soldati
name-screen = dietro lo schermo
component-card = { NAME($name) }{ $where ->
    [mine] { $looked ->
        [0] , { $count } nella tua mano
        [one] { "" }
       *[other] , qui ce ne sono { $looked }
    }
    [shown] , { $count } nella mano di { $seat }
    [supply] , { $count } che conosci nel mazzo (dall’alto: { ROW($places) })
   *[unseen] , { $count } che non hai visto
}{ $full ->
    [yes] : { $effect ->
        [blackmail] restituita a un ballo vale { $prestige } di prestigio; non si gioca mai in un turno
        [cunning-stroke] giocata permette un’altra espansione fino a 3 tessere, anche in un turno di espansione
        [dowry] giocata fa pescare tessere dal sacchetto: { $worth }
        [favour-of-the-vicar] giocata rimette nel sacchetto fino a 4 tue tessere, 1 PV ciascuna (ora fino a { $worth })
        [inheritance] giocata dà gratis il castello più economico del mercato, senza soldato; caselle adatte ora: { $worth }
        [intrigue] quando guardi 3 carte Scandalo, ti permette di tenerle tutte; altrimenti non si gioca
        [liaison] { $worth } PV se la hai alla fine della partita; non si gioca mai
        [secret-marriage] giocata dà gettoni corruzione ({ $worth }) e 2 PV
        [tribute] giocata dà £{ $worth }
       *[whitehall] giocata fa prendere la Regina{ $queen ->
            [mine] {" "}(è già da te)
            [locked] {" "}(ora nessuno può prenderla)
           *[other] { "" }
        }
    }{ $effect ->
        [blackmail] .
       *[other] . Restituita a un ballo vale { $prestige } di prestigio.
    }
   *[no] .
}
    .kind = Carte scandalo
component-tile = { NAME($name) }, { $where ->
    [mine] { $count } dietro il tuo schermo
    [shown] { $count } nella tenuta di { $seat }
    [spent] { $count } nella chiesa
    [supply] { $count } nel sacchetto
   *[unseen] { $count } dove non puoi vederle
}{ $full ->
    [yes] : { $name ->
        [field] quando lo metti porta £1; quattro in quadrato sono una fattoria e portano subito £2. Con le tasse ogni campo porta £1, ogni fattoria £2
        [wood] quando lo metti porta una tessera dal sacchetto; quattro in quadrato sono una foresta e portano subito 2 tessere. Con il terreno ogni bosco porta una tessera, ogni foresta 2
        [fountain] a un ballo vale 1 di prestigio; quattro in quadrato sono un giardino: prendi subito la Regina, e 2 di prestigio ai balli
       *[plain] porta un edificio (pianure vuote tue: { $empty })
    }. Nella tua tenuta: { $laid }{ $name ->
        [plain] { "" }
       *[other] , aree: { $areas }
    }. La chiesa ne accetta ancora { $church }.
   *[no] .
}
    .kind = Tessere paesaggio
component-building = { NAME($name) }, { $where ->
    [mine] { $count } nella tua tenuta
    [shown] { $count } nella tenuta di { $seat }
   *[supply] { $offered ->
        [0] niente in vendita
       *[other] { $offered } in vendita (£{ $prices })
    }, ne restano { $count } in tutto
}{ $full ->
    [yes] : { $offered ->
        [0] { "" }
       *[other] per te £{ $yours }{ $short ->
            [0] { "" }
           *[other] , ti mancano £{ $short }
        }; { "" }
    }{ $name ->
        [castle] su una pianura vuota che non sia accanto a un castello o a un palazzo. Puoi mandare un soldato in un’area altrui. Con terra su tutti gli 8 lati porta 3 PV ogni decade, e 1 per ogni cappella accanto
        [palace] prende il posto di un tuo castello e porta la Regina; 2 di prestigio ai balli. Con terra su tutti gli 8 lati porta 5 PV ogni decade, e 2 per ogni cappella accanto
       *[chapel] su una pianura vuota che non sia accanto a una cappella. Guardi 3 carte Scandalo e ne tieni una; castelli e palazzi accanto portano di più
    }. Caselle adatte nella tua tenuta: { $sites }.
   *[no] .
}
    .kind = Edifici
component-folly = { NAME($name) }, { $where ->
    [supply] non ancora costruita: per te £{ $yours }{ $short ->
        [0] { "" }
       *[other] , ti mancano £{ $short }
    }, ora { $points } PV
   *[spent] già costruita
}; chiede { $wants ->
    [forests] 2 foreste
    [farms] 2 fattorie
    [gardens] 2 giardini
   *[mixed] una fattoria, una foresta e un giardino
}{ $where ->
    [supply] {" "}({ $missing ->
        [0] le hai
       *[other] mancano: { $missing }
    }) e una pianura vuota (ne hai { $empty }).
   *[spent] .
}
    .kind = Follie
component-title = { NAME($name) }, { $where ->
    [mine] il tuo titolo
    [shown] titolo di { $seat }
   *[supply] { $count } libero
}{ $full ->
    [yes] : da { $asks } di prestigio a un ballo; { $points } PV{ $discount ->
        [0] { "" }
       *[other] , poi edifici a £{ $discount } in meno
    }; a questo tavolo { $copies }. { $missing ->
        [0] La tua tenuta mostra abbastanza
       *[other] Alla tua tenuta mancano { $missing } di prestigio
    }; altri che mostrano almeno quanto te: { $rivals }.
   *[no] .
}
    .kind = Titoli
component-token = { NAME($name) }, { $where ->
    [mine] { $count } da te
    [shown] { $count } da { $seat }
   *[supply] { $count } nella riserva
}{ $full ->
    [yes] : prendine ora fino a { $most } per £{ $price } ciascuno, con 1 PV ciascuno. Restituiscine uno per £1 in più con le tasse, una tessera in più con il terreno o 1 di prestigio a un ballo.
   *[no] .
}
    .kind = Gettoni corruzione
component-soldier = { NAME($name) }, { $where ->
    [mine] i tuoi
   *[shown] quelli di { $seat }
}: a casa { $home }, in aree altrui { $out }{ $full ->
    [yes] . Con ogni nuovo castello uno può partire, e non torna mai a casa; l’area serve allora a chi lo ha mandato.
   *[no] .
}
    .kind = Soldati
component-queen = { NAME($name) }, { $where ->
    [mine] da te
   *[shown] da { $seat }
}: chi la ha alla fine del proprio turno riceve { $points } PV e fa avanzare il round di uno spazio{ $locked ->
    [yes] . In questa decade nessuno può più prenderla.
   *[no] ; la portano un palazzo, un nuovo giardino o Whitehall.
}
    .kind = La Regina
component-screen = { $where ->
    [mine] Dietro il tuo schermo
   *[shown] Dietro lo schermo di { $seat }
}: £{ $money }, tessere { $tiles }, gettoni corruzione { $tokens }, carte Scandalo { $cards }{ $full ->
    [yes] . Tutto questo segue da ciò che si è visto al tavolo, ma non quali tessere e carte siano.
   *[no] .
}
    .kind = Dietro gli schermi

# --- il tavolo come testo, completo

draw-track = Sul tracciato: { $spaces }; su ogni altro spazio un round.
draw-reach = La prossima tessera può stare nelle colonne da { $left } a { $right } e nelle righe da { $bottom } a { $top }, accanto a un’altra.
draw-space = { $space } { $what }
draw-ahead = { $kind ->
    [ball] C’è un ballo
   *[scoring] Si valutano le tenute
} { $spaces ->
    [one] con il prossimo passo del round.
   *[other] fra { $spaces } passi del round.
}
draw-queen-locked = La Regina è da { $seat }; in questa decade nessuno può prenderla.
draw-titles = Titoli a un ballo: { $titles }.
draw-title = { NAME($title) } da { $prestige } di prestigio: { $points } PV{ $discount ->
    [0] { "" }
   *[other] , edifici a £{ $discount } in meno
}, a questo tavolo { $copies }
draw-sold-out = Mercato, { NAME($building) }: niente in vendita.
draw-yours = per te £{ $money }
draw-prices = Prezzi per te: { $prices }.
draw-price = { NAME($building) } £{ $money }
draw-folly = { NAME($folly) } (chiede { $areas })
draw-estate = Tenuta: { $tiles ->
    [one] una tessera
   *[other] { $tiles } tessere
}, { $prestige } di prestigio per un ballo; soldati a casa: { $home }.
draw-reckoned = Dietro lo schermo, come si può calcolare al tavolo: £{ $money }, tessere { $tiles }, gettoni corruzione { $tokens }.
draw-open = Denaro scoperto: £{ $money }, tessere { $tiles }, gettoni corruzione { $tokens }.
board-reckoned = tessere { $tiles }, gettoni corruzione { $tokens }
option-open-money = Denaro scoperto
option-open-money-hint = Tutti vedono il denaro e il numero di tessere e gettoni corruzione degli altri. (Si possono contare comunque.)

# Che cosa di un’edizione è nostro.
ours-prices = { $count ->
    [one] i prezzi di un tipo di edifici
   *[other] i prezzi di { $count } tipi di edifici
}
ours-track = dove stanno i balli sul tracciato

# The figures of an edition, as the form for owners of a box calls them.
figure-bribes = Corruzione
figure-tokens = Gettoni corruzione nella scatola
figure-round = Il decennio
figure-track = Spazi del percorso
figure-arrow = freccia
figure-way = vuoto
figure-ball = ballo
figure-locked = chiuso alla Regina
figure-scoring = punteggio
figure-copies = Copie con 3, 4, 5 giocatori
