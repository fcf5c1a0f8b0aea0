import type { Db } from '../../lib/deps.ts';

export interface Wallet {
  readonly coin: number;
  readonly point: number;
  /** Points ever earned by playing. */
  readonly lifetimePoints: number;
}

/** What a player has; nothing before the first entry. */
export async function getWallet(db: Db, playerId: string): Promise<Wallet> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['currency', 'balance', 'earned'])
    .where('player_id', '=', playerId)
    .execute();
  const coins = accounts.find(({ currency }) => currency === 'coin');
  const points = accounts.find(({ currency }) => currency === 'point');
  return { coin: coins?.balance ?? 0, point: points?.balance ?? 0, lifetimePoints: points?.earned ?? 0 };
}
