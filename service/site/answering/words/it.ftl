# Rispondere sulla pagina di un tavolo: la bozza di un turno, e ciò che serve a comporla.

answer-among = Su questi elementi ({ $count })
answer-draft = Il tuo turno finora, non ancora inviato
turn-undo = Annulla
answer-reset = Ricomincia
answer-sealed = Questo rivela informazioni nascoste. Invia per vederle.
answer-ready = Il tuo turno è completo. Confermalo.
answer-ready-reveals = Il tuo turno è completo. Confermandolo riveli informazioni nascoste.
turn-confirm = Conferma il turno
turn-end-early = Termina il turno, { $left }
turn-end = Alla fine del turno: { $effects }
turn-end-reveals = Terminando il turno riveli informazioni nascoste.
turn-see = Invia e guarda
turn-see-open = Invia e guarda. Il tuo turno resta aperto.
turn-part = Invia solo questo. Il tuo turno resta aperto.
answer-change = Cambia la tua risposta
answer-add = Aggiungi al turno
answer-send = Invia
answer-one-press = Una pressione invia la tua risposta.
answer-last-sends = L’ultima scelta invia la tua risposta. Puoi cambiarla finché tutti non hanno risposto.
answer-usual = Di solito: { $answer }
answer-nothing = Niente di tutto ciò
answer-reckon = Mostra l’effetto
answer-write = Oppure scrivilo
answer-write-hint = Scrivilo come in una lettera, per esempio «{ $default }».
answer-so-far = { $chosen } su { $count }
answer-together =
    { $count ->
        [one] una in tutto
       *[other] { $count } in tutto
    }
answer-range = da { $least } a { $most }{ $step ->
    [1] { "" }
   *[other] , di { $step } in { $step }
}
answer-at-most = fino a { $most }
answer-less = Uno in meno: { $what }
answer-more = Uno in più: { $what }
answer-places = Scegli da un elenco: { $part } ({ $count })
answer-pad = Spostalo sul tabellone
answer-point = Oppure premi sul tabellone.
answer-press-places = Premi una casella evidenziata sul tabellone.
answer-press-other = Premi un’altra casella evidenziata per spostarlo.
answer-point-turns = Premilo sul tabellone per ruotarlo. Tieni premuto per rifletterlo.
answer-pad-keys = Con i tasti: frecce{ $shaped ->
    [yes] , R ruota, F riflette
   *[no] { "" }
}, finché uno di questi pulsanti è attivo.
answer-pad-left = A sinistra
answer-pad-right = A destra
answer-pad-up = Su
answer-pad-down = Giù
answer-pad-turn = Ruota
answer-pad-flip = Rifletti
answer-near = Sono permessi:
answer-missed = Il tavolo è cambiato da quando questa pagina è stata caricata. Il tuo turno non è stato inviato.
answer-missed-kept = Il tuo turno non inviato: { $moves }
answer-missing = Scegli prima: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] ancora una
       *[other] ancora { $count }
    })
answer-later = { $part }: scegli prima il resto.
answer-place-none = non ancora scelto
answer-liberties = Possibile in ogni momento: { $ways }
answer-here = Possibile qui
