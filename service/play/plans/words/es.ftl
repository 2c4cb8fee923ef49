# Los planes, en las cartas y en las páginas.

plans-line = { $number }: { $text }
plans-line-ended = { $number } (terminado): { $text }. { $why }
plans-by-plan = Según tu plan: { $event }
plans-now-move = Ahora respondería: { $move }.
plans-now-stops = Ahora se detendría enseguida. { $why }
plans-now-finished = No le quedaría nada que hacer.
plans-now-nothing = Este plan aún no se aplica.
plans-heading = Planes
plans-none = Ningún plan. Un plan responde por ti mientras no estás, y nadie más lo ve.
plans-standing = Activo
plans-finished = Cumplido
plans-stopped = Detenido
plans-withdrawn = Retirado
plans-due = Responde { $when }, si no lo haces tú antes.
plans-understood = Cómo lo entendemos
plans-moves = Jugado hasta ahora: { $moves }.
plans-write = Un nuevo plan
plans-bid = Pujar por mí
plans-bid-hint = En esta ronda, el plan puja lo menos posible, hasta tu límite. Solo tú lo ves.
plans-lot = Por
plans-most = Como máximo
plans-total = Por todos los lotes como máximo (opcional)
plans-hint = Una orden tras otra, separadas por punto y coma o por líneas. Por ejemplo: { $example }
plans-check = Ver efecto
plans-give = Añadir plan
plans-withdraw = Retirar
plans-rewrite = Sustituir este plan
plans-rewrite-hint = El plan nuevo empieza de cero. Lo jugado queda jugado.
plans-change = Sustituir plan
plans-spent = Gastado en subastas desde que empezó este plan, incluidas tus propias pujas: { $spent }.
mail-plan-stopped-subject = { $table }: tu plan se ha detenido
mail-plan-stopped = { $player }, un plan tuyo en { $table } se ha detenido, y ya no responde por ti.
mail-plan-stopped-why = { $why }
mail-plan-stopped-text = El plan era: { $text }
answer-plan-replaced = Tu plan anterior sobre lo mismo ha terminado: { $text }.
answer-plan-given = Tu plan { $number } está activo: { $text }.
answer-plan-done = Tu plan { $number } está cumplido: { $text }.
answer-plan-played = Ha respondido enseguida: { $moves }.
answer-plan-now = { $says }
answer-plan-examples = Un plan responde por ti cuando te pregunten más tarde, y ahora si encaja. Ejemplos para esta mesa; pon tus propios números y cosas:
answer-plan-stop = Separa varias órdenes con punto y coma. «plan none» retira todos los planes.
answer-plan-none =
    { $count ->
        [0] No había ningún plan tuyo que retirar.
        [one] Tu plan está retirado.
       *[other] Tus { $count } planes están retirados.
    }
answer-why-no-plan = No tienes ese plan, o ya no está activo.
answer-why-too-many-plans = Ya tienes todos los planes posibles. Retira uno antes: «plan ninguno» los retira todos.

# En la terminal.
help-plan = Añade el plan TEXT en TABLE y muestra tus planes.
help-plan-withdraw = Retira primero el plan con este número.
plan-line-standing = { $number }: { $text }
plan-line-finished = { $number } (cumplido): { $text }
plan-line-stopped = { $number } (detenido): { $text }. { $why }
plan-line-withdrawn = { $number } (retirado): { $text }
