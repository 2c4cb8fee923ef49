# Strona, która wyjaśnia, jak to działa.

help-title = Jak to działa
help-lead = Powolna gra to list raz na jakiś czas. W każdym jest jedna decyzja; odpowiadasz, kiedy chcesz, a gra toczy się dalej, gdy odpowiedzą wszyscy.
help-page-contents = Na tej stronie

help-page-turn = Tura
help-page-turn-text = Gdy decyzja należy do ciebie, przychodzi list z pytaniem, planszą, tym, co się wydarzyło, i możliwymi odpowiedziami. Każda odpowiedź w nim jest odnośnikiem: otwiera stronę, która mówi, co ruch na pewno przyniesie, z jednym przyciskiem. Nic nie jest zagrane, dopóki go nie naciśniesz; tylko w przeglądarce, w której trwa twoja sesja, samo otwarcie odnośnika jest zagraniem.
help-page-turn-more = Na stronie stołu widać więcej: całą planszę, historię, rozmowę, twoje notatki. Tam też można napisać ruch słowami i cofnąć go, dopóki niczego nie odkrył i nikt na niego nie odpowiedział.

help-page-mail = Gra pocztą
help-page-mail-text = Na list można odpisać: numerem odpowiedzi albo ruchem w słowach, nad cytowanym tekstem. Na każdy twój list przychodzi odpowiedź, czy był zrozumiały, czy nie, i niczego się nie zgaduje.
help-page-mail-more = Można pisać także inne rzeczy, każdą w osobnym wierszu.
help-page-commands = Co można napisać

help-page-time = Czas
help-page-time-text = Każdy stół ma tempo wybrane przy otwarciu: tyle czasu na pytanie i zapas na trudne. Nic nie upływa, gdy śpisz; przy niektórych stołach nie liczą się weekendy; na urlopie twoje zegary stoją. Zanim coś upłynie, przychodzi przypomnienie.
help-page-time-more = Jeśli czas jednak upłynie, grany jest ruch, który list nazwał domyślnym, zachowujesz miejsce i dostajesz wiadomość. Po dwóch z rzędu miejsce liczy się jako nieobecne, żeby inni nie czekali długo; odpowiedz albo powiedz, że wracasz, i wszystko jest jak przedtem.
help-page-paces = Tempa

help-page-tables = Stoły
help-page-tables-text = Zajmij wolne miejsce albo otwórz własny stół. Ty wybierasz, kto może usiąść: wszyscy, każdy, kto ma odnośnik, albo zaproszeni pocztą. Gość nie potrzebuje konta, tylko odnośnika do swojego miejsca.
help-page-tables-more = Kto musi odejść, oddaje miejsce; może je przejąć ktoś inny i dostaje list z dotychczasową historią. Stół może też zgodzić się na przerwę, na więcej czasu albo na koniec gry.

help-page-fair = Uczciwy los
help-page-fair-text = Każde tasowanie wynika z tajnej liczby, losowanej, zanim ktokolwiek usiądzie. Jej odcisk widać od początku, samą liczbę na końcu, więc każdy może sprawdzić, że nic nie zostało zmienione.
help-page-fair-more = Tego, co zasady przed tobą ukrywają, nigdy ci się nie wysyła: na żadnej stronie, w żadnym liście, do żadnego programu. Tego, co twoje, nie wysyła się też innym.

help-page-programs = Programy i terminale
help-page-programs-text = Wszystko, co robią te strony, może zrobić program z kluczem z twojego konta. Jest też klient w terminalu, kalendarz terminów i wywołania twojego programu, gdy coś czeka.
help-page-programs-more = Każda strona działa bez skryptów, z samą klawiaturą i z czytnikiem ekranu; każda plansza jest też opisana słowami.

help-page-trouble = Gdy coś jest nie tak
help-page-trouble-text = Nie przyszedł list? Konto wymienia każdy list do ciebie i mówi, co się z nim stało. Jeśli listy wróciły z twojego adresu, jest tam napisane i tam możesz powiedzieć, że znów działa.
help-page-trouble-more = Odnośnik, który niczego nie otwiera, jest stary: zastąpił go nowszy list. Otwórz ostatni albo wejdź tutaj, gdzie na początku stoi wszystko, co na ciebie czeka.
