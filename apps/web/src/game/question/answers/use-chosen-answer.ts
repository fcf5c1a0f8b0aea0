import type { OpenRoundView } from '@trivia/contract/play/rounds.ts';
import { useState } from 'react';
import { usePlaySettings } from '../../settings/play-settings.ts';

type Pick = ((optionId: string) => void) | null;

/**
 * Selection of an answer before it is locked, for players who confirm: a second press, or a button, locks it. For
 * everybody else a press locks at once. `onPick` is null while no answer may be given.
 */
export function useChosenAnswer({ removedOptionIds }: OpenRoundView, onPick: Pick) {
  const confirms = usePlaySettings((settings) => settings.confirms);
  const [chosen, setChosen] = useState<string | null>(null);
  const isAvailable = chosen !== null && !removedOptionIds.includes(chosen);
  const selected = confirms && onPick !== null && isAvailable ? chosen : null;
  const press: Pick = confirms ? (id) => (id === selected ? onPick?.(id) : setChosen(id)) : onPick;
  const lock = () => {
    if (selected !== null) onPick?.(selected);
  };
  return { confirms, selected, press, lock };
}
