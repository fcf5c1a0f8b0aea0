/** Play settings of this device. */
import { type OwnPace, type OwnTime, ownTimes } from '@trivia/rules/match/mode.ts';
import { create } from 'zustand';
import { readStored, store } from '../../lib/storage.ts';

export interface PlaySettings extends OwnPace {
  /** Whether an answer is selected first, and locked by a second press. */
  readonly confirms: boolean;
  /** Whether the keys 1 to 4 answer. */
  readonly hasKeys: boolean;
}

interface PlaySettingsState extends PlaySettings {
  change(part: Partial<PlaySettings>): void;
}

function readSettings(): PlaySettings {
  const words = (readStored('playSettings') ?? '').split(' ');
  return {
    time: ownTimes.find((time) => words.includes(time)) ?? 'x1',
    revealsWait: words.includes('reveals-wait'),
    confirms: words.includes('confirms'),
    hasKeys: !words.includes('no-keys'),
  };
}

function remember({ time, revealsWait, confirms, hasKeys }: PlaySettings): void {
  const words: (string | false)[] = [
    time,
    revealsWait && 'reveals-wait',
    confirms && 'confirms',
    !hasKeys && 'no-keys',
  ];
  store('playSettings', words.filter(Boolean).join(' '));
}

export const usePlaySettings = create<PlaySettingsState>((set, get) => ({
  ...readSettings(),
  change: (part) => {
    set(part);
    remember(get());
  },
}));

/** Pace for the start of a match; empty for the mode's default. */
export function chosenPace(): { readonly pace?: OwnPace } {
  const { time, revealsWait } = usePlaySettings.getState();
  return time === 'x1' && !revealsWait ? {} : { pace: { time, revealsWait } };
}

export const useOwnTime = (): OwnTime => usePlaySettings(({ time }) => time);
