/** Sound and haptics. Sound is off by default. */
import { create } from 'zustand';
import { prefersReducedMotion } from './reduced-motion.ts';
import type { Sound } from './sounds.ts';
import { readStored, store } from './storage.ts';

/** Milliseconds of vibration, pause, vibration, … */
const buzzes = { lock: [12], wrong: [40, 60, 40], tick: [8] } as const;

interface FeedbackState {
  readonly hasSound: boolean;
  readonly hasHaptics: boolean;
  setSound(hasSound: boolean): void;
  setHaptics(hasHaptics: boolean): void;
}

const stored = (readStored('feedback') ?? 'haptics').split(' ');

function remember({ hasSound, hasHaptics }: Pick<FeedbackState, 'hasSound' | 'hasHaptics'>): void {
  const on = [...(hasSound ? ['sound'] : []), ...(hasHaptics ? ['haptics'] : [])];
  store('feedback', on.length > 0 ? on.join(' ') : 'none');
}

export const useFeedbackStore = create<FeedbackState>((set, get) => ({
  hasSound: stored.includes('sound'),
  hasHaptics: stored.includes('haptics'),
  setSound: (hasSound) => {
    set({ hasSound });
    markSoundAsked();
    remember(get());
  },
  setHaptics: (hasHaptics) => {
    set({ hasHaptics });
    remember(get());
  },
}));

/** Whether the player has never switched sound on or off. */
export const isSoundUndecided = (): boolean =>
  !useFeedbackStore.getState().hasSound && readStored('soundOffer') === null;

/** Marks the question about sound as answered, so that it is never asked again. */
export function markSoundAsked(): void {
  store('soundOffer', 'made');
}

/** Vibrates where the device supports it, the player allows it, and motion is not reduced. */
export function buzz(kind: keyof typeof buzzes): void {
  if (!useFeedbackStore.getState().hasHaptics || prefersReducedMotion()) return;
  navigator.vibrate?.(buzzes[kind]);
}

/** Plays a sound if sound is on. The synthesiser is loaded with the first sound. */
export async function playSound(sound: Sound): Promise<void> {
  if (!useFeedbackStore.getState().hasSound) return;
  try {
    const { synthesise } = await import('./synthesise.ts');
    await synthesise(sound);
  } catch (error) {
    console.error(error);
  }
}
