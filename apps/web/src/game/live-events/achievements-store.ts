/** Achievements unlocked since the app was opened, oldest first, and which of them is shown. */
import type { AchievementEvent } from '@trivia/contract/realtime/player-events.ts';
import { create } from 'zustand';

interface AchievementsState {
  readonly unlocked: readonly AchievementEvent[];
  readonly shown: AchievementEvent | null;
}

export const useAchievementsStore = create<AchievementsState>(() => ({ unlocked: [], shown: null }));

/** Adds an achievement, and shows it unless another one is shown. */
export const unlockAchievement = (achievement: AchievementEvent): void =>
  useAchievementsStore.setState(({ unlocked, shown }) => ({
    unlocked: [...unlocked, achievement],
    shown: shown ?? achievement,
  }));

/** Shows the next achievement, or none. */
export const closeAchievement = (): void =>
  useAchievementsStore.setState(({ unlocked, shown }) => ({
    shown: (shown && unlocked[unlocked.indexOf(shown) + 1]) ?? null,
  }));
