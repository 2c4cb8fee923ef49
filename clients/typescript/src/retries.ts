/** When a request is tried again: after no answer, and when the server asks to come back later. */

export const AWAY = [502, 503, 504];
const TOO_MANY = 429;

export interface Retries {
  /** Seconds before each further try. All tries have the same idempotency key, so the request counts once. */
  pauses: readonly number[];
  /** The longest wait, in seconds, that the server may ask for. A longer one throws RequestRefused. */
  patience: number;
}

export const usualRetries: Retries = { pauses: [0.2, 1, 3, 10, 30], patience: 60 };

/** Return the seconds until the next try after this many without an answer; undefined for no further try. */
export function pauseAfterSilence(retries: Retries, tries: number): number | undefined {
  return retries.pauses[tries - 1];
}

/** Return the same after a response. Undefined means that the response counts. */
export function pauseAfter(retries: Retries, tries: number, response: Response): number | undefined {
  const away = AWAY.includes(response.status);
  const usual = pauseAfterSilence(retries, tries);
  const asked = response.headers.get("Retry-After");
  if ((away || response.status === TOO_MANY) && asked !== null && /^\d+$/.test(asked)) {
    return usual !== undefined && Number(asked) <= retries.patience ? Number(asked) : undefined;
  }
  return away ? usual : undefined;
}

export function sleep(seconds: number): Promise<void> {
  return new Promise((awake) => setTimeout(awake, seconds * 1000));
}
