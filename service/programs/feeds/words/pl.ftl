# Wiadomości w przeglądarce.

me-push = W tej przeglądarce
push-about = Procaccio może powiadamiać w tej przeglądarce, że jest twoja kolej, że ktoś do ciebie mówi albo cię zaprasza i że gra przy stole się skończyła: obok poczty albo zamiast niej, jeśli nie chcesz listów. Wiadomość mówi, o który stół chodzi, i nic z tego, co się przy nim mówi albo jest tajne.
push-here = Powiadamiaj w tej przeglądarce
push-refused = Wiadomości z tej strony zostały odrzucone; ustawienia przeglądarki mogą na nie pozwolić.
push-none = Tej przeglądarki nie można powiadamiać albo jej skrypty są wyłączone. Poczta dociera jak dotąd.
push-try = Wyślij jedną na próbę
push-drop = Tu już nie
push-wrong = Tego nie wysyła przeglądarka, która się zapisuje; odśwież stronę i spróbuj jeszcze raz.
push-turn = Twoja kolej.
push-finished = Gra się skończyła.
push-talk = Ktoś odezwał się przy stole.
push-invitation = Masz zaproszenie do tego stołu.
push-trial = Wiadomości docierają tutaj.
done-push-on = Od teraz powiadomienia przychodzą w tej przeglądarce.
done-push-tried = Wiadomość jest w drodze.
done-push-off = Ta przeglądarka nie jest już powiadamiana.

# Kalendarz terminów.

deadlines-calendar = Procaccio: terminy
deadlines-due = { $table }: kończy się mój czas na odpowiedź
deadlines-waits = { $table }: czeka na moją odpowiedź
