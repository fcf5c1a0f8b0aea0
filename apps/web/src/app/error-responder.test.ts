import type { ErrorCode } from '@trivia/contract/errors.ts';
import { errorStatus } from '@trivia/contract/errors.ts';
import { expect, it } from 'vitest';
import { useUserStore } from '../game/player/user-store.ts';
import { ApiError } from '../lib/api/http.ts';
import { readAccessToken, store } from '../lib/storage.ts';
import { respondToError } from './error-responder.ts';

/** Reactions of the app to an error code, by name. */
function responseTo(code: ErrorCode, path = '/play/quiz'): readonly string[] {
  const done: string[] = [];
  respondToError(new ApiError(errorStatus[code], { code, message: `Said: ${code}` }), {
    currentPath: () => path,
    goTo: (path) => done.push(`to ${path}`),
    showError: (message) => done.push(message),
    offerSubscription: () => done.push('offers Plus'),
    offerUpgrade: () => done.push('tells when free games come'),
    offerCoins: () => done.push('offers coins'),
    defaultMessage: '',
  });
  return done;
}

it.each([
  ['UNAUTHENTICATED', 'to /landing'],
  ['EMAIL_NOT_VERIFIED', 'to /verify-email'],
  ['MATCH_OVER', 'to /home'],
  ['NEW_PASSWORD_REQUIRED', 'to /reset-password'],
  ['SUBSCRIPTION_REQUIRED', 'offers Plus'],
  ['PLAY_LIMIT_REACHED', 'tells when free games come'],
  ['NOT_ENOUGH_COINS', 'offers coins'],
  ['NOT_ENOUGH_POINTS', 'Said: NOT_ENOUGH_POINTS'],
] as const)('%s: %s', (code, response) => {
  expect(responseTo(code)).toEqual([response]);
});

it('leaves the screen at 409, except for codes that the player can resolve there', () => {
  const codes = (Object.keys(errorStatus) as ErrorCode[]).filter((code) => errorStatus[code] === 409);
  const staying = codes.filter((code) => !responseTo(code).includes('to /home'));
  expect(staying).toEqual(['IDEMPOTENCY_KEY_REUSED', 'CHECKOUT_CLOSED', 'PAYMENT_UNDER_WAY']);
});

it('does not reload the page for choosing a new password', () => {
  expect(responseTo('NEW_PASSWORD_REQUIRED', '/reset-password')).toEqual([]);
});

it.each([
  ['a screen behind the gate keeps its player until the landing page is shown', '/play/quiz', 'me'],
  ['a page that is for everybody goes on without a player', '/notification-redirect', undefined],
])('deletes the token of an expired session, and %s', (_what, path, playerId) => {
  store('accessToken', 'over');
  useUserStore.getState().merge({ id: 'me' });
  responseTo('UNAUTHENTICATED', path);
  expect(readAccessToken()).toBeNull();
  expect(useUserStore.getState().user?.id).toBe(playerId);
});
