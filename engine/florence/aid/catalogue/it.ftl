# Ciò che l’aiuto e le domande dicono per intero, in italiano.

name-large = edifici grandi
name-type = tipi di paesaggio
name-empty = caselle vuote
name-work = opere sul tavolo

option-open-money = Denaro scoperto
option-open-money-hint = Tutti vedono il denaro degli altri. Nel regolamento stampato è nascosto, ma ogni pagamento è pubblico e si può contare comunque.

# --- everything in the box in full; `kind` is the heading of the player aid

component-profession = { NAME($name) }{ card-place }. Desidera: { NAME($building) } (+{ $building_value }), { NAME($landscape) } (+{ $landscape_value }), { NAME($freedom) } (+{ $freedom_value }).{ $reckoned ->
    [yes] {" "}{ profession-worth }
   *[no] {""}
}
    .kind = Mestieri
profession-worth = Un’opera ora: { $value } = { SUM($parts) }. { COUNT($missing) ->
    [0] Non manca nulla.
   *[other] Manca: { LIST($missing) }.
}
card-place = { $place ->
    [row] {" "}(nella fila di opere di { $seat })
    [looked] { "" }
    [deck] {" "}(nel mazzo)
   *[other] {""}
}
component-bonus = { NAME($name) }{ card-place }.{ $reckoned ->
    [yes] {" "}{ bonus-worth }
   *[no] {""}
}
    .kind = Carte bonus
bonus-worth = Aggiunge ora a un’opera: +{ $adds }.{ $adds ->
    [0] {""}
   *[other] { COUNT($works) ->
        [0] {""}
       *[other] {" "}Le tue opere con essa: { EACH($works) }; minimo in questo round: { $minimum }.
    }
}
component-prestige = { NAME($name) }{ card-place }. Alla fine: { $points } PP{ $tied ->
    [0] {""}
   *[other] {" "}(in parità: { $tied })
}.{ $rule ->
    [all] {" "}Chiede almeno: { EACH($wants) }.
    [fewest] {" "}Chiede il minimo di: { NAME($thing) }.
   *[most] {" "}Chiede il massimo di: { NAME($thing) }.
}{ $standing ->
    [fulfilled] {" "}Soddisfatta; vale ora: { $now } PP.
    [leads] {" "}{ prestige-counts } Sei in testa; vale ora: { $now } PP.
    [tied] {" "}{ prestige-counts } Parità; vale ora: { $now } PP.
    [behind] {" "}{ $rule ->
        [all] Manca: { EACH($missing) }.
       *[other] { prestige-counts }
    } Vale ora: { $now } PP.
   *[unknown] {""}
}
    .kind = Carte prestigio
