# Was an einem Feld einer Anfrage an die API falsch ist. Liest, wer ein Programm schreibt.

field-line = Nur druckbare Zeichen, in einer Zeile.
field-twice = Nur einmal angeben.
field-meant = Sende true, um zu sagen, dass es ernst gemeint ist.
field-mail-address = Das ist keine E-Mail-Adresse.
field-name = Ein Name enthält keine Mailadresse und keinen Link.
field-house-name = Dieser Name gehört dem Haus.
field-time-zone = Das ist keine Zeitzone der IANA-Datenbank, wie Europe/Rome.
field-cursor = Das ist keine Marke dieser Liste: Schicke, was `next` der Seite davor sagte.
field-secret-or-code = Sende das Geheimnis des Links, oder die Adresse und den Code.
field-seat-scope = `table` und `seat` gehören zum Bereich `seat`, und nur zu ihm.
field-idempotency-key = Schicke 1 bis 128 sichtbare ASCII-Zeichen.
field-redirect = Eine Adresse mit https, auf dem eigenen Rechner (http://127.0.0.1/…) oder mit dem Namen einer App (org.beispiel.app:/…), ohne Anker und Zugangsdaten.
field-event-id = Eine solche Kennung hat dieser Strom nicht gegeben.
field-month = Ein Monat wird geschrieben wie 2026-11.
field-length = Zeitspannen sind ISO 8601: P2D sind zwei Tage, PT8H acht Stunden.
field-pace = Das ist kein Tempo: Schicke einen Namen ({ $names }) oder die Regeln als Objekt.
field-lines = Nur druckbare Zeichen und Zeilenenden.
field-text-or-plan = Entweder `text` oder `plan`.
field-move = Ein Zug ist ein Objekt, oder seine Worte.
field-schema = Sein JSON Schema: { $schema }.

# Was marshmallow findet.
field-required = Ein Feld fehlt, das gebraucht wird.
field-null = Das Feld darf nicht null sein.
field-unknown = Unbekanntes Feld.
field-invalid = Ungültiger Wert.
field-type = Ungültige Art von Wert.
field-input-type = Hier muss ein Objekt stehen.
field-string = Das ist kein gültiger Text.
field-utf8 = Das ist kein gültiger UTF-8-Text.
field-integer = Das ist keine gültige ganze Zahl.
field-number-too-large = Die Zahl ist zu groß.
field-boolean = Das ist kein gültiger Wahrheitswert.
field-list = Das ist keine gültige Liste.
field-object = Das ist kein gültiges Objekt.
field-date = Das ist kein gültiges Datum.
field-moment = Das ist kein gültiger Zeitpunkt.
field-moment-aware = Das ist kein gültiger Zeitpunkt mit Zone.
field-url = Das ist keine gültige URL.
field-choice = Es muss eines von diesen sein: { $choices }.
field-least = Es muss mindestens { $min } sein.
field-most = Es darf höchstens { $max } sein.
field-between = Es muss mindestens { $min } und darf höchstens { $max } sein.
field-shorter = Kürzer als die kleinste Länge { $min }.
field-longer = Länger als die größte Länge { $max }.
field-length-between = Die Länge muss zwischen { $min } und { $max } liegen.
