# La riga sopra la quale si scrive la risposta: breve, perché nessun programma la spezzi.
reply-above = ## Scrivi la risposta sopra questa riga ##
