# Muza i Księżniczka, po polsku. `acc` to biernik, `gen` dopełniacz.

name-muse = Muza
    .acc = Muzę
    .gen = Muzy
name-cardinal = Kardynał
    .acc = Kardynała
    .gen = Kardynała
name-princess = Księżniczka
    .acc = Księżniczkę
    .gen = Księżniczki
name-merchant = Kupiec
    .acc = Kupca
    .gen = Kupca
name-professor = Profesor
    .acc = Profesora
    .gen = Profesora
name-banker = Bankier
    .acc = Bankiera
    .gen = Bankiera
name-landscapes = Krajobrazy
name-builders = Architekci
name-buildings = Budynki

word-invite = zaproś
    .also = zapraszam
word-decline = odmów
    .also = odmawiam
word-princess = księżniczka
    .also = księżniczkę
word-merchant = kupiec
    .also = kupca
word-free = darmo
    .also = za darmo | gratis
word-points = punkty
word-professor = profesor
    .also = profesora
word-cash = wymień
    .also = wymieniam
word-landscape = krajobraz
word-muse = muza
    .also = muzę
word-cardinal = kardynał
    .also = kardynała
word-banker = bankier
    .also = bankiera

slot-character = postać
slot-deck = talia

event-invited = { $seat } licytuje { $amount } za { NAME($character, form: "acc") }{ COUNT($seats) ->
    [0] .
   *[other] ; znacznik zabiera { LIST($seats) }.
}
event-invited-you = Licytujesz { $amount } za { NAME($character, form: "acc") }{ COUNT($seats) ->
    [0] .
   *[other] ; znacznik zabiera { LIST($seats) }.
}
event-dropped-out = { $seat } nikogo nie zaprasza.
event-dropped-out-you = Nikogo nie zapraszasz.
event-arrived = { NAME($character) } przybywa na dwór, który ma { $seat }, za { $price } florenów{ $money ->
    [0] .
   *[other] {" "}i przynosi { $money }.
}
event-princess-worked = { $seat } kończy Dzieło z Księżniczką: wartość { $value } ({ SUM($parts) }), { $money } florenów{ $points ->
    [0] .
   *[other] {" "}i +{ $points } PP.
}
event-princess-worked-you = Kończysz Dzieło z Księżniczką: wartość { $value } ({ SUM($parts) }), { $money } florenów{ $points ->
    [0] .
   *[other] {" "}i +{ $points } PP.
}
event-merchant-paid = Kupiec płaci { $price } florenów za { NAME($lot, form: "acc") }, bierze { $seat }.
event-merchant-scored = Dzięki Kupcowi { $seat } dostaje { $points } PP, za pozycję na ścieżce Sławy.
event-professor-came = Dzięki Profesorowi { $seat } dostaje { NAME($deck, form: "acc") }.
event-left = Do domu, bez użytku: { LIST($characters) }.
event-cashed = { $points ->
    [0] { $seat } zatrzymuje wszystkie pieniądze.
   *[other] { $seat } wymienia { $money } florenów na { $points } PP.
}
event-cashed-you = { $points ->
    [0] Zatrzymujesz wszystkie pieniądze.
   *[other] Wymieniasz { $money } florenów na { $points } PP.
}

question-invite = Zalicytuj za postać więcej, niż leży na jej karcie, albo nikogo nie zapraszaj. Postacie: { LIST($characters) }. Bankier ma { $pot } florenów.
question-merchant = Za { $price } florenów wygrywasz { NAME($lot, form: "acc") }. Kupiec może zapłacić albo płacisz ty i od razu dostajesz { $points } PP. Spasuj, by zapłacić i zachować Kupca na później.
question-cash = Wymień pieniądze na PP, najwyżej { $most }.

rule-withdrawn = Z Muzą i Księżniczką nie możesz oddawać PP za pieniądze.
rule-invite-or-decline = Zaproś postać albo odmów.
rule-no-such-character = Postacie to: { LIST($characters) }.
rule-character-taken = { NAME($character) } ma już gospodarza.
rule-no-such-field = Karta { NAME($character, form: "gen") } ma pola od { $lowest } do { $highest }, co sto.
rule-marker-higher = { NAME($character) } ma już znacznik na { $amount }; licytuj więcej.
rule-not-your-guest = { NAME($character) } nie jest twoim gościem.
rule-free-or-points = Niech płaci Kupiec, albo weź punkty i zapłać, albo spasuj, by zapłacić i zachować Kupca.
rule-professor-decks = Profesor przynosi jedną z tych kart: { LIST($decks) }.
rule-cards-before-you = Najpierw zatrzymaj jedną z kart, które leżą przed tobą.
rule-last-card-for-sale = Ostatnia taka karta jest właśnie na licytacji: { NAME($deck) }.
rule-cash = Pieniądze można wymienić na 0 do { $most } PP.

score-merchant = Od Kupca: { $points }
score-cash = Kupione przez Bankiera: { $points }

draw-pot = Bankier ma { $pot } florenów.
draw-free = Jeszcze niezaproszone, od: { $items }
draw-inviting = Jeszcze zapraszają: { ROW($seats) }
draw-free-from = { NAME($thing) } { $amount }
draw-guests = Postacie: { $items }
draw-markers = Znaczniki na postaciach: { $items }
draw-guest = { NAME($thing) }, gości { $seat }
draw-marker = { NAME($thing) } { $amount }, { $seat }

certain-brings = { $value ->
    [0] {""}
   *[other] przynosi { $value } florenów Bankiera
}

# --- co można zrobić, nad przyciskami i polami

move-invite = Zaproś postać
    .character = Postać
    .amount = Floreny
move-decline = Nikogo nie zapraszaj
move-princess = Użyj Księżniczki
    .points = Punkty Prestiżu zamiast pieniędzy
move-merchant-free = Niech płaci Kupiec
move-merchant-points = Weź punkty Kupca
move-professor = Użyj Profesora
    .deck = Talia
move-cash = Wymień pieniądze na punkty
    .points = Punkty Prestiżu
