import type { DailyChallenge } from '@trivia/contract/daily-challenge.ts';
import { ChevronRight, Sun } from 'lucide-react';
import { Link } from 'wouter';
import { liveGames } from '../../game/modes/live-games.ts';
import { modeRules } from '../../game/modes/mode-rules.ts';
import { modeTable } from '../../game/modes/mode-table.ts';
import { soloGames } from '../../game/modes/solo-games.ts';
import { useUser } from '../../game/player/user-store.ts';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Tile } from '../../ui/tile.tsx';
import styles from './home-modes.module.css';

const DAILY_ROUNDS = 5;

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
      <Tile
        to="/play/daily-challenge"
        hue={modeTable.daily.hue}
        icon={Sun}
        title={t('daily.name')}
        text={t('rule.daily', { rounds: daily?.rounds ?? DAILY_ROUNDS })}
      />
      {Object.values(liveGames).map(({ id, name, path, icon, hue, isForPlus }) => (
        <Tile
          key={id}
          to={path}
          hue={hue}
          icon={icon}
          title={t(name)}
          text={t(modeRules[id])}
          {...(isForPlus && !hasSubscription && { note: t('modes.forPlus') })}
        />
      ))}
      {soloGames.map(({ id, name, path, icon, hue, isForPlus }) => (
        <Tile
          key={id}
          to={path}
          hue={hue}
          icon={icon}
          title={t(name)}
          text={t(modeRules[id])}
          {...(isForPlus && !hasSubscription && { note: t('modes.forPlus') })}
        />
      ))}
    </section>
  );
}
