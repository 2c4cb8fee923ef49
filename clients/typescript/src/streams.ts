/** Server-sent events, read as they come. */

/** Seconds until a stream that ended is asked for anew, where the server has not said how many. */
export const COME_BACK = 2;

/** Puts lines together to messages, and knows from where another stream goes on. */
export class StreamReader {
  private fields = new Map<string, string>();
  private rest = "";
  /** The server's `retry`: a house that closes spreads those who come back. */
  comeBack = COME_BACK;

  constructor(public lastId: string | undefined) {}

  /** On a new line: what a break left of a message is told anew. */
  begin(): void {
    this.fields.clear();
    this.rest = "";
  }

  /** The messages that this piece of the stream ends. */
  *heard(piece: string): Generator<unknown> {
    const lines = (this.rest + piece).split("\n");
    this.rest = lines.pop() ?? "";
    for (const line of lines) {
      if (line !== "") {
        const [name, ...value] = line.split(": ");
        this.fields.set(name ?? "", value.join(": "));
        if (name === "retry" && /^\d+$/.test(value.join())) this.comeBack = Number(value.join()) / 1000;
        continue;
      }
      const data = this.fields.get("data");
      if (data !== undefined) {
        this.lastId = this.fields.get("id");
        yield { event: this.fields.get("event"), id: this.lastId, data: JSON.parse(data) as unknown };
      }
      this.fields.clear();
    }
  }
}
