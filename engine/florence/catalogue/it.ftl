# I Principi di Firenze, in italiano. `the` è il nome con il suo articolo.

title = I Principi di Firenze

# --- nomi

name-university = Università
    .mark = U
    .the = l’Università
name-laboratory = Laboratorio
    .mark = A
    .the = il Laboratorio
name-workshop = Officina
    .mark = F
    .the = l’Officina
name-library = Biblioteca
    .mark = B
    .the = la Biblioteca
name-opera = Opera
    .mark = O
    .the = l’Opera
name-studio = Studio
    .mark = S
    .the = lo Studio
name-hospital = Ospedale
    .mark = H
    .the = l’Ospedale
name-theatre = Teatro
    .mark = T
    .the = il Teatro
name-tower = Torre
    .mark = R
    .the = la Torre
name-chapel = Cappella
    .mark = C
    .the = la Cappella
name-forest = foresta
    .mark = f
    .the = la foresta
name-lake = lago
    .mark = l
    .the = il lago
name-park = parco
    .mark = p
    .the = il parco
name-landscape = paesaggio
    .the = il paesaggio
name-jester = giullare
    .the = il giullare
name-builder = costruttore
    .the = il costruttore
name-recruiting = carta Reclutamento
    .the = la carta Reclutamento
name-prestige = carta Prestigio
    .the = la carta Prestigio
name-profession = carta Mestiere
    .the = la carta Mestiere
name-bonus = carta Bonus
    .the = la carta Bonus
name-religion = libertà di religione
    .the = la libertà di religione
name-opinion = libertà di opinione
    .the = la libertà di opinione
name-travel = libertà di viaggio
    .the = la libertà di viaggio
name-building = palazzo
    .the = il palazzo
name-freedom = libertà
    .the = la libertà
name-cards = carte
    .the = le carte
name-card = carta
name-mathematician = Matematico
    .the = il Matematico
name-theologian = Teologo
    .the = il Teologo
name-philosopher = Filosofo
    .the = il Filosofo
name-botanist = Botanico
    .the = il Botanico
name-alchemist = Alchimista
    .the = l’Alchimista
name-physicist = Fisico
    .the = il Fisico
name-watchmaker = Orologiaio
    .the = l’Orologiaio
name-goldsmith = Orafo
    .the = l’Orafo
name-bellmaker = Campanaio
    .the = il Campanaio
name-cartographer = Cartografo
    .the = il Cartografo
name-lawyer = Giurista
    .the = il Giurista
name-choreographer = Coreografo
    .the = il Coreografo
name-composer = Compositore
    .the = il Compositore
name-sculptor = Scultore
    .the = lo Scultore
name-painter = Pittore
    .the = il Pittore
name-pharmacist = Farmacista
    .the = il Farmacista
name-physician = Medico
    .the = il Medico
name-dramatist = Drammaturgo
    .the = il Drammaturgo
name-poet = Poeta
    .the = il Poeta
name-astronomer = Astronomo
    .the = l’Astronomo
name-organist = Organista
    .the = l’Organista

name-b1 = B1 (1 per palazzo)
name-b2 = B2 (2 per palazzo grande)
name-b3 = B3 (1 per palazzo medio e foresta)
name-b4 = B4 (1 per palazzo piccolo e paesaggio)
name-b5 = B5 (2 per grandezza di palazzo)
name-b6 = B6 (1 per paesaggio)
name-b7 = B7 (2 per foresta)
name-b8 = B8 (2 per lago)
name-b9 = B9 (2 per parco)
name-b10 = B10 (2 per libertà)
name-b11 = B11 (2 per giullare)
name-b12 = B12 (1 per giullare e libertà)
name-b13 = B13 (2 per costruttore)
name-b14 = B14 (1 per costruttore e lago)
name-b15 = B15 (2 per carta Prestigio)
name-b16 = B16 (1 per carta Prestigio e libertà)
name-b17 = B17 (2 per tipo di paesaggio)
name-b18 = B18 (1 per tipo tra foresta, lago, parco, giullare, costruttore, carta Prestigio, libertà)
name-b19 = B19 (1 per carta Mestiere o Reclutamento in mano)
name-b20 = B20 (1 per opera sul tavolo)
name-p1 = P1 (più palazzi)
name-p2 = P2 (due palazzi grandi)
name-p3 = P3 (meno caselle vuote)
name-p4 = P4 (tutti e tre i tipi di paesaggio)
name-p5 = P5 (più paesaggi)
name-p6 = P6 (più foreste)
name-p7 = P7 (più laghi)
name-p8 = P8 (più parchi)
name-p9 = P9 (tutte e tre le libertà)
name-p10 = P10 (4 palazzi, 2 libertà, 4 opere)
name-p11 = P11 (più giullari)
name-p12 = P12 (più costruttori)
name-p13 = P13 (un costruttore, un giullare, 2 paesaggi)
name-p14 = P14 (più opere)

