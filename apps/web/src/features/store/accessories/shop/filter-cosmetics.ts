import type { CosmeticView } from '@trivia/contract/store/cosmetics.ts';
import { isFreeForAll } from '../../../../game/cosmetics/parts/cost.tsx';

export const shopSlots = ['frame', 'ground', 'hair', 'glasses', 'earrings', 'details'] as const;
export type ShopSlot = (typeof shopSlots)[number];
export const shopKinds = ['all', 'new', ...shopSlots] as const;
export type ShopKind = (typeof shopKinds)[number];

export interface ShopFilter {
  readonly kind: ShopKind;
  /** Rarity; empty for all. */
  readonly rarity: CosmeticView['rarity'] | '';
}

const isKind = (text: string | null): text is ShopKind =>
  (shopKinds as readonly (string | null)[]).includes(text);

export const readKind = (text: string | null): ShopKind => (isKind(text) ? text : 'all');

const isOfKind = ({ slot, isNew }: CosmeticView, kind: ShopKind): boolean =>
  kind === 'all' || (kind === 'new' ? isNew : slot === kind);

/** Cosmetics of a kind and a rarity, except those that are free for everybody. */
export const filterCosmetics = (
  cosmetics: readonly CosmeticView[],
  { kind, rarity }: ShopFilter,
): readonly CosmeticView[] =>
  cosmetics.filter(
    (one) => !isFreeForAll(one) && isOfKind(one, kind) && (rarity === '' || one.rarity === rarity),
  );

const ranks: Readonly<Record<CosmeticView['rarity'], number>> = { common: 0, rare: 1, epic: 2, legendary: 3 };

/** Selection for the start page: new and rare cosmetics first, from one slot after another. */
export function pickSome(cosmetics: readonly CosmeticView[], count: number): readonly CosmeticView[] {
  const sold = filterCosmetics(cosmetics, { kind: 'all', rarity: '' }).filter(
    ({ isOwned, tier }) => !isOwned && tier === null,
  );
  const rank = ({ isNew, rarity }: CosmeticView): number => ranks[rarity] + (isNew ? 2 : 0);
  const bySlot = shopSlots.map((slot) =>
    sold.filter((one) => one.slot === slot).toSorted((one, other) => rank(other) - rank(one)),
  );
  const longest = Math.max(0, ...bySlot.map(({ length }) => length));
  return Array.from({ length: longest }, (_, place) => bySlot.flatMap((list) => list[place] ?? []))
    .flat()
    .slice(0, count);
}
