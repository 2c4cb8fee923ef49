# The coach: where a finished game was won and lost. On the page of the story, and in a letter.

coach-heading = Wo gewonnen und verloren wurde
coach-offered = Der Coach kann diese Partie auswerten: welche Entscheidungen wichtig waren und was sie wert waren.
coach-ask = Meine Entscheidungen ansehen
coach-thinking = Der Coach sieht sich die Entscheidungen an
coach-looked = { $looked } von { $total } Entscheidungen angesehen
coach-come-back = Ergebnisse erscheinen hier nach und nach. Am Ende kommt ein kurzer Brief, falls du Briefe von diesem Tisch bekommst.
coach-see = Bisherige Ergebnisse zeigen
coach-given-up = Der Coach hat es mehrmals versucht, konnte diese Partie aber nicht auswerten.
coach-ask-again = Noch einmal versuchen
coach-closer = Genauer hinsehen
coach-closer-told = Das sind Schätzungen. Eine genauere Auswertung macht sie sicherer.
coach-closer-thinking = Der Coach sieht genauer hin
coach-curves = Erwartete Punkte im Lauf der Partie
coach-curves-told = Was jeder Platz am Ende zu erwarten hatte, nach der Zahl der gespielten Züge. Die Linien enden bei den erreichten Punkten.
coach-moments = Die Momente, auf die es ankam
coach-moments-so-far = Die bisher teuersten Entscheidungen
coach-before-move = vor Zug { $at }
coach-no-moments = Keine einzelne Entscheidung kostete sicher etwas: Alle Unterschiede liegen innerhalb der Fehlergrenze.
coach-shares = Wie die Punkte zustande kamen
coach-seat = Platz
coach-expected = Anfangs erwartet
coach-lost = Teuerste Entscheidungen
coach-fortune = Alles andere
coach-points = Punkte
coach-curves-figures = Die Kurven als Zahlen
coach-move = Nach Zug
coach-how = Wie der Coach arbeitet
coach-how-told = Zu jeder Entscheidung denkt sich der Coach Tische aus, die zu allem passen, was dieser Platz damals wissen konnte. Er spielt jeden zu Ende, einmal von der gegebenen Antwort aus und einmal von anderen. Die beste Antwort wird an einigen Tischen gewählt und an anderen gemessen. „Teuerste Entscheidungen“ ist, was diese Entscheidungen eines Platzes kosteten, genau gemessen. „Alles andere“ ist der Zufall, die anderen, und was zu klein ist, um gemessen zu werden. Die Zahl hinter ± ist der Standardfehler.
mail-coach-subject = { $table }: wo gewonnen und verloren wurde
mail-coach = { $player }, der Coach hat sich jede Entscheidung von { $table } angesehen.
mail-coach-part = { $player }, der Coach hat sich { $looked } von { $total } Entscheidungen von { $table } angesehen.
mail-coach-none = Von keiner deiner Entscheidungen lässt sich sicher sagen, dass sie etwas kostete.
mail-coach-before = Vor Zug { $at }: { $text }
mail-coach-see = Jeden Moment auf dem Brett sehen
mail-coach-soon = Wo diese Partie gewonnen und verloren wurde, wird gerade herausgefunden. Es steht dann bei der Geschichte des Tischs
mail-coach-offered = Sieh dir deine Entscheidungen an: wo diese Partie gewonnen und verloren wurde

# In a try-out: what the answer given there last is worth.
try-out-coach = Was eine Antwort wert ist
try-out-coach-told = Spiel hier eine Antwort. Dann kann der Coach sie mit den drei besten anderen vergleichen.
try-out-coach-ask = Den Coach „{ $answer }“ ansehen lassen ({ $seat })
try-out-coach-thinking = Der Coach sieht sich „{ $answer }“ an ({ $seat })
try-out-coach-come-back = Das dauert einige Sekunden, oder länger, wenn der Server viel zu tun hat. Du kannst derweil weiterspielen.
try-out-coach-see = Sehen, ob es so weit ist
try-out-coach-given-up = Der Coach konnte „{ $answer }“ nicht auswerten ({ $seat }).
try-out-coach-none = Keine der anderen ist sicher besser: Alle Unterschiede liegen innerhalb der Fehlergrenze.
try-out-coach-worths = Am Ende zu erwartende Punkte
try-out-coach-answer = Antwort
try-out-coach-more = Unterschied
try-out-coach-how = Der Coach dachte sich Tische aus, die zu allem passen, was dieser Platz in der Probe wissen kann, und spielte jeden von jeder dieser Antworten aus zu Ende, mit demselben Zufall. Es sind wenige Tische: Hinter ± steht der Standardfehler. Die Probe selbst weiß nicht mehr als du.
try-out-coach-question = In deiner Probe gefragt:

# Am Terminal.
help-coach = Zeige, wo eine Partie gewonnen und verloren wurde. GAME ist eine Aufzeichnung, die Nummer eines Tischs am Server oder, als Vorgabe, die letzte Partie hier.
help-coach-playouts = Simulationen je Entscheidung. Mehr dauern länger und irren weniger.
help-coach-seconds = Sekunden Prozessorzeit, nach denen der Coach aufhört.
help-coach-seed = Simuliere andere Tische, als zweite Meinung. Ohne Angabe bekommen alle dieselben Befunde.
help-coach-answer = Vergleiche diese Antwort mit den besten anderen in deiner Probe, wenn der Tisch Rat erlaubt. Beginnt eine Probe, wenn du keine hast.
coach-not-over = { $file }: Diese Partie ist nicht zu Ende. Der Coach sieht sich beendete an.
coach-not-done = Der Coach ist nicht fertig ({ $state }): { $looked } von { $total } Entscheidungen angesehen.
coach-answer-where = Nach einer Antwort wird an einem Tisch des Servers gefragt: Gib seine Nummer.
