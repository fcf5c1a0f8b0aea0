import type { InvitationEvent } from '@trivia/contract/realtime/player-events.ts';
import { findLiveMode, type LiveModeId } from '../../game/modes/mode-table.ts';

/** Invitation in an address: its id, its mode, and optionally its requester. */
export interface ReadInvitation {
  readonly id: string;
  readonly modeId: LiveModeId;
  readonly requester?: InvitationEvent['requester'];
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Drops pictures from other sites, since anyone can make an address. */
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

/** Null if the data is no invitation to a mode that the app knows. */
export function readInvitation(data: string | null): ReadInvitation | null {
  const read = data === null ? null : parse(data);
  if (!isObject(read) || typeof read.id !== 'string' || !idPattern.test(read.id)) return null;
  const modeId = typeof read.type === 'string' ? findLiveMode(read.type) : undefined;
  return modeId ? { id: read.id, modeId, ...readRequester(read.requester) } : null;
}
