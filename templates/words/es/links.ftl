# Las páginas que hay detrás de los enlaces de nuestras cartas.

link-your-answer = Tu respuesta
link-certain = Efecto: { $certain }.
link-other = Otra respuesta
link-played = Has jugado: { $move }.
link-so-far = Qué pasó después
link-stale = Este enlace no juega «{ $move }»: la pregunta se respondió o está cerrada. No ha cambiado nada.
link-since = Qué ha pasado desde la carta
link-nothing-asked = Ahora no tienes nada que decidir. Recibirás una carta cuando te toque.
link-answered-already = Has respondido, y aún puedes cambiar tu respuesta
link-no-deadline = Este plazo ha pasado. Quítalo de tu calendario.
link-dead-title = Este enlace no funciona
link-dead = El enlace está dañado, o uno más nuevo lo sustituye. No ha cambiado nada. Abre la última carta de esta mesa.
link-stop = Ya no te llegarán cartas sobre { $table }. Conservas tu asiento.
link-stop-press = Parar estas cartas
link-stopped = Ya no te llegan cartas sobre { $table }. Conservas tu asiento. Entra para ver lo que te espera.
link-digest-stop = No recibirás más resúmenes. Conservas tus asientos. Entra para ver lo que te espera.
link-digest-stopped = No recibirás más resúmenes. Entra para ver lo que te espera.
link-invitations = Cartas de invitación
link-invitations-stop = A { $address } no llegará de aquí ninguna invitación más, la pida quien la pida.
link-invitations-stopped = A { $address } ya no llega de aquí ninguna invitación, la pida quien la pida.
link-invitations-back = Para volver a permitirlas, pulsa aquí, o entra con esta dirección y abre «Mis cartas». Guardamos una huella de la dirección, no la dirección.
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
mail-form = Forma de las cartas
mail-form-full = Completas: con una imagen de la mesa
mail-form-short = Breves: solo la decisión
mail-form-heard = Para escuchar: solo texto, primero las novedades

# La invitación.
link-invitation = { $game }, para { $count }.
link-invitation-seated = Tienes un asiento. Cuando se empiece a jugar llegará una carta.
link-invitation-late = No quedaba asiento: la mesa está llena, ha empezado, o ya no existe.

# El tablero.
link-board-text = El tablero en palabras

# I am back.
link-back = En esta mesa constas como ausente desde el { $since }: las preguntas que te hacen esperan poco.
link-back-done = En esta mesa tienes de nuevo tu tiempo habitual.

# Una votación.
link-vote = { $seat } pide { $asked }.
link-vote-seen = Qué se ha revelado desde entonces
link-vote-yes = Estoy de acuerdo
link-vote-no = No estoy de acuerdo
link-vote-unsaid = Tu voto no se ha contado: di si estás de acuerdo o no.
link-vote-said = Tu voto cuenta. También se pregunta a los demás.
link-vote-carried = Hay acuerdo de todos: está hecho.
link-vote-refused = Alguien no estaba de acuerdo. No cambia nada.
link-vote-withdrawn = La petición se ha retirado. No cambia nada.
link-vote-overtaken = Mientras tanto el juego ha seguido. No cambia nada.
