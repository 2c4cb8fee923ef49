# Wiadomości w przeglądarce.

me-push = W tej przeglądarce
push-about = Ta przeglądarka może powiadamiać, że jest twoja kolej, że ktoś do ciebie pisze albo cię zaprasza i że gra się skończyła. Możesz z tego korzystać obok poczty albo zamiast niej. Powiadomienie nazywa stół, ale nie zawiera wiadomości ani tajemnic.
push-here = Powiadamiaj w tej przeglądarce
push-refused = Powiadomienia z tej strony są zablokowane. Możesz na nie pozwolić w ustawieniach przeglądarki.
push-none = Ta przeglądarka nie może pokazywać powiadomień albo jej skrypty są wyłączone. Poczta nadal dociera.
push-try = Wyślij próbne
push-drop = Wyłącz tutaj
push-wrong = Subskrypcja jest nieprawidłowa. Odśwież stronę i spróbuj jeszcze raz.
push-turn = Twoja kolej.
push-finished = Gra się skończyła.
push-talk = Ktoś odezwał się przy stole.
push-invitation = Masz zaproszenie do tego stołu.
push-trial = Wiadomości docierają tutaj.
done-push-on = Od teraz powiadomienia przychodzą w tej przeglądarce.
done-push-tried = Wiadomość jest w drodze.
done-push-off = Ta przeglądarka nie dostaje już powiadomień.

# Kalendarz terminów.

deadlines-calendar = Procaccio: terminy
deadlines-due = { $table }: kończy się mój czas na odpowiedź
deadlines-waits = { $table }: czeka na moją odpowiedź
