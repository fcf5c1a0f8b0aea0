/** Appearance by slot, and the URL of its face. */
import type { Appearance, CosmeticView } from '@trivia/contract/store/cosmetics.ts';

export type Slot = keyof Appearance;

export const bareLook: Appearance = {
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

const slots = Object.keys(bareLook) as readonly Slot[];

/** Seed of the face on which visitors try cosmetics. */
export const VISITOR_SEED = 'a1b2c3d4e5f60718';

/** URL of a drawn face. Its parameters are sorted, so that equal faces share one cached file. */
export function faceUrl(seed: string, { frame: _, ...onFace }: Appearance): string {
  const ids = Object.values(onFace).filter((id) => id !== null);
  return `/avatars/${[seed, ...ids.toSorted()].join('.')}.svg`;
}

export const isSameLook = (one: Appearance, other: Appearance): boolean =>
  slots.every((slot) => one[slot] === other[slot]);

/** Tried-on cosmetics that the player does not own, in catalogue order. */
export const unownedIn = (worn: Appearance, cosmetics: readonly CosmeticView[]): readonly CosmeticView[] =>
  cosmetics.filter(({ id, slot, isOwned }) => !isOwned && worn[slot] === id);

/** Replaces cosmetics that the player does not own by the saved ones. */
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

/** Slots that a random look does not change. */
const fixedSlots: readonly Slot[] = ['frame', 'ground'];

/** A random look from owned cosmetics, in which most accessories are left off. */
export function randomLook(
  worn: Appearance,
  cosmetics: readonly CosmeticView[],
  pick: Pick = anyOf,
): Appearance {
  const look = slots.map((slot) => {
    const owned = cosmetics.filter((one) => one.slot === slot && one.isOwned);
    const isSmall = slot === 'glasses' || slot === 'earrings' || slot === 'details';
    if (fixedSlots.includes(slot)) return [slot, worn[slot]];
    if (isSmall && pick(3) > 0) return [slot, null];
    return [slot, owned[pick(owned.length)]?.id ?? null];
  });
  return { ...worn, ...Object.fromEntries(look) };
}
