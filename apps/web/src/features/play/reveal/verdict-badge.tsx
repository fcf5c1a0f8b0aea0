import type { ClosedRoundView } from '@trivia/contract/match.ts';
import { Check, Clock, X } from 'lucide-react';
import styles from './verdict-badge.module.css';

const icons = { right: Check, wrong: X, none: Clock } as const;

/** The sign of a verdict; what it means stands beside it in words. */
export function VerdictBadge({ verdict }: { readonly verdict: ClosedRoundView['verdict'] }) {
  const Icon = icons[verdict];
  return (
    <span className={styles.badge} data-verdict={verdict}>
      <Icon className={styles.icon} aria-hidden="true" />
    </span>
  );
}
