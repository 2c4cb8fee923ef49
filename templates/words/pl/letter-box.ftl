# Skrzynka listowa: strona, która pokazuje listy domu bez serwera poczty.

letter-box-title = Skrzynka listowa
box-why = Nie ustawiono serwera poczty, więc każdy list zostaje tutaj.
box-empty = Jeszcze nie ma listów
box-empty-hint = To, co wyszłoby pocztą, pojawi się tu po chwili.
box-recipients = Adresaci
box-everybody = Wszyscy
box-subject = Temat
box-when = Kiedy
box-headers = Nagłówek listu
box-html = Tak jak w programie pocztowym
box-text = Jako tekst
box-source = Źródło
box-answer = Odpowiedz na ten list
box-answer-hint = Liczba, ruch w słowach albo „pomoc”. Idzie drogą każdej odpowiedzi pocztą.
box-answer-send = Wyślij
box-back = Z powrotem do skrzynki
