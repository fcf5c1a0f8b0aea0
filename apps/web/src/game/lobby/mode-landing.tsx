import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { Weave } from '../../ui/ornament/weave.tsx';
import { ConnectionNotice } from '../match/connection-notice.tsx';
import styles from './mode-landing.module.css';

interface ModeLandingProps {
  /** Degrees of OKLCH. */
  readonly hue: number;
  /** Where one came from; the modes, unless told. */
  readonly back?: { readonly to: string; readonly label: string };
  /** What the game looks like. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly pitch: string;
  readonly start: ReactNode;
  /** There is something to choose first, so that the start stays in sight. */
  readonly isStartKept?: boolean;
  /** Rules, rewards and whatever else there is to know. */
  readonly children: ReactNode;
}

/** Everything a player should know before a game begins, and the way into it. */
export function ModeLanding(props: ModeLandingProps) {
  const { hue, back, picture, title, pitch, start, isStartKept = false, children } = props;
  const { t } = useI18n();
  return (
    <div className={styles.screen} style={{ '--hue': hue }}>
      <ConnectionNotice />
      <Link className={styles.back} to={back?.to ?? '/modes'}>
        <ArrowLeft className={styles.arrow} aria-hidden="true" />
        {back?.label ?? t('nav.modes')}
      </Link>
      <header className={styles.hero}>
        <Weave />
        {picture}
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
