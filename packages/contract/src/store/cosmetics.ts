/** Cosmetics: the store's list, purchases, and the player's appearance. */
import { cosmeticSlots, rarities } from '@trivia/rules/store/cosmetics.ts';
import * as z from 'zod/mini';
import { tierIds } from '../account/user.ts';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

const cosmeticId = z
  .string({ error: 'field.accessory' })
  .check(z.regex(/^[a-z]+(-[a-z]+){1,4}$/, { error: 'field.accessory' }));

export const cosmetic = z.object({
  id: z.string(),
  slot: z.enum(cosmeticSlots),
  name: z.string(),
  rarity: z.enum(rarities),
  /** Price; null if not sold for that currency. */
  price: z.object({ coins: z.nullable(z.int()), points: z.nullable(z.int()) }),
  needsPlus: z.boolean(),
  /** Worn only as long as Plus lasts. */
  endsWithPlus: z.boolean(),
  /** Tier that earns it; null for others. */
  tier: z.nullable(z.enum(tierIds)),
  /** Picture of a frame; null for parts of the face, which the avatar's address draws. */
  imageUrl: z.nullable(z.string()),
  isOwned: z.boolean(),
  /** True for some weeks after the first offer. */
  isNew: z.boolean(),
  /** Colour of skin or hair in hex, shown in place of a face; null for others. */
  color: z.nullable(z.string()),
});
export type CosmeticView = z.infer<typeof cosmetic>;

export const listAccessoriesRoute = defineRoute({
  method: 'GET',
  path: '/api/store/accessories',
  summary: 'Lists cosmetics, and which of them the player owns',
  access: 'public',
  query: z.object({
    slot: z.optional(z.enum(cosmeticSlots, { error: 'field.accessory' })),
    cursor: field.cursor,
  }),
  reply: z.object({ data: z.array(cosmetic), nextCursor: z.nullable(z.string()) }),
});

export const purchaseAccessoryRoute = defineRoute({
  method: 'POST',
  path: '/api/store/accessories/:id/purchase',
  summary: 'Buys a cosmetic for coins or points, or takes one of Plus, permanently',
  access: 'player',
  params: z.object({ id: cosmeticId }),
  body: z.object({ currency: z.enum(['coin', 'point'], { error: 'field.currency' }) }),
  status: 201,
  reply: cosmetic,
  errors: [
    'ACCOUNT_INCOMPLETE',
    'ALREADY_OWNED',
    'NOT_ENOUGH_COINS',
    'NOT_ENOUGH_POINTS',
    'NOT_FOR_SALE',
    'NOT_FOUND',
    'SUBSCRIPTION_REQUIRED',
    'WRONG_CURRENCY',
  ],
  idempotent: true,
});

const worn = z.nullable(cosmeticId);

/** Ids of the worn cosmetics, by slot; null for the feature of the face's seed. */
export const appearance = z.object({
  skin: worn,
  eyes: worn,
  brows: worn,
  mouth: worn,
  hair: worn,
  dye: worn,
  glasses: worn,
  earrings: worn,
  details: worn,
  ground: worn,
  frame: worn,
});
export type Appearance = z.infer<typeof appearance>;

/** Appearance with the addresses shown to others; the plain face is at `/avatars/{seed}.svg`. */
const shownAppearance = z.object({
  appearance,
  seed: z.string(),
  avatarUrl: z.string(),
  frame: z.nullable(z.string()),
  /** Uploaded picture; null without one. While hidden, others see the drawn face, and its file is not found. */
  picture: z.nullable(z.object({ url: z.string(), isHidden: z.boolean() })),
});
export type SeenAppearance = z.infer<typeof shownAppearance>;

export const getAppearanceRoute = defineRoute({
  method: 'GET',
  path: '/api/user/appearance',
  summary: 'Returns the player’s appearance',
  access: 'player',
  reply: shownAppearance,
});

export const setAppearanceRoute = defineRoute({
  method: 'PUT',
  path: '/api/user/appearance',
  summary: 'Changes the player’s appearance, at any time',
  access: 'player',
  body: appearance,
  reply: shownAppearance,
  errors: ['NOT_FOUND', 'NOT_OWNED'],
});
