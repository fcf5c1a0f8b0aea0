/** Wire format of messages between nodes: each carries the id of its sender. */
import * as z from 'zod/mini';
import { parseJson } from '../protocol/read-message.ts';
import type { ClusterMessage } from './cluster.ts';

const frame = z.string();
const channel = z.string();
const userId = z.string();
const exceptSocketId = z.optional(z.string());
const atUs = z.optional(z.number());
const change = z.optional(z.object({ userId, isThere: z.boolean(), atUs }));
const roundTrip = z.object({ userId, socketId: z.string(), tookMs: z.number() });

const envelope = z.object({
  from: z.string(),
  message: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('channel'), channel, frame, exceptSocketId, change }),
    z.object({ kind: z.literal('user'), userId, frame, exceptSocketId }),
    z.object({ kind: z.literal('status'), userId, atUs, isOnline: z.boolean() }),
    z.object({ kind: z.literal('terminate'), userId }),
    z.object({ kind: z.literal('reconnect'), userId, channel }),
    z.object({ kind: z.literal('round-trips'), measured: z.array(roundTrip) }),
  ]),
});

export const writeMessage = (from: string, message: ClusterMessage): string =>
  JSON.stringify({ from, message });

/** Reads another node's message; undefined for one's own and for malformed ones. */
export function readMessageOfOther(self: string, text: string): ClusterMessage | undefined {
  const read = envelope.safeParse(parseJson(text));
  return read.success && read.data.from !== self ? read.data.message : undefined;
}
