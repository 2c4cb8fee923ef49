# Otwieranie stołu i stół przed początkiem gry.

open-which = Która gra?
open-this = Otwórz stół: { $game }
open-title = Nowy stół: { $game }
open-name = Nazwa stołu
open-name-hint = Żeby odróżnić go w poczcie: „wtorkowy wieczór”.
open-seats = Miejsca
open-edition = Wydanie
open-edition-hint = Gdzie źródła różnią się co do elementów gry, każde ma swoje wydanie; strona zasad mówi, jak.
open-options = Opcje
open-pace = Tempo
open-joining = Kto może usiąść
open-watching = Kto może patrzeć
open-watched = Każdy może patrzeć
open-watched-hint = Widać to, co widzą wszyscy przy stole, a nigdy kart w ręce.
open-starting = Kiedy zaczyna się gra
open-sit = Ja też gram
open-sit-hint = Zajmujesz pierwsze miejsce.
open-press = Otwórz stół
open-other-game = Inna gra
pace-endless = Nikomu nigdy nie brakuje czasu; dla znajomych, którzy dobrze się znają.
pace-time = Czas na każde pytanie: { $time }.
pace-bank = Zapas na trudne pytania: { $bank }.
pace-weekends = Weekendy się nie liczą.
pace-sleep = Godziny snu się nie liczą.
joining-open = Wszyscy
joining-open-hint = Stół jest na liście wolnych miejsc.
joining-link = Kto ma odnośnik
joining-link-hint = Przekazujesz go dalej; goście nie potrzebują konta.
joining-invited = Kogo zaproszę pocztą
joining-invited-hint = Na każdy adres idzie list z własnym odnośnikiem.
starting-full = Gdy tylko wszystkie miejsca są zajęte
starting-full-hint = Zwykły wybór.
starting-ready = Gdy wszyscy powiedzą, że są gotowi
starting-ready-hint = Żeby każdy zobaczył, kto jeszcze przychodzi.
starting-host = Gdy dam znak
starting-host-hint = Zaczynasz ty, gdy wszystkie miejsca są zajęte.
wrong-other = Tak być nie może. Wybierz coś z tego, co jest.
wrong-name = Nazwa ma najwyżej sześćdziesiąt znaków, w jednym wierszu.
wrong-seats = Wybierz liczbę miejsc, na jaką pozwala gra.
wrong-pace = Wybierz jedno z temp.
wrong-joining = Wybierz, kto może usiąść.
wrong-starting = Wybierz, kiedy zaczyna się gra.
wrong-watched = Na stół, przy którym każdy może usiąść, każdy może też patrzeć. Pozwól patrzeć innym albo wybierz inny sposób siadania.
wrong-email = To nie wygląda na adres e-mail. Pisze się go jak anna@example.org.
done-opened = Stół jest otwarty.

# Przed początkiem gry.
gathering-game = Gra
gathering-what = W co się gra
gathering-yes = tak
gathering-no = nie
gathering-public = każdy może patrzeć
gathering-seats = Kto przychodzi
gathering-host = gospodarz
gathering-ready = gotowość
gathering-not-ready = jeszcze bez gotowości
gathering-leave = Oddaj moje miejsce
gathering-free = Zwolnij miejsce
gathering-who = Kto to?
gathering-sit = Usiądź tutaj
gathering-sign-in = Wejdź, by usiąść
gathering-not-open = Ten stół jest dla zaproszonych albo dla tych, którzy mają odnośnik.
gathering-say-ready = Możemy zaczynać
gathering-say-not-ready = Jeszcze nie teraz
gathering-start = Zacznij
gathering-wait-full = Gra zaczyna się sama, gdy wszystkie miejsca są zajęte. Wtedy przychodzi list.
gathering-wait-ready = Gra zaczyna się, gdy wszystkie miejsca są zajęte i wszyscy są gotowi. Wtedy przychodzi list.
gathering-wait-host = Gospodarz zaczyna, gdy wszystkie miejsca są zajęte. Wtedy przychodzi list.
gathering-invite = Zaproś kogoś
gathering-address = Adres e-mail
gathering-address-hint = Idzie tam list z odnośnikiem do miejsca. Nikt inny nie widzi adresu.
gathering-send = Wyślij zaproszenie
gathering-link-hint = Albo zrób odnośnik i przekaż go dalej. Kto go ma, może usiąść, także bez konta; nowy odnośnik kończy poprzedni.
gathering-link-make = Zrób odnośnik
gathering-link-made = Odnośnik tego stołu
gathering-link-once = Pokazujemy go tylko ten raz. Skopiuj go i przekaż dalej; w każdej chwili można zrobić nowy.
gathering-invited = Zaproszeni
gathering-withdraw = Wycofaj
gathering-call-off = Odwołaj stół
gathering-call-off-hint = Wszyscy wstają i stołu już nie ma. Tego nie można cofnąć.
gathering-call-off-press = Odwołaj
join-asked = Ktoś zaprasza cię do tego stołu.
join-seated = Siedzisz przy tym stole.
join-sit = Usiądź jako { $name }
join-account = Z kontem
join-account-hint = Listy przychodzą, gdy nadejdzie twoja kolej, a wszystkie twoje stoły są w jednym miejscu. Wystarczy adres e-mail; nie ma hasła.
join-guest = Jako gość
join-guest-hint = Wystarczy imię. Dostajesz własny odnośnik do miejsca; zachowaj go, bo nic innego go nie otwiera, a listy nie przychodzą.
join-name = Twoje imię przy stole
join-guest-press = Usiądź jako gość
done-seated = Masz miejsce.
done-guest = Masz miejsce. Zachowaj adres tej strony: to twój klucz do niego.
done-taken-over = Miejsce jest twoje. List z dotychczasową historią jest w drodze.
done-left = Miejsce jest znów wolne.
done-begun = Gra się zaczęła.
done-invited = Zaproszenie jest w drodze.
done-withdrawn = Zaproszenie jest wycofane.
done-called-off = Stół jest odwołany.

# Boty.
open-company = Boty
open-company-hint = Zajmują pierwsze wolne miejsca i grają od razu.
open-company-many = Ile
open-company-count =
    { $count ->
        [0] żadnego
        [one] jeden bot
        [few] { $count } boty
       *[other] { $count } botów
    }
open-level = Jak dobrze grają
level-apprentice = Czeladnik: szybki i rozsądny
level-courtier = Dworzanin: zna grę
level-prince = Książę: patrzy w przyszłość
open-bots-more = Więcej o botach
open-delays = Jak długo zdają się myśleć
open-delays-hint = Żeby stół ludzi i botów miał ludzki rytm.
open-no-delay = wcale
open-delay = najwyżej { $time }
open-advice = Boty radzą w próbach
open-advice-hint = Kto próbuje pozycji, może zapytać bota, co by zagrał. Przy samym stole nikt nie radzi.
wrong-company = Botów jest więcej niż wolnych miejsc. Wybierz mniej.
gathering-bot = Daj miejsce botowi
gathering-bot-press = Posadź bota
done-bot = Bot ma miejsce.
