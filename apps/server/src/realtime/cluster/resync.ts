import { type Member, memberAdded, memberRemoved } from '../protocol/frames.ts';
import { type ClusterMessage, type LocalState, ONLINE } from './cluster.ts';
import type { RedisDirectory } from './redis-directory.ts';

/** Number of commands sent before their replies are awaited. */
const BATCH_SIZE = 500;

type Send = (message: ClusterMessage) => void;
type Entry = readonly [channel: string, member: Member];

function* entriesOf({ members, users }: LocalState): Generator<Entry> {
  yield* members;
  for (const id of users) yield [ONLINE, { user_id: id }];
}

/** Iterates live, so members who left during the resync are skipped. */
async function inBatches<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  let pending: Promise<void>[] = [];
  for (const item of items) {
    pending.push(work(item));
    if (pending.length < BATCH_SIZE) continue;
    await Promise.all(pending);
    pending = [];
  }
  await Promise.all(pending);
}

/** Message about a member who came or went at the time, in microseconds. */
export function announcement(
  [channel, member]: Entry,
  { isThere, atUs }: { readonly isThere: boolean; readonly atUs: number },
): ClusterMessage {
  const userId = String(member.user_id);
  if (channel === ONLINE) return { kind: 'status', userId, isOnline: isThere, atUs };
  const frame = isThere ? memberAdded(channel, member) : memberRemoved(channel, member.user_id);
  return { kind: 'channel', channel, frame, change: { userId, isThere, atUs } };
}

/**
 * Writes this node's state to Redis, and sends the other nodes the changes that Redis missed. This node's own clients
 * had received them at the time.
 */
export async function resync(directory: RedisDirectory, state: LocalState, send: Send): Promise<void> {
  const known = await directory.listOwn();
  await inBatches(entriesOf(state), async (entry) => {
    const [channel, member] = entry;
    const { atUs, wasElsewhere, wasHere } = await directory.enter(channel, member, false);
    if (!wasElsewhere && !wasHere) send(announcement(entry, { isThere: true, atUs }));
  });
  await inBatches(known, async (entry) => {
    const [channel, { user_id }] = entry;
    if (state.hasHere(channel, String(user_id))) return;
    const { atUs, isGone } = await directory.leave(channel, String(user_id));
    if (isGone) send(announcement(entry, { isThere: false, atUs }));
  });
  await directory.forgetCounts();
  await inBatches(state.counts, async ([channel, count]) => directory.setCount(channel, count));
}
