# Llaves de acceso: una segunda entrada, junto al enlace por correo.
passkeys = Llaves de acceso
passkeys-hint = Con una llave de acceso entras sin esperar una carta: la guarda tu navegador o tu teléfono, y te pide el dedo, la cara o el PIN.
passkey-make = Crear una llave en este dispositivo
passkey-none = Este navegador no puede crearla aquí. El enlace por correo siempre sirve.
passkey-refused = No se creó ninguna llave. Quizá este dispositivo ya tiene una, o cerraste la pregunta. Vuelve a intentarlo cuando quieras.
passkey-wrong = No se pudo comprobar esa llave. Vuelve a cargar la página e inténtalo otra vez.
passkey-many = Tienes { $most } llaves, y no puede haber más. Quita una primero.
passkey-since = creada { $moment }
passkey-used = · usada por última vez { $moment }
passkey-drop = Quitar
passkey-or = O sin carta, si ya creaste aquí una llave de acceso:
passkey-sign-in = Entrar con una llave de acceso
passkey-not-proved = No ha entrado nadie: este dispositivo no conoce ninguna llave para esta casa, o cerraste la pregunta. El enlace por correo siempre sirve.
passkey-not-known = Esa llave no abre nada aquí. Puede que se haya quitado; entra con un enlace.
done-passkey-kept = Desde ahora entras en este dispositivo sin carta.
done-passkey-dropped = Esa llave ya no abre nada.
