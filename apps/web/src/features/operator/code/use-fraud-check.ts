import { useEffect, useState } from 'react';
import { createTransaction, type FraudTransaction, watchButton } from './fraud-check.ts';

/** A script that answers nothing must not keep the button shut. */
const LONGEST_WAIT_MS = 8_000;

interface FraudCheck {
  readonly transaction: FraudTransaction;
  /** False while the script is being fetched: a press that it has not seen is refused. */
  readonly isReady: boolean;
  /** Begins another transaction, since one is good for a single press. */
  readonly renew: () => void;
}

/** Watches the button with this id while it would charge. */
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
