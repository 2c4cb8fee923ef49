# Jugadores silenciados por otro. (Lo que hace la moderación tiene allí sus propias palabras.)
me-mutes = Silenciados
mutes-hint = De un jugador al que has silenciado no recibes mensajes, invitaciones ni retos. En una mesa común sus mensajes aparecen plegados, y sus jugadas se juegan como siempre. No se le dice.
mutes-since = desde { $moment }
mutes-none = No has silenciado a nadie.
mutes-none-hint = El botón para silenciar a un jugador está en su página y junto a sus mensajes en una mesa.
mute-player = Silenciar
mute-lift = Dejar de silenciar
mute-line = Un mensaje de { $name }, a quien has silenciado

# Por carta y en el terminal.
answer-muted = Has silenciado a { $name }: no recibirás de esa persona mensajes, invitaciones ni retos. No se le dice.
answer-unmuted = Vuelves a recibir mensajes de { $name }.
answer-why-mute-nobody = Solo puedes silenciar a otra persona, no a ti ni a un bot.
answer-command-mute = No recibir mensajes, invitaciones ni retos de un jugador de esta mesa, cuyo nombre sigue:
answer-command-unmute = Terminar con eso; sigue el nombre del jugador:
help-mute = Silencia a PLAYER y muestra a quién silencias. El número está en la dirección de la página de un jugador.
help-mute-lift = Deja de silenciar a PLAYER.
