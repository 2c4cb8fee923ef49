# Strony biura.

desk-overview = Biuro
desk-tables = Stoły
desk-players = Gracze
desk-letters = Listy
desk-incoming = Poczta przychodząca
desk-announcements = Ogłoszenia
desk-box = Pudełko
desk-deeds = Dziennik
desk-me = Moje klucze

# Czynności po nazwie i co każda robi.
desk-act-pause = Przerwa
desk-act-resume = Wznów
desk-act-extend = Więcej czasu
desk-act-set-pace = Inne zasady czasu
desk-act-force-default = Zagraj odpowiedź domyślną
desk-act-excuse = Usprawiedliw przekroczony termin
desk-act-replace = Daj innemu graczowi
desk-act-restore = Oddaj z powrotem
desk-act-open-seat = Otwórz dla zastępcy
desk-act-rotate-link = Nowe odnośniki
desk-act-rewind = Cofnij do przejścia tury
desk-act-end = Zakończ grę
desk-act-close-talk = Zamknij lub otwórz rozmowę
desk-act-remove-message = Usuń wiersz
desk-act-look-behind = Zajrzyj za zasłonkę
desk-act-export = Eksportuj zapis
desk-act-import = Importuj zapis
desk-act-resend = Wyślij ponownie
desk-act-read-anew = Przeczytaj ponownie
desk-act-warn = Ostrzeż
desk-act-mute = Wycisz
desk-act-suspend = Zawieś
desk-act-ban = Wyklucz
desk-act-revoke-keys = Unieważnij wszystkie klucze
desk-act-restart-mail = Znów wysyłaj pocztę
desk-act-set-role = Zmień rolę
desk-act-change-address = Zmień adres
desk-act-merge = Połącz z innym kontem
desk-act-erase = Wymaż
desk-act-export-person = Eksportuj wszystkie dane
desk-act-announce = Ogłoś coś
desk-act-use-edition = Użyj tu wydania
desk-act-withdraw = Wycofaj
desk-does-pause = Wszystkie zegary stołu stoją do tej chwili, najwyżej trzydzieści dni naprzód, a potem same ruszają. Ruchy można nadal wykonywać.
desk-does-resume = Zegary stołu ruszają teraz.
desk-does-extend = Otwarte pytanie tego miejsca dostaje łącznie tyle dodatkowych godzin. Ta sama liczba jeszcze raz nic nie dodaje.
desk-does-set-pace = Stół dostaje inne zasady czasu. Od teraz obowiązują też otwarte pytania.
desk-does-force-default = Na otwarte pytanie tego miejsca pada odpowiedź domyślna. Miejsce nie liczy się przez to jako nieobecne.
desk-does-excuse = Przepuszczony termin nie liczy się już do punktualności ani nieobecności. Możesz go znów policzyć.
desk-does-replace = Miejsce dostaje inny gracz, z pełnym czasem i listem z dotychczasową historią. Odnośniki poprzednika przestają działać.
desk-does-restore = Gracz, który wcześniej zajmował to miejsce, odzyskuje je. Jeśli to nadal ten sam, miejsce nie jest już nieobecne ani otwarte.
desk-does-open-seat = To miejsce może przejąć zastępca. Do tej chwili gracz je zachowuje.
desk-does-rotate-link = Wszystkie odnośniki i klucze tego miejsca przestają działać. Następny list przynosi nowe.
desk-does-rewind = Stół stoi znów tam, gdzie tura przeszła z miejsca na miejsce. To, co rozegrano potem, jest przechowywane, ale nie należy już do stołu. Gracze dostają wiadomość i nowe pytania.
desk-does-end = Gra kończy się od razu, z obecną punktacją albo bez wyniku.
desk-does-close-talk = Dopóki rozmowa jest zamknięta, nikt nie może nic powiedzieć przy stole. Ruchy wykonuje się jak dotąd.
desk-does-remove-message = Wiadomość zostaje ukryta przed wszystkimi albo znów pokazana.
desk-does-look-behind = Przez godzinę widzisz to, co to miejsce, także jego rozmowy. Wszyscy przy stole dowiadują się o tym od razu i wiedzą, że zagląda biuro.
desk-does-export = Możesz wydobyć zapis stołu z ziarnem i każdym ruchem, także ukrytym. Wszyscy przy stole dowiadują się o tym od razu.
desk-does-import = Zapis staje się tutaj stołem, odtworzony i sprawdzony ruch po ruchu. Nieskończony toczy się dalej, a wszystkie jego miejsca są otwarte.
desk-does-resend = List zostaje wysłany jeszcze raz, z aktualną treścią.
desk-does-read-anew = Robotnik czyta pocztę jeszcze raz.
desk-does-warn = Ostrzeżenie jest policzone, a gracz dostaje wiadomość z wybranym tekstem.
desk-does-mute = Do tej chwili gracz nie może nic powiedzieć przy żadnym stole. Zostaw puste, by zakończyć to teraz.
desk-does-suspend = Do tej chwili gracz nie może wchodzić ani grać, żadną drogą. Zegary chodzą dalej. Zostaw puste, by zakończyć to teraz.
desk-does-ban = Gracz nie może już wchodzić ani grać.
desk-does-revoke-keys = Wszystkie sesje gracza się kończą, a wszystkie jego klucze przestają działać.
desk-does-restart-mail = Poczta znów idzie na adres, z którego wróciła.
desk-does-set-role = Moderatorzy dbają o stoły i graczy. Gospodarze mianują też moderatorów.
desk-does-change-address = Na nowy adres idzie list. Gdy ktoś, kto go czyta, naciśnie przycisk, adres należy do gracza; do tej chwili nic się nie zmienia.
desk-does-merge = Drugie konto dostaje wszystko z tego: miejsca, zapisy, wiadomości. Potem to konto zostaje usunięte, a jego klucze przestają działać.
desk-does-erase = Nigdzie nie zostaje imię ani adres gracza. Trwające gry są oddane, a stoły zostają całe.
desk-does-export-person = Możesz wydobyć wszystko, co przechowujemy o graczu, aby to przekazać. Gracz dostaje wiadomość.
desk-does-announce = Tekst stoi na każdej stronie do tej chwili i wychodzi pocztą, jeśli tak wybierzesz.
desk-does-use-edition = Plik jest jeszcze raz sprawdzany, boty grają nim przy dziesięciu stołach, po czym trafia do folderu wydań, w miejsce pliku o tej nazwie. Nowe stoły mogą go wybrać od razu tam, gdzie otwiera je ten proces, gdzie indziej po następnym uruchomieniu; rozpoczęte toczą się jak dotąd.
desk-does-withdraw = Ogłoszenie znika ze wszystkich stron. Wysłane listy zostają.

