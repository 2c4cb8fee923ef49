/** Reading server-sent events. */

/** Seconds before a reconnection, unless the server names others. */
export const COME_BACK = 2;

/** Joins lines to messages, and remembers where the next connection continues. */
export class StreamReader {
  private fields = new Map<string, string>();
  private rest = "";
  /** The server's `retry`. When it stops, it spreads the reconnections over some seconds. */
  comeBack = COME_BACK;

  constructor(public lastId: string | undefined) {}

  /** Forget a message that a break has cut. The new connection sends it whole. */
  begin(): void {
    this.fields.clear();
    this.rest = "";
  }

  /** Yield the messages that this piece of the stream ends. */
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