# --- le parole delle mosse

word-keep = tieni
    .also = tengo
word-auction = asta
    .also = all'asta | metto all'asta
word-waive = rinuncia
    .also = rinuncio
word-bid = offri
    .also = offro | rilancio | rilancia
word-pass = passa
    .also = passo
word-buy = compra
    .also = compro
word-place = piazza
    .also = piazzo
word-take = prendi
    .also = prendo
word-under = sotto
word-recruit = recluta
    .also = recluto
word-work = completa
    .also = completo | realizza | realizzo
word-with = con
word-for = per
word-build = costruisci
    .also = costruisco
word-profession = mestiere
word-bonus = bonus
word-freedom = libertà
    .also = introduci | introduco
word-end = fine
    .also = termina | termino
word-sell = vendi
    .also = vendo
word-prestige = prestigio
word-university = università
word-laboratory = laboratorio
word-workshop = officina
word-library = biblioteca
word-opera = opera
word-studio = studio
word-hospital = ospedale
word-theatre = teatro
word-tower = torre
word-chapel = cappella
word-forest = foresta
word-lake = lago
word-park = parco
word-mathematician = matematico
word-theologian = teologo
word-philosopher = filosofo
word-botanist = botanico
word-alchemist = alchimista
word-physicist = fisico
word-watchmaker = orologiaio
word-goldsmith = orafo
word-bellmaker = campanaio
word-cartographer = cartografo
word-lawyer = giurista
    .also = avvocato
word-choreographer = coreografo
word-composer = compositore
word-sculptor = scultore
word-painter = pittore
word-pharmacist = farmacista
word-physician = medico
word-dramatist = drammaturgo
word-poet = poeta
word-astronomer = astronomo
word-organist = organista
word-religion = religione
    .also = libertà di religione
word-opinion = opinione
    .also = libertà di opinione
word-travel = viaggio
    .also = libertà di viaggio
word-jester = giullare
word-builder = costruttore
word-recruiting = reclutamento
    .also = carta reclutamento

# --- ciò che può stare in una mossa

slot-amount = fiorini
slot-at = luogo
slot-bonuses = carte Bonus
slot-building = palazzo
slot-card = carta
slot-freedom = libertà
slot-lot = oggetto
slot-points = PP
slot-profession = mestiere
slot-professions = mestieri
slot-tile = paesaggio
slot-under = carte

# --- che cosa è successo

