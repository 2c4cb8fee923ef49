# La moderación: qué hace, qué se dice de ello, y sus páginas.

# Cómo se escribe un momento: con su año, porque puede estar lejos.
desk-moment-pattern = EEE d MMM y HH:mm zzz

# Las cartas.
mail-desk-table-subject = { $table }: palabra de la moderación
mail-desk-table = { $player }, la moderación ha hecho algo en { $table }.
mail-desk-answer = Si te parece mal, escribe a la casa; una respuesta a esta carta va a la mesa.
mail-desk-player-subject = Palabra de la moderación
mail-desk-player = { $player }, esto viene de la moderación.
mail-address-subject = ¿Es esta tu dirección?
mail-address = { $player }, se ha pedido a la moderación que tus cartas vayan a esta dirección.
mail-address-how = Si no es tuya, déjalo estar: no pasa nada. Si lo es, abre esta página y pulsa el botón: { $link }
mail-address-button = Es mi dirección
mail-announcement-subject = Un anuncio
mail-announcement = { $player }, esto es para todo el mundo.

# Lo que se dice a quienes concierne, acto por acto.
desk-told-pause = La mesa está parada hasta { $until }. Después sus relojes corren solos.
desk-told-resume = La pausa ha terminado: los relojes corren de nuevo.
desk-told-extend = { $hours ->
    [0] { $seat } no tiene más tiempo del habitual para la pregunta abierta.
    [one] { $seat } tiene una hora más para la pregunta abierta.
   *[other] { $seat } tiene { $hours } horas más para la pregunta abierta.
}
desk-told-set-pace = Han cambiado las reglas de tiempo de la mesa. Desde ahora los plazos van por las nuevas.
desk-told-force-default = Se ha jugado lo predeterminado por { $seat }.
desk-told-excuse = { $excused ->
    [yes] Un plazo incumplido de { $seat } queda disculpado y ya no cuenta.
   *[no] Un plazo incumplido de { $seat } cuenta otra vez.
}
desk-told-replace = { $seat } tiene ahora un asiento que era de otra persona. La mesa sigue como estaba.
desk-told-restore = { $seat } está de vuelta, con el asiento como estaba.
desk-told-open-seat = El asiento de { $seat } está abierto: otra persona puede tomarlo.
desk-told-rotate-link = Se han renovado los enlaces de { $seat }. Las cartas de antes ya no abren ese asiento; la próxima sí.
desk-told-rewind = { $count ->
    [0] La mesa ha vuelto al reparto. Las jugadas hechas desde entonces ya no cuentan; quedan en acta.
    [one] La mesa ha vuelto a como estaba tras la primera jugada. Las jugadas hechas desde entonces ya no cuentan; quedan en acta.
   *[other] La mesa ha vuelto a como estaba tras { $count } jugadas. Las jugadas hechas desde entonces ya no cuentan; quedan en acta.
}
desk-told-end = { $how ->
    [adjudicated] La mesa se ha cerrado con la puntuación de este momento. La mesa la muestra.
   *[abandoned] La mesa se ha cerrado sin resultado.
}
desk-told-close-talk = { $closed ->
    [yes] La charla de la mesa está cerrada. Se juega como antes.
   *[no] La charla de la mesa está abierta otra vez.
}
desk-told-remove-message = { $removed ->
    [yes] Algo que dijo { $seat } se ha quitado de la charla.
   *[no] Algo que dijo { $seat } y que se había quitado está otra vez en la charla.
}
desk-told-look-behind = Un moderador que no juega aquí mira detrás de la pantalla de { $seat }, para encontrar un fallo. Por lo demás, la moderación ve lo que ve quien solo mira.
desk-told-export = Un moderador que no juega aquí ha sacado el acta de la mesa, con todo lo que hay oculto en ella.
desk-told-warn = { $number ->
    [1] Esto es una advertencia. Queda en acta.
   *[other] Esta es la advertencia número { $number }. Queda en acta.
}
desk-told-mute = { $ended ->
    [yes] Puedes hablar otra vez en las mesas.
   *[no] No puedes decir nada en ninguna mesa hasta { $until }. Puedes seguir jugando.
}
desk-told-suspend = { $ended ->
    [yes] Puedes entrar y jugar otra vez.
   *[no] No puedes entrar ni jugar hasta { $until }. Los relojes de tus mesas siguen corriendo.
}
desk-told-ban = { $banned ->
    [yes] Ya no puedes entrar ni jugar aquí.
   *[no] Puedes entrar y jugar otra vez.
}
desk-told-revoke-keys = Se han cerrado todas tus sesiones y retirado todas tus claves. Entra otra vez, y haz nuevas donde las necesites.
desk-told-set-role = { $role ->
    [host] Desde ahora eres anfitrión de esta casa. Abre la moderación y prepara tu segundo factor.
    [moderator] Desde ahora eres moderador de esta casa. Abre la moderación y prepara tu segundo factor.
   *[player] Ya no formas parte de la moderación. Gracias por tu ayuda.
}
desk-told-export-person = Se ha sacado todo lo que se guarda de ti, como pediste, para entregártelo.

