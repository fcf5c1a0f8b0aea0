import { type CompiledQuery, sql } from 'kysely';
import { compileOnce } from '../../lib/database/compile-once.ts';
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

interface Players {
  readonly playerIds: readonly string[];
}

/** Selects the accounts of players. */
export const accountsOf = compileOnce((db, { playerIds }: Players) =>
  db
    .selectFrom('ledger_account')
    .select(['player_id', 'currency', 'balance', 'earned', 'version'])
    .where((eb) => eb('player_id', '=', eb.fn.any(sql<string[]>`${playerIds}::uuid[]`))),
);

type AccountRow = ReturnType<typeof accountsOf> extends CompiledQuery<infer Row> ? Row : never;

/** Wallets by player; players without entries are missing. */
export async function listWallets(
  db: Db,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Wallet>> {
  return foldWallets((await db.executeQuery(accountsOf(db, { playerIds }))).rows);
}

/** Wallets of the rows of `accountsOf`. */
export function foldWallets(accounts: readonly AccountRow[]): ReadonlyMap<string, Wallet> {
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
  walletIn(await listWallets(db, [playerId]), playerId);

/** A player's wallet among several; empty before the first entry. */
export const walletIn = (wallets: ReadonlyMap<string, Wallet>, playerId: string): Wallet =>
  wallets.get(playerId) ?? EMPTY;

/** Fields of the user view that a booking changes. */
export const walletPatch = ({ coin, point, version }: Wallet) => ({ coin, point, walletVersion: version });
