import { type GiftCardEntry, giftCards } from '@trivia/content/store/gift-cards.ts';
import type { Language } from '@trivia/contract/languages.ts';
import { limits } from '@trivia/contract/limits.ts';
import type { GiftCard } from '@trivia/contract/store/gift-cards.ts';
import { dayOf } from '@trivia/rules/calendar/baghdad.ts';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';

interface NextCode {
  readonly giftCardId: string;
  readonly expiresOn: string | null;
}

/** Finds the next code of each card in stock, at a cost that does not depend on the stock. */
async function findNextCodes(db: Db, ids: readonly string[], nowMs: number) {
  const { rows } = await sql<NextCode>`
    SELECT card.id AS "giftCardId", next.expires_on AS "expiresOn"
      FROM unnest(${ids}::text[]) AS card (id)
      JOIN LATERAL (SELECT expires_on FROM gift_card_code
                     WHERE gift_card_id = card.id AND redemption_id IS NULL
                       AND (expires_on IS NULL OR expires_on > ${dayOf(nowMs)}::date)
                     ORDER BY expires_on, id LIMIT 1) next ON true`.execute(db);
  return new Map(rows.map((row) => [row.giftCardId, row]));
}

async function viewCards(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  cards: readonly GiftCardEntry[],
  language: Language,
): Promise<GiftCard[]> {
  const next = await findNextCodes(
    db,
    cards.map(({ id }) => id),
    clock.nowMs(),
  );
  return cards.map(({ id, brand, terms, picture, valueIqd, discountPercent, points }) => ({
    id,
    brand: brand[language],
    terms: terms[language],
    picture,
    valueIqd,
    discountPercent,
    pointsNeeded: points,
    isAvailable: next.has(id),
    expiresOn: next.get(id)?.expiresOn ?? null,
  }));
}

/**
 * Gift cards by price in points. `cursor` is the last id of the previous page; an unknown one starts from the first.
 */
export async function listGiftCards(
  deps: Pick<Deps, 'db' | 'clock'>,
  { language, cursor }: { readonly language: Language; readonly cursor?: string | undefined },
  offered: readonly GiftCardEntry[] = giftCards,
): Promise<{ data: GiftCard[]; nextCursor: string | null }> {
  const sorted = offered.toSorted((one, other) => one.points - other.points);
  const start = sorted.findIndex(({ id }) => id === cursor) + 1;
  const page = sorted.slice(start, start + limits.pageSize);
  const isLast = start + page.length >= sorted.length;
  return {
    data: await viewCards(deps, page, language),
    nextCursor: isLast ? null : (page.at(-1)?.id ?? null),
  };
}

/** One gift card. Refuses with NOT_FOUND. */
export async function getGiftCard(
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, language }: { readonly id: string; readonly language: Language },
): Promise<GiftCard> {
  const entry = giftCards.find((card) => card.id === id);
  const [card] = entry ? await viewCards(deps, [entry], language) : [];
  if (!card) throw new AppError('NOT_FOUND');
  return card;
}
