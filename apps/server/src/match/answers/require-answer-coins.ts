import { getWallet } from '../../core/wallet/get-wallet.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';

/** Refuses with NOT_ENOUGH_COINS a player who could not pay for one answer. */
export async function requireAnswerCoins(db: Db, playerId: string, coinsPerAnswer: number): Promise<void> {
  if (coinsPerAnswer === 0) return;
  const { coin } = await getWallet(db, playerId);
  if (coin < coinsPerAnswer) throw new AppError('NOT_ENOUGH_COINS');
}
