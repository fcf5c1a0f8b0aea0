import { cosmetics } from '@trivia/content/store/cosmetics/catalogue.ts';
import type { Cosmetic } from '@trivia/content/store/cosmetics/define.ts';
import { AppError } from '../../../lib/app-error.ts';

const byId = new Map(cosmetics.map((cosmetic) => [cosmetic.id, cosmetic]));

/** Finds a cosmetic in the catalogue. Refuses with NOT_FOUND. */
export function findCosmetic(id: string): Cosmetic {
  const cosmetic = byId.get(id);
  if (!cosmetic) throw new AppError('NOT_FOUND');
  return cosmetic;
}
