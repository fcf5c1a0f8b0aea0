import { AppError } from '../../lib/app-error.ts';
import type { Db, Deps } from '../../lib/deps.ts';
import type { SignedInPlayer } from '../../plugins/authentication.ts';
import { channelAuth, userAuth } from '../protocol/signatures.ts';
import { matchOfChannel, notificationsChannel, onlineChannel } from './channels.ts';
import { findPerson } from './find-person.ts';

type AuthDeps = Pick<Deps, 'db' | 'realtime'>;

async function hasSeat(db: Db, matchId: string, playerId: string): Promise<boolean> {
  const seat = await db
    .selectFrom('match_player')
    .select('seat')
    .where('match_id', '=', matchId)
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return seat !== undefined;
}

/** A token that was mailed to set a password opens nothing else. */
function requireSignIn({ sessionPurpose }: SignedInPlayer): void {
  if (sessionPurpose !== 'sign_in') throw new AppError('FORBIDDEN');
}

/** Throws FORBIDDEN, or ACCOUNT_INCOMPLETE, unless the player may be seen there. */
async function requirePlace(db: Db, player: SignedInPlayer, channel: string): Promise<void> {
  if (!player.isComplete) throw new AppError('ACCOUNT_INCOMPLETE');
  const matchId = matchOfChannel(channel);
  const mayEnter =
    channel === onlineChannel || (matchId !== undefined && (await hasSeat(db, matchId, player.id)));
  if (!mayEnter) throw new AppError('FORBIDDEN');
}

export interface ChannelRequest {
  readonly player: SignedInPlayer;
  readonly socketId: string;
  readonly channel: string;
}

/** The signature that lets the player's socket into a channel: their own, or as a member a shared one. */
export async function authorizeChannel(
  { db, realtime }: AuthDeps,
  { player, socketId, channel }: ChannelRequest,
): Promise<{ auth: string; channel_data?: string }> {
  requireSignIn(player);
  if (channel === notificationsChannel(player.id)) {
    return { auth: channelAuth(realtime.app, socketId, channel) };
  }
  await requirePlace(db, player, channel);
  const channel_data = JSON.stringify({ user_id: player.id, user_info: await findPerson(db, player.id) });
  return { auth: channelAuth(realtime.app, socketId, channel, channel_data), channel_data };
}

/** The signature that signs the player's socket in. */
export async function authenticateUser(
  { db, realtime }: AuthDeps,
  { player, socketId }: Omit<ChannelRequest, 'channel'>,
): Promise<{ auth: string; user_data: string }> {
  requireSignIn(player);
  const user_data = JSON.stringify({ id: player.id, user_info: await findPerson(db, player.id) });
  return { auth: userAuth(realtime.app, socketId, user_data), user_data };
}
