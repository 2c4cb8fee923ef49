# El calendario de los plazos.

deadlines-calendar = Procaccio: los plazos
deadlines-due = { $table }: se acaba mi tiempo para responder
deadlines-waits = { $table }: se espera mi respuesta
