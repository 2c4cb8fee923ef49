# El formulario para quien tiene la caja.

box-title = Para quienes tienen el juego
box-lead = Algunas cifras de estos juegos no están en ningún reglamento que tengamos. Si tienes la caja, puedes corregirlas en unas dos tardes: comprueba cada dato, corrígelo y guarda el archivo.
box-begin = { $title }: { $count ->
    [one] un dato por mirar
   *[other] { $count } datos por mirar
}
box-go-on = Seguir con un archivo
box-file = Tu archivo guardado
box-file-hint = Termina en .toml. Dentro está lo que anotaste.
box-open = Abrirlo
box-unreadable = Este archivo no es una edición de un juego que se juegue aquí. Empieza de nuevo o corrígelo a mano; «procaccio edition check» dice qué tiene mal.
box-of = { $game }: de tu caja
box-how = Corrige cada dato que en tu caja sea distinto y marca los que hayas leído en ella. No guardamos nada: guarda el archivo cuando pares y vuelve a abrirlo para seguir.
box-glimpse = Cómo lo dibujamos
box-name = Nombre del archivo
box-name-hint = Letras minúsculas, cifras y guiones, 40 como mucho.
box-file-title = Título
box-file-title-hint = Lo que otros leen al elegirla: «Tercera tirada».
box-progress = Leído en la caja
box-done = { $done } de { $all }
box-ours = Nuestro valor:
box-seen = Leído en mi caja
box-square = columna { $column }, fila { $row }
box-place = lugar { $number }
box-check = Comprobar archivo
box-save = Guardar el archivo
box-save-hint = También puedes guardar un archivo con errores. Se usará cuando todos estén corregidos.
box-result = Resultado
box-faults = { $count ->
    [one] Hay una cosa que aún no está bien. Se dice junto a su dato.
   *[other] Hay { $count } cosas que aún no están bien. Cada una se dice junto a su dato.
}
box-sound = El archivo está bien: nombres, tamaños y totales son correctos, y cada loseta cabe.
box-send = Enviarlo
box-send-how = Guarda { $file } y adjúntalo a un aviso del proyecto, con las palabras de la caja que dicen su tirada. Las cifras en que coincidan varias cajas pasarán a ser parte del juego.
box-use = Usarlo aquí
box-use-moderators = La moderación de este sitio puede usar el archivo: envíaselo.
box-use-nowhere = Este sitio no tiene carpeta de ediciones. Quien lo lleva debe poner en PROCACCIO_EDITIONS una carpeta y reiniciarlo.
box-use-how = { $file } se escribe en la carpeta de ediciones y sustituye a otro de ese nombre. Las mesas nuevas pueden elegirlo. Las mesas en juego quedan como están.
