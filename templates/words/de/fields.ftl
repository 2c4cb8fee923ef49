# Was an einem Feld einer Anfrage an die API falsch ist. Liest, wer ein Programm schreibt.

field-line = Nur druckbare Zeichen, in einer Zeile.
field-mail-address = Das ist keine E-Mail-Adresse.
field-time-zone = Das ist keine Zeitzone der IANA-Datenbank, wie Europe/Rome.
field-cursor = Das ist keine Marke dieser Liste: Schicke, was `next` der Seite davor sagte.
field-seat-scope = `table` und `seat` gehören zum Bereich `seat`, und nur zu ihm.
field-idempotency-key = Schicke 1 bis 128 sichtbare ASCII-Zeichen.
field-event-id = Eine solche Kennung hat dieser Strom nicht gegeben.
field-length = Zeitspannen sind ISO 8601: P2D sind zwei Tage, PT8H acht Stunden.
field-pace = Das ist kein Tempo: Schicke einen Namen ({ $names }) oder die Regeln als Objekt.
