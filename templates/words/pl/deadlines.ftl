# Kalendarz terminów.

deadlines-calendar = Procaccio: terminy
deadlines-due = { $table }: kończy się mój czas na odpowiedź
deadlines-waits = { $table }: czeka na moją odpowiedź
