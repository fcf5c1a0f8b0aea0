/** Idempotency keys of repeatable actions, such as a purchase. */
import { randomKey } from './random-key.ts';

/** Returns the same key for equal requests until `reset` is called; a different request gets a new key. */
export function createIdempotencyKey() {
  let request: string | null = null;
  let key = randomKey();
  return {
    keyFor(next: object): string {
      const text = JSON.stringify(next);
      if (request !== null && request !== text) key = randomKey();
      request = text;
      return key;
    },
    /** Ends the current key once the server has replied, so that an equal request counts as a new one. */
    reset(): void {
      request = null;
      key = randomKey();
    },
  };
}
