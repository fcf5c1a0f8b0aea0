import { useEffect, useState } from 'react';
import { createTransaction, type FraudTransaction, watchButton } from './fraud-check.ts';

/** Longest wait for the script, after which the button is enabled anyway. */
const LONGEST_WAIT_MS = 8_000;

interface FraudCheck {
  readonly transaction: FraudTransaction;
  /** False while the script is loading, because the server refuses a press that it has not watched. */
  readonly isReady: boolean;
  /** Starts another transaction, since each is valid for a single press. */
  readonly renew: () => void;
}

/** Watches the button with this id while a press would charge. */
export function useFraudCheck(operator: string, buttonId: string, isCharging: boolean): FraudCheck {
  const [transaction, setTransaction] = useState(createTransaction);
  const [watched, setWatched] = useState<FraudTransaction | null>(null);
  useEffect(() => {
    if (!isCharging) return;
    const onReady = () => setWatched(transaction);
    const stopWatching = watchButton({ operator, buttonId, transaction, onReady });
    const timer = setTimeout(onReady, LONGEST_WAIT_MS);
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [operator, buttonId, isCharging, transaction]);
  const isReady = !isCharging || watched === transaction;
  return { transaction, isReady, renew: () => setTransaction(createTransaction()) };
}
