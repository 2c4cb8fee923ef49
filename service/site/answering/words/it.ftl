# Rispondere sulla pagina di un tavolo: la bozza di un turno, e ciò che serve a comporla.

answer-among = Tra che cosa scegli ({ $count })
answer-draft = Il tuo turno finora
answer-drop = Togli l’ultima
answer-reset = Ricomincia
answer-sealed = Qui si rivela qualcosa: che cosa ne viene si vede quando il turno è inviato.
answer-nothing-else = Non resta altro da scegliere, quindi parte anche: { $answers }.
answer-unsent = Non ancora inviato.
answer-ready = Il tuo turno è pronto da inviare
answer-change = Cambia la tua risposta
answer-add = Aggiungi
answer-send = Invia
answer-one-press = Una pressione invia la tua risposta.
answer-usual = Il solito: { $answer }
answer-nothing = Niente di tutto ciò
answer-reckon = Fai i conti
answer-write = Oppure scrivilo
answer-write-hint = Con le parole di una lettera, come «{ $default }».
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
answer-places =
    { $count ->
        [one] un luogo
       *[other] { $count } luoghi
    }
answer-pad = Spostalo sul tabellone
answer-point = Oppure indica sul tabellone.
answer-point-turns = Sul tabellone, un tocco lo gira e uno lungo lo ribalta.
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
answer-near = Così andrebbe bene:
answer-missed = Da quando questa pagina è stata fatta, il tavolo è andato avanti. Nulla del vecchio turno è stato inviato.
answer-missed-kept = Ciò che avevi composto: { $moves }
answer-missing = Scegli prima: { $parts }.
answer-missing-more =
    { $part } ({ $count ->
        [one] ancora una
       *[other] ancora { $count }
    })
answer-later = { $part }: appena scelto il resto.
answer-place-none = non ancora scelto
answer-liberties = Inoltre, in ogni momento: { $ways }
answer-here = Che cosa si può fare qui
