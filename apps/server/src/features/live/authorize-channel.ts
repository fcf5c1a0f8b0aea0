import { matchChannel } from '@trivia/contract/realtime/channels.ts';
import { findPerson } from '../../core/players/find-person.ts';
import type { Deps } from '../../deps.ts';
import type { SignedInPlayer } from '../../http/authentication.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Db } from '../../lib/database/db.ts';
import { channelAuth, userAuth } from '../../realtime/protocol/signatures.ts';
import { isPresence, matchOfChannel, notificationsChannel, onlineChannel } from './channels.ts';

type AuthDeps = Pick<Deps, 'db' | 'realtime'>;

/** Channel of a match, if the player has a seat in it. */
async function findMatchChannel(db: Db, matchId: string, playerId: string): Promise<string | undefined> {
  const seat = await db
    .selectFrom('match_player as seat')
    .select((eb) =>
      eb
        .selectFrom('match_player as other')
        .select((all) => all.fn.countAll<number>().as('count'))
        .whereRef('other.match_id', '=', 'seat.match_id')
        .as('playerCount'),
    )
    .where('seat.match_id', '=', matchId)
    .where('seat.player_id', '=', playerId)
    .executeTakeFirst();
  return seat && matchChannel({ matchId, playerCount: seat.playerCount ?? 0 });
}

/** Refuses with FORBIDDEN or ACCOUNT_INCOMPLETE if the player may not join the channel. */
async function requirePlace(db: Db, player: SignedInPlayer, channel: string): Promise<void> {
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  const matchId = matchOfChannel(channel);
  const mayEnter =
    channel === onlineChannel ||
    (matchId !== undefined && channel === (await findMatchChannel(db, matchId, player.id)));
  if (!mayEnter) throw new AppError('FORBIDDEN');
}

export interface ChannelRequest {
  readonly player: SignedInPlayer;
  readonly socketId: string;
  readonly channel: string;
}

/** Signature for a socket to join a channel; with the member's data for a presence channel. */
export async function authorizeChannel(
  { db, realtime }: AuthDeps,
  { player, socketId, channel }: ChannelRequest,
): Promise<{ auth: string; channel_data?: string }> {
  if (channel === notificationsChannel(player.id)) {
    return { auth: channelAuth(realtime.app, socketId, channel) };
  }
  await requirePlace(db, player, channel);
  if (!isPresence(channel)) return { auth: channelAuth(realtime.app, socketId, channel) };
  const channel_data = JSON.stringify({ user_id: player.id, user_info: await findPerson(db, player.id) });
  return { auth: channelAuth(realtime.app, socketId, channel, channel_data), channel_data };
}

/** Signature for a socket to sign in as the player. */
export async function authenticateUser(
  { db, realtime }: AuthDeps,
  { player, socketId }: Omit<ChannelRequest, 'channel'>,
): Promise<{ auth: string; user_data: string }> {
  const user_data = JSON.stringify({ id: player.id, user_info: await findPerson(db, player.id) });
  return { auth: userAuth(realtime.app, socketId, user_data), user_data };
}
