# Biuro: co robią moderatorzy, co się o tym mówi ludziom, i jego strony.

# Jak zapisuje się chwilę: z rokiem, bo może być odległa.
desk-moment-pattern = EEE d MMM y HH:mm zzz

# Listy.
mail-desk-table-subject = { $table }: wiadomość z biura
mail-desk-table = { $player }, biuro zrobiło coś przy stole { $table }.
mail-desk-answer = Jeśli uważasz, że to błąd, napisz do gospodarzy; odpowiedź na ten list trafia do stołu.
mail-desk-player-subject = Wiadomość z biura
mail-desk-player = { $player }, to wiadomość z biura.
mail-address-subject = Czy to twój adres?
mail-address = { $player }, biuro dostało prośbę, by twoje listy szły na ten adres.
mail-address-how = Jeśli nie jest twój, zostaw ten list: nic się nie stanie. Jeśli jest, otwórz tę stronę i naciśnij przycisk: { $link }
mail-address-button = To mój adres
mail-announcement-subject = Ogłoszenie
mail-announcement = { $player }, to wiadomość dla wszystkich.

# Co dowiadują się ci, których to dotyczy, według czynności.
desk-told-pause = Stół stoi do { $until }. Potem jego zegary same ruszą dalej.
desk-told-resume = Przerwa się skończyła: zegary znów chodzą.
desk-told-extend = { $hours ->
    [0] Czas na otwarte pytanie jest znów zwykły: { $seat }.
    [one] Na otwarte pytanie jest o godzinę więcej: { $seat }.
    [few] Na otwarte pytanie są { $hours } godziny więcej: { $seat }.
   *[other] Na otwarte pytanie jest { $hours } godzin więcej: { $seat }.
}
desk-told-set-pace = Zmieniono zasady czasu przy stole. Od teraz terminy liczą się według nowych.
desk-told-force-default = { $seat }: zagrano odpowiedź domyślną.
desk-told-excuse = { $excused ->
    [yes] Przekroczony termin został usprawiedliwiony i już się nie liczy: { $seat }.
   *[no] Przekroczony termin znów się liczy: { $seat }.
}
desk-told-replace = Miejsce należące do kogoś innego zajmuje teraz { $seat }. Gra toczy się dalej tak, jak stała.
desk-told-restore = { $seat } wraca na swoje miejsce, takie jak było.
desk-told-open-seat = Miejsce jest otwarte i może je przejąć zastępca: { $seat }.
desk-told-rotate-link = Zrobiono nowe odnośniki do miejsca: { $seat }. Starsze listy już go nie otwierają; następny otworzy.
desk-told-rewind = { $count ->
    [0] Stół cofnięto do rozdania. Rozegrane od tej pory ruchy już się nie liczą; są przechowywane.
    [one] Stół cofnięto do stanu po pierwszym ruchu. Rozegrane od tej pory ruchy już się nie liczą; są przechowywane.
   *[other] Stół cofnięto do stanu po tylu ruchach: { $count }. Rozegrane od tej pory ruchy już się nie liczą; są przechowywane.
}
desk-told-end = { $how ->
    [adjudicated] Grę zakończono z punktacją z tej chwili. Pokazuje ją stół.
   *[abandoned] Grę zakończono bez wyniku.
}
desk-told-close-talk = { $closed ->
    [yes] Rozmowa przy stole jest zamknięta. Ruchy wykonuje się jak dotąd.
   *[no] Rozmowa przy stole jest znów otwarta.
}
desk-told-remove-message = { $removed ->
    [yes] Z rozmowy usunięto jedną wypowiedź: { $seat }.
   *[no] Usunięta wypowiedź znów stoi w rozmowie: { $seat }.
}
desk-told-look-behind = Moderator, który tu nie gra, zagląda za zasłonkę, by znaleźć błąd: { $seat }. Poza tym moderatorzy widzą to, co każdy widz.
desk-told-export = Moderator, który tu nie gra, wydobył zapis stołu ze wszystkim, co ukryte.
desk-told-warn = { $number ->
    [1] To jest ostrzeżenie. Zostaje zapisane.
   *[other] To jest ostrzeżenie numer { $number }. Zostaje zapisane.
}
desk-told-mute = { $ended ->
    [yes] Możesz znów mówić przy stołach.
   *[no] Do { $until } nie możesz nic mówić przy żadnym stole. Grać możesz dalej.
}
desk-told-suspend = { $ended ->
    [yes] Możesz znów wchodzić i grać.
   *[no] Do { $until } nie możesz wchodzić ani grać. Zegary twoich stołów chodzą dalej.
}
desk-told-ban = { $banned ->
    [yes] Nie możesz tu już wchodzić ani grać.
   *[no] Możesz znów wchodzić i grać.
}
desk-told-revoke-keys = Wszystkie twoje sesje zakończono, a wszystkie klucze odebrano. Wejdź ponownie i zrób nowe tam, gdzie ich potrzebujesz.
desk-told-set-role = { $role ->
    [host] Od teraz należysz do gospodarzy tego domu. Otwórz biuro i ustaw drugi składnik.
    [moderator] Od teraz należysz do moderatorów tego domu. Otwórz biuro i ustaw drugi składnik.
   *[player] Nie należysz już do biura. Dziękujemy za pomoc.
}
desk-told-export-person = Zgodnie z twoją prośbą wydobyto wszystko, co o tobie przechowujemy, aby ci to przekazać.

