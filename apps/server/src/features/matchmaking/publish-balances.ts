import { listWallets, walletPatch } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../lib/database/db.ts';
import { entryKey } from '../../match/rounds/start-match.ts';
import { publishUserPatch } from '../live/publish-user-event.ts';

type PublishDeps = Pick<Deps, 'db' | 'log' | 'realtime'>;

/** Players who put a stake into the match. */
async function listPayers(db: Db, matchId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('match_player')
    .select('player_id')
    .where('match_id', '=', matchId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('ledger_transfer').where('idempotency_key', '=', entryKey(matchId)).select('id'),
      ),
    )
    .execute();
  return rows.map(({ player_id }) => player_id);
}

/** Sends the players of a live match their balances after the stakes, on all devices. Call it after the commit. */
export async function publishBalances({ db, log, realtime }: PublishDeps, matchId: string): Promise<void> {
  if (!realtime.hasListeners) return;
  try {
    const wallets = await listWallets(db, await listPayers(db, matchId));
    for (const [playerId, wallet] of wallets) publishUserPatch(realtime, playerId, walletPatch(wallet));
  } catch (error) {
    log.warn({ err: error, matchId }, 'stakes were not sent to players');
  }
}
