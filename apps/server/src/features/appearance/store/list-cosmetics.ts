import { cosmetics } from '@trivia/content/store/cosmetics/catalogue.ts';
import type { Cosmetic } from '@trivia/content/store/cosmetics/define.ts';
import type { CosmeticView } from '@trivia/contract/cosmetics.ts';
import type { Language } from '@trivia/contract/languages.ts';
import { type CosmeticSlot, ownsCosmetic } from '@trivia/rules/cosmetics.ts';
import type { Deps } from '../../../deps.ts';
import { findWardrobe, type Wardrobe } from './find-wardrobe.ts';

/** As many as a screen of one slot shows. */
const PAGE_SIZE = 60;

export interface CosmeticQuery {
  /** Undefined for a visitor. */
  readonly playerId: string | undefined;
  readonly language: Language;
  readonly slot?: CosmeticSlot | undefined;
  /** Id of the last one of the page before; an unknown one starts anew. */
  readonly cursor?: string | undefined;
}

export const viewCosmetic = (cosmetic: Cosmetic, wardrobe: Wardrobe, language: Language): CosmeticView => ({
  id: cosmetic.id,
  slot: cosmetic.slot,
  name: cosmetic.name[language],
  rarity: cosmetic.rarity,
  price: { coins: cosmetic.coins, points: cosmetic.points },
  needsPlus: cosmetic.isPlusOnly,
  tier: cosmetic.tier,
  imageUrl: cosmetic.slot === 'frame' ? `/frames/${cosmetic.id}.svg` : null,
  isOwned: ownsCosmetic(cosmetic, wardrobe.ownerOf(cosmetic.id)),
});

/** What can be worn, in the catalogue's order. */
export async function listCosmetics(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { playerId, language, slot, cursor }: CosmeticQuery,
  offered: readonly Cosmetic[] = cosmetics,
): Promise<{ data: CosmeticView[]; nextCursor: string | null }> {
  const wanted = slot ? offered.filter((one) => one.slot === slot) : offered;
  const start = wanted.findIndex(({ id }) => id === cursor) + 1;
  const page = wanted.slice(start, start + PAGE_SIZE);
  const wardrobe = await findWardrobe(db, playerId, clock.nowMs());
  const isLast = start + page.length >= wanted.length;
  return {
    data: page.map((cosmetic) => viewCosmetic(cosmetic, wardrobe, language)),
    nextCursor: isLast ? null : (page.at(-1)?.id ?? null),
  };
}
