/** What each operation takes and gives, as the document has it. */

import type { calls } from "./calls.js";
import type { components, operations } from "./schema.js";

/** All that goes over the wire: `Schemas["FlorenceQuestion"]`. */
export type Schemas = components["schemas"];

/** The names of all operations. */
export type Operation = keyof operations & keyof typeof calls;

type Parameters<O extends Operation> = operations[O]["parameters"];
type Taken<Name extends string, Given> = [Given] extends [undefined]
  ? { [Key in Name]?: never }
  : undefined extends Given
    ? { [Key in Name]?: NonNullable<Given> }
    : { [Key in Name]: Given };
type Body<O extends Operation> = operations[O] extends { requestBody: { content: { "application/json": infer Sent } } }
  ? Sent
  : undefined;

/** What a call is made with: the parts of its path, its query, its body. */
export type Input<O extends Operation> = Taken<"path", Parameters<O>["path"]> &
  Taken<"query", Parameters<O>["query"]> &
  Taken<"body", Body<O>> & {
    /** Of a call that shall count once though another process sends it again; else each call gets one of its own. */
    idempotencyKey?: string;
    ifMatch?: string;
  };

type Responses<O extends Operation> = operations[O]["responses"];
type Success<O extends Operation> = Responses<O>[keyof Responses<O> & (200 | 201 | 202 | 204)];
type Content<O extends Operation> = Success<O> extends { content: infer Media } ? Media[keyof Media] : undefined;

/** Operations that stream what happens. */
export type Stream = {
  [O in Operation]: Success<O> extends { content: { "text/event-stream": unknown } } ? O : never;
}[Operation];

/** What a call is answered with. */
export type Answer<O extends Operation> = [Content<O>] extends [never] ? undefined : Content<O>;
