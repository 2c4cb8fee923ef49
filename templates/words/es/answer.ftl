# La respuesta a la carta de un jugador: qué se ha hecho de ella, o por qué no y qué estaría bien.

answer-played = { $player }, has jugado: { $moves }
answer-nothing-done = { $player }, no se ha hecho nada de tu carta.
answer-part-not-done = { $player }, esta parte de tu carta no se ha hecho:
answer-left-out = No se ha leído como parte de tu respuesta: «{ $lines }»
answer-line = «{ $line }»
answer-confirm = Si eras tú, abre este enlace y pulsa su botón: { $move }
answer-happened = Qué ha pasado:
answer-history = Toda la historia:
answer-asked = La decisión es tuya. { $asked }
answer-may-change = Tu respuesta: { $given }. Hasta que todos respondan puedes cambiarla: responde otra vez. { $asked }
answer-not-waited = Nadie te espera ahora; cuando te toque llegará una carta.
answer-not-running = En esta mesa no se está jugando.
answer-said = Lo que has escrito se ha dicho a toda la mesa.
answer-said-to = Lo que has escrito se ha dicho solo a { $name }.
answer-leave = Desde hoy constas en ausencia por { $days ->
    [one] un día
   *[other] { $days } días
}, en todas tus mesas; los demás lo saben.
answer-back = De vuelta: tu ausencia ha terminado, y tu tiempo corre como siempre.
answer-form = Las cartas de esta mesa llegan ahora con este formato: { $form }
answer-undone = Tu última jugada se ha retirado.
answer-undo-asked = Lo que siguió a tu última jugada no puedes deshacerlo sin los demás: se les ha preguntado si puedes retirarla.
answer-resign-sure = Si abandonas, dejas la partida para siempre y otra persona puede ocupar tu asiento. Todavía no ha pasado nada. Para abandonar, responde «{ $command }».
answer-resigned = Has dejado la partida. Tu asiento queda abierto a otros, y ya no te llega correo de esta mesa.
answer-seat-left = Ya no tienes asiento en esta mesa.

# Por qué no se ha hecho nada de una carta.
answer-why-empty = Por encima de la carta citada no había nada. Escribe un número, una jugada, o «ayuda».
answer-why-too-many-lines = Tiene demasiadas líneas. Envía la jugada sola.
answer-why-line-too-long = Esta línea es demasiado larga para una jugada. Si quieres decir algo en la mesa, empieza por «habla».
answer-why-choice = Las respuestas se numeran desde 1.
answer-why-talk-empty = Después de «habla» no hay nada que decir. Escríbelo en la misma línea o debajo.
answer-why-talk-to-whom = No queda claro si deben oírlo todos o una sola persona. Escribe «habla a Nombre: …», o «habla todos: …».
answer-why-talk-too-long = Es demasiado largo para decirlo de una vez. Dilo por partes.
answer-why-leave = Escribe cuánto tiempo faltas, como «ausencia 3 días» o «ausencia 2 semanas».
answer-why-form = Después de «formato» va una de estas palabras: { $forms }.
answer-why-no-such-kind = De eso no hay nada. Clases: { $kinds }.
answer-why-perhaps-command = Quizá se quiso decir «{ $command }».
answer-why-perhaps-talk = Para decir algo a los demás empieza con «habla»; «ayuda» explica qué más se puede escribir. El correo de esta mesa se detiene con el último enlace de esta carta.
answer-why-perhaps-number = ¿Querías decir «{ $number }»?
answer-why-not-asked-then = Después de «{ $before }» deciden antes los demás, así que «{ $line }» todavía no se puede responder. Envía solo «{ $before }»; llegará una carta cuando te toque otra vez.
answer-why-after = Después de «{ $before }»: { $why } Envía solo «{ $before }», y la respuesta pregunta lo que sigue.
answer-why-doubt = Esta línea puede retirar tu respuesta, así que no se ha jugado nada. Para jugarla, envía solo «{ $move }».
answer-why-asked = Una pregunta no juega nada. Para jugar esto, envía «{ $move }»; para verlo antes, «? { $move }».
answer-why-begun-alone = { $why } Una línea que solo empieza una respuesta se envía sola: entonces la respuesta dice lo que encaja, y no se juega nada.
answer-one-fits = Una sola respuesta encaja con lo que has escrito: { $move }. Aún no se ha jugado nada; mira dónde quedaría y responde «#1» si es lo que quieres.
answer-why-no-such-number = Ninguna de las respuestas de la carta tiene el número { $number }.
answer-why-number-changed = Desde que se numeraron, las respuestas han cambiado, así que { $number } podría significar dos cosas. Responde con los números de abajo, o con palabras.
answer-why-question-closed = La pregunta de aquella carta está cerrada: se respondió, o se acabó su tiempo.
answer-why-nothing-asked = Aquella carta no preguntaba nada, así que no se ha jugado nada. Responde a la pregunta de abajo, o empieza por «habla» para decir algo.
answer-why-which-table = Te esperan varias mesas. Empieza la línea con el número de su mesa, como «1: #2».
answer-why-digest-held = Puede referirse a todas las mesas, así que no se ha hecho nada de tu carta. Envía las respuestas otra vez sin esa línea.
answer-why-turn-reveals = Después de { $moves ->
    [one] la primera jugada
   *[other] las primeras { $moves } jugadas
} se revela algo, y ahí acaba un turno. Envía el resto cuando lo hayas visto.
answer-why-other-sender = Venía de { $sender }, que aquí no es tu dirección. Si la escribiste tú, envíala de nuevo desde la tuya. Para escribir desde { $sender } en adelante, entra y cambia tu dirección: { $link }
answer-why-sender-disowned = Venía de { $sender }, pero el servidor de correo de esa dirección dice que no la envió. Si la escribiste tú, envíala con tu programa de correo habitual.
answer-why-nobody-of-that-name = En esta mesa nadie se llama así. Los demás son: { $names }.
answer-why-no-such-seat = No hay nadie más que pueda oírlo.
answer-why-whispered = La carta a la que respondes llevaba algo que se te dijo solo a ti, así que no queda claro quién puede oír tu respuesta. Empieza por «habla a Nombre: …», o por «habla todos: …».
answer-why-answers-talk = Esta línea responde a una pregunta que tienes abierta, y en la charla la leerían todos. Para jugarla, responde a la carta que pregunta; para decirla de todos modos, empieza por «habla todos: …».
answer-why-command-beside-talk = Esta línea es una orden, y el resto de tu carta lo leerían todos. Envía la orden sola; para decirlo todo, empieza por «habla todos: …».
answer-why-talk-spent = Aquí se ha hablado tanto últimamente que las cartas de los demás se desbordarían. No se ha dicho nada por ti; envíalo otra vez dentro de un rato.
answer-why-answer-changed-often = Vale tu última respuesta. La has cambiado muchas veces en poco tiempo; espera un poco antes de volver a cambiarla.
answer-why-cannot-deliver = Este mensaje no se puede entregar. Lo que escribas a toda la mesa se ve en ella.
answer-why-talk-closed = La moderación ha cerrado la charla de esta mesa.
answer-why-muted = La moderación te ha pedido que no digas nada por un tiempo.
answer-why-shut-out = Por ahora la moderación no te deja jugar. Su carta dice hasta cuándo.
answer-why-table-not-running = En esta mesa no se está jugando.
answer-why-table-closed = Esta mesa está cerrada: ya no se dice nada en ella.
answer-why-nothing-to-take-back = Aquí no tienes ninguna jugada que se pueda retirar.
answer-why-not-your-seat = Este asiento es ahora de otra persona.
answer-why-not-at-this-table = Ya no tienes asiento en esta mesa.
answer-why-not-found = Esa mesa no existe.

