nav-contests = Torneos
contests-lead = Un torneo tiene participantes y rondas. En cada ronda te encuentras con unos pocos en una mesa. Tras la última ronda la clasificación es definitiva. Un torneo siempre termina solo.
contests-none = Aquí no hay ningún torneo
contests-none-hint = Abre uno y pide a tus amistades que vengan: sienta a todo el mundo y termina solo.
contests-more = Más torneos
contest-open = Abrir un torneo
contest-filter-joining = Para inscribirse
contest-filter-running = En juego
contest-filter-finished = Terminados
contest-filter-cancelled = Anulados
contest-filter-mine = Míos
contest-format-swiss = Sistema suizo
contest-format-round-robin = Todos contra todos
contest-format-knock-out = Eliminatoria
contest-format-swiss-hint = En cada ronda te encuentras con quienes tienen puntos parecidos.
contest-format-round-robin-hint = Todos se encuentran con todos, hasta donde den las rondas.
contest-format-knock-out-hint = La mitad superior de cada grupo sigue, hasta que queda una persona.
contest-facts = { $game } · { $format } · hasta { $size } por mesa
contest-rated = Sus mesas puntúan.
contest-entrants = { $count ->
    [one] Una inscripción
   *[other] { $count } inscripciones
}
contest-places = { "" } de { $most }
contest-waiting = { $count ->
    [one] una persona espera plaza
   *[other] { $count } esperan plaza
}
contest-until-joining = Se puede entrar hasta el { $when }; entonces se sortea la primera ronda. Hacen falta al menos { $least } personas.
contest-until-running = { $rounds ->
    [0] La ronda { $round } se juega hasta el { $when }.
   *[other] La ronda { $round } de { $rounds } se juega hasta el { $when }.
} Las mesas sin terminar cuentan entonces con sus puntos de ese momento.
contest-until-finished = Terminó el { $when }.
contest-until-cancelled = Se anuló el { $when }.
contest-organiser = Organiza: { $name }
contest-gone = alguien que se ha ido
contest-enter = Inscribirse
contest-wait = Esperar plaza
contest-leave = Retirarse
contest-leave-hint = Quien espera toma tu plaza; si no espera nadie, un bot sigue en tu mesa.
contest-sign-in = Entra en tu cuenta para inscribirte
contest-mine-entered = Estás en el torneo.
contest-mine-waiting = Esperas una plaza.
contest-mine-withdrawn = Aquí no recibes más mesas: te retiraste, o no terminaste la tuya.
contest-mine-asked = Te han retado. Acepta, o pierdes tu puesto en la escalera.
contest-mine-out = Has quedado fuera de la eliminatoria.
contest-my-table = Tu mesa de la ronda { $round }
contest-standings = Clasificación
contest-entered-heading = Quiénes participan
contest-rank = Puesto
contest-name-heading = Nombre
contest-points = Puntos
contest-wins = Mesas ganadas
contest-strength = Puntos de los rivales
contest-reached = Última ronda
contest-entrant-withdrawn = fuera
contest-entrant-out = en la calle
contest-entrant-asked = con un reto
contest-you = tú
contest-next-page = Página siguiente
contest-points-how = Una mesa da hasta 120 puntos: una parte por cada persona a la que superas, y media si empatas con ella. Una ronda sin mesa da 60. A igualdad de puntos deciden las mesas ganadas, luego los puntos de los rivales, luego el sorteo. En la eliminatoria cuenta primero la última ronda alcanzada.
contest-rounds = Rondas
contest-round = Ronda { $number }
contest-pod = Mesa { $number }
contest-pod-open = Ver la mesa
contest-pod-soon = La mesa se abre en un momento.
contest-pod-points = { $points } puntos
contest-draw = El sorteo
contest-draw-how = Todos los sorteos salen de un número secreto. Su huella se publica antes de que entre nadie, y el número al empezar la primera ronda. Cualquiera puede entonces repetir el sorteo.
contest-commitment = Huella (SHA-256)
contest-seed = El número
contest-draw-check = Repetir el sorteo y comparar
contest-draw-holds = Repetido: cada ronda coincide con el número.
contest-draw-differs = Al repetir el sorteo difiere: { $what }
contest-organise = Organizar
contest-organise-hint = La moderación lo ve todo y puede deshacerlo.
contest-close-joining = Cerrar la inscripción ahora
contest-end-round = Terminar esta ronda ahora
contest-more-days = Una semana más
contest-cancel = Anular el torneo
contest-restore = Continuar el torneo
contest-withdraw-entrant = Retirar a { $name }
contest-return-entrant = Readmitir a { $name }
contest-replace = Dar una plaza a otra persona
contest-replace-whom = La plaza de
contest-replace-by = Dirección de la otra persona
contest-invite = Invitar
contest-invite-email = Dirección de alguien que juega aquí
contest-field-name = Nombre
contest-field-format = Quién se encuentra con quién
contest-field-game = Juego
contest-field-pod-size = Personas por mesa, como máximo
contest-field-pace = Ritmo
contest-field-least = Inscripciones, como mínimo
contest-field-most = Inscripciones, como máximo
contest-field-rounds = Rondas (vacío: las que hagan falta)
contest-field-round-days = Días por ronda
contest-field-joining-days = Días para inscribirse
contest-field-rated = Sus mesas puntúan
done-contest-opened = El torneo está abierto. Invita ahora a otras personas.
done-contest-entered = Hecho. Al empezar la primera ronda llega una carta.
done-contest-left = Te has retirado.
done-contest-organised = Hecho.
done-contest-invited = Si esa dirección juega aquí, va una carta de camino.
contest-reason = Lo pidió quien organiza
mail-contest-subject = { $word ->
    [invited] { $contest }: ¿participas?
    [entered] { $contest }: inscripción hecha
    [waiting] { $contest }: esperas una plaza
    [moved-up] { $contest }: hay plaza para ti
    [round] { $contest }: tu mesa de la ronda { $round }
    [sits-out] { $contest }: descansas en la ronda { $round }
    [withdrawn] { $contest }: te has retirado
    [gone] { $contest }: ya no recibes mesas
    [cancelled] { $contest } se ha anulado
    [restored] { $contest } sigue
    [ended] { $contest } ha terminado
    [season] { $contest }: empieza la temporada { $season }
    [challenged] { $contest }: te retan
    [challenge-over] { $contest }: tu reto ha terminado
   *[unclear] { $contest }: no se entendió tu carta
}
mail-contest-says = { $word ->
    [invited] { $organiser } te invita a { $contest }.
    [entered] Estás en { $contest }. Al empezar la primera ronda llega una carta.
    [waiting] Todas las plazas de { $contest } están ocupadas. La próxima que quede libre es tuya.
    [moved-up] Ha quedado libre una plaza de { $contest }. Es tuya, con sus puntos y su mesa.
    [round] Ha empezado la ronda { $round } de { $contest }, y tu mesa está lista.
    [sits-out] Descansas en la ronda { $round } de { $contest } y recibes 60 puntos por ella.
    [withdrawn] Te has retirado de { $contest }. Nadie te espera allí.
    [gone] En { $contest } dejaste de responder, u otra persona terminó tu mesa. Ya no recibes mesas. Quien organiza puede readmitirte.
    [cancelled] { $contest } se ha anulado. Las mesas empezadas se siguen jugando.
    [restored] { $contest } estaba anulado y ahora continúa.
    [ended] { $contest } ha terminado. Esta es la clasificación definitiva.
    [season] La temporada { $season } de { $contest } está a punto de empezar. Juegas en la división { $division }.
    [challenged] { $names } te reta por el puesto { $place } de { $contest }.
    [challenge-over] El reto entre tú y { $names } en { $contest } ha terminado. Estás en el puesto { $place }.
   *[unclear] No se ha hecho nada en { $contest }. Escribe una sola palabra en la primera línea.
}
mail-contest-table = A tu mesa
mail-contest-page = El torneo
mail-contest-people = Juegas con { $names }.
mail-contest-deadline = La ronda termina el { $when }. Las mesas sin terminar cuentan con sus puntos de ese momento.
mail-contest-joining = Puedes inscribirte hasta el { $when }.
mail-contest-standing = Tu puesto: { $rank } de { $count }, con { $points } puntos.
mail-contest-row = { $rank }. { $name }: { $points }
mail-contest-answer-join = Para inscribirte, responde con la sola palabra «{ $word }».
mail-contest-answer-leave = Para retirarte, responde con la sola palabra «{ $word }».
desk-act-contest-deadline = Cambiar un plazo del torneo
desk-does-contest-deadline = La inscripción o la ronda actual termina en ese momento. Las mesas sin terminar cuentan con sus puntos de ese momento.
desk-act-contest-cancel = Anular el torneo o dejar que siga
desk-does-contest-cancel = No se sortea otra ronda; las mesas empezadas se siguen jugando. Puede seguir más tarde donde estaba.
desk-act-contest-withdraw = Retirar o readmitir a alguien
desk-does-contest-withdraw = Quien espera toma la plaza; si no espera nadie, un bot sigue en la mesa.
desk-act-contest-replace = Dar una plaza a otra persona
desk-does-contest-replace = La plaza pasa con sus puntos y su asiento en la mesa actual.
desk-field-contest-round = Ronda (0: inscripción)
desk-field-cancelled = ¿Anulado?
desk-cancelled-true = Anulado
desk-cancelled-false = Sigue
desk-field-entrant = Participante
desk-field-withdrawn = ¿Fuera?
desk-withdrawn-true = Fuera
desk-withdrawn-false = Participa
desk-cannot-contest-round = Ya se juega otra ronda, o el torneo ha terminado.
desk-cannot-contest-over = Tal como está el torneo, no puede ser.
desk-cannot-no-entrant = El torneo no tiene tal participante, o no existe esa persona.
wrong-format = Elige quién se encuentra con quién.
wrong-game = Elige uno de los juegos.
wrong-pod-size = Elige de 2 a 6 personas, las que permita el juego.
wrong-least = Da un número no menor de lo que pide el juego ni mayor que el máximo de inscripciones.
wrong-most = Da un número de 2 a 20000.
wrong-rounds = Da un número de 1 a 50, o déjalo vacío.
wrong-round-days = Da un número de 1 a 180 días.
wrong-joining-ends = Da un número de 1 a 365 días.
desk-at-contest = Torneo { $number }
desk-about-contest = Torneo { $number }
contest-wish = Mesas a la vez
contest-wish-hint = Un torneo te da como mucho tantas mesas a la vez. Vacío: sin límite.
wrong-tables-at-once = Da un número de 1 a 100, o déjalo vacío.
help-contest = Muestra torneos, inscríbete y comprueba sus sorteos.
help-contest-list = Muestra los torneos, los más nuevos primero.
help-contest-show = Muestra un torneo y su clasificación.
help-contest-enter = Inscríbete en un torneo.
help-contest-leave = Retírate de un torneo.
help-contest-check = Repite todos los sorteos de un torneo con su semilla publicada. Acaba con 1 si alguno difiere.
help-contest-check-file = Un sorteo guardado, en lugar del del servidor.
contest-check-which = Nombre un torneo, o un archivo con --file.
