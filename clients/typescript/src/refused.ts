/** Errors: the server refuses, or does not answer. */

import type { Schemas } from "./operations.js";

type Problem = Schemas["Problem"];

/** The server refused. `problem` says why, with legal moves and the question that is open now. */
export class RequestRefused extends Error {
  constructor(readonly problem: Problem) {
    super([problem.detail || problem.title, ...firstError(problem.errors)].join(" "));
  }

  /** The stable name of the problem: the last part of its type. */
  override get name(): string {
    return this.problem.type.split("/").at(-1) ?? "";
  }
}

/** The server did not answer any of the tries. */
export class Unreachable extends Error {
  override readonly name = "Unreachable";

  constructor(url: string, tries: number, lost: Error) {
    const why = lost.cause instanceof Error ? lost.cause.message : lost.message; // fetch itself says only that it failed
    super(`No answer from ${url} after ${tries} ${tries === 1 ? "try" : "tries"}: ${why}`, { cause: lost });
  }
}

export async function refusal(response: Response): Promise<RequestRefused> {
  const text = await response.text();
  try {
    const told: unknown = JSON.parse(text);
    if (isProblem(told)) return new RequestRefused(told);
  } catch {
    // a proxy refused, in its own words
  }
  const title = `The server answered with status ${response.status}.`;
  return new RequestRefused({ type: "about:blank", title, status: response.status, detail: title, request_id: "" });
}

function isProblem(told: unknown): told is Problem {
  return typeof told === "object" && told !== null && "type" in told && "detail" in told;
}

/** Return what is wrong with the first field of an invalid request, and where. */
function firstError(errors: Record<string, unknown> | undefined, place = ""): string[] {
  for (const [name, told] of Object.entries(errors ?? {})) {
    const field = place ? `${place}.${name}` : name;
    if (Array.isArray(told)) return [`${field}: ${told.join(" ")}`];
    return typeof told === "object" && told !== null ? firstError(told as Record<string, unknown>, field) : [`${field}: ${String(told)}`];
  }
  return [];
}
