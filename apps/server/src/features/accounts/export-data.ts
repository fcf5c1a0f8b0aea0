import type { Db, Deps } from '../../lib/deps.ts';
import {
  answers,
  boosterGrants,
  boosters,
  boosterUses,
  matches,
  questionReports,
  ROWS_MAX,
} from './export-play.ts';
import { listDevices } from './list-devices.ts';
import { loadUser } from './load-user.ts';

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

const sightings = (db: Db, playerId: string) =>
  db
    .selectFrom('sighting')
    .select(['kind', 'first_seen_at', 'last_seen_at'])
    .where('player_id', '=', playerId)
    .orderBy('first_seen_at')
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

const notifications = (db: Db, playerId: string) =>
  db
    .selectFrom('notification')
    .select(['kind', 'data', 'created_at', 'read_at'])
    .where('player_id', '=', playerId)
    .orderBy('id')
    .limit(ROWS_MAX)
    .execute();

/** Whatever is kept about a player, by what it is; a new kind of data adds its line. */
const parts = {
  account: accountTimes,
  socialIdentities,
  sightings,
  matches,
  answers,
  walletEntries,
  accessGrants,
  boosters,
  boosterGrants,
  boosterUses,
  questionReports,
  notifications,
};

/**
 * Everything that is kept about a player. Hashes and tokens are no player's to read, nor is the seed of a match that
 * is not over.
 */
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
