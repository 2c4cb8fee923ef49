# Jugar sin cuenta, conservarlo con una dirección, y los primeros pasos de quien llega.

guest-name = Visita
play-now = Jugar ya, contra bots
play-without-account = No hace falta cuenta: elige un juego y tendrás asiento en una mesa que se explica sola.
play-whole = Una partida entera contra bots
keep-title = Conserva tus mesas
keep-press = Conservar mis mesas
keep-notice = Juegas sin cuenta, solo en este navegador.
keep-lead =
    { $count ->
        [0] Juegas sin cuenta, solo en este navegador; tras { $days } días sin una mirada todo se olvida.
        [one] Una mesa es tuya, solo en este navegador; tras { $days } días sin una mirada se olvida.
       *[other] { $count } mesas son tuyas, solo en este navegador; tras { $days } días sin una mirada se olvidan.
    } Con una dirección todo se queda, llegan cartas cuando te toca, y puedes jugar con personas.
keep-hint = Allí va un enlace. Quien lo pulsa conserva estas mesas, con una cuenta que ya existía o con una nueva. No hay contraseña.
keep-comes-along = Las mesas que empezaron sin cuenta vienen también.
keep-forget = Olvidarme
keep-forget-hint = Tus mesas y todo lo que hay de ti desaparecen enseguida. Esto no se puede deshacer.
done-forgotten = Nada de ti queda aquí.
refused-address-needed = Para tener compañía, hablar con desconocidos o invitar, da antes una dirección: «Conservar mis mesas» está arriba en cada página.
answer-why-address-needed = Sin haber dado una dirección esto no se puede hacer.
gathering-address-first = Da una dirección para sentarte con personas
open-guest = Sin cuenta juegas contra bots. Para jugar con personas, da antes una dirección.
first-title = Por dónde empezar
first-lead = Ahora mismo no tienes asiento en ninguna mesa. Cada uno de estos caminos lleva a una.
first-learn = Aprender un juego en diez minutos
first-learn-hint = Posiciones preparadas, cada una con una idea, en una mesa de verdad, a solas entre bots.
first-play = Jugar ya, contra bots
first-play-hint = Una partida entera en la que nadie te espera.
first-find-hint = Quizá alguien busca compañía.
first-open-hint = Para tus amigos, para todo el mundo, o para ti y bots.
