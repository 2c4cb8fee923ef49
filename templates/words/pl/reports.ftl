# Wzywanie biura od stołu.

report-title = Wezwij moderację
report-lead = Moderacja zajmuje się grubymi słowami, stołem, który utknął, i wszystkim, co wygląda na błąd. Przy stole nikt się nie dowie o wezwaniu.
report-line = Wzywasz z powodu tej wiadomości:
report-text = Co moderacja ma wiedzieć?
report-hint = Napisz, co się stało i co by pomogło.
report-send = Wezwij moderację
report-before = Twoje wezwania
report-settled = załatwione
report-open = moderacja to obejrzy
report-talk = Zgłoś
wrong-report = Napisz od 3 do 2000 znaków.
done-report = Moderacja jest wezwana. Obejrzy stół.
refused-too-many-reports = Trzy twoje wezwania przy tym stole są jeszcze otwarte. Poczekaj najpierw na moderację.
refused-no-such-line = Nie ma takiego wiersza.
answer-why-too-many-reports = Trzy twoje wezwania przy tym stole czekają na biuro: najpierw zajmie się nimi.
answer-command-desk = Wezwać biuro do tego stołu; dalej stoi, co ma wiedzieć:
answer-desk-called = Biuro jest wezwane. Obejrzy stół i zrobi, co trzeba.
answer-why-desk = Napisz za tym słowem, co biuro ma wiedzieć, w 3 do 2000 znaków.
