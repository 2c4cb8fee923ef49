# Was ein installiertes Procaccio ohne Verbindung sagt.

installed-about = Langsame Brettspiele der Renaissance: ein Zug, so lange wie man einen Brief liest.
offline-heading = Keine Verbindung
offline-told = Es gibt keine Verbindung. Die zuletzt angesehenen Bretter lassen sich lesen; öffne eines davon.
offline-kept-heading = Deine Antwort ist aufgehoben
offline-answer = Es gibt keine Verbindung. Deine Antwort ist in diesem Browser aufgehoben und geht hinaus, sobald es eine gibt und eine Seite von Procaccio offen ist. Ist ihre Frage dann vorbei, erfährst du es, und nichts wird gespielt.
offline-board = Es gibt keine Verbindung: Dies ist das Brett, wie du es zuletzt gesehen hast. Was du antwortest, wird bis dahin aufgehoben.
sound = Töne
sound-hint = Ein Klopfen, wo sich etwas bewegt, ein Klang, wenn du am Zug bist. In diesem Browser.
