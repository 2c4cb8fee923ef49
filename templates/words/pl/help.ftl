# Strona, która wyjaśnia, jak to działa.

help-title = Jak to działa
help-lead = W powolnej grze raz na jakiś czas dostajesz list. Każdy prosi o jedną decyzję. Odpowiadasz, kiedy chcesz, a gra toczy się dalej, gdy odpowiedzą wszyscy.
help-page-contents = Na tej stronie

help-page-turn = Tura
help-page-turn-text = Gdy nadejdzie twoja kolej, dostajesz list z pytaniem, planszą, tym, co się wydarzyło, i możliwymi odpowiedziami. Każda odpowiedź jest odnośnikiem. Otwiera stronę z pewnymi skutkami ruchu i przyciskiem, który go zagrywa. Jeśli w tej przeglądarce trwa twoja sesja, odnośnik zagrywa ruch od razu.
help-page-turn-more = Strona stołu pokazuje więcej: całą planszę, historię, rozmowę i twoje notatki. Tam też możesz napisać ruch słowami. Możesz go cofnąć, dopóki niczego nie odkrył i nikt potem nie wykonał ruchu.

help-page-mail = Gra pocztą
help-page-mail-text = Żeby odpowiedzieć pocztą, napisz nad cytowanym tekstem numer odpowiedzi albo ruch słowami. Odpowiadamy na każdy twój list, nawet gdy go nie zrozumiemy, i nigdy nie zgadujemy.
help-page-mail-more = Można pisać także inne rzeczy, każdą w osobnym wierszu.
help-page-commands = Co można napisać

help-page-time = Czas
help-page-time-text = Każdy stół ma tempo: czas na pytanie i zapas na trudne. Twój czas nigdy nie upływa, gdy śpisz. Przy niektórych stołach nie liczą się weekendy. Na urlopie twoje zegary stoją. Przed każdym terminem dostajesz przypomnienie.
help-page-time-more = Jeśli twój czas upłynie, grana jest odpowiedź domyślna z listu, a ty dostajesz wiadomość. Zachowujesz miejsce. Po dwóch takich z rzędu miejsce liczy się jako nieobecne, żeby inni nie czekali długo. Odpowiedz albo powiedz, że wracasz, a znów masz zwykły czas.
help-page-paces = Tempa

help-page-tables = Stoły
help-page-tables-text = Zajmij wolne miejsce albo otwórz własny stół. Ty wybierasz, kto może usiąść: wszyscy, każdy, kto ma odnośnik, albo zaproszeni pocztą. Gość nie potrzebuje konta, tylko odnośnika do swojego miejsca.
help-page-tables-more = Jeśli musisz odejść, oddaj miejsce. Może je przejąć ktoś inny, kto dostanie list z dotychczasową historią. Stół może też zgodzić się na przerwę, na więcej czasu albo na koniec gry.

help-page-fair = Uczciwy los
help-page-fair-text = Każde tasowanie wynika z tajnej liczby, losowanej, zanim ktokolwiek usiądzie. Jej odcisk widać od początku, samą liczbę na końcu, więc każdy może sprawdzić, że nic nie zostało zmienione.
help-page-fair-more = Tego, co zasady przed tobą ukrywają, nigdy ci się nie wysyła: na żadnej stronie, w żadnym liście, do żadnego programu. Tego, co twoje, nie wysyła się też innym.

help-page-programs = Programy i terminale
help-page-programs-text = Wszystko, co robią te strony, może zrobić program z kluczem z twojego konta. Jest też klient w terminalu, kalendarz terminów i webhooki, które wywołują twój program, gdy czeka pytanie.
help-page-programs-more = Każda strona działa bez skryptów, z samą klawiaturą i z czytnikiem ekranu; każda plansza jest też opisana słowami.

help-page-trouble = Gdy coś jest nie tak
help-page-trouble-text = Nie przyszedł list? Na koncie widać każdy list do ciebie i jego stan. Jeśli listy wróciły, zobaczysz to tam i możesz powiedzieć, że adres znów działa.
help-page-trouble-more = Jeśli odnośnik nie działa, jest stary i zastąpił go nowszy list. Otwórz ostatni list albo zaloguj się tutaj: to, co na ciebie czeka, jest na początku.
