/** When a request is tried again: where it got no answer, and where the server asks to come back later. */

export const AWAY = [502, 503, 504];
const TOO_MANY = 429;

export interface Retries {
  /** Seconds before each further try. Every try has the same idempotency key, so that a request counts once. */
  pauses: readonly number[];
  /** So many seconds are waited where the server names them; a longer wait is left to the caller, as a refusal. */
  patience: number;
}

export const usualRetries: Retries = { pauses: [0.2, 1, 3, 10, 30], patience: 60 };

/** Seconds until the next try after so many that nobody answered; undefined where there is none. */
export function pauseAfterSilence(retries: Retries, tries: number): number | undefined {
  return retries.pauses[tries - 1];
}

/** The same where the last of them was answered: undefined for an answer that is one. */
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
