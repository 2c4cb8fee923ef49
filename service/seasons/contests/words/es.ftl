nav-contests = Torneos
contests-lead = Un torneo tiene participantes y rondas. En cada ronda se encuentran en grupos, mesas de pocas personas, y después queda la clasificación. Termina por sí solo, haga lo que haga cualquiera.
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
contest-format-swiss-hint = En cada ronda se encuentran quienes van igualados.
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
} Lo que aún se juegue entonces vale como esté.
contest-until-finished = Terminó el { $when }.
contest-until-cancelled = Se anuló el { $when }.
contest-organiser = Organiza: { $name }
contest-gone = alguien que se ha ido
contest-enter = Inscribirse
contest-wait = Esperar plaza
contest-leave = Retirarse
contest-leave-hint = Quien espera toma su plaza; si no espera nadie, un bot sigue en su mesa.
contest-sign-in = Entre en su cuenta para inscribirse
contest-mine-entered = Está en el torneo.
contest-mine-waiting = Espera una plaza.
contest-mine-withdrawn = Ya no entra en el sorteo: se retiró, o no jugó su mesa hasta el final.
contest-mine-asked = Le han retado. Acepte, o pierde su puesto en la escalera.
contest-mine-out = Ha quedado fuera de la eliminatoria.
contest-my-table = Su mesa de la ronda { $round }
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
contest-you = usted
contest-next-page = Más abajo
contest-points-how = Una mesa vale 120 puntos para quien supera a todos: una parte por cada rival, la mitad si comparten puesto. Una ronda sin jugar vale 60. A igualdad de puntos deciden las mesas ganadas, luego los puntos de los rivales, luego el sorteo; en la eliminatoria, la última ronda alcanzada va antes que todo.
contest-rounds = Rondas
contest-round = Ronda { $number }
contest-pod = Mesa { $number }
contest-pod-open = Verla
contest-pod-soon = Se pondrá en un momento.
contest-pod-points = { $points } puntos
contest-draw = El sorteo
contest-draw-how = Todo lo sorteado sale de un número secreto. Su huella se publica antes de que entre nadie, y el número mismo al empezar la primera ronda: así cualquiera puede repetir el sorteo.
contest-commitment = Huella (SHA-256)
contest-seed = El número
contest-draw-check = Repetir el sorteo y comparar
contest-draw-holds = Sorteo repetido: cada ronda es como la da el número.
contest-draw-differs = Al repetir el sorteo difiere: { $what }
contest-organise = Organizar
contest-organise-hint = La moderación lo ve todo en su registro y puede deshacerlo.
contest-close-joining = Cerrar la inscripción ahora
contest-end-round = Terminar esta ronda ahora
contest-more-days = Una semana más
contest-cancel = Anular el torneo
contest-restore = Que siga
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
contest-field-rounds = Rondas; vacío: las que hagan falta
contest-field-round-days = Días por ronda
contest-field-joining-days = Días para inscribirse
contest-field-rated = Sus mesas puntúan
done-contest-opened = El torneo está abierto. Dígaselo a quienes puedan participar.
done-contest-entered = Hecho. Al empezar la primera ronda llega una carta.
done-contest-left = Se ha retirado.
done-contest-organised = Hecho y anotado.
done-contest-invited = Si esa dirección juega aquí, va una carta de camino.
contest-reason = Lo pidió quien organiza
mail-contest-subject = { $word ->
    [invited] { $contest }: ¿participa?
    [entered] { $contest }: inscripción hecha
    [waiting] { $contest }: espera una plaza
    [moved-up] { $contest }: hay plaza para usted
    [round] { $contest }: su mesa de la ronda { $round }
    [sits-out] { $contest }: descansa en la ronda { $round }
    [withdrawn] { $contest }: se ha retirado
    [gone] { $contest }: ya no entra en el sorteo
    [cancelled] { $contest } se ha anulado
    [restored] { $contest } sigue
    [ended] { $contest } ha terminado
    [season] { $contest }: empieza la temporada { $season }
    [challenged] { $contest }: le retan
    [challenge-over] { $contest }: su reto ha terminado
   *[unclear] { $contest }: no se entendió su carta
}
mail-contest-says = { $word ->
    [invited] { $organiser } le invita a { $contest }.
    [entered] Está en { $contest }. Al empezar la primera ronda llega una carta.
    [waiting] Todas las plazas de { $contest } están ocupadas. En cuanto quede una libre, es suya.
    [moved-up] Ha quedado libre una plaza de { $contest }. Es suya, con los puntos y la mesa que tiene.
    [round] Ha empezado la ronda { $round } de { $contest }, y su mesa está puesta.
    [sits-out] Descansa en la ronda { $round } de { $contest } y recibe 60 puntos por ella.
    [withdrawn] Se ha retirado de { $contest }. Nadie le espera allí.
    [gone] En { $contest } otro terminó su mesa, o ya nadie sabía de usted. Ya no entra en el sorteo; quien organiza puede readmitirle.
    [cancelled] { $contest } se ha anulado. Las mesas empezadas se siguen jugando.
    [restored] { $contest } estaba anulado y sigue donde estaba.
    [ended] { $contest } ha terminado. Esta es la clasificación definitiva.
    [season] La temporada { $season } de { $contest } está a punto de empezar. Juega en la división { $division }.
    [challenged] { $names } le reta por el puesto { $place } de { $contest }.
    [challenge-over] El reto entre usted y { $names } en { $contest } ha terminado. Está en el puesto { $place }.
   *[unclear] No se ha hecho nada en { $contest }. Escriba una sola palabra en la primera línea.
}
mail-contest-table = A su mesa
mail-contest-page = El torneo
mail-contest-people = Se encuentra con { $names }.
mail-contest-deadline = La ronda se juega hasta el { $when }; lo que aún se juegue entonces vale como esté.
mail-contest-joining = Se puede entrar hasta el { $when }.
mail-contest-standing = Su puesto: { $rank } de { $count }, con { $points } puntos.
mail-contest-row = { $rank }. { $name }: { $points }
mail-contest-answer-join = Para inscribirse, responda con la sola palabra «{ $word }».
mail-contest-answer-leave = Para retirarse, responda con la sola palabra «{ $word }».
desk-act-contest-deadline = Terminar una parte del torneo en otro momento
desk-does-contest-deadline = La inscripción o la ronda actual termina en ese momento. Lo que aún se juegue vale como esté.
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
wrong-format = Elija quién se encuentra con quién.
wrong-game = Elija uno de los juegos.
wrong-pod-size = Elija de 2 a 6 personas, las que permita el juego.
wrong-least = Dé un número no menor de lo que pide el juego ni mayor que el máximo de inscripciones.
wrong-most = Dé un número de 2 a 20000.
wrong-rounds = Dé un número de 1 a 50, o déjelo vacío.
wrong-round-days = Dé un número de 1 a 180 días.
wrong-joining-ends = Dé un número de 1 a 365 días.
desk-at-contest = Torneo { $number }
desk-about-contest = Torneo { $number }
contest-wish = Mesas a la vez
contest-wish-hint = Un torneo no le sienta en más mesas; vacío: como venga.
wrong-tables-at-once = Dé un número de 1 a 100, o déjelo vacío.
help-contest = Muestra torneos, inscríbete y comprueba sus sorteos.
help-contest-list = Muestra los torneos, los más nuevos primero.
help-contest-show = Muestra un torneo y su clasificación.
help-contest-enter = Inscríbete en un torneo.
help-contest-leave = Retírate de un torneo.
help-contest-check = Repite todos los sorteos de un torneo con su semilla publicada. Acaba con 1 si alguno difiere.
help-contest-check-file = Un sorteo guardado, en lugar del del servidor.
contest-check-which = Nombre un torneo, o un archivo con --file.