event-dealt = Hai ricevuto { LIST($professions) }.
event-kept = Tutti hanno tenuto { $kept } carte Mestiere.
event-chosen = Hai tenuto { LIST($professions) }; { LIST($returned) } tornano nel mazzo.
event-round = Il round { $round } comincia da { $seat }. Un’opera deve valere almeno { $minimum }.
event-named = { $seat } mette all’asta { NAME($lot, form: "the") }: { $amount }.
event-named-you = Metti all’asta { NAME($lot, form: "the") }: { $amount }.
event-bid = { $seat } offre { $amount } per { NAME($lot, form: "the") }.
event-bid-you = Offri { $amount } per { NAME($lot, form: "the") }.
event-passed = { $seat } passa.
event-passed-you = Passi.
event-waived = { $seat } rinuncia a tutte le altre aste del round.
event-waived-you = Rinunci a tutte le altre aste del round.
event-bought-nothing = { $seat } non compra nulla.
event-bought-nothing-you = Non compri nulla.
event-bought = { $seat } prende { NAME($lot, form: "the") } per { $price }.
event-bought-you = Prendi { NAME($lot, form: "the") } per { $price }.
event-sold = { $seat } restituisce { $points } PP per { $money } fiorini.
event-sold-you = Restituisci { $points } PP per { $money } fiorini.
event-placed = { $seat } piazza { NAME($tile, form: "the") } su { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-placed-you = Piazzi { NAME($tile, form: "the") } su { ROW($squares) }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired = { $seat } ora ha { NAME($lot, form: "the") } numero { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-hired-you = Ora hai { NAME($lot, form: "the") } numero { $number }{ $points ->
    [0] .
   *[other] : +{ $points } PP.
}
event-looked = { $seat } guarda { $number ->
    [one] una carta
   *[other] { $number } carte
} di questo mazzo: { NAME($deck) }{ $price ->
    [0] .
   *[other] {" "}(per { $price } fiorini).
}
event-looked-you = Guardi { $number ->
    [one] una carta
   *[other] { $number } carte
} di questo mazzo: { NAME($deck) }{ $price ->
    [0] .
   *[other] {" "}(per { $price } fiorini).
}
event-saw = Guardi { LIST($cards) }.
event-took = { $seat } tiene una { NAME($deck) }.
event-took-you = Tieni una { NAME($deck) }.
event-picked = Tieni { NAME($card) }{ COUNT($under) ->
    [0] .
   *[other] . Sotto il mazzo vanno { LIST($under) }.
}
event-recruited = { $seat } recluta { NAME($profession, form: "the") } da { $from_seat }.
event-recruited-you = Recluti { NAME($profession, form: "the") } da { $from_seat }.
event-kept-recruiter = { $seat } conserva la carta Reclutamento.
event-kept-recruiter-you = Conservi la carta Reclutamento.
event-worked = { $seat } completa un’opera con { NAME($profession, form: "the") }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}e { LIST($bonuses) }
}: vale { $value } ({ SUM($parts) }), { $money } fiorini{ $points ->
    [0] .
   *[other] {" "}e +{ $points } PP.
}
event-worked-you = Completi un’opera con { NAME($profession, form: "the") }{ COUNT($bonuses) ->
    [0] {""}
   *[other] {" "}e { LIST($bonuses) }
}: vale { $value } ({ SUM($parts) }), { $money } fiorini{ $points ->
    [0] .
   *[other] {" "}e +{ $points } PP.
}
event-built = { $seat } costruisce { NAME($building, form: "the") } su { ROW($squares) } per { $price } fiorini: +{ $points } PP.
event-built-you = Costruisci { NAME($building, form: "the") } su { ROW($squares) } per { $price } fiorini: +{ $points } PP.
event-freedom = { $seat } introduce { NAME($freedom, form: "the") } per { $price } fiorini.
event-freedom-you = Introduci { NAME($freedom, form: "the") } per { $price } fiorini.
event-ended = { $seat } termina il turno.
event-ended-you = Termini il turno.
event-best-work = Migliore opera del round, del valore di { $value }: { LIST($seats) }, +{ $points } PP.
event-no-work = Nel round { $round } nessuna opera è stata completata.
event-prestige = { $seat } mostra { NAME($card) }: { $points } PP.
event-prestige-you = Mostri { NAME($card) }: { $points } PP.


# --- che cosa si chiede

