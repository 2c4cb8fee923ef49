# Il modulo per chi ha la scatola.

box-title = Per chi ha una scatola
box-lead = Alcune cifre di questi giochi non stanno in nessun regolamento che abbiamo. Con la scatola davanti bastano due sere per metterle a posto: guarda ogni dato, correggilo e porta con te il file.
box-begin = { $title }: { $count ->
    [one] un dato da guardare
   *[other] { $count } dati da guardare
}
box-go-on = Continuare con un file
box-file = Il file di un’altra sera
box-file-hint = Finisce in .toml. Dentro c’è quello che hai scritto.
box-open = Aprilo
box-unreadable = Con questo file non si può continuare: non è un’edizione di un gioco che si gioca qui. Ricomincia o correggilo a mano; “procaccio edition check” dice che cosa non va.
box-of = { $game }: dalla tua scatola
box-how = Correggi ogni dato che nella tua scatola è diverso e spunta quelli che vi hai letto. Qui non si conserva nulla: salva il file quando smetti e riaprilo per continuare.
box-glimpse = Come lo disegniamo
box-name = Nome del file
box-name-hint = Lettere minuscole, cifre e trattini, al massimo 40.
box-file-title = Titolo
box-file-title-hint = Quello che gli altri leggono quando scelgono: “Terza tiratura”.
box-progress = Letto dalla scatola
box-done = { $done } di { $all }
box-ours = Da noi:
box-seen = Letto dalla mia scatola
box-square = colonna { $column }, riga { $row }
box-place = posto { $number }
box-check = Controllalo
box-save = Salva il file
box-save-hint = Si può salvare anche un file con errori. Nessuno ci gioca finché non è a posto.
box-result = Che cosa ne viene
box-faults = { $count ->
    [one] Una cosa non va ancora. È detta accanto al suo dato.
   *[other] { $count } cose non vanno ancora. Ognuna è detta accanto al suo dato.
}
box-sound = Il file è a posto: nomi, grandezze e totali sono giusti, e ogni tessera ci sta.
box-send = Mandarlo
box-send-how = Salva { $file } e allegalo a una segnalazione del progetto, con le parole della scatola che ne dicono la tiratura. Quello che più scatole dicono uguale diventa parte del gioco.
box-use = Usarlo qui
box-use-moderators = Chi sta al banco di questa casa può metterlo in uso: dagli il file.
box-use-nowhere = Questa casa non ha una cartella per le edizioni. Chi la gestisce mette in PROCACCIO_EDITIONS una cartella e la riavvia.
box-use-how = { $file } viene scritto nella cartella delle edizioni di questa casa, al posto di un altro di quel nome. I tavoli nuovi possono sceglierlo; quelli già cominciati continuano com’erano.
