/** Keys of intentions: a repeat of the same one carries the same key, so that it changes nothing twice. */
import { randomKey } from './random-key.ts';

/** Gives the same key for the same wish until it is done; another wish has another key. */
export function createIntention() {
  let wish: string | null = null;
  let key = randomKey();
  return {
    keyOf(next: object): string {
      const text = JSON.stringify(next);
      if (wish !== null && wish !== text) key = randomKey();
      wish = text;
      return key;
    },
    /** The server has answered: the same wish again is a new one. */
    done(): void {
      wish = null;
      key = randomKey();
    },
  };
}
