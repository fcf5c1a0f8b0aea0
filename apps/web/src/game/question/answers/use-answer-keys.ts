import { useEffect } from 'react';
import { usePlaySettings } from '../../settings/play-settings.ts';

/** Answers by keyboard. The code loads after the question, because most phones have no keys. */
export function useAnswerKeys(
  list: React.RefObject<HTMLElement | null>,
  onPick: ((index: number) => void) | null,
): void {
  const hasKeys = usePlaySettings((settings) => settings.hasKeys);

  useEffect(() => {
    // Load before the options open, so that the first key counts.
    const code = import('./answer-keys.ts');
    if (!onPick) {
      code.catch(console.error);
      return;
    }
    let isOver = false;
    let stopListening = () => {};
    // Keys pressed before the code has loaded, which count afterwards.
    const early: KeyboardEvent[] = [];
    const buffer = (event: KeyboardEvent) => void early.push(event);
    document.addEventListener('keydown', buffer);
    const stopBuffering = () => document.removeEventListener('keydown', buffer);
    code
      .then(({ listenToKeys }) => {
        if (!isOver) stopListening = listenToKeys(list, hasKeys ? onPick : null, early);
      }, console.error)
      .finally(stopBuffering);
    return () => {
      isOver = true;
      stopBuffering();
      stopListening();
    };
  }, [list, onPick, hasKeys]);
}
