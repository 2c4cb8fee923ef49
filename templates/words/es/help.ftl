# La página que explica cómo funciona.

help-title = Cómo funciona
help-lead = Un juego lento es una carta de vez en cuando. Cada una trae una decisión; respondes cuando quieres, y el juego sigue cuando todos han respondido.
help-page-contents = En esta página

help-page-turn = Un turno
help-page-turn-text = Cuando una decisión es tuya llega una carta con la pregunta, el tablero, lo que ha pasado desde entonces, y las respuestas que puedes dar. Cada respuesta es un enlace: abre una página que dice lo que la jugada traería con certeza, con un botón. Nada se juega antes de que lo pulses; solo en un navegador en el que tienes la sesión abierta basta con abrir el enlace para jugar.
help-page-turn-more = En la página de la mesa ves más: todo el tablero, la historia, la charla, tus notas. También allí se puede escribir una jugada con palabras, y retirarla mientras no haya revelado nada y nadie la haya respondido.

help-page-mail = Jugar por correo
help-page-mail-text = A una carta puedes responder escribiendo: el número de una respuesta, o la jugada con palabras, por encima del texto citado. Toda carta tuya recibe respuesta, se haya entendido o no, y nunca se adivina nada.
help-page-mail-more = También se pueden escribir otras cosas, una por línea.
help-page-commands = Qué se puede escribir

help-page-time = El tiempo
help-page-time-text = Cada mesa tiene un ritmo, elegido al abrirla: tanto tiempo por pregunta, y una reserva para las difíciles. Nada vence mientras duermes; en algunas mesas los fines de semana no cuentan; durante una ausencia tus relojes están parados. Antes de que algo venza recibes un recordatorio.
help-page-time-more = Si de verdad se acaba el tiempo, se juega lo que la carta llamaba predeterminado, conservas tu asiento, y se te dice. Tras dos veces seguidas tu asiento consta como ausente, para que los demás no tengan que esperar mucho; responde, o di que has vuelto, y todo es como antes.
help-page-paces = Los ritmos

help-page-tables = Las mesas
help-page-tables-text = Toma un asiento libre, o abre una mesa propia. Tú eliges quién puede sentarse: todo el mundo, quien tenga el enlace, o aquellos a quienes invites por correo. Un huésped no necesita cuenta, solo el enlace de su asiento.
help-page-tables-more = Quien tiene que irse deja el asiento; otra persona puede tomarlo, y recibe una carta con la historia hasta ahora. La mesa también puede acordar una pausa, más tiempo, o el final.

help-page-fair = Un azar limpio
help-page-fair-text = Toda mezcla sale de un número secreto que se sortea antes de que nadie se siente. Su huella se ve desde el principio, el número mismo al final, para que cualquiera pueda comprobar que no se cambió nada.
help-page-fair-more = Lo que las reglas te ocultan no se te envía nunca, en ninguna página, en ninguna carta y a ningún programa. Ni lo tuyo se envía a otros.

help-page-programs = Programas y terminales
help-page-programs-text = Todo lo que hacen estas páginas puede hacerlo un programa, con una clave de tu cuenta. También hay un cliente de terminal, un calendario de plazos, y llamadas a un programa tuyo cuando algo te espera.
help-page-programs-more = Todas las páginas funcionan sin scripts, solo con el teclado, y con un lector de pantalla; cada tablero está también en palabras.

help-page-trouble = Cuando algo va mal
help-page-trouble-text = ¿No ha llegado ninguna carta? Tu cuenta lista cada carta para ti y qué fue de ella. Si las cartas volvieron de tu dirección, allí lo dice, y puedes decir cuándo funciona de nuevo.
help-page-trouble-more = Un enlace que no abre nada es viejo: una carta más nueva ocupa su lugar. Abre la última, o entra aquí, donde todo lo que te espera está primero.
