# Die Antwort auf einen Brief: was daraus getan wurde, oder warum nicht und was richtig wäre.

answer-played = { $player }, du hast gespielt: { $moves }
answer-nothing-done = { $player }, nichts aus deinem Brief wurde ausgeführt.
answer-part-not-done = { $player }, dieser Teil deines Briefs wurde nicht ausgeführt:
answer-left-out = Nicht als Teil deiner Antwort gelesen: „{ $lines }“
answer-line = „{ $line }“
answer-confirm = Wenn du es warst, öffne diesen Link und drücke seinen Knopf: { $move }
answer-happened = Was geschehen ist:
answer-history = Die ganze Geschichte:
answer-asked = Eine Entscheidung wartet auf dich. { $asked }
answer-may-change = Deine Antwort: { $given }. Bis alle geantwortet haben, kannst du sie ändern: Antworte noch einmal. { $asked }
answer-not-waited = Gerade wartet niemand auf dich; ein Brief kommt, wenn du an der Reihe bist.
answer-not-running = An diesem Tisch läuft kein Spiel.
answer-said = Was du geschrieben hast, wurde allen am Tisch gesagt.
answer-said-to = Was du geschrieben hast, hört allein { $name }.
answer-leave = Du bist von heute an { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} im Urlaub, an allen deinen Tischen; die anderen erfahren es.
answer-back = Willkommen zurück. Dein Urlaub ist zu Ende, und deine Zeit läuft wie gewohnt.
answer-form = Briefe dieses Tischs kommen jetzt in dieser Form: { $form }
answer-undone = Dein letzter Zug wurde zurückgenommen.
answer-undo-asked = Was auf deinen letzten Zug folgte, kannst du nicht allein ungeschehen machen: Die anderen wurden gefragt, ob du ihn zurücknehmen darfst.
answer-resign-sure = Wenn du aufgibst, verlässt du das Spiel endgültig, und jemand anders kann deinen Platz übernehmen. Noch ist nichts geschehen. Um aufzugeben, antworte „{ $command }“.
answer-resigned = Du hast aufgegeben. Dein Platz steht anderen offen, und von diesem Tisch kommt keine Post mehr.
answer-seat-left = Du sitzt nicht mehr an diesem Tisch.

