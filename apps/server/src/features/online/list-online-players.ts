import type { listOnlinePlayersRoute } from '@trivia/contract/play/online-players.ts';
import type { RouteReply } from '@trivia/contract/route.ts';
import { tierOf, tiers } from '@trivia/rules/tiers.ts';
import { sql } from 'kysely';
import { avatarUrlOf, frameOf, type PublicLook } from '../../core/avatars/public-look.ts';
import { displayNameOf } from '../../core/players/display-name.ts';
import { getWallet } from '../../core/wallet/get-wallet.ts';
import type { Deps } from '../../deps.ts';
import { anyOf } from '../../lib/any-of.ts';
import type { Db } from '../../lib/database/db.ts';
import { foldUsername } from '../accounts/names/fold-username.ts';
import { countOnline } from './count-online.ts';
import { type Band, bandsByName, bandsForPlayer } from './online-bands.ts';

const MAX_LISTED = 20;
/**
 * Time after a call in a solo match for which a player counts as busy and would miss an invitation. Solo matches may
 * lie idle for days.
 */
const BUSY_FOR_MS = 60_000;
const tierRanks = tiers.map((_, rank) => rank);

export type OnlinePlayers = RouteReply<typeof listOnlinePlayersRoute>;

interface OnlineRow {
  readonly id: string;
  readonly username: string | null;
  readonly given_name: string | null;
  readonly language: 'en' | 'ar' | 'ckb';
  readonly avatar: PublicLook;
  readonly avatar_seed: string;
  readonly tierRank: number;
  readonly isPlaying: boolean;
}

/**
 * Reads a limited number of players from each band, in order, so that the cost does not grow with the players online.
 */
async function readBands(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  playerId: string,
  bands: readonly Band[],
): Promise<OnlineRow[]> {
  const seenSince = new Date(clock.nowMs() - BUSY_FOR_MS);
  const found = bands.map(
    ({ tierRank, column, from, to }, place) => sql`
      (SELECT DISTINCT ON (${sql.ref(column)}) ${place}::int AS place, ${sql.ref(column)}::text AS key, player_id, tier_rank
         FROM online_player
        WHERE tier_rank = ${tierRank} AND ${sql.ref(column)} BETWEEN ${from} AND ${to} AND player_id <> ${playerId}
        ORDER BY ${sql.ref(column)} LIMIT ${MAX_LISTED})`,
  );
  const { rows } = await sql<OnlineRow>`
    SELECT p.id, p.username, p.given_name, p.language, p.avatar, p.avatar_seed, f.tier_rank AS "tierRank",
           EXISTS (SELECT FROM match_player s JOIN match m ON m.id = s.match_id
                    WHERE s.player_id = p.id AND s.is_active AND m.status = 'playing'
                      AND (m.mode = 'multi' OR s.last_seen_at > ${seenSince}))
             AS "isPlaying"
      FROM (SELECT * FROM (${sql.join(found, sql` UNION ALL `)}) b ORDER BY place, key LIMIT ${MAX_LISTED}) f
      JOIN player p ON p.id = f.player_id AND p.deleted_at IS NULL
     ORDER BY f.place, f.key`.execute(db);
  return rows;
}

async function isOnline(db: Db, playerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('online_player')
    .select('player_id')
    .where('player_id', '=', playerId)
    // Reads each tier separately, to match the index.
    .where('tier_rank', '=', anyOf(tierRanks))
    .executeTakeFirst();
  return row !== undefined;
}

const viewPlayer = (row: OnlineRow) => ({
  id: row.id,
  name: displayNameOf(row),
  image: avatarUrlOf(row),
  ...frameOf(row),
  tier: tiers[row.tierRank]?.id ?? tiers[0].id,
  isPlaying: row.isPlaying,
});

/** Players online except the requester, nearest tier first; with a search, those whose name starts with it. */
export async function listOnlinePlayers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { playerId, search = '' }: { readonly playerId: string; readonly search?: string | undefined },
): Promise<OnlinePlayers> {
  const { lifetimePoints } = await getWallet(db, playerId);
  const tier = tierOf(lifetimePoints);
  const key = foldUsername(search);
  const bands = key === '' ? bandsForPlayer(tier, playerId, clock.nowMs()) : bandsByName(tier, key);
  const [rows, total, isHere] = await Promise.all([
    readBands({ db, clock }, playerId, bands),
    countOnline(db),
    isOnline(db, playerId),
  ]);
  return { total: Math.max(rows.length, total - (isHere ? 1 : 0)), data: rows.map(viewPlayer) };
}
