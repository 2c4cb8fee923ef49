# Odpowiedź na list gracza: co z niego wykonano albo dlaczego nie i jak byłoby dobrze.

answer-played = { $player }, twoje wykonane ruchy: { $moves }
answer-nothing-done = { $player }, nic z twojego listu nie zostało wykonane.
answer-part-not-done = { $player }, ta część twojego listu nie została wykonana:
answer-left-out = Nie odczytano jako części twojej odpowiedzi: „{ $lines }”
answer-line = „{ $line }”
answer-confirm = Jeśli to twój list, otwórz ten odnośnik i naciśnij przycisk: { $move }
answer-happened = Co się wydarzyło:
answer-history = Cała historia:
answer-asked = Decyzja należy do ciebie. { $asked }
answer-may-change = Twoja odpowiedź: { $given }. Dopóki nie odpowiedzą wszyscy, możesz ją zmienić: odpowiedz jeszcze raz. { $asked }
answer-not-waited = Teraz nikt na ciebie nie czeka; list przyjdzie, gdy nadejdzie twoja kolej.
answer-not-running = Przy tym stole nie toczy się żadna gra.
answer-said = Twoje słowa usłyszeli wszyscy przy stole.
answer-said-to = Twoje słowa usłyszy tylko { $name }.
answer-leave = Od dziś masz urlop przez { $days ->
    [one] jeden dzień
   *[other] { $days } dni
}, przy wszystkich swoich stołach; inni się o tym dowiedzą.
answer-back = Witaj z powrotem. Urlop się skończył i twój czas biegnie jak zwykle.
answer-form = Listy tego stołu mają teraz taką postać: { $form }
answer-undone = Twój ostatni ruch został cofnięty.
answer-undo-asked = Tego, co nastąpiło po twoim ostatnim ruchu, nie możesz cofnąć bez innych: zapytano ich, czy się zgadzają.
answer-resign-sure = Jeśli zrezygnujesz, opuścisz grę na dobre, a twoje miejsce może zająć ktoś inny. Na razie nic się nie stało. Aby zrezygnować, odpowiedz „{ $command }”.
answer-resigned = Twoje miejsce jest oddane. Mogą je zająć inni, a z tego stołu nie przyjdzie już do ciebie żadna poczta.
answer-seat-left = Nie siedzisz już przy tym stole.

