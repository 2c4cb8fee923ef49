# Lo que dice un Procaccio instalado sin conexión.

installed-about = Juegos de mesa lentos del Renacimiento: una jugada en lo que se tarda en leer una carta.
offline-heading = Sin conexión
offline-told = No hay conexión. Los últimos tableros que has visto se pueden leer; abre uno de ellos.
offline-kept-heading = Tu respuesta está guardada
offline-answer = No hay conexión. Tu respuesta está guardada en este navegador y se envía cuando la haya y una página de Procaccio esté abierta. Si su pregunta ya ha pasado, se te dice y no se juega nada.
offline-board = No hay conexión: este es el tablero como lo viste por última vez. Lo que respondas se guarda hasta que la haya.
sound = Sonidos
sound-hint = Un golpecito donde algo se mueve, un toque cuando es tu turno. En este navegador.
