import type { ClosedRoundView } from '@trivia/contract/play/rounds.ts';
import { Check, Clock, Eye, X } from 'lucide-react';
import styles from './verdict-badge.module.css';

const icons = { right: Check, wrong: X, none: Clock, watched: Eye } as const;

interface VerdictBadgeProps {
  /** `watched` if the player was out. */
  readonly verdict: ClosedRoundView['verdict'] | 'watched';
}

/** Icon of a verdict, as decoration: its text is beside it. */
export function VerdictBadge({ verdict }: VerdictBadgeProps) {
  const Icon = icons[verdict];
  return (
    <span className={styles.badge} data-verdict={verdict}>
      <Icon className={styles.icon} aria-hidden="true" />
    </span>
  );
}