# Textos que acompañan a un acto, listos en cada idioma.
desk-canned-tone = Hablaos como lo haríais en casa, alrededor de una mesa.
desk-canned-language = Usad en la mesa un idioma que entiendan todos los que se sientan a ella.
desk-canned-absence = Otros esperan. Si no puedes seguir, dilo, y se encontrará a quien tome el asiento.
desk-canned-address = Tus cartas nos han vuelto. Comprueba que tu dirección es correcta.
desk-canned-fault = Ha habido un fallo por nuestra parte. Lo sentimos, y ya está arreglado.
desk-canned-agreed = Se ha hecho porque lo pidió la mesa.
desk-canned-rules = Se ha hecho porque lo piden las reglas de la casa.
desk-canned-thanks = Gracias por tu paciencia.

# Lo que no puede ser.
desk-cannot-not-running = En la mesa no se está jugando.
desk-cannot-over = La mesa ha terminado.
desk-cannot-no-seat = La mesa no tiene ese asiento.
desk-cannot-question-closed = Esa pregunta ya no está abierta para el asiento.
desk-cannot-not-missed = No es un plazo incumplido de esta mesa.
desk-cannot-never-sat = Esta persona nunca se ha sentado a la mesa.
desk-cannot-player = Esta persona no puede tener el asiento: con ese número no hay nadie que pueda entrar y no se siente ya aquí.
desk-cannot-generation = Los enlaces del asiento no se renuevan dos veces a la vez, ni antes de empezar.
desk-cannot-no-hand-over = Allí el turno no pasó a otro asiento. Elige uno de los relevos de la lista.
desk-cannot-no-line = La charla de esta mesa no tiene esa línea.
desk-cannot-letter = Solo pueden salir otra vez cartas enviadas, perdidas o que dejaron de hacer falta, y ninguna con una llave de un solo uso.
desk-cannot-mail = Solo se releen los correos que no se pudieron entender.
desk-cannot-past = El final tiene que estar por delante.
desk-cannot-warning = Esta persona no ha tenido las advertencias anteriores a esa.
desk-cannot-no-address = Esta persona no tiene dirección.
desk-cannot-address-taken = Esa dirección es de otra persona. Dos cuentas que son una sola persona se unen.
desk-cannot-merge = Deben existir las dos, y la que queda debe tener una dirección.
desk-cannot-same-table = Las dos se sientan a la misma mesa; dos asientos no pueden ser uno.
desk-cannot-no-announcement = Ese anuncio no existe.
desk-cannot-no-editions-folder = Esta casa no tiene carpeta de ediciones. Quien la lleva pone en PROCACCIO_EDITIONS una carpeta y la vuelve a arrancar.
desk-cannot-faulty-edition = El archivo tiene errores. El formulario para quien tiene la caja los dice todos.
desk-cannot-unplayable-edition = Los bots no pudieron jugar hasta el final. «procaccio edition check» dice dónde se interrumpió.
desk-cannot-editions-unwritable = El archivo no se puede escribir en la carpeta de ediciones. Quien lleva la casa le da permiso.
