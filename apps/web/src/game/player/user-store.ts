import type { User, UserPatch } from '@trivia/contract/account/user.ts';
import { create } from 'zustand';
import { listenToUserData } from '../../lib/api/http.ts';

interface UserState {
  readonly user: User | null;
  /** True for a player of the last visit, who has not been loaded yet. */
  readonly isRecalled: boolean;
  /** Takes the whole user, or its changes. */
  merge(patch: UserPatch): void;
  /** Takes the player as the server has just sent them. */
  load(user: User): void;
  clear(): void;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Balances come over several ways, and may overtake each other. */
const isOldWallet = (user: User | null, { id = user?.id, walletVersion }: UserPatch): boolean =>
  walletVersion !== undefined && user !== null && id === user.id && walletVersion < user.walletVersion;

/** Objects are merged key by key, everything else is replaced; an older balance than the one that is there is left out. */
export function mergeUser(user: User | null, patch: UserPatch): User {
  const merged: Record<string, unknown> = { ...user };
  const { coin, point, walletVersion, ...others } = patch;
  for (const [key, value] of Object.entries(isOldWallet(user, patch) ? others : patch)) {
    const old = merged[key];
    merged[key] = isObject(old) && isObject(value) ? { ...old, ...value } : value;
  }
  return merged as unknown as User;
}

export const useUserStore = create<UserState>((set) => ({
  user: null,
  isRecalled: false,
  load: (loaded) => set(({ user }) => ({ user: mergeUser(user, loaded), isRecalled: false })),
  merge: (patch) => set(({ user }) => ({ user: mergeUser(user, patch) })),
  clear: () => set({ user: null, isRecalled: false }),
}));

/** The signed-in player; screens behind the gate are shown once it is there. */
export function useUser(): User {
  const user = useUserStore(({ user: stored }) => stored);
  if (!user) throw new Error('This screen needs a signed-in player.');
  return user;
}

listenToUserData((header) => {
  const { user }: { user?: UserPatch } = JSON.parse(header);
  // A patch needs a loaded user to merge into.
  if (user && useUserStore.getState().user) useUserStore.getState().merge(user);
});
