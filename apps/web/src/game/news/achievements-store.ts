/** Achievements that were unlocked since the app was opened, oldest first, and which of them is shown. */
import type { AchievementEvent } from '@trivia/contract/realtime.ts';
import { create } from 'zustand';

interface AchievementsState {
  readonly unlocked: readonly AchievementEvent[];
  readonly shown: AchievementEvent | null;
}

export const useAchievementsStore = create<AchievementsState>(() => ({ unlocked: [], shown: null }));

/** Appends it, and shows it unless another is shown. */
export const unlockAchievement = (achievement: AchievementEvent): void =>
  useAchievementsStore.setState(({ unlocked, shown }) => ({
    unlocked: [...unlocked, achievement],
    shown: shown ?? achievement,
  }));

/** Shows the next that was unlocked after it, or none. */
export const closeAchievement = (): void =>
  useAchievementsStore.setState(({ unlocked, shown }) => ({
    shown: (shown && unlocked[unlocked.indexOf(shown) + 1]) ?? null,
  }));
