/** The client. It has every operation of the document by its name. */

import { calls } from "./calls.js";
import type { Answer, Input, Operation, Stream } from "./operations.js";
import { refusal, RequestRefused, Unreachable } from "./refused.js";
import { AWAY, pauseAfter, pauseAfterSilence, type Retries, sleep, usualRetries } from "./retries.js";
import { StreamReader } from "./streams.js";

/** The input of any call. `Input` says which operation takes what. */
interface Sent {
  path?: Readonly<Record<string, string | number>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  body?: unknown;
  idempotencyKey?: string | undefined;
  ifMatch?: string | undefined;
}

export interface ClientOptions {
  token?: string;
  /** The language of all sentences. By default, the player's own. */
  language?: string;
  retries?: Retries;
  /** Seconds before a stream reconnects. By default, as many as the server says. */
  comeBack?: number;
  fetch?: typeof fetch;
}

/** A client of one server, with one key. */
export class Client {
  private readonly retries: Retries;
  private readonly fetch: typeof fetch;

  constructor(
    private readonly url: string,
    private readonly options: ClientOptions = {},
  ) {
    if (!/^https?:\/\//.test(url)) throw new Error(`"${url}" is not the address of a server. It begins with https:// or http://.`);
    if (/\/api\/v1\/?$/.test(url)) throw new Error(`Give the address of the server without /api/v1, not "${url}".`);
    if (options.token !== undefined && !/^\S+$/.test(options.token)) {
      throw new Error("The token is empty or has a space or line break in it."); // the message does not quote it: it is secret
    }
    this.retries = options.retries ?? usualRetries;
    this.fetch = options.fetch ?? fetch;
  }

  /** Send a request, retry it without an answer, and return the response. */
  async call<O extends Exclude<Operation, Stream>>(operation: O, input: Input<O>): Promise<Answer<O>> {
    const request = this.request(operation, input);
    for (let tries = 1; ; tries += 1) {
      let pause: number | undefined;
      try {
        const response = await this.fetch(request.clone());
        pause = pauseAfter(this.retries, tries, response);
        if (pause === undefined) return (await readBody(response)) as Answer<O>; // the document says so
      } catch (lost) {
        if (!(lost instanceof TypeError)) throw lost; // fetch throws it when the connection breaks
        pause = pauseAfterSilence(this.retries, tries);
        if (pause === undefined) throw new Unreachable(this.url, tries, lost);
      }
      await sleep(pause);
    }
  }

  /** Yield the messages of a stream. It reconnects when the stream ends or breaks. */
  async *follow<O extends Stream>(operation: O, input: Input<O>, lastEventId?: string): AsyncGenerator<Answer<O>> {
    const reader = new StreamReader(lastEventId);
    for (let breaks = 0; ; ) {
      let pause: number | undefined = 0;
      try {
        for await (const message of this.messages(operation, input, reader)) {
          breaks = 0;
          yield message as Answer<O>; // the document says so
        }
      } catch (lost) {
        const away = lost instanceof RequestRefused && AWAY.includes(lost.problem.status);
        if (!away && !(lost instanceof TypeError)) throw lost;
        breaks += 1;
        pause = pauseAfterSilence(this.retries, breaks);
        if (pause === undefined) throw away ? lost : new Unreachable(this.url, breaks, lost);
      }
      await sleep(Math.max(pause, this.options.comeBack ?? reader.comeBack));
    }
  }

  /** Yield the messages of one connection. */
  private async *messages(operation: Stream, input: Sent, reader: StreamReader): AsyncGenerator<unknown> {
    const request = this.request(operation, input);
    reader.begin();
    if (reader.lastId !== undefined) request.headers.set("Last-Event-ID", reader.lastId);
    const response = await this.fetch(request);
    if (!response.ok || response.body === null) throw await refusal(response);
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) yield* reader.heard(piece);
  }

  /** Build a request. All tries send the same one, so that it counts once. */
  private request(operation: Operation, { path, query, body, idempotencyKey, ifMatch }: Sent): Request {
    const [method, place] = calls[operation];
    const parts = new Map(Object.entries(path ?? {}));
    const filled = place.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(parts.get(name) ?? ""));
    const url = new URL(this.url.replace(/\/$/, "") + filled);
    for (const [name, value] of Object.entries(query ?? {})) {
      if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
    }
    const headers = new Headers();
    if (this.options.token !== undefined) headers.set("Authorization", `Bearer ${this.options.token}`);
    if (this.options.language !== undefined) headers.set("Accept-Language", this.options.language);
    if (ifMatch !== undefined) headers.set("If-Match", ifMatch);
    if (method !== "GET") headers.set("Idempotency-Key", idempotencyKey ?? crypto.randomUUID());
    if (body === undefined) return new Request(url, { method, headers });
    headers.set("Content-Type", "application/json");
    return new Request(url, { method, headers, body: JSON.stringify(body) });
  }
}

async function readBody(response: Response): Promise<unknown> {
  if (!response.ok) throw await refusal(response);
  if (response.status === 204) return undefined;
  return response.headers.get("Content-Type")?.includes("json") ? response.json() : response.text();
}
