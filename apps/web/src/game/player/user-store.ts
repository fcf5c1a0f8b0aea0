import type { User, UserPatch } from '@trivia/contract/account/user.ts';
import { create } from 'zustand';
import { listenToUserData } from '../../lib/api/http.ts';

interface UserState {
  readonly user: User | null;
  /** True for the stored player of the last visit, until the current one has loaded. */
  readonly isRestored: boolean;
  /** Merges changes, or a whole user. */
  merge(patch: UserPatch): void;
  /** Replaces the user by a freshly loaded one. */
  load(user: User): void;
  clear(): void;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a patch has an older wallet: balances arrive by several paths and in any order. */
const isOldWallet = (user: User | null, { id = user?.id, walletVersion }: UserPatch): boolean =>
  walletVersion !== undefined && user !== null && id === user.id && walletVersion < user.walletVersion;

/** Merges objects key by key, and replaces other values. An older wallet is ignored. */
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
  isRestored: false,
  load: (loaded) => set(({ user }) => ({ user: mergeUser(user, loaded), isRestored: false })),
  merge: (patch) => set(({ user }) => ({ user: mergeUser(user, patch) })),
  clear: () => set({ user: null, isRestored: false }),
}));

/** The signed-in player; screens for players are rendered only when it is loaded. */
export function useUser(): User {
  const user = useUserStore(({ user: stored }) => stored);
  if (!user) throw new Error('This screen needs a signed-in player.');
  return user;
}

listenToUserData((header) => {
  const { user }: { user?: UserPatch } = JSON.parse(header);
  // Ignore a patch without a loaded user.
  if (user && useUserStore.getState().user) useUserStore.getState().merge(user);
});
