import type { CosmeticSlot, CosmeticTerms, Rarity } from '@trivia/rules/cosmetics.ts';
import type { Texts } from '../texts.ts';

/** Something that a player wears. */
export interface Cosmetic extends CosmeticTerms {
  readonly id: string;
  readonly slot: CosmeticSlot;
  /** Name of its drawing. */
  readonly part: string;
  readonly name: Texts;
  readonly rarity: Rarity;
}

const FOR_EVERYBODY: CosmeticTerms = { coins: null, points: null, isPlusOnly: false, tier: null };

export const define = (
  slot: CosmeticSlot,
  id: string,
  part: string,
  name: Texts,
  terms: Partial<CosmeticTerms> & { readonly rarity: Rarity },
): Cosmetic => ({ slot, id, part, name, ...FOR_EVERYBODY, ...terms });
