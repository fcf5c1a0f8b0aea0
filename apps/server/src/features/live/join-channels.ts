import type { joinChannelsRoute } from '@trivia/contract/realtime/authorisation.ts';
import type { RouteReply } from '@trivia/contract/route.ts';
import { AppError } from '../../lib/app-error.ts';
import { authenticateUser, authorizeChannel, type ChannelRequest } from './authorize-channel.ts';

type JoinDeps = Parameters<typeof authorizeChannel>[0];
type Joined = RouteReply<typeof joinChannelsRoute>;

interface JoinRequest extends Omit<ChannelRequest, 'channel'> {
  readonly channels: readonly string[];
}

/** Signature for a channel; null if the player may not join it. */
async function signatureFor(deps: JoinDeps, request: ChannelRequest): Promise<Joined['channels'][number]> {
  try {
    return await authorizeChannel(deps, request);
  } catch (error) {
    if (error instanceof AppError && ['FORBIDDEN', 'ACCOUNT_INCOMPLETE'].includes(error.code)) return null;
    throw error;
  }
}

/** Signatures for a socket to sign in, and to join each of the channels that the player may join. */
export async function joinChannels(
  deps: JoinDeps,
  { player, socketId, channels }: JoinRequest,
): Promise<Joined> {
  const [user, ...signed] = await Promise.all([
    authenticateUser(deps, { player, socketId }),
    ...channels.map((channel) => signatureFor(deps, { player, socketId, channel })),
  ]);
  return { user, channels: signed };
}
