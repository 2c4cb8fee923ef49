# La cassetta delle lettere: una pagina che mostra la posta di una casa senza server di posta.

letter-box-title = Cassetta delle lettere
box-why = Non c’è un server di posta, perciò ogni lettera resta qui.
box-empty = Ancora nessuna lettera
box-empty-hint = Ciò che partirebbe per posta compare qui un momento dopo.
box-recipients = Destinatari
box-everybody = Tutti
box-subject = Oggetto
box-when = Quando
box-headers = L’intestazione della lettera
box-html = Come la mostra un programma di posta
box-text = Come testo
box-source = Sorgente
box-answer = Rispondi a questa lettera
box-answer-hint = Un numero, una mossa a parole, o «aiuto». Fa la strada di ogni risposta per posta.
box-answer-send = Invia
box-back = Torna alla cassetta delle lettere
