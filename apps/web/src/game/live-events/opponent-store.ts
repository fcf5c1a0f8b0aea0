/** The next opponent, by the invitation that the player accepted. */
import type { InvitationEvent } from '@trivia/contract/realtime/player-events.ts';
import { create } from 'zustand';

type Followed = Pick<InvitationEvent, 'id' | 'type'> & Partial<InvitationEvent>;

interface OpponentState {
  readonly notification: Followed | null;
  /** Requester of the invitation; null if it has none. */
  readonly opponent: InvitationEvent['requester'] | null;
  setNotification(notification: Followed): void;
  reset(): void;
}

const nobody = { notification: null, opponent: null } as const;

export const useOpponentStore = create<OpponentState>((set) => ({
  ...nobody,
  setNotification: (notification) => set({ notification, opponent: notification.requester ?? null }),
  reset: () => set(nobody),
}));
