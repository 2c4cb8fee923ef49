# El lenguaje de los planes. Tras `plan-phrase-…` están las palabras que se pueden escribir, separadas por |.

plan-phrase-nothing = el | la | los | las | un | una | todavía | por favor | florines | ducados | ahora
plan-phrase-if = si | cuando | donde
plan-phrase-else = si no | de lo contrario | en otro caso
plan-phrase-then = luego | después | y luego
plan-phrase-and = y | además
plan-phrase-not = no
plan-phrase-until = hasta que
plan-phrase-always = siempre | cada vez
plan-phrase-whenever = siempre que | cada vez que
plan-phrase-up-to = hasta | como mucho hasta
plan-phrase-cheapest = al precio mínimo | al precio de salida
plan-phrase-anything = cualquier cosa | lo que sea
plan-phrase-follow-to = sigue hasta | sigo hasta
plan-phrase-never-more-than = nunca más de | no más de
plan-phrase-in-all = en total
plan-phrase-if-i-name = si elijo yo | cuando elijo yo | si me toca elegir
plan-phrase-default = por defecto | lo predeterminado
plan-phrase-when-forced = cuando no hay elección | enseguida cuando no hay elección
plan-phrase-answer-later = responde más tarde | responde tras un rato | tómate tu tiempo
plan-phrase-at-least = al menos | no menos de
plan-phrase-at-most = como mucho | como máximo
plan-phrase-is = es | vale

# --- lo que no es un plan

plan-why-empty = Este plan está vacío.
plan-why-too-long = Un plan puede tener hasta { $most } órdenes.
plan-why-no-plans = En este juego no hay planes.
plan-why-no-data = Esto no es un plan: { $reason }
plan-why-else-after-nothing = Una orden solo puede empezar con «si no» después de algo que quieres.
plan-why-then-after-nothing = Una orden solo puede empezar con «luego» después de una jugada.
plan-why-nothing-to-name = Después de «si elijo yo:», escribe lo que sacas a subasta, primero lo más deseado. No todos los juegos lo tienen.
plan-why-empty-clause = «{ $text }» no es una orden.
plan-why-no-colon = «{ $text }»: escribe dos puntos tras la condición, y luego la jugada.
plan-why-no-condition = «{ $text }»: tras «siempre que», escribe una condición, dos puntos y la jugada.
plan-why-no-such-lot = No puedes pujar por «{ $text }». Elige { EITHER($lots) }.
plan-why-no-lot = El plan no dice qué quieres. Elige { EITHER($lots) }.
plan-why-no-fact = La condición no dice qué comprueba. Elige { EITHER($facts) }.
plan-why-nothing-for-sale = No puedes pujar por «{ $text }»: en este juego no hay subastas.
plan-why-no-such-fact = Una condición no puede comprobar «{ $text }». Elige { EITHER($facts) }.
plan-why-no-number = «{ $text }» debería ser un número.

# --- las órdenes en palabras

plan-told-want =
    { $first ->
        [yes] Consigue
       *[no] Si no, consigue
    } { NAME($lot) }, hasta { $most }.
plan-told-cheapest =
    { $first ->
        [yes] Consigue
       *[no] Si no, consigue
    } { NAME($lot) } al precio mínimo.
plan-told-follow =
    { $first ->
        [yes] Puja
       *[no] Si no, puja
    } hasta { $most }, sea lo que sea lo que se subaste.
plan-told-budget = No gastes nunca más de { $most } en total.
plan-told-name = Cuando eliges tú qué se subasta: { $lots }.
plan-told-once = Una vez: { $moves }.
plan-told-then = Después: { $moves }.
plan-told-always = Cada vez: { $move }.
plan-told-always-until = Cada vez, hasta que { $condition }: { $move }.
plan-told-whenever = Cada vez que { $moves }.
plan-told-forced = Jugar enseguida la respuesta predeterminada cuando no hay otra.
plan-told-until = Todo esto hasta que { $condition }.
plan-told-wait = Contestar al cabo de un rato, para que nadie note que juega un plan.

# --- lo que acabaría con un plan

plan-ends-want = Lo consigues, o retiras el plan.
plan-ends-once = La jugada está hecha. Si cuando se pida ninguna de estas es posible, el plan se detiene y se te dice.
plan-ends-name = Tienes lo que querías. Si cuando elijas no queda nada de esto, el plan se detiene y se te dice.
plan-ends-always = Retiras el plan.
plan-ends-until = Se cumple esto: { $condition }. El plan termina en cuanto se te pregunte de nuevo.

# --- por qué se ha detenido un plan

plan-stopped-does-not-fit = Cuando se te preguntó, ninguna de estas se podía jugar: { $moves }.
plan-stopped-nothing-to-name = No podías sacar a subasta nada de esto: { $lots }.
plan-stopped-refused = Las reglas lo han rechazado: { $reason }
plan-stopped-taken-back = Has retirado una jugada que había hecho el plan.
plan-stopped-replaced = Lo sustituyó un plan más nuevo sobre lo mismo.
plan-stopped-handed-over = El asiento es ahora de otra persona.
plan-stopped-until = Se ha cumplido la condición que lo termina: { $condition }.
plan-stopped-done = Lo ha hecho todo.
