# Círculos de amistades: sus páginas y sus cartas.
nav-circles = Círculos
circles-title = Círculos
circles-none-hint = Un círculo es un grupo de amistades que juegan juntas una y otra vez. Fúndalo, envía su enlace y a jugar. Nadie más ve vuestras mesas. Con pulsar una vez se abre de nuevo el juego de siempre y se invita a todo el mundo.
circles-first = Funda tu primer círculo
circles-another = Fundar otro círculo
circles-found = Fundar el círculo
circles-open = Al círculo
circle-name = Nombre del círculo
circle-name-hint = Como lo llaman tus amistades: Los jueves, La familia.
circle-settings = Ajustes
circle-alone = Por ahora no hay nadie más
circle-alone-hint = Envía este enlace a tus amistades. Quien lo abra y pulse el botón pertenece al círculo y aparece aquí.
circle-link = Enlace para entrar
circle-link-hint = Envíalo a tus amistades. Sigue siendo el mismo hasta que lo sustituyas en los ajustes.
circle-play = La próxima mesa
circle-play-hint = El círculo aún no ha jugado. Elige un juego y sus opciones. Serán lo de siempre, y se abrirá de nuevo con pulsar una vez.
circle-first-table = Abrir la primera mesa
circle-usual = Lo de siempre: { $game }, { $count ->
        [one] para { $count }
       *[other] para { $count }
    }
circle-again = Otra vez lo mismo
circle-again-hint = { $count ->
        [0] Abre la mesa; aún no hay nadie más a quien preguntar.
        [one] Abre la mesa y pregunta a la otra persona del círculo.
       *[other] Abre la mesa y pregunta a las otras { $count } personas del círculo.
    }