# Warum ein Brief nicht ausgeführt wurde.
answer-why-empty = Über dem zitierten Brief stand nichts. Schreibe eine Zahl, einen Zug oder „hilfe“.
answer-why-too-many-lines = Er hat zu viele Zeilen. Schicke nur deinen Zug.
answer-why-line-too-long = Diese Zeile ist für einen Zug zu lang. Wenn du am Tisch etwas sagen willst, beginne mit „sage“.
answer-why-choice = Die Antworten sind ab 1 nummeriert.
answer-why-talk-empty = Nach „sage“ steht nichts. Schreibe es in dieselbe Zeile oder darunter.
answer-why-talk-to-whom = Es ist nicht klar, ob das alle hören sollen oder nur einer. Schreibe „sage zu Name: …“ oder „sage alle: …“.
answer-why-talk-too-long = Das ist zu lang, um auf einmal gesagt zu werden. Sage es bitte in Teilen.
answer-why-leave = Schreibe, wie lange du weg bist, etwa „urlaub 3 tage“ oder „urlaub 2 wochen“.
answer-why-form = Nach „briefform“ steht eines von: { $forms }.
answer-why-no-such-kind = Davon gibt es nichts. Arten: { $kinds }.
answer-why-perhaps-command = Vielleicht ist „{ $command }“ gemeint.
answer-why-perhaps-talk = Um den anderen etwas zu sagen, beginne mit „sag“; „hilfe“ erklärt, was man sonst schreiben kann. Post von diesem Tisch hält der letzte Link dieses Briefs an.
answer-why-perhaps-number = Meintest du „{ $number }“?
answer-why-not-asked-then = Nach „{ $before }“ entscheiden erst die anderen, darum kann „{ $line }“ noch nicht beantwortet werden. Schick „{ $before }“ allein; ein Brief kommt, wenn du wieder gefragt bist.
answer-why-after = Nach „{ $before }“: { $why } Schick „{ $before }“ allein, und die Antwort fragt, was folgt.
answer-why-doubt = Diese Zeile nimmt deine Antwort vielleicht zurück, darum wurde nichts gespielt. Wenn sie gelten soll, schick „{ $move }“ allein.
answer-why-asked = Eine Frage spielt nichts. Um das zu spielen, schick „{ $move }“; um es erst anzusehen, „? { $move }“.
answer-why-begun-alone = { $why } Eine Zeile, die eine Antwort nur beginnt, schickt man allein: Dann nennt die Antwort, was passt, und nichts wird gespielt.
answer-one-fits = Auf das, was du geschrieben hast, passt eine Antwort: { $move }. Noch ist nichts gespielt; sieh nach, wo sie läge, und antworte „#1“, wenn du sie meinst.
answer-why-no-such-number = Keine der Antworten im Brief hat die Nummer { $number }.
answer-why-number-changed = Die Antworten haben sich geändert, seit sie nummeriert wurden; { $number } könnte also zweierlei bedeuten. Antworte bitte mit den Nummern unten oder in Worten.
answer-why-question-closed = Die Frage jenes Briefs ist geschlossen: Sie wurde beantwortet, oder ihre Zeit ist um.
answer-why-nothing-asked = Jener Brief fragte nichts, also wurde nichts gespielt. Beantworte die Frage unten, oder beginne mit „sage“, um etwas zu sagen.
answer-why-which-table = Mehrere Tische warten. Beginne die Zeile mit der Nummer ihres Tisches, zum Beispiel „1: #2“.
answer-why-digest-held = Das könnte alle Tische betreffen, deshalb wurde nichts aus deinem Brief ausgeführt. Sende die Antworten noch einmal ohne diese Zeile.
answer-why-turn-reveals = Nach { $moves ->
    [one] dem ersten Zug
   *[other] den ersten { $moves } Zügen
} wird etwas aufgedeckt, und dort endet die Folge. Schicke den Rest, wenn du es gesehen hast.
answer-why-other-sender = Er kam von { $sender }, und das ist hier nicht deine Adresse. Wenn du ihn geschrieben hast, schick ihn noch einmal von deiner eigenen. Willst du künftig von { $sender } schreiben, melde dich an und ändere deine Adresse: { $link }
answer-why-sender-disowned = Er kam von { $sender }, aber der Mailserver dieser Adresse sagt, dass er ihn nicht verschickt hat. Wenn du ihn geschrieben hast, schicke ihn bitte mit deinem üblichen Mailprogramm.
answer-why-nobody-of-that-name = Niemand an diesem Tisch heißt so. Die anderen sind: { $names }.
answer-why-no-such-seat = Außer dir ist niemand da, der das hören könnte.
answer-why-whispered = In dem Brief, auf den du antwortest, stand etwas, das nur dir gesagt wurde; darum ist nicht klar, wer deine Antwort hören darf. Beginne mit „sage zu Name: …“ oder „sage alle: …“.
answer-why-answers-talk = Diese Zeile beantwortet eine Frage, die dir gestellt ist, und im Gespräch würden alle sie lesen. Um sie zu spielen, antworte auf den Brief mit der Frage; um sie trotzdem zu sagen, beginne mit „sage alle: …“.
answer-why-command-beside-talk = Diese Zeile ist ein Befehl, und den Rest deines Briefs würden alle lesen. Schick den Befehl allein; um alles zu sagen, beginne mit „sage alle: …“.
answer-why-table-not-running = An diesem Tisch läuft kein Spiel.
answer-why-table-closed = Dieser Tisch ist geschlossen: Hier wird nichts mehr gesagt.
answer-why-nothing-to-take-back = Du hast hier keinen Zug, der sich zurücknehmen ließe.
answer-why-not-your-seat = Diesen Platz hat jetzt jemand anderes.
answer-why-not-at-this-table = Du sitzt nicht mehr an diesem Tisch.
answer-why-talk-spent = Hier wurde zuletzt so viel gesagt, dass die Briefe der anderen überquellen würden. Für dich wurde nichts gesagt; schick es nach einer Weile noch einmal.
answer-why-answer-changed-often = Deine letzte Antwort gilt. Du hast sie in kurzer Zeit viele Male geändert; warte ein wenig, bevor du sie wieder änderst.
answer-why-cannot-deliver = Diese Nachricht kann nicht zugestellt werden. Was du an alle am Tisch schreibst, steht dort.
answer-why-talk-closed = Das Büro hat das Gespräch an diesem Tisch geschlossen.
answer-why-muted = Das Büro hat dich gebeten, eine Weile nichts zu sagen.
answer-why-shut-out = Das Büro lässt dich zurzeit nicht spielen. Sein Brief sagt, bis wann.
answer-why-not-found = Einen solchen Tisch gibt es nicht.

