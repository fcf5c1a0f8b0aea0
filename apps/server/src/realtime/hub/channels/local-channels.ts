import type { Member } from '../../protocol/frames.ts';
import type { Subscription } from '../connection.ts';

export const userIdOf = ({ user_id }: Member): string => String(user_id);

interface LocalChannel {
  readonly subscriptions: Set<Subscription>;
  readonly members: Map<string, { readonly member: Member; connections: number }>;
}

/** Subscriptions on this node, by channel. A channel exists while it has subscribers. */
export class LocalChannels {
  readonly #channels = new Map<string, LocalChannel>();

  subscriptionsOf(channel: string): Iterable<Subscription> {
    return this.#channels.get(channel)?.subscriptions ?? [];
  }

  countOf(channel: string): number {
    return this.#channels.get(channel)?.subscriptions.size ?? 0;
  }

  /** Members of a channel, each user once. */
  membersOf(channel: string): Member[] {
    return [...(this.#channels.get(channel)?.members.values() ?? [])].map(({ member }) => member);
  }

  hasMember(channel: string, userId: string): boolean {
    return this.#channels.get(channel)?.members.has(userId) ?? false;
  }

  *counts(): Generator<readonly [string, number]> {
    for (const [name, { subscriptions }] of this.#channels) yield [name, subscriptions.size];
  }

  *members(): Generator<readonly [string, Member]> {
    for (const [name, { members }] of this.#channels) {
      for (const { member } of members.values()) yield [name, member];
    }
  }

  /** Adds a subscription. Returns whether it is the member's first one. */
  add(subscription: Subscription): boolean {
    const channel = this.#channels.get(subscription.channel) ?? {
      subscriptions: new Set(),
      members: new Map(),
    };
    this.#channels.set(subscription.channel, channel);
    channel.subscriptions.add(subscription);
    const { member } = subscription;
    if (!member) return false;
    const entry = channel.members.get(userIdOf(member));
    if (entry) entry.connections += 1;
    else channel.members.set(userIdOf(member), { member, connections: 1 });
    return !entry;
  }

  /** Removes a subscription. Returns whether it was the member's last one. */
  delete(subscription: Subscription): boolean {
    const channel = this.#channels.get(subscription.channel);
    if (!channel?.subscriptions.delete(subscription)) return false;
    if (channel.subscriptions.size === 0) this.#channels.delete(subscription.channel);
    const id = subscription.member && userIdOf(subscription.member);
    const entry = id === undefined ? undefined : channel.members.get(id);
    if (!entry || id === undefined) return false;
    entry.connections -= 1;
    if (entry.connections === 0) channel.members.delete(id);
    return entry.connections === 0;
  }
}