# Dlaczego listu nie wykonano.
answer-why-empty = Nad cytowanym listem nic nie było. Napisz liczbę, ruch albo „pomoc”.
answer-why-too-many-lines = Jest w nim za dużo wierszy. Wyślij sam ruch.
answer-why-line-too-long = Ten wiersz jest za długi na ruch. Jeśli chcesz coś powiedzieć przy stole, zacznij od „powiedz”.
answer-why-choice = Odpowiedzi są numerowane od 1.
answer-why-talk-empty = Po „powiedz” nic nie ma. Napisz to w tym samym wierszu albo niżej.
answer-why-talk-to-whom = Nie wiadomo, czy mają to usłyszeć wszyscy, czy jedna osoba. Napisz „powiedz do Imię: …” albo „powiedz wszyscy: …”.
answer-why-talk-too-long = To za długie na jedną wypowiedź. Powiedz to w częściach.
answer-why-leave = Napisz, jak długo cię nie będzie, na przykład „urlop 3 dni” albo „urlop 2 tygodnie”.
answer-why-form = Po „forma” następuje jedno ze słów: { $forms }.
answer-why-no-such-kind = Nic takiego nie ma. Rodzaje: { $kinds }.
answer-why-perhaps-command = Może chodzi o „{ $command }”.
answer-why-perhaps-talk = Aby powiedzieć coś innym, zacznij od „powiedz”; „pomoc” wyjaśnia, co jeszcze można napisać. Pocztę tego stołu zatrzymuje ostatni odnośnik tego listu.
answer-why-perhaps-number = Czy chodziło o „{ $number }”?
answer-why-not-asked-then = Po „{ $before }” najpierw decydują inni, więc na „{ $line }” nie można jeszcze odpowiedzieć. Wyślij samo „{ $before }”; list przyjdzie, gdy znów przyjdzie twoja kolej.
answer-why-after = Po „{ $before }”: { $why } Wyślij samo „{ $before }”, a odpowiedź zapyta o to, co dalej.
answer-why-doubt = Ten wiersz być może cofa twoją odpowiedź, więc nic nie zagrano. Aby ją zagrać, wyślij samo „{ $move }”.
answer-why-asked = Pytanie niczego nie zagrywa. Aby to zagrać, wyślij „{ $move }”; aby najpierw to obejrzeć, wyślij „? { $move }”.
answer-why-begun-alone = { $why } Wiersz, który tylko zaczyna odpowiedź, wysyła się osobno: wtedy odpowiedź wymienia, co pasuje, i nic nie jest grane.
answer-one-fits = Do tego, co napisano, pasuje jedna odpowiedź: { $move }. Nic jeszcze nie zagrano; zobacz, gdzie by leżała, i odpowiedz „#1”, jeśli o nią chodzi.
answer-why-no-such-number = Żadna odpowiedź w liście nie ma numeru { $number }.
answer-why-number-changed = Odpowiedzi zmieniły się, odkąd je ponumerowano, więc { $number } może znaczyć dwie rzeczy. Odpowiedz numerem z listy poniżej albo słowami.
answer-why-question-closed = Pytanie z tamtego listu jest zamknięte: jest już odpowiedź albo minął czas.
answer-why-nothing-asked = Tamten list o nic nie pytał, więc nic nie zagrano. Odpowiedz na pytanie poniżej albo zacznij od „powiedz”, by coś powiedzieć.
answer-why-which-table = Czeka kilka stołów. Zacznij wiersz od numeru jego stołu, na przykład „1: #2”.
answer-why-digest-held = To może dotyczyć wszystkich stołów, więc nic z twojego listu nie zostało wykonane. Wyślij odpowiedzi jeszcze raz, bez tego wiersza.
answer-why-turn-reveals = { $moves ->
    [one] Po pierwszym ruchu coś zostaje odkryte
   *[other] Po pierwszych { $moves } ruchach coś zostaje odkryte
} i na tym tura się kończy. Resztę wyślij, gdy to zobaczysz.
answer-why-other-sender = List przyszedł od { $sender }, a to nie jest twój tutejszy adres. Jeśli to twój list, wyślij go jeszcze raz z własnego adresu. Aby odtąd pisać z { $sender }, zaloguj się i zmień adres: { $link }
answer-why-sender-disowned = List przyszedł od { $sender }, ale serwer poczty tego adresu mówi, że go nie wysłał. Jeśli to twój list, wyślij go swoim zwykłym programem pocztowym.
answer-why-nobody-of-that-name = Nikt przy tym stole nie nosi takiego imienia. Pozostali to: { $names }.
answer-why-no-such-seat = Poza tobą nikt nie mógłby tego usłyszeć.
answer-why-whispered = W liście, na który odpowiadasz, było coś powiedzianego tylko do ciebie, więc nie wiadomo, kto może usłyszeć odpowiedź. Zacznij od „powiedz do Imię: …” albo „powiedz wszyscy: …”.
answer-why-answers-talk = Ten wiersz odpowiada na pytanie, które na ciebie czeka, a w rozmowie przeczytaliby go wszyscy. Aby go zagrać, odpowiedz na list z pytaniem; aby mimo to go powiedzieć, zacznij od „powiedz wszyscy: …”.
answer-why-command-beside-talk = Ten wiersz to polecenie, a resztę listu przeczytaliby wszyscy. Wyślij samo polecenie; aby powiedzieć wszystko, zacznij od „powiedz wszyscy: …”.
answer-why-table-not-running = Przy tym stole nie toczy się żadna gra.
answer-why-table-closed = Ten stół jest zamknięty: nikt tu już nic nie mówi.
answer-why-nothing-to-take-back = Nie masz tu ruchu, który można by cofnąć.
answer-why-not-your-seat = To miejsce zajmuje teraz ktoś inny.
answer-why-not-at-this-table = Nie siedzisz już przy tym stole.
answer-why-talk-spent = Ostatnio powiedziano tu tyle, że listy innych by się przepełniły. Nic nie powiedziano w twoim imieniu; wyślij to ponownie za jakiś czas.
answer-why-answer-changed-often = Ważna jest ostatnia odpowiedź. W krótkim czasie zmieniono ją wiele razy; poczekaj chwilę, zanim zmienisz ją znowu.
answer-why-cannot-deliver = Tej wiadomości nie można doręczyć. To, co napiszesz do wszystkich przy stole, będzie tam widoczne.
answer-why-talk-closed = Biuro zamknęło rozmowę przy tym stole.
answer-why-muted = Biuro prosi, żeby przez pewien czas nic z twojej strony nie było mówione.
answer-why-shut-out = Biuro nie pozwala ci teraz grać. Jego list mówi, do kiedy.
answer-why-not-found = Nie ma takiego stołu.

