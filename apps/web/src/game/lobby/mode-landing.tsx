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
  /** Screen to go back to; the modes by default. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Picture of the game. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly pitch: string;
  readonly start: ReactNode;
  /** True where there are choices before the start, which then stays visible. */
  readonly isStartKept?: boolean;
  /** Rules, rewards and other facts. */
  readonly children: ReactNode;
}

/** Landing of a mode: its rules and rewards, and the start. */
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
