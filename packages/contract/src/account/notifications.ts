/** Notifications of a player. */
import * as z from 'zod/mini';
import * as field from '../fields.ts';
import { defineRoute } from '../route.ts';

export const notificationTabs = ['events', 'notifications'] as const;

/** Kinds of notifications, each with a text in the web's locales. */
export const notificationKinds = [
  'match_corrected',
  'referral_paid',
  'referral_welcome',
  'referral_held',
  'redemption_released',
  'redemption_refused',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/** Data of each kind, used in its text and link. */
export const notificationData = {
  match_corrected: z.object({ matchId: z.uuid(), coins: z.int(), points: z.int() }),
  referral_paid: z.object({ coins: z.int(), points: z.int() }),
  referral_welcome: z.object({ points: z.int() }),
  referral_held: z.object({}),
  redemption_released: z.object({ redemptionId: z.uuid() }),
  redemption_refused: z.object({ points: z.int() }),
} as const satisfies Record<NotificationKind, z.ZodMiniType>;
export type NotificationData = {
  readonly [K in NotificationKind]: z.infer<(typeof notificationData)[K]>;
};

const kindOf = <K extends NotificationKind>(kind: K) =>
  z.object({
    id: z.string(),
    kind: z.literal(kind),
    data: notificationData[kind],
    createdAtMs: z.int(),
    isRead: z.boolean(),
  });

export const notification = z.discriminatedUnion('kind', [
  kindOf('match_corrected'),
  kindOf('referral_paid'),
  kindOf('referral_welcome'),
  kindOf('referral_held'),
  kindOf('redemption_released'),
  kindOf('redemption_refused'),
]);
export type Notification = z.infer<typeof notification>;

export const listNotificationsRoute = defineRoute({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Lists the player’s notifications, newest first, or the special events',
  access: 'player',
  query: z.object({
    tab: z.enum(notificationTabs, { error: 'field.tab' }),
    cursor: field.cursor,
  }),
  reply: z.object({
    data: z.array(notification),
    nextCursor: z.nullable(z.string()),
    unreadCount: z.int(),
  }),
});

export const readNotificationsRoute = defineRoute({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks all of the player’s notifications as read',
  access: 'player',
  status: 204,
  reply: field.nothing,
});
