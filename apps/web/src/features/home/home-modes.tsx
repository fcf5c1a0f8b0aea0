import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import { modeIcons } from '../../game/modes/mode-icons.ts';
import { liveModeIds, modeTable, type PlayableModeId, soloModeIds } from '../../game/modes/mode-table.ts';
import { useUser } from '../../game/player/user-store.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Tile } from '../../ui/tile.tsx';
import styles from './home-modes.module.css';

const DAILY_ROUNDS = 5;

const modeIds: readonly PlayableModeId[] = ['daily', ...liveModeIds, ...soloModeIds];

/** The modes that can be played, and the way to their rules. */
export function HomeModes({ daily }: { readonly daily: DailyChallenge | undefined }) {
  const { t } = useI18n();
  const { hasSubscription } = useUser();
  return (
    <section className={styles.modes}>
      <div className={styles.head}>
        <h2>{t('home.modes')}</h2>
        <Link to="/modes">
          {t('home.allModes')}
          <ChevronRight className={styles.arrow} aria-hidden="true" />
        </Link>
      </div>
      {modeIds.map((id) => (
        <Tile
          key={id}
          to={modeTable[id].path}
          hue={modeTable[id].hue}
          icon={modeIcons[id]}
          title={t(`mode.${id}`)}
          text={t(`rule.${id}`, { rounds: daily?.rounds ?? DAILY_ROUNDS })}
          {...(modeTable[id].isForPlus && !hasSubscription && { note: t('modes.forPlus') })}
        />
      ))}
    </section>
  );
}