# Pola.
desk-field-moment = Do
desk-field-seat = Miejsce
desk-field-question = Pytanie
desk-field-hours = Godziny łącznie
desk-field-pace = Zasady czasu
desk-field-missed = Przekroczony termin
desk-field-excused = Usprawiedliwiony?
desk-field-player = Gracz
desk-field-generation = Odnośniki pokolenia
desk-field-hand-over = Moment
desk-field-revision = Rewizja
desk-field-ending = Wynik
desk-field-closed = Zamknięta?
desk-field-said = Numer wiersza
desk-field-removed = Usunięty?
desk-field-record = Zapis
desk-field-line = Nazwa stołu
desk-field-copy = Kopia
desk-field-warning = Numer ostrzeżenia
desk-field-banned = Wykluczenie?
desk-field-email = Nowy adres
desk-field-role = Rola
desk-field-text = Tekst
desk-field-mail = Także pocztą?
desk-field-announcement = Ogłoszenie
desk-field-file-name = Nazwa pliku
desk-field-edition = Plik
desk-hint-moment = W twojej strefie czasowej.
desk-hint-player = Początek imienia albo adres.
desk-hint-hours = Ponad własny czas pytania; zero odbiera to, co dano.
desk-excused-true = Usprawiedliwiony
desk-excused-false = Policzony
desk-closed-true = Zamknięta
desk-closed-false = Otwarta
desk-removed-true = Usunięty
desk-removed-false = Na miejscu
desk-banned-true = Wykluczenie
desk-banned-false = Wolny wstęp
desk-mail-true = Do wszystkich pocztą
desk-mail-false = Tylko na stronach
desk-ending-adjudicated = Z punktacją z tej chwili
desk-ending-abandoned = Bez wyniku
desk-after = { $count ->
    [0] Rozdanie
    [one] Po pierwszym ruchu
   *[other] Po { $count } ruchach
}
desk-miss = { $seat }, { $day }
desk-role-player = Gracz
desk-role-moderator = Moderator
desk-role-host = Gospodarz
desk-kind-person = Osoba
desk-kind-guest = Gość
desk-kind-bot = Bot
desk-kind-gone = Konto wymazane

