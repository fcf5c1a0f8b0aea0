import { ArrowLeft } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { lazyScreen } from '../../lib/loading/lazy-screen.ts';
import { ConnectionNotice } from '../match/connection-notice.tsx';
import { modeTable, type PlayableModeId } from '../modes/mode-table.ts';
import styles from './mode-landing.module.css';

// The words come first, and the picture behind them after them.
const Place = lazyScreen(async () => (await import('./landing-place.tsx')).LandingPlace);

interface ModeLandingProps {
  readonly modeId: PlayableModeId;
  /** Screen to go back to; the modes by default. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Picture in front of the place of the game, such as its lives. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly pitch: string;
  readonly start: ReactNode;
  /** True where there are choices before the start, which then stays visible. */
  readonly isStartKept?: boolean;
  /** Rules, rewards and other facts. */
  readonly children: ReactNode;
}

/** Landing of a mode: its place as the ground, its rules and rewards, and the start. */
export function ModeLanding(props: ModeLandingProps) {
  const { modeId, back, picture, title, pitch, start, isStartKept = false, children } = props;
  const { t } = useI18n();
  return (
    <div className={styles.screen} style={{ '--hue': modeTable[modeId].hue }}>
      <ConnectionNotice />
      <Link className={styles.back} to={back?.to ?? '/modes'}>
        <ArrowLeft className={styles.arrow} aria-hidden="true" />
        {back?.label ?? t('nav.modes')}
      </Link>
      <header className={styles.hero}>
        <div className={styles.open}>
          <div className={styles.ground}>
            <Suspense>
              <Place modeId={modeId} />
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
