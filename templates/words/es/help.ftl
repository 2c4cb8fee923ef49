# La página que explica cómo funciona.

help-title = Cómo funciona
help-lead = En un juego lento recibes una carta de vez en cuando. Cada una pide una decisión. Respondes cuando quieres, y el juego sigue cuando todos han respondido.
help-page-contents = En esta página

help-page-turn = Un turno
help-page-turn-text = Cuando te toca, recibes una carta con la pregunta, el tablero, lo que ha pasado desde entonces y las respuestas posibles. Cada respuesta es un enlace. Abre una página con los efectos seguros de la jugada y un botón que la juega. Si tienes la sesión abierta en ese navegador, el enlace juega enseguida.
help-page-turn-more = La página de la mesa muestra más: todo el tablero, la historia, la charla y tus notas. También allí puedes escribir una jugada con palabras. Puedes retirarla mientras no haya revelado nada y nadie haya jugado después.

help-page-mail = Jugar por correo
help-page-mail-text = Para responder por correo, escribe el número de una respuesta, o la jugada con palabras, por encima del texto citado. Respondemos a todas tus cartas, aunque no las entendamos, y nunca adivinamos.
help-page-mail-more = También se pueden escribir otras cosas, una por línea.
help-page-commands = Qué se puede escribir

help-page-time = El tiempo
help-page-time-text = Cada mesa tiene un ritmo: un tiempo por pregunta y una reserva para las difíciles. Tu tiempo nunca se acaba mientras duermes. En algunas mesas los fines de semana no cuentan. Durante una ausencia tus relojes están parados. Antes de cada plazo recibes un recordatorio.
help-page-time-more = Si se acaba tu tiempo, se juega la respuesta predeterminada de la carta, y se te dice. Conservas tu asiento. Tras dos veces seguidas tu asiento consta como ausente, para que los demás no esperen mucho. Responde, o di que has vuelto, y tendrás de nuevo tu tiempo habitual.
help-page-paces = Los ritmos

help-page-tables = Las mesas
help-page-tables-text = Toma un asiento libre, o abre una mesa propia. Tú eliges quién puede sentarse: todo el mundo, quien tenga el enlace, o aquellos a quienes invites por correo. Para jugar sin registrarse no hace falta cuenta, solo el enlace de su asiento.
help-page-tables-more = Si tienes que irte, deja el asiento. Otra persona puede tomarlo, y recibe una carta con la historia hasta ahora. La mesa también puede acordar una pausa, más tiempo, o el final.

help-page-fair = Un azar limpio
help-page-fair-text = Toda mezcla sale de un número secreto que se sortea antes de que nadie se siente. Su huella se ve desde el principio, el número mismo al final, para que cualquiera pueda comprobar que no se cambió nada.
help-page-fair-more = Lo que las reglas te ocultan no se te envía nunca, en ninguna página, en ninguna carta y a ningún programa. Ni lo tuyo se envía a otros.

help-page-programs = Programas y terminales
help-page-programs-text = Todo lo que hacen estas páginas puede hacerlo un programa, con una clave de tu cuenta. También hay un cliente de terminal, un calendario de plazos, y webhooks que llaman a tu programa cuando se te pregunta.
help-page-programs-more = Todas las páginas funcionan sin scripts, solo con el teclado, y con un lector de pantalla; cada tablero está también en palabras.

help-page-trouble = Cuando algo va mal
help-page-trouble-text = ¿No ha llegado ninguna carta? Tu cuenta muestra cada carta y su estado. Si tus cartas volvieron, lo verás allí y podrás decir que la dirección funciona de nuevo.
help-page-trouble-more = Si un enlace no funciona, es viejo, y una carta más nueva lo sustituye. Abre la última carta, o entra aquí: lo que te espera está primero.
