# La entrada y la cuenta.

sign-in-subject = { $code } es tu código para Procaccio
sign-in-heading = Entrar en Procaccio
sign-in-greeting = Abre esta página y pulsa su botón para entrar:
sign-in-how-long =
    { $minutes ->
        [one] El enlace vale un minuto, una sola vez.
       *[other] El enlace vale { $minutes } minutos, una sola vez.
    }
sign-in-code = Tu código: { $code }. Escríbelo donde lo pediste, o usa el enlace.
sign-in-code-or = O escribe este código donde lo pediste:
sign-in-code-label = El código de la carta
sign-in-code-hint = Seis letras y cifras. O abre el enlace de la carta.
sign-in-code-wrong = Este código es erróneo o ha caducado. Tras cinco intentos solo vale el enlace de la carta.
sign-in-not-you = Si no lo pediste, no hagas caso de esta carta: sin ella no puede entrar nadie.

# Las páginas de la entrada.
sign-in-title = Entra en Procaccio
sign-in-address = Tu dirección de correo
sign-in-send = Envíame un enlace
sign-in-wrong-address = No parece una dirección de correo.
sign-in-asked = Mira tu correo: te hemos enviado un enlace y un código.
sign-in-press = Entrar
sign-in-opens = Con esto entras como { $name }, { $email }.
sign-in-opens-new = { $email } es nueva aquí. Con esto se crea una cuenta para ella.
sign-in-spent = Este enlace ha caducado o ya se usó.
sign-in-again = Pedir un enlace nuevo
name-ask = Tu nombre en las mesas
name-hint = Los demás ven este nombre. Puedes cambiarlo cuando quieras.

# Quien entra por primera vez y aún no ha dicho su nombre.
player-newcomer = Nueva visita { $number }

# Quien ha borrado su cuenta, donde otros todavía leen de su asiento.
player-gone = alguien que ya no está
sign-in-hint = Te enviamos un enlace. No hace falta contraseña, y una dirección nueva recibe una cuenta.
