/** What a call of the client puts on the wire, and what it makes of the answer. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Client, type ClientOptions, RequestRefused, Unreachable } from "../src/index.js";
import { StreamReader } from "../src/streams.js";

const SERVER = "http://play.example.org";
const PLAYED = { game: "florence", count: 3, played: true, already: false, events: [] };
const EVENTS = JSON.stringify({ game: "florence", count: 1, revision: 1, events: [] });
const TURN = { path: { table: 7, seat: 0 }, body: { question: 2, moves: [{ do: "bid", amount: 400 } as const] } };
type Reply = Response | Error;

/** A server that answers as the test says, one answer after the other, and remembers what it was asked. */
class Server {
  readonly asked: Request[] = [];

  constructor(private readonly replies: Reply[]) {}

  client(options: ClientOptions = {}): Client {
    const retries = { pauses: [0, 0], patience: 5 };
    return new Client(SERVER, { token: "secret", retries, comeBack: 0, fetch: this.fetch, ...options });
  }

  private readonly fetch: typeof fetch = async (asked) => {
    assert(asked instanceof Request);
    this.asked.push(asked);
    const reply = this.replies.shift();
    if (!(reply instanceof Response)) throw reply ?? new TypeError("nobody is there");
    return reply;
  };
}

function told(data: object, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(data), { status, headers: { "Content-Type": "application/json", ...headers } });
}

function problem(name: string, status: number, more: object = {}, headers: Record<string, string> = {}): Response {
  const known = { type: `${SERVER}/problems/${name}`, title: name, status, detail: `It is ${name}.`, request_id: "4f1c" };
  return told({ ...known, ...more }, status, headers);
}

test("a move goes out as the document writes it", async () => {
  const server = new Server([told(PLAYED)]);
  assert.equal((await server.client().call("play_turn", TURN)).count, 3);
  const [sent] = server.asked;
  assert.equal(`${sent?.method} ${sent?.url}`, `POST ${SERVER}/api/v1/tables/7/seats/0/turns`);
  assert.deepEqual(await sent?.json(), TURN.body);
  assert.equal(sent?.headers.get("Authorization"), "Bearer secret");
});

test("words in paths and queries are escaped", async () => {
  const server = new Server([new Response("BEGIN:VCALENDAR"), told({ items: [], next: null })]);
  const client = server.client({ language: "it" });
  assert.equal(await client.call("get_deadlines", { path: { secret: "a/b?c" } }), "BEGIN:VCALENDAR");
  await client.call("list_waiting", { query: { questions: true } });
  assert.equal(server.asked[0]?.url, `${SERVER}/api/v1/deadlines/a%2Fb%3Fc`);
  assert.equal(server.asked[1]?.url, `${SERVER}/api/v1/me/waiting?questions=true`);
  assert.equal(server.asked[1]?.headers.get("Accept-Language"), "it");
  assert.equal(server.asked[1]?.headers.has("Idempotency-Key"), false);
});

test("a call that nobody answers is sent again and counts once", async () => {
  const server = new Server([new TypeError("lost"), new Response("", { status: 503 }), told(PLAYED)]);
  await server.client().call("play_turn", TURN);
  const keys = new Set(server.asked.map((sent) => sent.headers.get("Idempotency-Key")));
  assert.deepEqual([server.asked.length, keys.size], [3, 1]);
});

test("a key of one's own is sent", async () => {
  const server = new Server([told(PLAYED)]);
  await server.client().call("play_turn", { ...TURN, idempotencyKey: "mine" });
  assert.equal(server.asked[0]?.headers.get("Idempotency-Key"), "mine");
});

test("a refusal says which field is wrong", async () => {
  const errors = { json: { company: { 0: ["Must be one of: apprentice, doge."] } } };
  const server = new Server([problem("invalid-request", 422, { errors })]);
  await assert.rejects(server.client().call("list_waiting", {}), /json\.company\.0: Must be one of: apprentice, doge\./);
});

test("a mistyped address or token is told at once", () => {
  assert.throws(() => new Client("127.0.0.1:8000"), /begins with https/);
  assert.throws(() => new Client(SERVER, { token: "secret\n" }), (told: Error) => !told.message.includes("secret"));
});