# Teksty, które idą z czynnością, gotowe w każdym języku.
desk-canned-tone = Prosimy mówić do siebie tak jak przy stole w domu.
desk-canned-language = Prosimy używać przy stole języka, który rozumieją wszyscy siedzący.
desk-canned-absence = Inni czekają. Jeśli nie możesz grać dalej, powiedz to, a znajdzie się zastępca.
desk-canned-address = Twoje listy do nas wróciły. Sprawdź, czy adres jest poprawny.
desk-canned-fault = Był to błąd po naszej stronie. Przepraszamy; jest już naprawiony.
desk-canned-agreed = Zrobiono to, bo prosił o to stół.
desk-canned-rules = Zrobiono to, bo wymagają tego zasady domu.
desk-canned-thanks = Dziękujemy za cierpliwość.

# Czego nie można.
desk-cannot-not-running = Przy tym stole nie toczy się gra.
desk-cannot-over = Gra przy tym stole jest skończona.
desk-cannot-no-seat = Stół nie ma takiego miejsca.
desk-cannot-question-closed = To pytanie nie jest już otwarte dla tego miejsca.
desk-cannot-not-missed = To nie jest przekroczony termin tego stołu.
desk-cannot-never-sat = Ta osoba nigdy nie siedziała przy tym stole.
desk-cannot-player = Ta osoba nie może zająć miejsca: nie ma nikogo o tym numerze, kto może wejść i jeszcze tu nie siedzi.
desk-cannot-generation = Odnośników do miejsca nie robi się dwa razy naraz ani przed początkiem gry.
desk-cannot-no-hand-over = Tam tura nie przeszła na inne miejsce. Wybierz jedno z wymienionych przejść.
desk-cannot-no-line = W rozmowie stołu nie ma takiego wiersza.
desk-cannot-letter = Jeszcze raz mogą wyjść tylko listy wysłane, martwe albo unieważnione, i żaden z kluczem jednorazowym.
desk-cannot-mail = Na nowo czyta się tylko pocztę, której nie dało się zrozumieć.
desk-cannot-past = Koniec musi leżeć w przyszłości.
desk-cannot-warning = Ta osoba nie ma ostrzeżeń, które poprzedzają to jedno.
desk-cannot-no-address = Ta osoba nie ma adresu.
desk-cannot-address-taken = Ten adres należy do kogoś innego. Dwa konta jednej osoby się łączy.
desk-cannot-merge = Muszą istnieć oba konta, a to, które zostaje, musi mieć adres.
desk-cannot-same-table = Oba konta siedzą przy tym samym stole; dwa miejsca nie mogą stać się jednym.
desk-cannot-no-announcement = Nie ma takiego ogłoszenia.
desk-cannot-no-editions-folder = Ten dom nie ma folderu na wydania. Kto go prowadzi, ustawia PROCACCIO_EDITIONS na folder i uruchamia go ponownie.
desk-cannot-faulty-edition = Plik ma błędy. Formularz dla tych, którzy mają pudełko, mówi o każdym.
desk-cannot-unplayable-edition = Boty nie mogły zagrać nim do końca. „procaccio edition check” mówi, gdzie się urwało.
desk-cannot-editions-unwritable = Pliku nie da się zapisać w folderze wydań. Kto prowadzi ten dom, daje mu do tego prawo.
