# Wer von jemandem stumm geschaltet ist. (Was die Moderation tut, hat beim Büro eigene Worte.)
me-mutes = Stumm geschaltet
mutes-hint = Von Leuten, die du stumm geschaltet hast, bekommst du keine Nachrichten, Einladungen und Herausforderungen. An einem gemeinsamen Tisch sind ihre Nachrichten zugeklappt, ihre Züge werden wie immer gespielt. Sie erfahren es nicht.
mutes-since = seit { $moment }
mutes-none = Du hast niemanden stumm geschaltet.
mutes-none-hint = Der Knopf dafür steht auf der Seite einer Person und bei ihren Nachrichten an einem Tisch.
mute-player = Stumm schalten
mute-lift = Stummschaltung aufheben
mute-line = Eine Nachricht von { $name }, stumm geschaltet

# Per Brief und am Terminal.
answer-muted = { $name } ist stumm geschaltet: Von dort bekommst du keine Nachrichten, Einladungen und Herausforderungen. Es wird niemandem gesagt.
answer-unmuted = Von { $name } bekommst du wieder Nachrichten.
answer-why-mute-nobody = Du kannst nur andere Menschen stumm schalten, nicht dich und keine Bots.
answer-command-mute = Keine Nachrichten, Einladungen und Herausforderungen von jemandem an diesem Tisch; der Name folgt:
answer-command-unmute = Das beenden; der Name folgt:
help-mute = Schalte PLAYER stumm und zeige alle, die du stumm geschaltet hast. Die Nummer steht in der Adresse der Seite einer Person.
help-mute-lift = Schalte PLAYER nicht mehr stumm.
