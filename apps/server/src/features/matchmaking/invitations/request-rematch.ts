import type { Invitation } from '@trivia/contract/play/invitations.ts';
import { unpackSetup } from '@trivia/rules/match/packing.ts';
import type { Deps } from '../../../deps.ts';
import type { SignedInPlayer } from '../../../http/authentication.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Db, Tx } from '../../../lib/database/db.ts';
import { inTransaction } from '../../../lib/database/transaction.ts';
import type { Match } from '../../../match/locked-match.ts';
import { requireSeat } from '../check-seats.ts';
import { requireFree } from '../find-live-match.ts';
import { liveGameOf } from '../live-game.ts';
import { acceptInvitation, lockInvitation } from './answer-invitation.ts';
import { publishInvitation } from './publish-invitation.ts';
import { storeInvitation } from './store-invitation.ts';
import { viewInvitation } from './view-invitation.ts';

/** Finds a match for one of its players only. */
const findPlayed = (db: Db, matchId: string, playerId: string) =>
  db
    .selectFrom('match')
    .innerJoin('match_player as seat', 'seat.match_id', 'match.id')
    .select(['match.mode_id', 'match.setup', 'match.seed', 'match.status'])
    .where('match.id', '=', matchId)
    .where('seat.player_id', '=', playerId)
    .executeTakeFirst();

/** The opponent in a match of two people; undefined against the bot or in a crowd. */
function rivalOf({ setup, seed }: Pick<Match, 'setup' | 'seed'>, playerId: string) {
  const { players } = unpackSetup(setup, seed);
  const rivals = players.filter(({ id, isBot }) => id !== playerId && !isBot);
  return players.length === 2 ? rivals[0]?.id : undefined;
}

/** Finds the rival's own open invitation to a rematch. */
const findRivalInvitation = (tx: Tx, matchId: string, playerId: string, nowMs: number) =>
  tx
    .selectFrom('invitation')
    .select('id')
    .where('rematch_of', '=', matchId)
    .where('invitee_id', '=', playerId)
    .where('status', '=', 'open')
    .where('expires_at', '>', new Date(nowMs))
    .executeTakeFirst();

/**
 * Requests a rematch of a match of two. If both request one, the second call accepts the first one's invitation; the
 * finished match is locked, so that two simultaneous calls can't both wait. Refuses with MATCH_NOT_FOUND and
 * MATCH_NOT_OVER, with REMATCH_FOR_TWO after a larger match or one against the bot, and with ALREADY_PLAYING or
 * PLAYER_BUSY while one of the two is in a live match.
 */
export async function requestRematch(
  deps: Deps,
  player: SignedInPlayer,
  matchId: string,
): Promise<Invitation> {
  const nowMs = deps.clock.nowMs();
  const match = await findPlayed(deps.db, matchId, player.id);
  if (!match) throw new AppError('MATCH_NOT_FOUND');
  if (match.status !== 'over') throw new AppError('MATCH_NOT_OVER');
  const rival = rivalOf(match, player.id);
  if (!rival) throw new AppError('REMATCH_FOR_TWO');
  await requireFree(deps.db, player.id, rival);
  const plan_id = unpackSetup(match.setup, match.seed).stakesId ?? 'standard';
  await requireSeat(deps.db, player.id, liveGameOf({ mode_id: match.mode_id, plan_id }), nowMs);

  const asked = await inTransaction(deps.db, async (tx) => {
    await tx.selectFrom('match').select('id').where('id', '=', matchId).forUpdate().execute();
    const theirs = await findRivalInvitation(tx, matchId, player.id, nowMs);
    if (theirs) return { theirs: theirs.id };
    const invited = {
      mode_id: match.mode_id,
      plan_id,
      requester_id: player.id,
      invitee_id: rival,
      rematch_of: matchId,
    };
    return { mine: await storeInvitation(tx, invited, nowMs) };
  });
  if (asked.theirs) return await acceptInvitation(deps, player, lockInvitation(asked.theirs, player.id));
  if (!asked.mine) throw new Error('A rematch is asked for or accepted');
  const view = await viewInvitation(deps.db, asked.mine, nowMs);
  publishInvitation(deps.realtime, rival, view);
  return view;
}
