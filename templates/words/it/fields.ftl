# Che cosa non va in un campo di una richiesta all’API. Lo legge chi scrive un programma.

field-line = Solo caratteri stampabili, su una riga.
field-twice = Da indicare una volta sola.
field-meant = Invia true per dire che lo vuoi davvero.
field-mail-address = Questo non è un indirizzo e-mail.
field-name = Un nome non contiene né indirizzi di posta né link.
field-house-name = Questo nome appartiene alla casa.
field-time-zone = Questo non è un fuso orario della base IANA, come Europe/Rome.
field-cursor = Questo non è un cursore di questo elenco: manda ciò che diceva `next` della pagina prima.
field-secret-or-code = Manda il segreto del link, oppure l'indirizzo e il codice.
field-seat-scope = `table` e `seat` appartengono all’ambito `seat`, e solo a quello.
field-idempotency-key = Manda da 1 a 128 caratteri ASCII visibili.
field-redirect = Un indirizzo con https, sulla propria macchina (http://127.0.0.1/…) o con il nome di un’app (org.esempio.app:/…), senza frammento né credenziali.
field-event-id = Non è un identificativo che questo flusso abbia dato.
field-month = Un mese si scrive come 2026-11.
field-length = Le durate sono in ISO 8601: P2D sono due giorni, PT8H otto ore.
field-pace = Questo non è un ritmo: manda un nome ({ $names }) oppure le regole come oggetto.
field-lines = Solo caratteri stampabili e a capo.
field-text-or-plan = O `text` o `plan`.
field-move = Una mossa è un oggetto, oppure le sue parole.
field-schema = Il suo JSON Schema: { $schema }.

# Ciò che trova marshmallow.
field-required = Manca un campo che serve.
field-null = Il campo non può essere nullo.
field-unknown = Campo sconosciuto.
field-invalid = Valore non valido.
field-type = Tipo non valido.
field-input-type = Ci vuole un oggetto.
field-string = Non è un testo valido.
field-utf8 = Non è un testo UTF-8 valido.
field-integer = Non è un numero intero valido.
field-number-too-large = Numero troppo grande.
field-boolean = Non è un valore booleano valido.
field-list = Non è una lista valida.
field-object = Non è un oggetto valido.
field-date = Non è una data valida.
field-moment = Non è un momento valido.
field-moment-aware = Non è un momento valido con il suo fuso.
field-url = Non è un URL valido.
field-choice = Dev’essere uno di questi: { $choices }.
field-least = Dev’essere almeno { $min }.
field-most = Dev’essere al massimo { $max }.
field-between = Dev’essere almeno { $min } e al massimo { $max }.
field-shorter = Più corto della lunghezza minima { $min }.
field-longer = Più lungo della lunghezza massima { $max }.
field-length-between = La lunghezza dev’essere fra { $min } e { $max }.
