import type { UserPatch } from '@trivia/contract/account/user.ts';
import { tierOf } from '@trivia/rules/tiers.ts';
import { walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { getWalletAndPlayInfo } from '../lobby/get-play-info.ts';

/** Parts of a player's user view that a finished match may have changed. */
export async function userPatchAfterMatch(
  deps: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
): Promise<UserPatch> {
  const { wallet, play } = await getWalletAndPlayInfo(deps, playerId);
  const { lifetimePoints } = wallet;
  const { quizzesCompleted, streakDays, challenge } = play;
  const info = { tier: tierOf(lifetimePoints), lifetimePoints, quizzesCompleted, streakDays };
  return { ...walletPatch(wallet), info, challenge };
}
