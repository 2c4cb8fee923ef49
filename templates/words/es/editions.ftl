# Ediciones: el comando.

help-edition-family = Muestra, comprueba y crea los datos de un juego.
help-edition-list = Muestra todas las ediciones y los errores de los archivos de PROCACCIO_EDITIONS.
help-edition-show = Muestra cada dato de una edición de GAME con su marca: impreso, deducido, publicado o reconstruido.
help-edition-doubtful = Muestra solo los datos que no están impresos en las reglas.
help-edition-check = Comprueba nombres, tamaños, totales y losetas de FILE. Después juegan bots con él.
help-edition-quick = Comprueba solo el archivo, sin que jueguen bots.
help-edition-tables = Número de mesas que juegan los bots.
help-edition-new = Copia una edición de GAME en un archivo nuevo, para que lo corrijas con tu caja.
help-edition-from = La edición que se copia. Por omisión, la habitual.
help-edition-file = El archivo nuevo. Por omisión, en PROCACCIO_EDITIONS o en esta carpeta.
edition-own = viene con el juego
edition-added = añadida aquí
edition-doubtful = { $count ->
    [0] todo impreso
    [one] un dato no impreso
   *[other] { $count } datos no impresos
}
edition-broken-file = { $file }: no se ofrece, { $count ->
    [one] un error
   *[other] { $count } errores
}
edition-column-key = Clave
edition-column-value = Dato
edition-column-mark = Marca
edition-no-such = { $game } no tiene la edición «{ $name }». Hay: { $editions }.
edition-sound = { $file } es válido. Los bots jugaron con él { $tables } mesas.
edition-sound-quick = { $file } no tiene errores. Los bots no han jugado con él.
edition-new-title = De mi caja
edition-there = { $file } ya existe. Da otro archivo con --file.
edition-unwritable = { $file } no se puede escribir: { $reason }
edition-written = { $file } está escrito. Corrígelo con tu caja y luego: procaccio edition check { $file }
edition-more = De dónde viene cada dato
edition-ours-more = { $ours } Más: { $link }
