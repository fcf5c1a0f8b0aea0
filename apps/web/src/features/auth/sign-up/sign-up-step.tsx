import { type ReactNode, useEffect, useRef } from 'react';
import { Mascot } from '../../../game/art/mascot.tsx';
import { useI18n } from '../../../lib/i18n/i18n.ts';
import styles from './sign-up-step.module.css';

const STEPS = [1, 2];

interface SignUpStepProps {
  /** Number of the step, from 1. */
  readonly n: number;
  readonly name: string;
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Fields of one step. Fields of the other step stay in the form, hidden. */
export function SignUpStep({ n, name, isShown, children }: SignUpStepProps) {
  const { t } = useI18n();
  const place = useRef<HTMLDivElement>(null);
  const wasShown = useRef(isShown);
  useEffect(() => {
    const hasWrong = place.current?.querySelector('[aria-invalid="true"], [data-wrong="true"]');
    if (isShown && !wasShown.current && !hasWrong)
      place.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  const label = t('auth.step', { n, total: STEPS.length, name });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset shows its legend on its edge, and not above the bars
    <div ref={place} className={styles.step} role="group" aria-label={label} hidden={!isShown}>
      <div className={styles.head} aria-hidden="true">
        <div className={styles.way}>
          <p className={styles.name}>{label}</p>
          <div className={styles.bars}>
            {STEPS.map((step) => (
              <span key={step} data-done={step <= n} />
            ))}
          </div>
        </div>
        <Mascot className={styles.mascot} pose={n < STEPS.length ? 'hello' : 'cheering'} looks="start" />
      </div>
      {children}
    </div>
  );
}
