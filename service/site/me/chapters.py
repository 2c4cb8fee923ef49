"""The chapters of my account; each is a blueprint."""

from service.site.me import account, hooks, keys, letters, mail, profile, programs, push, time

CHAPTERS = (
    profile.pages,
    mail.pages,
    time.pages,
    letters.pages,
    push.pages,
    keys.pages,
    hooks.pages,
    programs.pages,
    account.pages,
)