circle-another-game = Otro juego
circle-next = Se abre sola el { $moment }.
circle-who-comes = ¿Quién viene?
circle-asked = Se te pregunta
circle-call-first = Hay sitio para todo el mundo.
circle-call-draw = Puedes responder hasta { $moment }. Si viene más gente que asientos hay, se sienta quien más ha esperado una mesa de este círculo.
circle-nobody-yet = Aún no ha respondido nadie.
circle-come = Voy
circle-stay = Esta vez no
circle-you-come = Vienes.
circle-you-stay = Esta vez no vienes.
circle-running = En juego
circle-gathering = Esperando jugadores
circle-finished = Terminadas
circle-standings = Clasificación
circle-standings-rule = Recibes dos puntos por cada persona a la que superas en una mesa, y uno si empatas. Los bots no cuentan.
circle-place = Puesto
circle-player = Nombre
circle-points = Puntos
circle-won = Ganadas
circle-played = Mesas
circle-gone = alguien que ya no está
circle-members = { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
circle-owner = lo lleva
circle-since = desde { $moment }
circle-talk = Charla
circle-talk-hint = Mensajes públicos de las mesas terminadas de este círculo. Los privados siguen siendo privados.
circle-talk-none = Aún nada
circle-talk-none-hint = Cuando una mesa termina, aquí aparecen sus mensajes públicos.
circle-wishes = Mis cartas de este círculo
circle-asks = Invítame por carta cuando se abra una mesa
circle-asks-hint = En este sitio lo ves en todo caso.
circle-digest = Novedades del círculo
circle-digest-monthly = Una vez al mes
circle-digest-monthly-hint = El día uno: quién ha ganado, qué se juega, qué viene.
circle-digest-weekly = Una vez a la semana
circle-digest-weekly-hint = Lo mismo, los lunes.
circle-digest-never = Nunca
circle-digest-never-hint = La página del círculo lo dice en todo momento.
circle-save = Guardar
circle-itself = El círculo
circle-inviting = ¿Quién puede invitar?
circle-inviting-members = Todo el círculo
circle-inviting-members-hint = Todo el círculo ve el enlace y puede pasarlo.
circle-inviting-owner = Solo yo
circle-inviting-owner-hint = Nadie más ve el enlace.
circle-monthly = Abrir una mesa cada mes
circle-monthly-hint = La mesa de siempre se abre ese día a las nueve de la mañana, y se invita a todo el mundo. Si alguna aún espera jugadores, no se abre otra.
circle-monthly-never = Nunca
circle-monthly-day = El día { $day } de cada mes
circle-renew = Sustituir el enlace
circle-renew-hint = El enlace viejo deja de funcionar.
circle-hand-on = Ceder el círculo
circle-hand-on-hint = La nueva persona lleva el círculo. Tú sigues dentro.
circle-hand-on-press = Pasar
circle-show-out = Quitar a alguien
circle-show-out-hint = Ya no ve el círculo ni sus mesas, salvo aquellas en que se sienta. El enlace se renueva para que no vuelva con él.
circle-show-out-press = Quitar
circle-leave = Dejar el círculo
circle-leave-hint = Conservas tus asientos. Puedes volver con el enlace.
circle-leave-owner = { $heir } lleva más tiempo en el círculo y se encarga desde entonces. Conservas tus asientos.
circle-leave-last = No queda nadie más: el círculo termina contigo. Sus mesas quedan para quienes se sientan en ellas.
circle-leave-press = Dejarlo
circle-join-asked = Te invitan a un círculo de amistades. Juegan juntas una y otra vez, despacio, por correo o en estas páginas, y solo el círculo ve sus mesas.
circle-join-people = { $count ->
        [one] Hasta ahora: { $names }.
       *[other] Hasta ahora ({ $count }): { $names }.
    }
circle-join-belongs = Perteneces a este círculo.
circle-join-address = Para entrar solo necesitas una dirección de correo. Te enviamos una carta con un enlace de vuelta a esta página.
circle-join-press = Entrar con el nombre { $name }
circle-call-title = { $circle }: ¿vienes?
circle-call-seated = Tienes asiento en la mesa.
circle-call-late = Los asientos ya están dados, o la mesa ya no existe.
circle-stop-calls = { $circle } no te enviará más invitaciones a mesas. En este sitio las seguirás viendo.
circle-stop-digest = { $circle } no te enviará más novedades por carta.
circle-stopped-calls = { $circle } ya no te envía invitaciones a mesas.
circle-stopped-digest = { $circle } ya no te envía novedades por carta.
circle-stopped-back = Si cambias de idea:
circle-which = Para { $circle }.
circle-table-of = Una mesa de { $circle }.
circle-joining = La gente de { $circle }
circle-joining-hint = Solo el círculo ve la mesa y puede sentarse, a no ser que abajo dejes mirar a todo el mundo.
circle-ask-all = Preguntar a todo el círculo
circle-ask-all-hint = Con una carta de dos botones: voy, esta vez no.
circle-make-usual = Hacer de esto lo de siempre
circle-make-usual-hint = «Otra vez lo mismo» lo abre.
hall-circles = En tus círculos
hall-circles-hint = Las abrieron tus amistades.
done-circle-founded = El círculo está listo. Ahora envía su enlace a tus amistades.
done-circle-joined = Perteneces al círculo.
done-circle-left = Has dejado el círculo.
done-circle-called = La mesa está abierta y se ha preguntado a todo el mundo.
done-circle-answered = Tu respuesta cuenta.
done-circle-saved = Guardado.
done-circle-link = El círculo tiene un enlace nuevo. El viejo ya no funciona.
done-circle-shown-out = La persona ya no está, y el círculo tiene un enlace nuevo.
refused-not-the-owner = Esto solo puede hacerlo quien lleva el círculo.
refused-may-not-invite = En este círculo solo invita quien lo lleva.
refused-circle-link-spent = Este enlace no funciona, o ya no. Pide a alguien del círculo el actual.
refused-circle-full = El círculo está lleno: lo forman cincuenta personas.
refused-circle-closed = La moderación ha cerrado este círculo: nadie entra y no se abre nada. Lo que se juega sigue.
refused-too-many-circles = Ya estás en todos los círculos posibles. Deja antes uno.
refused-nothing-usual = El círculo aún no tiene juego habitual. Abre la primera mesa.
refused-not-asked = A esta mesa no se llama a nadie. Siéntate en la mesa misma.
refused-circle-calls-spent = Aquí se ha preguntado a todo el mundo varias veces últimamente. Espera un poco antes de volver a preguntar.
mail-circle-call-subject = { $circle }: ¿quién viene a la próxima mesa?
mail-circle-call = { $player }, { $circle } vuelve a jugar: { $game }, para { $count }. ¿Vienes?
mail-circle-call-first = Hay sitio para todo el mundo: quien viene se sienta enseguida.
mail-circle-call-draw = Sois { $members } y hay { $count } asientos. Se reúnen respuestas hasta { $until }, o hasta que todo el mundo haya respondido. Si viene más gente que asientos hay, se sienta quien más ha esperado una mesa de este círculo.
mail-circle-coming = Vienen hasta ahora: { $names }.
mail-circle-call-how = Responde a esta carta con sí o no, o pulsa aquí un botón:
mail-circle-call-press = Di si vienes
mail-circle-call-or-write = O responde a esta carta con sí o no.
mail-circle-pace = Así se juega: { $pace }
mail-circle-open = El círculo: { $link }
mail-circle-open-short = El círculo
mail-circle-stop-calls = No me preguntéis más por carta: { $link }
mail-circle-stop-calls-short = No me preguntéis más por carta
mail-circle-no-seat-subject = { $circle }: esta vez no hay sitio
mail-circle-no-seat = { $player }, a { $table } ha venido más gente que asientos hay.
mail-circle-no-seat-who = Esta vez se sienta quien había esperado más: { $names }.
mail-circle-no-seat-next = Tu espera sigue contando, y la suya empieza de nuevo: cuanto más esperas, antes es tuyo un asiento.
mail-circle-look-on = Mirar: { $link }
mail-circle-look-on-short = Mirar
mail-circle-digest-subject = { $circle }: cómo va
mail-circle-digest = { $player }, así va { $circle }.
mail-circle-won = { $count ->
        [one] { $table }: { $names } ganó en { $game }.
       *[other] { $table }: { $names } ganaron a la par en { $game }.
    }
mail-circle-standings = Clasificación en { $game }: { $first }
mail-circle-table = { $table }: { $game } con { $names }
mail-circle-coming-up = Lo que viene
mail-circle-gathering = { $count ->
        [one] { $table }: { $game }, queda { $count } asiento
       *[other] { $table }: { $game }, quedan { $count } asientos
    }
mail-circle-next = La próxima mesa se abre sola el { $moment }.
mail-circle-stop-digest = No más cartas así: { $link }
mail-circle-stop-digest-short = No más cartas así
mail-circle-see = Ver quién viene: { $link }
mail-circle-see-short = Ver quién viene
mail-circle-said-seated = Tienes asiento en { $table }.
mail-circle-said-noted = Anotado: vienes a { $table }. Lo sabrás en cuanto se den los asientos.
mail-circle-said-stays = Anotado: esta vez no vienes a { $table }.
mail-circle-said-unread = Tu carta no dice sí ni no en una línea propia, así que no se hizo nada. Escribe una de las dos cosas, o pulsa aquí un botón.
mail-circle-said-late = Para { $table } es tarde: los asientos ya están dados, o la mesa ya no existe.
mail-circle-said-elsewhere = A tu dirección de respuesta para { $table } escribió otra dirección, así que no se hizo nada. Si fuiste tú, pulsa aquí un botón.

# Circles, as the moderators see them.
desk-circles = Círculos
desk-about-circle = Círculo { $number }
desk-at-circle = Círculo { $number }
desk-act-close-circle = Cerrar o abrir el círculo
desk-does-close-circle = Nadie entra y nada se abre allí hasta que vuelva a abrirse. Las mesas en juego siguen.
desk-act-circle-owner = Que lo lleve otra persona
desk-does-circle-owner = Desde entonces solo ese miembro cambia el círculo y expulsa de él. Quien lo cuidaba sigue siendo miembro.
desk-act-circle-member = Sacar a alguien, o devolverlo
desk-does-circle-member = Sus asientos en las mesas siguen, y el enlace del círculo se hace de nuevo. Si vuelve, es miembro como antes.
desk-field-belongs = ¿Pertenece?
desk-belongs-true = Sí, pertenece
desk-belongs-false = No, no pertenece
desk-column-circle = Círculo
desk-column-members = Personas
desk-column-owner = Lo lleva
desk-circle-closed = cerrado
desk-cannot-no-member = Esta persona no pertenece al círculo, o no puede.
desk-cannot-last-member = Es la última persona: sin ella no hay círculo. Ciérralo en su lugar.
desk-cannot-own-circle = Perteneces a este círculo, así que no puedes tocarlo desde la moderación. Pídeselo a otra persona.

# En la terminal.
help-circle = Muestra tus círculos, o el círculo NUMBER con sus miembros, su próxima mesa y sus resultados.
help-circle-found = Funda un círculo con este nombre.
help-circle-join = Entra en un círculo con su enlace.
help-circle-link = Muestra el enlace con el que entran otros.
help-circle-again = Abre otra vez la mesa de siempre y pregunta a todos los miembros.
help-circle-come = Di que vas a esta mesa.
help-circle-stay-away = Di que no vas a esta mesa.
circle-opened = La mesa { $table } está abierta y se ha preguntado a todo el mundo.
circle-none = No perteneces a ningún círculo. «procaccio circle --found NAME» funda uno.
circle-line = { $number }: { $name } ({ $names })
circle-call-line = Mesa { $table }: vienen hasta ahora: { $names }
circle-standings-of = Clasificación ({ $game }):
circle-gone-one = alguien que ya no está
