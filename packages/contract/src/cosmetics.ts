/** What players wear: the store's list, purchases, and a player's own appearance. */
import { cosmeticSlots, rarities } from '@trivia/rules/cosmetics.ts';
import * as z from 'zod/mini';
import * as field from './fields.ts';
import { defineRoute } from './route.ts';
import { tierIds } from './user.ts';

const cosmeticId = z
  .string({ error: 'field.accessory' })
  .check(z.regex(/^[a-z]+(-[a-z]+){1,4}$/, { error: 'field.accessory' }));

export const cosmetic = z.object({
  id: z.string(),
  slot: z.enum(cosmeticSlots),
  name: z.string(),
  rarity: z.enum(rarities),
  /** Null: not sold for these. */
  price: z.object({ coins: z.nullable(z.int()), points: z.nullable(z.int()) }),
  needsPlus: z.boolean(),
  /** Tier that earns it; null for what is not earned so. */
  tier: z.nullable(z.enum(tierIds)),
  /** Picture of a frame; null for parts of the face, which the avatar's address draws. */
  imageUrl: z.nullable(z.string()),
  isOwned: z.boolean(),
});
export type CosmeticView = z.infer<typeof cosmetic>;

export const listAccessoriesRoute = defineRoute({
  method: 'GET',
  path: '/api/store/accessories',
  summary: 'What can be worn, and what of it is the player’s',
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
  summary: 'Buys something to wear for coins or points, or takes what Plus gives; it is kept',
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

/** What a player wears, by slot; null for what the face was born with. */
export const appearance = z.object({
  hair: worn,
  glasses: worn,
  earrings: worn,
  details: worn,
  ground: worn,
  frame: worn,
});
export type Appearance = z.infer<typeof appearance>;

/** How others see the player; the face without any of it is at `/avatars/{seed}.svg`. */
const seen = z.object({ appearance, seed: z.string(), avatarUrl: z.string(), frame: z.nullable(z.string()) });

export const getAppearanceRoute = defineRoute({
  method: 'GET',
  path: '/api/user/appearance',
  summary: 'What the player wears',
  access: 'player',
  reply: seen,
});

export const setAppearanceRoute = defineRoute({
  method: 'PUT',
  path: '/api/user/appearance',
  summary: 'Wears what the player owns; there is no lock on it',
  access: 'player',
  body: appearance,
  reply: seen,
  errors: ['NOT_FOUND', 'NOT_OWNED'],
});
