import { sql } from 'kysely';
import type { Db } from '../../lib/database/db.ts';

export interface Wallet {
  readonly coin: number;
  readonly point: number;
  /** Points ever earned by playing. */
  readonly lifetimePoints: number;
  /** Rises with each booking, so that clients can discard older balances. */
  readonly version: number;
}

const EMPTY: Wallet = { coin: 0, point: 0, lifetimePoints: 0, version: 0 };

/** Wallets by player; players without entries are missing. */
export async function listWallets(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Wallet>> {
  const accounts = await db
    .selectFrom('ledger_account')
    .select(['player_id', 'currency', 'balance', 'earned', 'version'])
    .where((eb) => eb('player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`)))
    .execute();
  const wallets = new Map<string, Wallet>();
  for (const { player_id, currency, balance, earned, version } of accounts) {
    if (player_id === null) continue;
    const wallet = wallets.get(player_id) ?? EMPTY;
    const change = currency === 'coin' ? {} : { lifetimePoints: earned };
    const kept = { ...wallet, ...change, version: wallet.version + version };
    wallets.set(player_id, { ...kept, [currency]: balance ?? 0 });
  }
  return wallets;
}

/** A player's wallet; empty before the first entry. */
export const getWallet = async (db: Db, playerId: string): Promise<Wallet> =>
  (await listWallets(db, [playerId])).get(playerId) ?? EMPTY;

/** Fields of the user view that a booking changes. */
export const walletPatch = ({ coin, point, version }: Wallet) => ({ coin, point, walletVersion: version });
