import type { UserPatch } from '@trivia/contract/account/user.ts';
import type { PlayerEvents } from '@trivia/contract/realtime/player-events.ts';
import type { Publisher, PublishOptions } from '../../realtime/realtime.ts';
import { notificationsChannel } from './channels.ts';

/** Sends an event to all devices of a player. Call it after the commit. */
export function publishUserEvent<Event extends keyof PlayerEvents>(
  realtime: Publisher,
  userId: string,
  event: Event,
  payload: PlayerEvents[Event],
  options?: PublishOptions,
): void {
  realtime.publish(notificationsChannel(userId), event, payload, options);
}

/** Sends changed parts of the user view, each by the event named after it, and parts without one by `info`. */
export function publishUserPatch(
  realtime: Publisher,
  userId: string,
  { coin, point, walletVersion, plan, challenge, ...rest }: UserPatch,
  options?: PublishOptions,
): void {
  const publish = (event: 'coin' | 'point' | 'plan' | 'challenge' | 'info', user: UserPatch) =>
    publishUserEvent(realtime, userId, event, { user }, options);
  const version = walletVersion !== undefined && { walletVersion };
  if (coin !== undefined) publish('coin', { coin, ...version });
  if (point !== undefined) publish('point', { point, ...version });
  if (plan !== undefined) publish('plan', { plan });
  if (challenge !== undefined) publish('challenge', { challenge });
  if (Object.keys(rest).length > 0) publish('info', rest);
}
