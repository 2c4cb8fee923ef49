# Las páginas que hay detrás de los enlaces de nuestras cartas.

link-your-answer = Tu respuesta
link-certain = Con certeza: { $certain }.
link-play = Jugarlo
link-other = Otra respuesta
link-played = Has jugado: { $move }.
link-so-far = Qué ha salido de ello
link-stale = «{ $move }» no se juega con este enlace: la pregunta se respondió, o ya no está abierta. No ha cambiado nada.
link-since = Qué ha pasado desde la carta
link-nothing-asked = Ahora no se te pregunta nada. Cuando te toque llegará una carta.
link-answered-already = Has respondido, y aún puedes cambiar de idea
link-dead-title = Este enlace no abre nada
link-dead = Se alteró por el camino, o enlaces más nuevos ocupan su lugar. No ha cambiado nada. Abre la última carta de esta mesa.
link-stop = Ya no te llegarán cartas sobre { $table }. Conservas tu asiento.
link-stop-press = Parar estas cartas
link-stopped = Ya no te llegan cartas sobre { $table }. Conservas tu asiento, y lo que te espera lo encuentras al entrar en el sitio.
link-digest-stop = No recibirás más resúmenes. Conservas tus asientos, y lo que te espera se encuentra al entrar.
link-digest-stopped = No recibirás más resúmenes. Lo que te espera se encuentra al entrar.
link-save = Guardar
link-saved = Guardado.

# Qué se puede desear de las cartas.
mail-when = Cuándo llegan las cartas sobre esta mesa
mail-when-at-once = Enseguida
mail-when-gathered = Reunidas durante unos minutos
mail-when-digest = Solo en mi resumen
mail-when-both = Enseguida, y en mi resumen
mail-when-never = Nunca
mail-plain = Solo texto, sin HTML
mail-heard = Hechas para el oído: primero lo que ha cambiado, sin planos dibujados con letras
mail-brief = Breves: la decisión sin la mesa alrededor

# La invitación.
link-invitation = { $game }, para { $count }.
link-invitation-seated = Tienes un asiento. Cuando se empiece a jugar llegará una carta.
link-invitation-late = No quedaba asiento: la mesa está llena, ha empezado, o ya no existe.

# El tablero.
link-board-text = El tablero en palabras

# Una votación.
link-vote = { $seat } pide { $asked }.
link-vote-seen = Qué se ha revelado desde entonces
link-vote-yes = Estoy de acuerdo
link-vote-no = No estoy de acuerdo
link-vote-said = Tu palabra cuenta. También se pregunta a los demás.
link-vote-carried = Hay acuerdo de todos: está hecho.
link-vote-refused = Alguien no estaba de acuerdo: todo queda como está.
link-vote-withdrawn = Quien lo pidió ha cambiado de idea: todo queda como está.
link-vote-overtaken = Mientras tanto el juego ha seguido: todo queda como está.
