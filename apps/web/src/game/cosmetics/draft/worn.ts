/** Appearance by slot, and the address of its face. */
import type { Appearance, CosmeticView } from '@trivia/contract/store/cosmetics.ts';

export type Slot = keyof Appearance;

export const nothing: Appearance = {
  skin: null,
  eyes: null,
  brows: null,
  mouth: null,
  hair: null,
  dye: null,
  glasses: null,
  earrings: null,
  details: null,
  ground: null,
  frame: null,
};

const slots = Object.keys(nothing) as readonly Slot[];

/** Face of a visitor who tries things on. */
export const VISITOR_SEED = 'a1b2c3d4e5f60718';

/** Address of a drawn face; its parts are in the order of their names, so that a face has one address. */
export function faceUrl(seed: string, { frame: _, ...onFace }: Appearance): string {
  const ids = Object.values(onFace).filter((id) => id !== null);
  return `/avatars/${[seed, ...ids.toSorted()].join('.')}.svg`;
}

export const isSameLook = (one: Appearance, other: Appearance): boolean =>
  slots.every((slot) => one[slot] === other[slot]);

/** Cosmetics that are tried on and not owned, in the catalogue's order. */
export const unownedIn = (worn: Appearance, cosmetics: readonly CosmeticView[]): readonly CosmeticView[] =>
  cosmetics.filter(({ id, slot, isOwned }) => !isOwned && worn[slot] === id);

/** The look with saved cosmetics in place of those that are not owned. */
export function ownedLook(
  worn: Appearance,
  saved: Appearance,
  cosmetics: readonly CosmeticView[],
): Appearance {
  const put = unownedIn(worn, cosmetics).map(({ slot }) => [slot, saved[slot]]);
  return { ...worn, ...Object.fromEntries(put) };
}

type Pick = (count: number) => number;
const anyOf: Pick = (count) => Math.floor(Math.random() * count);

/** Slots that a throw of the dice leaves as they are. */
const kept: readonly Slot[] = ['frame', 'ground'];

/** Random look from owned cosmetics; small things are mostly left off. */
export function anyLook(
  worn: Appearance,
  cosmetics: readonly CosmeticView[],
  pick: Pick = anyOf,
): Appearance {
  const look = slots.map((slot) => {
    const owned = cosmetics.filter((one) => one.slot === slot && one.isOwned);
    const isSmall = slot === 'glasses' || slot === 'earrings' || slot === 'details';
    if (kept.includes(slot)) return [slot, worn[slot]];
    if (isSmall && pick(3) > 0) return [slot, null];
    return [slot, owned[pick(owned.length)]?.id ?? null];
  });
  return { ...worn, ...Object.fromEntries(look) };
}
