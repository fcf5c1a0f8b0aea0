/** Invitations that have come in and are not answered yet. */
import type { InvitationEvent } from '@trivia/contract/realtime.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { serverNowMs } from '../../lib/time/server-clock.ts';

interface InvitationsState {
  /** Oldest first: it ends first. */
  readonly received: readonly InvitationEvent[];
  /** Players whose wish for a rematch is shown by the screen itself. */
  readonly inlineIds: readonly string[];
  /** Ids of invitations that were lately answered, withdrawn or expired, whose late events are ignored. */
  readonly goneIds: readonly string[];
}

const none = { received: [], inlineIds: [], goneIds: [] } as const;
const GONE_KEPT = 50;

export const useInvitationsStore = create<InvitationsState>(() => none);

/** For the next player of this device. */
export const forgetInvitations = (): void => useInvitationsStore.setState(none);

export const isAlive = ({ expiresAtMs }: InvitationEvent): boolean => expiresAtMs > serverNowMs();

/** Keeps an invitation until it is answered or expired. Its event may be repeated or late, and it is shown once. */
export function receiveInvitation(invitation: InvitationEvent): void {
  useInvitationsStore.setState(({ received, goneIds }) => {
    const alive = received.filter(isAlive);
    const isKnown = goneIds.includes(invitation.id) || alive.some(({ id }) => id === invitation.id);
    return { received: isKnown || !isAlive(invitation) ? alive : [...alive, invitation] };
  });
}

/** Removes an invitation that was answered, here or elsewhere, withdrawn, or has expired. */
export const removeInvitation = (id: string): void =>
  useInvitationsStore.setState(({ received, goneIds }) => ({
    received: received.filter((one) => one.id !== id && isAlive(one)),
    goneIds: [...goneIds.slice(1 - GONE_KEPT), id],
  }));

/**
 * Takes the open invitations as the server lists them. Of those that were waiting when it was asked, the ones that it no
 * longer lists are gone; what came by an event since is not in its answer, and stays.
 */
export function settleInvitations(
  waiting: readonly InvitationEvent[],
  listed: readonly InvitationEvent[],
): void {
  for (const { id } of waiting) if (!listed.some((open) => open.id === id)) removeInvitation(id);
  for (const invitation of listed) receiveInvitation(invitation);
}

const isShownInline = ({ rematch, requester }: InvitationEvent, ids: readonly string[]): boolean =>
  rematch && ids.includes(requester.id);

/** The invitation that is to be answered next in the dialog, or null. */
export const useNextInvitation = (): InvitationEvent | null =>
  useInvitationsStore(
    ({ received, inlineIds }) => received.find((one) => !isShownInline(one, inlineIds)) ?? null,
  );

/**
 * The other player's wish for a rematch, for the screen of their match's result, which shows it itself; the dialog does
 * not as long as that screen is there.
 */
export function useRematchWish(playerId: string): InvitationEvent | null {
  useEffect(() => {
    useInvitationsStore.setState({ inlineIds: [playerId] });
    return () => useInvitationsStore.setState({ inlineIds: [] });
  }, [playerId]);
  const wish = useInvitationsStore(
    ({ received }) => received.findLast((one) => isShownInline(one, [playerId])) ?? null,
  );
  useEffect(() => {
    if (!wish) return;
    const timer = setTimeout(() => removeInvitation(wish.id), wish.expiresAtMs - serverNowMs());
    return () => clearTimeout(timer);
  }, [wish]);
  return wish;
}
