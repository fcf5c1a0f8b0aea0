import { type Member, memberAdded, memberRemoved } from '../protocol/frames.ts';
import type { ClusterMessage, LocalState } from './cluster.ts';
import { ONLINE, type RedisDirectory } from './redis-directory.ts';

/** Number of steps sent before their replies are awaited. */
const AT_ONCE = 500;

type Tell = (message: ClusterMessage) => void;
type Entry = readonly [channel: string, member: Member];

function* entriesOf({ members, users }: LocalState): Generator<Entry> {
  yield* members;
  for (const id of users) yield [ONLINE, { user_id: id }];
}

const hasStill = ({ isMember, isOnline }: LocalState, [channel, { user_id }]: Entry): boolean =>
  channel === ONLINE ? isOnline(String(user_id)) : isMember(channel, String(user_id));

/** Iterates live, so members who left during the resync are skipped. */
async function inTurns<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  let pending: Promise<void>[] = [];
  for (const item of items) {
    pending.push(work(item));
    if (pending.length < AT_ONCE) continue;
    await Promise.all(pending);
    pending = [];
  }
  await Promise.all(pending);
}

const announcement = ([channel, member]: Entry, isThere: boolean): ClusterMessage => {
  if (channel === ONLINE) return { kind: 'status', userId: String(member.user_id), isOnline: isThere };
  const frame = isThere ? memberAdded(channel, member) : memberRemoved(channel, member.user_id);
  return { kind: 'channel', channel, frame };
};

/**
 * Writes this node's state to Redis, and sends the other nodes the changes that Redis missed. This node's
 * own clients got them at the time.
 */
export async function resync(directory: RedisDirectory, state: LocalState, tell: Tell): Promise<void> {
  const known = await directory.own();
  await inTurns(entriesOf(state), async (entry) => {
    const [channel, member] = entry;
    const { wasElsewhere, wasHere } = await directory.enter(channel, member, false);
    if (!wasElsewhere && !wasHere) tell(announcement(entry, true));
  });
  await inTurns(known, async (entry) => {
    const [channel, { user_id }] = entry;
    if (hasStill(state, entry)) return;
    const { isGone } = await directory.leave(channel, String(user_id));
    if (isGone) tell(announcement(entry, false));
  });
  await directory.forgetCounts();
  await inTurns(state.counts, async ([channel, count]) => directory.setCount(channel, count));
}
