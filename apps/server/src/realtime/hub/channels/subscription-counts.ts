import { traitsOf, userOfChannel } from '../../protocol/channel-name.ts';
import { subscriptionCount } from '../../protocol/frames.ts';
import type { Hub } from '../hub.ts';

async function announceNow(hub: Hub, channel: string): Promise<void> {
  const here = hub.channels.countOf(channel);
  const count = here + (await hub.needs.cluster.count(channel));
  if (count > 0) hub.broadcast(channel, subscriptionCount(channel, count));
  if (here > 0 && count > hub.needs.limits.uncrowdedSubscriptions) hub.crowded.add(channel);
  else hub.crowded.delete(channel);
}

/** Announces a channel's new number of subscriptions, except for presence channels, which have a list of members. */
export function announceCount(hub: Hub, channel: string): void {
  const waiting = hub.countsDue;
  if (waiting.has(channel) || traitsOf(channel).isPresence || userOfChannel(channel) !== undefined) return;
  const { uncrowdedSubscriptions, crowdCountEveryMs } = hub.needs.limits;
  if (hub.channels.countOf(channel) <= uncrowdedSubscriptions && !hub.crowded.has(channel)) {
    void announceNow(hub, channel);
    return;
  }
  waiting.add(channel);
  const announce = () => {
    waiting.delete(channel);
    void announceNow(hub, channel);
  };
  setTimeout(announce, crowdCountEveryMs).unref();
}
