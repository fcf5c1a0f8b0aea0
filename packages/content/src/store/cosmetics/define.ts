import type { CosmeticSlot, CosmeticTerms, Rarity } from '@trivia/rules/store/cosmetics.ts';
import type { Texts } from '../texts.ts';

/** A cosmetic that a player can wear. */
export interface Cosmetic extends CosmeticTerms {
  readonly id: string;
  readonly slot: CosmeticSlot;
  /** Name of its drawing. */
  readonly part: string;
  readonly name: Texts;
  readonly rarity: Rarity;
  /** First day on offer, if later than the launch; else null. */
  readonly addedOn: string | null;
}

const FOR_EVERYBODY: CosmeticTerms = {
  coins: null,
  points: null,
  isPlusOnly: false,
  endsWithPlus: false,
  tier: null,
};

export const define = (
  slot: CosmeticSlot,
  id: string,
  part: string,
  name: Texts,
  terms: Partial<CosmeticTerms> & { readonly rarity: Rarity; readonly addedOn?: string },
): Cosmetic => ({ slot, id, part, name, addedOn: null, ...FOR_EVERYBODY, ...terms });
