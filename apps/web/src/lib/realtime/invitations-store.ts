/** Invitations that have come in and are not answered yet. */
import type { InvitationEvent } from '@trivia/contract/realtime.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import { serverNowMs } from '../server-clock.ts';

interface InvitationsState {
  /** Oldest first: it ends first. */
  readonly received: readonly InvitationEvent[];
  /** Players whose wish for a rematch is shown by the screen itself. */
  readonly inlineIds: readonly string[];
  /** Whose dialog stands on the screen. */
  readonly shownId: string | null;
}

export const useInvitationsStore = create<InvitationsState>(() => ({
  received: [],
  inlineIds: [],
  shownId: null,
}));

export const isAlive = ({ expiresAtMs }: InvitationEvent): boolean => expiresAtMs > serverNowMs();

/** Keeps an invitation until it is answered or has expired. The same one comes twice after a reconnection. */
export function receiveInvitation(invitation: InvitationEvent): void {
  useInvitationsStore.setState(({ received }) => ({
    received: [...received.filter((one) => one.id !== invitation.id && isAlive(one)), invitation],
  }));
}

export const removeInvitation = (id: string): void =>
  useInvitationsStore.setState(({ received }) => ({ received: received.filter((one) => one.id !== id) }));

/** Tells that the dialog of an invitation is open, or that none is. */
export const noteShown = (shownId: string | null): void => useInvitationsStore.setState({ shownId });

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
