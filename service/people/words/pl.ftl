# Klucze dostępu: druga droga wejścia obok linku z listu.
passkeys = Klucze dostępu
passkeys-hint = Klucz dostępu loguje bez listu: przechowuje go przeglądarka albo telefon i pyta o palec, twarz lub PIN.
passkey-make = Utwórz klucz na tym urządzeniu
passkey-none = Ta przeglądarka nie może go tu utworzyć. Link w poczcie zawsze działa.
passkey-refused = Klucz nie powstał. Może to urządzenie ma już jakiś albo pytanie zostało zamknięte. Spróbuj ponownie, kiedy zechcesz.
passkey-wrong = Tego klucza nie udało się sprawdzić. Wczytaj stronę na nowo i spróbuj jeszcze raz.
passkey-many = Masz już najwięcej kluczy, ile można: { $most }. Najpierw usuń któryś.
passkey-since = utworzony { $moment }
passkey-used = · ostatnio użyty { $moment }
passkey-drop = Usuń
passkey-or = Albo bez listu, jeśli masz tu już klucz dostępu:
passkey-sign-in = Zaloguj kluczem dostępu
passkey-not-proved = Nie zalogowano: to urządzenie nie ma klucza do tej strony albo pytanie zostało zamknięte. Link w poczcie zawsze działa.
passkey-not-known = Ten klucz tu nie działa. Może go usunięto; zaloguj się linkiem.
done-passkey-kept = Od teraz to urządzenie loguje bez listu.
done-passkey-dropped = Ten klucz już nie działa.

# Nowy adres dla listów.
address-title = Twój adres
address-ask = Czy twoje listy mają iść na { $address }?
address-taken = Zrobione: twoje listy idą na { $address }. Od teraz wchodź z tym adresem.
address-spent = Ten odnośnik już nie działa: został użyty, ma więcej niż dwa dni albo coś się od tej pory zmieniło.
mail-address-subject = Czy to twój adres?
mail-address = { $player }, poproszono nas, by listy twojego konta szły na ten adres.
mail-address-how = Jeśli jest twój, otwórz tę stronę w ciągu dwóch dni i naciśnij przycisk: { $link } Jeśli nie, zostaw ten list, a nic się nie zmieni.
mail-address-button = To mój adres
mail-address-notice-subject = Twój adres
mail-address-asked = { $player }, ktoś zalogowany na twoje konto chce dostawać jego listy na inny adres.
mail-address-asked-how = Nic się nie zmieni, dopóki tamten adres tego nie potwierdzi. Jeśli to nie ty, wyloguj urządzenia, których nie znasz, i napisz do moderatorów.
mail-address-changed = { $player }, listy twojego konta idą od teraz na inny adres.
mail-address-changed-how = Od teraz wchodź z tamtym adresem. Jeśli to nie twoja prośba, od razu napisz do moderatorów.
mail-address-in-use = { $player }, ten adres należy już do twojego konta tutaj.
mail-address-in-use-how = Ktoś chciał go użyć dla innego konta, więc nic się nie zmieniło. Jeśli to ty, wejdź z tym adresem. Moderatorzy mogą połączyć dwa konta jednej osoby.
