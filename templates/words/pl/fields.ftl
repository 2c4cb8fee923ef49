# Co jest nie tak z jednym polem żądania do API. Czyta to ten, kto pisze program.

field-line = Tylko znaki drukowalne, w jednym wierszu.
field-twice = Podaj to tylko raz.
field-meant = Wyślij true, aby powiedzieć, że naprawdę tego chcesz.
field-mail-address = To nie jest adres e-mail.
field-name = Nazwa nie zawiera adresu poczty ani linku.
field-house-name = Ta nazwa należy do tego domu.
field-time-zone = To nie jest strefa czasowa z bazy IANA, taka jak Europe/Rome.
field-cursor = To nie jest kursor tej listy: wyślij to, co mówiło `next` poprzedniej strony.
field-secret-or-code = Wyślij sekret odnośnika albo adres i kod.
field-seat-scope = `table` i `seat` należą do zakresu `seat` i tylko do niego.
field-idempotency-key = Wyślij od 1 do 128 widocznych znaków ASCII.
field-redirect = Adres z https, na własnym komputerze (http://127.0.0.1/…) albo z nazwą aplikacji (org.przyklad.app:/…), bez fragmentu i danych dostępu.
field-event-id = Tego identyfikatora ten strumień nie podał.
field-month = Miesiąc zapisuje się jak 2026-11.
field-length = Długości czasu są w ISO 8601: P2D to dwa dni, PT8H osiem godzin.
field-pace = To nie jest tempo: wyślij nazwę ({ $names }) albo zasady jako obiekt.
field-lines = Tylko znaki drukowalne i końce wierszy.
field-text-or-plan = Albo `text`, albo `plan`.
field-move = Ruch to obiekt albo jego słowa.
field-schema = Jego JSON Schema: { $schema }.

# Co znajduje marshmallow.
field-required = Brakuje wymaganego pola.
field-null = Pole nie może być puste (null).
field-unknown = Nieznane pole.
field-invalid = Nieprawidłowa wartość.
field-type = Nieprawidłowy typ.
field-input-type = Potrzebny jest obiekt.
field-string = To nie jest prawidłowy tekst.
field-utf8 = To nie jest prawidłowy tekst UTF-8.
field-integer = To nie jest prawidłowa liczba całkowita.
field-number-too-large = Za duża liczba.
field-boolean = To nie jest prawidłowa wartość logiczna.
field-list = To nie jest prawidłowa lista.
field-object = To nie jest prawidłowy obiekt.
field-date = To nie jest prawidłowa data.
field-moment = To nie jest prawidłowa chwila.
field-moment-aware = To nie jest prawidłowa chwila ze strefą czasową.
field-url = To nie jest prawidłowy adres URL.
field-choice = Musi to być jedno z: { $choices }.
field-least = Musi być co najmniej { $min }.
field-most = Musi być najwyżej { $max }.
field-between = Musi być co najmniej { $min } i najwyżej { $max }.
field-shorter = Krótsze niż najmniejsza długość { $min }.
field-longer = Dłuższe niż największa długość { $max }.
field-length-between = Długość musi wynosić od { $min } do { $max }.
