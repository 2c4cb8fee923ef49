# Gra bez konta, zachowanie jej dzięki adresowi i pierwsze kroki.

guest-name = Gość
play-now = Graj od razu, z botami
play-without-account = Konto nie jest potrzebne. Stół sam wszystko objaśnia.
play-whole = Cała gra z botami
keep-title = Zachowaj swoje stoły
keep-press = Zachowaj moje stoły
keep-notice = Grasz jako gość, tylko w tej przeglądarce.
keep-lead =
    { $count ->
        [0] Grasz jako gość, tylko w tej przeglądarce. Po { $days } dniach nieobecności wszystko zostanie usunięte.
        [one] Masz jako gość jeden stół, tylko w tej przeglądarce. Po { $days } dniach nieobecności zostanie usunięty.
        [few] Masz jako gość { $count } stoły, tylko w tej przeglądarce. Po { $days } dniach nieobecności zostaną usunięte.
        [many] Masz jako gość { $count } stołów, tylko w tej przeglądarce. Po { $days } dniach nieobecności zostaną usunięte.
       *[other] Masz jako gość { $count } stołu, tylko w tej przeglądarce. Po { $days } dniach nieobecności zostaną usunięte.
    } Podaj adres e-mail, a wszystko zostanie, listy przyjdą, gdy nadejdzie twoja kolej, i zagrasz z ludźmi.
keep-hint = Wyślemy tam odnośnik. Naciśnij go, a zachowasz te stoły na swoim koncie albo na nowym. Hasło nie jest potrzebne.
keep-comes-along = Stoły rozpoczęte w gościnie przejdą razem z tobą.
keep-then-open = Potem wrócisz do stołu, który otwierasz.
keep-forget = Zapomnij mnie
keep-forget-hint = Usuwa od razu twoje stoły i wszystkie twoje dane. Nie da się tego cofnąć.
done-forgotten = Wszystkie twoje dane zostały usunięte.
refused-address-needed = Podaj najpierw adres e-mail: naciśnij „Zachowaj moje stoły” u góry dowolnej strony. Potem możesz grać z ludźmi, rozmawiać i zapraszać.
answer-why-address-needed = Gość może to dopiero po podaniu adresu.
gathering-address-first = Podaj adres, żeby usiąść z ludźmi
open-guest-address = Jako gość od razu grasz z botami. Żeby grać z ludźmi, wybierz, kto gra. Zapytamy wtedy o adres i zachowamy ten formularz.
first-title = Od czego zacząć
first-lead = Nie masz teraz żadnych stołów. Wybierz jedną z tych możliwości.
first-learn = Naucz się gry w dziesięć minut
first-learn-hint = Krótkie lekcje, w każdej jedna myśl, przy prawdziwym stole, tylko z botami.
first-play = Graj od razu, z botami
first-play-hint = Cała gra. Nikt na ciebie nie czeka.
first-find-hint = Może ktoś już czeka.
first-open-hint = Dla znajomych, dla wszystkich albo dla ciebie i botów.
