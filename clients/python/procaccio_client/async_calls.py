"""One method for each operation of the API. Written by `make clients` from the OpenAPI document: change nothing here."""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from typing import Literal, TypeVar

from procaccio_client import models
from procaccio_client.request import Request

T = TypeVar("T")


class AsyncCalls(ABC):
    """What can be asked of a server."""

    @abstractmethod
    async def send(self, request: Request[T]) -> T:
        """Send a request and read its answer."""

    @abstractmethod
    def follow(self, request: Request[T]) -> AsyncIterator[T]:
        """The messages of a stream."""

    async def ask_sign_in_link(
        self, body: models.SignInAsk, *, idempotency_key: str | None = None
    ) -> models.SignInAsked:
        """Ask for a sign-in link by mail; a guest who does keeps their tables by it.

        Open to everybody.
        """
        return await self.send(
            Request[models.SignInAsked](
                "POST",
                "/api/v1/sign-in/links",
                models.SignInAsked,
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def spend_sign_in_link(
        self, body: models.SignIn, *, idempotency_key: str | None = None
    ) -> models.SignedIn:
        """Spend a sign-in link and open a session.

        Open to everybody. Refused as `link-spent`.
        """
        return await self.send(
            Request[models.SignedIn](
                "POST",
                "/api/v1/sign-in/sessions",
                models.SignedIn,
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def show_me(self) -> models.Profile:
        """Show my profile.

        With a session or a `read` key.
        """
        return await self.send(Request[models.Profile]("GET", "/api/v1/me", models.Profile))

    async def change_me(
        self, body: models.ProfileChange, *, idempotency_key: str | None = None, if_match: str | None = None
    ) -> models.Profile:
        """Change my name, language, time zone or preferences.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.Profile](
                "PATCH",
                "/api/v1/me",
                models.Profile,
                body=body,
                idempotency_key=idempotency_key,
                if_match=if_match,
            )
        )

    async def erase_me(self, *, meant: bool | None = None, idempotency_key: str | None = None) -> None:
        """Erase me: name and address go from everywhere, games that go on are resigned, tables stay whole.

        For a player who is signed in; no personal token does it.
        """
        await self.send(
            Request[None](
                "DELETE", "/api/v1/me", None, query={"meant": meant}, idempotency_key=idempotency_key
            )
        )

    async def export_me(self) -> models.Export:
        """Export everything that is kept of me; a key for programs opens nothing so private.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(Request[models.Export]("GET", "/api/v1/me/export", models.Export))

    async def list_sessions(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> models.SessionPage:
        """List where I am signed in.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.SessionPage](
                "GET", "/api/v1/me/sessions", models.SessionPage, query={"limit": limit, "cursor": cursor}
            )
        )

    async def end_one_session(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Sign out one of my sessions; this one too.

        For a player who is signed in; no personal token does it.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/me/sessions/{number}",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    async def list_tokens(self, *, limit: int | None = None, cursor: str | None = None) -> models.TokenPage:
        """List my personal tokens, the dead ones too.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.TokenPage](
                "GET", "/api/v1/me/tokens", models.TokenPage, query={"limit": limit, "cursor": cursor}
            )
        )

    async def make_one_token(
        self, body: models.TokenMake, *, idempotency_key: str | None = None
    ) -> models.TokenMade:
        """Make a personal token; its secret is shown this once.

        For a player who is signed in; no personal token does it. Refused as `second-factor-needed`.
        """
        return await self.send(
            Request[models.TokenMade](
                "POST", "/api/v1/me/tokens", models.TokenMade, body=body, idempotency_key=idempotency_key
            )
        )

    async def revoke_one_token(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Take one of my tokens back.

        For a player who is signed in; no personal token does it.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/me/tokens/{number}",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    async def list_games(self) -> models.Games:
        """List the games.

        Open to everybody.
        """
        return await self.send(Request[models.Games]("GET", "/api/v1/games", models.Games))

    async def show_game(self, game: str) -> models.Game:
        """Show one game.

        Open to everybody.
        """
        return await self.send(
            Request[models.Game]("GET", "/api/v1/games/{game}", models.Game, parts={"game": game})
        )

    async def show_edition(self, game: str, edition: str) -> models.WholeEdition:
        """Show all data of an edition, as new tables are opened with it, each with its mark.

        Open to everybody.
        """
        return await self.send(
            Request[models.WholeEdition](
                "GET",
                "/api/v1/games/{game}/editions/{edition}",
                models.WholeEdition,
                parts={"game": game, "edition": edition},
            )
        )

    async def show_table_edition(self, table: int) -> models.WholeEdition:
        """Show the edition that a table began with, whatever has become of its file since.

        It never changes while the table runs: keep it under its hash, which every view of the table names. Open to everybody.
        """
        return await self.send(
            Request[models.WholeEdition](
                "GET", "/api/v1/tables/{table}/edition", models.WholeEdition, parts={"table": table}
            )
        )

    async def tell_rules(self, game: str) -> models.Rules:
        """Tell the rules of a game, for all tables at once.

        Open to everybody.
        """
        return await self.send(
            Request[models.Rules]("GET", "/api/v1/games/{game}/rules", models.Rules, parts={"game": game})
        )

    async def tell_table_rules(self, table: int) -> models.Rules:
        """Tell exactly the rules of a table: of its number of players, its options, its edition.

        Open to everybody.
        """
        return await self.send(
            Request[models.Rules]("GET", "/api/v1/tables/{table}/rules", models.Rules, parts={"table": table})
        )

    async def open_one_table(
        self, body: models.TableMake, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Open a table, and sit down at it unless told otherwise.

        With a session or a `play` key. Refused as `address-needed`, `bad-table`, `seat-taken`, `too-many-tables`.
        """
        return await self.send(
            Request[models.Table](
                "POST", "/api/v1/tables", models.Table, body=body, idempotency_key=idempotency_key
            )
        )

    async def list_tables(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        which: Literal["mine", "invited", "circles", "open", "public"] | None = None,
        state: Literal["gathering", "running", "finished", "abandoned"] | None = None,
        game: str | None = None,
    ) -> models.TablePage:
        """List tables, the newest first: mine, those I am invited to, those with open seats, or all public ones.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.TablePage](
                "GET",
                "/api/v1/tables",
                models.TablePage,
                query={"limit": limit, "cursor": cursor, "which": which, "state": state, "game": game},
            )
        )

    async def show_table(self, table: int) -> models.Table:
        """Show a table as everybody sees it who may look.

        Open to everybody.
        """
        return await self.send(
            Request[models.Table]("GET", "/api/v1/tables/{table}", models.Table, parts={"table": table})
        )

    async def call_table_off(self, table: int, *, idempotency_key: str | None = None) -> None:
        """Give up, as its host, a table that has not begun.

        With a session or a `play` key. Refused as `not-at-this-table`, `table-not-gathering`.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}",
                None,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    async def invite_somebody(
        self, table: int, body: models.Invite, *, idempotency_key: str | None = None
    ) -> None:
        """Invite somebody by address; a mail tells how to join.

        With a session or a `play` key. Refused as `address-asked-often`, `address-needed`, `invitations-spent`, `invitations-unwanted`, `not-at-this-table`, `table-not-gathering`, `too-many-invitations`.
        """
        await self.send(
            Request[None](
                "POST",
                "/api/v1/tables/{table}/invitations",
                None,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def list_invitations(
        self, table: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.InvitationPage:
        """List the addresses invited to a table, the newest first: all for its host, for others whom they invited themselves.

        With a session or a `read` key. Refused as `not-at-this-table`.
        """
        return await self.send(
            Request[models.InvitationPage](
                "GET",
                "/api/v1/tables/{table}/invitations",
                models.InvitationPage,
                parts={"table": table},
                query={"limit": limit, "cursor": cursor},
            )
        )

    async def withdraw_invitation(
        self, table: int, number: int, *, idempotency_key: str | None = None
    ) -> None:
        """Invite an address no longer, as the host or as who invited it; whoever sits already stays.

        With a session or a `play` key. Refused as `not-at-this-table`.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}/invitations/{number}",
                None,
                parts={"table": table, "number": number},
                idempotency_key=idempotency_key,
            )
        )

    async def seat_one_bot(
        self, table: int, body: models.SeatBot, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Give an open seat to a bot, as the host.

        With a session or a `play` key. Refused as `not-at-this-table`, `seat-taken`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/bots",
                models.Table,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def sit_down(
        self, table: int, body: models.Sit, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Sit down at a table.

        With a session or a `play` key. Refused as `address-needed`, `not-invited`, `seat-taken`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/seats",
                models.Table,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def stand_up(self, table: int, seat: int, *, idempotency_key: str | None = None) -> None:
        """Leave my seat before play has begun; the host may free another's.

        With a session, a `play` key or the seat's. Refused as `not-at-this-table`, `table-not-gathering`.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}/seats/{seat}",
                None,
                parts={"table": table, "seat": seat},
                idempotency_key=idempotency_key,
            )
        )

    async def be_ready(
        self, table: int, body: models.Ready, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Say that I am ready to begin, or not yet.

        With a session, a `play` key or the seat's. Refused as `not-at-this-table`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.Table](
                "PUT",
                "/api/v1/tables/{table}/ready",
                models.Table,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def start_table(self, table: int, *, idempotency_key: str | None = None) -> models.Table:
        """Begin, as the host of a table whose seats are all taken.

        With a session or a `play` key. Refused as `not-at-this-table`, `seats-open`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/start",
                models.Table,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    async def play_again(self, table: int, *, idempotency_key: str | None = None) -> models.Table:
        """Play the same again: the first who asks opens the new table and the others are invited, whoever follows sits down.

        With a session or a `play` key. Refused as `not-at-this-table`, `seat-taken`, `table-not-finished`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/rematch",
                models.Table,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    async def open_one_contest(
        self, body: models.ContestMake, *, idempotency_key: str | None = None
    ) -> models.Contest:
        """Open a contest. Its seed is drawn now, and its commitment published before anybody enters.

        With a session or a `play` key. Refused as `address-needed`, `bad-contest`, `bad-table`, `too-many-contests`.
        """
        return await self.send(
            Request[models.Contest](
                "POST", "/api/v1/contests", models.Contest, body=body, idempotency_key=idempotency_key
            )
        )

    async def list_contests(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        which: Literal["all", "mine"] | None = None,
        state: Literal["joining", "running", "finished", "cancelled"] | None = None,
    ) -> models.ContestPage:
        """List contests, the newest first: all, or those that I have entered or organise.

        Open to everybody.
        """
        return await self.send(
            Request[models.ContestPage](
                "GET",
                "/api/v1/contests",
                models.ContestPage,
                query={"limit": limit, "cursor": cursor, "which": which, "state": state},
            )
        )

    async def show_contest(self, contest: int) -> models.Contest:
        """Show a contest as everybody sees it.

        Open to everybody.
        """
        return await self.send(
            Request[models.Contest](
                "GET", "/api/v1/contests/{contest}", models.Contest, parts={"contest": contest}
            )
        )

    async def enter_contest(self, contest: int, *, idempotency_key: str | None = None) -> models.Entrant:
        """Enter a contest, or wait for a place in it where all are taken.

        With a session or a `play` key. Refused as `address-needed`, `contest-closed`, `enough-tables`.
        """
        return await self.send(
            Request[models.Entrant](
                "PUT",
                "/api/v1/contests/{contest}/entry",
                models.Entrant,
                parts={"contest": contest},
                idempotency_key=idempotency_key,
            )
        )

    async def leave_contest(self, contest: int, *, idempotency_key: str | None = None) -> None:
        """Withdraw from a contest: whoever waits takes the place over, or a bot plays the present table on.

        With a session or a `play` key. Refused as `contest-closed`, `not-entered`.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/contests/{contest}/entry",
                None,
                parts={"contest": contest},
                idempotency_key=idempotency_key,
            )
        )

    async def list_standings(
        self, contest: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.EntrantPage:
        """List the entrants of a contest, best first; before it begins, in no order that means anything.

        Open to everybody.
        """
        return await self.send(
            Request[models.EntrantPage](
                "GET",
                "/api/v1/contests/{contest}/standings",
                models.EntrantPage,
                parts={"contest": contest},
                query={"limit": limit, "cursor": cursor},
            )
        )

    async def list_pods(
        self, contest: int, number: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.PodPage:
        """List the pods of a round, the last first, each with its table and, once it is over, its points.

        Open to everybody.
        """
        return await self.send(
            Request[models.PodPage](
                "GET",
                "/api/v1/contests/{contest}/rounds/{number}/pods",
                models.PodPage,
                parts={"contest": contest, "number": number},
                query={"limit": limit, "cursor": cursor},
            )
        )

    async def show_draw(self, contest: int) -> models.Draw:
        """Show the seed and all that was drawn from it, so that anybody can draw again; from the first round on.

        Open to everybody. Refused as `contest-closed`.
        """
        return await self.send(
            Request[models.Draw](
                "GET", "/api/v1/contests/{contest}/draw", models.Draw, parts={"contest": contest}
            )
        )

    async def invite_entrant(
        self, contest: int, body: models.Invite, *, idempotency_key: str | None = None
    ) -> None:
        """Invite somebody with an account, as the organiser; whoever answers the letter has entered.

        With a session or a `play` key. Refused as `address-asked-often`, `contest-closed`, `invitations-spent`, `not-organiser`.
        """
        await self.send(
            Request[None](
                "POST",
                "/api/v1/contests/{contest}/invitations",
                None,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def organise_contest_deadline(
        self, contest: int, body: models.ContestDeadline, *, idempotency_key: str | None = None
    ) -> models.Done:
        """End joining or the present round of a contest at another moment, or at once.

        With a session or a `play` key. Refused as `cannot-be`, `not-organiser`.
        """
        return await self.send(
            Request[models.Done](
                "POST",
                "/api/v1/contests/{contest}/deadline",
                models.Done,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def organise_contest_cancel(
        self, contest: int, body: models.ContestCancel, *, idempotency_key: str | None = None
    ) -> models.Done:
        """Cancel a contest, or let it go on where it stood; its tables are played on like all others.

        With a session or a `play` key. Refused as `cannot-be`, `not-organiser`.
        """
        return await self.send(
            Request[models.Done](
                "POST",
                "/api/v1/contests/{contest}/cancel",
                models.Done,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def organise_contest_withdraw(
        self, contest: int, body: models.ContestWithdraw, *, idempotency_key: str | None = None
    ) -> models.Done:
        """Withdraw an entrant from a contest, or let them take part again from the next round on.

        With a session or a `play` key. Refused as `cannot-be`, `not-organiser`.
        """
        return await self.send(
            Request[models.Done](
                "POST",
                "/api/v1/contests/{contest}/withdraw",
                models.Done,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def organise_contest_replace(
        self, contest: int, body: models.ContestReplace, *, idempotency_key: str | None = None
    ) -> models.Done:
        """Give the place of an entrant, its points and its present seat to another player.

        With a session or a `play` key. Refused as `cannot-be`, `not-organiser`.
        """
        return await self.send(
            Request[models.Done](
                "POST",
                "/api/v1/contests/{contest}/replace",
                models.Done,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def learn_game(self, body: models.Learn, *, idempotency_key: str | None = None) -> models.Table:
        """Open the table of a lesson; the next one opens by itself when it is done, and a short game after the last.

        With a session or a `play` key. Refused as `bad-table`.
        """
        return await self.send(
            Request[models.Table](
                "POST", "/api/v1/lessons", models.Table, body=body, idempotency_key=idempotency_key
            )
        )

    async def show_lesson(self, table: int) -> models.Lesson:
        """Tell what is learned at this table, what to try, and where it goes on.

        With a session, a `read` key or the seat's. Refused as `no-lesson`, `table-not-running`.
        """
        return await self.send(
            Request[models.Lesson](
                "GET", "/api/v1/tables/{table}/lesson", models.Lesson, parts={"table": table}
            )
        )

    async def list_circles(self, *, limit: int | None = None, cursor: str | None = None) -> models.CirclePage:
        """List the circles I belong to, the newest first.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.CirclePage](
                "GET", "/api/v1/circles", models.CirclePage, query={"limit": limit, "cursor": cursor}
            )
        )

    async def found_circle(
        self, body: models.CircleMake, *, idempotency_key: str | None = None
    ) -> models.Circle:
        """Found a circle and look after it.

        With a session or a `play` key. Refused as `address-needed`, `too-many-circles`.
        """
        return await self.send(
            Request[models.Circle](
                "POST", "/api/v1/circles", models.Circle, body=body, idempotency_key=idempotency_key
            )
        )

    async def show_circle(self, circle: int) -> models.Circle:
        """Show a circle I belong to.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.Circle]("GET", "/api/v1/circles/{circle}", models.Circle, parts={"circle": circle})
        )

    async def change_circle(
        self, circle: int, body: models.CircleChange, *, idempotency_key: str | None = None
    ) -> models.Circle:
        """Change, as its owner, its name, who may invite, what is usual, the day of the month; or hand it on.

        With a session or a `play` key. Refused as `bad-table`, `circle-closed`, `not-the-owner`.
        """
        return await self.send(
            Request[models.Circle](
                "PATCH",
                "/api/v1/circles/{circle}",
                models.Circle,
                parts={"circle": circle},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def show_circle_link(self, circle: int) -> models.CircleLink:
        """Show the link by which others join, if I may invite.

        With a session or a `play` key. Refused as `may-not-invite`.
        """
        return await self.send(
            Request[models.CircleLink](
                "GET", "/api/v1/circles/{circle}/link", models.CircleLink, parts={"circle": circle}
            )
        )

    async def renew_circle_link(
        self, circle: int, *, idempotency_key: str | None = None
    ) -> models.CircleLink:
        """Make the link anew, as the owner; every earlier one leads nowhere any more.

        With a session or a `play` key. Refused as `circle-closed`, `not-the-owner`.
        """
        return await self.send(
            Request[models.CircleLink](
                "PUT",
                "/api/v1/circles/{circle}/link",
                models.CircleLink,
                parts={"circle": circle},
                idempotency_key=idempotency_key,
            )
        )

    async def join_circle(
        self, body: models.CircleJoin, *, idempotency_key: str | None = None
    ) -> models.Circle:
        """Join the circle that a link leads to.

        With a session or a `play` key. Refused as `address-needed`, `circle-closed`, `circle-full`, `circle-link-spent`, `too-many-circles`.
        """
        return await self.send(
            Request[models.Circle](
                "POST", "/api/v1/circle-joins", models.Circle, body=body, idempotency_key=idempotency_key
            )
        )

    async def change_circle_wishes(
        self, circle: int, body: models.CircleWishes, *, idempotency_key: str | None = None
    ) -> None:
        """Wish to be asked by letter or not, and to be told monthly, weekly or never.

        With a session or a `play` key.
        """
        await self.send(
            Request[None](
                "PATCH",
                "/api/v1/circles/{circle}/wishes",
                None,
                parts={"circle": circle},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def leave_circle(self, circle: int, player: int, *, idempotency_key: str | None = None) -> None:
        """Leave a circle; its owner shows out somebody else. The last one out ends it.

        With a session or a `play` key. Refused as `not-the-owner`.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/circles/{circle}/members/{player}",
                None,
                parts={"circle": circle, "player": player},
                idempotency_key=idempotency_key,
            )
        )

    async def list_circle_tables(
        self, circle: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.TablePage:
        """List the tables of a circle, the newest first.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.TablePage](
                "GET",
                "/api/v1/circles/{circle}/tables",
                models.TablePage,
                parts={"circle": circle},
                query={"limit": limit, "cursor": cursor},
            )
        )

    async def show_standings(self, circle: int) -> models.CircleStandings:
        """Show who has won what over the finished tables of a circle, game by game.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.CircleStandings](
                "GET", "/api/v1/circles/{circle}/standings", models.CircleStandings, parts={"circle": circle}
            )
        )

    async def list_circle_talk(
        self, circle: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.CircleSaidPage:
        """List what was said to all at finished tables of the circle's own, the newest first.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.CircleSaidPage](
                "GET",
                "/api/v1/circles/{circle}/talk",
                models.CircleSaidPage,
                parts={"circle": circle},
                query={"limit": limit, "cursor": cursor},
            )
        )

    async def play_usual_again(self, circle: int, *, idempotency_key: str | None = None) -> models.Table:
        """Open the usual table once more and ask everybody; one that still waits for players stays the one.

        With a session or a `play` key. Refused as `bad-table`, `circle-calls-spent`, `circle-closed`, `nothing-usual`, `too-many-tables`.
        """
        return await self.send(
            Request[models.Table](
                "POST",
                "/api/v1/circles/{circle}/again",
                models.Table,
                parts={"circle": circle},
                idempotency_key=idempotency_key,
            )
        )

    async def call_circle(
        self, circle: int, table: int, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Ask everybody in the circle to a table of it that I host.

        With a session or a `play` key. Refused as `circle-calls-spent`, `circle-closed`, `not-at-this-table`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.Table](
                "PUT",
                "/api/v1/circles/{circle}/tables/{table}/call",
                models.Table,
                parts={"circle": circle, "table": table},
                idempotency_key=idempotency_key,
            )
        )

    async def answer_circle_call(
        self, circle: int, table: int, body: models.CircleAnswer, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Say whether I come to a table to which everybody is asked.

        With a session or a `play` key. Refused as `not-asked`, `seat-taken`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.Table](
                "PUT",
                "/api/v1/circles/{circle}/tables/{table}/answer",
                models.Table,
                parts={"circle": circle, "table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def make_table_link(self, table: int, *, idempotency_key: str | None = None) -> models.Link:
        """Make the link of a table, as its host; an earlier one leads nowhere any more.

        With a session or a `play` key. Refused as `address-needed`, `not-at-this-table`, `not-invited`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.Link](
                "PUT",
                "/api/v1/tables/{table}/link",
                models.Link,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    async def join_table(self, body: models.Join, *, idempotency_key: str | None = None) -> models.Table:
        """Sit down at the table that a link leads to.

        With a session or a `play` key. Refused as `link-spent`, `seat-taken`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.Table](
                "POST", "/api/v1/joins", models.Table, body=body, idempotency_key=idempotency_key
            )
        )

    async def join_table_as_guest(
        self, body: models.Guest, *, idempotency_key: str | None = None
    ) -> models.SeatKey:
        """Sit down as a guest, without an account; the key is all that opens the seat.

        Open to everybody. Refused as `link-spent`, `seat-taken`, `table-not-gathering`.
        """
        return await self.send(
            Request[models.SeatKey](
                "POST", "/api/v1/guests", models.SeatKey, body=body, idempotency_key=idempotency_key
            )
        )

    async def renew_seat_key(
        self, table: int, seat: int, *, idempotency_key: str | None = None
    ) -> models.SeatKey:
        """Make a new key for my seat; every earlier one opens nothing any more.

        With a session, a `play` key or the seat's. Refused as `not-your-seat`.
        """
        return await self.send(
            Request[models.SeatKey](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/keys",
                models.SeatKey,
                parts={"table": table, "seat": seat},
                idempotency_key=idempotency_key,
            )
        )

    async def look_on(self, table: int, *, text: bool | None = None) -> models.View:
        """See a table as somebody who only looks on.

        Open to everybody. Refused as `table-not-running`.
        """
        return await self.send(
            Request[models.View](
                "GET",
                "/api/v1/tables/{table}/view",
                models.View,
                parts={"table": table},
                query={"text": text},
            )
        )

    async def tell_onlookers(self, table: int, *, since: int | None = None) -> models.Events:
        """Tell what happened, as everybody may know it.

        Open to everybody.
        """
        return await self.send(
            Request[models.Events](
                "GET",
                "/api/v1/tables/{table}/events",
                models.Events,
                parts={"table": table},
                query={"since": since},
            )
        )

    async def list_components(self, table: int) -> models.Components:
        """List everything in the box as somebody knows it who only looks on: what is shown, to be had, out of the game.

        Open to everybody. Refused as `table-not-running`.
        """
        return await self.send(
            Request[models.Components](
                "GET", "/api/v1/tables/{table}/components", models.Components, parts={"table": table}
            )
        )

    async def see_from_seat(
        self, table: int, seat: int, *, text: bool | None = None, what_if: bool | None = None
    ) -> models.SeatView:
        """See the table from my seat: everything I may know, what is asked of me, and the legal answers.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`, `table-not-running`.
        """
        return await self.send(
            Request[models.SeatView](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/view",
                models.SeatView,
                parts={"table": table, "seat": seat},
                query={"text": text, "what_if": what_if},
            )
        )

    async def list_components_from_seat(self, table: int, seat: int) -> models.Components:
        """List everything in the box as my seat knows it: what is mine, shown, to be had, unseen, out of the game.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`, `table-not-running`.
        """
        return await self.send(
            Request[models.Components](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/components",
                models.Components,
                parts={"table": table, "seat": seat},
            )
        )

    async def tell_seat(self, table: int, seat: int, *, since: int | None = None) -> models.Events:
        """Tell what happened after the first `since` moves, as my seat may know it.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`.
        """
        return await self.send(
            Request[models.Events](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/events",
                models.Events,
                parts={"table": table, "seat": seat},
                query={"since": since},
            )
        )

    async def show_question(self, table: int, seat: int, *, begins: str | None = None) -> models.Question:
        """Show the question before my seat, with every legal answer as data and as words, and by their kinds.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`, `nothing-asked`, `table-not-running`.
        """
        return await self.send(
            Request[models.Question](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/question",
                models.Question,
                parts={"table": table, "seat": seat},
                query={"begins": begins},
            )
        )

    async def ask_what_if(
        self, table: int, seat: int, body: models.WhatIf, *, idempotency_key: str | None = None
    ) -> models.Certain:
        """Tell what a legal move would certainly bring, without playing it.

        With a session, a `read` key or the seat's. Refused as `ambiguous-move`, `illegal-move`, `not-your-seat`, `table-not-running`, `unreadable-move`.
        """
        return await self.send(
            Request[models.Certain](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/what-if",
                models.Certain,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def play_turn(
        self, table: int, seat: int, body: models.Turn, *, idempotency_key: str | None = None
    ) -> models.TurnPlayed:
        """Answer the question before my seat: one or more moves, all or none; or try it with `dry_run`.

        With `Prefer: return=representation` a turn that is played brings what my seat then sees, its next question with it. With a session, a `play` key or the seat's. Refused as `ambiguous-move`, `answer-changed-often`, `illegal-move`, `not-your-seat`, `question-closed`, `table-not-running`, `turn-reveals`, `unreadable-move`.
        """
        return await self.send(
            Request[models.TurnPlayed](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/turns",
                models.TurnPlayed,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def take_moves_back(
        self, table: int, seat: int, body: models.TakeBack, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Take back my last moves, while they revealed nothing and nobody else has moved since.

        With a session, a `play` key or the seat's. Refused as `not-your-seat`, `nothing-to-take-back`, `table-not-running`.
        """
        return await self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/take-back",
                models.Table,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def list_mails(
        self, *, limit: int | None = None, cursor: str | None = None, table: int | None = None
    ) -> models.MailPage:
        """List the mails to me, all or those of one table, each with what became of it.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.MailPage](
                "GET",
                "/api/v1/me/mails",
                models.MailPage,
                query={"limit": limit, "cursor": cursor, "table": table},
            )
        )

    async def show_mail_wishes(self) -> models.Wishes:
        """Show what I wish of the post where a table has no wishes of its own.

        With a session or a `read` key.
        """
        return await self.send(Request[models.Wishes]("GET", "/api/v1/me/mail", models.Wishes))

    async def change_mail_wishes(
        self, body: models.WishesChange, *, idempotency_key: str | None = None
    ) -> models.Wishes:
        """Change what I wish of the post.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.Wishes](
                "PATCH", "/api/v1/me/mail", models.Wishes, body=body, idempotency_key=idempotency_key
            )
        )

    async def show_mail_address(self) -> models.Address:
        """Show whether mail still goes to my address, and since when and why it does not.

        With a session or a `read` key.
        """
        return await self.send(Request[models.Address]("GET", "/api/v1/me/mail-address", models.Address))

    async def restart_mail(self, *, idempotency_key: str | None = None) -> None:
        """Say that my address works again.

        For a player who is signed in; no personal token does it.
        """
        await self.send(
            Request[None]("DELETE", "/api/v1/me/mail-address/stop", None, idempotency_key=idempotency_key)
        )

    async def allow_my_invitations(self, *, idempotency_key: str | None = None) -> None:
        """Say that letters of invitation may come to my address again, after the link of one had stopped them.

        For a player who is signed in; no personal token does it.
        """
        await self.send(
            Request[None](
                "DELETE", "/api/v1/me/mail-address/invitation-stop", None, idempotency_key=idempotency_key
            )
        )

    async def show_table_mail(self, table: int) -> models.Wishes:
        """Show what I wish of the mails of one table.

        With a session or a `read` key. Refused as `not-at-this-table`.
        """
        return await self.send(
            Request[models.Wishes](
                "GET", "/api/v1/tables/{table}/mail", models.Wishes, parts={"table": table}
            )
        )

    async def change_table_mail(
        self, table: int, body: models.WishesChange, *, idempotency_key: str | None = None
    ) -> models.Wishes:
        """Change what I wish of the mails of one table.

        With a session or a `play` key. Refused as `not-at-this-table`.
        """
        return await self.send(
            Request[models.Wishes](
                "PATCH",
                "/api/v1/tables/{table}/mail",
                models.Wishes,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def say_looking(self, table: int, *, idempotency_key: str | None = None) -> None:
        """Say that I have this table before my eyes: for two minutes its mails to me wait.

        With a session or a `play` key. Refused as `not-at-this-table`.
        """
        await self.send(
            Request[None](
                "PUT",
                "/api/v1/tables/{table}/looking",
                None,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    async def list_motions(
        self, table: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.MotionPage:
        """List the motions of a table where I sit, the newest first.

        With a session, a `read` key or the seat's. Refused as `not-at-this-table`.
        """
        return await self.send(
            Request[models.MotionPage](
                "GET",
                "/api/v1/tables/{table}/motions",
                models.MotionPage,
                parts={"table": table},
                query={"limit": limit, "cursor": cursor},
            )
        )

    async def make_motion(
        self, table: int, body: models.MotionMake, *, idempotency_key: str | None = None
    ) -> models.Motion:
        """Ask all others: to take moves back, to end the game as it stands or without a result, for a pause or more time; it is done when the last agrees.

        With a session, a `play` key or the seat's. Refused as `not-at-this-table`, `nothing-to-take-back`, `table-not-running`, `time-refused`.
        """
        return await self.send(
            Request[models.Motion](
                "POST",
                "/api/v1/tables/{table}/motions",
                models.Motion,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def vote_on_motion(
        self, table: int, motion: int, body: models.VoteMake, *, idempotency_key: str | None = None
    ) -> models.Motion:
        """Agree to a motion, or not. One no ends it; no to my own takes it back.

        With a session, a `play` key or the seat's. Refused as `motion-closed`, `not-at-this-table`, `table-not-running`.
        """
        return await self.send(
            Request[models.Motion](
                "PUT",
                "/api/v1/tables/{table}/motions/{motion}/vote",
                models.Motion,
                parts={"table": table, "motion": motion},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def list_waiting(
        self, *, limit: int | None = None, cursor: str | None = None, questions: bool | None = None
    ) -> models.WaitingPage:
        """List what waits for me, the longest-waiting first.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.WaitingPage](
                "GET",
                "/api/v1/me/waiting",
                models.WaitingPage,
                query={"limit": limit, "cursor": cursor, "questions": questions},
            )
        )

    async def hear(self, table: int, seat: int, *, after: int | None = None) -> models.Talk:
        """Hear what was said after a line: to all, to my seat, or by me.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`.
        """
        return await self.send(
            Request[models.Talk](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/talk",
                models.Talk,
                parts={"table": table, "seat": seat},
                query={"after": after},
            )
        )

    async def say(
        self, table: int, seat: int, body: models.Say, *, idempotency_key: str | None = None
    ) -> models.Said:
        """Say something to all at the table, or to the seats named.

        With a session, a `play` key or the seat's. Refused as `address-needed`, `no-such-seat`, `not-at-this-table`, `not-your-seat`, `table-closed`, `talk-spent`.
        """
        return await self.send(
            Request[models.Said](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/talk",
                models.Said,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def have_read(
        self, table: int, seat: int, body: models.ReadMark, *, idempotency_key: str | None = None
    ) -> None:
        """Mark the talk as read up to a line.

        With a session, a `play` key or the seat's. Refused as `not-your-seat`.
        """
        await self.send(
            Request[None](
                "PUT",
                "/api/v1/tables/{table}/seats/{seat}/talk/read",
                None,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def show_note(self, table: int, seat: int) -> models.Note:
        """Show my note about the table.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`.
        """
        return await self.send(
            Request[models.Note](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/note",
                models.Note,
                parts={"table": table, "seat": seat},
            )
        )

    async def write_note(
        self, table: int, seat: int, body: models.Note, *, idempotency_key: str | None = None
    ) -> models.Note:
        """Write my note about the table anew; nobody else reads it.

        With a session, a `play` key or the seat's. Refused as `not-your-seat`.
        """
        return await self.send(
            Request[models.Note](
                "PUT",
                "/api/v1/tables/{table}/seats/{seat}/note",
                models.Note,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def list_my_reports(self, table: int, seat: int) -> models.Reports:
        """List my calls for the desk at this table, and which of them are settled.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`.
        """
        return await self.send(
            Request[models.Reports](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/reports",
                models.Reports,
                parts={"table": table, "seat": seat},
            )
        )

    async def call_the_desk(
        self, table: int, seat: int, body: models.ReportMake, *, idempotency_key: str | None = None
    ) -> models.Report:
        """Call the desk to this table, about a line of the talk or about anything else.

        With a session, a `play` key or the seat's. Refused as `no-such-line`, `not-at-this-table`, `not-your-seat`, `too-many-reports`.
        """
        return await self.send(
            Request[models.Report](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/reports",
                models.Report,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def begin_try_out(
        self, table: int, seat: int, *, idempotency_key: str | None = None
    ) -> models.TryOut:
        """Begin a try-out from the present position; an earlier one is thrown away.

        With a session, a `play` key or the seat's. Refused as `not-your-seat`, `table-not-running`.
        """
        return await self.send(
            Request[models.TryOut](
                "PUT",
                "/api/v1/tables/{table}/seats/{seat}/try-out",
                models.TryOut,
                parts={"table": table, "seat": seat},
                idempotency_key=idempotency_key,
            )
        )

    async def show_try_out(self, table: int, seat: int) -> models.TryOut:
        """Show my try-out, from the seat that is to move.

        With a session, a `read` key or the seat's. Refused as `no-try-out`, `not-your-seat`.
        """
        return await self.send(
            Request[models.TryOut](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/try-out",
                models.TryOut,
                parts={"table": table, "seat": seat},
            )
        )

    async def drop_try_out(self, table: int, seat: int, *, idempotency_key: str | None = None) -> None:
        """Throw my try-out away.

        With a session, a `play` key or the seat's. Refused as `not-your-seat`.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}/seats/{seat}/try-out",
                None,
                parts={"table": table, "seat": seat},
                idempotency_key=idempotency_key,
            )
        )

    async def play_in_try_out(
        self, table: int, seat: int, body: models.TryMove, *, idempotency_key: str | None = None
    ) -> models.TryOut:
        """Play a move for any seat of my try-out; the table itself knows nothing of it.

        With a session, a `play` key or the seat's. Refused as `ambiguous-move`, `illegal-move`, `no-try-out`, `not-your-seat`, `nothing-asked`, `unreadable-move`.
        """
        return await self.send(
            Request[models.TryOut](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/try-out/moves",
                models.TryOut,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def advise_in_try_out(
        self,
        table: int,
        seat: int,
        *,
        level: Literal["apprentice", "courtier", "prince", "doge"] | None = None,
    ) -> models.Advice:
        """Ask a bot what it would play in my try-out, where the table allows it.

        With a session, a `read` key or the seat's. Refused as `no-advice`, `no-try-out`, `not-your-seat`, `nothing-asked`.
        """
        return await self.send(
            Request[models.Advice](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/try-out/advice",
                models.Advice,
                parts={"table": table, "seat": seat},
                query={"level": level},
            )
        )

    async def list_plans(self, table: int, seat: int) -> models.Plans:
        """List my plans at a table: those that stand, and the last ones that do no longer, with the reason.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`.
        """
        return await self.send(
            Request[models.Plans](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/plans",
                models.Plans,
                parts={"table": table, "seat": seat},
            )
        )

    async def give_plan(
        self, table: int, seat: int, body: models.PlanMake, *, idempotency_key: str | None = None
    ) -> models.Plan:
        """Give a plan. It answers at once if it is for the question that is open.

        With a session, a `play` key or the seat's. Refused as `not-your-seat`, `table-not-running`, `too-many-plans`, `unreadable-move`, `unreadable-plan`.
        """
        return await self.send(
            Request[models.Plan](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/plans",
                models.Plan,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def check_plan(
        self, table: int, seat: int, body: models.PlanMake, *, idempotency_key: str | None = None
    ) -> models.PlanCheck:
        """Look at a plan without giving it: how it is understood, what it would do now, what would end it.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`, `table-not-running`, `unreadable-move`, `unreadable-plan`.
        """
        return await self.send(
            Request[models.PlanCheck](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/plans/check",
                models.PlanCheck,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def change_plan(
        self, table: int, seat: int, plan: int, body: models.PlanMake, *, idempotency_key: str | None = None
    ) -> models.Plan:
        """Put another plan in the place of one that stands; it begins anew.

        With a session, a `play` key or the seat's. Refused as `no-plan`, `not-your-seat`, `table-not-running`, `unreadable-move`, `unreadable-plan`.
        """
        return await self.send(
            Request[models.Plan](
                "PUT",
                "/api/v1/tables/{table}/seats/{seat}/plans/{plan}",
                models.Plan,
                parts={"table": table, "seat": seat, "plan": plan},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def withdraw_plan(
        self, table: int, seat: int, plan: int, *, idempotency_key: str | None = None
    ) -> None:
        """Withdraw a plan; what it has played stays played.

        With a session, a `play` key or the seat's. Refused as `no-plan`, `not-your-seat`, `table-not-running`.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}/seats/{seat}/plans/{plan}",
                None,
                parts={"table": table, "seat": seat, "plan": plan},
                idempotency_key=idempotency_key,
            )
        )

    async def export_record(self, table: int) -> models.Record:
        """Export the record of a finished table, with its seed and result.

        Open to everybody. Refused as `table-not-finished`.
        """
        return await self.send(
            Request[models.Record](
                "GET", "/api/v1/tables/{table}/record", models.Record, parts={"table": table}
            )
        )

    async def export_own_record(self, table: int, seat: int) -> models.PartialRecord:
        """Export what my seat may take home of a table: its own moves, and what identifies the table.

        With a session, a `read` key or the seat's. Refused as `not-your-seat`.
        """
        return await self.send(
            Request[models.PartialRecord](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/record",
                models.PartialRecord,
                parts={"table": table, "seat": seat},
            )
        )

    async def import_record(
        self, body: models.RecordImport, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Import a record as a finished table; it is replayed and verified first.

        With a session or a `play` key. Refused as `record-refused`.
        """
        return await self.send(
            Request[models.Table](
                "POST", "/api/v1/records", models.Table, body=body, idempotency_key=idempotency_key
            )
        )

    async def show_player(self, number: int) -> models.PlayerInfo:
        """Show a player as others see them: punctuality, ratings, tables by game, best scores, opponents.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.PlayerInfo](
                "GET", "/api/v1/players/{number}", models.PlayerInfo, parts={"number": number}
            )
        )

    async def show_course(
        self, number: int, *, limit: int | None = None, cursor: str | None = None, game: str | None = None
    ) -> models.RatedChangePage:
        """List what a player's rated tables have changed, the oldest first; nothing, where they do not let me see it.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.RatedChangePage](
                "GET",
                "/api/v1/players/{number}/ratings",
                models.RatedChangePage,
                parts={"number": number},
                query={"limit": limit, "cursor": cursor, "game": game},
            )
        )

    async def show_leaderboard(
        self,
        *,
        game: str | None = None,
        month: str | None = None,
        known: bool | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.StandingPage:
        """List the players of a game, or of all, the best first: of all time or of a month; of those who let me see it.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.StandingPage](
                "GET",
                "/api/v1/leaderboard",
                models.StandingPage,
                query={"game": game, "month": month, "known": known, "limit": limit, "cursor": cursor},
            )
        )

    async def show_rated(self, table: int) -> models.TableRatings:
        """Tell who is rated at a table, and why others are not; after its end, what it has changed.

        Open to everybody.
        """
        return await self.send(
            Request[models.TableRatings](
                "GET", "/api/v1/tables/{table}/ratings", models.TableRatings, parts={"table": table}
            )
        )

    async def show_coach(self, table: int) -> models.Coach:
        """Show what the coach has found out about a finished table.

        Open to everybody. Refused as `table-not-finished`.
        """
        return await self.send(
            Request[models.Coach]("GET", "/api/v1/tables/{table}/coach", models.Coach, parts={"table": table})
        )

    async def ask_for_coach(self, table: int, *, idempotency_key: str | None = None) -> None:
        """Ask the coach to look at a finished table of mine.

        With a session or a `play` key. Refused as `no-coach`, `not-at-this-table`.
        """
        await self.send(
            Request[None](
                "PUT",
                "/api/v1/tables/{table}/coach",
                None,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def stream_table(
        self, table: int, *, last_event_id: str | None = None
    ) -> AsyncIterator[models.TableMessage]:
        """Follow a table as somebody who only looks on.

        Open to everybody. Refused as `invalid-request`, `too-many-streams`.
        """
        return self.follow(
            Request[models.TableMessage](
                "GET",
                "/api/v1/tables/{table}/stream",
                models.TableMessage,
                parts={"table": table},
                last_event_id=last_event_id,
            )
        )

    def stream_seat(
        self, table: int, seat: int, *, last_event_id: str | None = None
    ) -> AsyncIterator[models.SeatMessage]:
        """Follow a table from my seat: what happens as I may know it, what is asked of me, what is said to me.

        With a session, a `read` key or the seat's. Refused as `invalid-request`, `too-many-streams`.
        """
        return self.follow(
            Request[models.SeatMessage](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/stream",
                models.SeatMessage,
                parts={"table": table, "seat": seat},
                last_event_id=last_event_id,
            )
        )

    def stream_mine(self, *, last_event_id: str | None = None) -> AsyncIterator[models.MyMessage]:
        """Follow all that concerns me: what waits for me, my tables, unread talk, invitations.

        With a session or a `read` key. Refused as `invalid-request`, `too-many-streams`.
        """
        return self.follow(
            Request[models.MyMessage](
                "GET", "/api/v1/me/stream", models.MyMessage, last_event_id=last_event_id
            )
        )

    async def list_hooks(self, *, limit: int | None = None, cursor: str | None = None) -> models.HookPage:
        """List my hooks.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.HookPage](
                "GET", "/api/v1/me/hooks", models.HookPage, query={"limit": limit, "cursor": cursor}
            )
        )

    async def make_hook(
        self, body: models.HookMake, *, idempotency_key: str | None = None
    ) -> models.HookMade:
        """Make a hook; the secret that its calls are signed with is shown this once.

        For a player who is signed in; no personal token does it. Refused as `hook-barred`, `too-many-hooks`.
        """
        return await self.send(
            Request[models.HookMade](
                "POST", "/api/v1/me/hooks", models.HookMade, body=body, idempotency_key=idempotency_key
            )
        )

    async def show_hook(self, number: int) -> models.Hook:
        """Show one of my hooks, and whether it is still called.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.Hook]("GET", "/api/v1/me/hooks/{number}", models.Hook, parts={"number": number})
        )

    async def drop_hook(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Drop a hook; calls that wait are not made any more.

        For a player who is signed in; no personal token does it.
        """
        await self.send(
            Request[None](
                "DELETE",
                "/api/v1/me/hooks/{number}",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    async def rotate_hook_secret(
        self, number: int, *, idempotency_key: str | None = None
    ) -> models.HookSecret:
        """Draw a new secret, shown this once; for a day calls are signed with the one before it, too.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.HookSecret](
                "POST",
                "/api/v1/me/hooks/{number}/secret",
                models.HookSecret,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    async def ping_hook(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Have the hook called, to try it; one that was switched off is on again.

        For a player who is signed in; no personal token does it.
        """
        await self.send(
            Request[None](
                "POST",
                "/api/v1/me/hooks/{number}/ping",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    async def list_deliveries(
        self, number: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.DeliveryPage:
        """List the calls of a hook, and what became of each.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.DeliveryPage](
                "GET",
                "/api/v1/me/hooks/{number}/deliveries",
                models.DeliveryPage,
                parts={"number": number},
                query={"limit": limit, "cursor": cursor},
            )
        )

    async def deliver_again(
        self, number: int, delivery: int, *, idempotency_key: str | None = None
    ) -> models.Delivery:
        """Make a call again, under the same id.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.Delivery](
                "POST",
                "/api/v1/me/hooks/{number}/deliveries/{delivery}",
                models.Delivery,
                parts={"number": number, "delivery": delivery},
                idempotency_key=idempotency_key,
            )
        )

    async def draw_deadlines_link(self, *, idempotency_key: str | None = None) -> models.DeadlinesLink:
        """Draw a link to the calendar of my deadlines; the one before it opens nothing any more.

        For a player who is signed in; no personal token does it.
        """
        return await self.send(
            Request[models.DeadlinesLink](
                "POST", "/api/v1/me/deadlines/link", models.DeadlinesLink, idempotency_key=idempotency_key
            )
        )

    async def drop_deadlines_link(self, *, idempotency_key: str | None = None) -> None:
        """Take the link back.

        For a player who is signed in; no personal token does it.
        """
        await self.send(
            Request[None]("DELETE", "/api/v1/me/deadlines/link", None, idempotency_key=idempotency_key)
        )

    async def show_deadlines(self, secret: str) -> str:
        """Show what waits for the player of a secret link, as iCalendar (RFC 5545).

        Open to everybody.
        """
        return await self.send(
            Request[str]("GET", "/api/v1/deadlines/{secret}", str, parts={"secret": secret})
        )

    async def list_paces(self) -> models.Paces:
        """List the ready-made paces with their rules.

        Open to everybody.
        """
        return await self.send(Request[models.Paces]("GET", "/api/v1/paces", models.Paces))

    async def show_calendar(self) -> models.Calendar:
        """Show when I am left alone: sleep hours, weekend, leave, my reminders.

        With a session or a `read` key.
        """
        return await self.send(Request[models.Calendar]("GET", "/api/v1/me/calendar", models.Calendar))

    async def change_calendar(
        self, body: models.CalendarChange, *, idempotency_key: str | None = None
    ) -> models.Calendar:
        """Change sleep hours, weekend or reminders; what is open goes by it at once, but for the weekend.

        With a session or a `play` key. Refused as `time-refused`.
        """
        return await self.send(
            Request[models.Calendar](
                "PATCH", "/api/v1/me/calendar", models.Calendar, body=body, idempotency_key=idempotency_key
            )
        )

    async def go_on_leave(
        self, body: models.LeaveTake, *, idempotency_key: str | None = None
    ) -> models.Calendar:
        """Take days of leave; my tables are told.

        With a session or a `play` key. Refused as `time-refused`.
        """
        return await self.send(
            Request[models.Calendar](
                "POST", "/api/v1/me/leave", models.Calendar, body=body, idempotency_key=idempotency_key
            )
        )

    async def cancel_leave(
        self, body: models.LeaveCancel, *, idempotency_key: str | None = None
    ) -> models.Calendar:
        """Give back a leave that has not begun.

        With a session or a `play` key. Refused as `time-refused`.
        """
        return await self.send(
            Request[models.Calendar](
                "POST", "/api/v1/me/leave/cancel", models.Calendar, body=body, idempotency_key=idempotency_key
            )
        )

    async def come_back(self, *, idempotency_key: str | None = None) -> models.Calendar:
        """Say that I am back: my leave ends, and no seat of mine is absent any more.

        With a session or a `play` key.
        """
        return await self.send(
            Request[models.Calendar](
                "POST", "/api/v1/me/back", models.Calendar, idempotency_key=idempotency_key
            )
        )

    async def come_back_here(self, table: int, *, idempotency_key: str | None = None) -> None:
        """Say that I am back at one table.

        With a session, a `play` key or the seat's. Refused as `not-at-this-table`, `table-not-running`.
        """
        await self.send(
            Request[None](
                "POST",
                "/api/v1/tables/{table}/back",
                None,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    async def feel_pulse(self, table: int) -> models.Pulse:
        """Tell how a table goes: who is awaited, since when, until when, and the likely end.

        Open to everybody.
        """
        return await self.send(
            Request[models.Pulse]("GET", "/api/v1/tables/{table}/pulse", models.Pulse, parts={"table": table})
        )

    async def list_open_seats(
        self, *, limit: int | None = None, cursor: str | None = None
    ) -> models.OfferedPage:
        """List the seats of public games at play that a substitute may take over.

        With a session or a `read` key.
        """
        return await self.send(
            Request[models.OfferedPage](
                "GET", "/api/v1/open-seats", models.OfferedPage, query={"limit": limit, "cursor": cursor}
            )
        )

    async def take_seat_over(
        self, table: int, body: models.TakeOver, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Take over a seat that is open for a substitute, with a full bank and a fresh clock.

        With a session or a `play` key. Refused as `address-needed`, `not-invited`, `seat-taken`, `table-not-running`.
        """
        return await self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/substitutes",
                models.Table,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    async def resign_seat(self, table: int, *, idempotency_key: str | None = None) -> models.Table:
        """Give up my seat; a substitute may take it over.

        With a session, a `play` key or the seat's. Refused as `not-at-this-table`, `table-not-running`.
        """
        return await self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/resign",
                models.Table,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    async def list_tenures(self, table: int) -> models.Tenures:
        """List who sat where, and how each tenure ended.

        Open to everybody.
        """
        return await self.send(
            Request[models.Tenures](
                "GET", "/api/v1/tables/{table}/tenures", models.Tenures, parts={"table": table}
            )
        )

    async def list_clocks(self) -> models.Clocks:
        """Show how many clocks run, are due and are stuck, and those that want looking at.

        For the role `moderator`, with a session or a key of the scope `desk`.
        """
        return await self.send(Request[models.Clocks]("GET", "/api/v1/desk/clocks", models.Clocks))
