# Co jest nie tak z jednym polem żądania do API. Czyta to ten, kto pisze program.

field-line = Tylko znaki drukowalne, w jednym wierszu.
field-mail-address = To nie jest adres e-mail.
field-time-zone = To nie jest strefa czasowa z bazy IANA, taka jak Europe/Rome.
field-cursor = To nie jest kursor tej listy: wyślij to, co mówiło `next` poprzedniej strony.
field-seat-scope = `table` i `seat` należą do zakresu `seat` i tylko do niego.
field-idempotency-key = Wyślij od 1 do 128 widocznych znaków ASCII.
field-event-id = Tego identyfikatora ten strumień nie podał.
field-length = Długości czasu są w ISO 8601: P2D to dwa dni, PT8H osiem godzin.
field-pace = To nie jest tempo: wyślij nazwę ({ $names }) albo zasady jako obiekt.