# Co można napisać, polecenie po poleceniu.
answer-help = Co można napisać, każdą rzecz w osobnym wierszu:
answer-command-choose = „#2” gra odpowiedź, którą list tak numeruje, podobnie jej numer po jednym z tych słów; gdy pytanie jest o kwotę, sama liczba jest tą kwotą:
answer-command-talk = Powiedzieć resztę listu wszystkim przy stole albo, z „do Imię:”, jednej osobie:
answer-command-plan = Plan na późniejsze pytania; samo słowo przynosi przykłady:
answer-command-default = Zagrać od razu to, co zostałoby zagrane po upływie czasu:
answer-command-show = Zobaczyć stół:
answer-command-cards = Zobaczyć wszystkie karty i płytki: twoje, odkryte, do zdobycia, ukryte i te poza grą; z nazwą rodzaju na końcu tylko te:
answer-command-history = Zobaczyć wszystko, co się wydarzyło:
answer-command-time = Sprawdzić, ile masz czasu:
answer-command-leave = Zniknąć na kilka dni, jak w „urlop 3 dni”:
answer-command-back = Wrócić:
answer-command-help = Zobaczyć tę listę:
answer-command-resign = Opuścić grę; miejsce może zająć ktoś inny:
answer-command-form = Jak wyglądają listy tego stołu, na przykład „forma słuchanie” (tekst do słuchania), „forma krótka” albo „forma pełna”:
answer-command-settings = Odnośnik do ustawień poczty tego stołu:
answer-command-stop = Koniec poczty z tego stołu:
answer-command-undo = Cofnąć ostatni ruch:
answer-help-moves = Każdy inny wiersz czytamy jako ruch w słowach gry; kilka ruchów tworzy jedną turę, wszystkie albo żaden.
answer-help-asks = „?” przed ruchem niczego nie gra: pokazuje, co by przyniósł i gdzie by leżał, albo podaje wszystkie odpowiedzi, które tak się zaczynają. Samo „?” podaje wszystkie odpowiedzi.
answer-about = { $move }: { $known ->
    [yes] { $certain }.
   *[no] nic o tym nie jest pewne.
}
answer-own = Twoja plansza teraz:

# --- the rules of the table, by letter

answer-rules = Zasady tego stołu:
answer-rules-how = Napisz „zasady 3”, żeby dostać rozdział, „zasady 3.2”, żeby dostać jeden akapit. Wszystkie, z liczbami, są tutaj:
answer-command-rules = Zasady tego stołu: samo słowo daje spis treści, z numerem rozdział albo akapit, jak „zasady 3” lub „zasady 3.2”, z innym słowem to, co o nim mówią; możesz też po prostu zadać pytanie:
answer-why-rules = Zasady tego stołu nic o tym nie mówią. Napisz „zasady”, by zobaczyć spis treści, „zasady 3” lub „zasady 3.2”, by zobaczyć część.
