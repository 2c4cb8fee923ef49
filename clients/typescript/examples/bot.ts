/**
 * A bot that answers at all tables of its account, in every game, until they are over.
 *
 *     node bot.ts https://play.example.org TOKEN
 */

import { Client, RequestRefused, type Schemas } from "procaccio-client";

/** Problems that mean that the question was settled meanwhile. */
const OVERTAKEN = ["question-closed", "nothing-asked", "table-not-running"];

/** Answer one question: usually its default, so that tables end, otherwise at random. */
async function answer(procaccio: Client, { table, seat }: Schemas["Waiting"]): Promise<void> {
  const path = { table: table.id, seat };
  const question = await procaccio.call("get_question", { path });
  const chosen = question.moves[Math.floor(Math.random() * question.moves.length)];
  const move = chosen === undefined || Math.random() < 0.7 ? question.default : chosen.move;
  await procaccio.call("play_turn", { path, body: { question: question.id, moves: [move] } });
}

/** Answer until none of my tables is running. */
export async function play(procaccio: Client): Promise<void> {
  const running = { which: "mine", state: "running" } as const;
  while ((await procaccio.call("list_tables", { query: running })).items.length > 0) {
    for (const waiting of (await procaccio.call("list_waiting", {})).items) {
      try {
        await answer(procaccio, waiting);
      } catch (refused) {
        if (!(refused instanceof RequestRefused && OVERTAKEN.includes(refused.name))) throw refused;
      }
    }
    await new Promise((awake) => setTimeout(awake, 100));
  }
}

const [url, token] = process.argv.slice(2);
if (url !== undefined && token !== undefined) await play(new Client(url, { token }));
