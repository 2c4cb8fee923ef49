# Gra bez konta, zachowanie jej dzięki adresowi i pierwsze kroki.

guest-name = Gość
play-now = Graj od razu, z botami
play-without-account = Konto nie jest potrzebne: wybierz grę, a masz miejsce przy stole, który sam się objaśnia.
play-whole = Cała gra z botami
keep-title = Zachowaj swoje stoły
keep-press = Zachowaj moje stoły
keep-notice = Grasz jako gość, tylko w tej przeglądarce.
keep-lead =
    { $count ->
        [0] Grasz jako gość, tylko w tej przeglądarce; po { $days } dniach bez zaglądania wszystko zostanie zapomniane.
        [one] Jeden stół jest twój, tylko w tej przeglądarce; po { $days } dniach bez zaglądania zostanie zapomniany.
        [few] { $count } stoły są twoje, tylko w tej przeglądarce; po { $days } dniach bez zaglądania zostaną zapomniane.
        [many] { $count } stołów jest twoich, tylko w tej przeglądarce; po { $days } dniach bez zaglądania zostaną zapomniane.
       *[other] { $count } stołu jest twoje, tylko w tej przeglądarce; po { $days } dniach bez zaglądania zostaną zapomniane.
    } Dzięki adresowi wszystko zostaje, listy przychodzą, gdy jest twoja kolej, i możesz grać z ludźmi.
keep-hint = Odnośnik trafi właśnie tam. Kto go naciśnie, zachowa te stoły, z kontem, które już było, albo z nowym. Hasła nie ma.
keep-comes-along = Stoły zaczęte w gościnie przejdą razem z tobą.
keep-forget = Zapomnij mnie
keep-forget-hint = Twoje stoły i wszystko, co tu o tobie jest, znikną od razu. Nie da się tego cofnąć.
done-forgotten = Nic o tobie tu nie zostało.
refused-address-needed = Dla towarzystwa, rozmów z obcymi i zaproszeń podaj najpierw adres: „Zachowaj moje stoły” jest u góry każdej strony.
answer-why-address-needed = Gość może to dopiero po podaniu adresu.
gathering-address-first = Podaj adres, żeby usiąść z ludźmi
open-guest = Jako gość grasz z botami. Żeby grać z ludźmi, podaj najpierw adres.
first-title = Od czego zacząć
first-lead = W tej chwili nie siedzisz przy żadnym stole. Każda z tych dróg do jakiegoś prowadzi.
first-learn = Naucz się gry w dziesięć minut
first-learn-hint = Przygotowane pozycje, w każdej jedna myśl, przy prawdziwym stole, wśród botów.
first-play = Graj od razu, z botami
first-play-hint = Cała gra, w której nikt na ciebie nie czeka.
first-find-hint = Może ktoś szuka towarzystwa.
first-open-hint = Dla znajomych, dla wszystkich albo dla ciebie i botów.
