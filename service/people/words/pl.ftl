# Klucze dostępu: druga droga wejścia obok linku z listu.
passkeys = Klucze dostępu
passkeys-hint = Klucz dostępu loguje bez listu: przechowuje go przeglądarka albo telefon i pyta o palec, twarz lub PIN.
passkey-make = Utwórz klucz na tym urządzeniu
passkey-none = Ta przeglądarka nie może go tu utworzyć. Link w poczcie zawsze działa.
passkey-refused = Klucz nie powstał. Może to urządzenie ma już jakiś albo pytanie zostało zamknięte. Spróbuj ponownie, kiedy zechcesz.
passkey-wrong = Tego klucza nie udało się sprawdzić. Wczytaj stronę na nowo i spróbuj jeszcze raz.
passkey-many = Liczba twoich kluczy to { $most } i więcej być nie może. Najpierw usuń któryś.
passkey-since = utworzony { $moment }
passkey-used = · ostatnio użyty { $moment }
passkey-drop = Usuń
passkey-or = Albo bez listu, jeśli masz tu już klucz dostępu:
passkey-sign-in = Zaloguj kluczem dostępu
passkey-not-proved = Nie zalogowano: to urządzenie nie zna klucza do tego domu albo pytanie zostało zamknięte. Link w poczcie zawsze działa.
passkey-not-known = Ten klucz nic tu nie otwiera. Może go usunięto; zaloguj się linkiem.
done-passkey-kept = Od teraz to urządzenie loguje bez listu.
done-passkey-dropped = Ten klucz niczego już nie otwiera.