# Was man schreiben kann, Befehl für Befehl.
answer-help = Was du schreiben kannst, jedes in einer eigenen Zeile:
answer-command-choose = „#2“ spielt die Antwort, die der Brief so nummeriert, ebenso ihre Nummer hinter einem der Worte hier; wird nach einem Betrag gefragt, ist eine Zahl allein dieser Betrag:
answer-command-talk = Den Rest des Briefs allen am Tisch sagen, oder mit „zu Name:“ nur einem:
answer-command-plan = Ein Plan für spätere Fragen; allein bringt das Wort Beispiele:
answer-command-default = Sofort spielen, was gespielt würde, wenn deine Zeit abläuft:
answer-command-show = Den Tisch sehen:
answer-command-cards = Alle Karten und Plättchen sehen: deine, offene, zu habende, verdeckte und die aus dem Spiel sind; mit dem Namen einer Art dahinter nur diese:
answer-command-history = Alles sehen, was geschehen ist:
answer-command-time = Sehen, wie viel Zeit du hast:
answer-command-leave = Einige Tage weg sein, wie in „urlaub 3 tage“:
answer-command-back = Wieder da sein:
answer-command-help = Diese Liste sehen:
answer-command-resign = Das Spiel verlassen; jemand anderes darf deinen Platz nehmen:
answer-command-form = Wie die Briefe dieses Tischs aussehen, etwa „briefform hören“ (Text zum Vorlesen), „briefform kurz“ oder „briefform voll“:
answer-command-settings = Den Link zu den Posteinstellungen dieses Tischs bekommen:
answer-command-stop = Keine Post mehr von diesem Tisch bekommen:
answer-command-undo = Deinen letzten Zug zurücknehmen:
answer-help-moves = Jede andere Zeile wird als Zug in den Worten des Spiels gelesen; mehrere werden zusammen gespielt, alle oder keiner.
answer-help-asks = „?“ vor einem Zug spielt nichts: es zeigt, was er brächte und wo er läge, oder nennt alle Antworten, die so beginnen. „?“ allein nennt alle Antworten.
answer-about = { $move }: { $known ->
    [yes] { $certain }.
   *[no] nichts daran ist gewiss.
}
answer-own = Dein Plan jetzt:

# --- the rules of the table, by letter

answer-rules = Die Regeln dieses Tisches:
answer-rules-how = Schreib „regeln 3“ für ein Kapitel, „regeln 3.2“ für einen Absatz. Alle, mit den Zahlen, liegen hier:
answer-command-rules = Die Regeln dieses Tischs: allein ihr Inhalt, mit einer Nummer ein Kapitel oder ein Absatz, wie „regeln 3“ oder „regeln 3.2“, mit einem Wort, was sie dazu sagen; oder stell einfach eine Frage:
answer-why-rules = Die Regeln dieses Tischs sagen dazu nichts. Schreib „regeln“ für ihren Inhalt, „regeln 3“ oder „regeln 3.2“ für einen Teil.