question-keep = Tieni { $kept } delle carte Mestiere ricevute.
question-name = { $lacking ->
    [0] Metti qualcosa all’asta, da { $amount } fiorini, oppure rinuncia alle altre aste. Disponibile: { LIST($lots) }.
   *[other] Un’asta comincia da { $amount } fiorini, più di quanto puoi pagare. Puoi solo rinunciare.
}
question-raise = { $lacking ->
    [0] Per { NAME($lot, form: "the") } rilancia da { $bid } a { $amount } fiorini, oppure passa.
   *[other] Per { NAME($lot, form: "the") } dovresti offrire { $amount } fiorini, più di quanto puoi pagare. Puoi solo passare.
}
question-last-buyer = { $lacking ->
    [0] Compra una di queste cose per { $price } fiorini, o nulla.
   *[other] Ognuna di queste cose costa { $price } fiorini, più di quanto puoi pagare. Non puoi comprare nulla.
}
question-place = Piazza il paesaggio: { EITHER($tiles) }.
question-recruit = Recluta subito uno di questi, oppure conserva la carta Reclutamento.
question-take = Tieni una di queste carte.
question-turn = Tocca a te: { $left ->
    [one] resta un’azione
   *[other] restano { $left } azioni
}. Un’opera deve valere almeno { $minimum }.


# --- perché no

rule-keep-dealt = Non hai ricevuto { LIST($cards) }.
rule-keep-number = Tieni esattamente { $kept } mestieri diversi.
rule-name-first = Scegli che cosa va all’asta, oppure rinuncia.
rule-no-such-lot = In questo gioco non c’è nulla che si chiami «{ NAME($lot) }».
rule-lot-sold = In questo round è già andata via una di queste cose: { NAME($lot) }; ogni cosa si vende una volta per round.
rule-lot-gone = Non ne resta: { NAME($lot) }.
rule-builders-full = Non puoi avere più di { $most } costruttori.
rule-no-room = Non hai spazio per { NAME($lot, form: "the") }.
rule-purse = Puoi mettere insieme solo { $purse } fiorini, non { $price }.
rule-raise-by = Rilancia esattamente di un passo, a { $lowest } fiorini, non a { $amount }.
rule-raise-or-pass = È all’asta { NAME($lot, form: "the") }: offri { $lowest } o passa.
rule-buy-or-pass = Compra qualcosa per { $price } fiorini, oppure passa per non comprare nulla.
rule-place-bought = Piazza il paesaggio che hai comprato: { EITHER($tiles) }.
rule-outside = In { $at } { NAME($tile, form: "the") } non sta sul tabellone.
rule-which-way = Di’ anche come giace { NAME($tile, form: "the") } in { $at }: n come è disegnato, e, s o w ruotando in senso orario, * prima riflesso. Oppure nomina tutte le caselle.
rule-not-its-shape = { $at } non ha la forma giusta per { NAME($tile, form: "the") }.
rule-overlap = { $tile ->
    [palazzo] In { $square } c’è già la tua Residenza.
    [none] In { $square } c’è già qualcosa.
   *[other] In { $square } c’è già { NAME($tile, form: "the") }.
}
rule-too-near = In { $square } un palazzo ne toccherebbe un altro o la Residenza; servono { $needed } costruttori.
rule-fits-nowhere = Nel tuo principato non c’è posto per { NAME($building, form: "the") }.
rule-no-such-building = Non esiste un palazzo «{ $building }».
rule-built-already = Hai già { NAME($building, form: "the") }. Ogni palazzo si costruisce una volta sola.
rule-building-gone = Non ne resta: { NAME($building) }.
rule-money = Costa { $price } fiorini; ne hai { $money }.
rule-money-sell-first = Costa { $price } fiorini; ne hai { $money }, e prima potresti vendere alcuni dei tuoi { $points } PP.
rule-sell-points = Puoi restituire da 1 a { $points } PP.
rule-take-looked-at = Tieni una delle carte che stai guardando: { LIST($cards) }.
rule-order-of-rest = Nomina una volta ogni carta che va sotto il mazzo: { LIST($cards) }.
rule-deck-empty = Non resta nulla da pescare: { NAME($deck) }.
rule-no-action = Questa non è un’azione possibile.
rule-once-a-turn = Puoi farlo solo una volta per turno: { NAME($deed) }.
rule-recruit-or-keep = Recluta un mestiere, oppure passa per conservare la carta Reclutamento.
rule-no-recruiter = Non hai carte Reclutamento.
rule-not-in-a-row = Nella fila degli altri non c’è { NAME($profession, form: "the") }.
rule-no-such-profession = Non esiste un mestiere «{ $profession }».
rule-not-in-hand = In mano non hai { NAME($profession, form: "the") }.
rule-no-such-bonus = Non hai { LIST($cards) }.
rule-bonus-order = Nomina ogni carta Bonus una volta, in ordine di numero.
rule-minimum = L’opera varrebbe { $value }. In questo round deve valere almeno { $minimum }.
rule-too-many-points = Un’opera del valore di { $value } dà al massimo { $most } PP, non { $points }.
rule-no-such-freedom = Le libertà sono: { LIST($freedoms) }.
rule-freedom-introduced = Hai già introdotto { NAME($freedom, form: "the") }.
rule-freedom-gone = Non ne resta: { NAME($freedom) }.