# Qué se puede escribir, orden por orden.
answer-help = Qué puedes escribir, una cosa por línea:
answer-command-choose = «#2» juega la respuesta que la carta numera así, y también su número tras una de estas palabras; cuando se pide una cantidad, un número solo es esa cantidad:
answer-command-talk = Decir el resto de la carta a toda la mesa, o con «a Nombre:» a una sola persona:
answer-command-plan = Un plan para las preguntas que vengan; sola, la palabra trae ejemplos:
answer-command-default = Jugar ya lo que se jugaría si se te acabara el tiempo:
answer-command-show = Ver la mesa:
answer-command-cards = Ver todas las cartas y fichas: las tuyas, las que están a la vista, las que se pueden conseguir, las ocultas y las que salieron del juego; con el nombre de una clase detrás, solo esas:
answer-command-history = Ver todo lo que ha pasado:
answer-command-time = Ver cuánto tiempo tienes:
answer-command-leave = Faltar unos días, como en «ausencia 3 días»:
answer-command-back = Ya estás aquí:
answer-command-help = Ver esta lista:
answer-command-resign = Dejar la partida; tu asiento puede pasar a otra persona:
answer-command-form = Cómo son las cartas de esta mesa, por ejemplo «formato oír» (texto para escuchar), «formato corto» o «formato completo»:
answer-command-settings = Recibir el enlace a los ajustes de las cartas de esta mesa:
answer-command-stop = No recibir más cartas de esta mesa:
answer-command-undo = Retirar tu última jugada:
answer-help-moves = Cualquier otra línea se lee como una jugada en las palabras del juego; varias jugadas hacen un turno, todas o ninguna.
answer-help-asks = «?» delante de una jugada no juega nada: muestra lo que traería y dónde quedaría, o da todas las respuestas que empiezan así. «?» a solas da todas las respuestas.
answer-about = { $move }: { $known ->
    [yes] { $certain }.
   *[no] nada es seguro en ella.
}
answer-own = Tu tablero ahora:

# --- the rules of the table, by letter

answer-rules = Las reglas de esta mesa:
answer-rules-how = Escribe «reglas 3» para un capítulo, «reglas 3.2» para un párrafo. Todas, con las cifras, están aquí:
answer-command-rules = Las reglas de esta mesa: solo, su índice; con un número, un capítulo o un párrafo, como «reglas 3» o «reglas 3.2»; con una palabra, lo que dicen de ella; o simplemente haz una pregunta:
answer-why-rules = Las reglas de esta mesa no dicen nada de eso. Escribe «reglas» para ver su índice, «reglas 3» o «reglas 3.2» para una parte.
