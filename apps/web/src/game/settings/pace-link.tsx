import { mayBeFirst } from '@trivia/rules/pace/own-pace.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { openDialog } from '../dialogs.ts';
import styles from './pace-link.module.css';
import { usePlaySettings } from './play-settings.ts';

interface PaceLinkProps {
  /** Number of places for the first finishers of the daily challenge. */
  readonly firstCount?: number;
}

/** Opens the settings of the player's own pace, from the landing of a single-player mode. */
export function PaceLink({ firstCount }: PaceLinkProps) {
  const { t } = useI18n();
  const { time, revealsWait } = usePlaySettings();
  const isOut = firstCount !== undefined && !mayBeFirst({ time, revealsWait });
  return (
    <div className={styles.pace}>
      {isOut && <p>{t('play.paceNoPlace', { count: firstCount })}</p>}
      <button
        type="button"
        className={styles.open}
        aria-haspopup="dialog"
        onClick={() => openDialog('play-settings')}
      >
        <SlidersHorizontal aria-hidden="true" />
        {t('play.pace')}
      </button>
    </div>
  );
}
