# El buzón: una página que muestra el correo de una casa sin servidor de correo.

letter-box-title = Buzón
box-why = No hay servidor de correo, así que todas las cartas se quedan aquí.
box-empty = Aún no hay cartas
box-empty-hint = Lo que saldría por correo aparece aquí un momento después.
box-recipients = Destinatarios
box-everybody = Todos
box-subject = Asunto
box-when = Cuándo
box-headers = La cabecera de la carta
box-html = Como la muestra un programa de correo
box-text = Como texto
box-source = Código fuente
box-answer = Responder a esta carta
box-answer-hint = Un número, una jugada con palabras, o «ayuda». Sigue el camino de toda respuesta por correo.
box-answer-send = Enviar
box-back = Volver al buzón
