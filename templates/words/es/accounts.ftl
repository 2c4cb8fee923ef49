# La entrada y la cuenta.

sign-in-subject = Tu entrada a Procaccio
sign-in-greeting = Abre esta página y pulsa su botón para entrar:
sign-in-how-long =
    { $minutes ->
        [one] El enlace vale un minuto, una sola vez.
       *[other] El enlace vale { $minutes } minutos, una sola vez.
    }
sign-in-not-you = Si no lo has pedido tú, déjalo estar: sin esta carta no entra nadie.

# Las páginas de la entrada.
sign-in-title = Entra en Procaccio
sign-in-address = Tu dirección de correo
sign-in-send = Envíame un enlace
sign-in-wrong-address = No parece una dirección de correo.
sign-in-asked = Mira tu correo: hay un enlace en camino.
sign-in-press = Entrar
sign-in-spent = Este enlace está gastado: ya se usó, o se le acabó el tiempo.
sign-in-again = Pide uno nuevo

# Quien ha borrado su cuenta, donde otros todavía leen de su asiento.
player-gone = alguien que ya no está
sign-in-hint = Allí se envía la entrada. No hay contraseña, y una dirección nueva aquí recibe una cuenta.
