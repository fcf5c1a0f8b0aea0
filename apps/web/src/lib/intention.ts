/** Keys of intentions: a repeat of the same one carries the same key, so that it changes nothing twice. */

const BYTES = 16;

/** Random, also on connections where browsers offer no `randomUUID`. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** Gives the same key for the same wish until it is done; another wish has another key. */
export function createIntention() {
  let wish: string | null = null;
  let key = newKey();
  return {
    keyOf(next: object): string {
      const text = JSON.stringify(next);
      if (wish !== null && wish !== text) key = newKey();
      wish = text;
      return key;
    },
    /** The server has answered: the same wish again is a new one. */
    done(): void {
      wish = null;
      key = newKey();
    },
  };
}
