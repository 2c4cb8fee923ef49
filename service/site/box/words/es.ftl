# El formulario para quien tiene la caja.

box-title = Para quien tiene una caja
box-lead = Algunas cifras de estos juegos no están en ningún reglamento que tengamos. Con la caja delante bastan dos tardes para corregirlas: mira cada dato, corrígelo y llévate el archivo.
box-begin = { $title }: { $count ->
    [one] un dato por mirar
   *[other] { $count } datos por mirar
}
box-go-on = Seguir con un archivo
box-file = El archivo de otra tarde
box-file-hint = Termina en .toml. Dentro está lo que anotaste.
box-open = Abrirlo
box-unreadable = Con este archivo no se puede seguir: no es una edición de un juego que se juegue aquí. Empieza de nuevo o corrígelo a mano; «procaccio edition check» dice qué tiene mal.
box-of = { $game }: de tu caja
box-how = Corrige cada dato que en tu caja sea distinto y marca los que hayas leído en ella. Aquí no se guarda nada: guarda el archivo cuando pares y vuelve a abrirlo para seguir.
box-glimpse = Cómo lo dibujamos
box-name = Nombre del archivo
box-name-hint = Letras minúsculas, cifras y guiones, 40 como mucho.
box-file-title = Título
box-file-title-hint = Lo que otros leen al elegirla: «Tercera tirada».
box-progress = Leído en la caja
box-done = { $done } de { $all }
box-ours = Aquí:
box-seen = Leído en mi caja
box-square = columna { $column }, fila { $row }
box-place = lugar { $number }
box-check = Comprobarlo
box-save = Guardar el archivo
box-save-hint = También se puede guardar un archivo con errores. Nadie juega con él hasta que esté bien.
box-result = Qué sale de ello
box-faults = { $count ->
    [one] Hay una cosa que aún no está bien. Se dice junto a su dato.
   *[other] Hay { $count } cosas que aún no están bien. Cada una se dice junto a su dato.
}
box-sound = El archivo está bien: nombres, tamaños y totales son correctos, y cada loseta cabe.
box-send = Enviarlo
box-send-how = Guarda { $file } y adjúntalo a un aviso del proyecto, con las palabras de la caja que dicen su tirada. Lo que varias cajas digan igual pasará a ser parte del juego.
box-use = Usarlo aquí
box-use-moderators = Quienes atienden esta casa pueden ponerlo en uso: dales el archivo.
box-use-nowhere = Esta casa no tiene carpeta de ediciones. Quien la lleva pone en PROCACCIO_EDITIONS una carpeta y la vuelve a arrancar.
box-use-how = { $file } se escribe en la carpeta de ediciones de esta casa, en lugar de otro de ese nombre. Las mesas nuevas pueden elegirlo; las que han empezado siguen como estaban.
