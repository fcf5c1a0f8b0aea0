import { ApiError } from '../../lib/api/http.ts';
import type { MessageKey } from '../../lib/i18n/messages.ts';

export type RedirectRefusal =
  | 'closed'
  | 'missing'
  | 'playing'
  | 'busy'
  | 'unable'
  | 'coins'
  | 'plus'
  | 'limit'
  | 'incomplete';

const refusals: Readonly<Record<string, RedirectRefusal>> = {
  INVITATION_CLOSED: 'closed',
  INVITATION_NOT_FOUND: 'missing',
  INVALID_INPUT: 'missing',
  ALREADY_PLAYING: 'playing',
  PLAYER_BUSY: 'busy',
  OPPONENT_UNABLE: 'unable',
  NOT_ENOUGH_COINS: 'coins',
  SUBSCRIPTION_REQUIRED: 'plus',
  PLAY_LIMIT_REACHED: 'limit',
  ACCOUNT_INCOMPLETE: 'incomplete',
};

/** Reason why there is no game; null for other errors. */
export const refusalOf = (error: unknown): RedirectRefusal | null =>
  error instanceof ApiError ? (refusals[error.code] ?? null) : null;

/** Errors that the screen shows itself. */
export const screenErrors = [
  'INVITATION_CLOSED',
  'INVITATION_NOT_FOUND',
  'INVALID_INPUT',
  'ALREADY_PLAYING',
  'PLAYER_BUSY',
  'OPPONENT_UNABLE',
  'NOT_ENOUGH_COINS',
  'SUBSCRIPTION_REQUIRED',
  'PLAY_LIMIT_REACHED',
  'ACCOUNT_INCOMPLETE',
  'TOO_MANY_REQUESTS',
  'INTERNAL_ERROR',
  'SERVICE_UNAVAILABLE',
  'OFFLINE',
] as const;

export const titleOf = (why: RedirectRefusal): MessageKey => `redirect.${why}Title`;
export const bodyOf = (why: RedirectRefusal): MessageKey => `redirect.${why}Body`;