# --- il punteggio

score-building = Palazzi
score-landscape = Paesaggi dello stesso tipo
score-builder = Costruttori
score-work = Comprati con il denaro delle opere
score-best-work = Migliori opere
score-sold = Restituiti per denaro
score-prestige = { NAME($card) }
scores-prestige = Carte prestigio
breaker-1 = { $value } fiorini
    .what = denaro

# --- il disegno

draw-opening = I mestieri sono distribuiti.
draw-round = Round { $round } di { $rounds }, comincia { $seat }. Un’opera deve valere almeno { $minimum }.
draw-you = Tu, { $seat }: { $money } fiorini, { $points } PP; { draw-held }
draw-other = { $seat }: { $points } PP, { $money } fiorini{ $reckoned ->
    [yes] {""} (da ciò che tutti hanno visto)
   *[no] {""}
}; { draw-held }
draw-held = in mano { $hand } Mestiere, { $recruiters } Reclutamento, { $bonuses } Bonus, { $prestige } Prestigio
draw-auction = All’asta: { NAME($lot) }, { $bid } fiorini{ $leader ->
    [none] .
   *[other] {" "}di { $leader }.
} Ancora in gara: { ROW($seats) }.
draw-minimums = Valore minimo di un’opera per round: { $items }
draw-minimum = { $round }: { $minimum }
draw-bidding = Può ancora comprare in questo round: { ROW($seats) }
draw-own-building = Il tuo prossimo edificio costa { $price } fiorini. Caselle vuote: { $empty }.
draw-other-building = Prossimo edificio { $price } fiorini, caselle vuote { $empty }, migliore opera del round { $best }
draw-legend = Sulle plance: { $items }.
draw-mark = { $mark } { NAME($thing) }
draw-hand = In mano, con il valore dell’opera: { $items }
draw-bonuses = Carte Bonus e ciò che aggiungono: { $items }
draw-prestige = Carte Prestigio e ciò che darebbero ora: { $items }
draw-people = A corte: { $items }
draw-tiles = Costruito e piantato: { $items }
draw-row = Opere: { $items }
draw-lots = All’asta restano: { $items }
draw-buildings = Palazzi rimasti: { $items }
draw-freedoms = Libertà rimaste: { $items }
draw-decks = Mazzi: { $items }
draw-count = { NAME($thing) } { $count }
draw-sold = { NAME($thing) } { $count } (già venduto in questo round)
draw-value = { NAME($thing) } { $value }
draw-work = { NAME($thing) } ({ LIST($wishes) }) { $value } = { SUM($parts) }
draw-tile-on = { NAME($thing) } su { ROW($squares) }
draw-ground = Ogni principato ha le colonne da a fino a { $last } da sinistra a destra e le righe da 1 a { $rows } dal basso; la sua Residenza sta su { ROW($squares) }.
draw-tile = { NAME($thing) } in { $at }

table-freedoms = In { $seats } ci sono { $each } libertà per tipo. L’opzione di { $freedoms } libertà è per due.

# --- che cosa porterebbe di certo una mossa, una frase breve per volta

