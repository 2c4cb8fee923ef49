# Język planów. Po `plan-phrase-…` stoją słowa, które można napisać, rozdzielone znakiem |.

plan-phrase-nothing = proszę | jeszcze | już | floren | floreny | florenów | dukat | dukaty | dukatów | teraz
plan-phrase-if = jeśli | jeżeli | gdy | kiedy
plan-phrase-else = inaczej | w przeciwnym razie | albo
plan-phrase-then = potem | następnie | a potem
plan-phrase-and = i | oraz
plan-phrase-not = nie
plan-phrase-until = aż | dopóki nie
plan-phrase-always = zawsze | za każdym razem
plan-phrase-whenever = ilekroć | za każdym razem gdy
plan-phrase-up-to = do | najwyżej do | aż do
plan-phrase-cheapest = najtaniej | po cenie wywoławczej
plan-phrase-anything = cokolwiek | wszystko jedno co
plan-phrase-follow-to = idę do | licytuj aż do
plan-phrase-never-more-than = nigdy więcej niż | nie więcej niż
plan-phrase-in-all = łącznie | w sumie
plan-phrase-if-i-name = jeśli ja wybieram | gdy ja wybieram | jeśli wybór należy do mnie
plan-phrase-default = odpowiedź domyślna
plan-phrase-when-forced = gdy nie ma wyboru | od razu gdy nie ma wyboru
plan-phrase-answer-later = odpowiedz później | odpowiadaj później | nie spiesz się
plan-phrase-at-least = co najmniej | przynajmniej | nie mniej niż
plan-phrase-at-most = co najwyżej | najwyżej
plan-phrase-is = jest | wynosi

# --- co nie jest planem

plan-why-empty = Ten plan jest pusty.
plan-why-too-long = Poleceń w planie może być najwyżej { $most }.
plan-why-no-plans = W tej grze nie ma planów.
plan-why-no-data = To nie jest plan: { $reason }
plan-why-else-after-nothing = Polecenie może zaczynać się od „inaczej” tylko po czymś, co chcesz zdobyć.
plan-why-then-after-nothing = Polecenie może zaczynać się od „potem” tylko po ruchu.
plan-why-nothing-to-name = Po „jeśli ja wybieram:” napisz, co ma trafić na licytację, najważniejsze najpierw. Nie każda gra to ma.
plan-why-empty-clause = „{ $text }” nie jest poleceniem.
plan-why-no-colon = „{ $text }”: po warunku napisz dwukropek, a potem ruch.
plan-why-no-condition = „{ $text }”: po „ilekroć” napisz warunek, dwukropek i ruch.
plan-why-no-such-lot = Nie możesz licytować „{ $text }”. Do wyboru: { EITHER($lots) }.
plan-why-no-lot = Plan nie mówi, co chcesz zdobyć. Do wyboru: { EITHER($lots) }.
plan-why-no-fact = Warunek nie mówi, co sprawdza. Do wyboru: { EITHER($facts) }.
plan-why-nothing-for-sale = Nie możesz licytować „{ $text }”: w tej grze nie ma licytacji.
plan-why-no-such-fact = Warunek nie może sprawdzać „{ $text }”. Do wyboru: { EITHER($facts) }.
plan-why-no-number = „{ $text }” powinno być liczbą.

# --- polecenia w słowach

plan-told-want = { $first ->
    [yes] Zdobądź
   *[no] W przeciwnym razie zdobądź
}: { NAME($lot) }, najwyżej za { $most }.
plan-told-cheapest = { $first ->
    [yes] Zdobądź
   *[no] W przeciwnym razie zdobądź
} po najniższej cenie: { NAME($lot) }.
plan-told-follow = { $first ->
    [yes] Licytuj
   *[no] W przeciwnym razie licytuj
} do { $most }, cokolwiek jest na licytacji.
plan-told-budget = Nigdy nie wydawaj łącznie więcej niż { $most }.
plan-told-name = Gdy ty wybierasz, co trafia na licytację: { $lots }.
plan-told-once = Raz: { $moves }.
plan-told-then = Potem: { $moves }.
plan-told-always = Za każdym razem: { $move }.
plan-told-always-until = Za każdym razem, aż { $condition }: { $move }.
plan-told-whenever = Za każdym razem, gdy { $moves }.
plan-told-forced = Zagrać od razu odpowiedź domyślną, gdy nie ma innej.
plan-told-until = To wszystko, aż { $condition }.
plan-told-wait = Odpowiadać po chwili, żeby nikt nie zauważył, że gra plan.

# --- co zakończyłoby plan

plan-ends-want = Gdy to zdobędziesz albo wycofasz plan.
plan-ends-once = Gdy ruch jest wykonany. Jeśli w chwili pytania żaden z tych ruchów nie jest możliwy, plan się zatrzymuje i dostajesz wiadomość.
plan-ends-name = Gdy masz to, czego chcesz. Jeśli w chwili wyboru nic z tego nie jest dostępne, plan się zatrzymuje i dostajesz wiadomość.
plan-ends-always = Gdy wycofasz plan.
plan-ends-until = Spełnia się to: { $condition }. Plan kończy się, gdy padnie następne pytanie do ciebie.

# --- dlaczego plan się zatrzymał

plan-stopped-does-not-fit = Gdy padło pytanie, żaden z tych ruchów nie był możliwy: { $moves }.
plan-stopped-nothing-to-name = Niczego z tego nie dało się wystawić na licytację: { $lots }.
plan-stopped-refused = Zasady na to nie pozwoliły: { $reason }
plan-stopped-taken-back = Cofnięto ruch, który plan wykonał za ciebie.
plan-stopped-replaced = Zastąpił go nowszy plan dotyczący tego samego.
plan-stopped-handed-over = To miejsce zajmuje teraz ktoś inny.
plan-stopped-until = Spełnił się warunek jego końca: { $condition }.
plan-stopped-done = Zrobił już wszystko.
