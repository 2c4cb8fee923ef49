# Wiersz, nad którym pisze się odpowiedź: krótki, żeby żaden program go nie złamał.
reply-above = ## Odpowiedź napisz powyżej tego wiersza ##
