import type { Operator } from '@trivia/contract/billing/operators.ts';
import type { ReactNode } from 'react';
import { Picture } from '../../../game/art/picture.tsx';
import { skies } from '../../../game/art/skies.ts';
import { OperatorMark } from '../../../game/offers/operator-mark.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import { readTheme } from '../../../lib/theme.ts';
import { Logo } from '../../../ui/ornament/logo.tsx';
import styles from './operator-frame.module.css';

interface OperatorFrameProps {
  readonly operator: Operator;
  /** True for forms, which have a picture of the Tigris above; states have a plain glow. */
  readonly hasPicture?: boolean;
  /** True for a paid subscription: rays behind the mascot. */
  readonly isBright?: boolean;
  readonly children: ReactNode;
  /** Sticky foot: price, cancellation, and the button. */
  readonly foot: ReactNode;
}

/** Frame around each step of subscribing by operator, with the names of both partners. */
export function OperatorFrame({
  operator,
  hasPicture = false,
  isBright = false,
  children,
  foot,
}: OperatorFrameProps) {
  const { t, language } = useI18n();
  return (
    <div className={hasPicture ? styles.form : styles.state} data-bright={isBright}>
      {hasPicture && (
        <div className={styles.picture} aria-hidden="true">
          <Picture {...skies[readTheme() === 'light' ? 'day' : 'night']} sizes="100vw" isFirst />
        </div>
      )}
      <header className={styles.top}>
        <a className={styles.brand} href="/landing">
          <Logo size={34} />
          {t('operator.brand')}
        </a>
        <span className={styles.operator}>
          <OperatorMark slug={operator.slug} />
          {operator.name[language]}
        </span>
      </header>
      <div className={styles.content}>{children}</div>
      <footer className={styles.foot}>{foot}</footer>
    </div>
  );
}
