# Wzywanie biura od stołu.

report-title = Wezwij biuro
report-lead = Biuro patrzy na to, co dzieje się przy stołach: na grube słowa, na stół, który utknął, na to, co wygląda na błąd. Przy stole nikt się nie dowie, że biuro zostało wezwane.
report-line = Wzywasz z powodu tego wiersza:
report-text = Co biuro ma wiedzieć?
report-hint = Napisz, co się stało i co by pomogło.
report-send = Wezwij biuro
report-before = Twoje wezwania
report-settled = załatwione
report-open = biuro to obejrzy
report-talk = Wezwij biuro
wrong-report = Napisz, co się stało, w 3 do 2000 znaków.
done-report = Biuro jest wezwane. Obejrzy stół i zrobi, co trzeba.
refused-too-many-reports = Trzy twoje wezwania przy tym stole czekają na biuro: najpierw zajmie się nimi.
refused-no-such-line = Nie ma takiego wiersza.
answer-why-too-many-reports = Trzy twoje wezwania przy tym stole czekają na biuro: najpierw zajmie się nimi.
answer-command-desk = Wezwać biuro do tego stołu; dalej stoi, co ma wiedzieć:
answer-desk-called = Biuro jest wezwane. Obejrzy stół i zrobi, co trzeba.
answer-why-desk = Napisz za tym słowem, co biuro ma wiedzieć, w 3 do 2000 znaków.
