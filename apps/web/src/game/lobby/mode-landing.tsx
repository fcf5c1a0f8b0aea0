import { type ReactNode, Suspense } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { lazyWithPreload } from '../../lib/loading/lazy-with-preload.tsx';
import { BackLink } from '../../ui/back/back-link.tsx';
import { ConnectionNotice } from '../match/connection-notice.tsx';
import { modeTable, type PlayableModeId } from '../modes/mode-table.ts';
import styles from './mode-landing.module.css';

// Loads after the words of the landing.
const Scenery = lazyWithPreload(async () => (await import('./landing-scenery.tsx')).LandingScenery);

interface ModeLandingProps {
  readonly modeId: PlayableModeId;
  /** Target of the back link; the modes by default. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Picture in front of the scenery, such as the lives. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly pitch: string;
  readonly start: ReactNode;
  /** True if choices come before the start, which then stays visible. */
  readonly isStartKept?: boolean;
  /** Rules, rewards and other facts. */
  readonly children: ReactNode;
}

/** Landing of a mode: scenery, rules, rewards, and the start. */
export function ModeLanding(props: ModeLandingProps) {
  const { modeId, back, picture, title, pitch, start, isStartKept = false, children } = props;
  const { t } = useI18n();
  return (
    <div className={styles.screen} style={{ '--hue': modeTable[modeId].hue }}>
      <ConnectionNotice />
      <BackLink className={styles.back} to={back?.to ?? '/modes'}>
        {back?.label ?? t('nav.modes')}
      </BackLink>
      <header className={styles.hero}>
        <div className={styles.open}>
          <div className={styles.ground}>
            <Suspense>
              <Scenery modeId={modeId} />
            </Suspense>
          </div>
          {picture}
        </div>
        <h1>{title}</h1>
        <p>{pitch}</p>
        <div className={styles.start} data-has-bar={isStartKept}>
          {start}
        </div>
      </header>
      <div className={styles.details}>
        {children}
        {isStartKept && <div className={styles.bar}>{start}</div>}
      </div>
    </div>
  );
}
