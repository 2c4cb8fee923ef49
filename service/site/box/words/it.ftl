# Il modulo per chi ha la scatola.

box-title = Per chi possiede il gioco
box-lead = Alcune cifre di questi giochi non stanno in nessun regolamento che abbiamo. Se hai la scatola, puoi correggerle in circa due sere: controlla ogni dato, correggilo e salva il file.
box-begin = { $title }: { $count ->
    [one] un dato da guardare
   *[other] { $count } dati da guardare
}
box-go-on = Continuare con un file
box-file = Il tuo file salvato
box-file-hint = Finisce in .toml. Dentro c’è quello che hai scritto.
box-open = Aprilo
box-unreadable = Questo file non è un’edizione di un gioco che si gioca qui. Ricomincia o correggilo a mano; “procaccio edition check” dice che cosa non va.
box-of = { $game }: dalla tua scatola
box-how = Correggi ogni dato che nella tua scatola è diverso e spunta quelli che vi hai letto. Non conserviamo nulla: salva il file quando smetti e riaprilo per continuare.
box-glimpse = Come lo disegniamo
box-name = Nome del file
box-name-hint = Lettere minuscole, cifre e trattini, al massimo 40.
box-file-title = Titolo
box-file-title-hint = Quello che gli altri leggono quando scelgono: “Terza tiratura”.
box-progress = Letto dalla scatola
box-done = { $done } di { $all }
box-ours = Il nostro valore:
box-seen = Letto dalla mia scatola
box-square = colonna { $column }, riga { $row }
box-place = posto { $number }
box-check = Controlla il file
box-save = Salva il file
box-save-hint = Puoi salvare anche un file con errori. Si userà quando saranno tutti corretti.
box-result = Risultato
box-faults = { $count ->
    [one] Una cosa non va ancora. È detta accanto al suo dato.
   *[other] { $count } cose non vanno ancora. Ognuna è detta accanto al suo dato.
}
box-sound = Il file è a posto: nomi, grandezze e totali sono giusti, e ogni tessera ci sta.
box-send = Mandarlo
box-send-how = Salva { $file } e allegalo a una segnalazione del progetto, con le parole della scatola che ne dicono la tiratura. Le cifre su cui più scatole concordano diventano parte del gioco.
box-use = Usarlo qui
box-use-moderators = Il banco di questo sito può usare il file: mandaglielo.
box-use-nowhere = Questo sito non ha una cartella per le edizioni. Chi lo gestisce deve mettere in PROCACCIO_EDITIONS una cartella e riavviarlo.
box-use-how = { $file } viene scritto nella cartella delle edizioni e sostituisce un altro di quel nome. I tavoli nuovi possono sceglierlo. I tavoli in corso restano com’erano.
