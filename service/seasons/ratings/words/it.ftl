# Valutazioni: classifiche, come gioca qualcuno e chi viene valutato a un tavolo.

nav-leaderboard = Classifica
leaderboard-what = Una valutazione è una stima prudente della forza di gioco, secondo i tavoli con valutazione finiti. Tutti cominciano da 1000.
leaderboard-time = Tempo
leaderboard-all-time = Da sempre
leaderboard-known = Persone che conosco
leaderboard-everybody = Tutti
leaderboard-none = Qui nessuno ha ancora una valutazione
leaderboard-none-hint = Dopo il primo tavolo con valutazione si appare qui, se lo si desidera.
rating-heading = Valutazione
rating-game = Gioco
rating-all-games = Tutti i giochi
rating-player = Chi
rating-tables = Tavoli con valutazione
rating-provisional = provvisoria
rating-none = Nessun tavolo con valutazione finito finora.
rating-unwished = Non desidera avere una valutazione.
rating-hidden = Questa persona non ti mostra le sue valutazioni.
rating-course = Andamento della valutazione: { $game }
rating-course-told =
    { $tables ->
        [one] Un tavolo con valutazione, da { $first } a { $last }.
       *[other] { $tables } tavoli con valutazione, da { $first } a { $last }; massimo { $highest }, minimo { $lowest }.
    }
rating-course-dashed = La linea tratteggiata è provvisoria: poteva ancora cambiare molto.
rating-course-table = Tavolo per tavolo
rating-ended = Fine
rating-place = Posto
rating-place-of = { $place } di { $players }
play-games = Tavoli finiti per gioco
play-opponents = Più spesso allo stesso tavolo
play-tables = Tavoli
play-won = Vinti
play-best = Più punti
play-ahead = Davanti
rated-who = Valutazione a questo tavolo
rated-no = Senza valutazione, solo per divertimento.
rated-names = Con valutazione: { $names }.
rated-few = La valutazione vale da due persone che la desiderano. Finora non bastano.
rated-why =
    { $why ->
        [bot] { $name } è un bot e non riceve valutazione.
        [guest] { $name } è ospite e non riceve valutazione.
        [unwished] { $name } non desidera avere una valutazione.
        [later] { $name } ha preso il posto più tardi e non riceve valutazione.
       *[gone] { $name } non riceve valutazione.
    }
rated-left = { $name } ha cominciato e ha lasciato, e conta dopo chi è rimasto.
rated-changes = Valutazioni

me-rated = Desidero avere una valutazione
me-rated-hint = Vale per i tavoli che cominciano d’ora in poi. Senza di te, gli altri a un tavolo vengono valutati come se tu non ci fossi.
me-shown-to = Chi può vedere le mie valutazioni e come gioco
me-shown-to-hint = Vale per la mia pagina e le classifiche. Il mio nome ai tavoli pubblici resta visibile.
shown-to-everybody = Chi ha effettuato l’accesso
shown-to-met = Chi ha giocato con me
shown-to-nobody = Nessuno
me-page = La mia pagina, come possono vederla altri
wrong-shown-to = Scegli chi può vederlo.

command-leaderboard-title = Classifica: { $game }
command-leaderboard-none = Qui nessuno ha ancora una valutazione.
command-ratings-title = Valutazioni di { $name }
command-ratings-none = Nessun tavolo con valutazione finito finora, o non ti viene mostrato.
command-ratings-rebuilt =
    { $tables ->
        [one] Ricalcolato da un tavolo con valutazione.
       *[other] Ricalcolato da { $tables } tavoli con valutazione.
    }
command-ratings-same = Non è cambiato nulla.
command-ratings-differ = Alcune valutazioni sono diverse da prima.
help-leaderboard = Elenca i giocatori per valutazione, in GAME o in tutti i giochi.
help-leaderboard-month = Solo questo mese, come 2026-11.
help-leaderboard-known = Solo tu e le persone con cui hai giocato.
help-ratings = Mostra o ricalcola le valutazioni.
help-ratings-show = Mostra le valutazioni di un giocatore, per numero, o le tue.
help-ratings-rebuild = Ricalcola tutte le valutazioni della base di dati locale dai tavoli finiti e mostra che cosa cambia.
