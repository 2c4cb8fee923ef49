# Plany: stałe polecenia, które odpowiadają za swojego właściciela.

plans-line = { $number }: { $text }
plans-line-ended = { $number } (zakończony): { $text }. { $why }
plans-by-plan = Według twojego planu: { $event }
plans-now-move = Odpowiedź planu teraz: { $move }.
plans-now-stops = Teraz plan od razu by się zatrzymał. { $why }
plans-now-finished = Planowi nie zostałoby nic do zrobienia.
plans-now-nothing = Ten plan jeszcze nie obowiązuje.
plans-heading = Plany
plans-none = Bez planów. Plan odpowiada za ciebie, gdy cię nie ma, i nikt inny go nie widzi.
plans-standing = Aktywny
plans-finished = Zrobiony
plans-stopped = Zatrzymany
plans-withdrawn = Wycofany
plans-due = Odpowiedź planu przyjdzie { $when }, chyba że wcześniej odpowiesz.
plans-understood = Jak to rozumiemy
plans-moves = Zagrane do tej pory: { $moves }.
plans-write = Nowy plan
plans-bid = Licytuj za mnie
plans-bid-hint = W tej rundzie plan licytuje jak najniżej, do twojego limitu. Widzisz go tylko ty.
plans-lot = Za
plans-most = Najwyżej
plans-total = Za wszystkie razem najwyżej (opcjonalnie)
plans-hint = Jedno polecenie po drugim, rozdzielone średnikami albo wierszami. Na przykład: { $example }
plans-check = Podgląd planu
plans-give = Dodaj plan
plans-withdraw = Wycofaj
plans-rewrite = Zastąp ten plan
plans-rewrite-hint = Nowy plan zaczyna od zera. Co zagrano, pozostaje zagrane.
plans-change = Zastąp plan
plans-spent = Wydane na licytacjach od początku tego planu, także w twoich własnych ofertach: { $spent }.

mail-plan-stopped-subject = { $table }: twój plan się zatrzymał
mail-plan-stopped = { $player }, twój plan przy stole { $table } się zatrzymał i już za ciebie nie odpowiada.
mail-plan-stopped-why = { $why }
mail-plan-stopped-text = Plan brzmiał: { $text }

answer-plan-replaced = Twój wcześniejszy plan dotyczący tego samego jest zakończony: { $text }.
answer-plan-given = Twój plan { $number } działa: { $text }.
answer-plan-done = Twój plan { $number } jest zrobiony: { $text }.
answer-plan-played = Plan od razu odpowiedział: { $moves }.
answer-plan-now = { $says }
answer-plan-examples = Plan odpowiada za ciebie, gdy pytanie przyjdzie później, a teraz, jeśli pasuje. Przykłady dla tego stołu; wstaw własne liczby i rzeczy:
answer-plan-stop = Rozdziel kilka poleceń średnikami. „plan none” wycofuje wszystkie plany.
answer-plan-none = { $count ->
    [0] Nie było twojego planu do wycofania.
    [one] Twój plan jest wycofany.
    [few] Wycofane są twoje { $count } plany.
   *[other] Wycofano { $count } twoich planów.
}
answer-why-no-plan = Nie masz takiego planu albo już nie działa.
answer-why-too-many-plans = Masz już tyle planów, ile można. Najpierw wycofaj któryś: „plan wycofaj” wycofuje wszystkie.

# W terminalu.
help-plan = Dodaj plan TEXT przy TABLE i wypisz swoje plany.
help-plan-withdraw = Najpierw wycofaj plan o tym numerze.
plan-line-standing = { $number }: { $text }
plan-line-finished = { $number } (zrobiony): { $text }
plan-line-stopped = { $number } (zatrzymany): { $text }. { $why }
plan-line-withdrawn = { $number } (wycofany): { $text }
