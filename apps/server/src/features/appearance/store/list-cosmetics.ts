import { cosmetics } from '@trivia/content/store/cosmetics/catalogue.ts';
import type { Cosmetic } from '@trivia/content/store/cosmetics/define.ts';
import type { Language } from '@trivia/contract/languages.ts';
import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { type CosmeticSlot, ownsCosmetic } from '@trivia/rules/store/cosmetics.ts';
import type { Deps } from '../../../deps.ts';
import { findWardrobe, type Wardrobe } from './find-wardrobe.ts';

/** Page size, which covers the screen of one slot. */
const PAGE_SIZE = 60;

export interface CosmeticQuery {
  /** Undefined for a visitor. */
  readonly playerId: string | undefined;
  readonly language: Language;
  readonly slot?: CosmeticSlot | undefined;
  /** Id of the last cosmetic of the previous page; an unknown one starts from the first. */
  readonly cursor?: string | undefined;
}

/** Days for which a cosmetic counts as new. */
const NEW_DAYS = 45;
const DAY_MS = 24 * 60 * 60 * 1000;

const isNew = ({ addedOn }: Cosmetic, nowMs: number): boolean =>
  addedOn !== null && nowMs - Date.parse(addedOn) < NEW_DAYS * DAY_MS;

interface Viewer {
  readonly wardrobe: Wardrobe;
  readonly language: Language;
  readonly nowMs: number;
}

export const viewCosmetic = (cosmetic: Cosmetic, { wardrobe, language, nowMs }: Viewer): CosmeticView => ({
  id: cosmetic.id,
  slot: cosmetic.slot,
  name: cosmetic.name[language],
  rarity: cosmetic.rarity,
  price: { coins: cosmetic.coins, points: cosmetic.points },
  needsPlus: cosmetic.isPlusOnly,
  endsWithPlus: cosmetic.endsWithPlus,
  tier: cosmetic.tier,
  imageUrl: cosmetic.slot === 'frame' ? `/frames/${cosmetic.id}.svg` : null,
  isOwned: ownsCosmetic(cosmetic, wardrobe.ownerOf(cosmetic.id)),
  isNew: isNew(cosmetic, nowMs),
  color: /^[\da-f]{6}$/.test(cosmetic.part) ? `#${cosmetic.part}` : null,
});

/** Lists a page of cosmetics, in the catalogue's order. */
export async function listCosmetics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { playerId, language, slot, cursor }: CosmeticQuery,
  offered: readonly Cosmetic[] = cosmetics,
): Promise<{ data: CosmeticView[]; nextCursor: string | null }> {
  const wanted = slot ? offered.filter((one) => one.slot === slot) : offered;
  const start = wanted.findIndex(({ id }) => id === cursor) + 1;
  const page = wanted.slice(start, start + PAGE_SIZE);
  const nowMs = clock.nowMs();
  const wardrobe = await findWardrobe(db, playerId, nowMs);
  const isLast = start + page.length >= wanted.length;
  return {
    data: page.map((cosmetic) => viewCosmetic(cosmetic, { wardrobe, language, nowMs })),
    nextCursor: isLast ? null : (page.at(-1)?.id ?? null),
  };
}