certain-price = costa { $value } fiorini
certain-cost = il palazzo costa { $value } fiorini
certain-points-sold = vendi { $value } PP per pagarlo
certain-value = valore dell’opera { $value }
certain-without-bonuses = { $value } senza carte Bonus
certain-minimum = serve { $value }
certain-parts = composto da { $value }
certain-money = porta { $value } fiorini
certain-points = { $value ->
    [0] {""}
   *[other] { $value } PP
}
certain-money-after = restano { $value }
certain-points-after = restano { $value } PP
certain-recruiters-after = { $value ->
    [one] resta una carta Reclutamento
   *[other] restano { $value } carte Reclutamento
}

# --- dal tavolo, dalle pagine

question-limits = { $lacking ->
    [0] Asta segreta per { NAME($lot, form: "the") }, aperta da { $leader_seat } con { $high } fiorini: indica il massimo che pagheresti, oppure passa.
   *[other] Per { NAME($lot, form: "the") } sono offerti { $high } fiorini, e non puoi pagare di più. Puoi solo passare.
}
about = Sei a capo di una famiglia fiorentina e attiri a corte artisti, costruttori e studiosi. Fai offerte per paesaggi, libertà e giullari, costruisci ciò che i tuoi ospiti chiedono, e lascia che compiano opere degne di fama. Sette round, una borsa stretta, e mai abbastanza tempo.
    .sign = jester
otherwise-p13-types = la carta Prestigio P13 chiede due tipi di paesaggio
otherwise-freedoms-4 = quattro libertà invece di cinque
otherwise-open-money = il denaro è scoperto
otherwise-muse = con Musa e Principessa
otherwise-joint = con costruzioni oltre i confini
option-open-money = Denaro scoperto
option-open-money-hint = Tutti vedono il denaro degli altri. Nel regolamento stampato è nascosto, ma ogni pagamento è pubblico e si può contare comunque.
option-p13 = La carta Prestigio P13
option-p13-hint = La carta stampata si può leggere in due modi.
option-p13-tiles = chiede due tessere paesaggio
option-p13-types = chiede due tipi di paesaggio
option-freedoms = Libertà a un tavolo per due
option-freedoms-hint = Quante libertà sono in gioco. In più persone ce n’è, per tipo, una in meno delle persone.
option-freedoms-4 = quattro
option-freedoms-5 = cinque
option-muse = Musa e Principessa
option-muse-hint = Personaggi che puoi invitare a corte, ognuno con la sua capacità.
option-joint = Costruire oltre i confini
option-joint-hint = Due vicini possono innalzare insieme un palazzo, metà sul terreno di ciascuno.
move-keep = Tieni dei mestieri
    .professions = Mestieri
move-auction = Metti all’asta
    .lot = Oggetto
move-waive = Rinuncia alle altre aste
move-bid = Offri
    .amount = Fiorini
move-pass = Passa
move-buy = Compra
    .lot = Oggetto
move-place = Piazza un paesaggio
    .tile = Tessera
    .at = Luogo
move-take = Tieni una carta
    .card = Carta
    .under = Ordine delle altre sotto il mazzo
move-recruit = Recluta
    .profession = Mestiere
move-work = Completa un’opera
    .profession = Mestiere
    .bonuses = Carte Bonus
    .points = Punti Prestigio invece di denaro
move-build = Costruisci
    .building = Palazzo
    .at = Luogo
move-profession = Guarda dei mestieri
move-bonus = Guarda delle carte Bonus
move-freedom = Introduci una libertà
    .freedom = Libertà
move-end = Termina il turno
move-sell = Vendi punti Prestigio
    .points = Punti Prestigio

# --- il tabellone

