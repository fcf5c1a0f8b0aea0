/** What the player is told of, until they have read it. */
import * as z from 'zod/mini';
import * as field from './fields.ts';
import { defineRoute } from './route.ts';

export const notificationTabs = ['events', 'notifications'] as const;

/** A text of each stands in the web's locales. */
export const notificationKinds = [
  'match_corrected',
  'referral_paid',
  'referral_welcome',
  'referral_held',
] as const;

export const notification = z.object({
  id: z.string(),
  kind: z.enum(notificationKinds),
  /** Where it leads; null: nowhere. */
  matchId: z.nullable(z.uuid()),
  coins: z.int(),
  points: z.int(),
  createdAtMs: z.int(),
  isRead: z.boolean(),
});
export type Notification = z.infer<typeof notification>;

export const listNotificationsRoute = defineRoute({
  method: 'GET',
  path: '/api/notifications',
  summary: 'What the player was told, newest first; special events apart',
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
