# La línea sobre la que se escribe la respuesta: corta, para que ningún programa la parta.
reply-above = ## Escribe tu respuesta encima de esta línea ##
