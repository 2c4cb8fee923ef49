# The coach: where a finished game was won and lost. On the page of the story, and in a letter.

coach-heading = Gdzie wygrano i przegrano
coach-offered = Trener może przeanalizować tę partię: które decyzje były ważne i ile były warte.
coach-ask = Obejrzyj moje decyzje
coach-thinking = Trener przygląda się decyzjom
coach-looked = obejrzane decyzje: { $looked } z { $total }
coach-come-back = Wyniki pojawiają się tu na bieżąco. Na koniec przyjdzie krótki list, jeśli dostajesz listy z tego stołu.
coach-see = Pokaż dotychczasowe wyniki
coach-given-up = Trener próbował kilka razy, ale nie zdołał przeanalizować tej partii.
coach-ask-again = Spróbuj ponownie
coach-closer = Przyjrzyj się dokładniej
coach-closer-told = To szacunki. Dokładniejsza analiza daje pewniejsze liczby.
coach-closer-thinking = Trener przygląda się dokładniej
coach-curves = Oczekiwane punkty w trakcie partii
coach-curves-told = Czego każde miejsce mogło oczekiwać na koniec, według liczby zagranych ruchów. Linie kończą się na zdobytych punktach.
coach-moments = Chwile, które się liczyły
coach-moments-so-far = Najdroższe decyzje do tej pory
coach-before-move = przed ruchem { $at }
coach-no-moments = O żadnej decyzji nie można na pewno powiedzieć, że coś kosztowała: wszystkie różnice mieszczą się w granicach błędu.
coach-shares = Skąd wzięły się punkty
coach-seat = Miejsce
coach-expected = Oczekiwane na początku
coach-lost = Najdroższe decyzje
coach-fortune = Wszystko inne
coach-points = Punkty
coach-curves-figures = Krzywe w liczbach
coach-move = Po ruchu
coach-how = Jak pracuje trener
coach-how-told = Przy każdej decyzji trener wyobraża sobie stoły zgodne ze wszystkim, co to miejsce mogło wtedy wiedzieć. Rozgrywa każdy do końca: raz od udzielonej odpowiedzi, raz od innych. Najlepszą odpowiedź wybiera na jednych stołach, a mierzy na innych. „Najdroższe decyzje” to koszt tych decyzji miejsca, zmierzony dokładnie. „Wszystko inne” to przypadek, inni gracze i to, co zbyt małe, by je zmierzyć. Liczba po ± to błąd standardowy.
mail-coach-subject = { $table }: gdzie wygrano i przegrano
mail-coach = { $player }, trener przyjrzał się każdej decyzji przy stole { $table }.
mail-coach-part = { $player }, trener obejrzał { $looked } z { $total } decyzji przy stole { $table }.
mail-coach-none = O żadnej z twoich decyzji nie można na pewno powiedzieć, że coś kosztowała.
mail-coach-before = Przed ruchem { $at }: { $text }
mail-coach-see = Zobacz każdą chwilę na planszy
mail-coach-soon = Właśnie ustala się, gdzie tę partię wygrano i przegrano. Będzie to opowiedziane przy historii stołu
mail-coach-offered = Obejrzyj swoje decyzje: gdzie tę partię wygrano i przegrano

# In a try-out: what the answer given there last is worth.
try-out-coach = Ile warta jest odpowiedź
try-out-coach-told = Zagraj tu odpowiedź. Potem trener może ją porównać z trzema najlepszymi innymi.
try-out-coach-ask = Niech trener przyjrzy się „{ $answer }” ({ $seat })
try-out-coach-thinking = Trener przygląda się „{ $answer }” ({ $seat })
try-out-coach-come-back = To potrwa kilka sekund, a dłużej, gdy serwer jest zajęty. Tymczasem możesz grać dalej.
try-out-coach-see = Zobacz, czy to już
try-out-coach-given-up = Trener nie zdołał przeanalizować „{ $answer }” ({ $seat }).
try-out-coach-none = Żadna z pozostałych nie jest na pewno lepsza: wszystkie różnice mieszczą się w granicach błędu.
try-out-coach-worths = Punkty oczekiwane na koniec
try-out-coach-answer = Odpowiedź
try-out-coach-more = Różnica
try-out-coach-how = Trener wyobraził sobie stoły zgodne ze wszystkim, co to miejsce może wiedzieć w tej próbie, i rozegrał każdy do końca od każdej z tych odpowiedzi, z tym samym przypadkiem. To niewiele stołów: za ± stoi błąd standardowy. Sama próba nie wie więcej niż ty.
try-out-coach-question = Pytanie w twojej próbie:

# W terminalu.
help-coach = Pokaż, gdzie wygrano i przegrano grę. GAME to zapis, numer stołu na serwerze albo domyślnie ostatnia gra rozegrana tutaj.
help-coach-playouts = Symulacje na decyzję. Większa liczba trwa dłużej i myli się mniej.
help-coach-seconds = Sekundy czasu procesora, po których trener kończy.
help-coach-seed = Symuluj inne stoły, jako druga opinia. Bez tego każdy otrzymuje te same wyniki.
help-coach-answer = Porównaj tę odpowiedź z najlepszymi innymi w twojej próbie, jeśli stół pozwala na rady. Zaczyna próbę, jeśli jej nie masz.
coach-not-over = { $file }: ta partia nie jest skończona. Trener ogląda skończone.
coach-not-done = Trener nie skończył ({ $state }): obejrzane decyzje: { $looked } z { $total }.
coach-answer-where = O odpowiedź pyta się przy stole na serwerze: podaj jego numer.
