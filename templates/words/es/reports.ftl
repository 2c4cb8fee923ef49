# Llamar a la moderación desde una mesa.

report-title = Llamar a la moderación
report-lead = La moderación mira lo que pasa en las mesas: palabras groseras, una mesa atascada, algo que parece estar mal. En la mesa nadie sabrá que has llamado.
report-line = Llamas por este mensaje:
report-text = ¿Qué debe saber la moderación?
report-hint = Di qué ha pasado y qué ayudaría.
report-send = Llamar a la moderación
report-before = Tus llamadas
report-settled = resuelta
report-open = la moderación lo mirará
report-talk = Denunciar
wrong-report = Escribe de 3 a 2000 caracteres.
done-report = La moderación está avisada. Mirará la mesa.
refused-too-many-reports = Tres llamadas tuyas en esta mesa siguen abiertas. Espera antes a la moderación.
refused-no-such-line = No hay tal línea.
answer-why-too-many-reports = Tres llamadas tuyas en esta mesa esperan a la moderación: primero van ellas.
answer-command-desk = Llamar a la moderación a esta mesa; sigue lo que debe saber:
answer-desk-called = La moderación está avisada. Mira la mesa y hace lo que haga falta.
answer-why-desk = Escribe tras la palabra lo que debe saber la moderación, en 3 a 2000 letras.
