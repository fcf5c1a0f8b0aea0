import type { InvitationEvent } from '@trivia/contract/realtime.ts';
import { type LiveGameType, liveGames } from '../../game/modes/live-games.ts';

/** What can be read of an invitation that came by an address: which it is, to what, and perhaps from whom. */
export interface ReadInvitation {
  readonly id: string;
  readonly type: LiveGameType;
  readonly requester?: InvitationEvent['requester'];
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isType = (type: unknown): type is LiveGameType =>
  typeof type === 'string' && Object.hasOwn(liveGames, type);

/** A picture of our own, and of nobody else's: the address was made by whoever sent it. */
function readRequester(value: unknown): Pick<ReadInvitation, 'requester'> {
  if (!isObject(value)) return {};
  const { id, name, image } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof image !== 'string') return {};
  return /^\/[^/\\]/.test(image) ? { requester: { id, name, image } } : {};
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** Null where the data is no invitation to a game that the app has. */
export function readInvitation(data: string | null): ReadInvitation | null {
  const read = data === null ? null : parse(data);
  if (!isObject(read) || typeof read.id !== 'string' || !idPattern.test(read.id) || !isType(read.type)) {
    return null;
  }
  return { id: read.id, type: read.type, ...readRequester(read.requester) };
}
