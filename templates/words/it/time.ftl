# Il tempo: le scadenze e perché sono quando sono, assenze, pause, e che cosa non si può avere.

# Come si scrive un momento: giorno della settimana, giorno, mese, ora, con le lettere di Unicode.
time-moment-pattern = EEE d MMM HH:mm
time-days = { $count ->
    [one] un giorno
   *[other] { $count } giorni
}
time-hours = { $count ->
    [one] un’ora
   *[other] { $count } ore
}
time-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minuti
}
time-and = { $first } e { $last }

time-no-limit = Questo tavolo non ha limiti di tempo.
time-deadline = { $deadline } ora tua
time-deadline-because = { $deadline } ora tua, perché { $reasons }
time-because-weekend = il tuo fine settimana non conta
time-because-leave = la tua assenza non conta
time-because-pause = la pausa del tavolo non conta
time-because-sleep = le tue ore di sonno non contano
time-because-moved-sleep = nulla scade mentre dormi
time-because-moved-reminder = prima che qualcosa scada ricevi un promemoria
time-given = Per questa domanda hai { $time }.
time-given-bank = Per questa domanda hai { $time }, e { $bank } nella tua riserva.
time-given-hour = Le risposte scadono ogni giorno alle { $hour } ({ $zone }); una domanda resta aperta almeno { $time }.
time-given-absent = Risulti assente, perciò questa domanda aspetta solo { $time }; rispondi, o di’ «sono tornato», e il tuo solito tempo ritorna.
time-next-reminder = Il prossimo promemoria arriva { $reminder }.

# Che cosa non si può avere.
time-bad-pace = Questo ritmo non si può leggere: { $why }. La pagina sul tempo dice che cosa può dire un ritmo.
time-bad-calendar = Questo calendario non si può leggere: { $why }. La pagina sul tempo dice che cosa può dire un calendario.
time-no-zone = Non esiste un fuso orario «{ $zone }». Scrivilo come Europe/Rome o America/New_York, oppure UTC.
time-sleep-too-long = Le ore di sonno sono più di niente e al massimo { $longest } per notte.
time-weekend-too-long = Un fine settimana ha al massimo { $longest } giorni della settimana.
time-ladder-empty = Serve almeno un promemoria, qualche tempo prima della scadenza.
time-notice-too-short = L’ultimo promemoria arriva almeno { $shortest } prima della scadenza.
time-out-of-bounds = { $time } non può essere il tempo di una domanda, né di una tolleranza o di un’assenza: da’ da { $shortest } (tre volte il preavviso) a { $longest }.
time-bank-of-no-use = Una riserva ha bisogno di un tempo per domanda, e non va insieme a un’ora fissa del giorno: lascia via riserva, aumento e tetto.
time-kinds-without-time = Da’ anche un tempo per domanda: con un’ora fissa del giorno dice quanto una domanda resta almeno aperta, e vale per i tipi di domanda che non ne hanno uno loro.
time-bank-out-of-bounds = Riserva, aumento e tetto non sono meno di niente e al massimo { $longest }.
time-cap-missing = Un aumento ha bisogno di un tetto, altrimenti la riserva crescerebbe senza fine.
time-cap-below-bank = Il tetto di { $cap } sta sotto la riserva di { $bank } con cui un posto comincia: alza il tetto o abbassa la riserva.
time-endless = Da { $start } in poi l’orologio starebbe fermo per più di { $days } giorni. Accorcia l’assenza o la pausa.
time-naive = Un momento ha bisogno del suo fuso: scrivi 2026-11-24T18:30:00Z o 2026-11-24T19:30:00+01:00.
time-leave-backwards = Un’assenza finisce dopo che è cominciata.
time-leave-when = Un’assenza dura almeno un giorno e comincia oggi o entro { $days } giorni.
time-leave-twice = In alcuni di questi giorni risulti già in assenza.
time-leave-quota = Un anno ha { $quota } giorni di assenza; del { $year } te ne restano { $left }.
time-leave-begun = Si può ritirare solo un’assenza che non è cominciata. Per finire quella in corso, di’ «sono tornato».
time-pause-when = Una pausa comincia ora o entro un anno, e ha una fine dopo.
time-pause-too-long = Una pausa dura al massimo { $longest }; quando è finita potete accordarvi su un’altra.
time-pause-twice = In parte di quel tempo il tavolo è già in pausa.
time-takeover-before = Il posto è passato di mano il { $since }; non può essere preso prima.

# Posti di cui nessuno ha notizie.
time-absent-since = { $seat } risulta assente dal { $since }: le domande a quel posto aspettano poco.
time-absent-yours = Risulti assente dal { $since }: le domande a te aspettano poco. Rispondi, o di’ «sono tornato», e il tuo solito tempo ritorna.
time-absent-follows = { $follows ->
    [bot] Se continua così, dal { $at } gioca un bot.
    [open] Se continua così, dal { $at } il posto può essere preso da qualcun altro.
    [vote] Se continua così, dal { $at } il tavolo vota su che cosa fare di quel posto.
   *[default] Il gioco va avanti, con la risposta predefinita a ogni domanda.
}
time-absent-followed = { $follows ->
    [bot] Al suo posto gioca un bot.
    [open] Il posto può essere preso da qualcun altro.
    [vote] Al tavolo è stato chiesto che cosa fare di quel posto.
   *[default] Il gioco va avanti, con la risposta predefinita a ogni domanda.
}
