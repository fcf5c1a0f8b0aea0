import type { MatchView } from '@trivia/contract/play/match.ts';
import type { ReactNode } from 'react';
import { showsNames } from './shows-names.ts';
import styles from './tray-place.module.css';

interface TrayPlaceProps {
  readonly match: MatchView;
  readonly children?: ReactNode;
}

/** Space of the boosters, reserved while they load, so that nothing moves under a finger. */
export function TrayPlace({ match, children }: TrayPlaceProps) {
  return (
    <div className={styles.place} data-named={showsNames(match)}>
      {children}
    </div>
  );
}
