import { createHash } from 'node:crypto';
import type { Day } from '@trivia/rules/calendar/baghdad.ts';
import stringify from 'fast-json-stable-stringify';

export interface SealedKey {
  readonly day: Day;
  readonly seed: string;
  /** Each question and its right option, in English. */
  readonly key: readonly { readonly question: string; readonly right: string }[];
}

export interface Seal {
  readonly document: string;
  /** SHA-256 of the document, in hex. It tells nothing before the document is out, since the seed is random. */
  readonly hash: string;
}

/** Seals a day: keys in alphabetical order, no spaces, UTF-8. */
export function sealOf({ day, key, seed }: SealedKey): Seal {
  const document = stringify({ day, key, seed });
  return { document, hash: createHash('sha256').update(document).digest('hex') };
}
