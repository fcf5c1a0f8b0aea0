import { sql } from 'kysely';
import type { Db } from '../../lib/deps.ts';

export interface Wallet {
  readonly coin: number;
  readonly point: number;
  /** Points ever earned by playing. */
  readonly lifetimePoints: number;
}

const EMPTY: Wallet = { coin: 0, point: 0, lifetimePoints: 0 };

/** What players have; who is not in the list has nothing yet. */
export async function listWallets(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Wallet>> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['player_id', 'currency', 'balance', 'earned'])
    .where((eb) => eb('player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .execute();
  const wallets = new Map<string, Wallet>();
  for (const { player_id, currency, balance, earned } of accounts) {
    if (player_id === null) continue;
    const wallet = wallets.get(player_id) ?? EMPTY;
    const change = currency === 'coin' ? {} : { lifetimePoints: earned };
    wallets.set(player_id, { ...wallet, ...change, [currency]: balance ?? 0 });
  }
  return wallets;
}

/** What a player has; nothing before the first entry. */
export const getWallet = async (db: Db, playerId: string): Promise<Wallet> =>
  (await listWallets(db, [playerId])).get(playerId) ?? EMPTY;
