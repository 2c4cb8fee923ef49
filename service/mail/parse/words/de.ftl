# Die Zeile, über der die Antwort steht: kurz, damit kein Programm sie umbricht.
reply-above = ## Bitte über dieser Zeile antworten ##
