/** A client of Procaccio: every operation of its API, typed by the OpenAPI document. */

export { Client, type ClientOptions } from "./client.js";
export type { Answer, Input, Operation, Schemas, Stream } from "./operations.js";
export { RequestRefused, Unreachable } from "./refused.js";
export { type Retries, usualRetries } from "./retries.js";
