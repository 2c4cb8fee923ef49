# The coach: where a finished game was won and lost. On the page of the story, and in a letter.

coach-heading = Dónde se ganó y se perdió
coach-offered = El entrenador puede analizar esta partida: qué decisiones importaron y cuánto valían.
coach-ask = Mirar mis decisiones
coach-thinking = El entrenador mira las decisiones
coach-looked = { $looked } de { $total } decisiones miradas
coach-come-back = Los resultados van apareciendo aquí. Al final llega una carta breve, si recibes cartas de esta mesa.
coach-see = Ver resultados hasta ahora
coach-given-up = El entrenador lo ha intentado varias veces, pero no ha podido analizar esta partida.
coach-ask-again = Intentar otra vez
coach-closer = Mirar más de cerca
coach-closer-told = Son estimaciones. Un análisis más a fondo las hace más seguras.
coach-closer-thinking = El entrenador mira más de cerca
coach-curves = Puntos esperados a lo largo de la partida
coach-curves-told = Lo que cada asiento podía esperar al final, según el número de jugadas. Las líneas acaban en los puntos obtenidos.
coach-moments = Los momentos que contaron
coach-moments-so-far = Las decisiones más caras hasta ahora
coach-before-move = antes de la jugada { $at }
coach-no-moments = Ninguna decisión costó algo con seguridad: todas las diferencias están dentro del margen de error.
coach-shares = De dónde vienen los puntos
coach-seat = Asiento
coach-expected = Esperados al principio
coach-lost = Decisiones más caras
coach-fortune = Todo lo demás
coach-points = Puntos
coach-curves-figures = Las curvas en cifras
coach-move = Tras la jugada
coach-how = Cómo trabaja el entrenador
coach-how-told = Para cada decisión, el entrenador imagina mesas que encajan con todo lo que ese asiento podía saber entonces. Juega cada una hasta el final, una vez desde la respuesta dada y otra desde otras. La mejor respuesta se elige en unas mesas y se mide en otras. «Decisiones más caras» es lo que costaron esas decisiones de un asiento, medidas a fondo. «Todo lo demás» es el azar, los demás jugadores y lo que es demasiado pequeño para medirlo. El número tras ± es el error estándar.
mail-coach-subject = { $table }: dónde se ganó y se perdió
mail-coach = { $player }, el entrenador ha mirado cada decisión de { $table }.
mail-coach-part = { $player }, el entrenador ha mirado { $looked } de { $total } decisiones de { $table }.
mail-coach-none = De ninguna de tus decisiones puede decirse con seguridad que costara algo.
mail-coach-before = Antes de la jugada { $at }: { $text }
mail-coach-see = Ver cada momento en el tablero
mail-coach-soon = Ahora mismo se averigua dónde se ganó y se perdió esta partida. Se contará junto a la historia de la mesa
mail-coach-offered = Mira tus decisiones: dónde se ganó y se perdió esta partida

# In a try-out: what the answer given there last is worth.
try-out-coach = Cuánto vale una respuesta
try-out-coach-told = Juega aquí una respuesta. Después el entrenador puede compararla con las otras tres mejores.
try-out-coach-ask = Que el entrenador mire «{ $answer }» ({ $seat })
try-out-coach-thinking = El entrenador mira «{ $answer }» ({ $seat })
try-out-coach-come-back = Tarda unos segundos, o más si el servidor está ocupado. Mientras tanto puedes seguir jugando.
try-out-coach-see = Ver si ya está
try-out-coach-given-up = El entrenador no ha podido analizar «{ $answer }» ({ $seat }).
try-out-coach-none = Ninguna de las otras es mejor con seguridad: todas las diferencias están dentro del margen de error.
try-out-coach-worths = Puntos esperados al final
try-out-coach-answer = Respuesta
try-out-coach-more = Diferencia
try-out-coach-how = El entrenador imaginó mesas que encajan con todo lo que este asiento puede saber en la prueba, y jugó cada una hasta el final desde cada una de estas respuestas, con el mismo azar. Son pocas mesas: detrás de ± está el error estándar. La prueba misma no sabe más que tú.
try-out-coach-question = Se pregunta en tu prueba:

# En la terminal.
help-coach = Muestra dónde se ganó y se perdió una partida. GAME es un acta, el número de una mesa del servidor o, por omisión, la última partida jugada aquí.
help-coach-playouts = Simulaciones por decisión. Más tardan más y yerran menos.
help-coach-seconds = Segundos de procesador tras los que el entrenador para.
help-coach-seed = Simula otras mesas, para una segunda opinión. Sin esto, todos obtienen lo mismo.
help-coach-answer = Compara esta respuesta con las mejores otras en tu prueba, si la mesa permite consejos. Empieza una prueba si no tienes ninguna.
coach-not-over = { $file }: esta partida no ha terminado. El entrenador mira las terminadas.
coach-not-done = El entrenador no ha acabado ({ $state }): { $looked } de { $total } decisiones miradas.
coach-answer-where = Por una respuesta se pregunta en una mesa del servidor: da su número.
