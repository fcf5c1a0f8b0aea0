import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../lib/i18n/i18n.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './verdict.module.css';

interface VerdictProps {
  readonly isRight: boolean;
  readonly children: ReactNode;
}

/** One checked fact, with a check mark or a prominent cross. */
export function Verdict({ isRight, children }: VerdictProps) {
  const { t } = useI18n();
  const IconOf = isRight ? Check : X;
  return (
    <span className={styles.verdict} data-right={isRight}>
      <span className={styles.badge}>
        <IconOf className={styles.icon} aria-hidden="true" />
      </span>
      <span>
        <VisuallyHidden>{`${t(isRight ? 'draw.right' : 'draw.wrong')}: `}</VisuallyHidden>
        {children}
      </span>
    </span>
  );
}
