import { createHash } from 'node:crypto';
import type { Day } from '@trivia/rules/calendar/baghdad.ts';
import stringify from 'fast-json-stable-stringify';

export interface SealedKey {
  readonly day: Day;
  readonly seed: string;
  /** Questions with their right options, in English. */
  readonly key: readonly { readonly question: string; readonly right: string }[];
}

export interface Seal {
  readonly document: string;
  /** SHA-256 of the document, in hex. It reveals nothing before publication, since the seed is random. */
  readonly hash: string;
}

/** Seals a day. The document has its keys in alphabetical order and no spaces, in UTF-8. */
export function sealOf({ day, key, seed }: SealedKey): Seal {
  const document = stringify({ day, key, seed });
  return { document, hash: createHash('sha256').update(document).digest('hex') };
}
