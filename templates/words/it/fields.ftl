# Che cosa non va in un campo di una richiesta all’API. Lo legge chi scrive un programma.

field-line = Solo caratteri stampabili, su una riga.
field-mail-address = Questo non è un indirizzo e-mail.
field-time-zone = Questo non è un fuso orario della base IANA, come Europe/Rome.
field-cursor = Questo non è un cursore di questo elenco: manda ciò che diceva `next` della pagina prima.
field-seat-scope = `table` e `seat` appartengono all’ambito `seat`, e solo a quello.
field-idempotency-key = Manda da 1 a 128 caratteri ASCII visibili.
field-event-id = Non è un identificativo che questo flusso abbia dato.
field-length = Le durate sono in ISO 8601: P2D sono due giorni, PT8H otto ore.
field-pace = Questo non è un ritmo: manda un nome ({ $names }) oppure le regole come oggetto.
