# Giocatori silenziati da un altro. (Ciò che fa il banco ha lì parole sue.)
me-mutes = Silenziati
mutes-hint = Da un giocatore che hai silenziato non ricevi messaggi, inviti né sfide. A un tavolo comune i suoi messaggi sono chiusi, e le sue mosse si giocano come sempre. Non viene a saperlo.
mutes-since = dal { $moment }
mutes-none = Non hai silenziato nessuno.
mutes-none-hint = Il pulsante per silenziare un giocatore è sulla sua pagina e accanto ai suoi messaggi a un tavolo.
mute-player = Silenzia
mute-lift = Non silenziare più
mute-line = Un messaggio di { $name }, che hai silenziato

# Per lettera e al terminale.
answer-muted = Hai silenziato { $name }: da lì non ricevi messaggi, inviti né sfide. Nessuno viene a saperlo.
answer-unmuted = Ricevi di nuovo i messaggi di { $name }.
answer-why-mute-nobody = Puoi silenziare solo un’altra persona, non te né un bot.
answer-command-mute = Non ricevere messaggi, inviti né sfide da un giocatore di questo tavolo; il suo nome segue:
answer-command-unmute = Smettere di farlo; il nome del giocatore segue:
help-mute = Silenzia PLAYER ed elenca chi silenzi. Il numero è nell’indirizzo della pagina di un giocatore.
help-mute-lift = Non silenziare più PLAYER.
