import { ChevronRight } from 'lucide-react';
import { Link } from 'wouter';
import {
  type LiveModeId,
  liveModeIds,
  modeTable,
  type SoloModeId,
  soloModeIds,
} from '../../game/modes/mode-table.ts';
import { ModeTile } from '../../game/modes/mode-tile.tsx';
import { useUser } from '../../game/player/user-store.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import styles from './home-modes.module.css';

/** Free modes first. */
const modeIds: readonly (LiveModeId | SoloModeId)[] = [...liveModeIds, ...soloModeIds].toSorted(
  (one, other) => Number(modeTable[one].isForPlus) - Number(modeTable[other].isForPlus),
);

/** All modes but the daily challenge, with a link to their rules. */
export function HomeModes() {
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
      <div className={styles.tiles}>
        {modeIds.map((id) => (
          <ModeTile
            key={id}
            id={id}
            to={modeTable[id].path}
            title={t(`mode.${id}`)}
            text={t(`rule.${id}`)}
            {...(modeTable[id].isForPlus && !hasSubscription && { note: t('modes.forPlus') })}
          />
        ))}
      </div>
    </section>
  );
}
