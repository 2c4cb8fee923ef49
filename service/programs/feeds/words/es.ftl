# Avisos en un navegador.

me-push = En este navegador
push-about = Procaccio puede avisarte en este navegador cuando es tu turno, cuando alguien te habla o te invita y cuando una mesa ha terminado: además del correo, o en su lugar si no deseas correos. El aviso dice qué mesa, y nada de lo que allí se dice o es secreto.
push-here = Avísame en este navegador
push-refused = Este navegador o tú habéis rechazado los avisos de este sitio; sus ajustes pueden permitirlos.
push-none = A este navegador no se le puede avisar, o sus scripts están desactivados. El correo te llega como siempre.
push-try = Enviar uno de prueba
push-drop = Aquí ya no
push-wrong = Esto no es lo que envía un navegador al suscribirse; recarga la página y prueba otra vez.
push-turn = Es tu turno.
push-finished = La partida ha terminado.
push-talk = Alguien ha hablado en la mesa.
push-invitation = Tienes una invitación a esta mesa.
push-trial = Los avisos llegan aquí.
done-push-on = Desde ahora se te avisa en este navegador.
done-push-tried = Un aviso está en camino.
done-push-off = A ese navegador ya no se le avisa.

# El calendario de los plazos.

deadlines-calendar = Procaccio: los plazos
deadlines-due = { $table }: se acaba mi tiempo para responder
deadlines-waits = { $table }: se espera mi respuesta
