# Llaves de acceso: una segunda entrada, junto al enlace por correo.
passkeys = Llaves de acceso
passkeys-hint = Con una llave de acceso entras sin esperar una carta: la guarda tu navegador o tu teléfono, y te pide el dedo, la cara o el PIN.
passkey-make = Crear una llave en este dispositivo
passkey-none = Este navegador no puede crearla aquí. El enlace por correo siempre sirve.
passkey-refused = No se creó ninguna llave. Quizá este dispositivo ya tiene una, o cerraste la pregunta. Vuelve a intentarlo cuando quieras.
passkey-wrong = No se pudo comprobar esa llave. Vuelve a cargar la página e inténtalo otra vez.
passkey-many = Tienes { $most } llaves, el máximo posible. Quita una primero.
passkey-since = creada { $moment }
passkey-used = · usada por última vez { $moment }
passkey-drop = Quitar
passkey-or = O sin carta, si ya creaste aquí una llave de acceso:
passkey-sign-in = Entrar con una llave de acceso
passkey-not-proved = No has entrado: este dispositivo no tiene ninguna llave para este sitio, o cerraste la pregunta. El enlace por correo siempre sirve.
passkey-not-known = Esa llave no funciona aquí. Puede que se haya quitado; entra con un enlace.
done-passkey-kept = Desde ahora entras en este dispositivo sin carta.
done-passkey-dropped = Esa llave ya no funciona.

# Una dirección nueva para las cartas.
address-title = Tu dirección
address-ask = ¿Quieres que tus cartas vayan a { $address }?
address-taken = Hecho: tus cartas van a { $address }. Desde ahora entra con esa dirección.
address-spent = Este enlace ya no funciona: se usó, tiene más de dos días, o algo ha cambiado desde entonces.
mail-address-subject = ¿Es esta tu dirección?
mail-address = { $player }, nos han pedido enviar las cartas de tu cuenta a esta dirección.
mail-address-how = Si es tuya, abre esta página antes de dos días y pulsa el botón: { $link } Si no lo es, no hagas nada y nada cambiará.
mail-address-button = Es mi dirección
mail-address-notice-subject = Tu dirección
mail-address-asked = { $player }, alguien que ha entrado en tu cuenta quiere recibir sus cartas en otra dirección.
mail-address-asked-how = Nada cambia hasta que esa dirección lo confirme. Si no has sido tú, cierra la sesión de los dispositivos que no conozcas y escribe a los moderadores.
mail-address-changed = { $player }, las cartas de tu cuenta van desde ahora a otra dirección.
mail-address-changed-how = Desde ahora entra con esa dirección. Si no lo has pedido tú, escribe enseguida a los moderadores.
mail-address-in-use = { $player }, esta dirección ya pertenece a tu cuenta aquí.
mail-address-in-use-how = Alguien ha pedido usarla para otra cuenta, así que no se ha cambiado nada. Si has sido tú, entra con esta dirección. Los moderadores pueden unir dos cuentas de una misma persona.
