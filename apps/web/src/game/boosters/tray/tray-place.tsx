import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ReactNode } from 'react';
import styles from './tray-place.module.css';

/** Whether boosters show their names on tall screens. Players above the question of a live match leave no room. */
export const hasNames = ({ mode }: MatchView): boolean => mode === 'solo';

interface TrayPlaceProps {
  readonly match: MatchView;
  readonly children?: ReactNode;
}

/** Space of the boosters, reserved while they load, so that nothing moves under a finger. */
export function TrayPlace({ match, children }: TrayPlaceProps) {
  return (
    <div className={styles.place} data-named={hasNames(match)}>
      {children}
    </div>
  );
}