prestige-counts = Hai { $have }, gli altri { $rule ->
    [fewest] almeno
   *[other] al massimo
} { $others }.
component-landscape = { $where ->
    [supply] { NAME($name) } (rimasti { $count }). { tile-shape } Aggiunge a un’opera che lo desidera: { $value }{ tile-wished }. { $have ->
        [0] Ogni altro dello stesso tipo porta { $points_again } PP.
       *[other] Hai { $have }; uno in più porta { $points } PP.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Paesaggi
component-any-landscape = Un paesaggio a scelta; rimasti: { EACH($tiles) }.
    .kind = Paesaggi
component-building = { $where ->
    [supply] { NAME($name) } ({ $size ->
        [large] grande
        [medium] medio
       *[small] piccolo
    }, rimasti { $count }). { tile-shape } { $brief ->
        [yes] Nessuna delle tue carte lo desidera.
       *[no] { building-brings }
    }
   *[other] { NAME($name) }
}
    .kind = Edifici
building-brings = { $reckoned ->
    [yes] Costruito solo da te: { $price } fiorini, +{ $points } PP.
   *[no] +{ $points } PP.
} Aggiunge a un’opera che lo desidera: { $value }{ tile-wished }.{ $have ->
    [0] {""}
   *[other] {" "}Ce l’hai già.
}
tile-shape = Forma (n), dall’alto: [{ $shape }].
tile-wished = { COUNT($wished_by) ->
    [0] {""}
   *[other] {" "}(tue: { LIST($wished_by) })
}
component-freedom = { $where ->
    [supply] { NAME($name) } (rimasti { $count }). Ti costa { $price } fiorini. Aggiunge a un’opera che lo desidera: { $value }{ tile-wished }.{ $have ->
        [yes] {" "}Ce l’hai già.
       *[no] {""}
    }
   *[other] { NAME($name) }
}
    .kind = Libertà
component-jester = { $where ->
    [supply] { NAME($name) } (rimasti { $count }). Aggiunge a ogni tua opera: +{ $value }. Hai { $have }.
   *[other] { NAME($name) }: { $count }
}
    .kind = Giullari
component-builder = { $where ->
    [supply] { NAME($name) } (rimasti { $count }). Hai { $have } (al massimo { $most }). Con uno in più un edificio costa { $price_next } fiorini (ora { $price }){ $points ->
        [0] .
       *[other] , +{ $points } PP.
    } Da { $to_touch }: gli edifici possono toccarsi.
   *[other] { NAME($name) }: { $count }
}
    .kind = Costruttori
component-recruiting = { $where ->
    [supply] { NAME($name) } (rimasti { $count }). Porta nella tua mano un mestiere dalle opere di un’altra persona. Oppure tienila in mano, dove aggiunge a ogni opera: +{ $value }.{ COUNT($professions) ->
        [0] {" "}Ora non c’è nessuno da reclutare.
       *[other] {" "}Puoi reclutare ora: { LIST($professions) }.
    }{ COUNT($own_professions) ->
        [0] {""}
       *[other] {" "}Da te si può reclutare: { LIST($own_professions) }.
    }
   *[other] { NAME($name) }: { $count }
}
    .kind = Carte reclutamento
component-deck = { NAME($name) } (rimasti { $count }). Se ne guardano { $looked_at }, se ne tiene { $kept }{ $name ->
    [prestige] {" "}(all’asta).
   *[other] {" "}({ $price } fiorini).
}
    .kind = Mazzi
component-character = { NAME($name) }: { $name ->
    [muse] aggiunge in questo round a ogni tua opera: +{ $brings }.
    [cardinal] dà un’azione in più in questo round.
    [princess] ti lascia completare in questo round un’opera senza mestiere. Contano paesaggi, costruttori, palazzi e carte.{ $reckoned ->
        [yes] {" "}Un’opera ora: { $brings } = { SUM($parts) }.
       *[no] {""}
    }
    [merchant] paga ciò che vinci nelle prossime aste, o porta punti per il tuo posto sul percorso della fama.{ $reckoned ->
        [yes] {" "}Per il posto di ora: { $brings } PP.
       *[no] {""}
    }
    [professor] porta una carta Prestigio o Bonus (ne guardi cinque, ne tieni una), gratis e quando vuoi.
   *[banker] ti dà subito { $brings } fiorini. Se lo prendi nell’ultimo round, alla fine puoi trasformare denaro in punti.
}{ $where ->
    [mine] {" "}È con te.
    [shown] {" "}È con { $seat }.
   *[other] { $taken ->
        [yes] {" "}Già preso.
       *[no] { $bid ->
            [0] {" "}Ancora nessuna offerta; offri da { $lowest } a { $highest }.
           *[other] {" "}{ $bidder_seat }: { $bid }; offri di più, al massimo { $highest }.
        }
    }
}
    .kind = Personaggi

# --- what whoever decides wants to know besides, one sentence a line

own-means = Hai { $money } fiorini{ $from_points ->
    [0] .
   *[other] . Vendere tutti i tuoi punti Prestigio (PP) ne darebbe altri { $from_points }, ma sono loro a decidere la partita.
}
work-pays = Un’opera frutta { $money_per_value } fiorini per ogni punto del suo valore: { $work_money } per { $minimum }. Al posto di ogni { $money_per_point } puoi prendere 1 punto Prestigio (PP).
tile-places = In b3n, b3 è l’angolo in basso a sinistra della tessera; n: come nel disegno; e, s, w: girata in senso orario; *: prima riflessa.
rounds-to-come = { COUNT($later_minimums) ->
    [0] È l’ultimo round.
   *[other] Minimo nei round successivi: { ROW($later_minimums) }.
}
details-keep =
    Cominci con { $money } fiorini. Il tuo principato è vuoto, salvo la Residenza.
    Valore di un’opera, per palazzo, paesaggio e libertà, per ogni giullare e ogni carta: { EACH($values) }.
    Un’opera frutta { $money_per_value } fiorini per ogni punto del suo valore, o 1 punto Prestigio (PP) al posto di ogni { $money_per_point }. I PP decidono la partita. «Carte» è 1 per ogni carta che tieni.
    Valore minimo di un’opera per round: { ROW($later_minimums) }.
    La carta che non tieni torna nel mazzo. Più tardi puoi pescarne o reclutarne altre.
details-name =
    { own-means }
    Ancora senza acquisto in questo round: { ROW($bidding_seats) }.{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Già venduto: { LIST($sold) }.
    }
    Fai un’offerta per ciò che nomini; tutti quelli senza acquisto possono rilanciare. Un acquisto a testa; poi seguono le azioni.
    Ora un’opera deve valere { $minimum }. { rounds-to-come } { work-pays }
details-raise =
    { own-means }
    { $leader_seat }: { $bid } fiorini. Ancora in gara: { ROW($bidding_seats) }.
    Se passi, esci solo da quest’asta. Chi fa l’offerta più alta paga e non ottiene altro in questo round.
    { work-pays }
details-limits =
    { own-means }
    Ancora in gara: { ROW($bidding_seats) }.
    L’asta si svolge poi con i limiti di tutti, a passi di { $step } fiorini. Chi vince non paga più del necessario.
    { work-pays }
details-last-buyer =
    { own-means }{ COUNT($sold) ->
        [0] {""}
       *[other] {" "}Già venduto: { LIST($sold) }.
    }
    Tutti gli altri hanno comprato o rinunciato. Poi seguono le azioni.
    Ora un’opera deve valere { $minimum }. { rounds-to-come } { work-pays }
details-place =
    Caselle libere: { $free }. Un paesaggio può toccare tutto.
    Il secondo paesaggio dello stesso tipo, e ogni altro, porta { $again } PP.
    { tile-places }
details-recruit =
    La carta Reclutamento prende il posto del mestiere tra le opere dell’altra persona.
    In mano, aggiunge a ogni opera: +{ $card_value }.
details-take =
    Le altre carte vanno sotto il mazzo in quest’ordine, o in quello che scrivi dopo «sotto».
details-turn =
    { own-means } { $building_lacking ->
        [0] Il tuo prossimo edificio costa { $building_price } fiorini.
       *[other] Ora non puoi costruire: un edificio costa { $building_price } fiorini e te ne mancano { $building_lacking }.
    }
    { rounds-to-come } { work-pays }
    { COUNT($best_seats) ->
        [0] In questo round non è stata completata nessuna opera.
       *[other] La migliore opera del round finora: { $best }, { ROW($best_seats) }.
    } Alla fine del round la migliore opera dà { $best_points } PP.
    { COUNT($after_seats) ->
        [0] Il tuo turno è l’ultimo del round.
       *[other] Dopo di te: { ROW($after_seats) }.
    }
    { tile-places }
details-invite =
    Hai { $money } fiorini. Non hanno ancora deciso: { ROW($inviting_seats) }.
    Se il tuo segnalino non è superato quando torna il tuo turno, paghi e ricevi il personaggio. Se è superato, puoi offrire di nuovo.
    Ognuno può averne uno. Tutti tranne Mercante e Professore se ne vanno alla fine del round.
details-merchant =
    { own-means }
    Gratis: il Mercante paga e se ne va. Punti: paghi tu e il Mercante se ne va. Passare: paghi tu, e il Mercante resta finché le aste di questo round non sono finite.
details-cash =
    Hai { $money } fiorini. { $money_per_point } fiorini = 1 PP.
    Poi si contano le carte Prestigio, e la partita è finita. Il denaro decide solo in caso di parità.
details-proposal =
    Plancia a ovest: { $west_seat }, { ROW($west_squares) }. Plancia a est: { $east_seat }, { ROW($east_squares) }.
    Il posto ({ $at }) si riferisce alla plancia di { $west_seat }.
    { $from_seat } → banca: { $cost } fiorini. { $to_seat } → { $from_seat }: { $price } fiorini.
    Il palazzo è di entrambi: +{ $points } PP. Puoi accettare o rifiutare liberamente.
    { own-means }
details-answers =
    { own-means } Per il palazzo paghi alla banca { $building_price } fiorini.
    { $east_answers ->
        [yes] { $east_seat } ({ NAME("east") }): { $east_price } fiorini.
       *[no] {""}
    }
    { $west_answers ->
        [yes] { $west_seat } ({ NAME("west") }): { $west_price } fiorini.
       *[no] {""}
    }
    Se rifiuti, non si costruisce nulla e non si usa un’azione.

# --- what a move would certainly bring

certain-opening-bid = prima offerta { $value } fiorini
certain-price-at-most = costa al massimo { $value } fiorini
certain-points-when-placed = { $value ->
    [0] {""}
   *[other] { $value } PP quando si piazza
}
certain-no-lot = non ottieni nulla nelle aste di questo round
certain-winner-seat = { $value } ottiene l’oggetto
certain-for = il prezzo è di { $value } fiorini
certain-next-bidder-seat = { $value } offre dopo
certain-no-bid = non offri per questo lotto
certain-raises = aggiunge { $value } alle tue opere
certain-looked-at = guardi { $value } carte
certain-adds = aggiunge ora a un’opera: +{ $value }
certain-points-today = vale ora: { $value } PP
certain-goes-back = torna nel mazzo { LIST($value) }
certain-unused = { $value ->
    [one] resta 1 azione
   *[other] restano { $value } azioni
}
certain-no-guest = in questo round non viene nessun personaggio
certain-no-building = non si costruisce nulla
certain-to-seat = chiede a { $value }
certain-squares = sulla tua plancia: { ROW($value) }
certain-squares-beyond = sull’altra: { ROW($value) }