# Pytanie i odpowiedź.
desk-reason = Powód
desk-reason-hint = Zostaje w dzienniku na zawsze. Imiona osób, których to dotyczy, są zastępowane numerami.
desk-canned = Tekst, który z tym idzie
desk-canned-none = Żaden
desk-canned-hint = Gracze czytają go we własnych językach.
desk-wrong = Tego brakuje albo jest błędne.
desk-go-on = Dalej
desk-do = Potwierdź: { $act }
desk-leave = Anuluj
desk-can-be-undone = To można odwołać: „{ $act }”.
desk-cannot-be-undone = Tego nie można odwołać.
desk-at-table = Stół { $number }
desk-at-player = Gracz { $number }
desk-at-letter = List { $number }
desk-at-incoming = Poczta { $number }
desk-at-house = Dom
done-desk-unchanged = Nie ma czego zmieniać: tak już było.
done-desk-done = Zrobione.
desk-refused-not-found = Nie znaleziono.
desk-refused-own-table = To stół, przy którym jest lub była twoja gra albo który powstał dzięki tobie, więc nie możesz go moderować. Poproś innego moderatora.
desk-refused-own-person = Nie możesz działać na sobie, a na moderatorach tylko gospodarz.
desk-refused-changed-meanwhile = Przy stole coś się tymczasem zmieniło. Spójrz jeszcze raz i zdecyduj na nowo.
desk-refused-wrong-code = Kod jest nieprawidłowy.

# Przegląd.
desk-late = Utknęło, spóźnia się, cisza
desk-stuck = Zegary z błędami
desk-overdue = Zegary spóźnione
desk-quiet = Stoły bez ruchu
desk-nothing-late = Nic nie utknęło ani się nie spóźnia.
desk-post = Poczta
desk-troubled = Listy, które zawiodły
desk-no-trouble = Żaden list nie zawiódł.
desk-unread = Poczta, której nie dało się użyć
desk-stopped = Adresy, z których poczta wróciła
desk-stopped-complaint = oznaczenie listu jako niechcianego
desk-stopped-one = Poczta wróciła
desk-workers = Robotnicy
desk-no-workers = Żaden robotnik jeszcze się nie zgłosił.
desk-growth = Wzrost
desk-counted = Policzone { $at } lub później.
desk-not-counted = Jeszcze nic nie policzono; robotnik robi to co kilka minut.
desk-figure-players = Gracze
desk-figure-guests = Goście
desk-figure-moves = Ruchy
desk-figure-tables-gathering = Stoły czekające na graczy
desk-figure-tables-running = Stoły w grze
desk-figure-tables-finished = Stoły skończone
desk-figure-tables-abandoned = Stoły porzucone
desk-figure-letters-pending = Listy, które czekają
desk-figure-letters-leased = Listy w toku
desk-figure-letters-sent = Listy wysłane
desk-figure-letters-failed = Listy, które zawiodły i są ponawiane
desk-figure-letters-dead = Listy martwe
desk-figure-letters-void = Listy już niepotrzebne
desk-figure-incoming-waiting = Poczta, która czeka na przeczytanie
desk-figure-incoming-done = Poczta wykonana
desk-figure-incoming-ignored = Poczta od maszyn
desk-figure-incoming-refused = Poczta odrzucona
desk-figure-incoming-unreadable = Poczta nieczytelna
desk-figure-clocks-overdue = Zegary spóźnione
desk-figure-clocks-stuck = Zegary z błędami
desk-state-table-gathering = Czeka na graczy
desk-state-table-running = Trwa
desk-state-table-finished = Skończony
desk-state-table-abandoned = Porzucony
desk-state-table-lesson = Lekcja zakończona
desk-state-letter-pending = Czeka
desk-state-letter-leased = W toku
desk-state-letter-sent = Wysłany
desk-state-letter-failed = Zawiódł
desk-state-letter-dead = Martwy
desk-state-letter-void = Unieważniony
desk-state-incoming-waiting = Czeka
desk-state-incoming-done = Wykonana
desk-state-incoming-ignored = Pominięta
desk-state-incoming-refused = Odrzucona
desk-state-incoming-unreadable = Nieczytelna
desk-states = Stany
desk-older = Starsze
desk-none = Nic tu nie ma.
desk-nothing-found = Nic nie znaleziono.
desk-search = Szukaj
desk-search-what = Numer, imię albo adres
desk-search-hint = Numer, początek imienia albo adres.
desk-column-letter = List
desk-column-mail = Poczta
desk-column-to = Do
desk-column-from = Od
desk-column-about = O czym
desk-column-state = Stan
desk-column-why = Dlaczego
desk-column-when = Kiedy
desk-column-until = Do kiedy
desk-column-act = Czynność
desk-column-table = Stół
desk-column-game = Gra
desk-column-moves = Ruchy
desk-column-moved = Ostatni ruch
desk-column-player = Gracz
desk-column-name = Imię
desk-column-address = Adres
desk-column-role = Rola
desk-column-came = Od kiedy
desk-column-seat = Miejsce
desk-column-due = Termin
desk-column-failures = Niepowodzenia
desk-column-deed = Wpis
desk-column-by = Kto
desk-column-reason = Powód
desk-column-job = Zadanie
desk-column-done = Ostatnio wykonane
desk-column-failed = Ostatnio nieudane
desk-column-what = Co
desk-column-now = Teraz
desk-column-day = Od wczoraj
desk-column-fortnight = Od dwóch tygodni
desk-column-before = Przedtem
desk-column-after = Potem
desk-column-text = Tekst
desk-column-line = Wiersz
desk-column-device = Urządzenie
desk-column-used = Ostatnie użycie
desk-column-proved = Kod podany
desk-table-number = Stół { $number }
desk-player-number = Gracz { $number }
desk-deed-number = Wpis { $number }
desk-about-letter = List { $number }
desk-about-incoming = Poczta { $number }
desk-about-house = Dom

