import { Check, Minus, X } from 'lucide-react';
import styles from './pip-sign.module.css';

const icons = { right: Check, wrong: X, none: Minus } as const;

interface PipSignProps {
  readonly verdict: keyof typeof icons;
  /** Whether the round is the last one that was played, whose sign comes with a pop. */
  readonly isNewest: boolean;
}

/** Fills the pip of a round with how it went. The words are those of the pip. */
export function PipSign({ verdict, isNewest }: PipSignProps) {
  const Icon = icons[verdict];
  return (
    <span className={styles.sign} data-kind={verdict} data-newest={isNewest}>
      <Icon aria-hidden="true" />
    </span>
  );
}
