# Was ein installiertes Procaccio ohne Verbindung sagt.

installed-about = Langsame Brettspiele der Renaissance: ein Zug, so lange wie man einen Brief liest.
offline-heading = Keine Verbindung
offline-told = Es gibt keine Verbindung. Du kannst die zuletzt angesehenen Pläne lesen: Öffne einen davon.
offline-kept-heading = Deine Antwort ist aufgehoben
offline-answer = Es gibt keine Verbindung. Deine Antwort bleibt in diesem Browser. Sie wird gesendet, sobald du online bist und eine Seite von Procaccio offen ist. Ist die Frage dann geschlossen, wird nichts gespielt, und du erfährst es.
offline-board = Es gibt keine Verbindung. Dies ist der Plan, wie du ihn zuletzt gesehen hast. Deine Antworten werden aufgehoben, bis du online bist.
sound = Töne
sound-hint = Ein Klopfen, wenn sich etwas bewegt, und ein Klang, wenn du am Zug bist. Nur in diesem Browser.