# Stół, gracz, wpis.
desk-moves = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
desk-talk-closed = rozmowa jest zamknięta
desk-own-table = Twój własny stół
desk-own-person = Nie ty o tym decydujesz
desk-seats = Miejsca
desk-seat-empty = Nikt tu nie siedzi
desk-waits-since = stół czeka od
desk-deadline = termin
desk-absent = nieobecność
desk-offered = otwarte dla zastępcy
desk-failing = { $count ->
    [one] jedno niepowodzenie
    [few] { $count } niepowodzenia
   *[other] { $count } niepowodzeń
}
desk-pauses = Przerwy
desk-acts = Czynności
desk-board = Plansza
desk-board-hint = Tak jak ją widzi każdy widz.
desk-story = Historia
desk-talk = Rozmowa
desk-all-deeds = Cały dziennik
desk-warnings = Ostrzeżenia
desk-muted = Wyciszenie do
desk-suspended = Zawieszenie do
desk-banned = Wykluczenie od
desk-deeds-kept = Nikt nie może zmienić tego dziennika.
desk-changed = Co się zmieniło
desk-open-view = Zobacz to, co widzi miejsce
desk-open-record = Weź zapis
desk-open-person = Weź wszystko, co przechowujemy
desk-open-for = Przez godzinę od czynności.

# Drugi składnik.
desk-key = Twój kod
desk-key-why = Biuro otwiera się kodem z twojej aplikacji. Poważne czynności pytają o niego ponownie.
desk-code = Kod
desk-code-hint = Sześć cyfr z aplikacji albo jeden z kodów zapasowych.
desk-code-wrong = Ten kod jest nieprawidłowy. Po pięciu złych trzeba czekać kwadrans.
desk-code-send = Otwórz
desk-key-new = Ustaw drugi składnik
desk-key-new-why = Aplikacja do kodów jednorazowych pokazuje sześć cyfr, które zmieniają się co pół minuty. Daj jej ten klucz, a potem wpisz to, co pokazuje.
desk-key-scan = Pokaż ten obrazek aplikacji w telefonie:
desk-key-app = Otwórz ten klucz w aplikacji na tym urządzeniu
desk-key-by-hand = Albo wpisz go tam:
desk-recovery = Kody zapasowe
desk-recovery-why = Każdy z nich raz otwiera biuro, jeśli zgubisz urządzenie. Zapisz je: pokazujemy je tylko ten raz.
desk-recovery-kept = Mam je zapisane
desk-recovery-left = { $count ->
    [one] Został jeden kod.
    [few] Zostały { $count } kody.
   *[other] Zostało { $count } kodów.
}
desk-recovery-new = Nowe kody
desk-sessions = Gdzie jesteś w środku
desk-this-one = tutaj
desk-end-session = Wyjdź

