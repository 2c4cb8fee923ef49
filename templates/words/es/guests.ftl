# Jugar sin cuenta, conservarlo con una dirección, y los primeros pasos de quien llega.

guest-name = Visita
play-now = Jugar ya, contra bots
play-without-account = No hace falta cuenta. La mesa se explica sola.
play-whole = Una partida entera contra bots
keep-title = Conserva tus mesas
keep-press = Conservar mis mesas
keep-notice = Juegas sin cuenta, solo en este navegador.
keep-lead =
    { $count ->
        [0] Juegas sin cuenta, solo en este navegador. Si no vuelves en { $days } días, todo se borra.
        [one] Tienes una mesa sin cuenta, solo en este navegador. Si no vuelves en { $days } días, se borra.
       *[other] Tienes { $count } mesas sin cuenta, solo en este navegador. Si no vuelves en { $days } días, se borran.
    } Con una dirección de correo lo conservas todo, recibes cartas cuando te toca y puedes jugar con personas.
keep-hint = Enviamos allí un enlace. Púlsalo para conservar estas mesas con tu cuenta o con una nueva. No hace falta contraseña.
keep-comes-along = Tus mesas sin cuenta vienen contigo.
keep-then-open = Después vuelves a la mesa que estás abriendo.
keep-forget = Olvidarme
keep-forget-hint = Borra enseguida tus mesas y todos tus datos. Esto no se puede deshacer.
done-forgotten = Todos tus datos se han borrado.
refused-address-needed = Da antes tu dirección de correo: pulsa «Conservar mis mesas» arriba en cualquier página. Después puedes jugar con personas, hablar e invitar.
answer-why-address-needed = Sin haber dado una dirección esto no se puede hacer.
gathering-address-first = Da una dirección para sentarte con personas
open-guest-address = Sin cuenta juegas enseguida contra bots. Para jugar con personas, elige quién juega. Entonces te pedimos una dirección y guardamos este formulario.
first-title = Por dónde empezar
first-lead = Ahora no tienes mesas. Elige una de estas opciones.
first-learn = Aprender un juego en diez minutos
first-learn-hint = Lecciones cortas, cada una con una idea, en una mesa de verdad, a solas con bots.
first-play = Jugar ya, contra bots
first-play-hint = Una partida entera. Nadie te espera.
first-find-hint = Quizá otras personas estén esperando.
first-open-hint = Para tus amigos, para todo el mundo, o para ti y bots.