board-round = Round { $round } di { $rounds }
board-opening = I mestieri sono distribuiti
board-minimum-of = Round { $round }: un’opera deve valere almeno { $minimum }
board-minimum-now = un’opera deve valere almeno { $minimum }
board-minimum = Valore minimo di un’opera
board-minimum-sign = Il numero piccolo è il round; il grande, il valore minimo di un’opera in quel round.
sign-coin = Fiorini. Il denaro degli altri è calcolato da ciò che tutti hanno visto.
sign-laurel = Carte Prestigio: compiti nascosti che alla fine danno punti prestigio (PP).
sign-card-back = Carte Mestiere: chi può completare un’opera.
sign-card-face = Carte Bonus: ognuna fa valere di più un’opera.
sign-recruiting = Carte Reclutamento: portano via un mestiere che un altro ha già usato.
sign-builder = Costruttori: costruire costa meno e i palazzi possono toccarsi.
sign-jester = Giullari: ognuno dà più valore a tutte le tue opere.
sign-religion = Libertà di religione
sign-opinion = Libertà di opinione
sign-travel = Libertà di viaggio
board-starts = Comincia
board-bidding = Può ancora comprare in questo round
board-order = Ordine di gioco
board-sold-now = Venduti in questo round
board-high = { $money }, di { $seat }
board-opening-bid = { $money }
board-principality-own = Il principato di { $seat }
board-principalities = I principati
board-principalities-others = Gli altri principati
board-palazzo = Residenza
board-building-costs = Prossimo palazzo: { $money }
board-hand-empty = La tua mano è vuota.
board-work-value = vale
board-points = PP ora
board-courts = Percorso della fama
board-pp = { $points } PP
board-pp-told = { $points ->
    [one] un punto Prestigio
   *[other] { $points } punti Prestigio
}
board-money = fiorini
board-money-reckoned = fiorini, calcolati
board-held-professions = { $count ->
    [one] { $count } carta Mestiere in mano
   *[other] { $count } carte Mestiere in mano
}
board-held-recruiting = { $count ->
    [one] { $count } carta Reclutamento
   *[other] { $count } carte Reclutamento
}
board-held-bonuses = { $count ->
    [one] { $count } carta Bonus
   *[other] { $count } carte Bonus
}
board-held-prestige = { $count ->
    [one] { $count } carta Prestigio
   *[other] { $count } carte Prestigio
}
board-held-builders = { $count ->
    [one] { $count } costruttore
   *[other] { $count } costruttori
}
board-held-jesters = { $count ->
    [one] { $count } giullare
   *[other] { $count } giullari
}
board-works = Sul tavolo: { $works }
board-supply = Disponibile
board-buildings-left = Palazzi rimasti
board-deck = { $deck }: carte rimaste
board-sold = venduto; { $count } rimasti
board-left = { $count } rimasti
board-characters = Ospiti da invitare; il Banchiere ha { $money }
board-character-from = da { $money }
board-guest = è ospite di
board-borders = Oltre i tuoi confini
board-offers = Proposto attraverso un confine
board-offer = in { $at }, per { $money }
board-tile = { $tile } su { $squares }
board-nothing-built = non c’è ancora nulla
board-worth = { $card } vale { $value }

# --- le tabelle della pagina delle regole

rules-table-professions = I mestieri e ciò che desiderano
rules-table-landscapes = Paesaggi
rules-table-bonus = Carte Bonus
rules-table-prestige = Carte Prestigio
rules-table-characters = I personaggi e i prezzi dei loro campi
rules-column-landscape = Paesaggio
rules-column-freedom = Libertà
rules-column-outline = Sagoma
rules-column-each = Valore di ciascuno
rules-column-tied = Punti in parità
rules-column-fields = Prezzi

# Che cosa di un’edizione è nostro.
ours-outlines = { $count ->
    [one] la sagoma di una tessera
   *[other] le sagome di { $count } tessere
}
ours-board = la grandezza della plancia e il luogo della Residenza
ours-fields = { $count ->
    [one] le caselle di un personaggio
   *[other] le caselle di { $count } personaggi
}

# The figures of an edition, as the form for owners of a box calls them.
figure-principality = Principato
figure-columns = Colonne
figure-rows = Righe
figure-palazzo = Caselle del palazzo
figure-joined-palazzo = Caselle del palazzo costruendo insieme
figure-characters = Personaggi
figure-joint = Costruire oltre i confini
figure-proposals = Proposte in un round
