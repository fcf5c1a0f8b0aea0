import { giftCards } from '@trivia/content/store/gift-cards.ts';
import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';

const isCard = (id: string): boolean => giftCards.some((card) => card.id === id);
const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
const printable = z.string().check(z.trim(), z.maxLength(128), z.regex(/^[\x21-\x7e][\x20-\x7e]*$/));

const row = z.object({
  gift_card: z.string().check(z.refine(isCard)),
  code: printable,
  activation_number: z.optional(z.union([z.literal(''), printable])),
  expires_on: z.optional(
    z.union([z.literal(''), z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/), z.refine(isDay))]),
  ),
});

export interface NewCode {
  readonly giftCardId: string;
  readonly code: string;
  readonly activationNumber: string | null;
  readonly expiresOn: string | null;
}

export interface CodesFile {
  readonly codes: readonly NewCode[];
  /** Refused lines, with the name of the invalid column, never its content. */
  readonly refused: readonly { readonly line: number; readonly column: string }[];
}

/** Number of header lines. */
const HEADER_LINES = 1;

/** Parses a CSV with the columns gift_card, code, activation_number and expires_on (`YYYY-MM-DD`). */
export function readCodesFile(text: string): CodesFile {
  const records: unknown[] = parse(text, {
    columns: true,
    bom: true,
    trim: true,
    skip_empty_lines: true,
    relax_column_count: true,
  });
  const codes: NewCode[] = [];
  const refused: { line: number; column: string }[] = [];
  for (const [index, record] of records.entries()) {
    const parsed = row.safeParse(record);
    if (!parsed.success) {
      const column = parsed.error.issues[0]?.path.join('.') ?? '';
      refused.push({ line: index + HEADER_LINES + 1, column });
      continue;
    }
    const { gift_card, code, activation_number, expires_on } = parsed.data;
    codes.push({
      giftCardId: gift_card,
      code,
      activationNumber: activation_number || null,
      expiresOn: expires_on || null,
    });
  }
  return { codes, refused };
}
