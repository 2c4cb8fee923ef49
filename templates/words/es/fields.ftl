# Qué falla en un campo de una petición a la API. Lo lee quien escribe un programa.

field-line = Solo caracteres imprimibles, en una línea.
field-mail-address = Esto no es una dirección de correo.
field-time-zone = Esto no es un huso horario de la base IANA, como Europe/Rome.
field-cursor = Esto no es un cursor de esta lista: envía lo que decía `next` en la página anterior.
field-seat-scope = `table` y `seat` pertenecen al ámbito `seat`, y solo a él.
field-idempotency-key = Envía de 1 a 128 caracteres ASCII visibles.
field-event-id = No es un identificador que este flujo haya dado.
field-length = Las duraciones van en ISO 8601: P2D son dos días, PT8H ocho horas.
field-pace = Esto no es un ritmo: envía un nombre ({ $names }) o las reglas como objeto.
