# Qué falla en un campo de una petición a la API. Lo lee quien escribe un programa.

field-line = Solo caracteres imprimibles, en una línea.
field-twice = Indíquese una sola vez.
field-meant = Envía true para decir que lo quieres de verdad.
field-mail-address = Esto no es una dirección de correo.
field-name = Un nombre no lleva ni dirección de correo ni enlace.
field-house-name = Este nombre pertenece a la casa.
field-time-zone = Esto no es un huso horario de la base IANA, como Europe/Rome.
field-cursor = Esto no es un cursor de esta lista: envía lo que decía `next` en la página anterior.
field-secret-or-code = Envía el secreto del enlace, o la dirección y el código.
field-seat-scope = `table` y `seat` pertenecen al ámbito `seat`, y solo a él.
field-idempotency-key = Envía de 1 a 128 caracteres ASCII visibles.
field-redirect = Una dirección con https, de la propia máquina (http://127.0.0.1/…) o con el nombre de una aplicación (org.ejemplo.app:/…), sin fragmento ni credenciales.
field-event-id = No es un identificador que este flujo haya dado.
field-month = Un mes se escribe como 2026-11.
field-length = Las duraciones van en ISO 8601: P2D son dos días, PT8H ocho horas.
field-pace = Esto no es un ritmo: envía un nombre ({ $names }) o las reglas como objeto.
field-lines = Solo caracteres imprimibles y finales de línea.
field-text-or-plan = O `text` o `plan`.
field-move = Una jugada es un objeto, o sus palabras.
field-schema = Su JSON Schema: { $schema }.

# Lo que encuentra marshmallow.
field-required = Falta un campo necesario.
field-null = El campo no puede ser nulo.
field-unknown = Campo desconocido.
field-invalid = Valor no válido.
field-type = Tipo no válido.
field-input-type = Tiene que ser un objeto.
field-string = No es un texto válido.
field-utf8 = No es un texto UTF-8 válido.
field-integer = No es un número entero válido.
field-number-too-large = Número demasiado grande.
field-boolean = No es un valor booleano válido.
field-list = No es una lista válida.
field-object = No es un objeto válido.
field-date = No es una fecha válida.
field-moment = No es un momento válido.
field-moment-aware = No es un momento válido con su huso.
field-url = No es una URL válida.
field-choice = Tiene que ser uno de estos: { $choices }.
field-least = Tiene que ser { $min } como mínimo.
field-most = Tiene que ser { $max } como máximo.
field-between = Tiene que ser { $min } como mínimo y { $max } como máximo.
field-shorter = Más corto que la longitud mínima { $min }.
field-longer = Más largo que la longitud máxima { $max }.
field-length-between = La longitud tiene que estar entre { $min } y { $max }.
