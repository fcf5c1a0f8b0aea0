import { entryKey } from '../../engine/start-match.ts';
import type { Db, Deps } from '../../lib/deps.ts';
import { tellUserPatch } from '../../realtime/players/tell-user.ts';

type TellDeps = Pick<Deps, 'db' | 'log' | 'realtime'>;

/** Balances of the players of a match, by currency; none where they put nothing in. */
const listBalances = (db: Db, matchId: string) =>
  db
    .selectFrom('match_player as seat')
    .innerJoin('ledger_account as account', 'account.player_id', 'seat.player_id')
    .select(['seat.player_id', 'account.currency', 'account.balance'])
    .where('seat.match_id', '=', matchId)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('ledger_transfer').where('idempotency_key', '=', entryKey(matchId)).select('id'),
      ),
    )
    .execute();

/** Shows on all devices of the players of a live match what it has taken from them. Call it after the commit. */
export async function tellStakes({ db, log, realtime }: TellDeps, matchId: string): Promise<void> {
  if (!realtime.hasListeners) return;
  try {
    for (const { player_id, currency, balance } of await listBalances(db, matchId)) {
      tellUserPatch(realtime, player_id, { [currency]: balance ?? 0 });
    }
  } catch (error) {
    log.warn({ err: error, matchId }, 'players were not told of their stakes');
  }
}