test("a stream goes on after a proxy without its server", async () => {
  const server = new Server([new Response("", { status: 502 }), new Response(`id: 1\nevent: events\ndata: ${EVENTS}\n\n`)]);
  const stream = server.client().follow("stream_seat", { path: TURN.path });
  assert.equal((await stream.next()).value?.id, "1");
  await stream.return(undefined);
});

test("a server that stays away is unreachable", async () => {
  await assert.rejects(new Server([]).client().call("list_waiting", {}), (lost: unknown) => {
    assert(lost instanceof Unreachable);
    return lost.message === `No answer from ${SERVER} after 3 tries: nobody is there`;
  });
});

test("it waits as long as the server asks for but not for hours", async () => {
  const later = (seconds: string): Response => problem("too-many-requests", 429, {}, { "Retry-After": seconds });
  const waits = new Server([later("0"), told({ items: [], next: null })]);
  assert.deepEqual((await waits.client().call("list_waiting", {})).items, []);
  await assert.rejects(new Server([later("3600")]).client().call("list_waiting", {}), RequestRefused);
});

test("a refusal is typed and carries what helps", async () => {
  const legal = [{ text: "bid 400", move: { do: "bid", amount: 400 } }];
  const server = new Server([problem("illegal-move", 422, { rule: "too-low", legal })]);
  await assert.rejects(server.client().call("play_turn", TURN), (refused: unknown) => {
    assert(refused instanceof RequestRefused);
    assert.equal(refused.name, "illegal-move");
    assert.equal(refused.message, "It is illegal-move.");
    assert.deepEqual(refused.problem.legal?.map((offered) => offered.text), ["bid 400"]);
    return true;
  });
});

test("a refusal of something in between is one too", async () => {
  const server = new Server([new Response("<h1>no</h1>", { status: 418 })]);
  await assert.rejects(server.client().call("list_waiting", {}), /status 418/);
});

test("a stream that breaks is gone on with", async () => {
  const first = `: still here\n\nretry: 2000\n\nevent: events\nid: 2.0.0\ndata: ${EVENTS}\n\nevent: rewound\nid: 3.0.0\ndata: {"co`;
  const second = ': still here\n\nevent: rewound\nid: 3.0.0\ndata: {"count": 1}\n\n';
  const server = new Server([new Response(first), new TypeError("silence"), new Response(second)]);
  const kinds: string[] = [];
  for await (const message of server.client().follow("stream_seat", { path: { table: 7, seat: 0 } })) {
    kinds.push(message.event === "events" ? message.data.game : message.event);
    if (message.event === "rewound") break;
  }
  assert.deepEqual(kinds, ["florence", "rewound"]);
  const known = server.asked.map((sent) => sent.headers.get("Last-Event-ID"));
  assert.deepEqual(known, [null, "2.0.0", "2.0.0"]);
});

/** A body that breaks after its first piece. */
function cut(piece: string, type = "text/event-stream"): Response {
  const body = new ReadableStream({
    start: (way) => way.enqueue(new TextEncoder().encode(piece)),
    pull: (way) => way.error(new TypeError("terminated")),
  });
  return new Response(body, { headers: { "Content-Type": type } });
}

test("a stream that breaks after a message reconnects", async () => {
  const message = (id: number): string => `id: ${id}\nevent: events\ndata: ${EVENTS}\n\n`;
  const server = new Server([cut(message(1)), new Response(message(2))]);
  const stream = server.client().follow("stream_seat", { path: TURN.path });
  assert.equal((await stream.next()).value?.id, "1");
  assert.equal((await stream.next()).value?.id, "2");
  await stream.return(undefined);
});

test("a response that breaks is asked for again under the same key", async () => {
  const server = new Server([cut('{"game"', "application/json"), told(PLAYED)]);
  assert.equal((await server.client().call("play_turn", TURN)).count, 3);
  assert.equal(new Set(server.asked.map((sent) => sent.headers.get("Idempotency-Key"))).size, 1);
});

test("a stream that ends is asked for anew when the server says", () => {
  const reader = new StreamReader(undefined);
  assert.equal(reader.comeBack, 2);
  assert.deepEqual([...reader.heard("retry: 4500\n\n")], []);
  assert.equal(reader.comeBack, 4.5);
});
