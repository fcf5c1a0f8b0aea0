import type { Db, Deps } from '../../lib/deps.ts';
import { listDevices } from './list-devices.ts';
import { loadUser } from './load-user.ts';

/** Bounded, so that nobody can make one call read the whole database; far beyond what a player plays. */
const ROWS_MAX = 100_000;

const accountTimes = (db: Db, playerId: string) =>
  db
    .selectFrom('player')
    .select([
      'given_name',
      'campaign',
      'agreed_to_terms_at',
      'completed_at',
      'created_at',
      'email_verified_at',
    ])
    .where('id', '=', playerId)
    .executeTakeFirst();

const socialIdentities = (db: Db, playerId: string) =>
  db
    .selectFrom('social_identity')
    .select(['provider', 'linked_at'])
    .where('player_id', '=', playerId)
    .execute();

const matches = (db: Db, playerId: string) =>
  db
    .selectFrom('match_player')
    .innerJoin('match', 'match.id', 'match_player.match_id')
    .leftJoin('match_result', (join) =>
      join
        .onRef('match_result.match_id', '=', 'match.id')
        .onRef('match_result.player_id', '=', 'match_player.player_id'),
    )
    .select(['match.id', 'match.type', 'match.mode', 'match.day', 'match.created_at', 'match.ended_at'])
    .select(['match_result.outcome', 'match_result.right_answers'])
    .select(['match_result.points', 'match_result.coins', 'match_result.place'])
    .where('match_player.player_id', '=', playerId)
    .orderBy('match.created_at')
    .limit(ROWS_MAX)
    .execute();

const answers = (db: Db, playerId: string) =>
  db
    .selectFrom('match_answer')
    .innerJoin('match_round', (join) =>
      join
        .onRef('match_round.match_id', '=', 'match_answer.match_id')
        .onRef('match_round.round', '=', 'match_answer.round'),
    )
    // Of rounds that are over alone: an open one must not tell by what it holds.
    .where('match_round.closed_at', 'is not', null)
    .select(['match_answer.match_id', 'match_answer.round', 'match_round.question_id'])
    .select(['match_answer.locked_at', 'match_answer.elapsed_ms'])
    .select((eb) => eb('match_answer.option_id', '=', eb.ref('match_round.right_option_id')).as('is_right'))
    .where('match_answer.player_id', '=', playerId)
    .orderBy('match_answer.locked_at')
    .limit(ROWS_MAX)
    .execute();

const walletEntries = (db: Db, playerId: string) =>
  db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .innerJoin('ledger_transfer', 'ledger_transfer.id', 'ledger_entry.transfer_id')
    .select(['ledger_transfer.booked_at', 'ledger_transfer.reason', 'ledger_account.currency'])
    .select(['ledger_entry.amount', 'ledger_entry.balance_after'])
    .where('ledger_account.player_id', '=', playerId)
    .orderBy('ledger_entry.id')
    .limit(ROWS_MAX)
    .execute();

const accessGrants = (db: Db, playerId: string) =>
  db
    .selectFrom('access_grant')
    .select(['source', 'starts_at', 'ends_at', 'revoked_at'])
    .where('player_id', '=', playerId)
    .execute();

/** Whatever is kept about a player, by what it is; a new kind of data adds its line. */
const parts = { account: accountTimes, socialIdentities, matches, answers, walletEntries, accessGrants };

/** Everything that is kept about a player. Hashes and tokens are no player's to read. */
export async function exportData(deps: Deps, player: { readonly id: string; readonly sessionId: string }) {
  const { db, clock } = deps;
  const exported: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(parts)) exported[name] = await read(db, player.id);
  const devices = await listDevices(deps, player);
  return {
    exportedAt: new Date(clock.nowMs()).toISOString(),
    user: await loadUser(deps, player.id),
    devices: devices.data,
    ...exported,
  };
}
