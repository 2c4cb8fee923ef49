# Ediciones: el comando.

help-edition-family = Los datos con los que se juega: qué hay, qué está mal en un archivo, un archivo nuevo para quien tenga la caja.
help-edition-list = Las ediciones de todos los juegos, también las de la carpeta PROCACCIO_EDITIONS, y lo que está mal en cualquier archivo de ella.
help-edition-show = Cada dato de una edición de GAME con su marca: impreso, deducido, publicado, reconstruido.
help-edition-doubtful = Solo los datos que no están impresos en las reglas.
help-edition-check = Si se puede jugar con FILE: nombres, tamaños, totales, losetas que caben y cien mesas de bots.
help-edition-quick = Mirar solo el archivo; que no jueguen bots.
help-edition-tables = Cuántas mesas juegan los bots.
help-edition-new = Un archivo propio para GAME, que se corrige con la caja delante: copia de una edición que viene con él.
help-edition-from = La edición que se copia; si no, la habitual.
help-edition-file = Dónde se escribe el archivo; si no, en la carpeta de ediciones o aquí.
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
edition-no-such = { $game } no tiene la edición «{ $name }»; hay: { $editions }.
edition-sound = { $file } está bien: se jugaron con él { $tables } mesas hasta el final.
edition-sound-quick = { $file } está bien, hasta donde se ve sin jugar.
edition-new-title = De mi caja
edition-there = { $file } ya existe; da otro con --file.
edition-unwritable = { $file } no se puede escribir: { $reason }
edition-written = { $file } está escrito. Corrígelo con tu caja y luego: procaccio edition check { $file }
edition-more = De dónde viene cada dato
edition-ours-more = { $ours } Más: { $link }
