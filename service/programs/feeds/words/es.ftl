# Avisos en un navegador.

me-push = En este navegador
push-about = Este navegador puede avisarte cuando es tu turno, cuando alguien te escribe o te invita y cuando acaba una partida. Puedes usarlo además del correo o en su lugar. Un aviso dice qué mesa, pero no contiene mensajes ni secretos.
push-here = Avísame en este navegador
push-refused = Los avisos de este sitio están bloqueados. Puedes permitirlos en los ajustes de tu navegador.
push-none = Este navegador no puede mostrar avisos, o sus scripts están desactivados. Sigues recibiendo correo.
push-try = Enviar una prueba
push-drop = Desactivar aquí
push-wrong = La suscripción no es válida. Recarga la página y prueba otra vez.
push-turn = Es tu turno.
push-finished = La partida ha terminado.
push-talk = Alguien ha hablado en la mesa.
push-invitation = Tienes una invitación a esta mesa.
push-trial = Los avisos llegan aquí.
done-push-on = Desde ahora recibes avisos en este navegador.
done-push-tried = Un aviso está en camino.
done-push-off = Ese navegador ya no recibe avisos.

# El calendario de los plazos.

deadlines-calendar = Procaccio: los plazos
deadlines-due = { $table }: se acaba mi tiempo para responder
deadlines-waits = { $table }: se espera mi respuesta
