# Lo que dice un Procaccio instalado sin conexión.

installed-about = Juegos de mesa lentos del Renacimiento: una jugada en lo que se tarda en leer una carta.
offline-heading = Sin conexión
offline-told = No hay conexión. Puedes leer los últimos tableros que has visto: abre uno de ellos.
offline-kept-heading = Tu respuesta está guardada
offline-answer = No hay conexión. Tu respuesta se guarda en este navegador. Se envía cuando tengas conexión y una página de Procaccio esté abierta. Si para entonces la pregunta se ha cerrado, no se juega nada y se te dice.
offline-board = No hay conexión. Este es el tablero como lo viste por última vez. Tus respuestas se guardan hasta que la haya.
sound = Sonidos
sound-hint = Un golpecito donde algo se mueve, un toque cuando es tu turno. En este navegador.
