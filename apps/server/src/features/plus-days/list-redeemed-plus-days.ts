import { limits } from '@trivia/contract/limits.ts';
import type { RedeemedPlusDays } from '@trivia/contract/store/plus-days.ts';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../lib/database/db.ts';

const selectRedeemed = (db: Db) =>
  db
    .selectFrom('plus_days_redemption as redemption')
    .innerJoin('access_grant as granted', 'granted.id', 'redemption.grant_id')
    .select(['redemption.id', 'redemption.days', 'redemption.points', 'redemption.redeemed_at'])
    .select(['granted.starts_at', 'granted.ends_at']);

type Row = Awaited<ReturnType<ReturnType<typeof selectRedeemed>['execute']>>[number];

const viewRedeemed = ({ id, days, points, redeemed_at, starts_at, ends_at }: Row): RedeemedPlusDays => ({
  id,
  days,
  points,
  startsAtMs: starts_at.getTime(),
  endsAtMs: ends_at.getTime(),
  purchasedAtMs: redeemed_at.getTime(),
});

export const getRedeemedPlusDays = async (db: Db, id: string): Promise<RedeemedPlusDays> =>
  viewRedeemed(await selectRedeemed(db).where('redemption.id', '=', id).executeTakeFirstOrThrow());

/** A player's redemptions of Plus days, newest first. `cursor` is the last id of the previous page. */
export async function listRedeemedPlusDays(
  { db }: Pick<Deps, 'db'>,
  { playerId, cursor = '' }: { readonly playerId: string; readonly cursor?: string | undefined },
): Promise<{ data: RedeemedPlusDays[]; nextCursor: string | null }> {
  const isCursor = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(cursor);
  const rows = await selectRedeemed(db)
    .where('redemption.player_id', '=', playerId)
    .$if(isCursor, (query) =>
      query.where((eb) =>
        eb(
          eb.refTuple('redemption.redeemed_at', 'redemption.id'),
          '<',
          eb
            .selectFrom('plus_days_redemption as last')
            .select(['last.redeemed_at', 'last.id'])
            .where('last.id', '=', cursor)
            .$asTuple('redeemed_at', 'id'),
        ),
      ),
    )
    .orderBy('redemption.redeemed_at', 'desc')
    .orderBy('redemption.id', 'desc')
    .limit(limits.pageSize + 1)
    .execute();
  const data = rows.slice(0, limits.pageSize).map(viewRedeemed);
  return { data, nextCursor: rows.length > data.length ? (data.at(-1)?.id ?? null) : null };
}
