# Chiamare il banco da un tavolo.

report-title = Chiama il banco
report-lead = Chi sta al banco guarda ciò che succede ai tavoli: parole sgarbate, un tavolo fermo, qualcosa che non torna. Al tavolo nessuno saprà che hai chiamato.
report-line = Chiami per questo messaggio:
report-text = Che cosa deve sapere il banco?
report-hint = Di’ che cosa è successo e che cosa aiuterebbe.
report-send = Chiama il banco
report-before = Le tue chiamate
report-settled = risolta
report-open = il banco guarderà
report-talk = Segnala
wrong-report = Scrivi da 3 a 2000 caratteri.
done-report = Il banco è avvisato. Guarderà il tavolo.
refused-too-many-reports = Tre tue chiamate a questo tavolo sono ancora aperte. Aspetta prima il banco.
refused-no-such-line = Non c’è una riga così.
answer-why-too-many-reports = Tre tue chiamate a questo tavolo aspettano il banco: prima vengono quelle.
answer-command-desk = Chiamare il banco a questo tavolo; segue ciò che deve sapere:
answer-desk-called = Il banco è avvisato. Guarda il tavolo e fa ciò che serve.
answer-why-desk = Scrivi dopo la parola ciò che il banco deve sapere, in 3 fino a 2000 lettere.
