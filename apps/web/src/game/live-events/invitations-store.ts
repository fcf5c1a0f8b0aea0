/** Received invitations that are not answered yet. */
import type { InvitationEvent } from '@trivia/contract/realtime/player-events.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { serverNowMs } from '../../lib/time/server-clock.ts';

interface InvitationsState {
  /** Open invitations, the oldest first. */
  readonly received: readonly InvitationEvent[];
  /** Players whose rematch requests are shown by the screen itself. */
  readonly inlineIds: readonly string[];
  /** Ids of recently closed invitations, whose late events are ignored. */
  readonly closedIds: readonly string[];
}

const none = { received: [], inlineIds: [], closedIds: [] } as const;
const MOST_CLOSED = 50;

export const useInvitationsStore = create<InvitationsState>(() => none);

/** Empties the store for the next player of this device. */
export const clearInvitations = (): void => useInvitationsStore.setState(none);

export const isAlive = ({ expiresAtMs }: InvitationEvent): boolean => expiresAtMs > serverNowMs();

/** Adds an invitation once, even if its event is repeated or late. */
export function receiveInvitation(invitation: InvitationEvent): void {
  useInvitationsStore.setState(({ received, closedIds }) => {
    const alive = received.filter(isAlive);
    const isKnown = closedIds.includes(invitation.id) || alive.some(({ id }) => id === invitation.id);
    return { received: isKnown || !isAlive(invitation) ? alive : [...alive, invitation] };
  });
}

/** Removes an invitation that was answered on any device, withdrawn, or has expired. */
export const removeInvitation = (id: string): void =>
  useInvitationsStore.setState(({ received, closedIds }) => ({
    received: received.filter((one) => one.id !== id && isAlive(one)),
    closedIds: [...closedIds.slice(1 - MOST_CLOSED), id],
  }));

/**
 * Replaces the open invitations by the server's list. Invitations that were open before the request and are missing in
 * the reply have closed; ones that came by an event since are kept.
 */
export function replaceInvitations(
  waiting: readonly InvitationEvent[],
  listed: readonly InvitationEvent[],
): void {
  for (const { id } of waiting) if (!listed.some((open) => open.id === id)) removeInvitation(id);
  for (const invitation of listed) receiveInvitation(invitation);
}

const isShownInline = ({ rematch, requester }: InvitationEvent, ids: readonly string[]): boolean =>
  rematch && ids.includes(requester.id);

/** The invitation to show in the dialog, or null. */
export const useNextInvitation = (): InvitationEvent | null =>
  useInvitationsStore(
    ({ received, inlineIds }) => received.find((one) => !isShownInline(one, inlineIds)) ?? null,
  );

/**
 * The opponent's rematch request, for the result of their match. While that screen is mounted, the dialog does not show
 * the request.
 */
export function useRematchRequest(playerId: string): InvitationEvent | null {
  useEffect(() => {
    useInvitationsStore.setState({ inlineIds: [playerId] });
    return () => useInvitationsStore.setState({ inlineIds: [] });
  }, [playerId]);
  const request = useInvitationsStore(
    ({ received }) => received.findLast((one) => isShownInline(one, [playerId])) ?? null,
  );
  useEffect(() => {
    if (!request) return;
    const timer = setTimeout(() => removeInvitation(request.id), request.expiresAtMs - serverNowMs());
    return () => clearTimeout(timer);
  }, [request]);
  return request;
}
