import { Check, Minus, X } from 'lucide-react';
import styles from './pip-sign.module.css';

const icons = { right: Check, wrong: X, none: Minus } as const;

interface PipSignProps {
  readonly verdict: keyof typeof icons;
  /** Whether the round is the latest one, whose icon pops in. */
  readonly isNewest: boolean;
}

/** Verdict icon of a round's dot, which has the text. */
export function PipSign({ verdict, isNewest }: PipSignProps) {
  const Icon = icons[verdict];
  return (
    <span className={styles.sign} data-kind={verdict} data-newest={isNewest}>
      <Icon aria-hidden="true" />
    </span>
  );
}
