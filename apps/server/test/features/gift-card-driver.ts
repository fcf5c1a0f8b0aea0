import { randomBytes } from 'node:crypto';
import type { Redeemed, Redemption } from '@trivia/contract/store/gift-cards.ts';
import { commandLine } from '../../src/core/audit/actor.ts';
import type { Deps } from '../../src/deps.ts';
import { loadCodes } from '../../src/features/gift-cards/stock/load-codes.ts';
import type { NewCode } from '../../src/features/gift-cards/stock/read-codes-file.ts';
import type { TestServer } from '../support/build-test-server.ts';
import { giveCoins } from '../support/give.ts';
import type { TestPlayer } from '../support/test-player.ts';

export const TEA = 'tea-house-3000';
export const TEA_POINTS = 600;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Creates a random entry for GIFT_CARD_KEYS. */
export const newKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

export const makeCodes = (count: number, more: Partial<NewCode> = {}): NewCode[] =>
  Array.from({ length: count }, () => ({
    giftCardId: TEA,
    code: randomBytes(10).toString('hex').toUpperCase(),
    activationNumber: null,
    expiresOn: null,
    ...more,
  }));

export async function addGiftCardCodes(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  codes: readonly NewCode[],
) {
  return await loadCodes(deps, commandLine, deps.config.giftCardKeys, codes);
}

/** Backdates an account, so that its redemptions are not held. */
export const backdateAccount = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, playerId: string) =>
  db
    .updateTable('player')
    .set({ created_at: new Date(clock.nowMs() - 60 * DAY_MS) })
    .where('id', '=', playerId)
    .execute();

/** Signs up a Plus player with an old account and points for some cards. */
export async function signUpRich(server: TestServer, cards = 1): Promise<TestPlayer> {
  const player = await server.signUp({ membership: 'plus' });
  await backdateAccount(server.deps, player.id);
  await giveCoins(server.deps, player.id, { points: TEA_POINTS * cards });
  return player;
}

export const redeemTea = (player: TestPlayer, headers: Record<string, string> = {}) =>
  player.post<Redeemed>(`/store/gift-cards/${TEA}/redeem`, {}, headers);

export const listRewards = async (player: TestPlayer): Promise<Redemption[]> =>
  (await player.get<{ data: Redemption[] }>('/store/redemptions')).body.data;
