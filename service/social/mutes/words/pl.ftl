# Gracze wyciszeni przez kogoś dla siebie. (To, co robi moderacja, ma w biurze własne słowa.)
me-mutes = Wyciszeni gracze
mutes-hint = Od wyciszonej osoby nie dostajesz wiadomości, zaproszeń ani wyzwań. Przy wspólnym stole jej wiadomości są zwinięte, a jej ruchy rozgrywane jak zawsze. Nikt jej o tym nie mówi.
mutes-since = od { $moment }
mutes-none = Nikt nie jest przez ciebie wyciszony.
mutes-none-hint = Przycisk do wyciszenia jest na stronie gracza i przy jego wiadomościach przy stole.
mute-player = Wycisz
mute-lift = Cofnij wyciszenie
mute-line = Wiadomość, którą wyciszasz: { $name }

# Listem i w terminalu.
answer-muted = Wyciszenie: { $name }. Nie dostajesz stamtąd wiadomości, zaproszeń ani wyzwań. Nikomu tego nie mówimy.
answer-unmuted = Wyciszenie cofnięte: { $name }. Znów dostajesz stamtąd wiadomości.
answer-why-mute-nobody = Wyciszyć możesz tylko inną osobę, nie siebie i nie bota.
answer-command-mute = Bez wiadomości, zaproszeń i wyzwań od kogoś przy tym stole; jego imię stoi dalej w wierszu:
answer-command-unmute = Zakończ to; imię gracza stoi dalej w wierszu:
help-mute = Wycisz PLAYER i wypisz wyciszonych graczy. Numer jest w adresie strony gracza.
help-mute-lift = Cofnij wyciszenie PLAYER.
