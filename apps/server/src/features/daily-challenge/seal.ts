import { createHash } from 'node:crypto';
import type { Day } from '@trivia/rules/calendar/baghdad.ts';
import stringify from 'fast-json-stable-stringify';

export interface SealedKey {
  readonly day: Day;
  readonly seed: string;
  /** English prompts with their right options. */
  readonly key: readonly { readonly question: string; readonly right: string }[];
}

export interface Seal {
  readonly document: string;
  /** SHA-256 of the document, in hex, which reveals nothing before publication because of the random seed. */
  readonly hash: string;
}

/** Seals a day. The document is JSON in UTF-8, with keys in alphabetical order and without spaces. */
export function sealOf({ day, key, seed }: SealedKey): Seal {
  const document = stringify({ day, key, seed });
  return { document, hash: createHash('sha256').update(document).digest('hex') };
}
