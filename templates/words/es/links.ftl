# Las páginas que hay detrás de los enlaces de nuestras cartas.

link-your-answer = Tu respuesta
link-certain = Efecto: { $certain }.
link-other = Otra respuesta
link-played = Has jugado: { $move }.
link-so-far = Qué ha salido de ello
link-stale = «{ $move }» no se juega con este enlace: la pregunta se respondió, o ya no está abierta. No ha cambiado nada.
link-since = Qué ha pasado desde la carta
link-nothing-asked = Ahora no se te pregunta nada. Cuando te toque llegará una carta.
link-answered-already = Has respondido, y aún puedes cambiar de idea
link-no-deadline = Aquí ya no se debe nada: este plazo ha pasado. Quita la entrada de tu calendario.
link-dead-title = Este enlace no abre nada
link-dead = Se alteró por el camino, o enlaces más nuevos ocupan su lugar. No ha cambiado nada. Abre la última carta de esta mesa.
link-stop = Ya no te llegarán cartas sobre { $table }. Conservas tu asiento.
link-stop-press = Parar estas cartas
link-stopped = Ya no te llegan cartas sobre { $table }. Conservas tu asiento, y lo que te espera lo encuentras al entrar en el sitio.
link-digest-stop = No recibirás más resúmenes. Conservas tus asientos, y lo que te espera se encuentra al entrar.
link-digest-stopped = No recibirás más resúmenes. Lo que te espera se encuentra al entrar.
link-invitations = Cartas de invitación
link-invitations-stop = A { $address } no llegará de aquí ninguna invitación más, la pida quien la pida.
link-invitations-stopped = A { $address } ya no llega de aquí ninguna invitación, la pida quien la pida.
link-invitations-back = Para volver a permitirlas, pulsa aquí, o entra con esta dirección y abre «Mis cartas». Se recuerda con una marca de la dirección, no con la dirección.
link-invitations-allowed = A { $address } pueden llegar otra vez invitaciones.
invitations-stop = No más invitaciones
invitations-allow = Volver a permitir invitaciones
link-save = Guardar
link-saved = Guardado.

# Qué se puede desear de las cartas.
mail-when = Cuándo llegan las cartas sobre esta mesa
mail-rhythm-now = Enseguida
mail-rhythm-digest = En mi resumen
mail-rhythm-both = Enseguida y en mi resumen
mail-rhythm-reminders = Solo como recordatorio
mail-rhythm-never = Nunca: las he parado
mail-form = Cómo son las cartas
mail-form-full = Con la mesa en una imagen
mail-form-short = Breves: la decisión sin la mesa alrededor
mail-form-heard = Para el oído: solo texto, primero lo que ha cambiado

# La invitación.
link-invitation = { $game }, para { $count }.
link-invitation-seated = Tienes un asiento. Cuando se empiece a jugar llegará una carta.
link-invitation-late = No quedaba asiento: la mesa está llena, ha empezado, o ya no existe.

# El tablero.
link-board-text = El tablero en palabras

# I am back.
link-back = En esta mesa constas como ausente desde el { $since }: las preguntas que te hacen esperan poco.
link-back-done = En esta mesa vale tu tiempo de siempre.

# Una votación.
link-vote = { $seat } pide { $asked }.
link-vote-seen = Qué se ha revelado desde entonces
link-vote-yes = Estoy de acuerdo
link-vote-no = No estoy de acuerdo
link-vote-unsaid = Tu voto no se ha contado: di si estás de acuerdo o no.
link-vote-said = Tu palabra cuenta. También se pregunta a los demás.
link-vote-carried = Hay acuerdo de todos: está hecho.
link-vote-refused = Alguien no estaba de acuerdo: todo queda como está.
link-vote-withdrawn = Quien lo pidió ha cambiado de idea: todo queda como está.
link-vote-overtaken = Mientras tanto el juego ha seguido: todo queda como está.
