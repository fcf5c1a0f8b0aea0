import { useEffect } from 'react';

/** Answers by keys. Their code comes after the question: most phones have none. */
export function useAnswerKeys(
  list: React.RefObject<HTMLElement | null>,
  onPick: ((index: number) => void) | null,
): void {
  useEffect(() => {
    if (!onPick) return;
    let isOver = false;
    let stopListening = () => {};
    import('./answer-keys.ts').then(({ listenToKeys }) => {
      if (!isOver) stopListening = listenToKeys(list, onPick);
    }, console.error);
    return () => {
      isOver = true;
      stopListening();
    };
  }, [list, onPick]);
}
