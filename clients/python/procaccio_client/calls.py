"""One method for each operation of the API. Written by `make clients` from the OpenAPI document: change nothing here."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Literal, TypeVar

from procaccio_client import models
from procaccio_client.request import Request

T = TypeVar("T")


class Calls(ABC):
    """What can be asked of a server."""

    @abstractmethod
    def send(self, request: Request[T]) -> T:
        """Send a request and read its answer."""

    @abstractmethod
    def follow(self, request: Request[T]) -> Iterator[T]:
        """The messages of a stream."""

    def request_sign_in_link(
        self, body: models.SignInAsk, *, idempotency_key: str | None = None
    ) -> models.SignInAsked:
        """Ask for a sign-in link by mail.

        A guest who does this keeps their tables. Open to everybody.
        """
        return self.send(
            Request[models.SignInAsked](
                "POST",
                "/api/v1/sign-in/links",
                models.SignInAsked,
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def sign_in(self, body: models.SignIn, *, idempotency_key: str | None = None) -> models.SignedIn:
        """Use a sign-in letter and open a session.

        Send the secret of its link, or the address and the code of the letter. Open to everybody.

        Possible problems: `link-spent`, `wrong-sign-in-code`.
        """
        return self.send(
            Request[models.SignedIn](
                "POST",
                "/api/v1/sign-in/sessions",
                models.SignedIn,
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def create_token(self, body: models.TokenMake, *, idempotency_key: str | None = None) -> models.TokenMade:
        """Make a personal token.

        The secret of the token is shown only once. Needs a session. A personal token is not enough.

        Possible problems: `second-factor-needed`.
        """
        return self.send(
            Request[models.TokenMade](
                "POST", "/api/v1/me/tokens", models.TokenMade, body=body, idempotency_key=idempotency_key
            )
        )

    def list_tokens(self, *, limit: int | None = None, cursor: str | None = None) -> models.TokenPage:
        """List my personal tokens, with expired and revoked ones.

        Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.TokenPage](
                "GET", "/api/v1/me/tokens", models.TokenPage, query={"limit": limit, "cursor": cursor}
            )
        )

    def list_waiting(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        questions: bool | None = None,
        components: bool | None = None,
        kinds: bool | None = None,
        moves: bool | None = None,
    ) -> models.WaitingPage:
        """List everything that waits for me, the longest-waiting first.

        Needs a session or a `read` key.
        """
        return self.send(
            Request[models.WaitingPage](
                "GET",
                "/api/v1/me/waiting",
                models.WaitingPage,
                query={
                    "limit": limit,
                    "cursor": cursor,
                    "questions": questions,
                    "components": components,
                    "kinds": kinds,
                    "moves": moves,
                },
            )
        )

    def get_table(self, table: int) -> models.Table:
        """Show a table as every permitted onlooker sees it.

        Open to everybody.
        """
        return self.send(
            Request[models.Table]("GET", "/api/v1/tables/{table}", models.Table, parts={"table": table})
        )

    def cancel_table(self, table: int, *, idempotency_key: str | None = None) -> None:
        """Cancel a table that has not begun, as its host.

        Needs a session or a `play` key.

        Possible problems: `not-at-this-table`, `table-not-gathering`.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}",
                None,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def get_seat_view(
        self,
        table: int,
        seat: int,
        *,
        text: bool | None = None,
        what_if: bool | None = None,
        components: bool | None = None,
        kinds: bool | None = None,
        moves: bool | None = None,
    ) -> models.SeatView:
        """Show the table from my seat.

        The view has everything that I may know, my question and the legal answers. Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`, `table-not-running`.
        """
        return self.send(
            Request[models.SeatView](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/view",
                models.SeatView,
                parts={"table": table, "seat": seat},
                query={
                    "text": text,
                    "what_if": what_if,
                    "components": components,
                    "kinds": kinds,
                    "moves": moves,
                },
            )
        )

    def get_question(
        self,
        table: int,
        seat: int,
        *,
        components: bool | None = None,
        kinds: bool | None = None,
        moves: bool | None = None,
        begins: str | None = None,
    ) -> models.Question:
        """Show the open question of my seat.

        The question has every legal answer as data and as words, and the kinds of answers. Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`, `nothing-asked`, `table-not-running`.
        """
        return self.send(
            Request[models.Question](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/question",
                models.Question,
                parts={"table": table, "seat": seat},
                query={"components": components, "kinds": kinds, "moves": moves, "begins": begins},
            )
        )

    def play_turn(
        self,
        table: int,
        seat: int,
        body: models.Turn,
        *,
        components: bool | None = None,
        kinds: bool | None = None,
        moves: bool | None = None,
        idempotency_key: str | None = None,
    ) -> models.TurnPlayed:
        """Answer the open question of my seat.

        Send one or more moves: all are played, or none. `dry_run` only tries them. With `Prefer: return=representation` a played turn returns the new view of my seat, with its next question. Needs a session, a `play` key or the seat's key.

        Possible problems: `ambiguous-move`, `answer-changed-often`, `illegal-move`, `not-your-seat`, `question-closed`, `table-not-running`, `turn-reveals`, `unreadable-move`.
        """
        return self.send(
            Request[models.TurnPlayed](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/turns",
                models.TurnPlayed,
                parts={"table": table, "seat": seat},
                query={"components": components, "kinds": kinds, "moves": moves},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def take_back(
        self, table: int, seat: int, body: models.TakeBack, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Take back my last moves.

        This is possible if they revealed nothing and nobody else has moved since. Needs a session, a `play` key or the seat's key.

        Possible problems: `not-your-seat`, `nothing-to-take-back`, `table-not-running`.
        """
        return self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/take-back",
                models.Table,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def list_seat_events(self, table: int, seat: int, *, since: int | None = None) -> models.Events:
        """List the events that my seat may know.

        Only events after the first `since` moves are listed. Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`.
        """
        return self.send(
            Request[models.Events](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/events",
                models.Events,
                parts={"table": table, "seat": seat},
                query={"since": since},
            )
        )

    def send_message(
        self, table: int, seat: int, body: models.Say, *, idempotency_key: str | None = None
    ) -> models.Said:
        """Write to all at the table, or to some seats.

        Needs a session, a `play` key or the seat's key.

        Possible problems: `address-needed`, `cannot-deliver`, `no-such-seat`, `not-at-this-table`, `not-your-seat`, `table-closed`, `talk-spent`.
        """
        return self.send(
            Request[models.Said](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/talk",
                models.Said,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def list_messages(self, table: int, seat: int, *, after: int | None = None) -> models.Talk:
        """List the talk after a given line.

        The list has messages to all, to my seat and by me. Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`.
        """
        return self.send(
            Request[models.Talk](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/talk",
                models.Talk,
                parts={"table": table, "seat": seat},
                query={"after": after},
            )
        )

    def create_sandbox(self, body: models.Sandbox, *, idempotency_key: str | None = None) -> models.Table:
        """Open a table to try out a program.

        I sit at seat 0. The table has begun, and it is my turn. Bots have the other seats and answer within the request that asks them. No letters leave, and nobody is rated. The table is deleted seven days after its last move, or when there are ten newer ones. Needs a session or a `play` key.

        Possible problems: `address-needed`, `bad-table`, `too-many-tables`.
        """
        return self.send(
            Request[models.Table](
                "POST", "/api/v1/sandboxes", models.Table, body=body, idempotency_key=idempotency_key
            )
        )

    def create_table(self, body: models.TableMake, *, idempotency_key: str | None = None) -> models.Table:
        """Open a table.

        I sit down at it unless the request says otherwise. Needs a session or a `play` key.

        Possible problems: `address-needed`, `bad-table`, `seat-taken`, `too-many-tables`.
        """
        return self.send(
            Request[models.Table](
                "POST", "/api/v1/tables", models.Table, body=body, idempotency_key=idempotency_key
            )
        )

    def list_tables(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        which: Literal["mine", "invited", "circles", "open", "public"] | None = None,
        state: Literal["gathering", "running", "finished", "abandoned"] | None = None,
        game: str | None = None,
    ) -> models.TablePage:
        """List tables, the newest first.

        `which` selects my tables, my invitations, those with open seats, or all public ones. Needs a session or a `read` key.
        """
        return self.send(
            Request[models.TablePage](
                "GET",
                "/api/v1/tables",
                models.TablePage,
                query={"limit": limit, "cursor": cursor, "which": which, "state": state, "game": game},
            )
        )

    def join_by_link(self, body: models.Join, *, idempotency_key: str | None = None) -> models.Table:
        """Sit down at the table that a link leads to.

        Needs a session or a `play` key.

        Possible problems: `link-spent`, `seat-taken`, `table-not-gathering`.
        """
        return self.send(
            Request[models.Table](
                "POST", "/api/v1/joins", models.Table, body=body, idempotency_key=idempotency_key
            )
        )

    def stream_me(
        self, *, questions: bool | None = None, waits: bool | None = None, last_event_id: str | None = None
    ) -> Iterator[models.MyMessage]:
        """Follow everything that concerns me.

        The stream has waiting questions, my tables, unread talk and invitations. With `questions`, one stream is enough for a program to play at any number of tables. `waits` has the items of `/me/waiting`. Needs a session or a `read` key.

        Possible problems: `invalid-request`, `too-many-streams`.
        """
        return self.follow(
            Request[models.MyMessage](
                "GET",
                "/api/v1/me/stream",
                models.MyMessage,
                query={"questions": questions, "waits": waits},
                last_event_id=last_event_id,
            )
        )

    def create_hook(self, body: models.HookMake, *, idempotency_key: str | None = None) -> models.HookMade:
        """Make a hook.

        The secret that signs its calls is shown only once. With `program`, the hook is called for every player who allows my program. Its calls then name the `player`, as `id` of `/me`. A permission ends after 90 days without use of a token; calls do not prolong it. Needs a session. A personal token is not enough.

        Possible problems: `hook-barred`, `no-program`, `too-many-hooks`.
        """
        return self.send(
            Request[models.HookMade](
                "POST", "/api/v1/me/hooks", models.HookMade, body=body, idempotency_key=idempotency_key
            )
        )

    def list_hooks(self, *, limit: int | None = None, cursor: str | None = None) -> models.HookPage:
        """List my hooks.

        Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.HookPage](
                "GET", "/api/v1/me/hooks", models.HookPage, query={"limit": limit, "cursor": cursor}
            )
        )

    def export_record(self, table: int) -> models.Record:
        """Export the record of a finished table.

        The record has the seed and the result. Open to everybody.

        Possible problems: `table-not-finished`.
        """
        return self.send(
            Request[models.Record](
                "GET", "/api/v1/tables/{table}/record", models.Record, parts={"table": table}
            )
        )

    def get_me(self) -> models.Profile:
        """Show my profile.

        Another person's program does not see my address. Needs a session or a `read` key.
        """
        return self.send(Request[models.Profile]("GET", "/api/v1/me", models.Profile))

    def update_me(
        self, body: models.ProfileChange, *, idempotency_key: str | None = None, if_match: str | None = None
    ) -> models.Profile:
        """Change my name, language, time zone or preferences.

        Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.Profile](
                "PATCH",
                "/api/v1/me",
                models.Profile,
                body=body,
                idempotency_key=idempotency_key,
                if_match=if_match,
            )
        )

    def delete_me(self, *, meant: bool | None = None, idempotency_key: str | None = None) -> None:
        """Erase my account.

        My name and address are removed everywhere. My running games are resigned. Finished tables stay, without my name. Needs a session. A personal token is not enough.
        """
        self.send(
            Request[None](
                "DELETE", "/api/v1/me", None, query={"meant": meant}, idempotency_key=idempotency_key
            )
        )

    def request_email_change(
        self, body: models.EmailChange, *, idempotency_key: str | None = None
    ) -> models.EmailChangeAsked:
        """Ask for letters at another address.

        A link goes there, and a notice to my present address. Pressing the link changes my address. My sessions stay. Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.EmailChangeAsked](
                "POST",
                "/api/v1/me/email-changes",
                models.EmailChangeAsked,
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def export_me(self) -> models.Export:
        """Export all data that the server keeps about me.

        A key for programs cannot do this. Needs a session. A personal token is not enough.
        """
        return self.send(Request[models.Export]("GET", "/api/v1/me/export", models.Export))

    def list_sessions(self, *, limit: int | None = None, cursor: str | None = None) -> models.SessionPage:
        """List my sessions.

        Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.SessionPage](
                "GET", "/api/v1/me/sessions", models.SessionPage, query={"limit": limit, "cursor": cursor}
            )
        )

    def delete_session(self, number: int, *, idempotency_key: str | None = None) -> None:
        """End one of my sessions, even the present one.

        Needs a session. A personal token is not enough.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/me/sessions/{number}",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    def delete_token(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Revoke one of my tokens.

        Needs a session. A personal token is not enough.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/me/tokens/{number}",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    def list_programs(self, *, limit: int | None = None, cursor: str | None = None) -> models.ProgramPage:
        """List my programs that others may use.

        Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.ProgramPage](
                "GET", "/api/v1/me/programs", models.ProgramPage, query={"limit": limit, "cursor": cursor}
            )
        )

    def create_program(
        self, body: models.ProgramMake, *, idempotency_key: str | None = None
    ) -> models.Program:
        """Register my program for others.

        The program is a public client that uses a code and PKCE. RFC 8414 metadata is at `/.well-known/oauth-authorization-server`. Needs a session. A personal token is not enough.

        Possible problems: `too-many-programs`.
        """
        return self.send(
            Request[models.Program](
                "POST", "/api/v1/me/programs", models.Program, body=body, idempotency_key=idempotency_key
            )
        )

    def delete_program(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Remove my program and all permissions that players gave it.

        Needs a session. A personal token is not enough.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/me/programs/{number}",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    def list_permissions(self) -> models.PermissionPage:
        """List the programs of others that act for me.

        Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.PermissionPage]("GET", "/api/v1/me/permissions", models.PermissionPage)
        )

    def delete_permission(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Revoke the permission of a program, on all its devices.

        Needs a session. A personal token is not enough.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/me/permissions/{number}",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    def list_games(self) -> models.Games:
        """List the games.

        Open to everybody.
        """
        return self.send(Request[models.Games]("GET", "/api/v1/games", models.Games))

    def get_game(self, game: str) -> models.Game:
        """Show one game.

        Open to everybody.
        """
        return self.send(
            Request[models.Game]("GET", "/api/v1/games/{game}", models.Game, parts={"game": game})
        )

    def get_edition(self, game: str, edition: str) -> models.WholeEdition:
        """Show all data of an edition, with their marks.

        New tables open with this data. Open to everybody.
        """
        return self.send(
            Request[models.WholeEdition](
                "GET",
                "/api/v1/games/{game}/editions/{edition}",
                models.WholeEdition,
                parts={"game": game, "edition": edition},
            )
        )

    def get_table_edition(self, table: int) -> models.WholeEdition:
        """Show the edition that a table began with.

        The edition never changes while the table runs, so keep it under its hash. Every view of the table has this hash. Open to everybody.
        """
        return self.send(
            Request[models.WholeEdition](
                "GET", "/api/v1/tables/{table}/edition", models.WholeEdition, parts={"table": table}
            )
        )

    def get_rules(self, game: str) -> models.Rules:
        """Show the rules of a game, for all tables.

        Open to everybody.
        """
        return self.send(
            Request[models.Rules]("GET", "/api/v1/games/{game}/rules", models.Rules, parts={"game": game})
        )

    def get_table_rules(self, table: int) -> models.Rules:
        """Show the exact rules of a table.

        The rules match the table's number of players, options and edition. Open to everybody.
        """
        return self.send(
            Request[models.Rules]("GET", "/api/v1/tables/{table}/rules", models.Rules, parts={"table": table})
        )

    def create_invitation(
        self, table: int, body: models.Invite, *, idempotency_key: str | None = None
    ) -> None:
        """Invite a person by address.

        A mail explains how to join. Needs a session or a `play` key.

        Possible problems: `address-asked-often`, `address-needed`, `invitations-spent`, `invitations-unwanted`, `not-at-this-table`, `table-not-gathering`, `too-many-invitations`.
        """
        self.send(
            Request[None](
                "POST",
                "/api/v1/tables/{table}/invitations",
                None,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def list_invitations(
        self, table: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.InvitationPage:
        """List the addresses invited to a table, the newest first.

        The host sees all of them. Others see those that they invited themselves. Needs a session or a `read` key. OAuth is not accepted.

        Possible problems: `not-at-this-table`.
        """
        return self.send(
            Request[models.InvitationPage](
                "GET",
                "/api/v1/tables/{table}/invitations",
                models.InvitationPage,
                parts={"table": table},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def delete_invitation(self, table: int, number: int, *, idempotency_key: str | None = None) -> None:
        """Withdraw an invitation.

        The host and its sender may do this. A player who already has a seat stays. Needs a session or a `play` key.

        Possible problems: `not-at-this-table`.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}/invitations/{number}",
                None,
                parts={"table": table, "number": number},
                idempotency_key=idempotency_key,
            )
        )

    def add_bot(
        self, table: int, body: models.SeatBot, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Give an open seat to a bot, as the host.

        Needs a session or a `play` key.

        Possible problems: `not-at-this-table`, `seat-taken`, `table-not-gathering`.
        """
        return self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/bots",
                models.Table,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def take_seat(self, table: int, body: models.Sit, *, idempotency_key: str | None = None) -> models.Table:
        """Sit down at a table.

        Needs a session or a `play` key.

        Possible problems: `address-needed`, `not-invited`, `seat-taken`, `table-not-gathering`.
        """
        return self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/seats",
                models.Table,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def leave_seat(self, table: int, seat: int, *, idempotency_key: str | None = None) -> None:
        """Leave my seat before play begins.

        The host may also free the seat of another player. Needs a session, a `play` key or the seat's key.

        Possible problems: `not-at-this-table`, `table-not-gathering`.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}/seats/{seat}",
                None,
                parts={"table": table, "seat": seat},
                idempotency_key=idempotency_key,
            )
        )

    def set_ready(
        self, table: int, body: models.Ready, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Say that I am ready to begin, or not yet.

        Needs a session, a `play` key or the seat's key.

        Possible problems: `not-at-this-table`, `table-not-gathering`.
        """
        return self.send(
            Request[models.Table](
                "PUT",
                "/api/v1/tables/{table}/ready",
                models.Table,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def start_table(self, table: int, *, idempotency_key: str | None = None) -> models.Table:
        """Begin play, as the host, when all seats are taken.

        Needs a session or a `play` key.

        Possible problems: `not-at-this-table`, `seats-open`, `table-not-gathering`.
        """
        return self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/start",
                models.Table,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def create_rematch(self, table: int, *, idempotency_key: str | None = None) -> models.Table:
        """Play the same game again.

        The first request opens the new table and invites the others. Players who follow sit down. Needs a session or a `play` key.

        Possible problems: `not-at-this-table`, `seat-taken`, `table-not-finished`, `table-not-gathering`.
        """
        return self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/rematch",
                models.Table,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def create_contest(
        self, body: models.ContestMake, *, idempotency_key: str | None = None
    ) -> models.Contest:
        """Open a contest.

        The server draws its seed now. It publishes the commitment before anybody enters. Needs a session or a `play` key.

        Possible problems: `address-needed`, `bad-contest`, `bad-table`, `too-many-contests`.
        """
        return self.send(
            Request[models.Contest](
                "POST", "/api/v1/contests", models.Contest, body=body, idempotency_key=idempotency_key
            )
        )

    def list_contests(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        which: Literal["all", "mine"] | None = None,
        state: Literal["joining", "running", "finished", "cancelled"] | None = None,
        league: int | None = None,
        season: int | None = None,
    ) -> models.ContestPage:
        """List contests, the newest first.

        The list has all contests outside leagues, those that I entered or organise, or those of a league. Open to everybody.
        """
        return self.send(
            Request[models.ContestPage](
                "GET",
                "/api/v1/contests",
                models.ContestPage,
                query={
                    "limit": limit,
                    "cursor": cursor,
                    "which": which,
                    "state": state,
                    "league": league,
                    "season": season,
                },
            )
        )

    def get_contest(self, contest: int) -> models.Contest:
        """Show a contest as everybody sees it.

        Open to everybody.
        """
        return self.send(
            Request[models.Contest](
                "GET", "/api/v1/contests/{contest}", models.Contest, parts={"contest": contest}
            )
        )

    def enter_contest(self, contest: int, *, idempotency_key: str | None = None) -> models.Entrant:
        """Enter a contest, or wait if all places are taken.

        Needs a session or a `play` key.

        Possible problems: `address-needed`, `contest-closed`, `enough-tables`.
        """
        return self.send(
            Request[models.Entrant](
                "PUT",
                "/api/v1/contests/{contest}/entry",
                models.Entrant,
                parts={"contest": contest},
                idempotency_key=idempotency_key,
            )
        )

    def leave_contest(self, contest: int, *, idempotency_key: str | None = None) -> None:
        """Withdraw from a contest.

        A waiting player takes the place, or a bot plays the present table on. Needs a session or a `play` key.

        Possible problems: `contest-closed`, `not-entered`.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/contests/{contest}/entry",
                None,
                parts={"contest": contest},
                idempotency_key=idempotency_key,
            )
        )

    def list_contest_standings(
        self, contest: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.EntrantPage:
        """List the entrants of a contest, the best first.

        Before it begins, the order has no meaning. Open to everybody.
        """
        return self.send(
            Request[models.EntrantPage](
                "GET",
                "/api/v1/contests/{contest}/standings",
                models.EntrantPage,
                parts={"contest": contest},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def list_contest_pods(
        self, contest: int, number: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.PodPage:
        """List the pods of a round, the last first.

        A pod has its table and, once that is over, its points. Open to everybody.
        """
        return self.send(
            Request[models.PodPage](
                "GET",
                "/api/v1/contests/{contest}/rounds/{number}/pods",
                models.PodPage,
                parts={"contest": contest, "number": number},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def get_contest_draw(self, contest: int) -> models.Draw:
        """Show the seed of a contest and all its draws.

        Anybody can repeat the draws. They are available from the first round on. Open to everybody.

        Possible problems: `contest-closed`.
        """
        return self.send(
            Request[models.Draw](
                "GET", "/api/v1/contests/{contest}/draw", models.Draw, parts={"contest": contest}
            )
        )

    def invite_entrant(
        self, contest: int, body: models.Invite, *, idempotency_key: str | None = None
    ) -> None:
        """Invite a player with an account, as the organiser.

        A player who answers the letter has entered. Needs a session or a `play` key.

        Possible problems: `address-asked-often`, `contest-closed`, `invitations-spent`, `not-organiser`.
        """
        self.send(
            Request[None](
                "POST",
                "/api/v1/contests/{contest}/invitations",
                None,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def organise_contest_deadline(
        self, contest: int, body: models.ContestDeadline, *, idempotency_key: str | None = None
    ) -> models.Done:
        """Set the end of joining or of the present round. It may be at once.

        Needs a session or a `play` key.

        Possible problems: `cannot-be`, `not-organiser`.
        """
        return self.send(
            Request[models.Done](
                "POST",
                "/api/v1/contests/{contest}/deadline",
                models.Done,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def organise_contest_cancel(
        self, contest: int, body: models.ContestCancel, *, idempotency_key: str | None = None
    ) -> models.Done:
        """Cancel a contest, or resume it. Its tables go on like all others.

        Needs a session or a `play` key.

        Possible problems: `cannot-be`, `not-organiser`.
        """
        return self.send(
            Request[models.Done](
                "POST",
                "/api/v1/contests/{contest}/cancel",
                models.Done,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def organise_contest_withdraw(
        self, contest: int, body: models.ContestWithdraw, *, idempotency_key: str | None = None
    ) -> models.Done:
        """Withdraw an entrant, or readmit them from the next round.

        Needs a session or a `play` key.

        Possible problems: `cannot-be`, `not-organiser`.
        """
        return self.send(
            Request[models.Done](
                "POST",
                "/api/v1/contests/{contest}/withdraw",
                models.Done,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def organise_contest_replace(
        self, contest: int, body: models.ContestReplace, *, idempotency_key: str | None = None
    ) -> models.Done:
        """Replace an entrant. Another player gets the place, its points and its present seat.

        Needs a session or a `play` key.

        Possible problems: `cannot-be`, `not-organiser`.
        """
        return self.send(
            Request[models.Done](
                "POST",
                "/api/v1/contests/{contest}/replace",
                models.Done,
                parts={"contest": contest},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def create_league(self, body: models.LeagueMake, *, idempotency_key: str | None = None) -> models.League:
        """Open a league.

        The seasons of divisions follow each other by themselves. A ladder is open at once. Needs a session or a `play` key.

        Possible problems: `address-needed`, `bad-league`, `bad-table`, `too-many-leagues`.
        """
        return self.send(
            Request[models.League](
                "POST", "/api/v1/leagues", models.League, body=body, idempotency_key=idempotency_key
            )
        )

    def list_leagues(
        self,
        *,
        limit: int | None = None,
        cursor: str | None = None,
        which: Literal["all", "mine"] | None = None,
        state: Literal["joining", "running", "ended"] | None = None,
    ) -> models.LeaguePage:
        """List leagues, the newest first.

        The list has all leagues, or those that I play in or organise. Open to everybody.
        """
        return self.send(
            Request[models.LeaguePage](
                "GET",
                "/api/v1/leagues",
                models.LeaguePage,
                query={"limit": limit, "cursor": cursor, "which": which, "state": state},
            )
        )

    def get_league(self, league: int) -> models.League:
        """Show a league as everybody sees it.

        The divisions of a league are contests: `GET /contests?league=…&season=…`. Open to everybody.
        """
        return self.send(
            Request[models.League]("GET", "/api/v1/leagues/{league}", models.League, parts={"league": league})
        )

    def list_league_members(
        self, league: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.LeagueMemberPage:
        """List the members of a league, the first place first.

        The list has the present division of each member. Open to everybody.
        """
        return self.send(
            Request[models.LeagueMemberPage](
                "GET",
                "/api/v1/leagues/{league}/members",
                models.LeagueMemberPage,
                parts={"league": league},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def join_league(self, league: int, *, idempotency_key: str | None = None) -> models.LeagueMember:
        """Join a league in its last place.

        During a season I wait for a place in its lowest division. Needs a session or a `play` key.

        Possible problems: `address-needed`, `league-ended`.
        """
        return self.send(
            Request[models.LeagueMember](
                "PUT",
                "/api/v1/leagues/{league}/membership",
                models.LeagueMember,
                parts={"league": league},
                idempotency_key=idempotency_key,
            )
        )

    def leave_league(self, league: int, *, idempotency_key: str | None = None) -> None:
        """Leave a league.

        A waiting player takes my place in the season, or a bot plays on. An open challenge is lost. Needs a session or a `play` key.

        Possible problems: `not-member`.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/leagues/{league}/membership",
                None,
                parts={"league": league},
                idempotency_key=idempotency_key,
            )
        )

    def list_challenges(
        self, league: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.ChallengePage:
        """List the open challenges of a ladder.

        Open to everybody.
        """
        return self.send(
            Request[models.ChallengePage](
                "GET",
                "/api/v1/leagues/{league}/challenges",
                models.ChallengePage,
                parts={"league": league},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def create_challenge(
        self, league: int, body: models.ChallengeMake, *, idempotency_key: str | None = None
    ) -> models.Challenge:
        """Challenge a player above me on a ladder.

        The player accepts by entering the contest, or loses their place. Needs a session or a `play` key.

        Possible problems: `cannot-challenge`, `not-member`.
        """
        return self.send(
            Request[models.Challenge](
                "POST",
                "/api/v1/leagues/{league}/challenges",
                models.Challenge,
                parts={"league": league},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def organise_league_season(
        self, league: int, body: models.Until, *, idempotency_key: str | None = None
    ) -> models.Done:
        """Begin the next season of a league at another moment. It may follow the present one at once.

        Needs a session or a `play` key.

        Possible problems: `cannot-be`, `not-organiser`.
        """
        return self.send(
            Request[models.Done](
                "POST",
                "/api/v1/leagues/{league}/season",
                models.Done,
                parts={"league": league},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def organise_league_end(
        self, league: int, body: models.LeagueEnd, *, idempotency_key: str | None = None
    ) -> models.Done:
        """End a league, or resume it. Nothing new begins after its end, and running games go on.

        Needs a session or a `play` key.

        Possible problems: `cannot-be`, `not-organiser`.
        """
        return self.send(
            Request[models.Done](
                "POST",
                "/api/v1/leagues/{league}/end",
                models.Done,
                parts={"league": league},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def organise_league_member(
        self, league: int, body: models.Membership, *, idempotency_key: str | None = None
    ) -> models.Done:
        """Remove a player from a league, or add them last.

        Needs a session or a `play` key.

        Possible problems: `cannot-be`, `not-organiser`.
        """
        return self.send(
            Request[models.Done](
                "POST",
                "/api/v1/leagues/{league}/member",
                models.Done,
                parts={"league": league},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def create_lesson(self, body: models.Learn, *, idempotency_key: str | None = None) -> models.Table:
        """Open the table of a lesson.

        The next lesson opens by itself when this one is done. A short game follows the last one. Needs a session or a `play` key.

        Possible problems: `bad-table`.
        """
        return self.send(
            Request[models.Table](
                "POST", "/api/v1/lessons", models.Table, body=body, idempotency_key=idempotency_key
            )
        )

    def get_lesson(self, table: int) -> models.Lesson:
        """Show the lesson of a table.

        The answer has its subject, its task and the next table. Needs a session, a `read` key or the seat's key.

        Possible problems: `no-lesson`, `table-not-running`.
        """
        return self.send(
            Request[models.Lesson](
                "GET", "/api/v1/tables/{table}/lesson", models.Lesson, parts={"table": table}
            )
        )

    def list_circles(self, *, limit: int | None = None, cursor: str | None = None) -> models.CirclePage:
        """List my circles, the newest first.

        Needs a session or a `read` key.
        """
        return self.send(
            Request[models.CirclePage](
                "GET", "/api/v1/circles", models.CirclePage, query={"limit": limit, "cursor": cursor}
            )
        )

    def create_circle(self, body: models.CircleMake, *, idempotency_key: str | None = None) -> models.Circle:
        """Found a circle and become its owner.

        Needs a session or a `play` key.

        Possible problems: `address-needed`, `too-many-circles`.
        """
        return self.send(
            Request[models.Circle](
                "POST", "/api/v1/circles", models.Circle, body=body, idempotency_key=idempotency_key
            )
        )

    def get_circle(self, circle: int) -> models.Circle:
        """Show one of my circles.

        Needs a session or a `read` key.
        """
        return self.send(
            Request[models.Circle]("GET", "/api/v1/circles/{circle}", models.Circle, parts={"circle": circle})
        )

    def update_circle(
        self, circle: int, body: models.CircleChange, *, idempotency_key: str | None = None
    ) -> models.Circle:
        """Change a circle, as its owner.

        I can change its name, the right to invite, its usual settings, its day of the month and its owner. Needs a session or a `play` key.

        Possible problems: `bad-table`, `circle-closed`, `not-the-owner`.
        """
        return self.send(
            Request[models.Circle](
                "PATCH",
                "/api/v1/circles/{circle}",
                models.Circle,
                parts={"circle": circle},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def get_circle_link(self, circle: int) -> models.CircleLink:
        """Show the link to a circle, if I may invite.

        Needs a session or a `play` key.

        Possible problems: `may-not-invite`.
        """
        return self.send(
            Request[models.CircleLink](
                "GET", "/api/v1/circles/{circle}/link", models.CircleLink, parts={"circle": circle}
            )
        )

    def renew_circle_link(self, circle: int, *, idempotency_key: str | None = None) -> models.CircleLink:
        """Make a new link to a circle, as its owner.

        Every earlier link stops working. Needs a session or a `play` key.

        Possible problems: `circle-closed`, `not-the-owner`.
        """
        return self.send(
            Request[models.CircleLink](
                "PUT",
                "/api/v1/circles/{circle}/link",
                models.CircleLink,
                parts={"circle": circle},
                idempotency_key=idempotency_key,
            )
        )

    def join_circle(self, body: models.CircleJoin, *, idempotency_key: str | None = None) -> models.Circle:
        """Join the circle that a link leads to.

        Needs a session or a `play` key.

        Possible problems: `address-needed`, `circle-closed`, `circle-full`, `circle-link-spent`, `too-many-circles`.
        """
        return self.send(
            Request[models.Circle](
                "POST", "/api/v1/circle-joins", models.Circle, body=body, idempotency_key=idempotency_key
            )
        )

    def update_circle_settings(
        self, circle: int, body: models.CircleWishes, *, idempotency_key: str | None = None
    ) -> None:
        """Change my wishes for letters of a circle.

        I can be asked by letter or not. News comes monthly, weekly or never. Needs a session or a `play` key.
        """
        self.send(
            Request[None](
                "PATCH",
                "/api/v1/circles/{circle}/wishes",
                None,
                parts={"circle": circle},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def leave_circle(self, circle: int, player: int, *, idempotency_key: str | None = None) -> None:
        """Leave a circle, or remove a member as its owner.

        The circle ends when the last member leaves. Needs a session or a `play` key.

        Possible problems: `not-the-owner`.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/circles/{circle}/members/{player}",
                None,
                parts={"circle": circle, "player": player},
                idempotency_key=idempotency_key,
            )
        )

    def list_circle_tables(
        self, circle: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.TablePage:
        """List the tables of a circle, the newest first.

        Needs a session or a `read` key.
        """
        return self.send(
            Request[models.TablePage](
                "GET",
                "/api/v1/circles/{circle}/tables",
                models.TablePage,
                parts={"circle": circle},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def list_circle_standings(self, circle: int) -> models.CircleStandings:
        """Show the standings of a circle, game by game.

        The finished tables of the circle count. Needs a session or a `read` key.
        """
        return self.send(
            Request[models.CircleStandings](
                "GET", "/api/v1/circles/{circle}/standings", models.CircleStandings, parts={"circle": circle}
            )
        )

    def list_circle_messages(
        self, circle: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.CircleSaidPage:
        """List the talk of a circle's finished tables, newest first.

        The list has only messages to all. Needs a session or a `read` key.
        """
        return self.send(
            Request[models.CircleSaidPage](
                "GET",
                "/api/v1/circles/{circle}/talk",
                models.CircleSaidPage,
                parts={"circle": circle},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def play_usual_again(self, circle: int, *, idempotency_key: str | None = None) -> models.Table:
        """Open the usual table again and ask everybody.

        A usual table that still waits for players is used instead. Needs a session or a `play` key.

        Possible problems: `bad-table`, `circle-calls-spent`, `circle-closed`, `nothing-usual`, `too-many-tables`.
        """
        return self.send(
            Request[models.Table](
                "POST",
                "/api/v1/circles/{circle}/again",
                models.Table,
                parts={"circle": circle},
                idempotency_key=idempotency_key,
            )
        )

    def call_circle(self, circle: int, table: int, *, idempotency_key: str | None = None) -> models.Table:
        """Ask everybody in the circle to join my table.

        The table must belong to the circle, and I must be its host. Needs a session or a `play` key.

        Possible problems: `circle-calls-spent`, `circle-closed`, `not-at-this-table`, `table-not-gathering`.
        """
        return self.send(
            Request[models.Table](
                "PUT",
                "/api/v1/circles/{circle}/tables/{table}/call",
                models.Table,
                parts={"circle": circle, "table": table},
                idempotency_key=idempotency_key,
            )
        )

    def answer_circle_call(
        self, circle: int, table: int, body: models.CircleAnswer, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Say whether I come to a table of my circle.

        The circle must have been asked to the table. Needs a session or a `play` key.

        Possible problems: `not-asked`, `seat-taken`, `table-not-gathering`.
        """
        return self.send(
            Request[models.Table](
                "PUT",
                "/api/v1/circles/{circle}/tables/{table}/answer",
                models.Table,
                parts={"circle": circle, "table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def get_table_link(self, table: int) -> models.Link:
        """Show the link of a table, as its host.

        A table for players with the link has one from the start. Needs a session or a `play` key.

        Possible problems: `no-link`, `not-at-this-table`.
        """
        return self.send(
            Request[models.Link]("GET", "/api/v1/tables/{table}/link", models.Link, parts={"table": table})
        )

    def create_table_link(self, table: int, *, idempotency_key: str | None = None) -> models.Link:
        """Make the link of a table, as its host.

        An earlier link stops working. Needs a session or a `play` key.

        Possible problems: `address-needed`, `not-at-this-table`, `not-invited`, `table-not-gathering`.
        """
        return self.send(
            Request[models.Link](
                "PUT",
                "/api/v1/tables/{table}/link",
                models.Link,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def join_by_link_as_guest(
        self, body: models.Guest, *, idempotency_key: str | None = None
    ) -> models.SeatKey:
        """Sit down as a guest, without an account.

        Only the key opens the seat. Open to everybody.

        Possible problems: `link-spent`, `seat-taken`, `table-not-gathering`.
        """
        return self.send(
            Request[models.SeatKey](
                "POST", "/api/v1/guests", models.SeatKey, body=body, idempotency_key=idempotency_key
            )
        )

    def create_seat_key(self, table: int, seat: int, *, idempotency_key: str | None = None) -> models.SeatKey:
        """Make a new key for my seat.

        Every earlier key stops working. Needs a session, a `play` key or the seat's key. OAuth is not accepted.

        Possible problems: `not-your-seat`.
        """
        return self.send(
            Request[models.SeatKey](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/keys",
                models.SeatKey,
                parts={"table": table, "seat": seat},
                idempotency_key=idempotency_key,
            )
        )

    def get_view(self, table: int, *, text: bool | None = None) -> models.View:
        """Show a table as an onlooker sees it.

        Open to everybody.

        Possible problems: `table-not-running`.
        """
        return self.send(
            Request[models.View](
                "GET",
                "/api/v1/tables/{table}/view",
                models.View,
                parts={"table": table},
                query={"text": text},
            )
        )

    def list_events(self, table: int, *, since: int | None = None) -> models.Events:
        """List the events of a table that everybody may know.

        Open to everybody.
        """
        return self.send(
            Request[models.Events](
                "GET",
                "/api/v1/tables/{table}/events",
                models.Events,
                parts={"table": table},
                query={"since": since},
            )
        )

    def list_components(self, table: int) -> models.Components:
        """List all components as an onlooker knows them.

        A component is shown, available or out of the game. Open to everybody.

        Possible problems: `table-not-running`.
        """
        return self.send(
            Request[models.Components](
                "GET", "/api/v1/tables/{table}/components", models.Components, parts={"table": table}
            )
        )

    def list_seat_components(self, table: int, seat: int) -> models.Components:
        """List all components as my seat knows them.

        A component is mine, shown, available, unseen or out of the game. Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`, `table-not-running`.
        """
        return self.send(
            Request[models.Components](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/components",
                models.Components,
                parts={"table": table, "seat": seat},
            )
        )

    def ask_what_if(
        self, table: int, seat: int, body: models.WhatIf, *, idempotency_key: str | None = None
    ) -> models.Certain:
        """Show the certain effects of a legal move without playing.

        Needs a session, a `read` key or the seat's key.

        Possible problems: `ambiguous-move`, `illegal-move`, `not-your-seat`, `table-not-running`, `unreadable-move`.
        """
        return self.send(
            Request[models.Certain](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/what-if",
                models.Certain,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def list_mails(
        self, *, limit: int | None = None, cursor: str | None = None, table: int | None = None
    ) -> models.MailPage:
        """List the mails to me, each with its state.

        The list has all mails, or those of one table. Needs a session or a `read` key. OAuth is not accepted.
        """
        return self.send(
            Request[models.MailPage](
                "GET",
                "/api/v1/me/mails",
                models.MailPage,
                query={"limit": limit, "cursor": cursor, "table": table},
            )
        )

    def get_mail_settings(self) -> models.Wishes:
        """Show my mail settings.

        My settings apply to tables without settings of their own. Needs a session or a `read` key.
        """
        return self.send(Request[models.Wishes]("GET", "/api/v1/me/mail", models.Wishes))

    def update_mail_settings(
        self, body: models.WishesChange, *, idempotency_key: str | None = None
    ) -> models.Wishes:
        """Change my mail settings.

        Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.Wishes](
                "PATCH", "/api/v1/me/mail", models.Wishes, body=body, idempotency_key=idempotency_key
            )
        )

    def get_mail_address(self) -> models.Address:
        """Show whether mail still goes to my address.

        If mail has stopped, the answer has the date and the reason. Needs a session or a `read` key. OAuth is not accepted.
        """
        return self.send(Request[models.Address]("GET", "/api/v1/me/mail-address", models.Address))

    def restart_mail(self, *, idempotency_key: str | None = None) -> None:
        """Say that my address works again.

        Needs a session. A personal token is not enough.
        """
        self.send(
            Request[None]("DELETE", "/api/v1/me/mail-address/stop", None, idempotency_key=idempotency_key)
        )

    def allow_my_invitations(self, *, idempotency_key: str | None = None) -> None:
        """Allow invitation letters to my address again.

        The link in an invitation letter had stopped them. Needs a session. A personal token is not enough.
        """
        self.send(
            Request[None](
                "DELETE", "/api/v1/me/mail-address/invitation-stop", None, idempotency_key=idempotency_key
            )
        )

    def get_table_mail_settings(self, table: int) -> models.Wishes:
        """Show my mail settings for one table.

        Needs a session or a `read` key.

        Possible problems: `not-at-this-table`.
        """
        return self.send(
            Request[models.Wishes](
                "GET", "/api/v1/tables/{table}/mail", models.Wishes, parts={"table": table}
            )
        )

    def update_table_mail_settings(
        self, table: int, body: models.WishesChange, *, idempotency_key: str | None = None
    ) -> models.Wishes:
        """Change my mail settings for one table.

        Needs a session or a `play` key.

        Possible problems: `not-at-this-table`.
        """
        return self.send(
            Request[models.Wishes](
                "PATCH",
                "/api/v1/tables/{table}/mail",
                models.Wishes,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def report_presence(self, table: int, *, idempotency_key: str | None = None) -> None:
        """Say that I am looking at this table.

        Mails to me about the table wait for two minutes. Needs a session or a `play` key.

        Possible problems: `not-at-this-table`.
        """
        self.send(
            Request[None](
                "PUT",
                "/api/v1/tables/{table}/looking",
                None,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def list_motions(
        self, table: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.MotionPage:
        """List the motions of my table, the newest first.

        Needs a session, a `read` key or the seat's key.

        Possible problems: `not-at-this-table`.
        """
        return self.send(
            Request[models.MotionPage](
                "GET",
                "/api/v1/tables/{table}/motions",
                models.MotionPage,
                parts={"table": table},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def create_motion(
        self, table: int, body: models.MotionMake, *, idempotency_key: str | None = None
    ) -> models.Motion:
        """Put a motion to all others at my table.

        A motion takes moves back, ends the game with its present scores or without a result, pauses it, or gives more time. It takes effect when the last player agrees. Needs a session, a `play` key or the seat's key.

        Possible problems: `not-at-this-table`, `nothing-to-take-back`, `table-not-running`, `time-refused`.
        """
        return self.send(
            Request[models.Motion](
                "POST",
                "/api/v1/tables/{table}/motions",
                models.Motion,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def vote_on_motion(
        self, table: int, motion: int, body: models.VoteMake, *, idempotency_key: str | None = None
    ) -> models.Motion:
        """Agree to a motion, or refuse it.

        One refusal ends it. Refusing my own motion takes it back. Needs a session, a `play` key or the seat's key.

        Possible problems: `motion-closed`, `not-at-this-table`, `table-not-running`.
        """
        return self.send(
            Request[models.Motion](
                "PUT",
                "/api/v1/tables/{table}/motions/{motion}/vote",
                models.Motion,
                parts={"table": table, "motion": motion},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def mark_messages_read(
        self, table: int, seat: int, body: models.ReadMark, *, idempotency_key: str | None = None
    ) -> None:
        """Mark the talk as read up to a line.

        Needs a session, a `play` key or the seat's key.

        Possible problems: `not-your-seat`.
        """
        self.send(
            Request[None](
                "PUT",
                "/api/v1/tables/{table}/seats/{seat}/talk/read",
                None,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def get_note(self, table: int, seat: int) -> models.Note:
        """Show my note about the table.

        Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`.
        """
        return self.send(
            Request[models.Note](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/note",
                models.Note,
                parts={"table": table, "seat": seat},
            )
        )

    def set_note(
        self, table: int, seat: int, body: models.Note, *, idempotency_key: str | None = None
    ) -> models.Note:
        """Replace my note about the table.

        Nobody else reads it. Needs a session, a `play` key or the seat's key.

        Possible problems: `not-your-seat`.
        """
        return self.send(
            Request[models.Note](
                "PUT",
                "/api/v1/tables/{table}/seats/{seat}/note",
                models.Note,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def list_reports(self, table: int, seat: int) -> models.Reports:
        """List my reports to the desk about this table.

        A report says if it is settled. Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`.
        """
        return self.send(
            Request[models.Reports](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/reports",
                models.Reports,
                parts={"table": table, "seat": seat},
            )
        )

    def create_report(
        self, table: int, seat: int, body: models.ReportMake, *, idempotency_key: str | None = None
    ) -> models.Report:
        """Report this table to the desk.

        The report is about a line of the talk or about anything else. Needs a session, a `play` key or the seat's key.

        Possible problems: `no-such-line`, `not-at-this-table`, `not-your-seat`, `too-many-reports`.
        """
        return self.send(
            Request[models.Report](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/reports",
                models.Report,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def list_mutes(self, *, limit: int | None = None, cursor: str | None = None) -> models.MutePage:
        """List the players whom I have muted, the newest first.

        Needs a session or a `read` key.
        """
        return self.send(
            Request[models.MutePage](
                "GET", "/api/v1/me/mutes", models.MutePage, query={"limit": limit, "cursor": cursor}
            )
        )

    def mute_player(self, player: int, *, idempotency_key: str | None = None) -> None:
        """Mute a player.

        I get no talk, invitations or challenges from them. They are not told. The player cannot be a bot or me. Needs a session or a `play` key.
        """
        self.send(
            Request[None](
                "PUT",
                "/api/v1/me/mutes/{player}",
                None,
                parts={"player": player},
                idempotency_key=idempotency_key,
            )
        )

    def unmute_player(self, player: int, *, idempotency_key: str | None = None) -> None:
        """Lift the mute of a player.

        Needs a session or a `play` key.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/me/mutes/{player}",
                None,
                parts={"player": player},
                idempotency_key=idempotency_key,
            )
        )

    def list_seeks(
        self, *, limit: int | None = None, cursor: str | None = None, game: str | None = None
    ) -> models.SeekPage:
        """List the players who look for a table, the newest first.

        Needs a session or a `read` key.
        """
        return self.send(
            Request[models.SeekPage](
                "GET",
                "/api/v1/seeks",
                models.SeekPage,
                query={"limit": limit, "cursor": cursor, "game": game},
            )
        )

    def create_seek(self, body: models.SeekMake, *, idempotency_key: str | None = None) -> models.Seek:
        """Look for a table of a game.

        I get a letter for each new table that anybody may join, at most three a day. The search ends after 30 days, or when I sit with other people at a table of the game. A second request starts the 30 days again. Needs a session or a `play` key.

        Possible problems: `address-needed`, `not-found`.
        """
        return self.send(
            Request[models.Seek](
                "POST", "/api/v1/seeks", models.Seek, body=body, idempotency_key=idempotency_key
            )
        )

    def delete_seek(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Stop looking for a table.

        Needs a session or a `play` key.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/seeks/{number}",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    def create_try_out(self, table: int, seat: int, *, idempotency_key: str | None = None) -> models.TryOut:
        """Begin a try-out from the present position.

        An earlier try-out is discarded. Needs a session, a `play` key or the seat's key.

        Possible problems: `not-your-seat`, `table-not-running`.
        """
        return self.send(
            Request[models.TryOut](
                "PUT",
                "/api/v1/tables/{table}/seats/{seat}/try-out",
                models.TryOut,
                parts={"table": table, "seat": seat},
                idempotency_key=idempotency_key,
            )
        )

    def get_try_out(self, table: int, seat: int) -> models.TryOut:
        """Show my try-out, from the seat that is to move.

        Needs a session, a `read` key or the seat's key.

        Possible problems: `no-try-out`, `not-your-seat`.
        """
        return self.send(
            Request[models.TryOut](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/try-out",
                models.TryOut,
                parts={"table": table, "seat": seat},
            )
        )

    def delete_try_out(self, table: int, seat: int, *, idempotency_key: str | None = None) -> None:
        """Discard my try-out.

        Needs a session, a `play` key or the seat's key.

        Possible problems: `not-your-seat`.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}/seats/{seat}/try-out",
                None,
                parts={"table": table, "seat": seat},
                idempotency_key=idempotency_key,
            )
        )

    def play_try_out_moves(
        self, table: int, seat: int, body: models.TryMove, *, idempotency_key: str | None = None
    ) -> models.TryOut:
        """Play a move for any seat of my try-out.

        The table itself does not change. Needs a session, a `play` key or the seat's key.

        Possible problems: `ambiguous-move`, `illegal-move`, `no-try-out`, `not-your-seat`, `nothing-asked`, `unreadable-move`.
        """
        return self.send(
            Request[models.TryOut](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/try-out/moves",
                models.TryOut,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def get_try_out_advice(
        self,
        table: int,
        seat: int,
        *,
        level: Literal["apprentice", "courtier", "prince", "doge"] | None = None,
    ) -> models.Advice:
        """Ask a bot for its move in my try-out.

        The table must allow this. Needs a session, a `read` key or the seat's key.

        Possible problems: `no-advice`, `no-try-out`, `not-your-seat`, `nothing-asked`.
        """
        return self.send(
            Request[models.Advice](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/try-out/advice",
                models.Advice,
                parts={"table": table, "seat": seat},
                query={"level": level},
            )
        )

    def request_try_out_coach(
        self, table: int, seat: int, body: models.TryOutAnswer, *, idempotency_key: str | None = None
    ) -> models.TryOutCoach:
        """Ask the coach to judge an answer in my try-out.

        The coach compares it with the best other answers. The table must let bots advise. Needs a session, a `play` key or the seat's key.

        Possible problems: `ambiguous-move`, `illegal-move`, `no-advice`, `no-coach`, `no-try-out`, `not-your-seat`, `nothing-asked`, `unreadable-move`.
        """
        return self.send(
            Request[models.TryOutCoach](
                "PUT",
                "/api/v1/tables/{table}/seats/{seat}/try-out/coach",
                models.TryOutCoach,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def get_try_out_coach(self, table: int, seat: int) -> models.TryOutCoach:
        """Show the coach's findings about my last request.

        Thinking takes some seconds. Needs a session, a `read` key or the seat's key.

        Possible problems: `no-try-out`, `not-your-seat`.
        """
        return self.send(
            Request[models.TryOutCoach](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/try-out/coach",
                models.TryOutCoach,
                parts={"table": table, "seat": seat},
            )
        )

    def list_plans(self, table: int, seat: int) -> models.Plans:
        """List my plans at a table.

        The list has the active plans, and the last ended ones with the reason. Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`.
        """
        return self.send(
            Request[models.Plans](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/plans",
                models.Plans,
                parts={"table": table, "seat": seat},
            )
        )

    def create_plan(
        self, table: int, seat: int, body: models.PlanMake, *, idempotency_key: str | None = None
    ) -> models.Plan:
        """Give a plan.

        A plan for the open question answers at once. Needs a session, a `play` key or the seat's key.

        Possible problems: `not-your-seat`, `table-not-running`, `too-many-plans`, `unreadable-move`, `unreadable-plan`.
        """
        return self.send(
            Request[models.Plan](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/plans",
                models.Plan,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def check_plan(
        self, table: int, seat: int, body: models.PlanMake, *, idempotency_key: str | None = None
    ) -> models.PlanCheck:
        """Check a plan without giving it.

        The answer says how it is understood, what it would do now, and what would end it. Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`, `table-not-running`, `unreadable-move`, `unreadable-plan`.
        """
        return self.send(
            Request[models.PlanCheck](
                "POST",
                "/api/v1/tables/{table}/seats/{seat}/plans/check",
                models.PlanCheck,
                parts={"table": table, "seat": seat},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def replace_plan(
        self, table: int, seat: int, plan: int, body: models.PlanMake, *, idempotency_key: str | None = None
    ) -> models.Plan:
        """Replace an active plan with another one.

        The new plan starts from the beginning. Needs a session, a `play` key or the seat's key.

        Possible problems: `no-plan`, `not-your-seat`, `table-not-running`, `unreadable-move`, `unreadable-plan`.
        """
        return self.send(
            Request[models.Plan](
                "PUT",
                "/api/v1/tables/{table}/seats/{seat}/plans/{plan}",
                models.Plan,
                parts={"table": table, "seat": seat, "plan": plan},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def delete_plan(self, table: int, seat: int, plan: int, *, idempotency_key: str | None = None) -> None:
        """Withdraw a plan.

        The moves that it played stay. Needs a session, a `play` key or the seat's key.

        Possible problems: `no-plan`, `not-your-seat`, `table-not-running`.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/tables/{table}/seats/{seat}/plans/{plan}",
                None,
                parts={"table": table, "seat": seat, "plan": plan},
                idempotency_key=idempotency_key,
            )
        )

    def export_own_record(self, table: int, seat: int) -> models.PartialRecord:
        """Export the record of my seat at a table.

        The record has the moves of the seat and the data that identify the table. Needs a session, a `read` key or the seat's key.

        Possible problems: `not-your-seat`.
        """
        return self.send(
            Request[models.PartialRecord](
                "GET",
                "/api/v1/tables/{table}/seats/{seat}/record",
                models.PartialRecord,
                parts={"table": table, "seat": seat},
            )
        )

    def list_player_tables(
        self, player: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.TablePage:
        """List the tables of a player that the caller may see, the newest first.

        The list has public tables, and all of them if the player is me. Open to everybody.
        """
        return self.send(
            Request[models.TablePage](
                "GET",
                "/api/v1/players/{player}/tables",
                models.TablePage,
                parts={"player": player},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def export_player_records(
        self, player: int, *, limit: int | None = None, cursor: str | None = None, game: str | None = None
    ) -> str:
        """Export the records of a player's finished tables, one a line, the newest first.

        Each line has `table`, `ended_at` and `record`. If there are more, the header `Link` has the next page. Open to everybody.
        """
        return self.send(
            Request[str](
                "GET",
                "/api/v1/players/{player}/records",
                str,
                parts={"player": player},
                query={"limit": limit, "cursor": cursor, "game": game},
            )
        )

    def import_record(self, body: models.RecordImport, *, idempotency_key: str | None = None) -> models.Table:
        """Import a record as a finished table.

        The server first replays and verifies it. Needs a session or a `play` key.

        Possible problems: `record-refused`.
        """
        return self.send(
            Request[models.Table](
                "POST", "/api/v1/records", models.Table, body=body, idempotency_key=idempotency_key
            )
        )

    def get_player(self, number: int) -> models.PlayerInfo:
        """Show a player as others see them.

        The answer has punctuality, ratings, tables by game, best scores and opponents. Needs a session or a `read` key.
        """
        return self.send(
            Request[models.PlayerInfo](
                "GET", "/api/v1/players/{number}", models.PlayerInfo, parts={"number": number}
            )
        )

    def get_rating_history(
        self, number: int, *, limit: int | None = None, cursor: str | None = None, game: str | None = None
    ) -> models.RatedChangePage:
        """List a player's rating changes, the oldest first.

        The list is empty if the player does not let me see it. Needs a session or a `read` key.
        """
        return self.send(
            Request[models.RatedChangePage](
                "GET",
                "/api/v1/players/{number}/ratings",
                models.RatedChangePage,
                parts={"number": number},
                query={"limit": limit, "cursor": cursor, "game": game},
            )
        )

    def get_leaderboard(
        self,
        *,
        game: str | None = None,
        month: str | None = None,
        known: bool | None = None,
        limit: int | None = None,
        cursor: str | None = None,
    ) -> models.StandingPage:
        """List the players of a game, or all, best first.

        The list covers all time or a month. It has the players who let me see it. Needs a session or a `read` key.
        """
        return self.send(
            Request[models.StandingPage](
                "GET",
                "/api/v1/leaderboard",
                models.StandingPage,
                query={"game": game, "month": month, "known": known, "limit": limit, "cursor": cursor},
            )
        )

    def get_table_ratings(self, table: int) -> models.TableRatings:
        """Show which players are rated at a table.

        The answer has the reasons for the others and, after the end, the changes. Open to everybody.
        """
        return self.send(
            Request[models.TableRatings](
                "GET", "/api/v1/tables/{table}/ratings", models.TableRatings, parts={"table": table}
            )
        )

    def get_coach(self, table: int) -> models.Coach:
        """Show the coach's findings about a finished table. They grow while it looks.

        Open to everybody.

        Possible problems: `table-not-finished`.
        """
        return self.send(
            Request[models.Coach]("GET", "/api/v1/tables/{table}/coach", models.Coach, parts={"table": table})
        )

    def request_coach(self, table: int, *, idempotency_key: str | None = None) -> None:
        """Ask the coach to look at my finished table.

        Needs a session or a `play` key.

        Possible problems: `no-coach`, `not-at-this-table`.
        """
        self.send(
            Request[None](
                "PUT",
                "/api/v1/tables/{table}/coach",
                None,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def request_closer_look(self, table: int, *, idempotency_key: str | None = None) -> None:
        """Ask the coach to look more closely at the moments of my finished table.

        The findings are kept and become more precise. Needs a session or a `play` key.

        Possible problems: `no-coach`, `not-at-this-table`.
        """
        self.send(
            Request[None](
                "PUT",
                "/api/v1/tables/{table}/coach/closer",
                None,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def stream_table(self, table: int, *, last_event_id: str | None = None) -> Iterator[models.TableMessage]:
        """Follow a table as an onlooker.

        Open to everybody.

        Possible problems: `invalid-request`, `too-many-streams`.
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
    ) -> Iterator[models.SeatMessage]:
        """Follow a table from my seat.

        The stream has the events that I may know, my questions, and messages to me. Needs a session, a `read` key or the seat's key.

        Possible problems: `invalid-request`, `too-many-streams`.
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

    def get_hook(self, number: int) -> models.Hook:
        """Show one of my hooks.

        The answer says if it is still called. Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.Hook]("GET", "/api/v1/me/hooks/{number}", models.Hook, parts={"number": number})
        )

    def delete_hook(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Delete a hook.

        Waiting calls are cancelled. Needs a session. A personal token is not enough.
        """
        self.send(
            Request[None](
                "DELETE",
                "/api/v1/me/hooks/{number}",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    def rotate_hook_secret(self, number: int, *, idempotency_key: str | None = None) -> models.HookSecret:
        """Make a new secret for a hook.

        The secret is shown only once. For a day, calls are signed with the previous secret too. Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.HookSecret](
                "POST",
                "/api/v1/me/hooks/{number}/secret",
                models.HookSecret,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    def ping_hook(self, number: int, *, idempotency_key: str | None = None) -> None:
        """Send a test call to a hook.

        A hook that was switched off is on again. Needs a session. A personal token is not enough.
        """
        self.send(
            Request[None](
                "POST",
                "/api/v1/me/hooks/{number}/ping",
                None,
                parts={"number": number},
                idempotency_key=idempotency_key,
            )
        )

    def list_deliveries(
        self, number: int, *, limit: int | None = None, cursor: str | None = None
    ) -> models.DeliveryPage:
        """List the calls of a hook, each with its state.

        Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.DeliveryPage](
                "GET",
                "/api/v1/me/hooks/{number}/deliveries",
                models.DeliveryPage,
                parts={"number": number},
                query={"limit": limit, "cursor": cursor},
            )
        )

    def repeat_delivery(
        self, number: int, delivery: int, *, idempotency_key: str | None = None
    ) -> models.Delivery:
        """Repeat a call, under the same id.

        Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.Delivery](
                "POST",
                "/api/v1/me/hooks/{number}/deliveries/{delivery}",
                models.Delivery,
                parts={"number": number, "delivery": delivery},
                idempotency_key=idempotency_key,
            )
        )

    def create_deadlines_link(self, *, idempotency_key: str | None = None) -> models.DeadlinesLink:
        """Make a link to the calendar of my deadlines.

        The previous link stops working. Needs a session. A personal token is not enough.
        """
        return self.send(
            Request[models.DeadlinesLink](
                "POST", "/api/v1/me/deadlines/link", models.DeadlinesLink, idempotency_key=idempotency_key
            )
        )

    def delete_deadlines_link(self, *, idempotency_key: str | None = None) -> None:
        """Revoke the link to the calendar.

        Needs a session. A personal token is not enough.
        """
        self.send(Request[None]("DELETE", "/api/v1/me/deadlines/link", None, idempotency_key=idempotency_key))

    def get_deadlines(self, secret: str) -> str:
        """Show a player's deadlines as iCalendar (RFC 5545).

        The secret link belongs to the player. Open to everybody.
        """
        return self.send(Request[str]("GET", "/api/v1/deadlines/{secret}", str, parts={"secret": secret}))

    def list_paces(self) -> models.Paces:
        """List the ready-made paces with their rules.

        Open to everybody.
        """
        return self.send(Request[models.Paces]("GET", "/api/v1/paces", models.Paces))

    def get_calendar(self) -> models.Calendar:
        """Show my calendar.

        The calendar has my sleep hours, weekend, leave and reminders. Needs a session or a `read` key.
        """
        return self.send(Request[models.Calendar]("GET", "/api/v1/me/calendar", models.Calendar))

    def update_calendar(
        self, body: models.CalendarChange, *, idempotency_key: str | None = None
    ) -> models.Calendar:
        """Change my sleep hours, weekend or reminders.

        Open questions follow the change at once, except for the weekend. Needs a session or a `play` key.

        Possible problems: `time-refused`.
        """
        return self.send(
            Request[models.Calendar](
                "PATCH", "/api/v1/me/calendar", models.Calendar, body=body, idempotency_key=idempotency_key
            )
        )

    def create_leave(self, body: models.LeaveTake, *, idempotency_key: str | None = None) -> models.Calendar:
        """Take days of leave.

        My tables are notified. Needs a session or a `play` key.

        Possible problems: `time-refused`.
        """
        return self.send(
            Request[models.Calendar](
                "POST", "/api/v1/me/leave", models.Calendar, body=body, idempotency_key=idempotency_key
            )
        )

    def cancel_leave(
        self, body: models.LeaveCancel, *, idempotency_key: str | None = None
    ) -> models.Calendar:
        """Cancel a leave that has not begun.

        Needs a session or a `play` key.

        Possible problems: `time-refused`.
        """
        return self.send(
            Request[models.Calendar](
                "POST", "/api/v1/me/leave/cancel", models.Calendar, body=body, idempotency_key=idempotency_key
            )
        )

    def end_absence(self, *, idempotency_key: str | None = None) -> models.Calendar:
        """Say that I am back.

        My leave ends, and my seats are no longer absent. Needs a session or a `play` key.
        """
        return self.send(
            Request[models.Calendar](
                "POST", "/api/v1/me/back", models.Calendar, idempotency_key=idempotency_key
            )
        )

    def end_absence_at_table(self, table: int, *, idempotency_key: str | None = None) -> None:
        """Say that I am back at one table.

        Needs a session, a `play` key or the seat's key.

        Possible problems: `not-at-this-table`, `table-not-running`.
        """
        self.send(
            Request[None](
                "POST",
                "/api/v1/tables/{table}/back",
                None,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def get_health(self, table: int) -> models.Pulse:
        """Show the progress of a table.

        The answer has the awaited players, since when and until when, and the likely end. Open to everybody.
        """
        return self.send(
            Request[models.Pulse]("GET", "/api/v1/tables/{table}/pulse", models.Pulse, parts={"table": table})
        )

    def list_open_seats(self, *, limit: int | None = None, cursor: str | None = None) -> models.OfferedPage:
        """List the open seats of running public games.

        A substitute may take over an open seat. Needs a session or a `read` key.
        """
        return self.send(
            Request[models.OfferedPage](
                "GET", "/api/v1/open-seats", models.OfferedPage, query={"limit": limit, "cursor": cursor}
            )
        )

    def take_over_seat(
        self, table: int, body: models.TakeOver, *, idempotency_key: str | None = None
    ) -> models.Table:
        """Take over an open seat as a substitute.

        I begin with a full bank and a fresh clock. Needs a session or a `play` key.

        Possible problems: `address-needed`, `not-invited`, `seat-taken`, `table-not-running`.
        """
        return self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/substitutes",
                models.Table,
                parts={"table": table},
                body=body,
                idempotency_key=idempotency_key,
            )
        )

    def resign_seat(self, table: int, *, idempotency_key: str | None = None) -> models.Table:
        """Give up my seat.

        A substitute may take over my seat. Needs a session, a `play` key or the seat's key.

        Possible problems: `not-at-this-table`, `table-not-running`.
        """
        return self.send(
            Request[models.Table](
                "POST",
                "/api/v1/tables/{table}/resign",
                models.Table,
                parts={"table": table},
                idempotency_key=idempotency_key,
            )
        )

    def list_tenures(self, table: int) -> models.Tenures:
        """List the tenures of a table, each with its end.

        Open to everybody.
        """
        return self.send(
            Request[models.Tenures](
                "GET", "/api/v1/tables/{table}/tenures", models.Tenures, parts={"table": table}
            )
        )

    def list_clocks(self) -> models.Clocks:
        """Show the number of running, due and stuck clocks.

        The answer lists the clocks that need attention. Needs the role `moderator`, and a session or a key of the scope `desk`.
        """
        return self.send(Request[models.Clocks]("GET", "/api/v1/desk/clocks", models.Clocks))