# The desk's queue of calls, presses and what they take back, and why a table is stuck.

desk-reports = Wezwania biura
desk-reports-waiting = Czekają
desk-reports-settled = Załatwione
desk-all-reports = Wszystkie wezwania
desk-report-number = Wezwanie { $number }
desk-report-by = Od
desk-report-line = Wiersz, o który chodzi
desk-report-board = Plansza { $count ->
    [0] na początku
   *[other] po ruchu { $count }
}
desk-act-settle-report = Załatw wezwanie
desk-does-settle-report = Wezwanie znika z kolejki albo do niej wraca.
desk-field-report = Wezwanie
desk-field-settled = Załatwione?
desk-settled-true = Załatwione
desk-settled-false = Czeka
desk-cannot-no-report = Przy tym stole nie ma takiego wezwania.
desk-undo = Cofnij to
desk-undo-reason = Cofa wpis { $number }
desk-press-reason = Naciśnięte w biurze
desk-press-pause = Pauza na trzy dni
desk-press-resume = Puść zegary
desk-press-close-talk = Zamknij rozmowę
desk-press-open-talk = Otwórz rozmowę
desk-press-extend = Dzień więcej
desk-press-mute = Wycisz na tydzień
desk-press-unmute = Oddaj głos
desk-press-remove = Usuń wiersz
desk-press-put-back = Przywróć wiersz
desk-press-settle = Załatwione
desk-press-reopen = Otwórz ponownie
desk-more-acts = Więcej
desk-player-page = Strona tej osoby
desk-rewind-here = Wróć: { $moment }
desk-nobody-found = Nikogo nie znaleziono. Wpisz początek imienia albo adresu.
desk-why-asked = { $name }: pytanie „{ $kind }” od { $since }.
desk-why-no-address = Bez adresu, więc żaden list nie wychodzi.
desk-why-no-letter = Od tego czasu nie wyszedł żaden list.
desk-why-letters = { $count ->
    [one] Wyszedł jeden list, { $last }.
    [few] Wyszły { $count } listy, ostatni { $last }.
    [many] Wyszło { $count } listów, ostatni { $last }.
   *[other] Wyszło { $count } listu, ostatni { $last }.
}
desk-why-failed = { $count ->
    [one] Jeden list się nie udał.
    [few] { $count } listy się nie udały.
    [many] { $count } listów się nie udało.
   *[other] { $count } listu się nie udało.
}
desk-why-bounced = Poczta wraca: { $why }
desk-why-never-seen = Nie było jeszcze odpowiedzi ani logowania.
desk-why-seen = Ostatnia obecność: { $at }.

# Biuro: co robią moderatorzy, co się o tym mówi ludziom, i jego strony.

# Jak zapisuje się chwilę: z rokiem, bo może być odległa.
desk-moment-pattern = EEE d MMM y HH:mm zzz

# Listy.
mail-desk-table-subject = { $table }: wiadomość z biura
mail-desk-table = { $player }, biuro zrobiło coś przy stole { $table }.
mail-desk-answer = Jeśli uważasz, że to błąd, napisz do gospodarzy; odpowiedź na ten list trafia do stołu.
mail-desk-player-subject = Wiadomość z biura
mail-desk-player = { $player }, to wiadomość z biura.
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
desk-cannot-no-editions-folder = Ta strona nie ma folderu na wydania. Kto ją prowadzi, musi ustawić PROCACCIO_EDITIONS na folder i uruchomić ją ponownie.
desk-cannot-faulty-edition = Plik ma błędy. Formularz dla tych, którzy mają pudełko, mówi o każdym.
desk-cannot-unplayable-edition = Boty nie mogły zagrać nim do końca. „procaccio edition check” mówi, gdzie się urwało.
desk-cannot-editions-unwritable = Pliku nie da się zapisać w folderze wydań. Kto prowadzi ten dom, daje mu do tego prawo.
